// Says phrases in the reader's language. The sentences are Fluent files, which the server hands out; core/language.py reads
// the same files and knows the same functions. What a language lacks is said in English.

import { FluentBundle, FluentResource, FluentType, type FluentValue, type FluentVariable, type Scope } from "@fluent/bundle"
import { HIDDEN, TEXT, isPhrase, phrase, textOf, typeOf, type Nouns, type Sayable, type Value } from "./phrases"
import { prefs } from "./prefs.svelte"
import type { Phrase, Words } from "./types"

const ENGLISH = "en"
const PARTS = "abcdefgh" // the names of a compound's parts

// ── What the files may call ──

/** Who speaks just now: the parts of a compound are bare texts, of which NOUN makes nouns. */
let speaking: Speaker | null = null

function speakingAs<T>(speaker: Speaker, speak: () => T): T {
  const before = speaking
  speaking = speaker
  try { return speak() } finally { speaking = before }
}

/** A noun as Fluent's argument: how it is said depends on its form. */
class SpokenNoun extends FluentType<string> {
  constructor(noun: string, readonly speaker: Speaker) {
    super(noun)
  }
  get type(): string { return typeOf(this.value) }
  get text(): string { return textOf(this.value) }
  form(form: string): string { return this.speaker.noun(this.type, this.text, form) }
  toString(_scope?: Scope): string { return this.form("") }
}

const textOfArgument = (value: FluentValue | undefined) => (value instanceof SpokenNoun ? value.form("") : value instanceof FluentType ? String(value.valueOf()) : String(value ?? ""))

const FUNCTIONS = {
  PERSON: ([noun]: FluentValue[]) => (noun instanceof SpokenNoun ? noun.speaker.person(noun.type, noun.text) : "unnamed"),
  FORM: ([noun, form]: FluentValue[]) => (noun instanceof SpokenNoun ? noun.form(textOfArgument(form)) : textOfArgument(noun)),
  KEY: ([noun]: FluentValue[]) => {
    const text = noun instanceof SpokenNoun ? noun.text : textOfArgument(noun)
    return text === HIDDEN ? "hidden" : text.replaceAll(".", "-")
  },
  NOUN: ([type, part]: FluentValue[]) => {
    const text = part instanceof SpokenNoun ? part.text : typeof part === "string" ? part : null
    return text === null || !speaking ? (part ?? "") : new SpokenNoun(`${textOfArgument(type)}:${text}`, speaking)
  },
  CAP: ([noun]: FluentValue[]) => {
    const said = textOfArgument(noun)
    return said.slice(0, 1).toUpperCase() + said.slice(1)
  },
}

// ── The language ──

/** The files of one language, as bundles: one for the client, one for each game, in which the game may say better what all share. */
class Book {
  private readonly shared: FluentResource
  private readonly bundles = new Map<string, FluentBundle>()

  constructor(readonly words: Words, private readonly whole: boolean) {
    this.shared = new FluentResource(words.client)
  }

  /** Whether it has the words of every game. */
  get isWhole(): boolean { return this.whole }

  /** Add the words of a game. */
  learn(game: string, words: Words): void {
    this.words.games[game] = words.games[game] ?? ""
    this.bundles.delete(game)
  }

  bundle(game: string): FluentBundle {
    let bundle = this.bundles.get(game)
    if (!bundle) {
      bundle = new FluentBundle(this.words.language, { functions: FUNCTIONS, useIsolating: false })
      bundle.addResource(this.shared)
      const own = this.words.games[game]
      if (own) bundle.addResource(new FluentResource(own), { allowOverrides: true })
      this.bundles.set(game, bundle)
    }
    return bundle
  }
}

/** The words of the first of these languages that the server has, else of English: with those of every game, of one, or of none (""). */
async function fetchWords(wanted: string[], game?: string): Promise<Words> {
  const only = game === undefined ? "" : `&game=${encodeURIComponent(game)}`
  const answer = await fetch(`/api/words?of=${encodeURIComponent(wanted.join(","))}${only}`, { credentials: "same-origin" })
  if (!answer.ok) throw new Error(String(answer.status))
  return (await answer.json()) as Words
}

const MOST_WISHES = 9
const short = (code: string) => code.split("-")[0]!.toLowerCase()

class Language {
  /** The language that is spoken, then English. */
  books = $state.raw<Book[]>([])
  /** The book in which a message was looked for in vain: English is asked for once. */
  private lacking: Book | null = null
  /** Codes of all languages. */
  readonly all = $derived(this.books[0]?.words.languages ?? [])
  readonly code = $derived(this.books[0]?.words.language ?? ENGLISH)

  /** Read the words of the reader's language, before anything is said; those of the games where they are wanted. */
  async load(games: boolean): Promise<void> {
    const wanted = new Set([prefs.language, ...navigator.languages.map(short)].filter(Boolean))
    this.speak(new Book(await fetchWords([...wanted].slice(0, MOST_WISHES), games ? undefined : ""), games))
  }

  /** Have the words of a game before it is spoken of. */
  async learn(game: string): Promise<void> {
    const book = this.books[0]
    if (!book || book.isWhole || book.words.games[game] !== undefined) return
    const words = await fetchWords([book.words.language], game)
    if (this.books[0] !== book) return this.learn(game)
    book.learn(game, words)
    this.books = [...this.books]
  }

  /** Have the words of every game, as the pages need them that speak of all. */
  async learnAll(): Promise<void> {
    const book = this.books[0]
    if (book && !book.isWhole) this.speak(new Book(await fetchWords([book.words.language]), true))
  }

  /** Speak another language from now on. Whatever is on the page is said anew. */
  async choose(code: string): Promise<void> {
    this.speak(new Book(await fetchWords([code]), true))
    prefs.setLanguage(code)
  }

  private speak(book: Book): void {
    this.books = [book]
    document.documentElement.lang = book.words.language
  }

  /** What a language lacks is said in English, which is not sent before: our own languages lack nothing. */
  async miss(): Promise<void> {
    const book = this.books[0]
    if (!book || this.lacking === book || book.words.language === ENGLISH) return
    this.lacking = book
    const words = await fetchWords([ENGLISH]).catch(() => null)
    if (words && this.books[0] === book) this.books = [book, new Book(words, true)]
  }

  /** What a language calls itself. */
  nameOf(code: string): string {
    return new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code
  }
}

export const language = new Language()

// ── Who speaks ──

interface Listener {
  readonly game?: string // whose words come first
  readonly names?: Readonly<Record<string, string>> // of the people, by seat
  readonly you?: readonly string[] // the seats of the reader
}

/** Says things to somebody: about a game, with the names of the people at its table. */
export class Speaker {
  constructor(private readonly listener: Listener = {}) {}

  /** A phrase, a noun, a number or a list, in words; "" for nothing. */
  say = (value: Sayable): string => {
    if (value === null || value === undefined || value === "") return ""
    return speakingAs(this, () => {
      const spoken = this.argument(value as Value)
      return typeof spoken === "number" ? spoken.toLocaleString(language.code) : String(spoken)
    })
  }

  /** The message with this id. */
  t = (id: string, nouns: Nouns = {}): string => this.say(phrase(id, nouns))

  /** A value that stands by itself, as a heading does: with a capital at its beginning, unless it is written as in the notation ("c4"). */
  label = (value: Sayable): string => (!value && value !== 0 ? "" : this.isNotation(value as Value) ? this.say(value) : this.t("label", { what: value as Value }))

  /** What something is there for: the message `about-` and the id of what it is called by, with the same nouns; "" if there is none. */
  use = (value: Sayable): string => {
    if (!value || typeof value === "number" || Array.isArray(value)) return ""
    const called = value as Value
    // A noun is explained by its own message, or by that of its type.
    const ids = typeof called === "string" ? [called.replace(/[:.]/g, "-"), typeOf(called)] : [(called as Phrase).id]
    const id = ids.find((each) => this.knows(`about-${each}`))
    return id ? this.say(phrase(`about-${id}`, typeof called === "string" ? {} : (called as Phrase).nouns)) : ""
  }

  knows = (id: string): boolean => language.books.some((book) => book.bundle(this.listener.game ?? "").hasMessage(id))

  private isNotation(value: Value): boolean {
    const type = typeOf(value)
    return !!type && type !== "seat" && type !== TEXT && !this.knows(type) && !this.knows(`${type}-${textOf(value).replaceAll(".", "-")}`)
  }

  private argument(value: Value): FluentVariable {
    if (typeof value === "number") return value
    if (Array.isArray(value)) return new Intl.ListFormat(language.code).format(value.map(this.say))
    if (isPhrase(value)) return this.phrase(value)
    return new SpokenNoun(value, this)
  }

  private phrase({ id, nouns }: Phrase): string {
    const said = Object.entries(nouns ?? {}).map(([name, value]) => [name, this.argument(value)] as const)
    const text = this.message(id, Object.fromEntries(said))
    if (text === null) void language.miss()
    return text ?? `{${id}}`
  }

  /** A message, or one of its attributes; null if there is none. */
  private message(id: string, nouns: Record<string, FluentVariable>, form = ""): string | null {
    for (const book of language.books) {
      const bundle = book.bundle(this.listener.game ?? "")
      const found = bundle.getMessage(id)
      const pattern = (form && found?.attributes[form]) || found?.value
      if (pattern) return bundle.formatPattern(pattern, nouns, [])
    }
    return null
  }

  noun(type: string, text: string, form: string): string {
    if (!type || type === TEXT || text === HIDDEN) return text
    if (type === "seat" && this.listener.you?.includes(text)) return this.message("you", {}, form) ?? text
    const name = type === "seat" && this.listener.names?.[text]
    if (name) return name
    const parts = text.split(".").map((part, n) => [PARTS[n]!, part] as const)
    return this.message(`${type}-${text.replaceAll(".", "-")}`, {}, form) ?? this.message(type, Object.fromEntries(parts), form) ?? text
  }

  person(type: string, text: string): string {
    if (type === "seat" && this.listener.you?.includes(text)) return "you"
    return type === "seat" && this.listener.names?.[text] ? "named" : "unnamed"
  }
}

/** The client itself. */
export const client = new Speaker()
export const { t } = client

/** Speaks of a game where no table is: its title, its options. */
export const speakerOf = (game: string): Speaker => new Speaker({ game })
