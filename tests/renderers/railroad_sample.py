"""Games of Railroad Revolution for the tests of its pictures, played by practice opponents: same seed, same game."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from engine.core.ahead.policy import play_out
from engine.core.play.ask import Ask
from engine.core.play.match import Match
from engine.core.play.reading import read
from engine.core.play.registry import game
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.places import Rail
from engine.games.railroad_revolution.view import View

GAME = "railroad_revolution"
VIEWS = Path(__file__).parent / "views"


def saved(name: str) -> View:
    """A view that has been kept, so that golden pictures stay the same when practice opponents learn to play better."""
    return msgspec.json.decode((VIEWS / f"railroad-revolution-{name}.json").read_bytes(), type=View)


def rails_to_build(view: View) -> Ask[Any]:
    """Who acts may build on some spaces, one of which others have built on."""
    taken = next(space for space, owners in view.spaces.items() if view.acting not in owners)
    free = [space for space in DATA.spaces if space not in view.spaces][:4]
    options = [Rail(space, 100 * DATA.spaces[space].triangles, action=True) for space in (taken, *free)]
    return Ask(view.acting, "rail", {str(option): option for option in options})


def played(seats: int, seed: int, answers: int, policy: str = "greedy") -> Match[Any, Any]:
    """A game after so many answers."""
    return _played(seats, seed, answers, policy).fork()


@cache
def _played(seats: int, seed: int, answers: int, policy: str) -> Match[Any, Any]:
    match = Match.new(game(GAME), seats, {}, seed, confirm=())
    play_out(match, [policy] * seats, seed, limit=answers)
    return match


def asked(match: Match[Any, Any], kind: str) -> Ask[Any]:
    """Play on until a decision of this kind is pending."""
    for step in range(400):
        for ask in match.pending.values():
            if ask.kind == kind:
                return read(match, ask.seat) or ask
        play_out(match, ["greedy"] * match.seats, step, limit=1)
    raise AssertionError(f"nobody was asked for {kind}")
