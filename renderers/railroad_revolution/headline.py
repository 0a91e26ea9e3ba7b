"""The headline: the round, what is happening, and whose turn it is."""

from __future__ import annotations

from typing import Any

from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.view import PlayerView, View
from renderers import headline
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.fonts import BOLD, SEMIBOLD, width
from renderers.draw.palette import soft, spare
from renderers.headline import ground as ground
from renderers.railroad_revolution import colours as paint
from renderers.railroad_revolution.scene import PREFIX, Scene
from renderers.reader import Reader

HEIGHT = 92.0
"""Height of the bar."""
NEAREST = 360.0
"""Width of the sign that shows how near the end is."""


def waiting(view: View) -> list[int]:
    """The seats that the table is waiting for."""
    if view.phase == "over":
        return []
    if view.phase == "deals" and view.deciding:
        return view.deciding[:1]
    if view.phase == "pick" and view.picking is not None:
        return [view.picking]
    return [view.acting]


def sentence(view: View, reader: Reader) -> str:
    """What the table is waiting for."""
    if reader.confirming is not None:
        return reader.say("board-confirm", name=reader.name(reader.confirming))
    seats = view.winners if view.phase == "over" else waiting(view)
    names = reader.words.join([reader.name(seat) for seat in seats])
    return reader.say(f"{PREFIX}turn-{view.phase}", name=names, count=len(seats))


def rounds(view: View, reader: Reader) -> str:
    """The round; the last one is announced as soon as it is known."""
    if view.last_round:
        return reader.say("core-round", round=view.round, rounds=view.last_round)
    return reader.say(f"{PREFIX}round", round=view.round)


def ending(view: View, reader: Reader) -> str:
    """A sentence saying that the end is near; empty if it is not."""
    if not view.last_round or view.phase == "over":
        return ""
    return reader.say(f"{PREFIX}{'last' if view.round == view.last_round else 'near'}")


def draw(scene: Scene, box: Box) -> None:
    """The round, what is happening, and the end when it is near."""
    c, view = scene.c, scene.view
    inner = box.inset(24, 0)
    left, rest = inner.left(330, 16)
    headline.counted(scene, left, rounds(view, scene.reader), 50, box.h / 2)
    said = ending(view, scene.reader)
    rest = rest if said or scene.over else _nearest(scene, rest)
    if said:
        wide = width(said, BOLD, 34)
        pill = Box(rest.right - wide - 32, box.cy - 28, wide + 32, 56)
        c.stamp(shapes.frame, pill, paint.CANDIDATE, 28)
        c.text(pill.cx, pill.cy, said, 34, paint.CANDIDATE_INK, weight=BOLD, anchor="mm")
        rest = rest.left(pill.x - rest.x - 20)[0]
    _turn(scene, rest)


def left(player: PlayerView) -> int:
    """How many pieces are left on the left of a player's logo: the game ends when none are (RRV-110)."""
    return sum(sector.rails + sector.buildings for sector in player.sectors if sector.left_of_logo)


def _nearest(scene: Scene, box: Box) -> Box:
    """Who is nearest to the end, and how near, above a bar; returns the rest of the box."""
    _sign(scene, Box(box.right - NEAREST, box.y, NEAREST, box.h))
    return box.left(box.w - NEAREST - 24)[0]


def _sign(scene: Scene, place: Box) -> None:
    c, theme = scene.c, scene.theme
    player = min(scene.view.players, key=left)
    said = scene.say("until", name=scene.reader.name(player.seat), count=left(player))
    c.text(place.right, place.cy - 12, said, 26, theme.on_accent, weight=SEMIBOLD, anchor="rm", room=place.w)
    _bar(scene, Box(place.x, place.cy + 14, place.w, 12))


def _bar(scene: Scene, bar: Box) -> None:
    """How near the end the leader in that race is."""
    c, theme, player = scene.c, scene.theme, min(scene.view.players, key=left)
    whole = sum(sector.rails + sector.buildings for sector in DATA.mat if sector.left_of_logo)
    c.rect(bar, spare(theme), radius=bar.h / 2)
    done = bar.w * (whole - left(player)) / whole
    if done >= bar.h:
        c.rect(bar.left(done)[0], theme.on_accent, radius=bar.h / 2)


def tall(scene: Scene, box: Box) -> None:
    """The same in two rows: round and end, then what the table is waiting for; how near the end is at the bottom."""
    view, said = scene.view, ending(scene.view, scene.reader)

    def aside(place: Box) -> None:
        if said:
            wide = min(place.w, width(said, BOLD, headline.LEAST) + 24)
            pill = Box(place.right - wide, place.y + 3, wide, place.h - 4)
            scene.c.stamp(shapes.frame, pill, paint.CANDIDATE, pill.h / 2)
            how: dict[str, Any] = {"weight": BOLD, "anchor": "mm", "room": pill.w - 20, "least": headline.LEAST}
            scene.c.text(pill.cx, pill.cy, said, headline.LEAST, paint.CANDIDATE_INK, **how)
        elif not scene.over:
            _count(scene, place)

    def foot(place: Box) -> None:
        if not scene.over:
            _bar(scene, place)

    counted, waited = rounds(view, scene.reader), sentence(view, scene.reader)
    headline.tall(scene, box, aside, waited, round=counted, shown=_due(scene), foot=foot)


def _count(scene: Scene, place: Box) -> None:
    player = min(scene.view.players, key=left)
    said = scene.say("until", name=scene.reader.name(player.seat), count=left(player))
    how: dict[str, Any] = {"weight": SEMIBOLD, "anchor": "rm", "room": place.w, "least": headline.LEAST}
    scene.c.text(place.right, place.cy, said, headline.LEAST, soft(scene.theme), **how)


def _due(scene: Scene) -> list[int]:
    return scene.confirming or (scene.view.winners if scene.over else waiting(scene.view))


def _turn(scene: Scene, box: Box) -> None:
    phase = "" if scene.view.phase == "turn" else scene.say(f"phase-{scene.view.phase}")
    rest = headline.badges(scene.c, box, _due(scene))
    headline.turn(scene, rest, phase, sentence(scene.view, scene.reader), type=headline.Type(below=63.0))
