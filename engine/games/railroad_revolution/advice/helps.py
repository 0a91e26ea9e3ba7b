"""What things do for a player's milestones, and what effects would find: options describe themselves by it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from engine.core.play.msg import Msg, Value
from engine.games.railroad_revolution import gains
from engine.games.railroad_revolution.conditions import amount
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import ANY, Condition
from engine.games.railroad_revolution.gains import Effect
from engine.games.railroad_revolution.outlook import RULE
from engine.games.railroad_revolution.people import own_workers, somebody_fits
from engine.games.railroad_revolution.state import Player, Seat, State
from engine.games.railroad_revolution.turn import Turn
from engine.games.railroad_revolution.words import Now, conditions, say, worth
from engine.games.railroad_revolution.workers import wanted_colours, workforce


def missing(state: State, seat: Seat, milestone: str) -> tuple[Condition, ...]:
    """The unmet conditions of a milestone, each with how many are still missing."""
    conditions = DATA.milestones[milestone].conditions
    lacking = ((each, each.count - amount(state, seat, each)) for each in conditions)
    return tuple(replace(each, count=count) for each, count in lacking if count > 0)


class Lack(NamedTuple):
    """A condition that a milestone of this many VP lacks; `last` if the milestone lacks nothing else."""

    vp: int
    condition: Condition
    last: bool


class Help(NamedTuple):
    """What something does for the milestone (of this many VP) that gains the most: it `completes` it, or only opens the
    way to a city for a missing station (`opens`)."""

    vp: int
    completes: bool = False
    opens: bool = False

    def facts(self) -> dict[str, Value]:
        """The arguments of the words about it."""
        return {"helps": "completes" if self.completes else "opens" if self.opens else "yes", "worth": self.vp}


NO_HELP: dict[str, Value] = {"helps": "no", "worth": 0}


def wanted(state: State, seat: Seat) -> list[Lack]:
    """All conditions that the milestones of a player still lack."""
    found = []
    for held in state.players[seat].milestones:
        lacking, vp = missing(state, seat, held.id), DATA.milestones[held.id].vp
        last = all(held.managers) and sum(each.count for each in lacking) == 1
        found += [Lack(vp, each, last) for each in lacking]
    return found


def rail_helps(lacking: Sequence[Lack], space: str, reached: str, sites: Sequence[str] = ()) -> Help | None:
    """What a rail on a space that connects the city `reached` ("": none) does for a milestone; None if it does nothing.
    `sites` are the cities where a station can be built without it."""
    if not lacking:
        return None
    facts, level = DATA.spaces[space], DATA.cities[reached].level if reached else 0
    helps = [
        Help(lack.vp, lack.last)
        for lack in lacking
        if (
            facts.deal if lack.condition.kind == "deal_rails"
            else facts.triangles == lack.condition.triangles if lack.condition.kind == "terrain_rails"
            else lack.condition.kind == "connected" and lack.condition.level == level
        )
    ]  # fmt: skip
    if not helps and level not in [DATA.cities[city].level for city in sites]:
        helps = [Help(lack.vp, opens=True) for lack in lacking if _is_of(lack, "station", level)]
    return max(helps, key=_use, default=None)


def station_helps(lacking: Sequence[Lack], city: str) -> Help | None:
    """What a station in a city does for a milestone; None if it does nothing."""
    level = DATA.cities[city].level
    return max((Help(lack.vp, lack.last) for lack in lacking if _is_of(lack, "station", level)), key=_use, default=None)


def _is_of(lack: Lack, kind: str, level: int) -> bool:
    return lack.condition.kind == kind and lack.condition.level == level


def _use(help: Help) -> tuple[bool, int]:
    return help.completes, help.vp


def needs(slots: Sequence[str], lacking: Sequence[Condition]) -> list[Msg]:
    """What a milestone needs, in words: workers for its slots, and conditions."""
    hues = [say("hue", colour=colour) for colour in slots if colour != ANY]
    workers = say("needs-workers", colours=hues, n=len(slots)) if hues else say("needs-any-workers", n=len(slots))
    return [*([workers] if slots else []), *conditions(lacking)]


# -- workers


def wanting(player: Player, colour: str) -> tuple[str, ...]:
    """RRV-042: the player's milestones with an empty slot for exactly this colour; those that take any colour don't
    help in choosing one."""
    return tuple(
        held.id
        for held in player.milestones
        for slot, manager in zip(DATA.milestones[held.id].managers, held.managers, strict=True)
        if slot == colour and not manager
    )


def for_milestones(ids: Sequence[str]) -> Msg | None:
    """The milestones that want a worker; None if none does."""
    named = [worth(id) for id in dict.fromkeys(ids)]
    return say("fits", milestones=named) if named else None


def too_few_left(turn: Turn) -> int:
    """RRV-109, RRV-181: how many workers are left once one has gone, if those are too few at the end of this turn or of
    the seat's next one; else 0."""
    left = workforce(turn.player) - 1
    return left if left < (RULE.minimum_workforce if turn.is_before_own else turn.least) else 0


def leaving(turn: Turn, left: int) -> dict[str, Value]:
    """The arguments of the words about having too few workers: this many."""
    when = "later" if turn.is_before_own else "now"
    return {"left": left, "hire": RULE.hire_price, "when": when, "needed": RULE.minimum_workforce}


def now(player: Player) -> Now:
    """What effects would find on a player's table: whether a worker fits, and how the trains lie."""
    up, down = sum(player.up.values()), sum(player.down.values())
    lie = "both" if up and down else "up" if up else "down" if down else "none"
    return Now(somebody_fits(player), lie, DATA.trains[DATA.starting_train].vp_face_up, up + down)


def fits_with(player: Player, means: Now, effect: Effect) -> Now:
    """The same after the player has taken what an effect brings, such as a worker that a milestone wants."""
    match effect:
        case gains.Workers(take=colours) | gains.WorkersChoice(options=colours):
            wanted = wanted_colours(player)
            return means._replace(fits=means.fits or any(colour in wanted for colour in colours))
        case _:
            return means


def prospect(turn: Turn) -> Msg | None:
    """RRV-041 to RRV-043: what the best promotion would do for a milestone, None if no worker fits."""
    own, helps = {worker.colour for worker in own_workers(turn.player)}, []
    for held in turn.player.milestones:
        wants = zip(DATA.milestones[held.id].managers, held.managers, strict=True)
        empty = [colour for colour, manager in wants if not manager]
        if any(colour in own or (colour == ANY and own) for colour in empty):
            done = len(empty) == 1 and not missing(turn.state, turn.seat, held.id)
            helps.append(Help(DATA.milestones[held.id].vp, done))
    best = max(helps, key=lambda help: (help.completes, help.vp), default=None)
    return say("helps", **best.facts()) if best else None
