// Every sentence of the client. What a game says comes from its own words; to translate the client, translate this file.

export const few = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** The same text, with a capital at its beginning. */
export const capitalise = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

const COUNTS: Record<number, string> = { 2: "Two", 3: "Three", 4: "Four", 5: "Five", 6: "Six", 7: "Seven", 8: "Eight", 9: "Nine", 10: "Ten", 11: "Eleven", 12: "Twelve" }

export const say = {
  // Everywhere
  brand: "Argosy",
  games: "Games",
  rulebooks: "Rulebooks",
  home: "Argosy, all games",
  you: "you",
  close: "Close",
  cancel: "Cancel",
  copy: "Copy link",
  copied: "Copied",
  loading: "One moment.",
  offline: "The server cannot be reached.",
  keepsTrying: "We try again every few seconds. Games are safe: they go on where they were.",
  tryNow: "Try now",
  noParts: (game: string) => `${game} brings no parts of its own for the browser: it is shown with those that all games share.`,
  brokenParts: (game: string, address: string) => `${game}: ${address} cannot be used, so it is shown with the parts that all games share.`,
  serverSays: (status: number) => `The server answered ${status}.`,
  noSuchGame: "There is no such game.",
  noSuchTable: "There is no such table, or it is private.",
  noSuchTableDetail: "Look at the link again, or ask whoever sent it for a new one.",
  notInvited: "This table is private. Ask its owner for a link.",
  notFound: "There is nothing at this address.",
  toLobby: "All games",
  skip: "Skip to the board",
  night: "Night chart",
  day: "Day chart",
  soundOn: "Turn sounds on",
  soundOff: "Turn sounds off",
  menu: "Table menu",
  back: "Back to all games",

  // Lobby
  heading: (games: number) => `${games ? `${COUNTS[games] ?? games} games` : "Games"} of trade and piracy`,
  lead: ["Play a bot now, or share a link with friends.", "Every rule is enforced, and every “no” tells you why."],
  goOn: "Continue: it is your turn",
  joinByLink: "Join with a link",
  pasteLink: "Paste the link you were sent",
  join: "Join",
  badLink: "That is not a link to a table on this server.",
  playBot: "Play a bot",
  openTable: "Open a table",
  about: "About this game",
  seatsOf: (low: number, high: number) => (low === high ? `${low}` : `${low} to ${high}`),
  minutes: (minutes: string) => `${minutes.replace("-", " to ")} min`,
  yourTables: "Your tables",
  openSeats: "Seats open now",
  noTables: "No game yet. Two clicks and a bot sits across from you.",
  noSeats: "Nobody is waiting. Open a table and be the first.",
  playOn: "Play",
  watch: "Watch",
  look: "Look",
  sitDown: "Sit down",
  seated: (n: number, of: number) => `${n} of ${of} seated`,
  yourTurn: "Your turn",
  waitingFor: (name: string) => `Waiting for ${name}`,
  notBegun: "Not begun",
  over: "Over",
  ownedBy: (name: string) => `${name}’s table`,
  ago: (minutes: number) => (minutes < 1 ? "just now" : minutes < 60 ? `${minutes} min ago` : minutes < 2880 ? `${Math.round(minutes / 60)} h ago` : `${Math.round(minutes / 1440)} days ago`),
  yourName: "Your name",
  save: "Save",
  chartTowns: ["Elven Town", "Fishermen’s Village", "Wood Folk’s Refuge", "Mountain Caves", "Wizards’ City", "Riders’ Town", "Knights’ Castle", "Dwarven Caves"],

  botNames: ["Old Salt", "Long Meg", "Grey Tom", "Madam Pike", "Young Finn", "Aunt Bess"],

  // Starting
  against: "Play against",
  levels: { easy: "an easy bot", medium: "a medium bot", hard: "a hard bot" } as Record<string, string>,
  levelNames: { easy: "easy", medium: "medium", hard: "hard" } as Record<string, string>,
  howMany: "Players",
  length: "Length",
  presets: { short: "Short", usual: "Usual", long: "Long" } as Record<string, string>,
  allOptions: "All options",
  clockTitle: "Clock",
  clocks: { none: "No clock", move: "For each move", game: "For the whole game" } as Record<string, string>,
  timeOf: { move: "Time for each move", game: "Time for the whole game" } as Record<string, string>,
  timePer: { move: (time: string) => `${time} per move`, game: (time: string) => `${time} per game` } as Record<string, (time: string) => string>,
  otherTime: "Another time…",
  howLong: "How long",
  unit: "Seconds, minutes or hours",
  units: { seconds: "seconds", minutes: "minutes", hours: "hours" } as Record<string, string>,
  clockRange: "Choose between 5 seconds and 7 days.",
  duration: (seconds: number) => {
    const parts: [number, string, string][] = [[Math.floor(seconds / 86_400), "day", "days"], [Math.floor((seconds % 86_400) / 3600), "hour", "hours"], [Math.floor((seconds % 3600) / 60), "minute", "minutes"], [seconds % 60, "second", "seconds"]]
    return parts.filter(([n]) => n).map(([n, one, many]) => few(n, one, many)).join(" ")
  },
  hintsChoice: "Hints: players may ask a bot what it would do",
  hintsOff: "No hints",
  hintsOffDetail: "This table is played without hints.",
  visibility: "Who can find it",
  visibilities: { public: "Everyone: it is listed", unlisted: "Anyone with the link", private: "Only people you invite" } as Record<string, string>,
  seatKinds: { me: "You", open: "Open seat", "bot:easy": "Bot, easy", "bot:medium": "Bot, medium", "bot:hard": "Bot, hard", hot: "Another person at this screen" } as Record<string, string>,
  seatTitle: (seat: string) => `Seat ${seat}`,
  hotName: "Their name",
  create: "Open the table",
  startNow: "Play",
  slow: "Slow game: a day for each move",

  // Before the start
  waitingRoom: "The table is laid.",
  shareThis: "Send this link to the people you want to play with. Anyone who opens it can sit down.",
  startWithBots: "Fill with bots and begin",
  begin: "Begin",
  sitHere: "Sit here",
  openSeat: "open",
  joinFirst: "Take a seat to play, or stay and watch.",
  newLink: "Make a link",

  // Status
  yourTurnHead: "Your turn.",
  botPlays: "A bot plays for you.",
  theBot: "The bot",
  wasYourTurn: "It was your turn.",
  turnOf: (name: string) => `${name}’s turn.`,
  wait: (name: string) => `Waiting for ${name}.`,
  thinking: (name: string) => `${name} is thinking.`,
  gameOver: "The game is over.",
  reconnecting: "Reconnecting. Your moves are kept.",
  clauseTitle: (clause: string) => `Rule ${clause}: open the rulebook there`,

  // Board
  board: "The board",
  boardGrid: "Board: arrow keys move, Enter acts or asks why not",
  fit: "Whole board",
  empty: "empty",
  canAct: (label: string) => `can be chosen: ${label}`,
  chosenNow: "chosen",

  // Actions
  actions: "What you can do",
  bar: "Actions",
  allActions: "All",
  chooseOn: "Choose a lit place",
  chooseOne: "Choose an action",
  sure: "Are you sure?",
  notYet: "Not yet",
  answerAbove: "Answer on the board",
  undo: "Undo",
  undoMore: "Undo…",
  undoTitle: "Take this back?",
  undoYes: "Take it back",
  askBack: "Ask to take back…",
  askBackTitle: "Ask to take this back?",
  askThem: (names: string) => `Ask ${names}`,
  lastDecision: "Your last decision",
  takesBack: (what: string) => `“${what.replace(/\.$/, "")}” is taken back.`,
  takesBackOthers: (what: string, others: string, decisions: number) => `“${what.replace(/\.$/, "")}” is taken back, and all that ${others} decided after it: ${few(decisions, "decision", "decisions")} in all.`,
  drawnAgain: "What was drawn or rolled goes back too. Decide the same again, and the same will be drawn.",
  mustAgree: (names: string) => `${names} must agree.`,
  undoAsked: "The others have been asked.",
  undoRequest: (name: string) => (name.toLowerCase() === "you" ? "You have asked to take a move back." : `${name} asks to take a move back.`),
  agree: "Agree",
  refuse: "Refuse",
  nothingToUndo: "nothing to take back",
  hint: "Hint",
  hintSays: (label: string, chances: string) => `The bot suggests: ${label}${chances && ` · chances of winning: ${chances}`}`,
  chanceOf: (name: string, percent: number) => `${name} ${percent} %`,
  andMore: (n: number) => `and ${n} more`,
  nothingMeant: "Nothing can be done here now.",
  enterKey: "Enter",
  cannotUndo: "cannot be taken back",

  // Panels
  points: "points",
  bot: (level: string) => `bot, ${level}`,
  away: "away",
  playsFor: (level: string) => `a ${level} bot plays`,
  tiles: (n: number) => few(n, "tile", "tiles"),
  coins: (n: number) => few(n, "coin", "coins"),
  pieces: (n: number) => few(n, "piece", "pieces"),
  tabs: { board: "Board", scores: "Scores", log: "Log", rules: "Rules", chat: "Chat" } as Record<string, string>,
  log: "Log",
  rules: "Rules",
  chat: "Chat",
  players: "Players",
  setUp: (n: number) => `Set-up and chance: ${few(n, "line", "lines")}`,
  takenBack: "taken back",
  byBot: "by a bot",
  tookBack: (seat: string, line: number) => `${capitalise(seat)} took back line ${line} and what came after it.`,
  jump: (line: number) => `Show the position after line ${line}`,
  older: "Earlier lines",
  search: "Search the rules",
  noClause: "No rule says that.",
  houseRule: "house rule",
  rulings: "Rulings",
  rulebook: "Rulebook",
  closeRules: "Close the rules",
  writeChat: "Say something",
  send: "Send",
  noChat: "Nobody has said anything yet.",
  sinceYouLeft: (n: number) => `Since you last looked: ${few(n, "event", "events")}`,
  showMe: "Show me",
  seenAll: "Seen",

  // Menu
  speed: "Speed",
  speeds: { "0.5": "Slow", "1": "Usual", "2": "Fast", "0": "No motion" } as Record<string, string>,
  notices: "Tell me when it is my turn",
  handOver: "Let a bot play for me",
  takeBack: "Play myself again",
  takeSeatBack: "Take my seat back",
  leave: "Leave the table",
  leaveSure: "Leave for good? A bot will play your seat to the end.",
  otherDevice: "Link to my seat for another device",
  invite: "Copy an invitation",
  members: "People you let in",
  membersDetail: "Anyone you send away stays away, and the invitations you have given out stop working.",
  noMembers: "Nobody has used an invitation yet.",
  plays: "is playing",
  sendAway: "Send away",
  sendAwaySure: (name: string) => `Send ${name} away? The invitations you have given out stop working.`,
  download: "Download the record",
  replay: "Replay",
  fullRules: "Whole rulebook",

  // End
  won: (names: string) => `${names} won.`,
  youWon: "You won.",
  shared: (names: string) => `${names} share the victory.`,
  review: "Review",
  result: "Result",
  again: "Again",
  newTable: "To the new table",
  and: " and ",

  // Replay
  position: (n: number, of: number) => `Line ${n} of ${of}`,
  where: { before: "set-up", start: "start of play", end: "the end", now: "now" } as Record<string, string>,
  chanceNext: "Set-up and chance.",
  start: "First position",
  prev: "One back",
  next: "One on",
  play: "Play",
  pause: "Pause",
  live: "Back to the game",
  linkHere: "Copy a link to this position",
  playFromHere: "Play on from here",
  scrub: "Position",

  // Notices
  titleTurn: (game: string) => `(!) ${game}: your turn`,
  titleGame: (game: string) => `${game}: Argosy`,
  noticeTurn: "It is your turn.",

  // Hot seat
  handoff: (name: string) => `${name}, it is your turn.`,
  handoffDetail: "Take the screen, then look.",
  handoffOpen: "I am here",
}

/** A list in words. */
export function list(names: string[]): string {
  return names.length < 2 ? (names[0] ?? "") : names.slice(0, -1).join(", ") + say.and + names.at(-1)
}

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
    .replace(/(?<=(?:^|[.:] )You [^.:]* and )(was|has|is|does)\b/g, plural)
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

export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  if (h >= 48) return `${Math.round(h / 24)} days`
  return h ? `${h}:${String(m).padStart(2, "0")}:${String(s).padStart(2, "0")}` : `${m}:${String(s).padStart(2, "0")}`
}
