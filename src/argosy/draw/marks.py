"""Draws marks: roads, coasts, regions, lines and labels, printed on a board or added in play."""

from argosy.core.language import Reader
from argosy.core.table import Mark
from argosy.draw.sprite import Sprite
from argosy.draw.svg_elements import element, group, points, serif, text

AREAS = ("area", "ground", "coast", "region", "land", "island", "city", "country", "lake")
LANDS = ("coast", "land", "island")


def draw_mark(sprite: Sprite, mark: Mark, scale: float, reader: Reader) -> str:
    found = [(x * scale, y * scale) for x, y in mark.points]
    if not found:
        return ""
    if mark.kind in ("cross", "cut"):
        return cross(sprite, found[len(found) // 2])
    if len(found) == 1 or mark.kind == "label":
        return label(sprite, reader.say(mark.text), found[0], scale)
    if mark.kind in LANDS:
        return land(sprite, found)
    if mark.kind in AREAS:
        return region(sprite, mark, found, reader)
    if mark.kind == "road":
        return road(sprite, found)
    if mark.kind in ("river", "water"):
        return line(found, sprite.colour("sea-wash-2"), 7.0)
    if mark.kind == "arrow":
        return arrow(sprite, found)
    colour = sprite.colour("mark" if mark.kind == "fire" else "ink-2")
    return line(found, colour, 2.4, "2 6" if mark.kind in ("line", "fire") else "")


def label(sprite: Sprite, says: str, at: tuple[float, float], scale: float) -> str:
    size = min(17.0, max(10.0, scale * 0.36))
    return serif(
        at[0],
        at[1] + size * 0.32,
        says,
        font_size=size,
        font_style="italic",
        font_weight=500,
        letter_spacing=".04em",
        fill=sprite.colour("ink"),
        stroke=sprite.colour("case"),
        stroke_width=3.5,
        stroke_linejoin="round",
        paint_order="stroke",
        text_anchor="middle",
    )


def shoals(sprite: Sprite, marks: list[Mark], scale: float) -> str:
    """Draw lines outside every coast, as engravers do. They are one path, so that crossings are not darker."""
    path = ""
    for mark in marks:
        if mark.kind in LANDS and len(mark.points) > 1:
            found = [f"{x * scale:.1f} {y * scale:.1f}" for x, y in mark.points]
            path += "M" + "L".join(found) + ("Z" if len(found) > 2 else "")
    if not path:
        return ""
    drawn = [
        element(
            "path",
            d=path,
            fill="none",
            stroke=sprite.colour("coast"),
            stroke_width=width,
            stroke_opacity=opacity,
            stroke_linejoin="round",
            stroke_linecap="round",
        )
        for width, opacity in ((24, 0.10), (13, 0.18))
    ]
    return group(drawn)


def land(sprite: Sprite, found: list[tuple[float, float]]) -> str:
    """Draw a coast: filled where it is closed, a line where it is only a part."""
    coast = sprite.colour("coast")
    if len(found) == 2:
        return line(found, coast, 4.0)
    return element(
        "polygon",
        points=points(found),
        fill=sprite.colour("land"),
        stroke=coast,
        stroke_width=2,
        stroke_linejoin="round",
    )


def cross(sprite: Sprite, at: tuple[float, float]) -> str:
    """Cross out a link that is cut."""
    x, y = at
    path = f"M{x - 6:.1f} {y - 6:.1f}l12 12m0 -12l-12 12"
    given = {"fill": "none", "stroke_linecap": "round"}
    casing = element("path", d=path, stroke=sprite.colour("case"), stroke_width=7, **given)
    return casing + element("path", d=path, stroke=sprite.colour("mark"), stroke_width=4, **given)


def region(sprite: Sprite, mark: Mark, found: list[tuple[float, float]], reader: Reader) -> str:
    """Draw a region in the tint and hatching of its owner; where it has no suit, as plain ground."""
    shape = points(found)
    if not mark.suit:
        drawn = element(
            "polygon", points=shape, fill=sprite.colour("paper-raised"), fill_opacity=0.55
        )
        return drawn + (caption(sprite, reader.say(mark.text), found) if mark.text else "")
    tint = element("polygon", points=shape, fill=sprite.suit(mark.suit), fill_opacity=0.16)
    return tint + element("polygon", points=shape, fill=sprite.hatch(mark.suit), fill_opacity=0.5)


def caption(sprite: Sprite, says: str, found: list[tuple[float, float]]) -> str:
    """Write the word of a printed box, small, at its upper edge."""
    x = sum(x for x, _ in found) / len(found)
    wide = max(x for x, _ in found) - min(x for x, _ in found)
    size = min(12.0, max(7.0, wide * 0.24))
    top = min(y for _, y in found)
    given = {"font_size": size, "fill": sprite.colour("ink-2"), "text_anchor": "middle"}
    return text(x, top - 2, says, **given)


def road(sprite: Sprite, found: list[tuple[float, float]]) -> str:
    return (
        line(found, sprite.colour("coast"), 8.0)
        + line(found, sprite.colour("paper-raised"), 5.6)
        + line(found, sprite.colour("line-strong"), 1.0, "3 5")
    )


def line(found: list[tuple[float, float]], colour: str, width: float, dashes: str = "") -> str:
    given: dict[str, object] = {"stroke_dasharray": dashes} if dashes else {}
    return element(
        "polyline",
        points=points(found),
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_linejoin="round",
        stroke_linecap="round",
        **given,
    )


def arrow(sprite: Sprite, found: list[tuple[float, float]]) -> str:
    (x1, y1), (x2, y2) = found[-2], found[-1]
    length = max(((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5, 0.01)
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    head = [
        (x2, y2),
        (x2 - 11 * ux - 6 * uy, y2 - 11 * uy + 6 * ux),
        (x2 - 11 * ux + 6 * uy, y2 - 11 * uy - 6 * ux),
    ]
    colour = sprite.colour("go")
    return line(found, colour, 3.0) + element("polygon", points=points(head), fill=colour)
