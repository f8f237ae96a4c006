"""Writes out as code what a game declares as data, before it is compiled.

A state's fields and a game's turn are declared once (`argosy.core.fields`, `argosy.core.turn`). Interpreted, the core
looks them up; that would cost a compiled game dearly. So the build compiles a copy of `state.py` and `game.py` whose
class has a few methods more: `copy_from` field by field, `apply`, `legal` and the like as plain comparisons that end in
direct calls of the rules, and the loop that plays games with the types of the game filled in. What is declared is read
from the source text: nothing of Argosy is imported here.
"""

import ast
import importlib.util
import re
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

CORE = Path(__file__).parents[1] / "src/argosy/core"
CONTRACT = CORE / "contract.py"
STATE_IMPORTS = """from librt.vecs import vec
from mypy_extensions import i64
from argosy.core.contract import EVERYONE, Event
"""
GAME_IMPORTS = """from librt.vecs import vec
from mypy_extensions import i64
from argosy.core.contract import CHANCE, NOBODY, Course, NoAction, Players, Rng
"""
UNPACKED = {
    "verb": "action & 255",
    "a": "action >> 8 & 65535",
    "b": "action >> 24 & 65535",
    "c": "action >> 40 & 65535",
}
LOCALS = {"step", "seat", "every", *UNPACKED}  # names in the methods that are written
FEW = 3  # so many cases are asked one after the other; more are halved first

Case = tuple[str, str]  # the name of a number, and the code behind it


def specialised(file: Path) -> str | None:
    """Return the text to compile for a state.py, tables.py or game.py that declares something, else None."""
    if file.name == "state.py":
        kind = class_of(file, "State")
        if not any(isinstance(n, ast.FunctionDef) and n.name == "copy_from" for n in kind.body):
            text = without_defaults(file, kind)
            return with_methods(text, kind.name, state_methods(kind), STATE_IMPORTS)
    if file.name == "tables.py":
        return with_fields_set_first(file)
    if file.name == "game.py":
        folder = Folder(file.parent)
        if folder.turn is not None:
            text = file.read_text(encoding="utf-8")
            return with_methods(text, folder.game.name, game_methods(folder), GAME_IMPORTS)
    return None


def core(name: str) -> ModuleType:
    """Load a module of the core that imports nothing of ours, without its package."""
    file = CORE / f"{name}.py"
    spec = importlib.util.spec_from_file_location(f"argosy_core_{name}", file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def with_methods(text: str, name: str, methods: Sequence[str], imports: str) -> str:
    """Return a module's text with more methods at the end of a class, and more imports before all but imports."""
    tree = ast.parse(text)
    lines = text.splitlines()
    kind = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name)
    assert kind.end_lineno is not None
    body = [
        f"    {line}" if line else "" for method in methods for line in ("", *method.splitlines())
    ]
    lines[kind.end_lineno : kind.end_lineno] = body
    is_import = (ast.Import, ast.ImportFrom)
    last = max(node.end_lineno or 0 for node in tree.body if isinstance(node, is_import))
    lines[last:last] = imports.splitlines()
    return "\n".join(lines) + "\n"


# ── States ────────────────────────────────────────────────────────────────────────────────────────


def class_of(file: Path, base: str, name: str = "") -> ast.ClassDef:
    """Return the class of a module that has this base, or this name."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    return next(c for c in classes if c.name == name or base in map(ast.unparse, c.bases))


def declared_fields(kind: ast.ClassDef) -> dict[str, ast.AnnAssign]:
    """Return the annotated fields of a class by their names."""
    return {ast.unparse(node.target): node for node in kind.body if isinstance(node, ast.AnnAssign)}


def without_defaults(file: Path, kind: ast.ClassDef) -> str:
    """Return a module's text in which the fields of a class have types only: its compiled class has an `__init__`.

    So mypyc knows that they are always there, and does not look before every use.
    """
    lines = file.read_text(encoding="utf-8").splitlines()
    for field in declared_fields(kind).values():
        if field.value is not None:
            typed, last = (field.annotation.end_lineno or 0) - 1, (field.value.end_lineno or 0) - 1
            after = lines[last][field.value.end_col_offset :]  # a comment
            lines[typed] = lines[typed][: field.annotation.end_col_offset] + after
            lines[typed + 1 : last + 1] = [""] * (last - typed)
    return "\n".join(lines) + "\n"


def state_methods(kind: ast.ClassDef) -> list[str]:
    """`__init__`, `copy_from`, `fields` and `pour`, from the fields of the class; and how it tells what happens."""
    fields = core("fields")
    own = declared_fields(kind)
    every = {**declared_fields(class_of(CONTRACT, "", "State")), **own}
    starts = [
        f"    self.{name} = {ast.unparse(node.value)}" for name, node in every.items() if node.value
    ]
    copies = [
        f"    self.{name} = other.{fields.copied(name, ast.unparse(node.annotation))}"
        for name, node in every.items()
        if name not in fields.APART
    ]
    copies += ["    self.sharing = True", "    other.sharing = True"]
    return [
        "\n".join(["def __init__(self) -> None:", *starts]),
        "\n".join([f"def copy_from(self, other: '{kind.name}') -> None:", *copies]),
        f"def fields(self) -> list[str]:\n    return {list(own)}",
        "\n".join(
            ["def pour(self, out: vec[i64], skip: i64 = 0) -> i64:", *indented(poured(every))]
        ),
        *(inherited("State", name) for name in ("tell", "whisper")),
    ]


def poured(every: dict[str, ast.AnnAssign]) -> Iterator[str]:
    """The lines of `pour`: the common fields, then those of the game, in the order of `dump`."""
    fields = core("fields")
    apart = (*fields.COMMON, *fields.APART)
    names = [*fields.COMMON, *(name for name in every if name not in apart)]
    yield "at: i64 = 0"
    for n, name in enumerate(names):
        if fields.is_vector(ast.unparse(every[name].annotation)):
            yield f"of_{name} = self.{name}"
            yield f"if skip >> {min(n, 63)} & 1 == 0:"
            yield f"    for in_{name} in range(i64(len(of_{name}))):"
            yield f"        out[at + in_{name}] = i64(of_{name}[in_{name}])"
            yield f"at += i64(len(of_{name}))"
        else:
            yield f"out[at] = self.{name}"
            yield "at += 1"
    yield "return at"


def inherited(kind: str, name: str, state: str = "") -> str:
    """Return a method of the contract as text, for the states of one game: in the same library it can be inlined."""
    text = CONTRACT.read_text(encoding="utf-8")
    body = class_of(CONTRACT, "", kind).body
    method = next(n for n in body if isinstance(n, ast.FunctionDef) and n.name == name)
    written = ast.get_source_segment(text, method, padded=True)
    assert written is not None
    return textwrap.dedent(written).replace("s: S,", f"s: {state},")


# ── Games ─────────────────────────────────────────────────────────────────────────────────────────


def with_fields_set_first(file: Path) -> str:
    """Return a module's text in which `__init__` of the tables begins by giving every field a value.

    The true values come later, some from methods; but only what is set before anything is called counts as always set.
    """
    lines = file.read_text(encoding="utf-8").splitlines()
    kind = class_of(file, "", "Tables")
    init = next(n for n in kind.body if isinstance(n, ast.FunctionDef) and n.name == "__init__")
    declared = {
        name: ast.unparse(field.annotation) for name, field in declared_fields(kind).items()
    }
    first = {name: start_of(hint) for name, hint in declared.items()}
    at = init.body[0].lineno - 1
    lines[at:at] = [f"        self.{name} = {value}" for name, value in first.items() if value]
    return "\n".join(lines) + "\n"


def start_of(hint: str) -> str:
    """Return a value for a field of this type, or nothing if it is an object of some class."""
    if hint.startswith(("vec[", "list[")):
        return f"{hint}([])" if hint.startswith("vec[") else "[]"
    return {"i64": "0", "float": "0.0"}.get(hint, "")


class Folder:
    """What the files of a game's folder say: constants, parameters of functions, the declared turn."""

    def __init__(self, folder: Path) -> None:
        self.numbers: dict[str, int] = {}
        self.parameters: dict[str, list[str]] = {}
        self.twice: set[str] = set()  # names that functions of two modules have
        for file in sorted(folder.rglob("*.py")):
            if "tests" not in file.parts:
                self.read(file.stem, ast.parse(file.read_text(encoding="utf-8")))
        self.turn: ast.Call | None = None
        source = folder / "game.py"
        for node in ast.parse(source.read_text(encoding="utf-8")).body if source.exists() else []:
            if isinstance(node, ast.ClassDef):
                self.game = node
            elif isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "TURN":
                assert isinstance(node.value, ast.Call)
                self.turn = node.value
        state = folder / "state.py"
        self.state = class_of(state, "State").name if state.exists() else ""

    def read(self, module: str, tree: ast.Module) -> None:
        """Note what a module defines, by its name alone and by that of the module: `sail`, `moving.sail`."""
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                names = {node.name, f"{module}.{node.name}"}
                self.twice |= names & set(self.parameters)
                parameters = [argument.arg for argument in node.args.args]
                self.parameters |= dict.fromkeys(names, parameters)
            elif isinstance(node, ast.AnnAssign) and (number := int_of(node.value)) is not None:
                name = ast.unparse(node.target)
                self.numbers |= {name: number, f"{module}.{name}": number}

    def part(self, name: str) -> ast.expr | None:
        """A keyword of the declaration."""
        assert self.turn is not None
        return next((k.value for k in self.turn.keywords if k.arg == name), None)

    def declared(self, part: str, kind: str) -> list[dict[str, Any]]:
        """The records of one kind in a list of the declaration, by the names of their fields."""
        fields = list(core("turn").__dict__[kind].__dataclass_fields__)
        listed = self.part(part)
        assert isinstance(listed, ast.List), f"{part} of a Turn must be written as a list"
        found = []
        for node in listed.elts:
            assert isinstance(node, ast.Call)
            if ast.unparse(node.func) == kind:
                given = dict(zip(fields, map(ast.unparse, node.args), strict=False))
                given |= {k.arg or "": ast.unparse(k.value) for k in node.keywords}
                found.append(given)
        return found

    def called(self, rule: str) -> str:
        """The call of a rule from a method of the game."""
        if rule in self.twice or rule.partition(".")[0] in LOCALS:
            raise SystemExit(
                f"{rule} cannot be a rule of a Turn: the name is used twice. Rename it."
            )
        text: str = core("turn").call(rule, self.parameters[rule])
        return text.replace("(game", "(self", 1)

    def hook(self, name: str) -> list[str]:
        rule = self.part(name)
        return [self.called(ast.unparse(rule))] if rule is not None else []


def game_methods(folder: Folder) -> list[str]:
    """The methods of `Game` that look rules up, with the rules written in."""
    chance = folder.declared("steps", "ChanceStep")
    seats = folder.declared("steps", "SeatStep")
    deeds = folder.declared("deeds", "Deed")
    last = max((step["number"] for step in chance), key=folder.numbers.__getitem__)
    s = f"s: {folder.state}"

    def ladder(by: str, cases: Sequence[Case], exact: bool = False) -> list[str]:
        return list(halved(by, sorted(cases, key=lambda case: folder.numbers[case[0]]), exact))

    def cases(records: Sequence[dict[str, Any]], key: str, rule: str, form: str) -> list[Case]:
        return [(r[key], form.format(folder.called(r[rule]))) for r in records if r.get(rule)]

    def method(head: str, *lines: str) -> str:
        body = nouns_used([line for line in lines if line])
        return "\n".join([f"def {head}:", *(f"    {line}" for line in body)])

    why_nots = [
        (
            deed["verb"],
            "return 0" if deed["why_not"] == "None" else f"return {folder.called(deed['why_not'])}",
        )
        for deed in deeds
    ]
    others = cases([step for step in seats if step.get("others")], "number", "others", "return {}")
    outcomes = cases(chance, "number", "outcomes", "return {}")
    draws = [
        (
            step["number"],
            f"return {folder.called(step['draws'])}"
            if step.get("draws")
            else "every = self.outcomes(s); return every[rng.below(len(every))]",
        )
        for step in chance
    ]
    happens = ladder("step", cases(chance, "number", "happens", "{}"))
    does = ladder("verb", cases(deeds, "verb", "does", "{}"))
    carried = [
        "step = s.step",
        f"if step <= {last}:",
        *indented(happens),
        "else:",
        *indented([*folder.hook("before"), *does]),
        *folder.hook("after"),
    ]
    ends = [step["number"] for step in folder.declared("steps", "LastStep")]
    made = [
        method(
            f"waiting_for(self, {s}) -> i64",
            "step = s.step",
            f"if step <= {last}: return CHANCE",
            f"if {' or '.join(f'step == {end}' for end in ends)}: return NOBODY",
            "return s.decider",
        ),
        inherited("Game", "play_on", folder.state),
        method(
            f"why_not_this(self, {s}, seat: i64, action: i64) -> i64", *ladder("verb", why_nots)
        ),
        method(
            f"legal(self, {s}, seat: i64, out: vec[i64]) -> i64",
            "step = s.step",
            "if seat != s.decider:",
            *indented([*(ladder("step", others, exact=True) if others else []), "return 0"]),
            *ladder("step", cases(seats, "number", "lists", "return {}"), exact=True),
            "return 0",
        ),
        method(f"outcomes(self, {s}) -> list[i64]", "step = s.step", *ladder("step", outcomes)),
        method(f"chance(self, {s}, rng: Rng) -> i64", "step = s.step", *ladder("step", draws)),
        method(f"apply(self, {s}, action: i64) -> None", "seat = s.decider", *carried),
    ]
    if any(deed.get("by_anyone") == "True" for deed in deeds):
        made.append(method(f"carry_out(self, {s}, seat: i64, action: i64) -> None", *carried))
    return made


def nouns_used(lines: list[str]) -> list[str]:
    """The lines of a method, after those that unpack what they use of the action."""
    used = set(re.findall(r"\w+", " ".join(lines)))
    return [*(f"{name} = {value}" for name, value in UNPACKED.items() if name in used), *lines]


def halved(by: str, cases: Sequence[Case], exact: bool) -> Iterator[str]:
    """Code that finds the case by comparing, lowest number first. Inexact, one of them must be right."""
    if len(cases) > FEW:
        middle = len(cases) // 2
        yield f"if {by} < {cases[middle][0]}:"
        yield from indented(halved(by, cases[:middle], exact))
        yield "else:"
        yield from indented(halved(by, cases[middle:], exact))
        return
    for number, (name, code) in enumerate(cases):
        is_last = number == len(cases) - 1
        if is_last and not exact and number == 0:
            yield code
            return
        yield (
            "else:"
            if is_last and not exact
            else f"{'if' if number == 0 else 'elif'} {by} == {name}:"
        )
        yield f"    {code}"


def indented(lines: Sequence[str] | Iterator[str]) -> Iterator[str]:
    return (f"    {line}" for line in lines)


def int_of(node: ast.expr | None) -> int | None:
    """Return the number that is written there, if one is."""
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        return node.value
    return None
