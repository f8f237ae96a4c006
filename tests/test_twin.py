"""A twin of a match: what a server decides on before it is safe on disk."""

import argosy
from argosy.core.phrase import Phrase


def test_what_is_played_on_a_twin_leaves_the_match_as_it_was() -> None:
    match = argosy.new("sea_routes", seed=3)
    match.play(match.legal()[0])
    before = (match.record().write(), match.state.dump())
    twin = match.twin()
    twin.play(twin.legal()[0])
    twin.undo(len(twin.entries))
    assert (match.record().write(), match.state.dump()) == before
    assert all(not entry.taken_back for entry in match.entries)


def test_a_twin_of_a_replayed_match_goes_on_by_itself() -> None:
    match = argosy.replay(argosy.new("sea_routes", seed=3).record().write())
    twin = match.twin()
    twin.play(twin.legal()[0])
    assert len(twin.entries) > len(match.entries)
    assert argosy.replay(twin.record().write()).state.dump() == twin.state.dump()


def test_an_undo_is_free_only_while_nothing_was_shown_since() -> None:
    match = argosy.new("sea_routes", seed=3)
    seat = match.turn
    assert seat is not None
    line = match.play(match.legal()[0])[0].number
    assert match.undo_obstacle(seat, line) is None
    match.state.shown += 1
    assert match.undo_obstacle(seat, line) == Phrase("problem-undo-shown")
