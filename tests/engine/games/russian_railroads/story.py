"""How the tests of the rules read a table: through the Ask, the View and the Result, in the notation of examples.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from operator import itemgetter
from typing import Any

from engine.core.play.match import Match
from engine.games.russian_railroads.state import State
from engine.games.russian_railroads.view import PlayerView, RouteView, SpaceView, View
from tests.engine.games.russian_railroads.build import SHORT, asked, offered, play
from tests.engine.games.russian_railroads.build import table as any_table

Game = Match[State, View]
LETTER = {colour: letter for letter, colour in SHORT.items()}
SPACES_OF_THE_FRONT = [
    "black-1",
    "black-2",
    "grey-1",
    "grey-2",
    "brown-1",
    "brown-2",
    "natural-1",
    "natural-2",
    "white-1",
    "white-2",
    "any-coin",
    "bottom",
    "loco-1",
    "loco-2",
    "loco-3",
    "ind-1",
    "ind-2",
    "ind-3",
    "doubler",
    "coins",
    "temps",
    "variable-1",
    "variable-2",
    "hire",
    "order-1",
    "order-2",
]
EVERYWHERE = {"TS": "b11 g8 br6 n4 w1", "SP": "b6 g4 br2 n0", "KY": "b5 g3 br1"}
"""Rails with which at least two steps of every colour are possible, and no black step reaches a last space at once."""


FIRST_DECK = ["fifteen", "termini", "factories", "doublers", "black-reach", "workers", "tokens", "engineers"]
REMOVED = ["locos", "extra-engineer"]
"""The ten end-bonus cards, shuffled so that these two have left the game."""
LETTER_A = {2, 4, 6, 9, 11, 12, 15}
LETTER_B = {1, 3, 5, 7, 8, 13, 14}
"""The engineers by the letter on their back; 10 has none."""
GREY = {"TS": "b2 g0", "KY": "b1 g0"}
"""The other routes of somebody whose SP rails are being told."""


def table(players: int = 4, current: int = 0, *, others: dict[int, dict[str, Any]] | None = None, **facts: Any) -> Game:
    """A position (see build.py) in which nobody has a coin unless it says so, so that workers pay."""
    rest = {s: {"coins": 0, **(others or {}).get(s, {})} for s in range(players) if s != current}
    return any_table(players, current, others=rest, **{"coins": 0, **facts})


def quiet(players: int = 4, current: int = 0, *, others: dict[int, dict[str, Any]] | None = None, **facts: Any) -> Game:
    """A position in which all the other players have passed."""
    rest = {s: {"passed": True, **(others or {}).get(s, {})} for s in range(players) if s != current}
    return table(players, current, others=rest, **facts)


def end_round(match: Game) -> Game:
    """Everybody who still may act passes, until the round is over."""
    number = match.view(None).round
    while match.pending and match.view(None).round == number and asked(match) == "space":
        play(match, "pass")
    return match


def scored(players: int = 4, **facts: Any) -> dict[str, int]:
    """What seat 0, start player, gets at the end of a round in which it stands like this, by source."""
    match = end_round(quiet(players, **facts))
    return {source: vp for source, vp in match.result().breakdown[0].items() if vp}


def seen(match: Game) -> View:
    """The table as whoever is asked sees it."""
    return match.view(next(iter(match.pending), None))


def me(match: Game, seat: int = 0) -> PlayerView:
    """The player of a seat as that seat sees itself."""
    return match.view(seat).players[seat]


def route(match: Game, name: str, seat: int = 0) -> RouteView:
    """One route of a player."""
    return next(r for r in me(match, seat).routes if r.id == name)


def track(match: Game, name: str, seat: int = 0) -> str:
    """The rails of a route as `b4 g1 br0`."""
    return " ".join(f"{LETTER[colour]}{at}" for colour, at in route(match, name, seat).rails.items())


def locos(match: Game, name: str, seat: int = 0) -> list[int]:
    """The locomotives of a route, the highest first."""
    return sorted((number for number in route(match, name, seat).places if number), reverse=True)


def factories(match: Game, seat: int = 0) -> list[str]:
    """The functions of the factories from notch 1 on, "" for an empty notch."""
    return [f.function if f else "" for f in me(match, seat).factories]


def space(match: Game, name: str) -> SpaceView:
    """An action space of the main board."""
    return next(s for s in seen(match).spaces if s.id == name)


def spaces(match: Game) -> list[str]:
    """The ids of all action spaces of the main board."""
    return [s.id for s in match.view(None).spaces]


def pieces(match: Game, name: str) -> list[tuple[int, str]]:
    """Who pays an action space, and with what."""
    return [(p.seat, p.kind) for p in space(match, name).pieces]


def strip(match: Game) -> list[int]:
    """The engineer strip from left to right, by number (0: none)."""
    return [slot.engineer for slot in seen(match).strip]


def actor(match: Game) -> int:
    """The seat that is asked."""
    (seat,) = match.pending
    return seat


def passing(match: Game, rounds: int = 1) -> Game:
    """Whole rounds in which nobody does anything but pass."""
    for _ in range(rounds):
        end_round(match)
    return match


def progress(match: Game, seat: int = 0) -> Counter[str]:
    """How many spaces the rails of each colour lie from Moscow, all routes together."""
    found: Counter[str] = Counter()
    for each in me(match, seat).routes:
        found.update(each.rails)
    return found


def finish(match: Game, choose: Callable[[list[str]], str] = itemgetter(0)) -> Game:
    """The acting seat takes the first option, or whichever is to be chosen, until its turn is over."""
    seat = actor(match)
    while match.pending.keys() == {seat} and asked(match) not in ("space", "reuse"):
        play(match, choose(offered(match)))
    return match


def tiles(match: Game) -> dict[int, int]:
    """The factory tiles in the supply by number."""
    return {number: count for number, count in seen(match).factory_tiles.items() if count}


def stack(match: Game) -> dict[int, int]:
    """The locomotive tiles in the supply by number."""
    return {number: count for number, count in seen(match).loco_stacks.items() if count}


def told(match: Game) -> list[str]:
    """The keys of everything told so far, without the prefix of the game."""
    entries = [*match.finished, *(match.story(actor(match)) if match.pending else [])]
    return [entry.msg.key.removeprefix("russian-railroads-") for entry in entries]


def at_a_token(**facts: Any) -> Game:
    """Black has just reached SP 4 by the only step of an action, and the token to use there is being chosen."""
    match = quiet(**{"sp": [5], "SP": "b3 g0", **GREY, **facts})
    play(match, "bottom", "sp-black")
    assert asked(match) == "token"
    return match


def at_a_card(**facts: Any) -> Game:
    """The token question-card has been chosen, and the ? card to execute is being chosen."""
    return play(at_a_token(**facts), "question-card")
