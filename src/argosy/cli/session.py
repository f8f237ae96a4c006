"""Play in the terminal: show the table, ask, carry out the answer, for several people at one keyboard."""

import secrets
import sys
from itertools import groupby
from pathlib import Path

from argosy.bots.advice import advise, told
from argosy.bots.bot import Bot
from argosy.bots.names import bot
from argosy.cli import arguments, records
from argosy.cli.console import say, width
from argosy.cli.narration import result, sentences, titled
from argosy.cli.rulebooks import say_clause
from argosy.core.clauses import clause
from argosy.core.contract import SPECTATOR, UNREADABLE, Game, Rng, verb_of
from argosy.core.edition import BadInput, Edition
from argosy.core.language import Reader
from argosy.core.match import Match, drawn_by_system, drawn_from
from argosy.core.registry import edition as find_edition
from argosy.draw import characters

ADVISER = "hard"
HELP = """\
Type the number of an action, or its text. Besides:
  why ACTION    why something is not allowed (why sail a1)
  undo [LINE]   take back your last decision, or everything from a line on
  hint          what the bot hard would play, and why
  table         draw the table again
  log           everything that has happened, with the numbers of the lines
  rules CLAUSE  a rule in full (rules R8)
  save FILE     keep the game; go on with: argosy play --load FILE
  quit          stop (save first if you want to go on later)"""
LONG = 16  # a verb with more actions than this is listed in columns, without sentences


# ── Sitting down ──────────────────────────────────────────────────────────────────────────────────


def play(
    name: str | None, players: list[str], pairs: list[str], seed: int | None, load: Path | None
) -> None:
    chance = drawn_by_system if seed is None else drawn_from(Rng(seed))
    if load is not None:
        match = resumed(load, name, players, pairs)
    elif name is None:
        raise BadInput("Which game? Such as: argosy play sea_routes. To see them all: argosy games")
    else:
        match = opened(find_edition(name), players, pairs)
    bots = {
        seat: bot(called.removeprefix("bot:"))
        for seat, called in match.names.items()
        if called.startswith("bot:")
    }
    match.go_on(chance)
    rng = Rng(secrets.randbits(60) if seed is None else seed + 1)
    Session(match, bots, rng).run()


def opened(edition: Edition, players: list[str], pairs: list[str]) -> Match:
    players = players or default_players(edition)
    given = arguments.options(edition, pairs)
    options = edition.choose({**given, "seats": len(players)})
    seats = edition.seat_names(options)
    return Match(edition, options, names=named(seats, players))


def default_players(edition: Edition) -> list[str]:
    return ["you"] + ["greedy"] * (edition.default_seats - 1)


def resumed(path: Path, name: str | None, players: list[str], pairs: list[str]) -> Match:
    match = records.load(path)
    if name is not None and name != match.edition.id:
        raise BadInput(f"{path} is a game of {match.edition.id}, not of {name}.")
    if pairs:
        raise BadInput("The options of a record are fixed; leave --option out.")
    if players and len(players) != len(match.seats):
        raise BadInput(f"{path} has {len(match.seats)} seats, and --seats names {len(players)}.")
    if players:
        match.names = named(match.seats, players)
    return match


def named(seats: tuple[str, ...], players: list[str]) -> dict[str, str]:
    """Name the players by seat: `you:Ann` is a person called Ann, `greedy` the bot of that name."""
    found = {}
    for seat, player in zip(seats, players, strict=True):
        kind, _, called = player.partition(":")
        if kind == "you":
            found[seat] = called or "you"
        else:
            bot(player)
            found[seat] = f"bot:{player}"
    return found


# ── Playing ───────────────────────────────────────────────────────────────────────────────────────


class Left(Exception):
    """The people have left the table."""


class Session:
    """One match at this keyboard."""

    def __init__(self, match: Match, bots: dict[str, Bot], rng: Rng) -> None:
        self.match = match
        self.bots = bots
        self.rng = rng
        self.people = [seat for seat in match.seats if seat not in bots]
        self.has_secrets = type(match.game).redact is not Game.redact
        self.behind_curtain = len(self.people) > 1 and self.has_secrets
        self.viewer = SPECTATOR  # the seat that the screen is for
        if len(self.people) == 1:
            self.viewer = match.seat_number(self.people[0])
        self.told: dict[int, int] = {}  # by viewer: how many lines were told
        self.commands = {
            "why": self.explain,
            "undo": self.undo,
            "hint": self.hint,
            "table": self.draw,
            "log": self.log,
            "rules": self.rules,
            "save": self.save,
            "help": self.help,
            "quit": self.quit,
        }

    def run(self) -> None:
        say(f"{self.match.edition.title}: {self.line_up()}", "bold")
        for notice in self.match.edition.notices:
            say(f"Note: {notice}")
        try:
            while (seat := self.match.turn) is not None:
                if seat in self.bots:
                    self.let_bot_decide(seat)
                else:
                    self.ask(seat)
        except (Left, EOFError):
            say("You left the table; the game is not over.")
            return
        self.tell_news()
        self.draw("")
        for line in result(self.match):
            say(line, "bold")

    def line_up(self) -> str:
        return ", ".join(titled(self.match, seat) for seat in self.match.seats)

    def let_bot_decide(self, seat: str) -> None:
        self.match.play(self.match.words.write(self.advice(seat, self.bots[seat])), seat)
        if not self.people:
            self.tell_news()

    def advice(self, seat: str, adviser: Bot) -> int:
        """Ask a bot, which sees only what its seat knows."""
        number = self.match.seat_number(seat)
        known = self.match.view(number)
        return int(adviser.choose(self.match.game, known, number, self.rng))

    def ask(self, seat: str) -> None:
        """Ask a person until something has changed on the table."""
        number = self.match.seat_number(seat)
        if self.behind_curtain and self.viewer != number:
            self.draw_curtain(seat)
            self.viewer = number
        self.tell_news()
        self.draw("")
        self.question(seat)
        before = len(self.match.entries)
        while len(self.match.entries) == before:
            try:
                self.obey(seat, self.hear())
            except BadInput as problem:
                say(f"  {problem}", "red")

    def hear(self) -> str:
        say()
        text = input("> ").strip()
        if not sys.stdin.isatty():
            say(text)  # so that a transcript of piped input reads like a game
        return text

    def draw_curtain(self, seat: str) -> None:
        if sys.stdout.isatty():
            print("\x1b[2J\x1b[3J\x1b[H", end="")
        say(
            f"The next to decide is {titled(self.match, seat)}. Nobody else looks. Press Enter.",
            "bold",
        )
        input()

    def question(self, seat: str) -> None:
        clause_of = self.match.words.steps[self.match.state.step].clause
        say(f"{self.match.prompt()}  [{clause_of}]", "bold")
        for line in self.listing(seat) + self.others(seat):
            say(line)

    def listing(self, seat: str) -> list[str]:
        """List the legal actions; a verb with very many of them in columns, without sentences."""
        match, number = self.match, self.match.seat_number(seat)
        actions = enumerate(match.game.actions(match.state, number), 1)
        lines: list[str] = []
        for _, group in groupby(actions, key=lambda pair: verb_of(pair[1])):
            some = list(group)
            if len(some) > LONG:
                lines += in_columns([f"{n:>4}  {match.words.write(action)}" for n, action in some])
            else:
                lines += self.sentences(number, some)
        return lines

    def sentences(self, seat: int, actions: list[tuple[int, int]]) -> list[str]:
        """List actions with number, text, sentence, and the odds where there are any."""
        words = self.match.words
        wide = max(len(words.write(action)) for _, action in actions)
        lines = []
        for n, action in actions:
            text, label = words.write(action), words.label(action)
            said = label if label != text else ""
            lines.append(f"{n:>4}  {text:<{wide}}  {said}{self.odds(seat, action)}".rstrip())
        return lines

    def others(self, seat: str) -> list[str]:
        """Tell which people may act although it is not their turn, such as with an offer."""
        free = [p for p in self.people if p != seat and self.match.legal(p)]
        return [f"Meanwhile {p} may act too: type {p} and the action." for p in free]

    def odds(self, seat: int, action: int) -> str:
        tell = self.match.edition.odds
        says = tell(self.match.game, self.match.view(seat), seat, action) if tell else ""
        return f"  ({says})" if says else ""

    # ── Telling ──

    def tell_news(self) -> None:
        """Tell what has happened since this viewer last looked."""
        news = self.match.entries[self.told.get(self.viewer, 0) :]
        self.told[self.viewer] = len(self.match.entries)
        for text in sentences(self.match, news, self.viewer):
            say(f"  {text}")

    def draw(self, _: str) -> None:
        match = self.match
        say()
        table = match.backdrop() + match.table(self.viewer)
        say(characters.draw(table, width()))

    # ── Answers ──

    def obey(self, seat: str, text: str) -> None:
        command, _, rest = text.partition(" ")
        if text.isascii() and text.isdigit():
            self.decide(seat, self.numbered(seat, int(text)))
        elif not text:
            self.forced(seat)
        elif command in self.commands and self.match.words.read(text) == UNREADABLE:
            self.commands[command](rest.strip())
        else:
            self.decide(*self.speaker(seat, text))

    def numbered(self, seat: str, number: int) -> str:
        legal = self.match.legal(seat)
        if not 1 <= number <= len(legal):
            raise BadInput(f"There are actions 1 to {len(legal)}, not {number}.")
        return legal[number - 1]

    def forced(self, seat: str) -> None:
        legal = self.match.legal(seat)
        if len(legal) == 1:
            self.decide(seat, legal[0])
        else:
            say("Type the number of an action, or help.")

    def speaker(self, seat: str, text: str) -> tuple[str, str]:
        """Read who speaks: another person at this keyboard may (`blue accept`), but nobody for a bot."""
        first, _, rest = text.partition(" ")
        if first not in self.match.seats or not rest:
            return seat, text
        if first in self.bots:
            raise BadInput(f"{titled(self.match, first)} decides for itself.")
        return first, rest

    def decide(self, seat: str, text: str) -> None:
        verbs = {verb.text for verb in self.match.words.actions.values()}
        if text.split(" ")[0] not in verbs:
            raise BadInput(f"{text!r} is no action and no command. Type help.")
        refusal = self.match.why(text, seat)
        if refusal is None:
            self.match.play(text, seat)
            return
        say(f"  No. {refusal}", "red")
        say("  Type why and the action for the rule in full.")

    # ── Commands ──

    def explain(self, text: str) -> None:
        if not text:
            raise BadInput("Why what? Such as: why sail a1")
        records.explain(self.match, text)

    def undo(self, text: str) -> None:
        mine = [e for e in self.match.standing() if e.line.who in self.people]
        if not mine:
            raise BadInput("There is nothing to take back.")
        if text and not (text.isascii() and text.isdigit() and len(text) < 9):
            raise BadInput("undo, or undo and the number of a line; log shows the numbers.")
        number = int(text) if text else mine[-1].number
        entry = next((e for e in mine if e.number == number), None)
        if entry is None:
            raise BadInput(f"Line {number} is not a decision of yours that still stands.")
        agreed = self.agreement(entry.line.who, number)
        self.match.undo(number, entry.line.who, agreed)

    def agreement(self, seat: str, number: int) -> list[str]:
        """Ask the other people at this keyboard where an undo needs their consent; return who agrees."""
        obstacle = self.match.undo_obstacle(seat, number)
        others = [other for other in self.people if other != seat]
        if not obstacle or not others:
            return others
        say(Reader().say(obstacle))
        return [
            o
            for o in others
            if input(f"Does {o} agree to the undo? (y/n) ").strip() in ("y", "yes")
        ]

    def hint(self, _: str) -> None:
        seat = self.match.waiting
        adviser = bot(ADVISER)
        advice = advise(adviser, self.match.game, self.match.view(seat), seat, self.rng)
        for line in told(advice, self.match.words, ADVISER):
            say(line)

    def log(self, _: str) -> None:
        for entry in self.match.entries:
            undone = "  (taken back)" if entry.taken_back else ""
            for text in sentences(self.match, [entry], self.viewer):
                say(f"{entry.number:>4}  {text}{undone}")

    def rules(self, text: str) -> None:
        if not text:
            raise BadInput("Which clause? Such as: rules R8")
        say_clause(clause(self.match.edition, text))

    def save(self, text: str) -> None:
        if not text:
            raise BadInput("Into which file? Such as: save game.txt")
        path = Path(text).expanduser()
        if path.is_file() and not arguments.read(path).startswith("record "):
            raise BadInput(f"{path} exists and is no record; choose another name.")
        arguments.write(path, self.match.record().write())
        say(f"Saved. Go on with: argosy play --load {path}")

    def help(self, _: str) -> None:
        say(HELP)

    def quit(self, _: str) -> None:
        raise Left


def in_columns(texts: list[str]) -> list[str]:
    """Arrange texts in as many columns as fit, downwards."""
    wide = max(map(len, texts)) + 2
    many = max(1, width() // wide)
    rows = -(-len(texts) // many)
    return ["".join(f"{text:<{wide}}" for text in texts[n::rows]).rstrip() for n in range(rows)]
