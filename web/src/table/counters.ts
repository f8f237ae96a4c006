// What counters, zones and sheets are called.

import type { Speaker } from "$client/language.svelte"
import type { Counter } from "$client/types"

/** What tells a counter of a zone from the others there. */
export const keyOf = ({ id, of = "" }: Counter) => `${id} ${of}`

export const counterName = ({ id, of }: Counter, { t }: Speaker) => t(`counter-${id}`, of ? { of } : {})

/** The zone of a seat is called like the seat, whose noun is its id. */
export const zoneName = (id: string, { t, label }: Speaker) => (id.startsWith("seat:") ? label(id) : t(`zone-${id}`))
