"""Write what a training has tried as a page: what won, what lost, with the figures."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from argosy.lab.journal import Entry

VERDICTS = {"high": "won", "low": "lost", "open": "not decided, so not kept"}


def logbook(entries: Sequence[Entry], command: str) -> str:
    """Return the page, in Markdown."""
    plan, *rest = entries
    told = plan["plan"]
    seats = told["options"]["seats"]
    lines = [
        f"# Training of {told['edition']}",
        "",
        f"    {command}",
        "",
        f"{seats} seats; deals from {told['seed']:,} on, each used once and played once on every seat. A candidate is",
        f"kept if the sequential test says {told['test']['high']:.1%} rather than {told['test']['low']:.1%}"
        f" (errors of 5 %) within {told['most']:,} games.",
    ]
    for number, some in groupby(rest, key=lambda entry: str(entry["id"]).split("-")[0]):
        lines += ["", f"## Round {number}", "", *round_lines(list(some))]
    kept = [e for e in rest if e["kind"] == "trial"]
    if not kept:
        lines += ["", "Nothing has been tried yet."]
    return "\n".join(lines) + "\n"


def round_lines(entries: list[Entry]) -> Iterator[str]:
    steps = [entry for entry in entries if entry["kind"] == "step"]
    if steps:
        yield from step_lines(steps)
    for entry in entries:
        if entry["kind"] == "played":
            yield (
                f"{entry['games']:,} games of the present player against itself, deals from"
                f" {entry['deals'][0]:,} on: {entry['positions']:,} positions."
            )
        elif entry["kind"] == "candidate":
            yield from ("", f"### Candidate {entry['id'].removesuffix('-changes')}", "")
            yield from changes_lines(entry)
        elif entry["kind"] == "trial":
            yield trial_line(entry)


def step_lines(steps: list[Entry]) -> Iterator[str]:
    """A row for every step: how the candidates did against the present player."""
    yield f"CMA-ES with {len(steps[0]['shares'])} candidates a step, {steps[0]['games']:,} games each step."
    yield from ("", "| step | mean | best | worst |", "| ---: | ---: | ---: | ---: |")
    for number, entry in enumerate(steps, 1):
        shares = entry["shares"]
        mean = sum(shares) / len(shares)
        yield f"| {number} | {mean:.1%} | {max(shares):.1%} | {min(shares):.1%} |"


def changes_lines(entry: Entry) -> Iterator[str]:
    if "surprise" in entry:
        before, after = entry["surprise"]
        yield f"Surprise at the winner, games kept aside: {before:.4f} before, {after:.4f} after."
        yield ""
    yield from ("| number | was | is |", "| --- | ---: | ---: |")
    for name, (was, now) in entry["changes"].items():
        yield f"| {name} | {was:g} | {now:g} |"
    yield ""


def trial_line(entry: Entry) -> str:
    low, high = entry["interval"]
    unended = f"; {entry['unended']} went past their bound" if entry["unended"] else ""
    return (
        f"- {entry['bot']}: {entry['share']:.1%} of {entry['games']:,} games ({low:.1%} to {high:.1%}),"
        f" deals from {entry['deals'][0]:,} on, log-likelihood ratio {entry['ratio']:.2f}:"
        f" **{VERDICTS[entry['verdict']]}**{unended}"
    )
