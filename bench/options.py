"""The options of a bench, from their defaults."""

import argparse


def options(says: str | None, **defaults: float) -> argparse.Namespace:
    """Read the command line: `--tables 300` where `tables=500` is the default, and so on."""
    parser = argparse.ArgumentParser(description=says)
    for name, default in defaults.items():
        parser.add_argument(f"--{name}", type=type(default), default=default)
    return parser.parse_args()
