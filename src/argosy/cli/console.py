"""How the commands speak: colour on a terminal, plain text everywhere else."""

import sys
import textwrap

from rich.console import Console
from rich.text import Text

WIDTH = 100


def width() -> int:
    """Of the terminal, but no wider than is good to read."""
    return min(Console().width, WIDTH) if sys.stdout.isatty() else WIDTH


def say(text: str = "", style: str = "") -> None:
    if sys.stdout.isatty():
        Console(highlight=False).print(Text(text, style), soft_wrap=True)
    else:
        print(text)


def say_wrapped(text: str, indent: str = "", style: str = "") -> None:
    for paragraph in text.split("\n\n"):
        flat = " ".join(paragraph.split())
        say(textwrap.fill(flat, width(), initial_indent=indent, subsequent_indent=indent), style)
