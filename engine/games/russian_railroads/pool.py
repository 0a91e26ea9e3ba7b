"""What may come next in a turn: the own elements left of an action, and open triggered effects (rules section 15)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from engine.core.ask import Option
from engine.core.msg import Msg
from engine.games.russian_railroads import auxiliary, factories, industry, locomotives, tracks
from engine.games.russian_railroads.actions import Action, Element, repeatable
from engine.games.russian_railroads.state import Colour
from engine.games.russian_railroads.tracks import EXTRA, OWN, WHITE_STEP, Step
from engine.games.russian_railroads.turn import Turn
from engine.games.russian_railroads.words import bare, name, say, word

DOUBLER = bare("doubler")
LOCO = bare("loco")
FACTORY = bare("factory")
REPEAT = word("repeat")


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """A ? space that was reached and waits for a ? token."""

    special: str

    def __str__(self) -> str:
        return f"token-{self.special.removesuffix('-question')}"

    def label(self) -> Msg:
        """Which ? space."""
        return name("special", self.special)

    def detail(self) -> Msg:
        """What resolving it means."""
        return say("open-question-effect")


@dataclass(slots=True)
class Work:
    """What is left of an action, in the order of `Action.choices`. `executed` counts elements; `extra` is the black
    worker's additional step: None if there is none (any more), else whether a first black step has made it available
    (RRR-135, RRR-202)."""

    action: Action
    left: list[Element]
    executed: int = 0
    extra: bool | None = None

    def stage(self) -> list[Element]:
        """The elements that may come next."""
        return [element for element in self.left if element.stage == self.left[0].stage]

    def drop_stage(self) -> list[Element]:
        """RRR-186: give up the elements that were next, or else the additional step; returns the elements."""
        gone = self.stage()
        self.left = [element for element in self.left if element not in gone]
        self.extra = self.extra if gone else None
        return gone

    @property
    def in_hand(self) -> bool:
        """RRR-178: whether a locomotive that is not from the supply has been taken and waits for its place."""
        return any(element.kind == "place_loco" for element in self.left)

    def required_without(self, element: Element | None, kind: str) -> list[Element]:
        """The required elements of a kind that are left after this one."""
        rest = [each for each in self.left if each.kind == kind and each.required]
        if element in rest:
            rest.remove(element)
        return rest


Offers = dict[str, tuple[Option, Element | None]]
"""For each key the option and the own element that it takes; None for the black worker's additional step."""


def own_offers(turn: Turn, work: Work) -> Offers:
    """RRR-184, RRR-185: the own elements that can be executed now, without making the remaining ones impossible."""
    offers: Offers = {}
    stage = work.stage()
    named = len({element.colours for element in stage if element.colours}) > 1
    for element, _ in groupby(stage):
        for part in element.of or (element,):
            for option in _options(turn, part, named or len(element.colours) > 1):
                offers.setdefault(str(option), (option, element))
    if work.extra and not any(element.colours == (Colour.BLACK,) for element in stage):
        for route, colour, to in tracks.moves(turn.player.rails, (Colour.BLACK,)):
            option = tracks.step(route, colour, to, EXTRA, named=False)
            offers[str(option)] = (option, None)
    if len(work.left) + bool(work.extra) < 2:
        return offers  # nothing remains that could become impossible
    harmless = {key: offer for key, offer in offers.items() if _harmless(turn, work, *offer)}
    return harmless or offers


def _options(turn: Turn, element: Element, named: bool) -> Sequence[Option]:
    state, player = turn.state, turn.player
    match element.kind:
        case "rail":
            moves = tracks.moves(player.rails, element.colours)
            return [tracks.step(*move, OWN, named) for move in moves]
        case "industry":
            return list(industry.forwards(player))
        case "doubler":
            return [DOUBLER] if auxiliary.doublers_free(state, player) else []
        case "loco":
            return [LOCO] if locomotives.fits(player, locomotives.lowest(state)) else []
        case "factory":
            return [FACTORY] if factories.can_build(state) else []
        case "loco_or_factory":
            loco = locomotives.fits(player, locomotives.lowest(state))
            return [LOCO] * loco + [FACTORY] * factories.can_build(state)
        case "place_loco":
            return [LOCO] if locomotives.fits(player, element.n) else []
        case "repeat":
            return [REPEAT] if repeatable(state, turn.seat) else []
        case _:
            raise ValueError(element.kind)


def _harmless(turn: Turn, work: Work, option: Option, element: Element | None) -> bool:
    """RRR-185: whether the remaining required elements stay possible."""
    state, player = turn.state, turn.player
    if isinstance(option, Step):
        rest = tuple(each.colours for each in work.required_without(element, "rail"))
        return not rest or tracks.possible(tracks.after(player.rails, option.route, option.colour, option.to), rest)
    if option is LOCO and work.required_without(element, "factory"):
        return factories.loco_leaves_a_factory(state, player)
    if option is FACTORY and work.required_without(element, "loco"):
        return any(factories.leaves_a_loco(state, player, tile) for tile in factories.tiles(state))
    return True


def may_stop(work: Work, own: Offers) -> bool:
    """RRR-183, RRR-186 to RRR-188: nothing required can be done any more, and the least has been done."""
    if not own:
        return True
    return work.executed >= work.action.least and not any(each.required for _, each in own.values() if each)


def open_effects(turn: Turn) -> list[Option]:
    """RRR-176: ? spaces and white steps that were triggered in this turn."""
    options: list[Option] = [OpenQuestion(special) for special in turn.questions]
    if turn.white_steps:
        moves = tracks.moves(turn.player.rails, (Colour.WHITE,))
        options += [tracks.step(*move, WHITE_STEP, named=False) for move in moves]
    return options
