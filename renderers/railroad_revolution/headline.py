"""The headline: which round, what happens and whose turn it is."""

from __future__ import annotations

from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.view import PlayerView, View
from renderers import headline
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.fonts import BOLD, SEMIBOLD, width
from renderers.draw.palette import spare
from renderers.draw.writing import written
from renderers.headline import ground as ground
from renderers.railroad_revolution import colours as paint
from renderers.railroad_revolution.scene import PREFIX, Scene
from renderers.reader import Reader
from renderers.request import LARGE, PORTRAIT

HEIGHT = 92.0
TALL = {PORTRAIT: 136.0, LARGE: 172.0}
"""Heights of the bar, and of that of a picture for a phone."""
NEAREST = 360.0
"""Width of the sign that says how near the end is."""


def waiting(view: View) -> list[int]:
    """For whom the table waits."""
    if view.phase == "over":
        return []
    if view.phase == "deals" and view.deciding:
        return view.deciding[:1]
    if view.phase == "pick" and view.picking is not None:
        return [view.picking]
    return [view.acting]


def sentence(view: View, reader: Reader) -> str:
    """What the table waits for."""
    if reader.confirming is not None:
        return reader.say("board-confirm", name=reader.name(reader.confirming))
    seats = view.winners if view.phase == "over" else waiting(view)
    names = reader.words.join([reader.name(seat) for seat in seats])
    return reader.say(f"{PREFIX}turn-{view.phase}", name=names, count=len(seats))


def rounds(view: View, reader: Reader) -> str:
    """The round; the last one is named as soon as it is known."""
    if view.last_round:
        return reader.say("core-round", round=view.round, rounds=view.last_round)
    return reader.say(f"{PREFIX}round", round=view.round)


def ending(view: View, reader: Reader) -> str:
    """That the end is near, if it is."""
    if not view.last_round or view.phase == "over":
        return ""
    return reader.say(f"{PREFIX}{'last' if view.round == view.last_round else 'near'}")


def draw(scene: Scene, box: Box) -> None:
    """Round, what happens, and the end when it is near."""
    c, ink, view = scene.c, scene.theme.on_accent, scene.view
    inner = box.inset(24, 0)
    left, rest = inner.left(330, 16)
    c.text(left.x, box.cy, rounds(view, scene.reader), 50, ink, weight=BOLD, anchor="lm", room=left.w)
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
    """How many pieces lie left of a player's logo: the end comes when there are none (RRV-110)."""
    return sum(sector.rails + sector.buildings for sector in player.sectors if sector.left_of_logo)


def _nearest(scene: Scene, box: Box) -> Box:
    """Who is nearest to the end, and how far it is, over a bar; returns what is left of the box."""
    _sign(scene, Box(box.right - NEAREST, box.y, NEAREST, box.h))
    return box.left(box.w - NEAREST - 24)[0]


def _sign(scene: Scene, place: Box) -> None:
    c, theme = scene.c, scene.theme
    player = min(scene.view.players, key=left)
    whole = sum(sector.rails + sector.buildings for sector in DATA.mat if sector.left_of_logo)
    said = scene.say("until", name=scene.reader.name(player.seat), count=left(player))
    c.text(place.right, place.cy - 12, said, 26, theme.on_accent, weight=SEMIBOLD, anchor="rm", room=place.w)
    bar = Box(place.x, place.cy + 14, place.w, 12)
    c.rect(bar, spare(theme), radius=6)
    done = bar.w * (whole - left(player)) / whole
    if done >= bar.h:
        c.rect(bar.left(done)[0], theme.on_accent, radius=6)


def tall(scene: Scene, box: Box) -> None:
    """The same in two rows: round and end, then what the table waits for."""
    c, ink, view = scene.c, scene.theme.on_accent, scene.view
    upper, lower = box.inset(20, 8).top((TALL[PORTRAIT] - 20) / 2.05, 4)
    c.text(upper.x, upper.cy, rounds(view, scene.reader), 42, ink, weight=BOLD, room=upper.w * 0.45, least=26)
    said = ending(view, scene.reader)
    wide = min(NEAREST, upper.w * 0.58)
    place = Box(upper.right - wide, upper.y, wide, upper.h)
    if said:
        c.stamp(shapes.frame, place.inset(0, 4), paint.CANDIDATE, 24)
        c.text(place.cx, place.cy, said, 32, paint.CANDIDATE_INK, weight=BOLD, anchor="mm", room=place.w - 24)
    elif not scene.over:
        _sign(scene, place)
    lower = headline.badges(c, lower, _due(scene), 54)
    written(c, lower.inset(0, 2), sentence(view, scene.reader), 40, ink, weight=SEMIBOLD, least=26)


def _due(scene: Scene) -> list[int]:
    return scene.confirming or (scene.view.winners if scene.over else waiting(scene.view))


def _turn(scene: Scene, box: Box) -> None:
    phase = "" if scene.view.phase == "turn" else scene.say(f"phase-{scene.view.phase}")
    rest = headline.badges(scene.c, box, _due(scene))
    headline.turn(scene, rest, phase, sentence(scene.view, scene.reader), type=headline.Type(below=63.0))
