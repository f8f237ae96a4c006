"""Makes the fonts of our pictures from those of the browser client (needs fonttools and brotli).

    python scripts/fonts.py FOLDER-OF-WOFF2 src/argosy/draw/fonts

The renderer reads neither woff2 nor font features, so the files are unpacked and the figures that
stand on the line take the place of the old-style ones. They get names of our own: "Source" is
reserved by its licence.
"""

import sys
from pathlib import Path
from typing import Any

FONTS = {
    "alegreya-latin-wght-normal": ("Argosy Serif", "Regular"),
    "alegreya-latin-wght-italic": ("Argosy Serif", "Italic"),
    "source-sans-3-latin-wght-normal": ("Argosy Sans", "Regular"),
}
FAMILY, STYLE, UNIQUE, FULL, POSTSCRIPT = 1, 2, 3, 4, 6
LINING = ("lnum", "tnum")


def substitutes(font: Any, feature: str) -> dict[str, str]:
    """Glyph -> glyph, as this feature would have it."""
    table = font["GSUB"].table
    numbers = {
        number
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == feature
        for number in record.Feature.LookupListIndex
    }
    found: dict[str, str] = {}
    for number in sorted(numbers):
        for subtable in table.LookupList.Lookup[number].SubTable:
            found |= getattr(getattr(subtable, "ExtSubTable", subtable), "mapping", {})
    return found


def set_lining(font: Any) -> None:
    for feature in LINING:
        swap = substitutes(font, feature)
        for table in font["cmap"].tables:
            for code in map(ord, "0123456789"):
                table.cmap[code] = swap.get(table.cmap[code], table.cmap[code])


def rename(font: Any, family: str, style: str) -> None:
    full = family if style == "Regular" else f"{family} {style}"
    texts = {
        FAMILY: family,
        STYLE: style,
        UNIQUE: full,
        FULL: full,
        POSTSCRIPT: full.replace(" ", "-"),
    }
    font["name"].names = [r for r in font["name"].names if r.nameID not in (16, 17, 25)]
    for record in font["name"].names:
        if record.nameID in texts:
            record.string = texts[record.nameID]


def main(source: Path, target: Path) -> None:
    from importlib import import_module

    font_class = import_module("fontTools.ttLib").TTFont

    for name, (family, style) in FONTS.items():
        font = font_class(source / f"{name}.woff2")
        set_lining(font)
        rename(font, family, style)
        font["OS/2"].usWeightClass = 400
        font.flavor = None
        font.save(target / f"{family} {style}.ttf".replace(" ", "-").lower())


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
