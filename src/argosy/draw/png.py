"""Turns SVG into PNG, with our own fonts, so that a picture looks the same on every machine."""

from importlib.resources import as_file, files

import resvg_py


def render(svg: str, zoom: float = 2.0) -> bytes:
    with as_file(files("argosy.draw").joinpath("fonts")) as fonts:
        return bytes(
            resvg_py.svg_to_bytes(
                svg_string=svg,
                zoom=zoom,
                skip_system_fonts=True,
                font_dirs=[str(fonts)],
                serif_family="Argosy Serif",
                sans_serif_family="Argosy Sans",
            )
        )
