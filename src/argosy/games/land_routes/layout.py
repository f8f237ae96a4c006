"""Lay everything on the table: the board is 17 by 12 inches, 80 units of its data to the inch."""

from functools import lru_cache

from argosy.core.contract import SPECTATOR
from argosy.core.phrase import Phrase, Value
from argosy.core.table import KEPT, Counter, Layout, Mark, Piece, Sheet, Spot, Table, Zone
from argosy.games.land_routes.board import Board
from argosy.games.land_routes.numbers import BACK, LOSE_CARGO, LOSE_GOLD, LOSE_TURN
from argosy.games.land_routes.rules.centers import worth_at
from argosy.games.land_routes.rules.reading import box, card_at, gold_of, hand_of, pile, square_of
from argosy.games.land_routes.rules.trades import picked
from argosy.games.land_routes.state import (
    ANSWERING,
    DEALING,
    MOVING,
    OPENING,
    PRICING,
    STARTING,
    LandRoutesState,
)
from argosy.games.land_routes.tables import Tables
from argosy.games.land_routes.words.nouns import GOODS, SEATS, cargo_value, square_value

UNITS = 80.0  # of the board's data to an inch
CARD = 0.6  # a cargo card is so wide on the board, and a third higher
HAND_CARD = 1.2
SUITS = ("suns", "arms", "crowns", "autumn")  # red, blue, green, yellow
HAZARDS = {LOSE_CARGO: "cargo", LOSE_TURN: "turn", BACK: "back", LOSE_GOLD: "gold"}


def place_of(board: Board, square: int) -> tuple[float, float]:
    x, y = board.places[square]
    return x / UNITS, y / UNITS


def box_place(board: Board, center: int, name: str) -> tuple[float, float]:
    """Return where a box lies: side by side, above a center in the upper half of the board, else below."""
    x, y = place_of(board, center)
    side = -1 if board.boxes[center].index(name) == 0 else 1
    up = -1 if y <= board.canvas[1] / UNITS / 2 else 1
    away = board.square_size / UNITS / 2 + CARD * 2 / 3 + 0.1
    return x + side * (CARD / 2 + 0.03), y + up * away


def backdrop(game: Tables, s: LandRoutesState) -> Table:
    """Return what stays: squares, roads, hazards, boxes."""
    board = game.board
    layout = Layout(zones=[Zone("board", board.canvas[0] / UNITS, board.canvas[1] / UNITS)])
    layout.zones += [Zone(f"seat:{name}", 4.2, 2.2) for name in SEATS[: game.seats]]
    layout.zones.append(Zone("supply", 6.0, 2.0))
    for road in board.roads:
        name = board.squares[road[1]].rstrip("0123456789")
        points = tuple(place_of(board, square) for square in road)
        layout.marks.append(Mark(f"road.{name}", "road", points))
    size = board.square_size / UNITS
    for square, name in enumerate(board.squares):
        x, y = place_of(board, square)
        label = square_value(board, square)
        layout.spots.append(Spot(name, x - size / 2, y - size / 2, size, size, label=label))
    lay_hazards(board, layout)
    lay_boxes(game, layout)
    return layout.done()


def lay_hazards(board: Board, layout: Layout) -> None:
    for square, effect in enumerate(board.effects):
        if effect in HAZARDS:
            x, y = place_of(board, square)
            amount = board.amounts[square]
            layout.pieces.append(
                Piece(
                    f"hazard.{board.squares[square]}",
                    *("ours", f"hz-{HAZARDS[effect]}", "face", "", str(amount), x, y),
                    size=board.square_size / UNITS * 0.9,
                    note=Phrase(f"note-hazard-{HAZARDS[effect]}", {"number": amount}),
                )
            )


def prices_of(game: Tables) -> dict[str, int]:
    """Return what is printed on the boxes: what the one costs, and what the other brings."""
    return {"has": int(game.price), "needs": int(game.pay_needs)}


def lay_boxes(game: Tables, layout: Layout) -> None:
    """Draw the frames of the boxes, with their word and price, and the names of the centers."""
    board = game.board
    prices = prices_of(game)
    for center in range(board.centers):
        name = board.squares[center]
        for word in board.boxes[center]:
            x, y = box_place(board, center, word)
            w, h = CARD / 2, CARD * 2 / 3
            corners = ((x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h))
            text = Phrase(f"note-{word}", {"gold": prices[word]})
            layout.marks.append(Mark(f"box.{name}.{word}", "area", corners, text))
        x, y = place_of(board, center)
        layout.marks.append(Mark(f"name.{name}", "label", ((x, y),), square_value(board, center)))


def table(game: Tables, s: LandRoutesState, viewer: int = SPECTATOR) -> Table:
    """Return what lies there now. Nothing is hidden, so every viewer sees the same (LR-A27)."""
    layout = Layout()
    lay_market(game, s, layout)
    for seat in range(game.seats):
        lay_token(game, s, seat, layout)
        lay_hand(game, s, seat, layout)
    layout.pieces.append(
        Piece("bank", "ours", "gold", "face", "", str(s.bank), 0.8, 1.0, zone="supply")
    )
    layout.counters += [
        Counter("supply", "bank", int(s.bank), int(game.gold)),
        Counter("supply", "round", int(s.round), int(game.turns)),
        Counter("supply", "calm", int(s.calm), int(game.calm)),
        Counter("supply", "deck", cards_in(s.bag)),
        Counter("supply", "discards", cards_in(s.discards)),
    ]
    if s.roll > 0:
        layout.pieces.append(
            Piece("die", "ours", "die", "face", "", str(s.roll), 2.4, 1.0, zone="supply")
        )
    if s.step == MOVING:
        draw_ways(game, s, layout)
    layout.sheets.append(market(game, s))
    layout.sheets.append(deck(s))
    if s.step in (PRICING, ANSWERING):
        layout.sheets.append(open_offer(s))
    return layout.done()


def draw_ways(game: Tables, s: LandRoutesState, layout: Layout) -> None:
    """Draw the road to every square where this roll may end (LR-R6), shown with that square."""
    board = game.board
    found: dict[str, Mark] = {}
    for way in board.ends(int(square_of(s, s.mover)), int(s.roll)):
        end = board.squares[way[-1]]
        points = tuple(place_of(board, square) for square in way)
        left = int(s.roll) - len(way) + 1
        text = Phrase("note-steps-left", {"number": left}) if left else ""
        found.setdefault(end, Mark(f"way.{end}", "way", points, text, of=end))
    layout.marks += found.values()


def cards_in(cards: int) -> int:
    return sum(int(pile(cards, good)) for good in range(len(GOODS)))


def lay_market(game: Tables, s: LandRoutesState, layout: Layout) -> None:
    prices = prices_of(game)
    for center in range(game.centers):
        for word, boxes in (("has", s.has), ("needs", s.needs)):
            card = box(boxes, center)
            if card != 0:
                layout.pieces.append(box_card(game.board, center, word, card, prices[word]))


# Pieces are kept: most lie where they lay a move ago.


@lru_cache(maxsize=8 * KEPT)
def box_card(board: Board, center: int, word: str, card: int, gold: int) -> Piece:
    good = GOODS[card - 1]
    return Piece(
        f"{board.squares[center]}.{word}",
        *("cards", "card", "face", good, "", *box_place(board, center, word)),
        z=1,
        size=CARD,
        note=Phrase(f"note-{word}-good", {"good": f"good:{good}", "gold": gold}),
        at=board.squares[center],
    )


def lay_token(game: Tables, s: LandRoutesState, seat: int, layout: Layout) -> None:
    """Lay a token at the lower right of its square; several stand side by side (LR-A28)."""
    if not has_started(game, s, seat):
        return
    here = int(square_of(s, seat))
    before = sum(
        int(square_of(s, other)) == here and has_started(game, s, other) for other in range(seat)
    )
    x, y = place_of(game.board, here)
    at = (x + 0.2 - 0.3 * (before % 2), y + 0.1 - 0.3 * (before // 2))
    layout.pieces.append(token_piece(seat, game.board.squares[here], *at))


@lru_cache(maxsize=KEPT)
def token_piece(seat: int, square: str, x: float, y: float) -> Piece:
    return Piece(
        f"token.{SEATS[seat]}",
        *("ours", "pawn", "face", SUITS[seat], "", x, y, 5),
        size=0.4,
        note=Phrase("note-token", {"seat": f"seat:{SEATS[seat]}"}),
        at=square,
    )


def has_started(game: Tables, s: LandRoutesState, seat: int) -> bool:
    """Return whether a seat has chosen its center; they choose clockwise from the first player (LR-A4)."""
    if s.step in (DEALING, OPENING):
        return False
    seats = int(game.seats)
    return s.step != STARTING or (seat - s.first) % seats < (s.decider - s.first) % seats


def lay_hand(game: Tables, s: LandRoutesState, seat: int, layout: Layout) -> None:
    zone = f"seat:{SEATS[seat]}"
    hand = hand_of(s, seat)
    for slot in range(int(game.hold)):
        card = card_at(hand, slot)
        if card != 0:
            layout.pieces.append(hand_card(seat, slot, card))
    layout.counters += [
        Counter(zone, "gold", int(gold_of(s, seat))),
        Counter(zone, "misses", int(s.missing >> seat & 1), 1),
    ]


@lru_cache(maxsize=KEPT)
def hand_card(seat: int, slot: int, card: int) -> Piece:
    good = GOODS[card - 1]
    lost: dict[str, Value] = {
        "good": f"good:{good}",
        "low": slot * 2 + 1,
        "high": slot * 2 + 2,
    }  # LR-R8
    return Piece(
        f"{SEATS[seat]}.{slot + 1}",
        *("cards", "card", "face", good, str(slot + 1), 0.7 + slot * 1.4, 1.1),
        zone=f"seat:{SEATS[seat]}",
        size=HAND_CARD,
        note=Phrase("note-card", lost),
    )


def carried(game: Tables, s: LandRoutesState) -> list[int]:
    """Return the cards that anybody has, each once."""
    hands = [hand_of(s, seat) for seat in range(game.seats)]
    return sorted({int(card_at(hand, slot)) for hand in hands for slot in range(3)} - {0})


def market(game: Tables, s: LandRoutesState) -> Sheet:
    """Return the prices now: what each center has, needs, and pays for the goods on the road."""
    cards = carried(game, s)
    rows: list[tuple[Value, ...]] = []
    for center in range(game.board.centers):
        boxes = [int(box(s.has, center)), int(box(s.needs, center))]
        shown = [f"good:{GOODS[card - 1]}" if card else "" for card in boxes]
        pays = [int(worth_at(game, s, center, card)) for card in cards]
        rows.append((square_value(game.board, center), *shown, *pays))
    goods = [Phrase("column-pays", {"good": f"good:{GOODS[card - 1]}"}) for card in cards]
    columns: tuple[Value, ...] = ("", Phrase("column-has"), Phrase("column-needs"), *goods)
    return Sheet("market", columns, tuple(rows))


def deck(s: LandRoutesState) -> Sheet:
    rows: list[tuple[Value, ...]] = [
        (f"good:{good}", int(pile(s.bag, n)), int(pile(s.discards, n)))
        for n, good in enumerate(GOODS)
    ]
    return Sheet("cargo", ("", Phrase("column-deck"), Phrase("column-discards")), tuple(rows))


def open_offer(s: LandRoutesState) -> Sheet:
    """Return what either side of the open offer would give."""
    rows: list[tuple[Value, ...]] = []
    for seat, bundle, gold in ((s.maker, s.given, s.pays), (s.taker, s.wanted, s.asks)):
        cargo = cargo_value(int(picked(hand_of(s, seat), bundle)))
        rows.append((f"seat:{SEATS[seat]}", cargo, int(gold)))
    return Sheet("offer", ("", Phrase("column-gives"), Phrase("column-gold")), tuple(rows))
