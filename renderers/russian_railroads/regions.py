"""What a picture says when somebody points at an action space, an engineer, the supply or a board."""

from __future__ import annotations

from functools import partial

from engine.core.play.msg import Msg
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.facts import Special
from engine.games.russian_railroads.view import PlayerView, RouteView, SpaceView, StripSlot
from engine.games.russian_railroads.words import name, say
from renderers.account import Teller
from renderers.draw.boxes import Box
from renderers.draw.regions import Told, told
from renderers.russian_railroads import account, clauses
from renderers.russian_railroads.scene import PREFIX, SOURCE, Scene

LEFT = {"bonus": "bonuses", "doubler": "doublers"}
SECOND = "second-marker"
_told = partial(told, clauses.KINDS)


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
        "space",
        tell(account.free(one, tell)),
        _does(tell, "space", one.id)[1],
        *lies,
        *shut,
        clause=clauses.SPACES[one.id],
    )


def slot(scene: Scene, box: Box, one: StripSlot) -> None:
    """An engineer on the strip."""
    scene.c.region(box, partial(_slot, scene, one))


def _slot(scene: Scene, one: StripSlot) -> Told:
    tell, id = _tell(scene), DATA.engineers[one.engineer].id
    clause = clauses.LOOKAHEAD if one.role == "lookahead" else clauses.of_engineer(one.engineer)
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
    return _told("factory", *account.factory_tiles(scene.view, [number], tell), does, clause=clauses.of_factory(number))


def card(scene: Scene, box: Box, id: str) -> None:
    """A ? card still available."""
    scene.c.region(box, lambda: _told("card", *_does(_tell(scene), "card", id), clause=clauses.CARDS[id]))


def left(scene: Scene, box: Box, kind: str) -> None:
    """The remaining end-bonus cards (`bonus`) or doublers (`doubler`)."""
    scene.c.region(box, lambda: _told(kind, *account.left(scene.view, [LEFT[kind]], _tell(scene))))


def start(scene: Scene, box: Box, id: str) -> None:
    """A starting bonus."""
    clause = clauses.of_start(id)
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
        clause=clauses.of_engineer(number),
    )


def token(scene: Scene, box: Box, one: PlayerView, id: str) -> None:
    """A ? token, used or not."""
    scene.c.region(box, partial(_token, scene, one, id))


def _token(scene: Scene, one: PlayerView, id: str) -> Told:
    tell = _tell(scene)
    key = "tokens" if id in one.tokens_unused else "tokens-used"
    said = tell.facts(tell.msg(key), [name("token", id)])
    return _told("token", *said, scene.reader.name(one.seat), clause=clauses.of_token(id))


def bonus(scene: Scene, box: Box, one: PlayerView, id: str) -> None:
    """A player's end-bonus card, face up if the reader may see it."""
    scene.c.region(box, partial(_bonus, scene, one, id))


def _bonus(scene: Scene, one: PlayerView, id: str) -> Told:
    if not id:
        return _item(scene, one, "bonus")
    clause = clauses.of_bonus(id)
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
    return _told("rail", _at(scene, view, spaces), empty, scene.reader.name(one.seat), clause=clauses.STEP)


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
            clause=clauses.STEP,
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
    scene.c.region(box, lambda: _told("special", _at(scene, view, one.space), clause=clauses.SPECIALS[one.id]))


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
            clause=clauses.of_factory(number),
        ),
    )


def no_factory(scene: Scene, box: Box, one: PlayerView, notch: int) -> None:
    """An empty notch, counted from 1."""
    name = partial(scene.say, "region-notch", number=notch)
    empty = partial(scene.vacant, "region-notch-empty")
    scene.c.region(box, lambda: _told("factory", name(), empty(), scene.reader.name(one.seat), clause=clauses.NOTCH))


def question(scene: Scene, box: Box, one: PlayerView) -> None:
    """The ? space of the industry track."""
    said = partial(_figure, scene, Msg(f"{SOURCE}industry"), "?")
    scene.c.region(box, lambda: _told("special", said(), scene.reader.name(one.seat), clause=clauses.INDUSTRY_QUESTION))


def no_marker(scene: Scene, box: Box, one: PlayerView, index: int) -> None:
    """A space of the industry track without a marker."""
    scene.c.region(box, partial(_no_marker, scene, one, index))


def _no_marker(scene: Scene, one: PlayerView, index: int) -> Told:
    said = _figure(scene, Msg(f"{SOURCE}industry"), account.value(index))
    whose, vp = scene.reader.name(one.seat), DATA.industry[index].value
    if not vp:
        return _told("industry-space", said, scene.vacant("region-start-empty"), whose, clause=clauses.of_token(SECOND))
    empty = scene.vacant("region-industry-empty", points=scene.reader.say("core-points", n=vp))
    return _told("industry-space", said, empty, whose)


def marker(scene: Scene, box: Box, one: PlayerView, index: int) -> None:
    """A marker on the industry track."""
    said = partial(_figure, scene, Msg(f"{SOURCE}industry"), account.value(index))
    scene.c.region(box, lambda: _told("marker", said(), scene.reader.name(one.seat)))
