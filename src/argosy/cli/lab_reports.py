"""Print what the lab has found."""

from pathlib import Path
from typing import TYPE_CHECKING

from argosy.cli.console import say

if TYPE_CHECKING:  # the ladder needs an extra, and what does not must work without it
    from argosy.lab import fit, ladder, simulation

# ── Simulation ────────────────────────────────────────────────────────────────────────────────────


def print_simulation(report: "simulation.Report", folder: Path | None) -> None:
    say(f"{report.game}: {report.games} games, seed {report.seed}", "bold")
    say("Wins by seat (95 % interval)")
    for (seat, share), name in zip(report.by_seat.items(), report.seats, strict=True):
        say(f"  {seat:<8} {name:<10} {share_text(share)}")
    say("Wins by bot")
    for name, share in report.by_bot.items():
        say(f"  {name:<19} {share_text(share)}")
    length = report.length
    say(
        f"Length: {length.mean:.1f} decisions on average, median {length.median:g}, "
        f"{length.min} to {length.max}"
    )
    say("Endings")
    for clause, count in report.endings.items():
        say(f"  {clause:<19} {count:>7}  {count / report.games:6.1%}")
    if report.overrun:
        say(f"  {report.overrun} games went past their bound: a fault, please report it.")
    say(speed_text(report))
    if folder is not None:
        say(f"Every game is in {folder}.")


def share_text(found: "simulation.Share") -> str:
    return f"{found.wins:>9.1f}  {found.share:6.1%}  ({found.low:.1%} to {found.high:.1%})"


def speed_text(report: "simulation.Report") -> str:
    build = "compiled" if report.compiled else "interpreted"
    return (
        f"Speed: {report.decisions_per_second:,} decisions a second on one core, {build}; "
        f"{report.forced:.1%} of the {report.decisions:,} decisions had one legal action"
    )


# ── Ladder ────────────────────────────────────────────────────────────────────────────────────────


def standing_text(now: "ladder.Standing") -> str:
    """`hard against greedy: 75.0% [50.0%, 90.0%] of 20 games, bar 75%: open`"""
    low, high = now.interval
    return (
        f"{now.first} against {now.second}: {now.share:.1%} [{low:.1%}, {high:.1%}] "
        f"of {now.games} games, bar {now.bar:.0%}: {now.verdict}"
    )


def print_ladder(plan: "ladder.Ladder", report: "ladder.Report") -> None:
    say(f"{plan.edition.title}, {plan.seats} seats: what the first wins", "bold")
    say("")
    say("| match | games | wins | 95 % interval | bar | |")
    say("| --- | ---: | ---: | --- | ---: | --- |")
    for now in report.standings:
        low, high = now.interval
        say(
            f"| {now.first} - {now.second} | {now.games} | {now.share:.1%} | {low:.1%} to {high:.1%} "
            f"| {now.bar:.0%} | {now.verdict} |"
        )
    if plan.seats == 2:
        say("")
        say("| bot | openskill | ± |")
        say("| --- | ---: | ---: |")
        for name, rating in sorted(report.ratings.items(), key=lambda item: -item[1].mu):
            say(f"| {name} | {rating.mu:.1f} | {rating.sigma:.1f} |")


# ── Fit ───────────────────────────────────────────────────────────────────────────────────────────


def print_fit(found: "fit.Fit") -> None:
    study = found.study
    say(
        f"{study.edition.title}: {study.games} games of {study.name}, {found.positions} positions",
        "bold",
    )
    for says, surprise in (("fitted", found.fitted), ("kept aside", found.aside)):
        say(f"surprise, games {says}: {surprise.before:.4f} before, {surprise.after:.4f} after")
    for name, was in found.before.items():
        say(f"  {name:<12} {was:8.4f} -> {found.weights[name]:8.4f}")
    say("How often it was right (games kept aside): chance given, chance found, positions")
    for row in found.calibration:
        say(f"  {row.low:3.0%} and up  {row.given:6.1%}  {row.found:6.1%}  {row.positions}")
