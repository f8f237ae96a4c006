"""Names guests who have not said what they are called: after a sea bird, and never after one that
sits at the table already.
"""

import random
from collections.abc import Iterable

BIRDS = (
    *(
        "Albatross",
        "Auk",
        "Avocet",
        "Bittern",
        "Cormorant",
        "Curlew",
        "Dotterel",
        "Dunlin",
        "Egret",
    ),
    *("Eider", "Fulmar", "Gannet", "Godwit", "Goosander", "Grebe", "Guillemot", "Gull", "Heron"),
    *("Ibis", "Jaeger", "Kestrel", "Kittiwake", "Knot", "Lapwing", "Merganser", "Murre", "Noddy"),
    *("Osprey", "Oystercatcher", "Pelican", "Penguin", "Petrel", "Plover", "Pochard", "Prion"),
    *("Puffin", "Razorbill", "Redshank", "Sanderling", "Sandpiper", "Scoter", "Shearwater"),
    *("Skimmer", "Skua", "Smew", "Snipe", "Spoonbill", "Stilt", "Stint", "Tern", "Turnstone"),
    *("Whimbrel", "Wigeon"),
)
GUEST = "Guest"


def is_given(name: str) -> bool:
    """Say whether the server gave this name, and may give another."""
    first, _, rest = name.partition(" ")
    return first == GUEST and (not rest or rest.split(" ")[0] in BIRDS)


def fresh(taken: Iterable[str] = ()) -> str:
    """Return a name that nobody among `taken` has, whatever its capitals."""
    known = {name.casefold() for name in taken}
    free = [name for bird in BIRDS if (name := f"{GUEST} {bird}").casefold() not in known]
    if free:
        return random.choice(free)
    count = 2
    while f"{GUEST} {BIRDS[0]} {count}".casefold() in known:
        count += 1
    return f"{GUEST} {BIRDS[0]} {count}"
