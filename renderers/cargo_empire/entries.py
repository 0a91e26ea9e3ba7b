"""How each option of a decision looks in the list beside the map: pieces and numbers, few words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.core.play.ask import Ask
from engine.core.play.msg import Msg
from engine.games.cargo_empire.advice.told import DemandFacts, FareFacts, RowFacts, SupplyFacts
from engine.games.cargo_empire.cards import Cards
from engine.games.cargo_empire.crests import CubeMove
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.development import Lane, RowCard, Step
from engine.games.cargo_empire.facts import BLANK, MODES
from engine.games.cargo_empire.offers import Demand, Fare, Supply
from engine.games.cargo_empire.rush import Rush
from engine.games.cargo_empire.skipping import Restock
from engine.games.cargo_empire.view import CityView
from renderers.cargo_empire import choices, icons, pieces
from renderers.cargo_empire.scene import NONE, Scene, named
from renderers.draw import fonts
from renderers.draw.canvas import Sketch
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.request import WIDE

CARD, MARKER = 1.25, 1.45
"""Widths of a transport card and of a vehicle, as multiples of their height."""
MANY = 3
"""From this many on, equal cards become one card and a number."""
HINTED = 1.05
"""Maximum width of small letters relative to large ones."""
TYPE = 0.72
"""Type size, as a share of a line's height."""


class Part(NamedTuple):
    """A piece (`aspect` wide at a height of 1) or, without a sketch, a text."""

    sketch: Sketch | None
    aspect: float
    args: tuple[Any, ...] = ()
    text: str = ""
    bold: bool = False


Group = tuple[Part, ...]
"""Parts that stay together."""


class Entry(NamedTuple):
    """An option: its number (0: its parts have numbers, or it is a plan), the part of it that is always shown, and what
    follows it as far as there is room: groups of parts, or a text; the letter of the plan that begins with it.
    """

    number: int
    head: Group
    tail: tuple[Group, ...] = ()
    said: str = ""
    letter: str = ""


def entries(scene: Scene) -> list[Entry]:
    """All options of the decision, in list order."""
    if scene.ask is None:
        return []
    if scene.ask.kind == "cube":
        return [_moves(scene, scene.ask)]
    letters = choices.letters_of(scene.ask, scene.request.plans)
    found = [
        _entry(scene, number, option)._replace(letter=letters.get(key, ""))
        for number, (key, option) in enumerate(scene.ask.options.items(), 1)
    ]
    found = [*_planned(scene), *found]
    told = sum(bool(entry.said) for entry in found)
    return found if 2 * told >= len(found) else [entry._replace(said="") for entry in found]


def _planned(scene: Scene) -> list[Entry]:
    """On a phone, while the player chooses the supply city: the deliveries of the plans whose ways are drawn."""
    ask, plans = scene.ask, scene.request.plans
    if ask is None or ask.kind != "supply" or scene.request.layout == WIDE:
        return []
    may, found = choices.powers_of(scene.view, ask.seat), []
    for route in choices.planned(scene.view, plans, few=True):
        fares = [route.cards] if route.cards else choices.fares(scene.view, ask.seat, route.a, route.b, may)
        ends = (_city(scene, route.a), word("→"), _city(scene, route.b))
        found.append(Entry(0, ends, (tuple(_least(scene, fares)),), letter=route.letter))
    return found


def _moves(scene: Scene, ask: Ask[Any]) -> Entry:
    """Which cubes can go where: each city with its cube once, followed by the numbers and cities of its moves."""
    found: dict[str, list[Group]] = {}
    for number, option in enumerate(ask.options.values(), 1):
        if isinstance(option, CubeMove):
            cube = Part(pieces.cube, 1.0, (option.colour, scene.letters[option.colour]))
            start = (_city(scene, option.a), cube, word("→"))
            text = str(number)
            flag = Part(pieces.flag, pieces.flag_width(text, 1.0), (text,))
            there = word(named(scene, "city", option.b))
            found.setdefault(option.a, [start]).append((flag, there))
    return Entry(0, (), tuple(group for groups in found.values() for group in (groups[0] + groups[1], *groups[2:])))


def word(text: str, bold: bool = False) -> Part:
    """A text."""
    wide = fonts.width(text, BOLD if bold else SEMIBOLD, TYPE)
    return Part(None, wide * HINTED, text=text, bold=bold)


def plate(scene: Scene, key: str) -> Part:
    """The plate of a city."""
    city, said = DATA.maps[scene.view.map].cities.get(key), named(scene, "city", key)
    colour = city.colour if city is not None else ""
    sign = pieces.Sign(said, colour, scene.letters[colour], False)
    return Part(pieces.plate, pieces.plate_width(said, False, 0.82) + 0.1, (sign,))


def _entry(scene: Scene, number: int, option: Any) -> Entry:
    match option:
        case Supply(teller=SupplyFacts() as facts):
            return _supply(scene, number, option, facts)
        case Demand(teller=DemandFacts() as facts):
            return _demand(scene, number, option, facts)
        case Fare(teller=FareFacts() as facts):
            tokens = tuple(Part(icons.rush, 1.0, (rush.token,)) for rush in facts.tokens if rush.field)
            cards = (*_cards(scene, facts.cards), word("→"), *_steps(*facts.moved()))
            return Entry(number, cards, (tokens,) if tokens else ())
        case Rush():
            shown = Part(icons.rush, 1.0, (option.token,)) if option.field else word(scene.say("no-token"))
            over = [plate(scene, city) for city in (option.ends or option.way.cities[1:-1])]
            return Entry(number, (shown,), tuple((one,) for one in over))
        case Restock():
            return Entry(number, (_city(scene, option.city), *_cubes(scene, option.colour, option.cubes, "+")))
        case Lane():
            return _lane(scene, number, option)
        case Step():
            head = (Part(icons.vehicle, MARKER, (option.marker,)), *_reached(scene, option))
            return Entry(number, head, tuple(_beyond(scene, option)))
        case RowCard(teller=RowFacts() as facts) if option.card != BLANK:
            return _row_card(scene, number, option, facts)
    return _other(scene, number, option)


def _row_card(scene: Scene, number: int, option: RowCard, facts: RowFacts) -> Entry:
    """The city, its cubes, one's own posts there, and its free demand spaces."""
    own = (Part(pieces.post, 1.0, (scene.shown,)),) * facts.posts
    free = tuple(Part(pieces.demand, 1.0, (colour, scene.letters[colour])) for colour in facts.free)
    there = (tuple(_cubes(scene, facts.supply, facts.cubes)), own, free)
    return Entry(number, (plate(scene, option.card),), tuple(group for group in there if group))


def _city(scene: Scene, key: str) -> Part:
    """The name of a city."""
    return word(named(scene, "city", key), bold=True)


def _other(scene: Scene, number: int, option: Any) -> Entry:
    """Cities of the setup and of crests by what they have; everything else in words."""
    city = getattr(option, "city", None)
    if city is None:
        return _word(scene, number, option)
    space = getattr(option, "space", None)
    there = next(one for one in scene.view.cities if one.key == city)
    if space is not None:
        demand = Part(pieces.demand, 1.0, (option.colour, scene.letters[option.colour]))
        return Entry(number, (plate(scene, city), demand), (tuple(_cubes(scene, there.supply, DATA.cubes_on_tile)),))
    own = (Part(pieces.post, 1.0, (scene.shown,)),) * _owned(scene, there)
    cubes = tuple(_cubes(scene, there.supply, there.cubes))
    return Entry(number, (plate(scene, city),), tuple(group for group in (cubes, own) if group))


def _owned(scene: Scene, city: CityView) -> int:
    """How many posts the deciding player has in a city."""
    seat = scene.shown if scene.ask is None else scene.ask.seat
    spaces = [space.post for space in (city.upper, city.lower) if space is not None]
    return [*spaces, *city.beside].count(seat)


def _word(scene: Scene, number: int, option: Any) -> Entry:
    """An option in words, with the piece it is about if there is one."""
    key = str(option)

    def say(msg: Msg) -> str:
        return scene.reader.words(msg, scene.reader.name)

    art = []
    if key in MODES:
        art.append(Part(icons.card, CARD, (key,)))
        if scene.ask is not None and scene.ask.kind == "swap":
            return Entry(number, (*art, word("→"), Part(icons.card, CARD, ("sea",))))
    elif key in ("city", "objective"):
        art.append(Part(icons.bonus, 1.0, (key,)))
    elif key == "cards":
        return Entry(number, tuple(part for mode in MODES for part in (word("+1"), Part(icons.card, CARD, (mode,)))))
    detail: Msg | None = option.detail()
    crests = {player.clan: player.crest for player in scene.view.players if player.clan and player.crest}
    city = [plate(scene, crests[key])] if key in crests else []
    return Entry(number, (*art, word(say(option.label()), bold=True), *city), said=say(detail) if detail else "")


def _supply(scene: Scene, number: int, option: Supply, facts: SupplyFacts) -> Entry:
    """The city, its cubes, and each destination with the cards it costs."""
    ask = scene.ask
    head = (
        plate(scene, option.city),
        *_cubes(scene, option.colour, facts.cubes),
        *_extra(facts.reward + facts.extra),
    )
    if ask is None or ask.kind != "supply":
        return Entry(number, head)
    found = choices.trips(scene.view, ask.seat, option.city)
    trips = [(word(named(scene, "city", trip.city)), *_least(scene, trip.fares)) for trip in found]
    return Entry(number, head, tuple(trips))


def _demand(scene: Scene, number: int, option: Demand, facts: DemandFacts) -> Entry:
    """The city, its cost and what a post there gives; then how far markers go, and other cards that pay."""
    ask, fare = scene.ask, facts.fare
    upgrade = [Part(icons.level, 1.3, (scene.say(f"level-{facts.level + 1}"),))] if facts.upgrade else []
    if ask is None or fare is None:
        demand = Part(pieces.demand, 1.0, (option.colour, scene.letters[option.colour]))
        return Entry(number, (plate(scene, option.city), demand, *upgrade, *_extra(facts.gain)))
    ways = choices.leads(scene.view, ask, option)
    tokens = [Part(icons.rush, 1.0, (token,)) for lead in ways for token in choices.tokens(scene.view, lead.way)]
    found = choices.fares(scene.view, ask.seat, fare.a, fare.b, choices.powers_of(scene.view, ask.seat))
    more = [(word(scene.say("or")), *_cards(scene, cards)) for cards in found if cards != fare.cards]
    brings = (*upgrade, *tokens)
    steps = tuple(_steps(*fare.moved()))
    head = (_city(scene, option.city), *_cards(scene, fare.cards))
    return Entry(number, head, tuple(group for group in (brings, steps, *more) if group))


def _least(scene: Scene, fares: Sequence[Cards]) -> list[Part]:
    """The fewest cards that pay; "any two" if only a crest does."""
    return _cards(scene, fares[0]) if fares else [word(scene.say("any-two"))]


def _cards(scene: Scene, cards: Cards) -> list[Part]:
    """Transport cards, one by one, or counted if there are many; a boosted rail card says so."""
    found: list[Part] = []
    for mode in MODES:
        count, card = cards.of(mode), Part(icons.card, CARD, (mode,))
        found += [card] * count if count < MANY else [card, word(f"×{count}")]
    return [*found, word(scene.say("boosted"))] if cards.boosted else found


def _steps(moved: Sequence[tuple[str, int]], rest: int) -> list[Part]:
    """How far each marker goes; extra advances open to several markers are listed separately."""
    steps = [part for kind, far in moved for part in (Part(icons.vehicle, MARKER, (kind,)), word(f"+{far}"))]
    return [*steps, *_extra(rest)]


def _cubes(scene: Scene, colour: str, count: int, before: str = "") -> list[Part]:
    cube = Part(pieces.cube, 1.0, (colour, scene.letters[colour])) if count else None
    sign = [word(before)] if before and count else []
    return [*sign, *([cube] * count if cube is not None else [])]


def _extra(count: int) -> list[Part]:
    """Extra advances."""
    return [Part(icons.extra, 1.35, (f"+{count}",))] if count else []


def _points(vp: int) -> list[Part]:
    return [Part(icons.points, 1.0), word(str(vp), bold=True)]


def _lane(scene: Scene, number: int, option: Lane) -> Entry:
    """The name of a lane, and what its fields give."""
    return Entry(number, (word(named(scene, "lane", option.lane), bold=True),), (_fields(option.icons),))


def _fields(found: Sequence[str]) -> Group:
    """What consecutive fields give."""
    return tuple(word(NONE) if icon == "none" else Part(icons.bonus, 1.0, (icon,)) for icon in found)


def _beyond(scene: Scene, option: Step) -> list[Group]:
    """What comes after the next field: in both lanes if one has to be chosen."""
    if option.lanes:
        return [(word(named(scene, "lane", lane.lane)), *_fields(lane.icons)) for lane in option.lanes]
    return [(word(scene.say("then")), *_fields(option.behind))] if any(icon != "none" for icon in option.behind) else []


def _reached(scene: Scene, option: Step) -> list[Part]:
    """What an advance gives."""
    said = word(named(scene, "marker", option.marker), bold=True)
    if option.top:
        return [said, word(scene.say("at-top"))]
    if option.field is None:
        return [said, word(scene.say("new-lane"))]
    space = DATA.vp_spaces.get(option.field.column)
    if space is not None:
        return [said, word("→"), *_points(space.vp), word(f"+{space.vp - option.vp}")]
    icon = option.field.icon
    return [said, word("→"), word(NONE) if icon == "none" else Part(icons.bonus, 1.0, (icon,))]
