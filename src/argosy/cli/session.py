"""Play in the terminal: show the table, ask, carry out the answer, for several people at one keyboard."""

import secrets
import sys
from itertools import groupby
from pathlib import Path

from argosy.bots.advice import advise
from argosy.bots.bot import Bot
from argosy.bots.names import bot
from argosy.cli import arguments, hints, records
from argosy.cli.console import say, width
from argosy.cli.narration import line_up, result, sentences, titled
from argosy.cli.rulebooks import notices, say_clause
from argosy.cli.speech import language, reader_of, t, told
from argosy.core.clauses import clause
from argosy.core.contract import SPECTATOR, UNREADABLE, Rng, verb_of
from argosy.core.edition import BadInput, Edition, bad
from argosy.core.match import Match, drawn_by_system, drawn_from
from argosy.core.phrase import verbatim
from argosy.core.registry import edition as find_edition
from argosy.draw import characters

ADVISER = "hard"
LONG = 16  # a verb with more actions than this is listed in columns, without sentences


# ── Sitting down ──────────────────────────────────────────────────────────────────────────────────


def play(
    name: str | None, players: list[str], pairs: list[str], seed: int | None, load: Path | None
) -> None:
    chance = drawn_by_system if seed is None else drawn_from(Rng(seed))
    if load is not None:
        match = resumed(load, name, players, pairs)
    elif name is None:
        raise bad("which-game")
    else:
        match = opened(find_edition(name), players, pairs)
    bots = {
        seat: bot(called.removeprefix("bot:"), match.edition)
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
    return Match(edition, options, names=named(edition, seats, players))


def default_players(edition: Edition) -> list[str]:
    return ["you"] + ["greedy"] * (edition.default_seats - 1)


def resumed(path: Path, name: str | None, players: list[str], pairs: list[str]) -> Match:
    match = records.load(path)
    if name is not None and name != match.edition.id:
        game, given = verbatim(match.edition.id), verbatim(name)
        raise bad("load-game", file=verbatim(path), game=game, given=given)
    if pairs:
        raise bad("load-options")
    if players and len(players) != len(match.seats):
        seats = len(match.seats)
        raise bad("load-seats", file=verbatim(path), seats=seats, given=len(players))
    if players:
        match.names = named(match.edition, match.seats, players)
    return match


def named(edition: Edition, seats: tuple[str, ...], players: list[str]) -> dict[str, str]:
    """Name the players by seat: `you:Ann` is a person called Ann, `greedy` the bot of that name."""
    found = {}
    for seat, player in zip(seats, players, strict=True):
        kind, _, called = player.partition(":")
        if kind == "you":
            found[seat] = called or "you"
        else:
            bot(player, edition)
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
        self.has_secrets = match.game.has_secrets
        self.behind_curtain = len(self.people) > 1 and self.has_secrets
        self.viewer = SPECTATOR  # the seat that the screen is for
        if len(self.people) == 1:
            self.viewer = match.seat_number(self.people[0])
        # One person is spoken to; of several, each is called by name.
        self.reader = reader_of(match, self.people if len(self.people) == 1 else ())
        self.heard: dict[int, int] = {}  # by viewer: how many lines were told
        self.commands = {
            "why": self.explain,
            "what": self.explain,
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
        say(f"{self.reader.says('title')}: {line_up(self.match)}", "bold")
        for notice in notices(self.match.edition, self.reader):
            say(notice)
        try:
            while (seat := self.match.turn) is not None:
                if seat in self.bots:
                    self.let_bot_decide(seat)
                else:
                    self.ask(seat)
        except (Left, EOFError):
            say(t("play-left"))
            return
        self.tell_news()
        self.draw("")
        for line in result(self.match, self.reader):
            say(line, "bold")

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
                say(f"  {told(problem, self.reader)}", "red")

    def hear(self) -> str:
        say()
        text = input("> ").strip()
        if not sys.stdin.isatty():
            say(text)  # so that a transcript of piped input reads like a game
        return text

    def draw_curtain(self, seat: str) -> None:
        if sys.stdout.isatty():
            print("\x1b[2J\x1b[3J\x1b[H", end="")
        say(t("play-curtain", player=verbatim(titled(self.match, seat))), "bold")
        input()

    def question(self, seat: str) -> None:
        clause_of = self.match.words.steps[self.match.state.step].clause
        asked = self.reader.say(self.match.words.prompt(self.match.state))
        say(f"{asked}  [{clause_of}]", "bold")
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
        words, known = self.match.words, self.match.view(seat)
        wide = max(len(words.write(action)) for _, action in actions)
        lines = []
        for n, action in actions:
            text = words.write(action)
            said = self.reader.say(words.choice(known, seat, action))
            lines.append(f"{n:>4}  {text:<{wide}}  {said}{self.odds(seat, action)}".rstrip())
        return lines

    def others(self, seat: str) -> list[str]:
        """Tell which people may act although it is not their turn, such as with an offer."""
        free = [p for p in self.people if p != seat and self.match.legal(p)]
        return [self.reader.says("play-meanwhile", seat=f"seat:{person}") for person in free]

    def odds(self, seat: int, action: int) -> str:
        tell = self.match.edition.odds
        odds = tell(self.match.game, self.match.view(seat), seat, action) if tell else None
        return f"  ({self.reader.say(odds)})" if odds else ""

    # ── Telling ──

    def tell_news(self) -> None:
        """Tell what has happened since this viewer last looked."""
        news = self.match.entries[self.heard.get(self.viewer, 0) :]
        self.heard[self.viewer] = len(self.match.entries)
        for text in sentences(self.match, news, self.viewer, self.reader):
            say(f"  {text}")

    def draw(self, _: str) -> None:
        match = self.match
        say()
        table = match.backdrop() + match.table(self.viewer)
        say(characters.draw(table, self.reader, width()))

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
            raise bad("action-number", last=verbatim(len(legal)), number=verbatim(number))
        return legal[number - 1]

    def forced(self, seat: str) -> None:
        legal = self.match.legal(seat)
        if len(legal) == 1:
            self.decide(seat, legal[0])
        else:
            say(t("play-type"))

    def speaker(self, seat: str, text: str) -> tuple[str, str]:
        """Read who speaks: another person at this keyboard may (`blue accept`), but nobody for a bot."""
        first, _, rest = text.partition(" ")
        if first not in self.match.seats or not rest:
            return seat, text
        if first in self.bots:
            raise bad("bot-decides", player=verbatim(titled(self.match, first)))
        return first, rest

    def decide(self, seat: str, text: str) -> None:
        verbs = {verb.text for verb in self.match.words.actions.values()}
        if text.split(" ")[0] not in verbs:
            raise bad("no-action", text=verbatim(text))
        refusal = self.match.why(text, seat)
        if refusal is None:
            self.match.play(text, seat)
            return
        say(f"  {self.reader.says('play-refused', reason=refusal.said)}", "red")
        say(f"  {t('play-type-why')}")

    # ── Commands ──

    def explain(self, text: str) -> None:
        if not text:
            raise bad("why-what")
        records.explain(self.match, text, self.reader)

    def undo(self, text: str) -> None:
        mine = [e for e in self.match.standing() if e.line.who in self.people]
        if not mine:
            raise bad("undo-nothing")
        if text and not (text.isascii() and text.isdigit() and len(text) < 9):
            raise bad("undo-number")
        number = int(text) if text else mine[-1].number
        entry = next((e for e in mine if e.number == number), None)
        if entry is None:
            raise bad("undo-not-yours", line=verbatim(number))
        agreed = self.agreement(entry.line.who, number)
        self.match.undo(number, entry.line.who, agreed)

    def agreement(self, seat: str, number: int) -> list[str]:
        """Ask the other people at this keyboard where an undo needs their consent; return who agrees."""
        obstacle = self.match.undo_obstacle(seat, number)
        others = [other for other in self.people if other != seat]
        if not obstacle or not others:
            return others
        say(self.reader.say(obstacle))
        return [other for other in others if self.agrees(other)]

    def agrees(self, seat: str) -> bool:
        asked = self.reader.says("play-agree", seat=f"seat:{seat}")
        return input(f"{asked} ").strip().lower() in t("play-agree-yes").split()

    def hint(self, _: str) -> None:
        seat = self.match.waiting
        adviser = bot(ADVISER)
        advice = advise(adviser, self.match.game, self.match.view(seat), seat, self.rng)
        for line in hints.sentences(advice, self.match, ADVISER, self.reader):
            say(line)

    def log(self, _: str) -> None:
        for entry in self.match.entries:
            undone = f"  ({t('play-taken-back')})" if entry.taken_back else ""
            for text in sentences(self.match, [entry], self.viewer, self.reader):
                say(f"{entry.number:>4}  {text}{undone}")

    def rules(self, text: str) -> None:
        if not text:
            raise bad("which-clause")
        say_clause(clause(self.match.edition, text, language()))

    def save(self, text: str) -> None:
        if not text:
            raise bad("which-file")
        path = Path(text).expanduser()
        if path.is_file() and not arguments.read(path).startswith("record "):
            raise bad("file-exists", file=verbatim(path))
        arguments.write(path, self.match.record().write())
        say(t("play-saved", file=verbatim(path)))

    def help(self, _: str) -> None:
        say(t("play-help"))

    def quit(self, _: str) -> None:
        raise Left


def in_columns(texts: list[str]) -> list[str]:
    """Arrange texts in as many columns as fit, downwards."""
    wide = max(map(len, texts)) + 2
    many = max(1, width() // wide)
    rows = -(-len(texts) // many)
    return ["".join(f"{text:<{wide}}" for text in texts[n::rows]).rstrip() for n in range(rows)]
