"""What is said of an action before the click: prices, and profits with both bonuses."""

from argosy.core.phrase import Phrase
from argosy.games.ship_it.odds import possible_values
from argosy.games.ship_it.tests.tables import Yard, start
from argosy.games.ship_it.words import LOADS


def odds(t: Yard, action: str) -> Phrase | None:
    assert t.edition.odds is not None
    seat = int(t.s.mover)
    return t.edition.odds(t.game, t.view(seat), seat, t.words.read(action))


def said(t: Yard, action: str) -> str:
    phrase = odds(t, action)
    assert phrase is not None
    return t.words.say(phrase)


def example() -> Yard:
    """The hub on the blue 3 with a red 2 in it; another red load lies next to it."""
    t = start()
    t.hub("blue", 3)
    t.put("blue2", "green.5")  # it was dealt there
    t.put("red1", "blue.3", 2)
    t.put("red2", "black.null")
    t.begin("red", "shipping", 8, 6)
    return t


def test_a_delivery_says_which_values_ship_and_what_everyone_earns() -> None:
    """SI-R21, SI-R22: 2 and 3 and at least 3 make 8; 2 + 6 and 3 + 6 are doubled."""
    t = example()
    assert possible_values(t.s, LOADS.index("red2")) == [1, 3, 4, 5]
    assert said(t, "ship red2 blue.3") == (
        "ships with a 3 or more (3 of 4 possible values): Red earns 34 to 38 (times 2); "
        "then the hub is zone Blue 4"
    )


def test_a_known_value_is_reckoned_with() -> None:
    """SI-R19, SI-A32"""
    t = example()
    t.s.values[LOADS.index("red2")] = 1
    t.s.seen[0] |= 2 ** LOADS.index("red2")
    assert said(t, "ship red2 blue.3") == "makes 6 of 8"


def test_the_others_share_in_a_shipment_and_home_pays_more() -> None:
    """SI-R22: had blue triggered, blue gets 9 * 2 + 8."""
    t = example()
    t.put("red2", "blue.3", 4)
    t.put("blue1", "black.null", 3)
    t.begin("blue", "shipping", 8, 6)
    assert said(t, "ship blue1 blue.3") == (
        "ships: Blue earns 26 (times 2 and 8 more at home) and Red earns 18; "
        "then the hub is zone Blue 4"
    )
    assert odds(t, "ship blue1 blue.3") == Phrase(
        "odds-ships",
        {
            "shares": [
                Phrase(
                    "odds-earns-more",
                    {
                        "seat": "seat:blue",
                        "profit": 26,
                        "bonuses": [
                            Phrase("odds-times", {"factor": 2}),
                            Phrase("odds-home", {"bonus": 8}),
                        ],
                    },
                ),
                Phrase("odds-earns", {"seat": "seat:red", "profit": 18}),
            ],
            "next": Phrase("odds-next-hub", {"tile": "tile:blue.4"}),
        },
    )


def test_where_a_seat_has_two_colours_the_colours_earn() -> None:
    """SI-A3, SI-R22"""
    t = start(2)
    t.hub("blue", 5)
    t.put("green2", "green.5")  # it was dealt there
    t.put("red1", "blue.5", 2)
    t.put("red2", "black.null", 3)
    t.begin("red", "shipping", 8, 6)
    assert said(t, "ship red2 blue.5") == "ships: Red earns 50 (times 2); its pawn leaves"
    found = odds(t, "ship red2 blue.5")
    assert found is not None and isinstance(found.nouns["shares"], list)
    share = found.nouns["shares"][0]
    assert isinstance(share, Phrase) and share.nouns["seat"] == "actor:red"


def test_without_coins_of_anybody_nobody_earns() -> None:
    """SI-R27, SI-A2: with three seats, black's freight pays nobody."""
    t = start(3)
    t.hub("blue", 3)
    t.put("blue2", "green.5")
    t.put("black1", "blue.3", 5)
    t.put("black2", "black.null", 4)
    t.begin("red", "shipping", 8, 6)
    found = said(t, "ship black2 blue.3")
    assert found == "ships: nobody earns anything; then the hub is zone Blue 4"


def test_from_a_five_the_pawn_leaves() -> None:
    """SI-R33"""
    t = example()
    t.hub("blue", 5)
    t.put("red1", "blue.5", 2)
    assert said(t, "ship red2 blue.5").endswith("; its pawn leaves")


def test_an_official_says_what_it_adds() -> None:
    """SI-R32"""
    t = example()
    t.put("red2", "blue.3", 2)
    t.direct("red", "black.null")
    t.begin("red", "directing")
    assert said(t, "official blue.3") == (
        "ships: Red earns 36 (times 2); then the hub is zone Blue 4"
    )
    assert odds(t, "done") is None
