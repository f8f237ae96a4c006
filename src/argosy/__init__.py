"""Argosy: five tabletop games of trade and piracy, with every rule enforced.

>>> import argosy
>>> m = argosy.new("sea_routes", seats=2, seed=7)
>>> m.turn, m.legal()
('red', ['sail c2', 'sail d3', 'sail c4', 'sail b3'])
>>> m.play("sail d3") and m.turn
'blue'
>>> m.why("sail z9") is None
False

vector(name, n=...) many games at once, as NumPy arrays: for learning (argosy[rl])
new(name, ...)      begin a match: a game being played, in words, with its record
replay(text)        play a record and return its match
game(name, ...)     the bare rules, in numbers: for simulations, bots and search
edition(name)       a game's title, options and parts; `editions()` has all of them
Match               what `new` and `replay` return
BadInput, Refused   what they raise; every Refused is a BadInput

`argosy.tabletop` has a table for tests, with chance as a test wishes it. `help(argosy.Match)` says more.
"""

TYPE_CHECKING = False  # as type checkers know it; `typing` takes longer to import than all of this
if TYPE_CHECKING:
    from argosy.core.edition import BadInput, Edition
    from argosy.core.match import Match, Refused, new, replay
    from argosy.core.record import BadRecord, Record
    from argosy.core.registry import edition, editions, game
    from argosy.envs.vector import vector

__version__ = "0.1.0"  # pyproject.toml reads it here

__all__ = [
    "BadInput",
    "BadRecord",
    "Edition",
    "Match",
    "Record",
    "Refused",
    "__version__",
    "edition",
    "editions",
    "game",
    "new",
    "replay",
    "vector",
]

# Imported when it is first asked for: whoever needs only the version, or one part, does not wait for the rest.
HOMES = {
    "edition": ("BadInput", "Edition"),
    "match": ("Match", "Refused", "new", "replay"),
    "record": ("BadRecord", "Record"),
    "registry": ("edition", "editions", "game"),
}


def __getattr__(name: str) -> object:
    from importlib import import_module

    if name == "vector":  # it needs NumPy
        from argosy.envs.extras import needed

        with needed("rl"):
            from argosy.envs.vector import vector
        return vector
    for module, names in HOMES.items():
        if name in names:
            found: object = getattr(import_module(f"argosy.core.{module}"), name)
            globals()[name] = found
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
