"""The boards: twelve shapes (WM-A67) and the example, which fills the first of them.

Rows run from north to south, the first character of a row is column a: `.` nothing,
`w` wilderness, `f` forest, `t` town.
"""

from typing import Final

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
