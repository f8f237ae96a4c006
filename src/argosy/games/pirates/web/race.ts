// The open ocean, the race and the treasure dice, as the facts have them.

import type { GameProps } from "$client/games"
import type { PiratesFacts } from "$client/generated"
import type { Piece } from "$client/types"

type Die = PiratesFacts["dice"][number]
const FACES = ["null", "ace", "2", "3", "4", "5"]
const DECK = 1.35 // inches from the middle of a ship: what is aboard lies nearer than what stands on the coast beside it

/** Who and what is on a ship, wherever it lies. */
export function aboard({ scene }: GameProps, ship: Piece): Piece[] {
  const loads = /^(coin|pawn|cannonball|die)$/
  return scene.pieces.filter((p) => loads.test(p.kind) && p.zone === (ship.zone?.startsWith("seat:") ? "ocean" : ship.zone) && Math.hypot(p.x - ship.x, p.y - ship.y) < DECK)
}

/** The ships in the open ocean, and whose they are. */
export function fleet({ facts, name }: GameProps): { suit: string; name: string }[] {
  return (facts as PiratesFacts).ships.filter((ship) => ship.is_at_sea).map(({ suit, seat }) => ({ suit, name: seat ? name(seat) : "" }))
}

/** How the game is won (PV-R28, PV-R29). */
export function goals({ facts, t }: GameProps): string {
  const { alone, goal } = facts as PiratesFacts
  return `${t("ui-win-alone", { number: alone })} ${t("ui-win-compared", { number: goal })}`
}

/** Who has brought what home, and what is still needed (PV-R28 to PV-R30). */
export function watch({ facts, t }: GameProps): { says: string; strong: boolean }[] {
  const { hoards, race, needed } = facts as PiratesFacts
  const home = hoards.filter((hoard) => hoard.treasures)
  const near = race === "over" ? [] : hoards.filter((hoard) => wouldWin(facts as PiratesFacts, hoard)).map(({ seat }) => ({ says: t("ui-would-win", { seat: `seat:${seat}` }), strong: true }))
  if (!home.length) return [...near, { says: t("ui-none-home"), strong: false }]
  const said = home.map(({ seat, treasures, value }) => ({ says: t("ui-home", { seat: `seat:${seat}`, number: treasures, worth: value }), strong: true }))
  const needs = { alone: t("ui-wins-alone", { number: needed }), compared: t("ui-compared", { number: needed }), tie: t("ui-tie"), none: "", over: "" }[race]
  return [...near, ...said, ...(needs ? [{ says: needs, strong: false }] : [])]
}

/** Whether a seat would win by bringing home what its crews and ships carry (PV-R28 to PV-R30). */
function wouldWin({ hoards, dice, ships, crews, home, alone, goal }: PiratesFacts, { seat, treasures, value }: PiratesFacts["hoards"][number]): boolean {
  const holder = (die: Die) => die.state === "aboard" ? ships.find((each) => each.suit === die.ship)?.seat : die.state === "carried" ? crews.find((each) => each.suit === die.carrier?.split(".")[0])?.seat : null
  const load = dice.filter((die) => holder(die) === seat)
  const others = hoards.filter((hoard) => hoard.seat !== seat), worth = load.reduce((sum, die) => sum + (die.value ?? 0), value)
  if (!load.length) return false
  const isAlone = treasures + load.length >= alone && others.every((hoard) => !hoard.treasures)
  return isAlone || (home + load.length >= goal && others.every((hoard) => hoard.value < worth))
}

/** Where each treasure is, and what the reader's crew would have to roll. */
export function treasures(game: GameProps): { suit: string; where: string; needs: string; likely: boolean }[] {
  const { dice, watched, crews } = game.facts as PiratesFacts
  const mine = crews.find((crew) => crew.suit === watched)?.seat
  const own = new Set(crews.filter((crew) => crew.seat === mine).map((crew) => crew.suit))
  return dice.map((die) => ({ suit: die.suit, where: whereIs(game, die), needs: die.state !== "spot" || !mine ? "" : own.has(die.suit) ? game.t("ui-die-own") : needsOf(game, die), likely: die.faces.length > 0 }))
}

function needsOf({ t }: GameProps, { faces }: Die): string {
  if (!faces.length) return t("ui-die-nobody")
  return t("ui-die-finds", { faces: faces.map((face) => `rank:${FACES[face]}`), chance: Math.round((100 * faces.length) / FACES.length) })
}

function whereIs({ t, facts }: GameProps, { suit, state, square, carrier, ship, seat, value }: Die): string {
  const die = `die:${suit}`, worth = value ?? 0
  if (state === "spot") return t("ui-die-spot", { die, square: `square:${square}` })
  if (state === "carried") return t("ui-die-carried", { die, worth, piece: carrier?.endsWith(".captain") ? `captain:${carrier.split(".")[0]}` : `coin:${carrier}` })
  // A ship is called by who commands it; a free one by its suit.
  const holder = (facts as PiratesFacts).ships.find((each) => each.suit === ship)?.crew
  if (state === "aboard") return t("ui-die-aboard", { die, worth, ship: holder ? `flagship:${holder}` : `ship:${ship}` })
  return state === "home" ? t("ui-die-home", { die, worth, seat: `seat:${seat}` }) : t("ui-die-loose", { die })
}
