"""Print what the lab has found."""

from pathlib import Path
from typing import TYPE_CHECKING

from argosy.cli.console import say
from argosy.cli.speech import decimal, language, percent, t
from argosy.core.phrase import Phrase, verbatim

if TYPE_CHECKING:  # the ladder needs an extra, and what does not must work without it
    from argosy.lab import contest, fit, ladder, simulation

# ── Simulation ────────────────────────────────────────────────────────────────────────────────────


def print_simulation(report: "simulation.Report", folder: Path | None) -> None:
    game, seed = verbatim(report.game), verbatim(report.seed)
    say(t("simulate-heading", game=game, games=report.games, seed=seed), "bold")
    say(t("simulate-by-seat"))
    for (seat, share), name in zip(report.by_seat.items(), report.seats, strict=True):
        say(f"  {seat:<8} {name:<10} {share_text(share)}")
    say(t("simulate-by-bot"))
    for name, share in report.by_bot.items():
        say(f"  {name:<19} {share_text(share)}")
    say(length_text(report.length))
    say(t("simulate-endings"))
    for clause, count in report.endings.items():
        say(f"  {clause:<19} {count:>7}  {percent(count / report.games, 1):>6}")
    if report.overrun:
        say("  " + t("simulate-overrun", games=report.overrun))
    say(speed_text(report))
    if folder is not None:
        say(t("simulate-folder", folder=verbatim(folder)))


def share_text(found: "simulation.Share") -> str:
    wins, share = decimal(found.wins, 1), percent(found.share, 1)
    return f"{wins:>9}  {share:>6}  ({interval(found.low, found.high)})"


def interval(low: float, high: float) -> str:
    return t("interval", low=verbatim(percent(low, 1)), high=verbatim(percent(high, 1)))


def length_text(length: "simulation.Lengths") -> str:
    return t(
        "simulate-length",
        mean=verbatim(decimal(length.mean, 1)),
        median=verbatim(decimal(length.median, 0 if length.median % 1 == 0 else 1)),
        least=length.min,
        most=length.max,
    )


def speed_text(report: "simulation.Report") -> str:
    return t(
        "simulate-speed",
        speed=report.decisions_per_second,
        build=Phrase("simulate-compiled" if report.compiled else "simulate-interpreted"),
        forced=verbatim(percent(report.forced, 1)),
        decisions=report.decisions,
    )


# ── Match ─────────────────────────────────────────────────────────────────────────────────────────


def contest_text(now: "contest.Standing") -> str:
    """`expert against greedy: 75.0% (50.0% to 90.0%) of 20 games`, and how a test stands: `1.20 (-2.94 to 2.94)`."""
    said = t(
        "match-standing",
        first=verbatim(now.contest.first),
        second=verbatim(now.contest.second),
        share=verbatim(percent(now.share, 1)),
        interval=verbatim(interval(*now.interval)),
        games=now.games,
    )
    test = now.contest.test
    if test is None:
        return said
    low, high = (decimal(bound, 2) for bound in test.bounds)
    ratio, low, high = (verbatim(text) for text in (decimal(now.ratio, 2), low, high))
    return f"{said}, {t('match-ratio', ratio=ratio, low=low, high=high)}"


def print_contest(now: "contest.Standing") -> None:
    say(contest_text(now), "bold")
    first, last = now.contest.start, now.contest.start + len(now.scores) - 1
    say(t("match-deals", first=verbatim(first), last=verbatim(last)))
    if now.unended:
        say(t("match-unended", games=now.unended))
    test = now.contest.test
    if test is not None:
        shares = {"low": verbatim(percent(test.low, 1)), "high": verbatim(percent(test.high, 1))}
        errors = {"alpha": verbatim(percent(test.alpha)), "beta": verbatim(percent(test.beta))}
        say(t(f"match-verdict-{now.verdict}", **shares, **errors))


# ── Ladder ────────────────────────────────────────────────────────────────────────────────────────


def standing_text(now: "ladder.Standing") -> str:
    """`hard against greedy: 75.0% (50.0% to 90.0%) of 20 games, bar 75%: open`"""
    return t(
        "ladder-standing",
        first=verbatim(now.first),
        second=verbatim(now.second),
        share=verbatim(percent(now.share, 1)),
        interval=verbatim(interval(*now.interval)),
        games=now.games,
        bar=verbatim(percent(now.bar)),
        verdict=f"verdict:{now.verdict}",
    )


def print_ladder(plan: "ladder.Ladder", report: "ladder.Report") -> None:
    title = verbatim(plan.edition.say("title", language()))
    say(t("ladder-heading", title=title, seats=plan.seats), "bold")
    say("")
    say(f"| {' | '.join(t(f'ladder-{column}') for column in COLUMNS)} | |")
    say("| --- | ---: | ---: | --- | ---: | --- |")
    for now in report.standings:
        verdict = t("ladder-verdict", verdict=f"verdict:{now.verdict}")
        say(
            f"| {now.first} - {now.second} | {now.games} | {percent(now.share, 1)} "
            f"| {interval(*now.interval)} | {percent(now.bar)} | {verdict} |"
        )
    if plan.seats == 2:
        say("")
        say("| bot | openskill | ± |")
        say("| --- | ---: | ---: |")
        for name, rating in sorted(report.ratings.items(), key=lambda item: -item[1].mu):
            say(f"| {name} | {decimal(rating.mu, 1)} | {decimal(rating.sigma, 1)} |")


COLUMNS = ("match", "games", "wins", "interval", "bar")


# ── Fit ───────────────────────────────────────────────────────────────────────────────────────────


def print_fit(found: "fit.Fit") -> None:
    study = found.study
    title, bot = verbatim(study.edition.say("title", language())), verbatim(study.name)
    games, positions = study.games, found.positions
    say(t("fit-heading", title=title, games=games, bot=bot, positions=positions), "bold")
    for id, surprise in (("fit-fitted", found.fitted), ("fit-aside", found.aside)):
        before, after = (verbatim(decimal(s, 4)) for s in (surprise.before, surprise.after))
        say(t(id, before=before, after=after))
    for name, was in found.before.items():
        say(f"  {name:<12} {decimal(was, 4):>8} -> {decimal(found.weights[name], 4):>8}")
    say(t("fit-calibration"))
    for row in found.calibration:
        low = t("fit-from", share=verbatim(f"{percent(row.low):>3}"))
        say(f"  {low}  {percent(row.given, 1):>6}  {percent(row.found, 1):>6}  {row.positions}")
