"""Write the table and the plot of a run."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol


class Measured(Protocol):
    name: str
    column: str
    samples: list[float]
    note: str

    @property
    def best(self) -> float: ...


def table(
    contenders: Sequence[Measured],
    pure: dict[str, list[float]],
    copying: dict[str, list[float]],
    machine: str,
) -> str:
    lines = ["# Speed", "", "Made by `make bench`. " + machine, ""]
    for column in dict.fromkeys(c.column for c in contenders):
        lines += [f"## Decisions a second, {column}", ""]
        lines += ["| engine | best | all samples | |", "| --- | ---: | --- | --- |"]
        rows = sorted((c for c in contenders if c.column == column), key=lambda c: -c.best)
        lines += [f"| {c.name} | {c.best:,.0f} | {samples(c.samples)} | {c.note} |" for c in rows]
        lines.append("")
    lines += ["## The same games without a compiler", ""]
    lines += ["| game | best | times slower | all samples |", "| --- | ---: | ---: | --- |"]
    fast = {c.name: c.best for c in contenders if c.column == contenders[0].column}
    for name, speeds in pure.items():
        ratio = fast[name] / max(speeds)
        lines.append(f"| {name} | {max(speeds):,.0f} | {ratio:.0f} | {samples(speeds)} |")
    lines += [
        "",
        "## One `copy_from`",
        "",
        "| game | best ns | all samples |",
        "| --- | ---: | --- |",
    ]
    lines += [f"| {n} | {min(t):.0f} | {samples(t)} |" for n, t in copying.items()]
    return "\n".join(lines) + "\n"


def samples(values: Sequence[float]) -> str:
    return ", ".join(f"{value:,.0f}" for value in values)


def plot(contenders: Sequence[Measured], pure: dict[str, list[float]], target: Path) -> None:
    """Draw one bar for each engine, the two columns apart, on a logarithmic scale."""
    import altair

    rows = [{"engine": c.name, "decisions a second": c.best, "how": c.column} for c in contenders]
    rows += [
        {"engine": name, "decisions a second": max(speeds), "how": "interpreted build"}
        for name, speeds in pure.items()
    ]
    chart = (
        altair.Chart(altair.Data(values=rows))
        .mark_bar()
        .encode(
            x=altair.X("decisions a second:Q", scale=altair.Scale(type="log")),
            y=altair.Y("engine:N", sort="-x", title=None),
            color=altair.Color("how:N", legend=None),
            row=altair.Row("how:N", title=None),
        )
        .resolve_scale(y="independent")
        .properties(width=520)
    )
    chart.save(str(target))
