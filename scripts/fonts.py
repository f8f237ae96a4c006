"""Makes our fonts from those of Fontsource (needs fonttools and brotli).

    python scripts/fonts.py FOLDER-OF-WOFF2 src/argosy/draw/fonts     for pictures
    python scripts/fonts.py FOLDER-OF-WOFF2 web/fonts --browser       for the client

In both, the figures that stand on the line take the place of the old-style ones. The renderer of pictures reads
neither woff2 nor font features, so its files are unpacked. Those of the client hold the letters of western Europe
and the weights that the page uses: a third less to send. They get names of our own: "Source" is reserved by its
licence.
"""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

FONTS = {
    "alegreya-latin-wght-normal": ("Argosy Serif", "Regular"),
    "alegreya-latin-wght-italic": ("Argosy Serif", "Italic"),
    "source-sans-3-latin-wght-normal": ("Argosy Sans", "Regular"),
}
# What the client needs of them: weights, letters, features. Other letters come from the files of Fontsource.
WEIGHTS = {
    "alegreya-latin-wght-normal": {"wght": (400, 850)},
    "alegreya-latin-wght-italic": {"wght": 500},
    "source-sans-3-latin-wght-normal": {},
}
LETTERS = "20-7E,A0-FF,152-153,2009,2013-2014,2018-201A,201C-201E,2022,2026,2039-203A,20AC,2190-2193,2212,2713"
FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl"]
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


def for_browser(font: Any, name: str) -> Any:
    """Return the font with nothing in it that the client does not use."""
    subset, instancer = (
        import_module("fontTools.subset"),
        import_module("fontTools.varLib.instancer"),
    )
    options = subset.Options(layout_features=FEATURES, hinting=False, name_IDs=["*"])
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=subset.parse_unicodes(LETTERS))
    cutter.subset(font)
    weights = WEIGHTS[name]
    return instancer.instantiateVariableFont(font, weights) if weights else font


def main(source: Path, target: Path, browser: bool) -> None:
    font_class = import_module("fontTools.ttLib").TTFont
    for name, (family, style) in FONTS.items():
        found = next(source.rglob(f"{name}.woff2"))
        font = font_class(found)
        set_lining(font)
        rename(font, family, style)
        if browser:
            font = for_browser(font, name)
        else:
            font["OS/2"].usWeightClass = 400
        font.flavor = "woff2" if browser else None
        ending = "woff2" if browser else "ttf"
        font.save(target / f"{family} {style}.{ending}".replace(" ", "-").lower())


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), "--browser" in sys.argv[3:])
