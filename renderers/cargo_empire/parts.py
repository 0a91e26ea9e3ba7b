"""The parts of the pictures by name: what is printed on them, and what lies on them."""

from __future__ import annotations

from renderers.cargo_empire import (
    entries,
    legend,
    mapview,
    options,
    playerboard,
    row,
    standings,
    terrain,
    tracks,
)
from renderers.cargo_empire.atlas import Atlas, Phone, atlas_of
from renderers.cargo_empire.cards import Tag
from renderers.cargo_empire.choices import ghosts, planned, ways
from renderers.cargo_empire.scene import PREFIX, Plan, Scene
from renderers.draw import livery, shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import SEMIBOLD
from renderers.i18n import Words

TITLES = {"posts": "posts", "cities": "city-cards", "objectives": "objectives"}


def ground(c: Canvas, part: str, box: Box, plan: Plan, words: Words) -> None:
    """What is printed on it."""
    match part:
        case "map":
            atlas = _atlas(plan, box, words)
            mapview.ground(c, atlas, words)
            terrain.frame(c, atlas)
        case "tracks":
            tracks.ground(c, box, words)
        case "row" if not plan.tall:
            row.ground(c, box, words)
        case "key":
            legend.ground(c, box, words)
        case _:
            shapes.frame(c, box, c.theme.panel, 12 if plan.tall else 14)
    if part in TITLES:
        x, y = (16, 24) if plan.tall else (18, 26)
        said = words(f"{PREFIX}{TITLES[part]}")
        c.text(box.x + x, box.y + y, said, 27, c.theme.muted, weight=SEMIBOLD, room=box.w - 2 * x)


def _atlas(plan: Plan, box: Box, words: Words, tags: tuple[tuple[str, Tag], ...] = ()) -> Atlas:
    phone = Phone(plan.layout, plan.window, tags) if plan.tall else None
    return atlas_of(plan.map, box, mapview.names_of(plan.map, words), phone)


def draw(scene: Scene, part: str, box: Box, plan: Plan) -> None:
    """What lies on it."""
    choosing = plan.picture == "choice"
    match part:
        case "map":
            plans = scene.request.plans if choosing else ()
            found = ways(scene.view, scene.ask, plans, few=plan.tall) if choosing else ()
            drawn = planned(scene.view, plans, few=plan.tall)
            tags = tuple(mapview.tagged(scene, drawn).items()) if plan.tall else ()
            mapview.draw(scene, _atlas(plan, box, scene.reader.words, tags), found, drawn)
        case "tracks":
            tracks.draw(scene, box, ghosts(scene.view, scene.ask) if choosing else ())
        case "row":
            (row.tall if plan.tall else row.draw)(scene, box)
        case "players" if plan.tall or plan.picture == "tracks":
            standings.flat_rows(scene, box)
        case "players":
            standings.draw(scene, box)
        case "options":
            options.draw(scene, box.inset(12 if plan.tall else 14, 10 if plan.tall else 12), entries.entries(scene))
        case "key":
            return
        case _:
            _of_player(scene, part, box, plan)


def _of_player(scene: Scene, part: str, box: Box, plan: Plan) -> None:
    """What the deciding player has, or the player whose picture it is."""
    seat = scene.shown if scene.ask is None or plan.picture == "player" else scene.ask.seat
    player, inner = scene.view.players[seat], box.inset(16, 10) if plan.tall else box.inset(18, 12)
    below = 0 if plan.tall else 4
    match part:
        case "own":
            scene.c.stamp(livery.frame, box.inset(2), seat, 12, 5)
            if plan.tall:
                standings.flat(scene, box.inset(10, 4), player)
            else:
                standings.row(scene, box.inset(8, 6), player)
        case "who":
            playerboard.who_is(scene, inner, player)
        case "posts":
            playerboard.posts_left(scene, inner.top(32 if plan.tall else 38)[1], player)
        case "cities":
            playerboard.city_cards(scene, inner.top(36 + below)[1], player)
        case "objectives":
            playerboard.objective_cards(scene, inner.top(36 + below)[1], player)
