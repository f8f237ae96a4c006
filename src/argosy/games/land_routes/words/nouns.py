"""Name seats, goods, cards, and several of them together."""

from argosy.core.contract import State

SEATS = ("red", "blue", "green", "yellow")
GOODS = ("gemstones", "lumber", "grain", "coal", "spices", "textiles", "hides", "iron")
BUNDLES = ("0", "1", "2", "12", "3", "13", "23", "123")


def card_id(s: State, seat: int, slot: int) -> str:
    """Return the id of a card on the table, its owner and its slot: red.2"""
    return f"{SEATS[seat]}.{slot}"


def listed(things: list[str]) -> str:
    return " and ".join([", ".join(things[:-1]), things[-1]] if len(things) > 1 else things)


def bundle_label(bundle: str) -> str:
    if bundle == "0":
        return "nothing"
    return f"card{'s' if len(bundle) > 1 else ''} {listed(list(bundle))}"


def cargo_goods(cards: int) -> list[str] | None:
    """Return up to three goods from four bits each without gaps, as the state keeps them; or None."""
    row = [cards & 15, cards >> 4 & 15, cards >> 8]
    found = [card for card in row if card]
    if max(row) > len(GOODS) or row[: len(found)] != found:
        return None
    return [GOODS[card - 1] for card in found]


def cargo_text(cards: int) -> str:
    found = cargo_goods(cards)
    return "" if found is None else ".".join(found) or "nothing"


def cargo_label(cards: int) -> str:
    return listed(cargo_goods(cards) or ["nothing"])


CARGO = tuple(map(cargo_text, range(0x889)))
CARGO_LABELS = tuple(map(cargo_label, range(0x889)))
