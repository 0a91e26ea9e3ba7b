"""Actions as elements: what a player decides, and what applies at once (rules section 15)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from engine.games.russian_railroads.effects import (
    ActionEffect,
    BuildFactory,
    ChooseAgain,
    Chosen,
    Doubler,
    EngineerTile,
    Gain,
    HireEngineer,
    Industry,
    LocoOrFactory,
    PlaceLoco,
    PlayCard,
    Rail,
    Repeat,
    SecondMarker,
    TakeLoco,
)
from engine.games.russian_railroads.state import Colour, Colours

Supplied = TakeLoco | BuildFactory | LocoOrFactory | PlaceLoco | Repeat | HireEngineer
"""Elements that need a tile, or a space to repeat."""


@dataclass(frozen=True, slots=True)
class Element:
    """The smallest unit of an action that a player decides about: a step, a tile, a repeat. `required`: the action must
    be executed in full; `stage`: elements of a lower stage come first; `of`: what a repeat chooses from."""

    effect: Chosen
    colours: Colours = ()
    required: bool = True
    stage: int = 0
    of: tuple[Element, ...] = ()


@dataclass(frozen=True, slots=True)
class Needs:
    """Elements to be executed together, sorted by what they use: the colours of rail steps, industry steps, doublers,
    and elements that use up something else, of which `factory` is one or not."""

    rails: tuple[Colours, ...] = ()
    industry: int = 0
    doublers: int = 0
    others: tuple[Supplied, ...] = ()
    factory: bool = False

    @classmethod
    def of(cls, elements: Sequence[Element], gains: Iterable[Gain] = ()) -> Needs:
        """What these elements and gains need."""
        effects = [*(element.effect for element in elements), *gains]
        return cls(
            rails=tuple(element.colours for element in elements if isinstance(element.effect, Rail)),
            industry=sum(isinstance(each, Industry) for each in effects),
            doublers=sum(each.n for each in effects if isinstance(each, Doubler)),
            others=tuple(each for each in effects if isinstance(each, Supplied)),
            factory=any(isinstance(each, BuildFactory) for each in effects),
        )

    @property
    def simple(self) -> bool:
        """Whether counting is enough for them: no two use up tiles, except a locomotive and a factory, and no repeat
        comes with others."""
        if len(self.others) > 1 and {type(each) for each in self.others} != {TakeLoco, BuildFactory}:
            return False
        beside = len(self.rails) + self.industry + self.doublers
        return not (beside and any(isinstance(each, Repeat) for each in self.others))


NOTHING = Needs()


@dataclass(frozen=True)
class Action:
    """An action as its own elements. `choices` are those that the player decides, `gains` apply at once.

    `ways` are the ways to execute the least that must be executed (none: nothing can prevent it); `least` is how much
    must be executed if nothing is required (RRR-183, RRR-188); `black`: it allows a black step (RRR-201); `source`
    names where its VP come from; `later`: its end-bonus picks wait for the end of the turn (RRR-181).
    """

    choices: tuple[Element, ...]
    gains: tuple[Gain, ...]
    ways: tuple[Needs, ...]
    least: int = 0
    black: bool = False
    source: str = ""
    later: bool = False

    @property
    def repeats(self) -> bool:
        """RRR-198: whether the action is a repeat."""
        return any(isinstance(element.effect, Repeat) for element in self.choices)

    @cached_property
    def risky(self) -> bool:
        """RRR-184: whether something triggered on the way may make the rest possible or impossible."""
        required = [element.effect for element in self.choices if element.required]
        if any(isinstance(each, Repeat) for each in required):
            return True
        return len(required) > 1 and any(isinstance(each, Industry | BuildFactory) for each in required)

    @cached_property
    def matters(self) -> bool:
        """Whether it may move black rails or industry markers, or use or bring tiles."""
        if any(isinstance(each, PlayCard | SecondMarker) for each in self.gains):
            return True
        return any(not isinstance(e.effect, Rail | Doubler) or Colour.BLACK in e.colours for e in self.choices)


def full(effects: Sequence[ActionEffect], *, black: bool = False, source: str = "") -> Action:
    """RRR-183, RRR-184: main-board spaces and variable engineers are executed in full."""
    choices, gains = _sorted(effects, required=True)
    return Action(choices, gains, _ways([Needs.of([c for c in choices if c.required], gains)]), 0, black, source)


def partial(
    effects: Sequence[ActionEffect],
    *,
    order: str = "free",
    least: int = 0,
    black: bool = False,
    source: str = "",
    later: bool = False,
) -> Action:
    """RRR-183, RRR-188: factory functions, own engineers, ? tokens and ? cards may be executed in part."""
    choices, gains = _sorted(effects, required=False, fixed=order == "fixed")
    ways = [Needs.of([each]) for each in choices if not each.of] + [Needs.of((), [each]) for each in gains]
    return Action(choices, gains, _ways(ways), least, black, source, later)


def _sorted(
    effects: Sequence[ActionEffect], required: bool, fixed: bool = False
) -> tuple[tuple[Element, ...], tuple[Gain, ...]]:
    """First, the elements that the player decides, by stage and the most demanding first: a step loses nothing by using
    the element with the fewest colours, and required ones come before optional ones. Second, all others."""
    choices: list[Element] = []
    gains: list[Gain] = []
    for index, each in enumerate(effects):
        stage = index if fixed else 0
        match each:
            case Rail() | Industry():
                needed = each.min if required else 0
                choices += [Element(each, _colours(each), True, stage)] * needed
                choices += [Element(each, _colours(each), False, stage)] * (each.max - needed)
            case Doubler() if not required:
                gains.append(each)  # RRR-208: optional doublers are placed as far as possible
            case Doubler() | TakeLoco() | BuildFactory() | LocoOrFactory() | PlaceLoco() | Repeat():
                choices.append(Element(each, required=required, stage=stage))
            case ChooseAgain():
                choices.append(Element(each, required=required, stage=1, of=tuple(_again(each, effects))))
            case EngineerTile():
                pass  # its action is that of the engineer tile there
            case _:
                gains.append(each)
    return tuple(sorted(choices, key=lambda c: (c.stage, len(c.colours), not c.required))), tuple(gains)


def _colours(each: Rail | Industry) -> Colours:
    return tuple(Colour[colour.upper()] for colour in each.colours) if isinstance(each, Rail) else ()


def _again(again: ChooseAgain, effects: Iterable[ActionEffect]) -> Iterable[Element]:
    """RRR-131: the elements of which one may be executed once more."""
    for each in effects:
        if isinstance(each, Rail | Industry | Doubler) and each.__struct_config__.tag in again.of:
            yield Element(each, _colours(each) if isinstance(each, Rail) else (), required=False)


def _ways(ways: Sequence[Needs]) -> tuple[Needs, ...]:
    return () if NOTHING in ways else tuple(ways)
