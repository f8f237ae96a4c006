// Requests to the server. Every refusal becomes an Error with its sentence and its clause.

import type { Game, Guest, Hint, Line, Member, Refusal, Rules, SceneData, TableInfo, View, Why } from "./types"
import { bringParts } from "./games"
import { say } from "./sentences"

export class Refused extends Error {
  constructor(readonly code: string, says: string, readonly clause = "", readonly status = 0, readonly rule = "") {
    super(says)
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: { "X-Argosy": "1", ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Refused("offline", say.offline)
  }
  const text = await answer.text()
  if (answer.ok) return (answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text) as T
  let refusal: Refusal = { code: String(answer.status), says: say.serverSays(answer.status) }
  try {
    const said = JSON.parse(text) as Partial<Refusal>
    if (said.says) refusal = { code: said.code ?? refusal.code, says: said.says, clause: said.clause }
  } catch { /* not ours: a proxy's page */ }
  throw new Refused(refusal.code, refusal.says, refusal.clause, answer.status)
}

const get = <T>(path: string) => ask<T>("GET", path)
const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body)
const at = (table: string, rest = "") => `/api/tables/${encodeURIComponent(table)}${rest}`
const query = (seat?: string | null) => (seat ? `?seat=${encodeURIComponent(seat)}` : "")

/** How long a game takes at least and at most; one that does not say comes last. */
function minutesOf(game: Game): [number, number] {
  const [least = Infinity, most = least] = (game.minutes.match(/\d+/g) ?? []).map(Number)
  return [least, most]
}

/** From the shortest to the longest. */
const byLength = (games: Game[]) => games.sort((a, b) => {
  const [least, most] = minutesOf(a), [otherLeast, otherMost] = minutesOf(b)
  return least < otherLeast ? -1 : least > otherLeast ? 1 : most < otherMost ? -1 : most > otherMost ? 1 : a.title.localeCompare(b.title)
})

let known: Promise<Game[]> | undefined
const books = new Map<string, Promise<Rules>>()

export interface CreateTable {
  game: string; seats: string[]; options?: Record<string, number>; visibility?: string
  clock?: { kind: string; seconds: number }; pace?: string; start?: string; hints?: boolean; title?: string
}

export const api = {
  games: () => (known ??= get<Game[]>("/api/games").then(byLength).then(bringParts).catch((e) => { known = undefined; throw e })),
  game: async (id: string) => {
    const found = (await api.games()).find((game) => game.id === id)
    if (!found) throw new Refused("unknown", say.noSuchGame, "", 404)
    return found
  },
  rules: (game: string) => {
    let book = books.get(game)
    if (!book) {
      book = get<Rules>(`/api/games/${game}/rules`)
      book.catch(() => books.delete(game))
      books.set(game, book)
    }
    return book
  },
  me: async (): Promise<Guest | null> => {
    try { return await get<Guest | null>("/api/guests/me") } catch (e) {
      if (e instanceof Refused && e.status === 401) return null // known to a server that is no more
      throw e
    }
  },
  guest: (name: string | null) => post<Guest>("/api/guests", { name }),
  rename: (name: string) => ask<Guest>("PATCH", "/api/guests/me", { name }),
  mine: () => get<TableInfo[]>("/api/guests/me/tables"),
  open: () => get<TableInfo[]>("/api/tables"),
  create: (table: CreateTable) => post<{ table: TableInfo; invitation: string }>("/api/tables", table),
  table: (id: string) => get<TableInfo>(at(id)),
  enter: (id: string, secret: string, name: string | null) => post<TableInfo>(at(id, "/enter"), { secret, name }),
  join: (id: string, seat: string | null = null) => post<TableInfo>(at(id, "/join"), { seat }),
  leave: (id: string, seat: string) => post<TableInfo>(at(id, "/leave"), { seat }),
  start: (id: string, fill: string | null) => post<TableInfo>(at(id, "/start"), { fill }),
  openSeat: (id: string, seat: string) => post<TableInfo>(at(id, `/seats/${seat}/open`)),
  seatBot: (id: string, seat: string, level: string) => post<TableInfo>(at(id, `/seats/${seat}/bot`), { level }),
  seatBack: (id: string, seat: string) => post<TableInfo>(at(id, `/seats/${seat}/back`)),
  invite: (id: string) => post<{ secret: string }>(at(id, "/invite")),
  members: (id: string) => get<Member[]>(at(id, "/members")),
  removeMember: (id: string, guest: string) => post<TableInfo>(at(id, `/members/${guest}/remove`)),
  seatLink: (id: string, seat: string) => post<{ secret: string }>(at(id, `/seats/${seat}/link`)),
  rematch: (id: string) => post<TableInfo>(at(id, "/rematch")),
  fork: (id: string, line: number, seat: string, level: string) =>
    post<TableInfo>(at(id, "/fork"), { at: line, seat, level }),
  backdrop: (id: string) => get<SceneData>(at(id, "/backdrop")),
  position: (id: string, n: number, seat?: string | null) => get<View>(at(id, `/positions/${n}`) + query(seat)),
  log: (id: string, after = 0, seat?: string | null) =>
    get<Line[]>(at(id, "/log") + `?after=${after}&limit=200${seat ? `&seat=${encodeURIComponent(seat)}` : ""}`),
  why: (id: string, body: { text?: string; place?: string; seat?: string | null }) => post<Why>(at(id, "/why"), body),
  hint: (id: string, seat: string | null) => post<Hint>(at(id, "/hint"), { seat }),
  recordAddress: (id: string) => at(id, "/record"),
}
