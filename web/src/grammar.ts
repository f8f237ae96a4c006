// English grammar: what the engine says of seats, said to the people who sit there. A translation of the client writes this file anew.

import { capitalise, say } from "./sentences"

/** The engine speaks of seats ("Red sailed to c4."); readers know people. */
export function named(sentence: string, seats: string[], name: (seat: string) => string): string {
  let text = sentence
  for (const seat of seats) {
    // A seat that is called like a suit also names its ship and crew ("The Suns ship was holed."); a die keeps its suit.
    text = text.replace(new RegExp(`(^|[^\\w.])(?:the )?${seat}(?= (?:ship|crew)\\b)`, "gi"), (_, before: string, at: number) => {
      const of = name(seat) === say.you ? "your" : `${name(seat)}’s`
      return before + (at === 0 && before === "" ? capitalise(of) : of)
    })
    text = text.replace(new RegExp(`(^|[^\\w.])(${seat})('s|’s)?(?!\\w|\\.\\w| die\\b)`, "gi"), (_, before: string, __: string, of: string | undefined, at: number, whole: string) => {
      const who = name(seat)
      const first = at === 0 ? before === "" : /[.:] ?$/.test(whole.slice(0, at + before.length))
      if (who === say.you) return before + (of ? (first ? "Your" : "your") : first ? "You" : "you")
      return before + who + (of ? "’s" : "")
    })
  }
  return addressed(text)
}

/** "You asks Ann and was refused the offer of you." as one says it to somebody: "You ask Ann and were refused your offer." */
function addressed(text: string): string {
  const plural = (verb: string) => AUX[verb] ?? bare(verb)
  return text
    .replace(/\b([Yy]ou) (was|has|is|does)\b/g, (_, you: string, verb: string) => `${you} ${plural(verb)}`)
    .replace(/(^|[.:] )You ([a-z]+s)\b(?=[^.]*\.)/g, (whole, before: string, verb: string) => (NOT_VERBS.has(verb) ? whole : `${before}You ${plural(verb)}`))
    .replace(/((?:^|[.:] )You [^.:]* and )(was|has|is|does)\b/g, (_, before: string, verb: string) => before + plural(verb))
    .replace(/\bthe (\w+) of you\b/g, "your $1")
}

const NOT_VERBS = new Set(["always", "thus", "perhaps", "sometimes"])
const AUX: Record<string, string> = { is: "are", has: "have", was: "were", does: "do", may: "may", must: "must", can: "can", cannot: "cannot", decides: "decide" }
const bare = (verb: string) =>
  /^[dlt]ies$/.test(verb) ? verb.slice(0, -1) : verb.endsWith("ies") ? verb.slice(0, -3) + "y" : /(ss|sh|ch|x|o)es$/.test(verb) ? verb.slice(0, -2) : verb.endsWith("s") && !verb.endsWith("ss") ? verb.slice(0, -1) : verb

/** "Red sails one space, or spends points." said to Red: "Sail one space, or spend points." */
export function imperative(prompt: string, seat: string): string {
  const found = new RegExp(`^${seat} (\\w+)(.*)$`, "is").exec(prompt)
  if (!found) return prompt
  const verb = found[1]!
  let rest = found[2]!
  const aux = AUX[verb]
  if (!aux || verb === "may" || verb === "must") rest = rest.replace(/(, | or | and |, or |, and )([a-z]+s)\b(?= (?:a|an|the|it|to|one|ability|your|on|in|for|nothing|no|out|or|and)\b|,|\.|$)/g, (_, join: string, next: string) => join + bare(next))
  if (aux) return `You ${aux}${rest}`
  const plain = bare(verb)
  return capitalise(plain) + rest
}
