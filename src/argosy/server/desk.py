"""What both doors, HTTP and websocket, do in the same way."""

from argosy.core.contract import SPECTATOR
from argosy.server import questions, times, views
from argosy.server.hall import Hall
from argosy.server.messages import AskMove, AskWhy, Played, WhyInfo
from argosy.server.metrics import Metrics
from argosy.server.problems import Problem
from argosy.server.rooms import Room
from argosy.server.visitors import Visitor


async def play(hall: Hall, metrics: Metrics, room: Room, visitor: Visitor, ask: AskMove) -> Played:
    if hall.closing:
        raise Problem("closing", "The server is being restarted: try again.", retry=3)
    began = times.ticks()
    played = await room.play(visitor, ask)
    metrics.moved(room.table.game, times.ticks() - began)
    return played


def why(room: Room, visitor: Visitor, ask: AskWhy) -> WhyInfo:
    """Judged on what the visitor knows; a spectator asks for the seat whose turn it is."""
    match = room.playing()
    if (ask.text is None) == (ask.place is None):
        raise Problem("bad_input", "Ask about a text or about a place.")
    mine = room.held(visitor)
    if ask.seat is not None:
        seat = room.seat_number(ask.seat)
        if mine and seat not in mine:
            raise Problem("not_yours", f"The seat {ask.seat} is not yours.")
    else:
        seat = room.looks_as(visitor, None)
    viewer = seat if seat in mine else SPECTATOR
    if viewer == SPECTATOR and views.has_secrets(match.game):
        raise Problem("not_yours", "In a game with secrets only those who sit here may ask.")
    sight = views.Sight(match, viewer)
    asked = seat if seat != SPECTATOR else max(room.waiting_seat(), 0)
    if ask.text is not None:
        answers = [questions.about_text(sight, asked, ask.text)]
    else:
        answers = questions.about_place(sight, asked, ask.place or "")
    return WhyInfo(room.names[asked], answers)
