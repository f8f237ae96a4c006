// Ready choices of options: what they are called, how long they last, and which one a table is played by.

import { speakerOf, t } from "./language.svelte"
import { verbatim } from "./phrases"
import type { Game, Option, Preset, TableInfo } from "./types"

type Options = Record<string, number>

/** The usual ones are called alike everywhere; a game names those that only it has. */
export function presetName(game: Game, name: string): string {
  const speaker = speakerOf(game.id)
  return speaker.t(speaker.knows(`ui-preset-${name}`) ? `ui-preset-${name}` : `new-preset-${name}`)
}

/** "45-65" in words. */
export function rangeOf(text: string): string {
  const [low = "", high = ""] = text.split("-")
  return high ? t("new-measured-range", { low: verbatim(low), high: verbatim(high) }) : low
}

/** How long a preset lasts with so many players, or with the number nearest to it that was measured. */
export const lengthOf = ({ lengths = [] }: Preset, seats: number) =>
  [...lengths].sort((a, b) => Math.abs(a.seats - seats) - Math.abs(b.seats - seats))[0]

/** The default of an option and its highest value, with so many players. */
export function limitsOf(option: Option, seats: number): { high: number; default: number } {
  const own = option.by_seats.find((b) => b.seats === seats)
  return { high: own?.high ?? option.high, default: own?.default ?? option.default }
}

const rulesOf = (game: Game) => game.options.filter(({ name }) => name !== "seats")

/** The options that differ from the rules as they are written. */
function changed(game: Game, options: Options): Option[] {
  return rulesOf(game).filter((option) => (options[option.name] ?? limitsOf(option, options.seats!).default) !== limitsOf(option, options.seats!).default)
}

function presetOf(game: Game, options: Options): Preset | undefined {
  const chosen = (preset: Preset, option: Option) => preset.options[option.name] ?? limitsOf(option, options.seats!).default
  return game.presets.find((preset) => rulesOf(game).every((option) => (options[option.name] ?? limitsOf(option, options.seats!).default) === chosen(preset, option)))
}

function valueOf(game: Game, { name, low, choices }: Option, value: number): string {
  const word = choices[value - low]
  return word === undefined ? String(value) : speakerOf(game.id).t(`option-${name}-${word}`)
}

/** What a table is played by, where it differs from the usual rules: the name of a preset, or how many rules were changed and which. */
export function rulesOfTable(game: Game, { options }: TableInfo): { says: string; detail: string } {
  const preset = presetOf(game, options)
  if (preset) return { says: Object.keys(preset.options).length ? presetName(game, preset.name) : "", detail: "" }
  const differ = rulesChanged(game, options)
  return { says: t("lobby-rules-changed", { number: differ.length }), detail: differ.map(({ says }) => says).join("\n") }
}

/** Every rule that is not as it is written, with the clause that it changes. */
export function rulesChanged(game: Game, options: Options): { clause: string; says: string }[] {
  const speaker = speakerOf(game.id)
  const told = (option: Option) => t("lobby-rule", { option: verbatim(speaker.t(`option-${option.name}`)), value: verbatim(valueOf(game, option, options[option.name]!)) })
  return changed(game, options).map((option) => ({ clause: option.clause, says: told(option) }))
}
