"""The players in turn order: points, hand, turns left, objectives, city cards; the Forwarder and its card."""

from __future__ import annotations

from functools import partial

from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import MARKERS, MODES
from engine.games.cargo_empire.view import PlayerView
from renderers import players
from renderers.cargo_empire import icons, pieces, regions
from renderers.cargo_empire.scene import Scene, figure, named, score, sign, standing, who
from renderers.draw import fonts, shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import SEMIBOLD

HIGHEST = 152.0
"""Maximum height of a row, in design units."""
FLAT, LEAST = 77.0, 25.0
"""Height of a row on a tall picture; minimum type size of what is read there at a glance."""
WIDE, TALL = players.Look(line=(4, 2)), players.Look((0, 1), line=(8, 0))
MORE = 46.0
"""Room for the number of city cards that don't fit."""
SMALL = 20.0
"""Height of the line about a city card hidden from the reader."""


def ground(c: Canvas, box: Box) -> None:
    """The card behind the rows."""
    shapes.frame(c, box, c.theme.panel, 14)


def draw(scene: Scene, box: Box) -> None:
    """All players, the first in turn order on top."""
    places = box.inset(8, 6).rows(len(scene.view.players), 2)
    for seat, place in players.rows(scene, standing(scene), places, WIDE, partial(sign, scene.view)):
        row(scene, place.middle(place.w, min(place.h, HIGHEST)), scene.view.players[seat])


def row(scene: Scene, box: Box, player: PlayerView) -> None:
    """A player's shape, name and points; what they have; their city cards."""
    regions.player(scene, box, player)
    inner = box.inset(8, 5)
    unit = inner.h / 132
    upper, middle, lower = inner.rows([46, 46, 36] if shows(player) else [50, 54, SMALL / unit], 3 * unit)
    badge, rest = upper.left(46 * unit, 10)
    scene.c.stamp(shapes.player, badge.middle(46 * unit, 46 * unit), sign(scene.view, player.seat))
    _upper(scene, rest, player, unit)
    if scene.over:
        _sources(scene, middle, player, unit)
    elif player.seat == scene.view.forwarder_seat:
        forwarder_card(scene, middle, unit)
    else:
        _figures(scene, middle, player, unit)
    cities(scene, lower, player)


def _upper(scene: Scene, box: Box, player: PlayerView, unit: float) -> None:
    c, past = scene.c, scene.past(player.seat)
    vp = str(score(player))
    star = players.points(c, box.right, box.cy, vp, 44 * unit, star=30 * unit, away=38 * unit)
    regions.points(scene, Box(star.x, box.y, box.right - star.x, box.h), player)
    if past is not None and score(past) != score(player):
        scene.c.ring(Box(star.x - 2, box.y + 2, box.right - star.x + 6, box.h - 4))
    room = star.x - box.x - 14
    if player.clan:
        clan = named(scene, "clan", player.clan)
        wide = c.text(star.x - 12, box.cy, clan, 24 * unit, c.theme.muted, anchor="rm", room=room * 0.5)
        regions.clan(scene, Box(star.x - 12 - wide, box.y, wide, box.h), player)
        room -= wide + 24
    c.text(box.x, box.cy, who(scene.view, player.seat, scene.reader), 34 * unit, weight=SEMIBOLD, room=room, least=20)


def _sources(scene: Scene, box: Box, player: PlayerView, unit: float) -> None:
    """At the end of the game: the sources of the points."""
    for (source, vp), place in zip(player.points.items(), box.columns(len(player.points), 6), strict=True):
        regions.points(scene, place, player, source)
        art = Box(place.x, place.cy - 18 * unit, 44 * unit, 36 * unit)
        scene.c.stamp(_source, art, source, scene.say("level-3"))
        scene.c.text(art.right + 8, box.cy, figure(vp), 34 * unit, weight=SEMIBOLD)


def _source(c: Canvas, box: Box, source: str, top: str) -> None:
    """A source of points."""
    side = box.middle(box.h, box.h)
    if source == "development":
        icons.vehicle(c, box.middle(box.w, box.w * 0.66), "train", c.theme.ink)
    elif source == "level3":
        icons.level(c, box, top)
    else:
        icons.bonus(c, side, "city" if source == "city-cards" else "objective")


def _figures(scene: Scene, box: Box, player: PlayerView, unit: float) -> None:
    """The hand by type, objective cards, kept cubes and vassals, and this round's posts."""
    extra = bool(player.clan) + bool(player.vassal_colour)
    high, turns = (32.0 if extra else 36.0) * unit, box.w * (0.21 if extra else 0.26)
    shown = [("card", mode, player.hand[mode], high * 1.3) for mode in MODES]
    shown.append(("bonus", "objective", len(player.objectives), high))
    if player.clan:
        shown.append(("cube", "", player.cubes, high * 0.8))
    if player.vassal_colour:
        shown.append(("vassal", "", player.vassals_left, high))
    past, places = scene.past(player.seat), Box(box.x, box.y, box.w - turns, box.h).columns(len(shown), 6)
    for (kind, what, count, wide), place in zip(shown, places, strict=True):
        room = place.w - 12 - fonts.width(str(count), SEMIBOLD, 32 * unit)
        share = min(1.0, room / wide)
        tall = min(high, wide) * share
        regions.hand(scene, place, player, what if kind == "card" else NAMES[kind])
        art = Box(place.x, place.cy - tall / 2, wide * share, tall)
        _art(scene, art, kind, what, player.seat)
        number = scene.c.text(art.right + 6, box.cy, figure(count), 32 * unit, weight=SEMIBOLD)
        if past is not None and _count(past, kind, what) != count:
            scene.c.ring(Box(art.x, art.y, art.w + 8 + number, art.h))
    _turns(scene, Box(box.right - turns, box.y, turns, box.h), player)


NAMES = {"bonus": "objective", "cube": "kept", "vassal": "vassal"}
"""What is counted besides transport cards."""


def _count(player: PlayerView, kind: str, what: str) -> int:
    """A figure of a player."""
    return {"card": player.hand.get(what, 0), "bonus": len(player.objectives), "cube": player.cubes}.get(
        kind, player.vassals_left
    )


def _art(scene: Scene, box: Box, kind: str, what: str, seat: int) -> None:
    if kind == "card":
        scene.c.stamp(icons.card, box, what)
    elif kind == "bonus":
        scene.c.stamp(icons.bonus, box, what)
    elif kind == "vassal":
        scene.c.stamp(pieces.post, box, sign(scene.view, seat), True)
    else:
        scene.c.stamp(icons.kept, box)


def _turns(scene: Scene, box: Box, player: PlayerView) -> None:
    """This round's turns: a post for each one left, a hollow for each one gone."""
    regions.turns(scene, box, player)
    for number, place in enumerate(box.columns(DATA.game.turns_per_round)):
        side = min(place.w, place.h) - 4
        spot = place.middle(side, side)
        if number < player.turns_left:
            scene.c.stamp(pieces.post, spot, sign(scene.view, player.seat))
        else:
            scene.c.stamp(pieces.free, spot)


def forwarder_card(scene: Scene, box: Box, unit: float) -> None:
    """The Forwarder's card this turn: its arrow, and how far its markers go."""
    forwarder, c = scene.view.forwarder, scene.c
    if forwarder is not None:
        regions.forwarder(scene, box.left(box.w * 0.78)[0])
    if forwarder is None or not forwarder.card:
        said = scene.say("no-order", count=0 if forwarder is None else forwarder.deck)
        c.text(box.x, box.cy, said, 24 * unit, c.theme.muted, room=box.w * 0.72, least=17)
    else:
        card = DATA.forwarder[forwarder.card]
        said = scene.say("order", card=card.card, arrow=card.arrow)
        text, rest = Box(box.x, box.y, box.w * 0.79, box.h).left(box.w * 0.25)
        c.text(text.x, box.cy, said, 26 * unit, weight=SEMIBOLD, room=text.w - 6, least=17)
        for marker, place in zip(MARKERS, rest.columns(3), strict=True):
            art = Box(place.x, place.cy - 11 * unit, 33 * unit, 22 * unit)
            c.stamp(icons.marker, art, marker, sign(scene.view, forwarder.seat))
            c.text(art.right + 4, box.cy, f"+{card.advances(marker)}", 25 * unit, weight=SEMIBOLD)
    _turns(scene, Box(box.x + box.w * 0.79, box.y, box.w * 0.21, box.h), scene.view.players[-1])


def shows(player: PlayerView) -> bool:
    """Whether the reader knows any of the player's city cards."""
    return bool(player.cities or player.own_face_down)


def cities(scene: Scene, box: Box, player: PlayerView, whole: bool = False) -> None:
    """A player's city cards, with an unrevealed one last; nothing is wider than necessary. With `whole`, cards that
    don't fit are counted instead.
    """
    if not shows(player):
        if player.face_down:
            c = scene.c
            c.text(box.x, box.cy, scene.say("face-down-card"), min(SMALL, box.h), c.theme.muted, room=box.w)
        return
    cards = [(card, False) for card in player.cities]
    if player.own_face_down:
        cards.append((player.own_face_down, True))
    facts, past = DATA.maps[scene.view.map].cities, scene.past(player.seat)
    x, high = box.x, min(box.h - 4, 30.0)
    for number, (card, hidden) in enumerate(cards):
        city, said = facts.get(card), named(scene, "city", card)
        left = len(cards) - number
        room = box.right - x - (MORE if left > 1 else 0) if whole else (box.right - x) / left - 5
        if whole and pieces.plate_width(said, False, high * 0.82) > room:
            scene.c.text(x + 4, box.cy, f"+{left}", high * 0.82, scene.theme.muted, weight=SEMIBOLD)
            return
        port = (
            city is not None
            and city.port
            and room > max(150, pieces.plate_width(said, True, high * 0.82) if whole else 0)
        )
        wide = min(room, pieces.plate_width(said, port, high * 0.82) + 6)
        plate = Box(x, box.cy - high / 2, wide, high)
        regions.held(scene, plate, player, card)
        colour = city.colour if city is not None else ""
        mark = "?" if hidden else scene.letters[colour]
        scene.c.stamp(pieces.plate, plate, pieces.Sign(said, colour, mark, port))
        if past is not None and not hidden and card not in past.cities:
            scene.c.ring(plate, 8)
        x += wide + 5


def flat_rows(scene: Scene, box: Box) -> None:
    """All players on a tall picture, the first in turn order on top."""
    places = box.inset(4, 6).rows(len(scene.view.players))
    for seat, place in players.rows(scene, standing(scene), places, TALL, partial(sign, scene.view)):
        flat(scene, place.inset(8, 3), scene.view.players[seat])


def flat(scene: Scene, box: Box, player: PlayerView) -> None:
    """A player in a row of a tall picture: shape, name, figures and points on one line, city cards below.

    The line is larger with large type.
    """
    c, past, known = scene.c, scene.past(player.seat), shows(player)
    regions.player(scene, box, player)
    upper, lower = box.rows([38, 32] if known or player.face_down else [1, 0.01], 1)
    badge, rest = upper.left(42, 8)
    c.stamp(shapes.player, badge.middle(40, 40), sign(scene.view, player.seat))
    larger = c.larger > 1
    star = players.points(c, rest.right, rest.cy, str(score(player)), 44 if larger else 38, star=28, away=34)
    regions.points(scene, Box(star.x, upper.y, rest.right - star.x, upper.h), player)
    if past is not None and score(past) != score(player):
        c.ring(Box(star.x - 2, upper.y + 2, rest.right - star.x + 6, upper.h - 4))
    line = Box(rest.x, rest.y, star.x - rest.x - 12, rest.h)
    name, rest = line.left(150 if larger else 166, 10)
    said = who(scene.view, player.seat, scene.reader)
    c.text(name.x, name.cy, said, 36 if larger else 30, weight=SEMIBOLD, room=name.w, least=LEAST)
    if scene.over:
        _sources(scene, rest, player, 0.86)
    elif player.seat == scene.view.forwarder_seat:
        forwarder_card(scene, rest, 1.0)
    else:
        _figures(scene, rest, player, 1.1 if larger else 0.86)
    if player.clan:
        clan = named(scene, "clan", player.clan)
        wide = c.text(lower.right, lower.cy, clan, 22, c.theme.muted, anchor="rm", room=lower.w * 0.3) + 10
        regions.clan(scene, Box(lower.right - wide, lower.cy - 14, wide, 28), player)
        lower = lower.left(lower.w - wide)[0]
    cities(scene, Box(lower.x + 50, lower.y, lower.w - 50, lower.h), player, whole=True)
