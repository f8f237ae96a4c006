// What the people at a table are called.

import { t } from "./language.svelte"
import type { Seat } from "./types"

const BOTS = 6 // that the languages have names for

/** Whether somebody sat there who has left: the log still tells of them, though a bot plays on. */
export const hasLeft = ({ kind, why, name }: Seat): boolean => kind === "bot" && why === "left" && !name.startsWith("bot:")

/** The name of who plays for a seat; "" while it is open. A bot's is the reader's: everybody reads it in their own language. */
export const nameOf = (seat: Seat): string => (seat.kind === "bot" && !hasLeft(seat) ? t(`bot-name-${seat.number % BOTS}`) : seat.name)
