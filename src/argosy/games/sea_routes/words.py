"""Every word of Trade Routes at sea: its notation, its sentences, its options."""

from argosy.core.contract import CHANCE_DUE, NOT_A_TEXT, NOT_ASKED, OVER
from argosy.core.words import Noun, Option, Sentence, Verb, Words, number_noun
from argosy.games.sea_routes import numbers as r
from argosy.games.sea_routes import state as st
from argosy.games.sea_routes.tables import Tables
from argosy.kit.piecepack import RANKS, SUITS, face_names

SEATS = ("red", "blue", "green", "black")
DICE = ("arms", "moons", "suns")
CATEGORIES = ("Crowns", "even numbers", "odd numbers", "Arms", "Moons", "Suns")
COIN_FACES = (*RANKS[2:], *SUITS)

OPTIONS = (
    Option("coins_per_round", 2, 1, 5, "SR-R11", "Coins claimed in a round before you are out"),
    Option("null_tile", 2, 0, 3, "SR-R14", "What a null tile counts for its suit"),
    Option("null_coin", 1, 0, 3, "SR-R14", "What a null coin counts for its suit"),
    Option("gain", 1, 1, 5, "SR-R16", "Ability points won with a majority"),
    Option("die_limit", 5, 1, 5, "SR-A14", "Most points a die can hold"),
    Option("markers", 4, 0, 4, "SR-A20", "Embargo markers", ((3, 8, 8), (4, 8, 8))),
    Option(
        "empty_sides",
        1,
        1,
        4,
        "SR-R23",
        "Sides without coins that end the game",
        ((3, 2, 4), (4, 2, 4)),
    ),
    Option("idle_rounds", 2, 1, 9, "SR-A21", "Rounds in a row without a coin that end the game"),
    Option("rounds", 12, 1, 99, "SR-A21", "Rounds at most"),
    Option("idle_moves", 12, 6, 99, "SR-A22", "Moves in a row without a claim that end the round"),
)


def space_names(game: Tables) -> tuple[str, ...]:
    """Columns z, a, b ... from the west, rows 0, 1 ... from the north."""
    places = [game.where(space) for space in range(game.tile_spaces + game.coin_spaces)]
    return tuple(f"{'zabcdefgh'[x]}{y}" for x, y in places)


def words(game: Tables) -> Words:
    seats = SEATS[: game.seats]
    space = Noun("space", "spot", space_names(game))
    seat = Noun("seat", "seat", seats, tuple(name.capitalize() for name in seats))
    tile = Noun("tile", "word", tuple(face_names()), tuple(map(tile_label, face_names())))
    coin = Noun("coin", "word", COIN_FACES, tuple(map(coin_label, COIN_FACES)))
    die = Noun("die", "word", DICE, tuple(name.capitalize() for name in DICE))
    category = Noun("category", "word", CATEGORIES)
    ending = Noun(
        "ending", "word", ("", *(e.clause for e in ENDINGS)), ("", *(e.says for e in ENDINGS))
    )
    number = number_noun("number", 0, 9999)
    return Words(
        seats=seats,
        actions=actions(space),
        outcomes=[
            Verb(r.TILE, "tile", (tile, space), "SR-R2"),
            Verb(r.COIN, "coin", (coin, space), "SR-R3"),
            Verb(r.FIRST, "first", (seat,), "SR-R6"),
        ],
        events=events(space, seat, tile, coin, die, category, ending, number),
        reasons=reasons(space, seat),
        steps=STEPS,
        endings=ENDINGS,
    )


def tile_label(name: str) -> str:
    suit, rank = name.split(".")
    return f"{suit.capitalize()} {rank}"


def coin_label(name: str) -> str:
    return f"{name} coin" if name.isdigit() else f"{name.capitalize()} null coin"


def actions(space: Noun) -> list[Verb]:
    return [
        Verb(r.SAIL, "sail", (space,), "SR-R7", "Sail to {a}"),
        Verb(r.SNEAK, "sneak", (space,), "SR-R21", "Spend Moons: sail into empty {a}"),
        Verb(
            r.RUSH,
            "rush",
            (space, space),
            "SR-R20",
            "Spend Suns: sail by {a} to {b}, claiming nothing",
        ),
        Verb(
            r.SLIP,
            "slip",
            (space, space),
            "SR-A18",
            "Spend Suns and Moons: sail by {a} to {b}, claiming nothing",
        ),
        Verb(r.EMBARGO, "embargo", (space,), "SR-R18", "Spend Arms: embargo {a}"),
        Verb(r.PASS, "pass", (), "SR-A23", "Stay out for the rest of the round"),
        Verb(r.DONE, "done", (), "SR-R10", "End your turn"),
    ]


def events(
    space: Noun,
    seat: Noun,
    tile: Noun,
    coin: Noun,
    die: Noun,
    category: Noun,
    ending: Noun,
    number: Noun,
) -> list[Sentence]:
    return [
        Sentence(r.LAID, "{a} was laid on {b}.", "SR-R2", (tile, space)),
        Sentence(r.DEALT, "The {a} was put on {b}.", "SR-R3", (coin, space)),
        Sentence(r.BEGAN, "{a} was drawn to begin round {b}.", "SR-R6", (seat, number)),
        Sentence(r.SAILED, "{a} sailed to {b}.", "SR-R7", (seat, space)),
        Sentence(r.SNEAKED, "{a} spent Moons and sailed into empty {b}.", "SR-R21", (seat, space)),
        Sentence(
            r.RUSHED, "{a} spent Suns and sailed by {b} to {c}.", "SR-R20", (seat, space, space)
        ),
        Sentence(
            r.SLIPPED,
            "{a} spent Suns and Moons and sailed by {b} to {c}.",
            "SR-A18",
            (seat, space, space),
        ),
        Sentence(r.CLAIMED_TILE, "{a} claimed {b} from {c}.", "SR-R9", (seat, tile, space)),
        Sentence(r.CLAIMED_COIN, "{a} claimed the {b} from {c}.", "SR-R9", (seat, coin, space)),
        Sentence(
            r.LEFT_EMBARGOED, "{a} left embargoed {b} without claiming.", "SR-R19", (seat, space)
        ),
        Sentence(r.EMBARGOED, "{a} spent Arms and put an embargo on {b}.", "SR-R18", (seat, space)),
        Sentence(r.PASSED, "{a} stayed out for the rest of the round.", "SR-A23", (seat,)),
        Sentence(r.ROUND_IDLE, "{a} moves without a claim ended the round.", "SR-A22", (number,)),
        Sentence(
            r.SCORED, "{a} had the most {b} and scored {c}.", "SR-R15", (seat, category, number)
        ),
        Sentence(r.TURNED_DIE, "{a} won the {b} die; it shows {c}.", "SR-R16", (seat, die, number)),
        Sentence(
            r.NEW_ROUND, "{a}, with the lowest score, began round {b}.", "SR-R6", (seat, number)
        ),
        Sentence(r.ENDED, "The game ended. {a}", "SR-R24", (ending,)),
        Sentence(r.SATISFIED, "That was {a}'s last coin of this round.", "SR-R11", (seat,)),
        Sentence(r.TIED, "Nobody had the most {a}.", "SR-A13", (category,)),
    ]


def reasons(space: Noun, seat: Noun) -> list[Sentence]:
    return [
        Sentence(NOT_A_TEXT, "That is no action of this game."),
        *(Sentence(OVER, f"The game is over. {e.says}", e.clause, when=e.number) for e in ENDINGS),
        Sentence(CHANCE_DUE, "The tiles are still being laid.", "SR-R2", when=st.LAYING),
        Sentence(CHANCE_DUE, "The coins are still being dealt.", "SR-R3", when=st.DEALING),
        Sentence(CHANCE_DUE, "The first player is still being drawn.", "SR-R6", when=st.DRAWING),
        Sentence(NOT_ASKED, "It is {a}'s turn.", "SR-R6", (seat,)),
        Sentence(r.ALREADY_MOVED, "You have moved this turn: one movement is all.", "SR-R7"),
        Sentence(
            r.NO_SUNS,
            "You have no Suns point: only the player the Suns die points at may sail two spaces.",
            "SR-R20",
        ),
        Sentence(
            r.NO_MOONS,
            "You have no Moons point: only the player the Moons die points at may enter empty spaces.",
            "SR-R21",
        ),
        Sentence(
            r.NOT_ADJACENT,
            "{b} is not next to {a}: you sail to a space that shares an edge.",
            "SR-R7",
            (space, space),
        ),
        Sentence(
            r.EMPTY,
            "{a} is empty: its tile or coin is gone, and without Moons you cannot enter it.",
            "SR-R8",
            (space,),
        ),
        Sentence(
            r.NOTHING_EMPTY,
            "No empty space lies on that way, so the Moons point would be spent for nothing.",
            "SR-A33",
        ),
        Sentence(
            r.NO_ARMS,
            "You have no Arms point: only the player the Arms die points at may embargo.",
            "SR-R18",
        ),
        Sentence(r.NO_MARKER, "No embargo marker is left.", "SR-A20"),
        Sentence(
            r.ALL_OUT, "All others are out of this round: an embargo would stop nobody.", "SR-A33"
        ),
        Sentence(r.NOT_BESIDE, "{b} is not next to your ship on {a}.", "SR-R18", (space, space)),
        Sentence(r.PAWN_THERE, "Another ship lies on {a}.", "SR-R18", (space,)),
        Sentence(r.NOTHING_THERE, "{a} is empty: there is nothing to embargo.", "SR-A20", (space,)),
        Sentence(r.MARKER_THERE, "{a} has an embargo already.", "SR-A20", (space,)),
        Sentence(r.MUST_MOVE, "You must move first.", "SR-A1"),
        Sentence(r.CAN_MOVE, "You can move, so you must.", "SR-A1"),
        Sentence(r.PASS_TOO_LATE, "You have moved; end your turn instead.", "SR-A23"),
    ]


STEPS = (
    Sentence(st.LAYING, "The tiles are laid.", "SR-R2", name="laying"),
    Sentence(st.DEALING, "The coins are dealt.", "SR-R3", name="dealing"),
    Sentence(st.DRAWING, "The first player is drawn.", "SR-R6", name="drawing"),
    Sentence(
        st.SAILING, "{seat} sails one space, or spends ability points.", "SR-R7", name="sailing"
    ),
    Sentence(
        st.STRANDING,
        "{seat} is stranded: spend Moons, or stay out of this round.",
        "SR-A23",
        name="stranding",
    ),
    Sentence(
        st.PARTING, "{seat} may still embargo a space, or ends the turn.", "SR-R10", name="parting"
    ),
    Sentence(st.RESTING, "The game is over.", "SR-R24", name="resting"),
)

ENDINGS = (
    Sentence(r.SIDE_EMPTY, "One side has no coins left.", "SR-R23"),
    Sentence(r.SIDES_EMPTY, "Two sides have no coins left.", "SR-R25"),
    Sentence(r.IDLE, "Nobody claimed a coin for too long.", "SR-A21a"),
    Sentence(r.ROUNDS_OVER, "The last round was played.", "SR-A21b"),
)
