"""What a picture says when somebody points at a city, a card, a player or the development board."""

from __future__ import annotations

from functools import partial

from engine.core.play.msg import Msg
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import MODES
from engine.games.cargo_empire.objectives import objective_card
from engine.games.cargo_empire.state import START
from engine.games.cargo_empire.tracks import NO_ICON
from engine.games.cargo_empire.view import CityView, PlayerView
from engine.games.cargo_empire.words import FORWARDER, effect, name, say
from renderers.account import Teller
from renderers.cargo_empire import account
from renderers.cargo_empire.scene import PREFIX, Scene, score, who
from renderers.draw.boxes import Box
from renderers.draw.regions import Told, told

KINDS = {
    "turn": "CGE-030",
    "city": "CGE-035",
    "supply": "CGE-033",
    "demand": "CGE-035",
    "post": "CGE-001",
    "crest": "CGE-124",
    "token": "CGE-158",
    "rush": "CGE-188",
    "card": "CGE-003",
    "player": "CGE-095",
    "points": "CGE-090",
    "road": "CGE-037",
    "rail": "CGE-038",
    "sea": "CGE-039",
    "objective": "CGE-094",
    "kept": "CGE-123",
    "vassal": "CGE-178",
    "turns": "CGE-031",
    "held": "CGE-093",
    "clan": "CGE-124",
    "forwarder": "CGE-165",
    "field": "CGE-073",
    "marker": "CGE-062",
}
"""What a picture explains, and the clause behind it."""
TOP_LEVEL = "CGE-058"
FIELDS = {
    "road": "CGE-074", "rail": "CGE-074", "sea": "CGE-074", "city": "CGE-075", "objective": "CGE-077",
    NO_ICON: "CGE-068",
}  # fmt: skip
RESTOCK = "CGE-081"
JUNCTION, POINTS = "CGE-070", "CGE-072"
CRESTS = {"yellow": "CGE-126", "green": "CGE-130", "red": "CGE-133", "purple": "CGE-137", "blue": "CGE-141"}
SOURCES = {"development": "CGE-091", "level3": "CGE-092", "city-cards": "CGE-093", "objectives": "CGE-094"}
FIRST_OBJECTIVE = 96
_told = partial(told, KINDS)


def rule_of(kind: str, key: str) -> str:
    """The clause about an option of a decision by its key, if the option has its own."""
    if kind == "objective":
        return _of_objective(key)
    return CRESTS.get(key, "") if kind in ("pick-clan", "clan") else ""


def _of_objective(key: str) -> str:
    return f"CGE-{FIRST_OBJECTIVE + list(DATA.objectives).index(key):03}" if key in DATA.objectives else ""


def _tell(scene: Scene) -> Teller:
    return Teller(scene.reader, PREFIX)


def _figure(scene: Scene, what: Msg | str, value: str | int) -> str:
    words = scene.reader.words
    return scene.reader.say("board-region-figure", what=words(what) if isinstance(what, Msg) else what, value=value)


def _whose(scene: Scene, seat: int) -> str:
    return who(scene.view, seat, scene.reader)


def turn(scene: Scene) -> Told:
    """What the headline says."""
    return _told("turn", *account.turn(scene.view, _tell(scene)))


# -- the map


def city(scene: Scene, box: Box, one: CityView) -> None:
    """A city, with everything that lies there."""
    clause = "" if one.tile else TOP_LEVEL
    scene.c.region(box, lambda: _told("city", account.city(scene.view, one, _tell(scene)), clause=clause))


def supply(scene: Scene, box: Box, one: CityView) -> None:
    """A city's cubes."""
    scene.c.region(box, partial(_supply, scene, one))


def _supply(scene: Scene, one: CityView) -> Told:
    words = scene.reader.words
    if not one.cubes:
        said = _figure(scene, name("city", one.key), words(say("colour", colour=one.supply)))
        return _told("supply", said, scene.vacant("region-supply-empty"), clause=RESTOCK)
    return _told(
        "supply", _figure(scene, name("city", one.key), words(say("cubes", cubes=one.cubes, colour=one.supply)))
    )


def demand(scene: Scene, box: Box, one: CityView, key: str) -> None:
    """A demand space of a city, and the post on it."""
    scene.c.region(box, partial(_demand, scene, one, key))


def _demand(scene: Scene, one: CityView, key: str) -> Told:
    tell, there = _tell(scene), getattr(one, key)
    said = _figure(scene, name("city", one.key), tell(account.space(scene.view, key, there, tell)))
    return _told("demand", said, scene.vacant("region-demand-free")) if there.post is None else _told("post", said)


def post(scene: Scene, box: Box, one: CityView, owner: int) -> None:
    """A post beside a city."""
    scene.c.region(box, partial(_of_city, scene, "post", one, owner))


def crest(scene: Scene, box: Box, one: CityView, seat: int) -> None:
    """The crest of a clan."""
    clause = CRESTS[scene.view.players[seat].clan]
    scene.c.region(box, partial(_of_city, scene, "crest", one, seat, clause))


def _of_city(scene: Scene, kind: str, one: CityView, owner: int, clause: str = "") -> Told:
    tell = _tell(scene)
    clan = scene.view.players[owner].clan if kind == "crest" else ""
    does = [tell(effect("clan", clan))] if clan else []
    whose = tell(account.who(scene.view, owner, tell))
    return _told(kind, _figure(scene, name("city", one.key), whose), *does, clause=clause)


def token(scene: Scene, box: Box) -> None:
    """One of the Forwarder's markers."""
    scene.c.region(box, lambda: _told("token", *account.forwarder(scene.view, _tell(scene))))


def rush(scene: Scene, box: Box, field: int) -> None:
    """A rush token."""
    scene.c.region(box, lambda: _told("rush", account.rush(scene.view, field, _tell(scene))))


def card(scene: Scene, box: Box, slot: int) -> None:
    """A city card in the row."""
    scene.c.region(box, partial(_card, scene, slot))


def _card(scene: Scene, slot: int) -> Told:
    tell, key = _tell(scene), scene.view.row[slot - 1]
    there = next((one for one in scene.view.cities if one.key == key), None)
    city_ = [] if there is None else [account.city(scene.view, there, tell)]
    return _told("card", *account.row(scene.view, [slot], tell), *city_)


# -- players


def player(scene: Scene, box: Box, one: PlayerView) -> None:
    """Everything that belongs to a player."""
    scene.c.region(box, partial(_player, scene, one))


def _player(scene: Scene, one: PlayerView) -> Told:
    tell = _tell(scene)
    more = tell.facts(tell.msg("has"), account.has(scene.view, one, tell))
    return _told("player", *account.standing(scene.view, one, tell), *more)


def points(scene: Scene, box: Box, one: PlayerView, source: str = "") -> None:
    """A player's points, all of them or from one source."""
    scene.c.region(box, partial(_points, scene, one, source))


def _points(scene: Scene, one: PlayerView, source: str) -> Told:
    tell, whose = _tell(scene), _whose(scene, one.seat)
    if source:
        said = _figure(scene, say(f"source-{source}"), one.points[source])
        return _told("points", said, whose, clause=SOURCES[source])
    total = _figure(scene, whose, scene.reader.say("core-points", n=score(one)))
    return _told("points", total, *account.points(one, tell))


def hand(scene: Scene, box: Box, one: PlayerView, kind: str) -> None:
    """How many things of a kind a player has: a mode of transport, or `objective`, `kept`, `vassal`."""
    scene.c.region(box, partial(_hand, scene, one, kind))


def _hand(scene: Scene, one: PlayerView, kind: str) -> Told:
    whose = _whose(scene, one.seat)
    if kind in MODES:
        card = DATA.cards[kind]
        told = scene.say(f"key-{kind}", segments=card.max_routes, advance=card.advance)
        return _told(kind, _figure(scene, name("mode", kind), one.hand[kind]), told, whose)
    if kind == "objective":
        known = account.objectives(one, _tell(scene))
        return _told(kind, _figure(scene, scene.say("key-objective"), len(one.objectives)), *known, whose)
    count = one.cubes if kind == "kept" else one.vassals_left
    return _told(kind, _figure(scene, scene.say(f"key-{kind}"), count), whose)


def turns(scene: Scene, box: Box, one: PlayerView) -> None:
    """A player's remaining posts."""
    scene.c.region(box, partial(_turns, scene, one))


def _turns(scene: Scene, one: PlayerView) -> Told:
    left = account.posts(one, _tell(scene)) or [scene.say("key-post")]
    return _told("turns", *left, _whose(scene, one.seat))


def held(scene: Scene, box: Box, one: PlayerView, key: str) -> None:
    """A player's city card; "": face down, and not the reader's."""
    scene.c.region(box, partial(_held, scene, one, key))


def _held(scene: Scene, one: PlayerView, key: str) -> Told:
    tell = _tell(scene)
    there = next((city for city in scene.view.cities if city.key == key), None)
    said = scene.reader.words(name("city", key)) if key else tell(tell.msg("face-down"))
    more = [] if there is None else [account.city(scene.view, there, tell)]
    return _told("held", said, _whose(scene, one.seat), *more)


def objective(scene: Scene, box: Box, one: PlayerView, key: str, vp: int) -> None:
    """An objective card, face up if the reader may see it."""
    scene.c.region(box, partial(_objective, scene, one, key, vp))


def _objective(scene: Scene, one: PlayerView, key: str, vp: int) -> Told:
    if not key:
        return _told("objective", scene.say("secret"), _whose(scene, one.seat))
    tell, option = _tell(scene), objective_card(key, len(scene.view.players))
    does = [] if (detail := option.detail()) is None else [tell(detail)]
    clause = _of_objective(key)
    return _told("objective", tell(account.objective(key, vp, tell)), *does, _whose(scene, one.seat), clause=clause)


def clan(scene: Scene, box: Box, one: PlayerView) -> None:
    """A player's clan."""
    scene.c.region(box, partial(_clan, scene, one))


def _clan(scene: Scene, one: PlayerView) -> Told:
    words = scene.reader.words
    said = words(name("clan", one.clan)), words(effect("clan", one.clan))
    return _told("clan", *said, _whose(scene, one.seat), clause=CRESTS[one.clan])


def forwarder(scene: Scene, box: Box) -> None:
    """The Forwarder's card and markers."""
    tell = _tell(scene)
    scene.c.region(box, lambda: _told("forwarder", scene.reader.words(FORWARDER), *account.forwarder(scene.view, tell)))


# -- the development board


def field(scene: Scene, box: Box, spot: tuple[int, str], icon: str) -> None:
    """A field of the development board."""
    scene.c.region(box, partial(_field, scene, spot, icon))


def _field(scene: Scene, spot: tuple[int, str], icon: str) -> Told:
    column, lane = spot
    vp = DATA.vp_spaces.get(column)
    if vp is not None:
        return _told("field", scene.reader.say("core-points", n=vp.vp), clause=POINTS)
    if column == START:
        return _told("field", scene.say("start"), clause=FIELDS[NO_ICON])
    if not lane:
        return _told("field", _figure(scene, scene.say("region-junction"), column), clause=JUNCTION)
    brings = scene.reader.words(name("icon", icon.replace("_", "-")))
    return _told("field", _figure(scene, scene.say("lane", lane=lane), column), brings, clause=FIELDS.get(icon, ""))


def marker(scene: Scene, box: Box, one: PlayerView, kind: str) -> None:
    """A car, train or ship."""
    tell = _tell(scene)
    scene.c.region(box, lambda: _told("marker", tell(account.marker(one, kind, tell)), _whose(scene, one.seat)))
