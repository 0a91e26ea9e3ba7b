"""The performance tracks: the value of their spaces, the gates between them, and the markers."""

from __future__ import annotations

from itertools import pairwise

from engine.core.play.msg import Msg
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import Gate, Track
from engine.games.railroad_revolution.words import say
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas, Sketch
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.i18n import Words
from renderers.railroad_revolution import icons, regions
from renderers.railroad_revolution.scene import Scene, dollars

TITLE, GATES, ASIDE = 32.0, 26.0, 216.0
"""Heights of a title and of the row of gates; width of a title beside its track."""
GAP = 8.0
"""Distance between two spaces: a gate hangs below it."""

SIGNS: dict[str, Sketch] = {"telegraph": icons.office, "stations": icons.station, "network": icons.network}
"""What the value of each track is multiplied by."""


def _places(box: Box, tall: bool) -> dict[str, tuple[Box, list[Box], Box]]:
    """The title, the spaces and the row of gates of each track; on a phone the tracks lie one below another."""
    found, inner = {}, box.inset(14, 8)
    parts = inner.rows(len(DATA.tracks), 4) if tall else inner.columns(len(DATA.tracks), 24)
    for id, part in zip(DATA.tracks, parts, strict=True):
        title, rest = part.left(ASIDE, 8) if tall else part.top(TITLE)
        spaces, gates = rest.top(rest.h - GATES, 2)
        found[id] = title, spaces.columns(len(DATA.tracks[id].vp), GAP), gates
    return found


def ground(c: Canvas, box: Box, words: Words, alone: bool = False, tall: bool = False) -> None:
    """The printed tracks; beside the titles there is room for one player's score."""
    shapes.frame(c, box, c.theme.panel, 14)
    for id, (title, spaces, gates) in _places(box, tall).items():
        track = DATA.tracks[id]
        _title(c, title.top(34)[0] if tall else title, id, words, alone=alone, tall=tall)
        for vp, space in zip(track.vp, spaces, strict=True):
            shapes.frame(c, space, c.theme.well, 8)
            c.text(space.cx, space.y + 14, str(vp), 24, c.theme.muted, weight=BOLD, anchor="mm")
        _gates(c, track, spaces, gates, words)


def _title(c: Canvas, box: Box, id: str, words: Words, *, alone: bool, tall: bool) -> None:
    art = Box(box.x, box.cy - 13, 26, 26)
    c.stamp(SIGNS[id], art)
    track, each = say("track", track=id), Msg("board-railroad-revolution-each", track=id)
    if tall:
        c.text(art.right + 8, box.cy, words(track), 24, c.theme.muted, weight=SEMIBOLD, room=box.w - 40)
        if not alone:
            c.text(art.right + 8, box.bottom + 12, words(each), 20, c.theme.muted, room=box.w - 40)
        return
    text = words(Msg("board-railroad-revolution-track", track=track, each=each))
    c.text(art.right + 8, box.cy, text, 23, c.theme.muted, weight=SEMIBOLD, room=box.w * (0.62 if alone else 1) - 40)


def _gates(c: Canvas, track: Track, spaces: list[Box], row: Box, words: Words) -> None:
    for after, (left, right) in enumerate(pairwise(spaces)):
        gate = track.gate(after)
        if gate is not None:
            x = (left.right + right.x) / 2
            c.rect(Box(x - 1, left.y + 4, 2, left.h - 2), c.theme.faint)
            _toll(c, Box(x, row.cy, 0, 0).middle(40, row.h - 4), gate, words)


def _toll(c: Canvas, box: Box, gate: Gate, words: Words) -> None:
    """What a gate costs."""
    if gate.kind == "money":
        c.text(box.cx, box.cy, dollars(words, gate.amount), 17, weight=SEMIBOLD, anchor="mm")
        return
    c.text(box.cx - 3, box.cy, str(gate.amount), 19, weight=SEMIBOLD, anchor="rm")
    art = Box(box.cx, box.y, box.h * (0.8 if gate.kind == "worker" else 1.0), box.h)
    if gate.kind == "worker":
        c.stamp(icons.worker, art, icons.ANY, "")
    else:
        c.stamp(icons.share, art)


def draw(scene: Scene, box: Box, seats: list[int], tall: bool = False) -> None:
    """The markers of these players, as shapes."""
    for id, (title, spaces, gates) in _places(box, tall).items():
        left, top = min(title.x, spaces[0].x), min(title.y, spaces[0].y)
        regions.track(scene, Box(left, top, spaces[-1].right - left, gates.bottom - top), id)
        if len(seats) == 1:
            _product(scene, title.inset(0, 4).top(34, 0)[1].top(28)[0] if tall else title, id, seats[0])
        for space, place in enumerate(spaces):
            here = [seat for seat in seats if scene.view.players[seat].markers[id] == space]
            _markers(scene, place.top(27)[1].inset(2), id, here)


def _product(scene: Scene, box: Box, id: str, seat: int) -> None:
    """What the track scores for a player now: its value times the number of things it counts."""
    player = scene.view.players[seat]
    counts = {"telegraph": len(player.offices), "stations": len(player.stations), "network": player.level_five}
    said = f"{player.values[id]} × {counts[id]} = {player.score[id]}"
    scene.c.text(box.right, box.cy, said, 26, weight=BOLD, anchor="rm")


def _markers(scene: Scene, box: Box, id: str, seats: list[int]) -> None:
    """One large marker, or several in two rows."""
    if not seats:
        return
    across = 1 if len(seats) == 1 else len(seats) if box.w > 2 * box.h else 2
    side = min(box.w / across, box.h / -(-len(seats) // across), 27)
    rows = -(-len(seats) // across)
    for number, seat in enumerate(seats):
        in_row = min(across, len(seats) - number // across * across)
        x = box.cx - in_row * side / 2 + number % across * side
        y = box.cy - rows * side / 2 + number // across * side
        place = Box(x, y, side, side).inset(0.5)
        regions.marker(scene, place, scene.view.players[seat], id)
        scene.c.stamp(shapes.player, place, seat)
        past = scene.past(seat)
        if past is not None and past.markers[id] != scene.view.players[seat].markers[id]:
            scene.c.ring(place, side / 2 + 4)
