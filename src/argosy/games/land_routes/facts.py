"""What the screen of Trade Routes on the road needs to know, as values: nothing is to be read from its sentences."""

from functools import lru_cache

from msgspec import Struct

from argosy.core.contract import SPECTATOR
from argosy.games.land_routes.board import Board
from argosy.games.land_routes.layout import HAZARDS, cards_in, carried, has_started
from argosy.games.land_routes.rules.centers import worth_at
from argosy.games.land_routes.rules.reading import box, gold_of, hand_of, square_of
from argosy.games.land_routes.rules.trades import offers_left, picked
from argosy.games.land_routes.state import ANSWERING, MOVING, PRICING, LandRoutesState
from argosy.games.land_routes.tables import Tables
from argosy.games.land_routes.words.nouns import GOODS, SEATS, cargo_goods


class Trader(Struct, frozen=True):
    """A seat, and what it has."""

    seat: str
    square: str | None  # where its token is; None before it has started
    gold: int
    cargo: list[str]  # goods, place 1 first
    misses_turn: bool  # its next one (LR-A13)
    offers_left: int  # in this turn (LR-A32)
    has_sold: bool  # all that it may in its turn, which this is (LR-R14)


class Center(Struct, frozen=True):
    """The boxes of a center, and what it pays now for each good that anybody has (LR-R12)."""

    square: str
    has: str | None  # a good; None while its box is being filled
    needs: str | None
    pays: dict[str, int]


class Hazard(Struct, frozen=True):
    """What is printed on a square: lose cargo, lose gold, lose a turn, go back (LR-R8, LR-R9)."""

    kind: str  # cargo, gold, turn, back
    amount: int


class Way(Struct, frozen=True):
    """A square where this roll may end, and how many of its steps are given up there (LR-R6, LR-A6)."""

    to: str
    left: int


class Side(Struct, frozen=True):
    seat: str
    cargo: list[str]
    gold: int  # 0 also while the maker has not named any


class Offer(Struct, frozen=True):
    """An offer that is being priced, or waits for its answer: what either side would give (LR-A26)."""

    maker: Side
    taker: Side
    is_priced: bool


class LandRoutesFacts(Struct, frozen=True):
    round: int
    rounds: int  # at most
    calm: int  # rounds in a row that ended with the same bank (LR-A34)
    most_calm: int  # so many end the game
    bank: int
    gold: int  # in the whole game
    deck: int  # cargo cards
    discards: int
    price: int  # of a HAS card
    pays_needs: int  # for what a center needs
    roll: int | None  # of the move under way
    traders: list[Trader]
    centers: list[Center]
    hazards: dict[str, Hazard]  # by square
    carried: list[str]  # goods that anybody has
    ways: list[Way]  # of the move under way
    offer: Offer | None


def facts(game: Tables, s: LandRoutesState, viewer: int = SPECTATOR) -> LandRoutesFacts:
    """Nothing is hidden but the order of the deck, so every viewer knows the same (LR-A27)."""
    cards = carried(game, s)
    return LandRoutesFacts(
        round=int(s.round),
        rounds=int(game.turns),
        calm=int(s.calm),
        most_calm=int(game.calm),
        bank=int(s.bank),
        gold=int(game.gold),
        deck=cards_in(s.bag),
        discards=cards_in(s.discards),
        price=int(game.price),
        pays_needs=int(game.pay_needs),
        roll=int(s.roll) or None,
        traders=[trader(game, s, seat) for seat in range(game.seats)],
        centers=[trade_center(game, s, center, cards) for center in range(game.centers)],
        hazards=hazards(game.board),
        carried=[GOODS[card - 1] for card in cards],
        ways=ways(game, s) if s.step == MOVING else [],
        offer=open_offer(s) if s.step in (PRICING, ANSWERING) else None,
    )


def trader(game: Tables, s: LandRoutesState, seat: int) -> Trader:
    has_token = has_started(game, s, seat)
    return Trader(
        seat=SEATS[seat],
        square=game.board.squares[square_of(s, seat)] if has_token else None,
        gold=int(gold_of(s, seat)),
        cargo=cargo_goods(int(hand_of(s, seat))) or [],
        misses_turn=bool(s.missing >> seat & 1),
        offers_left=int(offers_left(game, s, seat)),
        has_sold=bool(seat == s.mover and s.is_sale == 0 and s.sold >= game.sales),
    )


def trade_center(game: Tables, s: LandRoutesState, center: int, cards: list[int]) -> Center:
    pays = {GOODS[card - 1]: int(worth_at(game, s, center, card)) for card in cards}
    has, needs = good_of(box(s.has, center)), good_of(box(s.needs, center))
    return Center(game.board.squares[center], has, needs, pays)


def good_of(card: int) -> str | None:
    return GOODS[card - 1] if card else None


@lru_cache(maxsize=64)  # boards: they are printed there
def hazards(board: Board) -> dict[str, Hazard]:
    return {
        board.squares[square]: Hazard(HAZARDS[effect], board.amounts[square])
        for square, effect in enumerate(board.effects)
        if effect in HAZARDS
    }


def ways(game: Tables, s: LandRoutesState) -> list[Way]:
    found = game.board.ends(int(square_of(s, s.mover)), int(s.roll))
    return [Way(game.board.squares[way[-1]], int(s.roll) - len(way) + 1) for way in found]


def open_offer(s: LandRoutesState) -> Offer:
    return Offer(
        offer_side(s, int(s.maker), int(s.given), int(s.pays)),
        offer_side(s, int(s.taker), int(s.wanted), int(s.asks)),
        bool(s.step == ANSWERING),
    )


def offer_side(s: LandRoutesState, seat: int, bundle: int, gold: int) -> Side:
    return Side(SEATS[seat], cargo_goods(int(picked(hand_of(s, seat), bundle))) or [], gold)
