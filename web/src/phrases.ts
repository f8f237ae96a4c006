// Phrases, before they are said in a language: the id of a message, and its nouns. A noun is `type:text` ("space:c4").

import type { Phrase, Told } from "./types"

/** What a phrase may hold: a number, a noun, another phrase, or several of them. */
export type Value = number | string | Phrase | (number | string | Phrase)[]
export type Nouns = Record<string, Value | Told>
/** What can be said. */
export type Sayable = Value | Told | null | undefined

const HIDDEN = "?"
const TEXT = "text" // the type of nouns that are said as they are written

export const phrase = (id: string, nouns: Nouns = {}): Phrase => ({ id, nouns: nouns as Phrase["nouns"] })
export const isPhrase = (value: Value): value is Phrase => typeof value === "object" && !Array.isArray(value)

/** The text behind the colon, as it is in the notation: `c4` of `space:c4`. "" for anything that is no noun. */
export function textOf(noun: Value | null | undefined): string {
  return typeof noun === "string" ? noun.slice(noun.indexOf(":") + 1) : ""
}
/** What stands before the colon: `space` of `space:c4`. */
export function typeOf(noun: Value | null | undefined): string {
  return typeof noun === "string" ? noun.slice(0, Math.max(0, noun.indexOf(":"))) : ""
}
/** A text that is said as it is written, whatever it contains: the name of a person. */
export const verbatim = (text: string) => `${TEXT}:${text}`

/** The seats that a phrase names, in its order. */
export const seatsOf = ({ nouns }: Phrase): string[] => Object.values(nouns ?? {}).filter((value) => typeOf(value) === "seat").map(textOf)
/** Of a seat that acts by several, the one that the first of these phrases names: a colour. "" where there is none. */
export const actorOf = ([first]: Phrase[]): string => textOf(Object.values(first?.nouns ?? {}).find((value) => typeOf(value) === "actor"))
/** Whether the reader may not know something that a phrase speaks of. */
export const hasHidden = ({ nouns }: Phrase): boolean => Object.values(nouns ?? {}).some((value) => textOf(value) === HIDDEN)
export { HIDDEN, TEXT }
