"""What the spaces, tiles, tokens and cards do, as elements; and whether that can be done (rules section 15)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from engine.games.russian_railroads import factories, industry, locomotives, tracks
from engine.games.russian_railroads.auxiliary import doublers_free
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.facts import Effect
from engine.games.russian_railroads.state import EMPTY, Colour, State

STEPWISE = ("rail", "industry")
CHOSEN = (*STEPWISE, "doubler", "loco", "factory", "loco_or_factory", "repeat", "place_loco", "again")
"""The kinds of elements that are offered to the player; all others apply at once."""

SUPPLIED = ("loco", "factory", "loco_or_factory", "place_loco", "repeat", "hire_engineer")
"""The kinds of elements that need a tile, or a space to repeat."""

OWN_ENGINEER = "engineer-"
"""Own engineer tiles are action spaces too: `engineer-<number>`."""


@dataclass(frozen=True, slots=True)
class Element:
    """The smallest unit of an action. `required`: the action must be executed in full; `stage`: elements of a lower
    stage come first; `of`: what a repeated element may be."""

    kind: str
    colours: tracks.Colours = ()
    required: bool = True
    stage: int = 0
    n: int = 1
    of: tuple[Element, ...] = ()

    @property
    def chosen(self) -> bool:
        """Whether the player decides about it."""
        # RRR-208: optional doublers are placed as far as possible
        return self.kind in CHOSEN and (self.required or self.kind != "doubler")


@dataclass(frozen=True, slots=True)
class Needs:
    """Elements that are to be executed together, sorted by what they use: the colours of rail steps, industry steps,
    doublers, and elements that use up something else, of which `factory` is one or not."""

    rails: tuple[tracks.Colours, ...]
    industry: int
    doublers: int
    others: tuple[Element, ...]
    factory: bool = False

    @classmethod
    def of(cls, elements: Sequence[Element]) -> Needs:
        """What these elements need."""
        return cls(
            rails=tuple(element.colours for element in elements if element.kind == "rail"),
            industry=sum(element.kind == "industry" for element in elements),
            doublers=sum(element.n for element in elements if element.kind == "doubler"),
            others=tuple(element for element in elements if element.kind in SUPPLIED),
            factory=any(element.kind == "factory" for element in elements),
        )


NOTHING = Needs((), 0, 0, ())


@dataclass(frozen=True)
class Action:
    """Own elements. `needs` are the ways to satisfy what must be executed at least (none: nothing can be in the way);
    `least` is how many elements an owner must execute where nothing is required (RRR-188); `black`: it allows a black
    step (RRR-201); `source` names where its VP come from."""

    elements: tuple[Element, ...]
    needs: tuple[Needs, ...]
    least: int = 0
    black: bool = False
    source: str = ""

    @cached_property
    def choices(self) -> list[Element]:
        """The elements that the player decides about, by stage and the most demanding first: what takes a step loses
        nothing by taking it from the element with the fewest colours, required before optional."""
        chosen = (element for element in self.elements if element.chosen)
        return sorted(chosen, key=lambda each: (each.stage, len(each.colours), not each.required))

    @cached_property
    def gains(self) -> list[Element]:
        """The elements that apply at once."""
        return [element for element in self.elements if not element.chosen]

    @property
    def repeats(self) -> bool:
        """RRR-198: whether the action is a repeat."""
        return any(element.kind == "repeat" for element in self.elements)


def _elements(effects: Iterable[Effect], full: bool, order: str = "free") -> list[Element]:
    made: list[Element] = []
    for index, each in enumerate(effects):
        stage = index if order == "fixed" else 0
        if each.kind == "choose_one_again":
            made.append(Element("again", required=full, stage=1, of=tuple(e for e in made if e.kind in each.of)))
            continue
        colours = tuple(Colour[colour.upper()] for colour in each.colours)
        least, most = (each.min, each.max) if each.kind in STEPWISE else (1, 1)
        needed = least if full else 0
        made += [Element(each.kind, colours, True, stage, each.number or each.n)] * needed
        made += [Element(each.kind, colours, False, stage, each.number or each.n)] * (most - needed)
    return made


def full(effects: Iterable[Effect], *, order: str = "free", black: bool = False, source: str = "") -> Action:
    """RRR-183, RRR-184: main-board spaces, variable engineers and ? cards are executed in full."""
    elements = tuple(_elements(effects, True, order))
    required = [element for element in elements if element.required and not element.of]
    again = [one for element in elements for one in element.of]
    return Action(elements, _ways([[*required, one] for one in again] or [required]), black=black, source=source)


def partial(effects: Iterable[Effect], *, least: int = 0, black: bool = False, source: str = "") -> Action:
    """RRR-183, RRR-188: factory functions, own engineers and ? tokens may be declined or executed in part."""
    elements = tuple(_elements(effects, False))
    return Action(elements, _ways([[element] for element in elements]), least, black, source)


def _ways(alternatives: Iterable[Sequence[Element]]) -> tuple[Needs, ...]:
    """What each alternative needs; nothing at all if one of them needs nothing."""
    needs = tuple(Needs.of(elements) for elements in alternatives)
    return () if NOTHING in needs else needs


SPACES = {id: full(space.effects, black=space.black_bonus) for id, space in DATA.spaces.items()}
VARIABLE = {e.number: full(e.effects, black=e.black_bonus, source="engineers") for e in DATA.engineers.values()}
OWN = {e.number: partial(e.effects, least=1, black=e.black_bonus, source="engineers") for e in DATA.engineers.values()}
FACTORIES = {f.number: partial(f.effects, source="factories") for f in DATA.factories.values()}
TOKENS = {token.id: partial(token.effects) for token in DATA.tokens.values()}
CARDS = {card.id: full(card.effects, order=card.order) for card in DATA.question_cards.values()}
STARTS = {card.id: full(card.effects) for card in DATA.start_bonuses.values()}

STRIP_ROLES = {seats: [slot.role for slot in DATA.strip_slots if seats in slot.players] for seats in DATA.player_counts}
"""RRR-064, RRR-115: the roles of the strip's slots from left to right."""


def _variable_slots(seats: int) -> dict[str, int]:
    slots = [index for index, role in enumerate(STRIP_ROLES[seats]) if role == "variable"]
    return {f"variable-{number}": index for number, index in enumerate(reversed(slots), 1)}


VARIABLE_SLOTS = {seats: _variable_slots(seats) for seats in STRIP_ROLES}
"""The variable slots as action spaces (`variable-1` is next to the hire slot), and where they are on the strip."""

OWN_SPACES = {f"{OWN_ENGINEER}{number}": number for number in DATA.engineers}

SETTLED = {id: action for id, action in SPACES.items() if DATA.spaces[id].effects[0].kind != "engineer_tile"}
SETTLED |= {space: OWN[number] for space, number in OWN_SPACES.items()}
"""Action spaces that always do the same: all but the variable slots."""


def engineer_on(state: State, space: str) -> int:
    """RRR-066, RRR-068: the engineer that is the action space, own or on a variable slot; 0 if there is none."""
    slots = VARIABLE_SLOTS[state.seats]
    return state.strip[slots[space]] if space in slots else OWN_SPACES.get(space, EMPTY)


def action_of(state: State, space: str) -> Action:
    """What an action space does, own engineers (`engineer-<number>`) included."""
    return SETTLED.get(space) or VARIABLE[engineer_on(state, space)]


def executable(state: State, seat: int, action: Action) -> bool:
    """RRR-018, RRR-184, RRR-188: whether all that is required, or the least that an owner must do, can be done."""
    for needs in action.needs:
        if can_do(state, seat, needs):
            return True
    return not action.needs


def can_do(state: State, seat: int, needs: Needs) -> bool:
    """RRR-184: whether these elements can all be executed in some order, without any triggered choice.

    Rails, industry, doublers and the locomotive supply do not touch one another, save that a factory fills a notch
    and competes with a locomotive for tiles; so each is tested on its own.
    """
    player = state.players[seat]
    if needs.rails and not tracks.possible(player.rails, needs.rails):
        return False
    if needs.industry:
        filled = len(player.notches) - player.notches.count(EMPTY) + needs.factory
        if industry.steps_left(player, filled) < needs.industry:
            return False
    if needs.doublers and doublers_free(state, player) < needs.doublers:
        return False
    return not needs.others or all(_supplied(state, seat, element, needs) for element in needs.others)


def _supplied(state: State, seat: int, element: Element, needs: Needs) -> bool:
    player = state.players[seat]
    match element.kind:
        case "loco" if needs.factory:
            return factories.can_do_both(state, player)
        case "loco":
            return locomotives.fits(player, locomotives.lowest(state))
        case "factory" | "loco_or_factory":
            return factories.can_build(state)
        case "place_loco":
            return locomotives.fits(player, element.n)
        case "repeat":
            return bool(repeatable(state, seat))
        case _:
            return bool(state.strip[-1])


def repeatable(state: State, seat: int) -> list[str]:
    """RRR-173, RRR-198 to RRR-200: one-worker spaces with a piece of the player's whose action can be executed."""
    used = [space for space, pieces in state.board.items() if any(piece.seat == seat for piece in pieces)]
    return [
        space for space in used if _may_be_repeated(state, space) and executable(state, seat, action_of(state, space))
    ]


def _may_be_repeated(state: State, space: str) -> bool:
    if number := engineer_on(state, space):
        return DATA.engineers[number].repeatable and not VARIABLE[number].repeats
    return DATA.spaces[space].repeatable
