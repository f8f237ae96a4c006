"""Writes elements of SVG as text."""

from collections.abc import Iterable
from html import escape

SERIF = "'Argosy Serif','Alegreya','Palatino Linotype',Palatino,Georgia,serif"
SANS = "'Argosy Sans','Source Sans 3',system-ui,'Segoe UI',Roboto,sans-serif"


def attributes(given: dict[str, object]) -> str:
    """Write attributes: `font_size=12` becomes font-size, and floats are kept short."""
    texts = []
    for name, value in given.items():
        shown = f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
        texts.append(f' {name.rstrip("_").replace("_", "-")}="{escape(shown)}"')
    return "".join(texts)


def element(name: str, /, **given: object) -> str:
    return f"<{name}{attributes(given)}/>"


def group(parts: Iterable[str], **given: object) -> str:
    return f"<g{attributes(given)}>{''.join(parts)}</g>"


def text(x: float, y: float, says: str, **given: object) -> str:
    given.setdefault("font_family", SANS)
    return f"<text{attributes({'x': x, 'y': y, **given})}>{escape(says)}</text>"


def serif(x: float, y: float, says: str, **given: object) -> str:
    return text(x, y, says, font_family=SERIF, **given)


def points(found: Iterable[tuple[float, float]]) -> str:
    return " ".join(f"{x:.2f},{y:.2f}" for x, y in found)


def wide(says: str, size: float) -> float:
    """Estimate how wide a text is."""
    narrow = sum(letter in "iljtfr.,:;'|!()[] " for letter in says)
    return size * (0.54 * (len(says) - narrow) + 0.29 * narrow)


def wrapped(items: list[str], size: float, width: float) -> list[str]:
    """Put as many items on a line as fit, without breaking any."""
    lines: list[str] = []
    for item in items:
        longer = f"{lines[-1]}, {item}" if lines else item
        if not lines or wide(longer, size) > width:
            lines.append(item)
        else:
            lines[-1] = longer
    return lines
