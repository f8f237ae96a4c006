# compiled
"""Holds the boards: twelve shapes (WM-A67) and the example, which fills the first of them; and how far it is on one.

Rows run from north to south, the first character of a row is column a: `.` nothing,
`w` wilderness, `f` forest, `t` town.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from argosy.games.wandering_merchant.numbers import TOWN, UNLAID
from argosy.kit.grids import beside

SHAPES: Final = (
    "www..../t.fwtww/wwt...t/w..wtfw/fwtf.w./w..w.w./twwftw.",
    "..twww../..w..t../wwf..w../w.wtwfwt/twf....w/..wtwfwf/.....w.t/.....tww",
    "..wtwww/..w...w/.tfw..t/.w.twfw/wft..w./w.wwft./twf.w../..wtw..",
    ".twwwt../.w...fwt/wfw..w.w/t.t..fwf/wwf..t.t/..w.wwww/..wtw...",
    ".wtwwfww/.w.w.t.w/.ftw.fwt/.w...w../wft.wt../w.w.w.../twfwt...",
    ".wwtw.../wt..ftw./w...w.ww/w..tfw.t/tfww.fww/.w.fwt../.wtw....",
    "twwfwtw/w..w..w/w..ftwf/ftfw..w/w.w..wt/tww.tw./..tww..",
    "wtwwwt./w.w..w./fwftwf./t....w./w....t./ww..wfw/.twwf.t/....tww",
    ".....wwt/twfwtf.w/w.w..wtf/w.t....w/w.fwwwtw/twf.w.../..wwt...",
    "....wtw./..wwf.w./..t.tfft/www..w.w/t....fwf/w....t.t/wwtwwwww",
    "....wwtw/..tww..w/..w.ftwf/.wffw..w/wt.t..wt/w.wfwtw./wtw.....",
    "..wtw../www.wt./t.t..w./wwffwf./...w.tw/..wft.w/..w.w.w/..twfwt",
)

EXAMPLE: Final = (
    "wi5 su4 wi3 .   .   .   .",
    "t   .   fa2 wi4 t   sp4 sp2",
    "su0 su2 t   .   .   .   t",
    "sp5 .   .   field t fa4 cave",
    "fa0 castle t fa5 .  tower .",
    "wi2 .   .   sp0 .   sp3 .",
    "t   su3 wi0 fa3 t   su5 .",
)

TILES: Final = (
    *(f"{land}{rank}" for land in ("sp", "su", "fa", "wi") for rank in (0, 2, 3, 4, 5)),
    *("tower", "field", "castle", "cave"),
)


class Map:
    """Where the tiles of a board lie and which of them touch."""

    cells: vec[u8]
    place_at: vec[u8]
    near: vec[i64]
    links: vec[i64]
    kinds: vec[u8]  # by place: TOWN, the tile, or what may come: a forest (10), others (UNLAID)
    towns: i64

    def __init__(self, cells: list[int], kinds: list[int]) -> None:
        rest = 32 - len(cells)
        place_at = [0] * 169
        for place, cell in enumerate(cells):
            place_at[cell] = place + 1
        near = [-1] * 128
        links = [0] * 32
        towns = 0
        for place, cell in enumerate(cells):
            for way in range(4):
                other = int(beside(cell, way, 13, 13))
                if other >= 0 and place_at[other] > 0:
                    near[place * 4 + way] = place_at[other] - 1
                    links[place] += 2 ** (place_at[other] - 1)
            if kinds[place] == TOWN:
                towns += 2**place
        self.cells = vec[u8]([u8(cell) for cell in cells] + [u8(0)] * rest)
        self.place_at = vec[u8]([u8(place) for place in place_at])
        self.near = vec[i64](near)
        self.links = vec[i64](links)
        self.kinds = vec[u8]([u8(kind) for kind in kinds] + [u8(UNLAID)] * rest)
        self.towns = towns


class Chart:
    """How far it is on one board with these orcs: rows that are measured when they are first asked for.

    Closed are the dearest mountains, none to all four that cost anything; so there are five rows for every start.
    """

    board: i64
    orcs: i64
    rows: vec[u8]  # by closed mountains, start and place: the effort
    measured: vec[i64]  # by closed mountains: the starts whose rows are measured
    alike: vec[u8]  # by closed mountains and start: how few of them closed come to the same

    def __init__(self, board: i64, orcs: i64) -> None:
        self.board = board
        self.orcs = orcs
        self.rows = vec[u8]([0] * 5120)
        self.measured = vec[i64]([0] * 5)
        self.alike = vec[u8]([0] * 160)


def shape_map(number: int) -> Map:
    """One of the twelve shapes, its tiles still to come."""
    cells: list[int] = []
    kinds: list[int] = []
    for y, row in enumerate(SHAPES[number].split("/")):
        for x, mark in enumerate(row):
            if mark != ".":
                cells.append(y * 13 + x)
                kinds.append(TOWN if mark == "t" else 10 if mark == "f" else UNLAID)
    return Map(cells, kinds)


def example_map() -> Map:
    """The board of the rules (map 0)."""
    cells: list[int] = []
    kinds: list[int] = []
    for y, row in enumerate(EXAMPLE):
        for x, name in enumerate(row.split()):
            if name != ".":
                cells.append(y * 13 + x)
                kinds.append(TOWN if name == "t" else TILES.index(name))
    return Map(cells, kinds)
