"""One player: hand, city cards, posts, objectives (face up if the reader may see them), clan, markers."""

from __future__ import annotations

from typing import Any

from engine.core.play.ask import Ask
from engine.games.cargo_empire.advice.told import ObjectiveFacts
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import MODES
from engine.games.cargo_empire.objectives import ObjectiveCard, objective_card
from engine.games.cargo_empire.view import PlayerView, View
from engine.games.cargo_empire.words import effect
from renderers import players
from renderers.cargo_empire import choices, icons, pieces, regions, standings
from renderers.cargo_empire.colours import CANDIDATE_EDGE
from renderers.cargo_empire.scene import Scene, figure, named, score, sign, who
from renderers.draw import fonts, shapes, signs
from renderers.draw.boxes import Box
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.draw.labels import ELLIPSIS, wrap
from renderers.draw.writing import written
from renderers.request import WIDE

NARROWEST = 600.0
"""On a sheet up to this wide, points by source take two lines."""
LINES = ((NARROWEST, 8), (800.0, 5))
"""The most objective cards in one column, for a list narrower than this."""
USUAL, FEWEST = 3, 2
"""Minimum number of lines of objective cards on a sheet, and on a phone's sheet with fewer cards than that."""
NARROW_CARD = 200.0
"""Minimum room for a transport card with its name beside it."""
NARROW_CARDS = 700.0
"""City cards up to this wide take two columns."""
LOW = 80.0
"""Posts lower than this take one line."""
ONE_LINE = 18.0
"""Rather than type smaller than this, an objective card's scoring text takes two lines."""
UNDER = 0.45
"""Where its lines begin if there are more than two, as a share of the card's height."""
BELOW, ABOVE = 0.6, 0.45
"""How far letters reach below the middle of their line, and small ones above it, as shares of their size."""
LEAST = 15.0
"""Minimum type size of an objective card's scoring text."""
LETTER = 44.0
"""Height of a plan's letter beside the points of a card."""


def who_is(scene: Scene, box: Box, player: PlayerView) -> None:
    """Name, points by source, and the hand."""
    c = scene.c
    regions.player(scene, box, player)
    upper, lower = box.top(96 if box.w > NARROWEST else 122, 10)
    c.stamp(shapes.player, Box(upper.x, upper.y + 8, 76, 76), sign(scene.view, player.seat))
    star = players.points(c, upper.right, upper.y + 34, str(score(player)), 62, star=44, away=54)
    room = star.x - upper.x - 116
    c.text(upper.x + 92, upper.y + 32, who(scene.view, player.seat, scene.reader), 52, weight=BOLD, room=room, least=26)
    parts = [
        scene.say("source", source=named(scene, "source", source), vp=vp) for source, vp in player.points.items() if vp
    ]
    said = " · ".join(parts) or scene.say("no-points")
    below = Box(upper.x + 92, upper.y + 61, upper.w - 100, upper.h - 62)
    written(c, below, said, 25, c.theme.muted)
    if player.seat == scene.view.forwarder_seat:
        standings.forwarder_card(scene, lower.middle(lower.w, 60), 1.4)
        return
    for mode, place in zip(MODES, lower.columns(3, 16), strict=True):
        regions.hand(scene, place, player, mode)
        card = Box(place.x, place.y, min(120, place.w * 0.5), min(100, place.h))
        c.stamp(icons.card, card, mode)
        c.text(card.right + 16, place.y + 34, figure(player.hand[mode]), 60, weight=BOLD)
        if place.w > NARROW_CARD:
            under = Box(card.right + 16, place.y + 60, place.w - 146, 48)
            written(c, under, named(scene, "mode", mode), 26, c.theme.muted, least=20)


def posts_left(scene: Scene, box: Box, player: PlayerView) -> None:
    """A line for each round with its remaining posts; side by side if the box is low."""
    c, count = scene.c, len(player.posts)
    regions.turns(scene, box, player)
    lines = box.columns(count, 14) if box.h < LOW else box.rows(count, 6)
    for number, (left, line) in enumerate(zip(player.posts, lines, strict=True), start=1):
        now = number == scene.view.round
        said = scene.say("round", round=number)
        c.text(line.x, line.cy, said, 28, None if now else c.theme.muted, weight=BOLD if now else SEMIBOLD, room=105)
        places = Box(line.x + 115, line.y, line.w - 115, line.h).columns(DATA.game.turns_per_round, 4)
        for place, there in zip(places, range(DATA.game.turns_per_round), strict=True):
            side = min(place.w, place.h, 52)
            if there < left:
                c.stamp(pieces.post, place.middle(side, side), sign(scene.view, player.seat))
            else:
                c.stamp(pieces.free, place.middle(side, side))


def city_cards(scene: Scene, box: Box, player: PlayerView) -> None:
    """The city cards, and the clan below them."""
    clan = 128 if player.clan else 0
    cards, below = box.top(box.h - clan, 0)
    held = [(card, False) for card in player.cities]
    if player.face_down:
        held.append((player.own_face_down, True))
    facts = DATA.maps[scene.view.map].cities
    across = 3 if box.w > NARROW_CARDS else 2
    for (card, hidden), place in zip(held, _places(cards, max(6, len(held)), across), strict=False):
        city = facts.get(card)
        said = named(scene, "city", card) if card else scene.say("face-down")
        colour = city.colour if city is not None else ""
        plate = place.middle(place.w, min(44.0, place.h - 6))
        mark = "?" if hidden else scene.letters[colour]
        port = city is not None and city.port
        regions.held(scene, plate, player, card)
        scene.c.stamp(pieces.plate, plate, pieces.Sign(said, colour, mark, port))
    if player.clan:
        _clan(scene, below, player)


def _places(box: Box, count: int, across: int) -> list[Box]:
    return [place for line in box.rows(max(1, -(-count // across)), 2) for place in line.columns(across, 12)]


def _clan(scene: Scene, box: Box, player: PlayerView) -> None:
    """The clan, its ability, and the number of cubes it keeps."""
    c = scene.c
    regions.clan(scene, box, player)
    head, rest = box.top(40, 4)
    c.text(head.x, head.cy, named(scene, "clan", player.clan), 30, weight=BOLD, room=head.w - 120)
    regions.hand(scene, Box(head.right - 90, head.y, 90, head.h), player, "kept")
    wide = c.text(head.right, head.cy, figure(player.cubes), 32, weight=BOLD, anchor="rm")
    c.stamp(icons.kept, Box(head.right - wide - 42, head.cy - 15, 30, 30))
    said = scene.reader.words(effect("clan", player.clan))
    for number, line in enumerate(wrap(said, fonts.REGULAR, 23, rest.w, 3)):
        c.text(rest.x, rest.y + 13 + 28 * number, line, 23, room=rest.w)


def to_choose(view: View, ask: Ask[Any] | None, seat: int) -> list[ObjectiveFacts]:
    """The objective cards among which the reader is choosing, if this seat is the reader's."""
    if ask is None or ask.kind != "objective" or not ask.seat == view.seat == seat:
        return []
    facts = [option.teller for option in ask.options.values() if isinstance(option, ObjectiveCard)]
    return [each for each in facts if isinstance(each, ObjectiveFacts)]


def objective_cards(scene: Scene, box: Box, player: PlayerView) -> None:
    """The objective cards: how each scores and what it would score now; backs for those who may not see them.

    Cards among which the reader is choosing come first, framed, with the letter of the plan that begins with each.
    """
    ask = scene.ask
    facts = to_choose(scene.view, ask, player.seat)
    cards = [(each.card, each.vp, number) for number, each in enumerate(facts, 1)]
    held = zip(player.objectives, player.objective_vp, strict=True)
    shown = [*cards, *((card, vp, 0) for card, vp in held)]
    if not shown:
        scene.c.text(box.x, box.y + 24, scene.say("no-objectives"), 26, scene.theme.muted, room=box.w)
    most = next((count for wide, count in LINES if box.w < wide), 4)
    across = 1 if len(shown) <= most else 2
    # a sheet with room for fewer is lower
    least = FEWEST if scene.request.layout != WIDE and len(shown) < USUAL else USUAL
    lines = box.rows(max(least, -(-len(shown) // across)), 8)
    letters = choices.letters_of(ask, scene.request.plans) if facts else {}
    for (card, vp, option), place in zip(
        shown, (one for line in lines for one in line.columns(across, 14)), strict=False
    ):
        regions.objective(scene, place, player, card, vp)
        _objective(scene, place, card, vp, option, letter=letters.get(card, "") if option else "")


def _objective(scene: Scene, box: Box, card: str, vp: int, option: int, *, letter: str) -> None:
    """An objective card ("": its back); one that can be chosen has its number, the `letter` of its plan and a frame."""
    c, side = scene.c, min(54.0, box.h - 12)
    edge = (CANDIDATE_EDGE, 4) if option else None
    c.stamp(shapes.frame, box, c.theme.well, 10, edge)
    art = Box(box.x + 10, box.cy - side / 2, side, side)
    c.stamp(icons.bonus, art, "objective")
    if option:
        c.stamp(pieces.flag, art.middle(side * 0.8, side * 0.8), str(option))
    left = box.x + side + 24
    if not card:
        c.text(left, box.cy, scene.say("secret"), 27, c.theme.muted, room=box.right - left - 8)
        return
    wide = c.text(box.right - 12, box.cy, figure(vp), 38, weight=BOLD, anchor="rm")
    room = box.right - left - wide - 36
    if letter:
        tag = min(side, LETTER)
        signs.letter(c, Box(box.right - wide - 24 - tag, box.cy - tag / 2, tag, tag), letter)
        room -= tag + 8
    word, high = objective_card(card, len(scene.view.players)), box.h
    title, large, top = scene.reader.words(word.label()), min(27, high * 0.36), box.y + high * 0.22
    said, size = scene.reader.words(word.detail() or word.label()), min(26.0, high * 0.36)
    size = min(size, size * room / fonts.width(said, fonts.REGULAR, size))
    if size >= min(ONE_LINE, max(LEAST, high * 0.24)):
        c.text(left, top, title, large, weight=BOLD, room=room)
        c.text(left, box.y + high * 0.66, said, size, room=room)
        return
    size, most = max(LEAST, min(22.0, high * 0.24)), max(2, int(high * (1 - UNDER) / (LEAST * 1.15)))
    while size > LEAST and ELLIPSIS in "".join(wrap(said, fonts.REGULAR, size, room, 2)):
        size -= 0.5
    lines = wrap(said, fonts.REGULAR, size, room, most)
    first = box.y + high * (UNDER if len(lines) > 2 else 0.52)
    c.text(left, min(top, first - BELOW * large - ABOVE * size), title, large, weight=BOLD, room=room)
    for number, text in enumerate(lines):
        c.text(left, first + size * 1.15 * number, text, size, room=room, least=15)
