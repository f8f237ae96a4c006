"""What keeps a player from a square or a card, said of it: how far it is, and which roll would lead there."""

from argosy.core.about import Asked
from argosy.core.contract import pack, verb_of
from argosy.core.phrase import Phrase, Value
from argosy.core.words import Refusal
from argosy.games.land_routes.board import Board
from argosy.games.land_routes.numbers import BUY, DIE_SIDES, NO_PATH, SELL, SELL_ON_ROAD
from argosy.games.land_routes.rules.centers import worth_at
from argosy.games.land_routes.rules.reading import box, card_at, hand_of, size_of, square_of
from argosy.games.land_routes.state import (
    DEPARTING,
    MOVING,
    SELLING,
    TRADING,
    LandRoutesState,
)
from argosy.games.land_routes.tables import Tables
from argosy.games.land_routes.words.nouns import GOODS, SEATS, square_value


def about(game: Tables, s: LandRoutesState, asked: Asked) -> Refusal | int | None:
    seat, place, _, reason, _ = asked
    squares = game.board.squares
    if place in squares:
        return about_square(game, s, seat, squares.index(place), reason)
    first, _, second = place.partition(".")
    if second in ("has", "needs") and first in squares:
        return about_box(game, s, seat, squares.index(first), second)
    if first in SEATS and second.isdigit():
        return about_card(game, s, seat, first, reason)
    return None


# ── Squares ───────────────────────────────────────────────────────────────────────────────────────


def about_square(
    game: Tables, s: LandRoutesState, seat: int, to: int, reason: int
) -> Refusal | None:
    here = int(square_of(s, seat))
    steps = distance(game.board, here, to)
    if verb_of(reason) == NO_PATH:
        return Refusal("LR-R6", too_far(game, int(s.roll), steps))
    if s.step == DEPARTING:
        return before_roll(game, here, to, steps)
    if s.step in (TRADING, SELLING):
        if steps == 0:
            return Refusal("LR-R14", Phrase("about-center-here"))
        return Refusal("LR-R14", Phrase("about-move-over", {"steps": steps}))
    return None


def too_far(game: Tables, roll: int, steps: int) -> Phrase:
    """LR-R6: the whole roll, or less to stop at a center."""
    if steps == 0:
        return Phrase("about-must-move", {"roll": roll})
    return Phrase("about-short" if steps < roll else "about-far", {"steps": steps, "roll": roll})


def before_roll(game: Tables, here: int, to: int, steps: int) -> Refusal:
    if steps == 0:
        return Refusal("LR-R5", Phrase("about-stand"))
    rolls: list[int | str | Phrase] = [
        roll
        for roll in range(1, DIE_SIDES + 1)
        if any(way[-1] == to for way in game.board.ends(here, roll))
    ]
    nouns: dict[str, Value] = {"steps": steps}
    if not rolls:
        return Refusal("LR-R5", Phrase("about-out-of-reach", nouns))
    if len(rolls) == 1:
        return Refusal("LR-R5", Phrase("about-roll-first", {**nouns, "roll": rolls[0]}))
    return Refusal("LR-R5", Phrase("about-roll-one-of", {**nouns, "rolls": rolls}))


def distance(board: Board, here: int, to: int) -> int:
    """How many squares away, by the shortest road."""
    steps, reached, edge = 0, {here}, {here}
    while to not in reached:
        edge = {square for at in edge for square in board.near[at]} - reached
        reached |= edge
        steps += 1
    return steps


# ── Cards ─────────────────────────────────────────────────────────────────────────────────────────


def about_box(
    game: Tables, s: LandRoutesState, seat: int, center: int, word: str
) -> Refusal | int | None:
    card = int(box(s.has if word == "has" else s.needs, center))
    if s.step not in (DEPARTING, MOVING, TRADING) or card == 0:
        return None
    nouns: dict[str, Value] = {
        "center": square_value(game.board, center),
        "good": f"good:{GOODS[card - 1]}",
    }
    steps = distance(game.board, int(square_of(s, seat)), center)
    if word == "needs" and steps == 0 and s.step != MOVING:
        hand = hand_of(s, seat)
        for slot in range(int(size_of(hand))):
            if card_at(hand, slot) == card:
                return int(pack(SELL, slot + 1))
    if word == "needs":
        nouns["gold"] = int(worth_at(game, s, center, card))
        return Refusal("LR-R12", Phrase("about-needs", nouns))
    if steps == 0 and s.step != MOVING:
        return int(pack(BUY))
    nouns |= {"steps": steps, "gold": int(game.price)}
    return Refusal("LR-R10", Phrase("about-has" if steps else "about-has-here", nouns))


def about_card(
    game: Tables, s: LandRoutesState, seat: int, owner: str, reason: int
) -> Refusal | None:
    if owner != SEATS[seat]:
        return Refusal("LR-R15", Phrase("about-others-card", {"owner": f"seat:{owner}"}))
    if verb_of(reason) != SELL_ON_ROAD:
        return None
    here = int(square_of(s, seat))
    steps, center = min(
        (distance(game.board, here, center), center) for center in range(game.board.centers)
    )
    nouns: dict[str, Value] = {"center": square_value(game.board, center), "steps": steps}
    return Refusal("LR-R12", Phrase("about-sell-where", nouns))
