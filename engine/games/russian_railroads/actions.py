"""What the spaces, tiles, tokens and cards do, as elements; and whether that can be done (rules section 15)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.games.russian_railroads import factories, industry, locomotives, tracks
from engine.games.russian_railroads.auxiliary import doublers_free
from engine.games.russian_railroads.data import DATA, Effect
from engine.games.russian_railroads.state import EMPTY, Colour, Player, State

STEPWISE = ("rail", "industry")
CHOSEN = (*STEPWISE, "doubler", "loco", "factory", "loco_or_factory", "repeat", "place_loco", "again")
"""The kinds of elements that are offered to the player; all others apply at once."""

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
class Action:
    """Own elements. `least`: how many an owner must execute at least where nothing is required (RRR-188);
    `black`: it allows a black step (RRR-201); `source` names where its VP come from."""

    elements: tuple[Element, ...]
    least: int = 0
    black: bool = False
    source: str = ""

    @property
    def repeats(self) -> bool:
        """RRR-198: whether the action is a repeat."""
        return any(element.kind == "repeat" for element in self.elements)


def _elements(effects: Iterable[Effect], full: bool, order: str = "free") -> Iterator[Element]:
    made: list[Element] = []
    for index, each in enumerate(effects):
        stage = index if order == "fixed" else 0
        if each.kind == "choose_one_again":
            made.append(Element("again", required=full, stage=1, of=tuple(e for e in made if e.kind in each.of)))
            continue
        count = each.max if each.kind in STEPWISE else 1
        for done in range(count):
            made.append(
                Element(
                    each.kind,
                    tuple(Colour[colour.upper()] for colour in each.colours),
                    required=full and (each.kind not in STEPWISE or done < each.min),
                    stage=stage,
                    n=each.number or each.n,
                )
            )
    yield from made


def full(effects: Iterable[Effect], *, order: str = "free", black: bool = False, source: str = "") -> Action:
    """RRR-183: main-board spaces, variable engineers and ? cards are executed in full."""
    return Action(tuple(_elements(effects, True, order)), black=black, source=source)


def partial(effects: Iterable[Effect], *, least: int = 0, black: bool = False, source: str = "") -> Action:
    """RRR-183: factory functions, own engineers and ? tokens may be declined or executed in part."""
    return Action(tuple(_elements(effects, False)), least=least, black=black, source=source)


SPACES = {id: full(space.effects, black=space.black_bonus) for id, space in DATA.spaces.items()}
VARIABLE = {e.number: full(e.effects, black=e.black_bonus, source="engineers") for e in DATA.engineers.values()}
OWN = {e.number: partial(e.effects, least=1, black=e.black_bonus, source="engineers") for e in DATA.engineers.values()}
FACTORIES = {f.number: partial(f.effects, source="factories") for f in DATA.factories.values()}
TOKENS = {token.id: partial(token.effects) for token in DATA.tokens.values()}
CARDS = {card.id: full(card.effects, order=card.order) for card in DATA.question_cards.values()}
STARTS = {card.id: full(card.effects) for card in DATA.start_bonuses.values()}

SLOTS = {seats: [slot.role for slot in DATA.strip_slots if seats in slot.players] for seats in DATA.player_counts}
"""RRR-064, RRR-115: the roles of the strip's slots from left to right."""


def variable_slot(seats: int, space: str) -> int:
    """The index on the strip of `variable-1` (next to the hire slot), `variable-2` and so on."""
    slots = [index for index, role in enumerate(SLOTS[seats]) if role == "variable"]
    return slots[-int(space.removeprefix("variable-"))]


def engineer_on(state: State, space: str) -> int:
    """RRR-066, RRR-068: the engineer that is the action space, own or on a variable slot; 0 if there is none."""
    if space.startswith(OWN_ENGINEER):
        return int(space.removeprefix(OWN_ENGINEER))
    return state.strip[variable_slot(state.seats, space)] if space.startswith("variable-") else EMPTY


def action_of(state: State, space: str) -> Action:
    """What an action space does, own engineers (`engineer-<number>`) included."""
    if space.startswith(OWN_ENGINEER):
        return OWN[engineer_on(state, space)]
    if space.startswith("variable-"):
        return VARIABLE[engineer_on(state, space)]
    return SPACES[space]


def executable(state: State, seat: int, action: Action) -> bool:
    """RRR-018, RRR-184, RRR-188: whether all that is required, or the least that an owner must do, can be done."""
    if action.least:
        return any(can_do(state, seat, (element,)) for element in action.elements)
    return can_do(state, seat, tuple(element for element in action.elements if element.required))


def can_do(state: State, seat: int, elements: tuple[Element, ...]) -> bool:
    """RRR-184: whether these elements can all be executed in some order, without any triggered choice.

    Rails, industry, doublers and the locomotive supply do not touch one another, save that a factory fills a notch
    and competes with a locomotive for tiles; so each is tested on its own.
    """
    player, kinds = state.players[seat], [element.kind for element in elements]
    if "again" in kinds:
        rest = tuple(element for element in elements if element.kind != "again")
        again = next(element for element in elements if element.kind == "again")
        return any(can_do(state, seat, (*rest, one)) for one in again.of)
    if not tracks.possible(player.rails, tuple(e.colours for e in elements if e.kind == "rail")):
        return False
    if not _industry_possible(player, kinds):
        return False
    if sum(e.n for e in elements if e.kind == "doubler") > doublers_free(state, player):
        return False
    return all(_supplied(state, seat, element, kinds) for element in elements)


def _industry_possible(player: Player, kinds: list[str]) -> bool:
    steps = kinds.count("industry")
    if not steps:
        return True
    filled = sum(notch != EMPTY for notch in player.notches) + kinds.count("factory")
    return industry.steps_left(player, filled) >= steps


def _supplied(state: State, seat: int, element: Element, kinds: list[str]) -> bool:
    player = state.players[seat]
    match element.kind:
        case "loco" | "factory" if "loco" in kinds and "factory" in kinds:
            return factories.can_do_both(state, player)
        case "loco":
            return locomotives.fits(player, locomotives.lowest(state))
        case "factory":
            return factories.can_build(state)
        case "loco_or_factory":
            return factories.can_build(state)
        case "place_loco":
            return locomotives.fits(player, element.n)
        case "repeat":
            return bool(repeatable(state, seat))
        case "hire_engineer":
            return bool(state.strip[-1])
    return True


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
