"""The market in words: open deals, trains, workers, tiles and everybody's milestones."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.play.msg import Msg
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import COLOURS
from engine.games.railroad_revolution.gains import Effect
from engine.games.railroad_revolution.view import CityView, PlayerView, SectorView
from engine.games.railroad_revolution.words import name, say
from renderers.draw import shapes, signs
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.i18n import Words
from renderers.railroad_revolution import cities, effects, icons, milestones, regions
from renderers.railroad_revolution.effects import letter
from renderers.railroad_revolution.scene import PREFIX, Scene, dollars, standing

BANK = 118.0
"""Height of the workers in the bank."""
TITLE = 30.0
"""Height of a title."""
HEAD, NAME, TYPE, SNUG = 27.0, 0.53, 24 / 27, 0.05
"""Height of a city's name, and its maximum as a share of the room for it and the station's gain; type size as a share
of that height; margin above and below in a low place, as a share of its height.
"""
FLAT, CAPTION = 54.0, 250.0
"""A card at most this high has its title on the left, this wide."""
OPTION, WORKER = 33.0, 28.0
"""Width of the number of an option, and of a worker."""
NARROW = 560.0
"""A card narrower than this has one column of starting wealth."""
SMALL = 64.0
"""A milestone lower than this becomes a small card."""


def ground_part(c: Canvas, key: str, box: Box, words: Words) -> None:
    """A card with its title."""
    shapes.frame(c, box, c.theme.panel, 14)
    if key != "deals":
        at = box.inset(14, 0).left(CAPTION)[0] if box.h <= FLAT else _title(box)
        c.text(at.x, at.cy, words(Msg(f"{PREFIX}market-{key}")), 24, c.theme.muted, weight=SEMIBOLD, room=at.w)


def draw_part(scene: Scene, part: str, box: Box, across: int = 2) -> None:
    """One part of the market, in this many columns."""
    if part == "deals":
        deals(scene, box)
        return
    box = box.inset(14, 8).left(CAPTION)[1] if box.h <= FLAT else _below(box)
    if part == "trains":
        _trains(scene, _grid(box, 4, across))
    elif part == "bank":
        _bank(scene, box)
    elif part == "sectors":
        for sector, place in zip(scene.view.sectors, _grid(box, len(DATA.sectors), across), strict=True):
            _sector(scene, place, sector)
    elif part == "milestones":
        _milestones(scene, box, across)
    else:
        _cities(scene, _grid(box, len(scene.view.cities), across))


def _grid(box: Box, count: int, across: int) -> list[Box]:
    """Places in columns, filled from the top left downwards."""
    return [place for column in box.columns(across, 8) for place in column.rows(-(-count // across), 4)]


def _title(box: Box) -> Box:
    return box.inset(14, 8).top(TITLE)[0]


def _below(box: Box) -> Box:
    return box.inset(14, 8).top(TITLE, 4)[1]


def deals(scene: Scene, box: Box) -> None:
    """The open card: each deal's cost and gain in words; or the starting wealth, while players choose it."""
    if scene.view.wealth:
        _wealth(scene, box)
        return
    c, view, card = scene.c, scene.view, DATA.deals[scene.view.deal]
    regions.deal(scene, box)
    title = _title(box)
    c.text(title.x, title.cy, scene.say("deal"), 24, c.theme.muted, weight=SEMIBOLD, room=title.w * 0.5)
    said = scene.say("deck", count=view.deck)
    c.text(title.right, title.cy, said, 20, c.theme.muted, anchor="rm", room=title.w * 0.48)
    for deal, place in zip((card.top, card.bottom), _below(box).rows(2, 6), strict=True):
        c.stamp(shapes.frame, place, c.theme.well, 10)
        inner = place.inset(10, 0)
        price = scene.say("price-shares", count=deal.shares)
        wide = c.text(inner.x, inner.cy, price, 26, weight=BOLD) + 14
        effects.written(scene, inner.left(wide)[1], effects.said(scene, deal.reward))
    if scene.before is not None and scene.before.deal != view.deal:
        scene.c.ring(box, 16)


def _wealth(scene: Scene, box: Box) -> None:
    """What can still be taken: a worker and a gain each."""
    c, title, inner = scene.c, _title(box), _below(box)
    c.text(title.x, title.cy, scene.say("wealth"), 24, c.theme.muted, weight=SEMIBOLD, room=title.w)
    keys = [] if scene.ask is None else list(scene.ask.options)
    for offer, whole in zip(scene.view.wealth, _grid(inner, 4, 2 if inner.w > NARROW else 1), strict=False):
        place = whole
        regions.wealth(scene, whole, offer)
        if offer.side in keys:
            number, place = whole.left(OPTION, 6)
            c.stamp(signs.tag, number.middle(OPTION, OPTION), keys.index(offer.side) + 1)
        art, rest = place.left(WORKER, 8)
        c.stamp(icons.worker, art.middle(WORKER, WORKER * 1.25), offer.worker, letter(scene.letters, offer.worker))
        effects.written(scene, rest, effects.said(scene, DATA.wealth[offer.side].effect))


def _trains(scene: Scene, places: list[Box]) -> None:
    """Each kind for sale: how many trains there are, and what one gives face down."""
    view, c = scene.view, scene.c
    kinds = [kind for kind in view.trains if not DATA.trains[kind].starting]
    for kind, place in zip(kinds, places, strict=False):
        count = view.trains[kind]
        regions.train(scene, place, kind)
        c.stamp(icons.train, Box(place.x, place.cy - 14, 36, 28))
        ink = c.theme.ink if count else c.theme.muted
        c.text(place.x + 46, place.cy, f"{count} ×", 26, ink, weight=BOLD)
        effects.written(scene, place.left(106)[1], effects.said(scene, DATA.trains[kind].effect))
        if scene.before is not None and scene.before.trains.get(kind) != count:
            c.ring(Box(place.x, place.y, 100, place.h))


def _bank(scene: Scene, box: Box) -> None:
    view, c = scene.view, scene.c
    upper, lower = box.top(min(box.h, 44), 0)
    for colour, place, below in zip(COLOURS, upper.columns(len(COLOURS)), lower.columns(len(COLOURS)), strict=True):
        count = view.bank.get(colour, 0)
        art = Box(place.x, place.cy - 20, 32, 40)
        if count:
            regions.bank(scene, Box(place.x, place.cy - 20, place.w - 4, 40), [colour])
        c.stamp(icons.worker if count else icons.slot, art, colour, scene.letters[colour])
        c.text(art.right + 8, place.cy, str(count), 28, weight=BOLD)
        if below.h:
            c.text(below.x, below.cy, scene.say(f"colour-{colour}"), 20, c.theme.muted, room=below.w - 4)
        if scene.before is not None and scene.before.bank.get(colour, 0) != count:
            c.ring(art.inset(-1))


def _sector(scene: Scene, box: Box, sector: SectorView) -> None:
    """A telegraph sector: shares, tile and offices."""
    c, facts = scene.c, DATA.sectors[sector.n]
    regions.sector(scene, box, sector)
    c.stamp(shapes.frame, box, c.theme.well, 9)
    upper, lower = box.inset(10, 4).rows(2)
    wide = c.text(upper.x, upper.cy, scene.reader.words(say("sector", sector=sector.n)), 23, weight=BOLD) + 14
    shares = facts.shares + (0 if sector.offices else facts.first_bonus)
    said = scene.say("sector-shares", count=shares, first=0 if sector.offices else facts.first_bonus)
    places = cities.slots(Box(upper.right - 4 * 26, upper.y, 4 * 26, upper.h), 4)
    c.text(upper.x + wide, upper.cy, said, 20, c.theme.muted, room=upper.w - wide - 112)
    for seat, place in zip(sector.offices, places, strict=False):
        cities.building(c, place, seat)
    tile = DATA.telegraph_tiles[sector.tile].effect if sector.tile else None
    text = scene.say("turns-up") if tile is None else effects.said(scene, tile)
    effects.written(scene, lower, text, 21)


def _cities(scene: Scene, places: Sequence[Box]) -> None:
    """All cities, cheapest first; what their stations give has one type size."""
    shown = sorted(scene.view.cities, key=lambda city: (DATA.cities[city.id].station_cost, city.id))
    tiles = [DATA.city_tiles[city.tile] for city in shown]
    texts = [_gains(scene, city, tile.primary, tile.first_bonus) for city, tile in zip(shown, tiles, strict=True)]
    size = effects.common(texts, _rows(places[0])[1])
    for city, text, place in zip(shown, texts, places, strict=False):
        _city(scene, place, city, text, size)
    if len(places) > len(shown):
        _what(scene, places[-1])


def _what(scene: Scene, box: Box) -> None:
    """In the free place: what the numbers of cities mean, and what the first station gives."""
    c, costs = scene.c, [city.station_cost for city in DATA.cities.values()]
    for key, line in zip(("level", "first"), box.inset(8, 3).rows(2, 2), strict=True):
        art, rest = line.left(min(HEAD, line.h), 8)
        if key == "level":
            c.stamp(cities.levels, art.middle(art.w, art.w))
        else:
            c.stamp(icons.first, art.middle(art.w, art.w).inset(2))
        said = scene.say(f"legend-{key}", least=min(costs), most=max(costs))
        c.text(rest.x, rest.cy, said, 24, c.theme.muted, room=rest.w)


def _rows(box: Box) -> tuple[Box, Box]:
    """Name and stations of a city, and below them what a station gives."""
    inner = box.inset(8, min(3.0, box.h * SNUG))
    return inner.top(min(HEAD, inner.h * NAME), 2)


def _city(scene: Scene, box: Box, city: CityView, text: str, size: float) -> None:
    """A city: level and cost, its stations, and what a station gives."""
    c, facts, words = scene.c, DATA.cities[city.id], scene.reader.words
    regions.city(scene, box, city)
    c.stamp(shapes.frame, box, c.theme.well, 9)
    upper, lower = _rows(box)
    high, type = upper.h, TYPE * upper.h
    disc, upper = upper.left(high, 8)
    c.stamp(cities.disc, disc, facts.level)
    x = upper.x + c.text(upper.x, upper.cy, words(name("city", city.id)), type, weight=BOLD) + 12
    price = dollars(words, facts.station_cost)
    x += c.text(x, upper.cy, price, type, c.theme.muted, weight=SEMIBOLD) + 10
    count = max(1, len(city.stations))
    free = min(count * high, upper.right - x)
    places = cities.slots(Box(upper.right - free, upper.y, free, high), count)
    for seat, place in zip(city.stations, places, strict=False):
        cities.building(c, place, seat)
    effects.written(scene, lower, text, size)


def _gains(scene: Scene, city: CityView, primary: Effect, bonus: Effect) -> str:
    """What a station gives, plus what the first one gives if the city has none yet."""
    if city.stations:
        return effects.said(scene, primary)
    return scene.say("first", primary=effects.said(scene, primary), bonus=effects.said(scene, bonus))


def _milestones(scene: Scene, box: Box, across: int) -> None:
    """Everybody's open milestones under their names."""
    view = scene.view
    places = [place for row in box.rows(-(-max(2, view.seats) // across), 8) for place in row.columns(across, 10)]
    for seat, place in zip(standing(scene), places, strict=False):
        player = view.players[seat]
        head, rest = place.top(34 if across == 1 else 30, 4)
        scene.c.stamp(shapes.player, Box(head.x, head.y, head.h, head.h), seat)
        scene.c.text(head.x + 44, head.cy, scene.reader.name(seat), 26, weight=SEMIBOLD, room=head.w - 50)
        _cards(scene, rest, player)


def _cards(scene: Scene, box: Box, player: PlayerView) -> None:
    past = scene.past(player.seat)
    known = None if past is None else {card.id for card in past.milestones}
    for card, place in zip(player.milestones, box.rows(2, 6), strict=False):
        regions.milestone(scene, place, card, player.seat)
        if place.h < SMALL:
            milestones.small(scene, place, card)
        else:
            milestones.card(scene, place, card, player.milestones)
        if known is not None and card.id not in known:
            scene.c.ring(place, 14)
