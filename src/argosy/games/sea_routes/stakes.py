"""Say what a movement or an embargo would bring, as the table lies."""

from argosy.core.contract import a_of
from argosy.core.words import Noun, Stakes, number_noun
from argosy.games.sea_routes.rules.reading import has_marker, pawn
from argosy.games.sea_routes.state import SeaRoutesState
from argosy.games.sea_routes.tables import Tables
from argosy.kit.bags import byte
from argosy.kit.piecepack import RANKS, SUITS, face_names

COIN_FACES = (*RANKS[2:], *SUITS)
TILES = len(face_names())
BARE = TILES + len(COIN_FACES)  # nothing
THINGS = (*(f"tile:{face}" for face in face_names()), *(f"coin:{face}" for face in COIN_FACES))
NOTHING, TILE, COIN, LAST_COIN = range(4)  # what a seat claims


def thing_said(number: int) -> str:
    return THINGS[number] if number < BARE else "thing:nothing"


def thing_at(game: Tables, s: SeaRoutesState, space: int) -> int:
    """Return what lies on a space: a face of a tile, beyond them one of a coin, or BARE."""
    if space < game.tile_spaces:
        return int(s.tile_at[space]) % TILES if s.tiles >> space & 1 else BARE
    place = space - game.tile_spaces
    return TILES + int(game.coin_face(int(s.coin_at[place]))) if s.coins >> place & 1 else BARE


def claim_of(game: Tables, s: SeaRoutesState, seat: int) -> int:
    """Return what a seat claims by leaving the space its ship lies on (SR-R9, SR-R19)."""
    space = int(pawn(s, seat))
    if has_marker(game, s, space) and byte(s.owners, 0) - 1 != seat:
        return BARE
    return thing_at(game, s, space)


class Staked:
    """The stakes of the verbs of one game."""

    def __init__(self, game: Tables) -> None:
        self.game = game
        thing = Noun("thing", "word", (*THINGS, "nothing"), said=thing_said)
        self.claim = Stakes((thing.called("claim"), number_noun("what", 0, 3)), self.claiming)
        self.embargo = Stakes((thing,), self.embargoing)

    def claiming(self, s: SeaRoutesState, seat: int, action: int) -> tuple[int, int]:
        claim = claim_of(self.game, s, seat)
        if claim == BARE:
            return claim, NOTHING
        if claim < TILES:
            return claim, TILE
        is_last = byte(s.taken, seat) + 1 >= self.game.coins_per_round  # SR-R11
        return claim, LAST_COIN if is_last else COIN

    def embargoing(self, s: SeaRoutesState, seat: int, action: int) -> tuple[int]:
        return (thing_at(self.game, s, int(a_of(action))),)
