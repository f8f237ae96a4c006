"""Draws a whole table as one self-contained SVG: the board at the left, panels beside it."""

from html import escape

from argosy.core.language import Reader
from argosy.core.table import Table
from argosy.draw.board import draw_board
from argosy.draw.panels import COLUMN, draw_sheet, panels_of
from argosy.draw.scene import BOARD, areas
from argosy.draw.sprite import Sprite
from argosy.draw.svg_elements import element, group, serif, text

MARGIN = 24.0
HEAD = 74.0
GAP = 20.0
OVERHANG = 90.0  # a column of panels may be so much longer than the board


def draw(
    table: Table, reader: Reader, *, title: str = "", says: str = "", dark: bool = False
) -> str:
    """Draw a table, the backdrop and what lies on it, for somebody who reads its words."""
    sprite = Sprite(dark)
    found = areas(table)
    board = found.pop(BOARD, None)
    sheet, width, height = draw_board(sprite, board, reader) if board else ("", 0.0, 0.0)
    panels = [panel for area in found.values() for panel in panels_of(sprite, area, reader)]
    if board:
        panels += [draw_sheet(sprite, sheet_, reader) for sheet_ in board.sheets]
    body, size = arrange(sprite, sheet, (width, height), panels)
    return document(sprite, body, size, title, says)


def document(sprite: Sprite, body: str, size: tuple[float, float], title: str, says: str) -> str:
    width, height = size[0] + 2 * MARGIN, size[1] + HEAD + MARGIN
    heading = [
        sprite.use(
            "rose", MARGIN + 15, 36, 34, color=sprite.colour("sea"), knock=sprite.colour("paper")
        ),
        serif(MARGIN + 42, 34, title, font_size=24, font_style="italic", font_weight=500),
        text(MARGIN + 42, 55, says, font_size=15, fill=sprite.colour("ink-2")),
    ]
    paper = element("rect", width=width, height=height, fill=sprite.colour("paper"))
    inside = group(heading, fill=sprite.colour("ink")) + group(
        [body], transform=f"translate({MARGIN} {HEAD})"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}" '
        f'viewBox="0 0 {width:.0f} {height:.0f}" role="img">\n'
        f"<title>{escape(title)}</title>\n<defs>\n{sprite.defs()}\n</defs>\n{paper}{inside}\n</svg>\n"
    )


def arrange(
    sprite: Sprite, sheet: str, size: tuple[float, float], panels: list[tuple[str, float]]
) -> tuple[str, tuple[float, float]]:
    """Put panels into the column beside the board, and those that do not fit below it."""
    width, height = size
    beside = width + GAP if width else 0.0
    drawn, y, right, bottom = [sheet], 0.0, width, height
    across = 0.0  # how much of the row below the board is taken
    for panel, tall in panels:
        if y and y + tall > max(height, 500.0) + OVERHANG:
            at = (across, height + GAP) if across + COLUMN <= width else (right + GAP, 0.0)
            across += COLUMN + GAP
        else:
            at = (beside, y)
            y += tall + 12
        drawn.append(card(sprite, panel, *at, tall))
        right, bottom = max(right, at[0] + COLUMN), max(bottom, at[1] + tall)
    return "".join(drawn), (right, bottom)


def card(sprite: Sprite, panel: str, x: float, y: float, tall: float) -> str:
    paper = element(
        "rect",
        width=COLUMN,
        height=tall,
        rx=14,
        fill=sprite.colour("paper-raised"),
        stroke=sprite.colour("line"),
    )
    return group([paper, panel], transform=f"translate({x:.1f} {y:.1f})", fill=sprite.colour("ink"))
