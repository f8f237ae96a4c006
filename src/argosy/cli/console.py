"""Print text: in colour on a terminal, plain everywhere else."""

import sys
import textwrap
from shutil import get_terminal_size

WIDTH = 100


def width() -> int:
    """Return the width of the terminal, but no more than is good to read."""
    return min(get_terminal_size().columns, WIDTH) if sys.stdout.isatty() else WIDTH


def say(text: str = "", style: str = "") -> None:
    """Print a line as it is."""
    if sys.stdout.isatty():
        from rich.console import Console
        from rich.text import Text

        Console(highlight=False).print(Text(text, style), soft_wrap=True)
    else:
        print(text)


def say_wrapped(text: str, indent: str = "", style: str = "") -> None:
    """Print paragraphs, each filled to the width."""
    for paragraph in text.split("\n\n"):
        flat = " ".join(paragraph.split())
        say(textwrap.fill(flat, width(), initial_indent=indent, subsequent_indent=indent), style)
