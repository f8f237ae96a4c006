"""Tables to begin a test at: boxes, tokens, cargo and gold as the test wants them."""

from argosy.core.contract import SPECTATOR
from argosy.core.words import Refusal
from argosy.games.land_routes.facts import LandRoutesFacts, facts
from argosy.games.land_routes.numbers import CARD
from argosy.games.land_routes.rules.reading import (
    box,
    card_at,
    gold_of,
    hand_of,
    set_hand,
    square_of,
)
from argosy.games.land_routes.state import LandRoutesState
from argosy.games.land_routes.tables import Tables
from argosy.games.land_routes.words.nouns import GOODS, SEATS
from argosy.tabletop import Arranged, tabletop


def boxes_of(*goods: str) -> dict[str, tuple[str, str]]:
    """What the centers have and need: `boxes_of("grain coal", ...)`, from a to e."""
    has_and_needs = [each.split() for each in goods]
    return {
        center: (has, needs) for center, (has, needs) in zip("abcde", has_and_needs, strict=True)
    }


# The boxes of the example in the rules
BOXES = boxes_of("grain coal", "coal iron", "iron grain", "hides spices", "spices hides")


class Road(Arranged[LandRoutesState, Tables]):
    """A table whose chance is written into the test, as in a record: "? roll 4"."""

    def follow(self, *lines: str) -> "Road":
        for line in lines:
            self.play(line)
        return self

    # ── Looking ──

    def gold(self, seat: str) -> int:
        return int(gold_of(self.s, SEATS.index(seat)))

    def where(self, seat: str) -> str:
        return self.words.actions[5].nouns[0].write(square_of(self.s, SEATS.index(seat)))

    def cargo(self, seat: str) -> list[str]:
        hand = hand_of(self.s, SEATS.index(seat))
        return [GOODS[card - 1] for card in (card_at(hand, slot) for slot in range(3)) if card]

    def has(self, center: str) -> str:
        return GOODS[box(self.s.has, "abcde".index(center)) - 1]

    def needs(self, center: str) -> str:
        return GOODS[box(self.s.needs, "abcde".index(center)) - 1]

    @property
    def step(self) -> str:
        return self.words.steps[self.s.step].id

    def last(self) -> list[str]:
        """What was told of the last line, in English."""
        heard = self.entries[-1].events
        return [self.words.say(self.words.event(event, SPECTATOR)) for event in heard]

    def facts(self) -> LandRoutesFacts:
        return facts(self.tables, self.s)

    def why_not(self, text: str) -> Refusal:
        found = self.why(text)
        assert found is not None, f"{text!r} is allowed"
        return found

    # ── Arranging ──

    def put(self, **squares: str) -> "Road":
        names = self.words.actions[5].nouns[0].numbers
        for seat, name in squares.items():
            shift = SEATS.index(seat) * 8
            self.s.squares += (names[name] - square_of(self.s, shift // 8)) << shift
        return self

    def load(self, **cargo: str) -> "Road":
        """Cargo out of the bag into hands; what they held goes back into it."""
        for seat, goods in cargo.items():
            for good in self.cargo(seat):
                self.s.bag += CARD[GOODS.index(good)]
            hand = 0
            for slot, good in enumerate(goods.split()):
                self.s.bag -= CARD[GOODS.index(good)]
                hand += GOODS.index(good) + 1 << 4 * slot
            set_hand(self.s, SEATS.index(seat), hand)
        return self

    def pay(self, **gold: int) -> "Road":
        """Gold out of the bank into purses, or back."""
        for seat, amount in gold.items():
            change = amount - self.gold(seat)
            self.s.bank -= change
            self.s.purses += change * 256 ** SEATS.index(seat)
        return self

    def is_whole(self) -> bool:
        """Every card and every piece of gold is somewhere, once."""
        return set(self.game.census(self.state)) == {1}


def dealing(boxes: dict[str, tuple[str, str]]) -> list[str]:
    lines = []
    for center, (has, needs) in boxes.items():
        lines += [f"has {center} {has}", f"needs {center} {needs}"]
    return lines


def road(starts: str = "a c", *, boxes: dict[str, tuple[str, str]] = BOXES, **options: int) -> Road:
    """Everyone has started where `starts` says, red is first and about to depart."""
    seats = starts.split()
    rolls = [f"roll {6 - n}" for n in range(len(seats))]
    chosen = {"seats": len(seats), **options}
    t = Road("land_routes", chosen, [*dealing({**BOXES, **boxes}), *rolls], 1)
    assert not t.wishes, f"never happened: {t.wishes}"
    t.chance = None
    t.follow(*(f"{SEATS[n]} start {center}" for n, center in enumerate(seats)))
    return t


__all__ = ["BOXES", "Road", "boxes_of", "dealing", "road", "tabletop"]
