"""Draws the chart sheet under every board: wash, rhumb lines, compass rose, neatline."""

from math import cos, inf, pi, sin

from argosy.draw.sprite import Sprite
from argosy.draw.svg_elements import element, group

WINDS = 16
BAR = 36.0  # length of the bars of the neatline
WASHES = {  # what a mark of kind "ground" may be: centre and edge
    "sea": ("sea-wash", "sea-wash-2"),
    "land": ("paper-sunk", "land-2"),
    "country": ("land", "land-2"),
}


def chart(sprite: Sprite, wash: str, width: float, height: float) -> str:
    centre, edge = WASHES.get(wash, WASHES["sea"])
    fill = (
        '<defs><radialGradient id="wash" cx=".5" cy=".45" r=".75">'
        f'<stop offset=".45" stop-color="{sprite.colour(centre)}"/>'
        f'<stop offset="1" stop-color="{sprite.colour(edge)}"/></radialGradient>'
        f'<clipPath id="chart"><rect width="{width:.1f}" height="{height:.1f}" rx="6"/></clipPath>'
        "</defs>"
    )
    sheet = element("rect", width=width, height=height, fill="url(#wash)")
    lines = rhumb_lines(sprite, width, height)
    return fill + group([sheet, lines, neatline(sprite, width, height)], clip_path="url(#chart)")


def rhumb_lines(sprite: Sprite, width: float, height: float) -> str:
    """Join 16 points on a circle, as real portolan charts do; the colour shows the kind of wind."""
    x, y, r = width * 0.52, height * 0.515, max(width, height) * 0.47
    paths: dict[str, list[str]] = {"rh0": [], "rh1": [], "rh2": []}
    for i in range(WINDS):
        at = x + r * cos(2 * pi * i / WINDS), y + r * sin(2 * pi * i / WINDS)
        for j in range(i + 3, min(i + 14, WINDS)):
            course = pi * (i + j) / WINDS + pi / 2  # of the chord from point i to point j
            wind = "rh2" if (i + j) % 2 else "rh1" if (i + j) % 4 else "rh0"
            paths[wind].append(across(at, course, width, height))
    drawn = [
        element("path", d="".join(d), fill="none", stroke=sprite.colour(wind), stroke_width=0.8)
        for wind, d in paths.items()
    ]
    return group(drawn, opacity=sprite.colour("rh-op"))


def across(at: tuple[float, float], course: float, width: float, height: float) -> str:
    """Draw the line through a point from edge to edge of the sheet; longer lines make renderers slow."""
    low, high = -inf, inf
    for place, step, size in ((at[0], cos(course), width), (at[1], sin(course), height)):
        if abs(step) < 1e-9:
            if not 0 <= place <= size:
                return ""
            continue
        one, other = sorted((-place / step, (size - place) / step))
        low, high = max(low, one), min(high, other)
    if low >= high:
        return ""
    ends = [(at[0] + cos(course) * k, at[1] + sin(course) * k) for k in (low, high)]
    return "M{:.1f} {:.1f}L{:.1f} {:.1f}".format(*ends[0], *ends[1])


def neatline(sprite: Sprite, width: float, height: float) -> str:
    colour = sprite.colour("line-strong")
    drawn = [
        element(
            "rect",
            x=inset,
            y=inset,
            width=width - 2 * inset,
            height=height - 2 * inset,
            fill="none",
            stroke=colour,
            stroke_width=1,
        )
        for inset in (6.5, 14.5)
    ]
    bars = ""
    for length, flat in ((width, True), (height, False)):
        count = int((length - 29) / BAR) | 1  # odd, so that both ends look the same
        step = (length - 29) / count
        for n in range(0, count, 2):
            at = 14.5 + n * step
            for side in (10.5, (height if flat else width) - 10.5):
                bars += (
                    f"M{at:.1f} {side:.1f}h{step:.1f}"
                    if flat
                    else f"M{side:.1f} {at:.1f}v{step:.1f}"
                )
    drawn.append(element("path", d=bars, stroke=colour, stroke_width=5, fill="none"))
    return group(drawn)


def rose(sprite: Sprite, x: float, y: float, size: float) -> str:
    return sprite.use("rose", x, y, size, color=sprite.colour("ink"), opacity="0.16")
