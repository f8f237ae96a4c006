"""Takes symbols from pieces.svg in the colours of tokens.css, and makes them static.

Renderers outside a browser know no custom properties, so every var() is replaced by its value here,
and only the symbols that a picture uses are put into it.
"""

import re
from functools import cache
from importlib.resources import files

VAR = re.compile(r"var\((--[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)")
OWN = re.compile(r"(--[\w-]+):([^;\"]+);?")


@cache
def source(name: str) -> str:
    return files("argosy.draw").joinpath(name).read_text("utf-8")


@cache
def tokens(dark: bool) -> dict[str, str]:
    """Return every custom property of the light theme, or of the dark one."""
    light, night = re.findall(r"(?::root|\[data-theme=dark\])\{(.*?)\}", source("tokens.css"), re.S)
    found = dict(re.findall(r"(--[\w-]+):([^;]+);", light))
    return found | (dict(re.findall(r"(--[\w-]+):([^;]+);", night)) if dark else {})


@cache
def symbols() -> dict[str, str]:
    """Return symbols and hatchings by id."""
    found = re.findall(r"<(symbol|pattern) id=\"([\w-]+)\".*?</\1>", source("pieces.svg"), re.S)
    text = source("pieces.svg")
    return {name: cut(text, kind, name) for kind, name in found}


def cut(text: str, kind: str, name: str) -> str:
    start = text.index(f'<{kind} id="{name}"')
    end = f"</{kind}>"
    return text[start : text.index(end, start) + len(end)]


class Sprite:
    """Hands out symbols and remembers them: `defs` holds all that the picture uses."""

    def __init__(self, dark: bool) -> None:
        self.tokens = tokens(dark)
        self.names: dict[tuple[str, tuple[tuple[str, str], ...]], str] = {}
        self.texts: dict[str, str] = {}

    def __contains__(self, symbol: str) -> bool:
        return symbol in symbols()

    def colour(self, token: str) -> str:
        return self.tokens[f"--{token}"]

    def suit(self, suit: str, otherwise: str = "line-strong") -> str:
        """Return the colour of a suit; for a piece that has none, that of another token."""
        return self.tokens.get(f"--{suit}", self.colour(otherwise))

    def shape(self, symbol: str) -> float:
        """Return height over width."""
        box = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', symbols()[symbol])
        assert box is not None
        return float(box.group(2)) / float(box.group(1))

    def use(self, symbol: str, x: float, y: float, width: float, **given: str) -> str:
        """Draw a symbol with its middle at x, y. `given`: color, opacity, turn, or a property (knock, g, card)."""
        own = {f"--{name}": given.pop(name) for name in ("knock", "g", "card") if name in given}
        height = width * self.shape(symbol)
        turn = given.pop("turn", "0")
        attributes = "".join(f' {name}="{value}"' for name, value in given.items())
        if turn != "0":
            attributes += f' transform="rotate({turn} {x:.2f} {y:.2f})"'
        left, top = x - width / 2, y - height / 2
        return (
            f'<use href="#{self.need(symbol, own)}" x="{left:.2f}" y="{top:.2f}" '
            f'width="{width:.2f}" height="{height:.2f}"{attributes}/>'
        )

    def need(self, symbol: str, own: dict[str, str]) -> str:
        """Return the id of a symbol in the picture: one for each set of the properties that it reads."""
        text = symbols()[symbol]
        key = (symbol, tuple(sorted(item for item in own.items() if item[0] in reads(symbol))))
        if key not in self.names:
            same = sum(name == symbol for name, _ in self.names)
            self.names[key] = symbol + (f"-{same}" if same else "")
            self.texts[self.names[key]] = self.resolved(text, symbol, self.names[key], own)
        return self.names[key]

    def resolved(self, text: str, symbol: str, name: str, own: dict[str, str]) -> str:
        inner = own | {n: self.value(v, own) for n, v in OWN.findall(text)}
        text = OWN.sub("", self.value(text, own)).replace(' style=""', "")
        text = text.replace(f'id="{symbol}"', f'id="{name}"', 1)
        text = re.sub(r'href="#([\w-]+)"', lambda m: f'href="#{self.need(m[1], inner)}"', text)
        return re.sub(r"url\(#([\w-]+)\)", lambda m: f"url(#{self.need(m[1], {})})", text)

    def value(self, text: str, own: dict[str, str]) -> str:
        known = self.tokens | own
        return VAR.sub(lambda m: known.get(m[1], m[2] or ""), text)

    def hatch(self, suit: str) -> str:
        return f"url(#{self.need(f'hatch-{suit}', {})})"

    def defs(self) -> str:
        return "\n".join(self.texts.values())


@cache
def reads(symbol: str) -> frozenset[str]:
    """Return the properties that a symbol, or one inside it, reads."""
    text = symbols()[symbol]
    found = {match[1] for match in VAR.finditer(text)}
    for inner in re.findall(r'href="#([\w-]+)"', text):
        found |= reads(inner)
    return frozenset(found)
