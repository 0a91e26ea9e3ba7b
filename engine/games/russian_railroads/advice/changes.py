"""What something that was done changes on a board, in words: what moves, and what that brings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, partial
from typing import assert_never

from engine.core.play.msg import Msg, Value
from engine.games.russian_railroads.advice.sight import Sight
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.effects import (
    Rail,
    ReceiveRails,
    RouteTimes,
    SpecialEffect,
    UseToken,
    Vp,
    Worker,
)
from engine.games.russian_railroads.facts import Special
from engine.games.russian_railroads.ladder import INDUSTRY_QUESTION, TRACK, value
from engine.games.russian_railroads.scoring import round_points
from engine.games.russian_railroads.specials import AT_SCORING, ONCE
from engine.games.russian_railroads.state import EMPTY, NOT_RECEIVED, Colour, Player
from engine.games.russian_railroads.tracks import room
from engine.games.russian_railroads.words import LEXICON, name, say

SPECIALS = DATA.specials
QUESTION = say("gain-question")
NEVER_CUT = {say(key).key for key in ("gain-questions", "gain-worker")}
"""Gains that are never left out, however many there are: a choice follows, or they count in every round."""
FEW = 2
"""This many moves are named if one of them is a marker's."""
MOST_PARTS = 4
"""A line on a phone has room for this many facts besides the cost."""
joined = partial(LEXICON.chain, "facts", by=("first", "second"))
"""Facts side by side; None if there is none."""


def outcome(sight: Sight, after: Player, *, named: bool) -> Iterator[Msg]:
    """What moves, and what that brings, the most telling first. `named`: rails of several colours may move."""
    more = list(gains(sight, after))
    # colours are not mentioned if there are more gains than a line has room for
    named = named and len(more) < FEW
    moved = list(moves(sight.player, after, named=named, brief=True))
    if after.markers != sight.player.markers:
        moved = moved[:FEW]  # other moves that an entered factory makes
    if moved:
        yield moved[0] if len(moved) == 1 else say("moves", moves=moved)
    told = more if len(moved) > 1 else brings(sight, after)
    wordy = len(moved) > 1 and (named or after.locos != sight.player.locos)
    yield from cut(told, max(FEW, MOST_PARTS - len(moved) - wordy))


def cut(told: Sequence[Msg], most: int) -> list[Msg]:
    """The first gains, this many, and those that decide a turn."""
    return [gain for number, gain in enumerate(told) if number < most or gain.key in NEVER_CUT]


def brings(sight: Sight, after: Player) -> list[Msg]:
    """What a board has gained or come nearer to."""
    return list(gains(sight, after)) or list(_later(sight, after))


def _later(sight: Sight, after: Player) -> Iterator[Msg]:
    """What a rail that has moved without bringing anything leads to, if it is the only one."""
    before = sight.player
    lines = ((route, enumerate(zip(before.rails[route], line, strict=True))) for route, line in after.rails.items())
    moved = [(route, Colour(c), old, new) for route, line in lines for c, (old, new) in line if new > max(old, 0)]
    if len(moved) == 1:
        (route, colour, old, new) = moved[0]
        passed = [found for to in range(new, old, -1) if (found := awaited(sight, route, colour, to))]
        yield from [*passed[:1], *filter(None, [ahead_of(sight, route, colour, new)])][:1]


def moves(before: Player, after: Player, *, named: bool, brief: bool = False) -> Iterator[Msg]:
    """What has moved: rails, locomotives, markers, doublers, factories. `brief`: a factory that comes with a locomotive
    is not named."""
    yield from _rails(before, after, named)
    locos = list(_locomotives(before, after))
    yield from locos
    yield from markers(before, after)
    if after.doublers > before.doublers:
        count = after.doublers - before.doublers
        yield say("move-doublers", count=count, first=before.doublers + 1, last=after.doublers)
    for old, new in zip(before.notches, after.notches, strict=True):
        if old != new:
            yield say("move-a-factory") if brief and locos else built(new)


def factories_built(before: Player, after: Player) -> list[Msg]:
    """The names of the new factories."""
    new = (new for old, new in zip(before.notches, after.notches, strict=True) if old != new)
    return [name("factory", DATA.factories[number].id) for number in new]


def built(number: int) -> Msg:
    """A new factory."""
    return say("move-factory", function=name("factory", DATA.factories[number].id))


def _rails(before: Player, after: Player, named: bool) -> Iterator[Msg]:
    for route, line in after.rails.items():
        for colour, (old, new) in enumerate(zip(before.rails[route], line, strict=True)):
            if new > max(old, 0):
                facts: dict[str, Value] = {"route": route.lower(), "before": max(old, 0), "after": new}
                if named:
                    yield say("move-rail-named", colour=DATA.colours[colour], **facts)
                else:
                    yield say("move-rail", **facts)


def _locomotives(before: Player, after: Player) -> Iterator[Msg]:
    had = [number for places in before.locos.values() for number in places]
    new = [number for places in after.locos.values() for number in places]
    for number in had:
        if number in new:
            new.remove(number)
    for route in after.locos:
        if new and new[0] in after.locos[route] and after.reach(route) > before.reach(route):
            facts = {"before": before.reach(route), "after": after.reach(route)}
            yield say("move-loco", loco=new[0], route=route.lower(), **facts)
            break


def markers(before: Player, after: Player) -> Iterator[Msg]:
    """The industry markers that have moved or arrived."""
    for number, to in enumerate(after.markers, 1):
        at = before.markers[number - 1] if number <= len(before.markers) else NOT_RECEIVED
        if at == NOT_RECEIVED:
            yield say("move-second-marker")
        elif to > at:
            notch = TRACK[to].notch
            function = after.notches[notch - 1] if notch else EMPTY
            if function:
                yield say("move-onto", marker=number, function=name("factory", DATA.factories[function].id))
            else:
                yield say("move-marker", marker=number, before=value(at), after=value(to))


def gains(sight: Sight, after: Player) -> Iterator[Msg]:
    """What a board has gained: VP at once and in every scoring from now on, never left out, then anything else."""
    before = sight.player
    if after.vp > before.vp:
        yield say("gain-vp", vp=after.vp - before.vp)
    more = sum(round_points(after).values()) - sum(round_points(before).values())
    if more > 0:
        yield each_round(sight, more)
    reached = [special for special in after.specials if special not in before.specials]
    questions = sum(QUESTION in _reached(special) for special in reached)
    if questions:
        yield say("gain-questions", tokens=questions)
    for special in reached:
        yield from (_with_room(gain, after) for gain in _reached(special) if gain != QUESTION)
    if after.coins > before.coins:
        yield say("gain-coins", coins=after.coins - before.coins)
    if after.temporary > before.temporary:
        yield say("gain-temporary", workers=after.temporary - before.temporary)
    if after.black_owned and not before.black_owned:
        yield say("gain-black")


def _with_room(gain: Msg, after: Player) -> Msg:
    """A gain of white steps says how many there is room for, if there is not room for all."""
    if gain.key != say("gain-white-steps").key:
        return gain
    steps, free = int(str(gain.args["steps"])), room(after.rails, Colour.WHITE)
    return say("gain-white-room", steps=steps, room=free) if free < steps else gain


def each_round(sight: Sight, vp: int) -> Msg:
    """This many VP in every remaining scoring."""
    return say("gain-round", vp=vp, scorings=sight.scorings)


@cache
def _reached(id: str) -> tuple[Msg, ...]:
    """What a one-time special brings besides VP, which are counted separately."""
    return (QUESTION,) if id == INDUSTRY_QUESTION else tuple(filter(None, map(_gift, SPECIALS[id].effects)))


def _gift(each: SpecialEffect) -> Msg | None:
    match each:
        case UseToken():
            return QUESTION
        case Worker():
            return say("gain-worker", workers=each.n)
        case ReceiveRails():
            return say("gain-rails", colour=each.colour)
        case Rail():
            return say("gain-white-steps", steps=each.max)
        case Vp() | RouteTimes():
            return None
        case _:
            assert_never(each)


# -- what a step leads to later


def awaited(sight: Sight, route: str, colour: Colour, to: int) -> Msg | None:
    """What the space of a step brings as soon as a locomotive reaches it, too; None if nothing."""
    player = sight.player
    for special, rail in [*AT_SCORING[route], *ONCE[route]]:
        here = rail == colour and special.space == to
        if here and special.needs_loco and player.reach(route) < to and (player.medal or not special.needs_medal):
            return _once_reached(sight, special)
    return None


def ahead_of(sight: Sight, route: str, colour: Colour, to: int) -> Msg | None:
    """What a step that brings nothing by itself leads to: the next special, or the reach that is missing."""
    player, reach = sight.player, sight.player.reach(route)
    if colour == Colour.BLACK:
        ahead = [s for s, rail in ONCE[route] if rail == colour and s.space > to and s.id not in player.specials]
        nearest = min(ahead, key=lambda special: special.space, default=None)
        return say("promise-next", steps=nearest.space - to, special=_next(nearest)) if nearest else None
    return say("promise-reach", space=to, reach=reach) if reach < to else None


def _once_reached(sight: Sight, special: Special) -> Msg | None:
    for each in special.effects:
        match each:
            case Vp():
                gain: Msg | None = each_round(sight, each.n)
            case RouteTimes():
                gain = say("gain-times", route=each.route.lower(), times=each.factor)
            case _:
                gain = _gift(each)
        if gain:
            return say("promise-loco", gain=gain, space=special.space)
    return None


def _next(special: Special) -> Msg:
    """The first thing that a special brings."""
    found = _reached(special.id)
    return found[0] if found else say("gain-vp", vp=sum(each.n for each in special.effects if isinstance(each, Vp)))
