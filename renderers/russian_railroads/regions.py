"""What a picture says when somebody points at an action space, an engineer, the supply or a board."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from engine.core.play.msg import Msg
from engine.games.russian_railroads.actions import OWN_ENGINEER
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.facts import Special
from engine.games.russian_railroads.view import PlayerView, RouteView, SpaceView, StripSlot
from engine.games.russian_railroads.words import name, say
from renderers.account import Teller
from renderers.draw.boxes import Box
from renderers.draw.regions import Told, told
from renderers.russian_railroads import account
from renderers.russian_railroads.scene import PREFIX, SOURCE, Scene

KINDS = {
    "turn": "RRR-013",
    "space": "RRR-015",
    "engineer": "RRR-068",
    "locomotive": "RRR-040",
    "factory": "RRR-046",
    "card": "RRR-129",
    "bonus": "RRR-137",
    "doubler": "RRR-100",
    "player": "RRR-111",
    "order": "RRR-076",
    "worker": "RRR-017",
    "temporary": "RRR-063",
    "black": "RRR-135",
    "coin": "RRR-019",
    "token": "RRR-092",
    "revaluation": "RRR-130",
    "route": "RRR-097",
    "place": "RRR-041",
    "rail": "RRR-098",
    "special": "RRR-082",
    "industry": "RRR-102",
    "industry-space": "RRR-102",
    "marker": "RRR-055",
    "start": "RRR-010",
    "points": "RRR-111",
}
"""What a picture explains, and the clause behind it."""
SPACES = {
    "black-1": "RRR-031", "black-2": "RRR-031", "grey-1": "RRR-032", "grey-2": "RRR-032", "brown-1": "RRR-033",
    "brown-2": "RRR-033", "natural-1": "RRR-034", "natural-2": "RRR-034", "white-1": "RRR-035", "white-2": "RRR-035",
    "any-coin": "RRR-036", "bottom": "RRR-038", "loco-1": "RRR-049", "loco-2": "RRR-049", "loco-3": "RRR-050",
    "ind-1": "RRR-057", "ind-2": "RRR-057", "ind-3": "RRR-058", "doubler": "RRR-059", "coins": "RRR-061",
    "temps": "RRR-062", "variable-1": "RRR-066", "variable-2": "RRR-066", "hire": "RRR-065", "order-1": "RRR-073",
    "order-2": "RRR-073", "last-industry": "RRR-106",
}  # fmt: skip
SPECIALS = {
    "ts2-grey": "RRR-083", "ts6-brown": "RRR-083", "ts10-natural": "RRR-083", "ts15-white": "RRR-084",
    "ts15-terminus": "RRR-085", "sp9-terminus": "RRR-085", "ky9-terminus": "RRR-085", "ky7-worker": "RRR-086",
    "ts3-worker": "RRR-087", "sp7-double": "RRR-088", "ky1-star": "RRR-090", "ky2-star": "RRR-090",
    "ky3-star": "RRR-090", "ky4-star": "RRR-090", "ky8-star": "RRR-091", "ky5-medal": "RRR-128",
    "ts13-question": "RRR-092", "sp4-question": "RRR-092", "sp6-question": "RRR-092",
}  # fmt: skip
CARDS = {
    "four-actions": "RRR-131", "engineer-coin": "RRR-132", "factory-industry": "RRR-133", "black-worker": "RRR-134",
    "loco-nine": "RRR-136",
}  # fmt: skip
LEFT = {"bonus": "bonuses", "doubler": "doublers"}
SECOND = "second-marker"
LOOKAHEAD, INDUSTRY_QUESTION, STEP, NOTCH = "RRR-067", "RRR-094", "RRR-027", "RRR-047"
_told = partial(told, KINDS)


def _nth(first: int, ids: Iterable[str], id: str) -> str:
    """The clause for one of several things that the rules list consecutively, in the order of the tables."""
    return f"RRR-{first + list(ids).index(id)}"


def _of_engineer(number: int) -> str:
    return _nth(148, (one.id for one in DATA.engineers.values()), DATA.engineers[number].id)


def _of_factory(number: int) -> str:
    return _nth(163, (one.id for one in DATA.factories.values()), DATA.factories[number].id)


def _of_token(id: str) -> str:
    return _nth(124, DATA.tokens, id)


def rule_of(kind: str, key: str) -> str:
    """The clause about an option of a decision by its key, if the option has its own."""
    match kind:
        case "space" | "reuse" if key.startswith(OWN_ENGINEER):
            return _of_engineer(int(key.removeprefix(OWN_ENGINEER)))
        case "draft" if key in DATA.start_bonuses:
            return _nth(120, DATA.start_bonuses, key)
        case "token" if key in DATA.tokens:
            return _of_token(key)
        case "pick" if key in DATA.end_bonuses:
            return _nth(138, DATA.end_bonuses, key)
        case "card":
            return CARDS.get(key, "")
    return SPACES.get(key, "")


def _tell(scene: Scene) -> Teller:
    return Teller(scene.reader, PREFIX)


def _does(tell: Teller, of: str, id: str) -> tuple[str, str]:
    """A thing's name and effect."""
    called = name(of, id)
    return tell(called), tell(Msg(f"{called.key}-effect"))


def _figure(scene: Scene, what: Msg | str, value: str | int) -> str:
    return scene.reader.say("board-region-figure", what=scene.reader.words(what), value=value)


def _at(scene: Scene, view: RouteView, what: str | int) -> str:
    """The name of something on a route."""
    return _figure(scene, say("route", route=view.id.lower()), what)


def _loco(scene: Scene, number: int) -> str:
    return scene.say("region-locomotive", number=number)


def turn(scene: Scene) -> Told:
    """What the headline says."""
    return _told("turn", *account.turn(scene.view, _tell(scene)))


# -- the main board


def space(scene: Scene, box: Box, one: SpaceView) -> None:
    """An action space: what it costs and does, and what lies on it."""
    scene.c.region(box, partial(_space, scene, one))


def _space(scene: Scene, one: SpaceView) -> Told:
    tell = _tell(scene)
    lies = [tell(piece) for piece in account.pieces(one, tell)]
    shut = [] if one.free or lies else [tell(tell.msg("shut"))]
    return _told(
        "space", tell(account.free(one, tell)), _does(tell, "space", one.id)[1], *lies, *shut, clause=SPACES[one.id]
    )


def slot(scene: Scene, box: Box, one: StripSlot) -> None:
    """An engineer on the strip."""
    scene.c.region(box, partial(_slot, scene, one))


def _slot(scene: Scene, one: StripSlot) -> Told:
    tell, id = _tell(scene), DATA.engineers[one.engineer].id
    clause = LOOKAHEAD if one.role == "lookahead" else _of_engineer(one.engineer)
    return _told("engineer", account.slot(one, tell), _does(tell, "engineer", id)[1], clause=clause)


def locomotives(scene: Scene, box: Box, number: int) -> None:
    """The remaining locomotives of a number."""
    scene.c.region(
        box, lambda: _told("locomotive", _loco(scene, number), *account.locomotives(scene.view, [number], _tell(scene)))
    )


def factory_tiles(scene: Scene, box: Box, number: int) -> None:
    """The remaining factory tiles of a number."""
    scene.c.region(box, partial(_factory_tiles, scene, number))


def _factory_tiles(scene: Scene, number: int) -> Told:
    tell, does = _tell(scene), _does(_tell(scene), "factory", DATA.factories[number].id)[1]
    return _told("factory", *account.factory_tiles(scene.view, [number], tell), does, clause=_of_factory(number))


def card(scene: Scene, box: Box, id: str) -> None:
    """A ? card still available."""
    scene.c.region(box, lambda: _told("card", *_does(_tell(scene), "card", id), clause=CARDS[id]))


def left(scene: Scene, box: Box, kind: str) -> None:
    """The remaining end-bonus cards (`bonus`) or doublers (`doubler`)."""
    scene.c.region(box, lambda: _told(kind, *account.left(scene.view, [LEFT[kind]], _tell(scene))))


def start(scene: Scene, box: Box, id: str) -> None:
    """A starting bonus."""
    clause = _nth(120, DATA.start_bonuses, id)
    scene.c.region(box, lambda: _told("start", *_does(_tell(scene), "start", id), clause=clause))


# -- players


def player(scene: Scene, box: Box, one: PlayerView) -> None:
    """Everything that belongs to a player."""
    scene.c.region(box, partial(_player, scene, one))


def _player(scene: Scene, one: PlayerView) -> Told:
    tell = _tell(scene)
    points = tell.facts(tell.msg("points"), account.points(scene.view, one.seat))
    return _told("player", account.standing(scene.view, one, tell), *points)


def points(scene: Scene, box: Box, seat: int) -> None:
    """Where a player's points come from."""
    scene.c.region(box, partial(_points, scene, seat))


def _points(scene: Scene, seat: int) -> Told:
    tell, vp = _tell(scene), scene.view.players[seat].vp
    total = scene.reader.say("board-region-figure", what=scene.reader.name(seat), value=vp)
    return _told("points", total, *tell.facts(tell.msg("points"), account.points(scene.view, seat)))


def order(scene: Scene, box: Box) -> None:
    """The turn order, now and for the next round."""
    scene.c.region(box, lambda: _told("order", *account.order(scene.view, _tell(scene))))


def item(scene: Scene, box: Box, one: PlayerView, kind: str) -> None:
    """A thing in a player's supply."""
    scene.c.region(box, partial(_item, scene, one, kind))


def _item(scene: Scene, one: PlayerView, kind: str) -> Told:
    tell, whose = _tell(scene), scene.reader.name(one.seat)
    match kind:
        case "token":
            lines = tell.facts(tell.msg("tokens"), [name("token", id) for id in one.tokens_unused])
        case "bonus":
            lines = [*account.cards(one, tell)]
        case "engineer":
            lines = tell.facts(f"{PREFIX}engineers", (account.engineer(n, one, tell) for n in sorted(one.engineers)))
        case "revaluation":
            lines = [tell(name("token", "revaluation"))]
        case _:
            lines = [tell(account.in_supply(one, kind))]
    return _told(kind, *(lines or [scene.say("tokens")]), whose)


def own_engineer(scene: Scene, box: Box, one: PlayerView, number: int) -> None:
    """A hired engineer."""
    scene.c.region(box, partial(_own_engineer, scene, one, number))


def _own_engineer(scene: Scene, one: PlayerView, number: int) -> Told:
    tell = _tell(scene)
    does = _does(tell, "engineer", DATA.engineers[number].id)[1]
    return _told(
        "engineer",
        *tell.facts(f"{PREFIX}engineers", [account.engineer(number, one, tell)]),
        does,
        scene.reader.name(one.seat),
        clause=_of_engineer(number),
    )


def token(scene: Scene, box: Box, one: PlayerView, id: str) -> None:
    """A ? token, used or not."""
    scene.c.region(box, partial(_token, scene, one, id))


def _token(scene: Scene, one: PlayerView, id: str) -> Told:
    tell = _tell(scene)
    key = "tokens" if id in one.tokens_unused else "tokens-used"
    said = tell.facts(tell.msg(key), [name("token", id)])
    return _told("token", *said, scene.reader.name(one.seat), clause=_of_token(id))


def bonus(scene: Scene, box: Box, one: PlayerView, id: str) -> None:
    """A player's end-bonus card, face up if the reader may see it."""
    scene.c.region(box, partial(_bonus, scene, one, id))


def _bonus(scene: Scene, one: PlayerView, id: str) -> Told:
    if not id:
        return _item(scene, one, "bonus")
    clause = _nth(138, DATA.end_bonuses, id)
    return _told("bonus", *_does(_tell(scene), "bonus", id), scene.reader.name(one.seat), clause=clause)


# -- boards


def route(scene: Scene, box: Box, one: PlayerView, view: RouteView) -> None:
    """A route: its rails, its locomotives and its score."""
    scene.c.region(box, lambda: _told("route", account.route(view, _tell(scene)), scene.reader.name(one.seat)))


def place(scene: Scene, box: Box, one: PlayerView, view: RouteView, number: int) -> None:
    """A locomotive on a route."""
    scene.c.region(box, lambda: _told("place", _at(scene, view, _loco(scene, number)), scene.reader.name(one.seat)))


def no_place(scene: Scene, box: Box, one: PlayerView, view: RouteView) -> None:
    """An empty locomotive place on a route."""
    name = partial(_at, scene, view, scene.say("region-place"))
    empty = partial(scene.vacant, "region-place-empty")
    scene.c.region(box, lambda: _told("place", name(), empty(), scene.reader.name(one.seat)))


def no_rails(scene: Scene, box: Box, one: PlayerView, view: RouteView, first: int) -> None:
    """The spaces of a route that no rail has reached, starting with this one."""
    scene.c.region(box, partial(_no_rails, scene, one, view, first))


def _no_rails(scene: Scene, one: PlayerView, view: RouteView, first: int) -> Told:
    last = DATA.routes[view.id].length
    spaces = str(last) if first == last else scene.say("region-spaces", first=first, last=last)
    empty = scene.vacant("region-spaces-empty")
    return _told("rail", _at(scene, view, spaces), empty, scene.reader.name(one.seat), clause=STEP)


def waiting(scene: Scene, box: Box, one: PlayerView, view: RouteView, colour: str) -> None:
    """A rail received but not yet on its route."""
    name = partial(_figure, scene, say("route", route=view.id.lower()))
    scene.c.region(
        box,
        lambda: _told(
            "rail",
            name(scene.reader.words(say("colour", colour=colour))),
            *([] if scene.over else [scene.say("region-waits")]),
            scene.reader.name(one.seat),
            clause=STEP,
        ),
    )


def rail(scene: Scene, box: Box, one: PlayerView, view: RouteView, colour: str) -> None:
    """A rail on its space."""
    scene.c.region(box, partial(_rail, scene, one, view, colour))


def _rail(scene: Scene, one: PlayerView, view: RouteView, colour: str) -> Told:
    tell, value = _tell(scene), DATA.rail_values[colour]
    laid = tell.msg("rail", colour=say("colour", colour=colour), space=view.rails[colour])
    vp = value.revalued if one.revaluation else value.normal
    worth = tell(Msg(f"{PREFIX}key-rail", colour=say("colour", colour=colour), vp=vp))
    return _told("rail", _at(scene, view, tell(laid)), worth[:1].upper() + worth[1:], scene.reader.name(one.seat))


def special(scene: Scene, box: Box, view: RouteView, one: Special) -> None:
    """A special space of a route."""
    scene.c.region(box, lambda: _told("special", _at(scene, view, one.space), clause=SPECIALS[one.id]))


def doublers(scene: Scene, box: Box, one: PlayerView) -> None:
    """The doublers of a player."""
    scene.c.region(box, partial(_doublers, scene, one))


def _doublers(scene: Scene, one: PlayerView) -> Told:
    tell = _tell(scene)
    held = [tell(tell.msg("doublers", count=one.doublers))] if one.doublers else []
    return _told("doubler", *held, scene.say("doublers"), scene.reader.name(one.seat))


def industry(scene: Scene, box: Box, one: PlayerView) -> None:
    """The industry track of a player."""
    scene.c.region(box, lambda: _told("industry", *account.industry(one, _tell(scene)), scene.reader.name(one.seat)))


def factory(scene: Scene, box: Box, one: PlayerView, number: int) -> None:
    """A factory in a notch."""
    scene.c.region(
        box,
        lambda: _told(
            "factory",
            *_does(_tell(scene), "factory", DATA.factories[number].id),
            scene.reader.name(one.seat),
            clause=_of_factory(number),
        ),
    )


def no_factory(scene: Scene, box: Box, one: PlayerView, notch: int) -> None:
    """An empty notch, counted from 1."""
    name = partial(scene.say, "region-notch", number=notch)
    empty = partial(scene.vacant, "region-notch-empty")
    scene.c.region(box, lambda: _told("factory", name(), empty(), scene.reader.name(one.seat), clause=NOTCH))


def question(scene: Scene, box: Box, one: PlayerView) -> None:
    """The ? space of the industry track."""
    said = partial(_figure, scene, Msg(f"{SOURCE}industry"), "?")
    scene.c.region(box, lambda: _told("special", said(), scene.reader.name(one.seat), clause=INDUSTRY_QUESTION))


def no_marker(scene: Scene, box: Box, one: PlayerView, index: int) -> None:
    """A space of the industry track without a marker."""
    scene.c.region(box, partial(_no_marker, scene, one, index))


def _no_marker(scene: Scene, one: PlayerView, index: int) -> Told:
    said = _figure(scene, Msg(f"{SOURCE}industry"), account.value(index))
    whose, vp = scene.reader.name(one.seat), DATA.industry[index].value
    if not vp:
        return _told("industry-space", said, scene.vacant("region-start-empty"), whose, clause=_of_token(SECOND))
    empty = scene.vacant("region-industry-empty", points=scene.reader.say("core-points", n=vp))
    return _told("industry-space", said, empty, whose)


def marker(scene: Scene, box: Box, one: PlayerView, index: int) -> None:
    """A marker on the industry track."""
    said = partial(_figure, scene, Msg(f"{SOURCE}industry"), account.value(index))
    scene.c.region(box, lambda: _told("marker", said(), scene.reader.name(one.seat)))
