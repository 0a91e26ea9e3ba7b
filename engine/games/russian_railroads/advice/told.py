"""What options cost and bring, in texts made when the seat that is asked reads them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.ahead.consequences import Trials
from engine.core.play.msg import Msg
from engine.games.russian_railroads import tracks
from engine.games.russian_railroads.actions import CARDS, HIRE, STARTS, TOKENS, action_of, engineer_on
from engine.games.russian_railroads.advice import foresight
from engine.games.russian_railroads.advice.changes import ahead_of, awaited, gains, joined, markers, moves, outcome
from engine.games.russian_railroads.advice.rehearsal import Rehearsal, rehearsed
from engine.games.russian_railroads.advice.sight import Sight
from engine.games.russian_railroads.choices import Deed, Space
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.effects import Doubler, LocoOrFactory
from engine.games.russian_railroads.elements import Action
from engine.games.russian_railroads.end_bonus import Bonus
from engine.games.russian_railroads.factories import Build, Notch
from engine.games.russian_railroads.industry import Forward, move_marker
from engine.games.russian_railroads.ladder import TRACK
from engine.games.russian_railroads.locomotives import Place, Take, places
from engine.games.russian_railroads.opened import Opened
from engine.games.russian_railroads.payment import Payment, hand
from engine.games.russian_railroads.pool import DOUBLER
from engine.games.russian_railroads.scoring import card_points, round_points
from engine.games.russian_railroads.spaces import CLAIMS
from engine.games.russian_railroads.specials import trigger, trigger_industry_question
from engine.games.russian_railroads.state import Player
from engine.games.russian_railroads.supply import Tile, fits, lowest, tiles
from engine.games.russian_railroads.words import effect, name, say

FEW = 2
"""With at most this many facts, there is room for another one."""
FEW_FACTORIES = 3
"""A line can name this many factories."""


@dataclass(frozen=True, slots=True)
class Told:
    """Tells about the options of a kind of decision, to the player who sees this."""

    sight: Sight
    kind: str
    trials: Trials

    def detail(self, option: Any) -> Msg | None:
        """What it costs and brings."""
        match option:
            case Space():
                return of_space(self.sight, self.trials, self.kind, option.key)
            case Deed():
                return self.deed(option.key)
            case tracks.Step():
                return self.step(option)
            case Payment():
                return _payment(self.sight, option)
            case Forward():
                return self.forward(option)
            case Take():
                return self.take(option)
            case Place():
                return self.place(option)
            case Tile():
                return _tile(self.sight, option)
            case Build():
                after = self.trials.of(str(option)).after
                then = _then(self.sight, after, markers(self.sight.player, after))
                return joined([_build(self.sight, option), *then])
            case Notch():
                return _notch(self.sight, option)
            case Bonus():
                return _bonus(self.sight, option)
            case Opened():
                return None if option.white else say("open-question-effect", tokens=len(self.sight.player.tokens))
        return None

    def step(self, option: tracks.Step) -> Msg | None:
        """What a step brings, and what follows it by itself."""
        own, after = self.sight.turn().player, self.trials.of(str(option)).after
        tracks.advance(own.rails, option.route, option.colour, option.to)
        then = _then(self.sight, after, moves(own, after, named=True, brief=True))
        return joined(then) if then else _step(self.sight, option)

    def forward(self, option: Forward) -> Msg | None:
        """What the factory on the space does, what standing there brings, and what follows by itself."""
        turn = self.sight.turn()
        move_marker(turn, option)
        trigger_industry_question(turn)
        own, after = Sight(turn.state, self.sight.seat), self.trials.of(str(option)).after
        then = _then(own, after, moves(own.player, after, named=True, brief=True))
        return joined([_forward(self.sight, option), *then])

    def take(self, option: Take) -> Msg | None:
        """What the best of its places would bring, what follows by itself, and how many of that number are left."""
        left = self.sight.state.stacks[option.number] if option.from_supply else 0
        best = by_gain(self.sight, option.number)
        keys = (str(option), *(str(place) for place in best[:1] if len(best) > 1))
        before, after = _reach(self.sight, best[0])
        reach = say("reach-of", route=best[0].route.lower(), before=before, after=after)
        brings = self.reached(best[0], *keys)
        return joined([reach, *brings, say("loco-left", left=left) if left else None])

    def place(self, option: Place) -> Msg | None:
        """By how much the reach of the route grows, what that brings, what follows by itself, and what happens to the
        replaced locomotive."""
        before, after = _reach(self.sight, option)
        freed = option.then == "returned" or self.trials.of(str(option)).asked == self.kind
        what = [*self.reached(option, str(option)), _freed(option) if freed else None]
        return joined([say("reach", before=before, after=after), *what])

    def reached(self, place: Place, *keys: str) -> Iterator[Msg]:
        """What follows by itself once these answers have led to a place, and the total gain."""
        own, came = _placed(self.sight, place), self.trials.of(*keys)
        if then := list(moves(own, came.after, named=True, brief=True)):
            yield say("then", moves=then)
        chained = place.replaced and came.asked == PLACED
        yield from gains(self.sight, own if chained else came.after)  # RRR-178

    def deed(self, key: str) -> Msg | None:
        """What a card, a token or an element with an action of its own does, and what that brings."""
        if (actions := ACTIONS.get(self.kind)) is not None:
            return self.executed(key, actions[key], effect(self.kind if self.kind != "draft" else "start", key))
        if key == DOUBLER:
            return joined(outcome(self.sight, self.trials.of(key).after, named=False))
        return say("repeat-effect")

    def executed(self, key: str, action: Action, does: Msg) -> Msg | None:
        """What an action `does`, and what that brings."""
        if action.repeats:
            return does
        after = rehearsed(self.sight, self.trials, key, action).after
        idle = _needs_room(action) and not list(moves(self.sight.player, after, named=False))
        return joined([does, *gains(self.sight, after), say("deed-idle") if idle else None])


PLACED = "place"
"""The kind of decision in which a locomotive finds its place."""
ACTIONS: Mapping[str, Mapping[str, Action]] = {"draft": STARTS, "token": TOKENS, "card": CARDS}
"""By kind of decision: what begins an action of its own."""


def _needs_room(action: Action) -> bool:
    """Whether it only does things for which there may be no room left."""
    return all(isinstance(each, Doubler) for each in action.gains)


# -- action spaces


def of_space(sight: Sight, trials: Trials, kind: str, key: str) -> Msg | None:
    """What an action space costs of what the player has, and what its action brings at best."""
    paid = cost(sight, rehearsal(sight, trials, key)) if kind == PAID else None
    return joined([paid, *_space_brings(sight, trials, key)])


PAID = "space"
"""The kind of decision that pays for a space. In all others, it is used once more, or by a worker that moves there."""


def rehearsal(sight: Sight, trials: Trials, key: str) -> Rehearsal:
    """What happens after choosing a space, with its action executed at best."""
    known: dict[str, Rehearsal] = sight.rehearsed
    if key not in known:
        known[key] = rehearsed(sight, trials, key, action_of(sight.state, key))
    return known[key]


def _space_brings(sight: Sight, trials: Trials, key: str) -> Iterator[Msg]:
    state, player = sight.state, sight.player
    if key in CLAIMS:
        yield _claimed(CLAIMS[key], state.order.index(sight.seat) + 1)
        yield say("space-again")
    elif key == HIRE:
        yield say("space-hired", engineers=len(player.engineers) + 1)
    else:
        yield from brought(rehearsal(sight, trials, key), action_of(state, key), _does(sight, key))


def _claimed(position: int, now: int) -> Msg:
    """RRR-076, RRR-077: what a claim means to the player who is in this position now."""
    if position == now:
        return say("space-order-same", position=position)
    return say("space-order-back") if position > now else say("space-order", position=position, now=now)


def _does(sight: Sight, key: str) -> Msg:
    """What a space does, regardless of what that brings."""
    number = engineer_on(sight.state, key)
    return effect("engineer", DATA.engineers[number].id) if number else effect("space", key)


def cost(sight: Sight, plan: Rehearsal) -> Msg:
    """What a plan pays for its space, out of what the player has: the cheapest way after which all that is required can
    still be executed (RRR-185)."""
    had, left = sight.player, plan.before.player
    workers, coins = had.hands - left.hands, had.coins - left.coins
    return say("cost", workers=workers, coins=coins, hands=had.hands, purse=had.coins)


def brought(plan: Rehearsal, action: Action, does: Msg) -> Iterator[Msg]:
    """What an action brings; if that can't be told now, what it does."""
    named = foresight.colours(action.choices) > 1
    told = list(outcome(plan.before, plan.after, named=named))
    either = any(isinstance(element.effect, LocoOrFactory) for element in action.choices)
    if either and len(told) <= FEW:
        told.append(_otherwise(plan.before))
    yield from told or [does]


def _otherwise(sight: Sight) -> Msg:
    """The half of "locomotive or factory" that promises less."""
    loco = lowest(sight.state)
    if not fits(sight.player, loco):
        return say("no-locomotive")
    if foresight.prefers_loco(sight):
        return say("or-factory")
    return say("or-locomotive", loco=loco)


# -- steps, tiles, cards and payments


def _then(sight: Sight, after: Player, moved: Iterable[Msg]) -> list[Msg]:
    """What moves by itself after an answer, and what it all has brought then; nothing if nothing moves."""
    then = list(moved)
    return [say("then", moves=then), *gains(sight, after)] if then else []


def _step(sight: Sight, step: tracks.Step) -> Msg | None:
    """What it brings, at once and in every scoring, or what it leads to; and whose step it is, if not the action's."""
    extra = say("step-extra-effect") if step.origin == tracks.EXTRA else None
    turn = sight.turn()
    tracks.advance(turn.player.rails, step.route, step.colour, step.to)
    trigger(turn, step.route, step.colour)
    where = (sight, step.route, step.colour, step.to)
    brings = joined([*gains(sight, turn.player), awaited(*where)])
    return joined([extra, brings or ahead_of(*where)])


def _payment(sight: Sight, payment: Payment) -> Msg | None:
    """What the black worker may bring, and what is kept."""
    black, kept = say("payment-black-effect") if payment.step else None, list(hand(sight.player, payment))
    return joined([black, say("payment-keeps", pieces=kept) if kept else say("payment-last")])


def _forward(sight: Sight, forward: Forward) -> Msg | None:
    """What the factory on the space does, and what standing there brings."""
    turn = sight.turn()
    move_marker(turn, forward)
    trigger_industry_question(turn)
    does = effect("factory", forward.function) if forward.factory else None
    return joined([does, *gains(sight, turn.player)])


def by_gain(sight: Sight, loco: int) -> Sequence[Place]:
    """The places of a locomotive, the one that scores the most first."""
    return sorted(places(sight.player, loco), key=lambda one: -sum(round_points(_placed(sight, one)).values()))


def _freed(place: Place) -> Msg | None:
    """What happens to the locomotive that is replaced."""
    return say(f"place-{place.then}", loco=place.replaced) if place.replaced else None


def _reach(sight: Sight, place: Place) -> tuple[int, int]:
    """The reach of the route, before and after."""
    had = sight.player.reach(place.route)
    return had, had + place.loco - place.replaced


def _placed(sight: Sight, place: Place) -> Player:
    turn = sight.turn()
    turn.player.locos[place.route][place.index] = place.loco
    trigger(turn, place.route)
    return turn.player


def _tile(sight: Sight, tile: Tile) -> Msg | None:
    """What its function does, and what it takes from everyone."""
    last = tile.loco_side and sight.state.stacks[tile.number] == 1
    return joined([effect("factory", tile.function), say("build-last", loco=tile.number) if last else None])


def _build(sight: Sight, build: Build) -> Msg | None:
    """What its function does, or the functions to choose from."""
    if build.number:
        return effect("factory", DATA.factories[build.number].id)
    names = [name("factory", tile.function) for tile in tiles(sight.state)]
    return say("factory-choice", names=names) if len(names) <= FEW_FACTORIES else say("factory-many", count=len(names))


def _notch(sight: Sight, notch: Notch) -> Msg:
    """What is lost."""
    lost = effect("factory", DATA.factories[notch.number].id)
    there = next(space.index for space in TRACK if space.notch == notch.notch)
    return say("notch-passed" if there <= min(sight.player.markers) else "notch-effect", lost=lost)


def _bonus(sight: Sight, bonus: Bonus) -> Msg | None:
    """What it scores at the end of the game, and what it would score now."""
    facts = DATA.end_bonuses[bonus.card]
    now = 0 if facts.kind == "flat" else card_points(sight.state.seats, sight.player, facts)
    return joined([effect("bonus", bonus.card), say("bonus-now", vp=now) if now else None])
