"""What a picture says when somebody points at the map, the telegraph, the market or a company."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from math import hypot

from engine.core.play.msg import Msg
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import Link
from engine.games.railroad_revolution.places import space_name
from engine.games.railroad_revolution.view import (
    CityView,
    MatSectorView,
    MilestoneView,
    PlayerView,
    SectorView,
    WealthView,
)
from engine.games.railroad_revolution.words import effect_text, name, say
from renderers.account import Teller, players
from renderers.draw.boxes import Box
from renderers.draw.regions import Corners, Told, told
from renderers.railroad_revolution import account
from renderers.railroad_revolution.chart import BED, DISC, Chart, beads, course
from renderers.railroad_revolution.scene import PREFIX, Scene

KINDS = {
    "turn": "RRV-034",
    "city": "RRV-047",
    "tile": "RRV-049",
    "rail": "RRV-057",
    "sector": "RRV-069",
    "link": "RRV-118",
    "track": "RRV-102",
    "marker": "RRV-103",
    "player": "RRV-119",
    "money": "RRV-005",
    "shares": "RRV-107",
    "up": "RRV-113",
    "down": "RRV-106",
    "rails": "RRV-110",
    "buildings": "RRV-110",
    "points": "RRV-114",
    "worker": "RRV-039",
    "piece": "RRV-078",
    "train": "RRV-106",
    "deal": "RRV-086",
    "bank": "RRV-108",
    "milestone": "RRV-092",
    "slot": "RRV-042",
    "wealth": "RRV-030",
}
"""What a picture explains, and the clause behind it."""
TRACKS = {"telegraph": "RRV-117", "stations": "RRV-116", "network": "RRV-115"}
POINTS = {**TRACKS, "trains": "RRV-113", "milestones": "RRV-114", "links": "RRV-118"}
BOXES = {"station": "RRV-047", "railway": "RRV-055", "telegraph": "RRV-068", "trade": "RRV-078"}
TRAINS = {"promote2": "RRV-129", "money": "RRV-130", "steps": "RRV-131", "shares": "RRV-132", "rail": "RRV-133"}
WEALTH = {
    "steps": "RRV-121", "rail": "RRV-122", "shares": "RRV-123", "office": "RRV-124", "swap": "RRV-125",
    "station": "RRV-126", "train": "RRV-127", "money": "RRV-128",
}  # fmt: skip
TERRAIN, DEAL_RAIL, DEAL_SECTOR = "RRV-056", "RRV-062", "RRV-072"
WIDER = 1.6
"""How much wider than a rail space the strip is that reacts to the pointer."""
_told = partial(told, KINDS)


def rule_of(kind: str, key: str) -> str:
    """The clause about an option of a decision by its key, if the option has its own."""
    own = {"wealth": WEALTH, "train": TRAINS, "worker": BOXES, "pool": BOXES, "steps": TRACKS}.get(kind, {})
    return own.get(key.partition("/")[0], "")


def _tell(scene: Scene) -> Teller:
    return Teller(scene.reader, PREFIX)


def _figure(scene: Scene, what: Msg | str, value: str | int) -> str:
    return scene.reader.say("board-region-figure", what=scene.reader.words(what), value=value)


def turn(scene: Scene) -> Told:
    """What the headline says."""
    return _told("turn", *account.turn(scene.view, _tell(scene)))


# -- the map and the telegraph


def on_map(scene: Scene, chart: Chart) -> None:
    """Every city and every rail space of a map."""
    for space in DATA.spaces:
        scene.c.region(_strip(chart, space), partial(_rail, scene, space))
        owners = scene.view.spaces.get(space, [])
        for seat, bead in zip(owners, beads(space, max(1, len(owners))), strict=False):
            scene.c.region(chart.disc(bead.x, bead.y, bead.size / 2), partial(_own_rail, scene, space, seat))
    for city in scene.view.cities:
        facts = DATA.cities[city.id]
        scene.c.region(chart.disc(facts.x, facts.y, DISC), partial(_city, scene, city))


def _strip(chart: Chart, space: str) -> Corners:
    """The bed of a rail space, widened, as a polygon."""
    line, far = course(space)[::3] + course(space)[-1:], BED * WIDER / 2
    left, right = [], []
    for (x1, y1), (x2, y2) in pairwise(line):
        long = hypot(x2 - x1, y2 - y1) or 1.0
        dx, dy = (y2 - y1) / long * far, (x1 - x2) / long * far
        for x, y in ((x1, y1), (x2, y2)):
            left.append(chart.at(x + dx, y + dy))
            right.append(chart.at(x - dx, y - dy))
    return (*left, *reversed(right))


def _rail(scene: Scene, space: str) -> Told:
    tell, facts = _tell(scene), DATA.spaces[space]
    terrain = [] if facts.terrain == "start" else [_terrain(scene, facts.triangles)]
    deal = [scene.say("legend-deal")] if facts.deal else []
    owners = scene.view.spaces.get(space)
    whose = tell.facts(tell.msg("rails-of", owners=players(owners)), [space_name(space)]) if owners else []
    clause = DEAL_RAIL if facts.deal else TERRAIN if facts.triangles else ""
    return _told("rail", tell(space_name(space)), *terrain, *deal, *whose, clause=clause)


def _own_rail(scene: Scene, space: str, seat: int) -> Told:
    return _told("rail", scene.reader.words(space_name(space)), scene.reader.name(seat))


def _terrain(scene: Scene, triangles: int) -> str:
    if not triangles:
        return scene.say("legend-plains")
    cost = scene.say("legend-terrain", cost=DATA.constants.railway_triangle_cost)
    return scene.reader.say("board-region-times", what=cost, count=triangles)


def city(scene: Scene, box: Box, one: CityView) -> None:
    """A city."""
    scene.c.region(box, partial(_city, scene, one))


def _city(scene: Scene, one: CityView) -> Told:
    return _told("city", account.city(one, _tell(scene)))


def tile(scene: Scene, box: Box, one: CityView) -> None:
    """The tile of a city."""
    scene.c.region(box, partial(_tile, scene, one))


def _tile(scene: Scene, one: CityView) -> Told:
    words, facts = scene.reader.words, DATA.city_tiles[one.tile]
    gains = scene.say("first", primary=words(effect_text(facts.primary)), bonus=words(effect_text(facts.first_bonus)))
    return _told("tile", words(name("city", one.id)), gains)


def sector(scene: Scene, box: Box, one: SectorView) -> None:
    """A telegraph sector."""
    clause = "" if one.tile else DEAL_SECTOR
    scene.c.region(box, lambda: _told("sector", account.sector(one, _tell(scene)), clause=clause))


def link(scene: Scene, box: Box, one: Link) -> None:
    """The link between two sectors."""
    scene.c.region(box, partial(_link, scene, one))


def _link(scene: Scene, one: Link) -> Told:
    words = scene.reader.words
    sectors = words.join([words(say("sector", sector=n)) for n in (one.left, one.right)])
    return _told("link", _figure(scene, sectors, scene.reader.say("core-points", n=one.vp)))


# -- companies


def player(scene: Scene, box: Box, one: PlayerView) -> None:
    """Everything that belongs to a player."""
    scene.c.region(box, partial(_player, scene, one))


def _player(scene: Scene, one: PlayerView) -> Told:
    tell = _tell(scene)
    return _told("player", account.standing(one, tell), *account.points(one, tell), *account.held(one, tell))


def figure(scene: Scene, box: Box, one: PlayerView, kind: str, said: tuple[Msg, str]) -> None:
    """A player's figure, or the points a source would score: its name and value."""
    clause = POINTS.get(kind, "")
    of = "points" if clause else kind
    scene.c.region(box, lambda: _told(of, _figure(scene, *said), scene.reader.name(one.seat), clause=clause))


def workers(scene: Scene, box: Box, one: PlayerView, where: str) -> None:
    """The workers in the pool (''), or in a box of the mat."""
    scene.c.region(box, partial(_workers, scene, one, where))


def _workers(scene: Scene, one: PlayerView, where: str) -> Told:
    tell = _tell(scene)
    what = say("box", box=where) if where else tell.msg("pool")
    said = account.box(one, where, tell) or [tell(what), *([scene.vacant("region-box-empty")] if where else [])]
    return _told("worker", *said, scene.reader.name(one.seat), clause=BOXES.get(where, ""))


def piece(scene: Scene, box: Box, one: PlayerView, of: MatSectorView) -> None:
    """What is left in a sector of a mat."""
    scene.c.region(box, partial(_piece, scene, one, of))


def _piece(scene: Scene, one: PlayerView, of: MatSectorView) -> Told:
    tell = _tell(scene)
    return _told("piece", *tell.facts(tell.msg("mat"), [account.mat_sector(of, tell)]), scene.reader.name(one.seat))


def track(scene: Scene, box: Box, id: str) -> None:
    """A performance track."""
    scene.c.region(box, partial(_track, scene, id))


def _track(scene: Scene, id: str) -> Told:
    words = scene.reader.words
    each = words(Msg(f"{PREFIX}each", track=id))
    return _told("track", words(say("track", track=id)), each, clause=TRACKS[id])


def marker(scene: Scene, box: Box, one: PlayerView, id: str) -> None:
    """A player's marker on a track."""
    tell = _tell(scene)
    scene.c.region(box, lambda: _told("marker", tell(account.track(one, id, tell)), scene.reader.name(one.seat)))


def train(scene: Scene, box: Box, kind: str, one: PlayerView | None = None) -> None:
    """Trains of a kind: those on offer, or a player's."""
    scene.c.region(box, partial(_train, scene, kind, one))


def _train(scene: Scene, kind: str, one: PlayerView | None) -> Told:
    tell = _tell(scene)
    if one is None:
        return _told("train", account.train(scene.view, kind, tell), clause=TRAINS[kind])
    return _told(
        "train",
        tell(name("train", kind)),
        tell(effect_text(DATA.trains[kind].effect)),
        *account.trains(one, tell),
        scene.reader.name(one.seat),
        clause=TRAINS[kind],
    )


def milestone(scene: Scene, box: Box, card: MilestoneView, whose: int) -> None:
    """A milestone of a player."""
    scene.c.region(box, lambda: _told("milestone", account.milestone(card, _tell(scene)), scene.reader.name(whose)))


def slot(scene: Scene, box: Box, accepts: str) -> None:
    """A manager's place on a milestone, while it is free."""
    scene.c.region(box, partial(_slot, scene, accepts))


def _slot(scene: Scene, accepts: str) -> Told:
    said = _figure(scene, scene.say("key-slot"), scene.reader.words(say("manager", colour=accepts)))
    return _told("slot", said, scene.vacant("region-slot-empty"))


# -- the market


def deal(scene: Scene, box: Box) -> None:
    """The open deals."""
    scene.c.region(box, lambda: _told("deal", *account.deals(scene.view, _tell(scene))))


def bank(scene: Scene, box: Box, colours: Sequence[str]) -> None:
    """The workers of these colours in the bank."""
    scene.c.region(box, lambda: _told("bank", *account.bank(scene.view, colours, _tell(scene))))


def wealth(scene: Scene, box: Box, offer: WealthView) -> None:
    """A starting wealth still available."""
    scene.c.region(box, lambda: _told("wealth", account.wealth(offer, _tell(scene)), clause=WEALTH[offer.side]))
