"""A table for the tests, past its setup: pieces are put where a test wants them."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from argosy.core.match import Match
from argosy.core.words import Refusal
from argosy.games.pirates.rules.pieces import lift_from, put_on
from argosy.games.pirates.rules.reading import byte, with_byte
from argosy.games.pirates.state import (
    ABOARD,
    ACTING,
    AT_OCEAN,
    CAPTAIN,
    CLAIMED_BY,
    GONE,
    KILLED,
    NO_SHIP_LEFT,
    ON_SHIP,
    PIECES,
    UNDER,
    UNPLACED,
    PiratesState,
)
from argosy.games.pirates.tables import Tables
from argosy.games.pirates.words.nouns import LETTERS, SQUARE_NAMES
from argosy.kit.piecepack import RANKS, SUITS
from argosy.tabletop import Tabletop, tabletop

# Twin Islands, four crews: land is c3 to f10 in the west and i3 to l10 in the east.
SHIPS = {"suns": "c1", "moons": "j1", "crowns": "c11", "arms": "j11"}
DICE = {"suns": "l6", "moons": "i6", "crowns": "f6", "arms": "c6"}
VALUES = (2, 3, 4, 5)


def piece_number(name: str) -> int:
    """suns.a is 0, arms.captain is 19."""
    suit, _, who = name.partition(".")
    crew = SUITS.index(suit)
    return CAPTAIN + crew if who == "captain" else crew * 4 + LETTERS.index(who)


def said(match: Match) -> list[str]:
    """Everything that has happened, in English, as a spectator hears it."""
    words = match.words
    return [words.say(words.event(event, -1)) for entry in match.entries for event in entry.events]


class Scene:
    """Everyone is aboard, every crew has a = 2, b = 3, c = 4, d = 5, suns are on turn."""

    def __init__(self, seats: int = 4, island: int = 1, **options: int) -> None:
        crews = SUITS[: 4 if seats == 2 else seats]
        options.setdefault("extra", 0)
        coins = [
            f"crew {suit}.{letter} {value}"
            for suit in crews
            for letter, value in zip(LETTERS, VALUES, strict=True)
        ]
        self.t: Tabletop = tabletop(
            "pirates", "first suns", *coins, seats=seats, seed=1, island=island, **options
        )
        for suit in crews:
            self.t.play(f"place {SHIPS[suit] if island == 1 else self.t.legal()[0][6:]}")
        for suit in crews:
            self.t.play(f"hide {DICE[suit] if island == 1 else self.t.legal()[-1][5:]}")

    # ── Looking ──

    @property
    def s(self) -> PiratesState:
        assert isinstance(self.t.state, PiratesState)
        return self.t.state

    @property
    def game(self) -> Tables:
        assert isinstance(self.t.game, Tables)
        return self.t.game

    def land(self, square: str) -> int:
        return int(self.game.boards[self.s.island].square_land[SQUARE_NAMES.index(square)])

    def where(self, name: str) -> str:
        """A square, "aboard" or "killed"."""
        place = int(self.s.where[piece_number(name)])
        if place < ABOARD:
            return SQUARE_NAMES[self.game.boards[self.s.island].land_square[place]]
        return "aboard" if place == ABOARD else "killed"

    def die(self, suit: str) -> str:
        """A square, the piece that carries it, "ship moons", "claimed by moons", or "loose"."""
        place = int(byte(self.s.dice, SUITS.index(suit)))
        if place < UNDER:
            return SQUARE_NAMES[self.game.boards[self.s.island].land_square[place]]
        if place < UNDER + PIECES:
            piece = place - UNDER
            if piece >= CAPTAIN:
                return f"{SUITS[piece - CAPTAIN]}.captain"
            return f"{SUITS[piece // 4]}.{LETTERS[piece % 4]}"
        if place < CLAIMED_BY:
            return f"ship {SUITS[place - ON_SHIP]}"
        return (
            f"claimed by {self.t.seats[place - CLAIMED_BY]}" if place < CLAIMED_BY + 4 else "loose"
        )

    def face(self, suit: str) -> str:
        return RANKS[byte(self.s.faces, SUITS.index(suit))]

    def ship(self, suit: str) -> str:
        """The upper left square of a ship, or "ocean"."""
        place = int(byte(self.s.berths, SUITS.index(suit)))
        board = self.game.boards[self.s.island]
        return "ocean" if place == AT_OCEAN else SQUARE_NAMES[board.position_square[place]]

    def command(self, suit: str) -> str:
        """Which ship a crew has."""
        ship = int(byte(self.s.ships, SUITS.index(suit)))
        return "none" if ship == NO_SHIP_LEFT else SUITS[ship]

    def balls(self, suit: str) -> int:
        return int(byte(self.s.balls, SUITS.index(suit)))

    def is_holed(self, suit: str) -> bool:
        return bool(self.s.holed >> SUITS.index(suit) & 1)

    def is_open(self, coin: str) -> bool:
        return bool(self.s.open >> piece_number(coin) & 1)

    def step(self) -> str:
        return self.t.words.steps[self.s.step].id

    def asked(self) -> str | None:
        return self.t.turn

    def can(self, *starts: str) -> list[str]:
        """The legal actions that begin with one of these, in the order of the alphabet."""
        return sorted(text for text in self.t.legal() if text.startswith(starts))

    def refuses(self, text: str) -> str:
        return self.t.refuses(text)

    def refusal(self, text: str) -> Refusal | None:
        return self.t.why(text)

    def said(self) -> list[str]:
        return said(self.t)

    # ── Playing ──

    def play(self, *lines: str) -> "Scene":
        """Decisions; a line "? roll suns 4" is what chance shall bring to the line before it."""
        for n, line in enumerate(lines):
            if not line.startswith("?"):
                if n + 1 < len(lines) and lines[n + 1].startswith("?"):
                    self.t.wishes[:0] = [
                        wish.split(" ", 1)[1] for wish in takewhile_chance(lines[n + 1 :])
                    ]
                self.t.play(line)
        assert not self.t.wishes, f"chance was not asked for {self.t.wishes}"
        return self

    # ── Setting the scene ──

    def turn(self, suit: str, left: int = 2) -> "Scene":
        """That crew is on turn."""
        s = self.s
        s.step = ACTING
        s.crew = SUITS.index(suit)
        s.mover = self.game.seat_of[s.crew]
        s.decider = s.mover
        s.left = left
        return self

    def put(self, **places: str) -> "Scene":
        """put(suns_a="c4", moons_captain="aboard", suns_b="killed")"""
        for name, place in places.items():
            piece = piece_number(name.replace("_", "."))
            here = int(self.s.where[piece])
            if here < ABOARD:
                lift_from(self.s, here)
            if place == "aboard":
                self.s.where[piece] = u8(ABOARD)
            elif place == "killed":
                self.s.where[piece] = u8(KILLED)
            else:
                land = self.land(place)
                assert land >= 0 and not self.s.on[land], place
                put_on(self.s, land, piece + 1)
                self.s.where[piece] = u8(land)
        return self

    def berth(self, **places: str) -> "Scene":
        """berth(suns="c1", moons="ocean")"""
        board = self.game.boards[self.s.island]
        for suit, place in places.items():
            square = SQUARE_NAMES.index(place) if place != "ocean" else 0
            position = AT_OCEAN if place == "ocean" else int(board.square_position[square])
            assert position >= 0, place
            self.s.berths = with_byte(self.s.berths, SUITS.index(suit), position)
        return self

    def hide(self, **places: str) -> "Scene":
        """hide(suns="d5", moons="under arms.b", crowns="ship suns", arms="claimed by moons")"""
        for suit, place in places.items():
            number = SUITS.index(suit)
            here = int(byte(self.s.dice, number))
            if here < UNDER:
                lift_from(self.s, here)
            first, _, last = place.rpartition(" ")
            if first == "under":
                code = UNDER + piece_number(last)
            elif first == "ship":
                code = ON_SHIP + SUITS.index(last)
            elif first:
                code = CLAIMED_BY + self.t.seats.index(last)
            else:
                code = self.land(place)
                assert code >= 0 and not self.s.on[code], place
                put_on(self.s, code, PIECES + 1 + number)
            self.s.dice = with_byte(self.s.dice, number, code)
        return self

    def faces(self, **faces: str) -> "Scene":
        """What found dice show."""
        for suit, face in faces.items():
            self.s.faces = with_byte(self.s.faces, SUITS.index(suit), RANKS.index(face))
        return self

    def load(self, **balls: int) -> "Scene":
        for suit, number in balls.items():
            self.s.balls = with_byte(self.s.balls, SUITS.index(suit), number)
        return self

    def whirl(self, **places: str) -> "Scene":
        """Whirlpools: a square, "gone" or "unplaced"."""
        board = self.game.boards[self.s.island]
        for suit, place in places.items():
            codes = {"gone": GONE, "unplaced": UNPLACED}
            code = codes.get(place)
            if code is None:
                code = int(board.square_position[SQUARE_NAMES.index(place)])
            self.s.whirlpools = with_byte(self.s.whirlpools, SUITS.index(suit), code)
        return self

    def maroon(self, suit: str) -> "Scene":
        """The crew loses its ship, which is free now."""
        self.s.ships = with_byte(self.s.ships, SUITS.index(suit), NO_SHIP_LEFT)
        return self.load(**{suit: 0})

    def deal(self, suit: str, *values: int) -> "Scene":
        all_values = [int(value) for value in self.s.values]
        crew = SUITS.index(suit)
        all_values[crew * 4 : crew * 4 + 4] = values
        self.s.values = vec[i64](all_values)
        return self


def takewhile_chance(lines: tuple[str, ...]) -> list[str]:
    """The lines of chance before the next decision."""
    found = []
    for line in lines:
        if not line.startswith("?"):
            break
        found.append(line)
    return found
