"""One turn on a phone as a moving picture, for the README: the table, the decision, the table after the first plan.

python -m tests.turn docs/pictures/turn.webp
"""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Any

from PIL import Image

from engine.core.ahead import policy
from engine.core.play import registry
from engine.core.play.match import Match
from engine.core.play.reading import read
from renderers import PORTRAIT, Request, draw, picture_for
from tests.yardsticks import GREEDY

GAME, MOVES, SEED, KIND, PLAN = "russian_railroads", 352, 3, "space", 0
"""The turn of docs/pictures/deciding-tall.png, of whose plans the first is played: it ends the turn."""
NAMES = ("Anna", "Benedikt", "Zsófia", "Řehoř")
WIDTH, SHOWN = 780, (2000, 4000, 4000)
"""In pixels, twice what a phone has points; how long each picture is seen, in milliseconds."""


def stages() -> list[bytes]:
    """The pictures of the turn as the bot draws them, each a PNG."""
    rules = registry.game(GAME)
    match: Match[Any, Any] = Match.new(rules, len(NAMES), {}, SEED, confirm=())
    names = [GREEDY] * match.seats
    policy.play_out(match, names, SEED, limit=MOVES)
    moves = policy.moves(match, names, SEED)
    while KIND not in (ask.kind for ask in match.pending.values()):
        next(moves)
    (ask,) = match.pending.values()
    before, own = match.view(None), match.view(ask.seat)
    plans = tuple(registry.advice(GAME).shortcuts(own, ask))
    table: dict[str, Any] = {"names": NAMES, "theme": "dark", "width": WIDTH, "layout": PORTRAIT}
    picture = str(picture_for(GAME, KIND))
    decision = Request(GAME, own, picture=picture, seat=ask.seat, ask=read(match, ask.seat), plans=plans, **table)
    drawn = [draw(Request(GAME, before, **table)).png, draw(decision).png]
    for key in plans[PLAN].keys:
        match.answer(ask.seat, key)
    assert ask.seat not in match.pending, "the turn goes on"
    return [*drawn, draw(Request(GAME, match.view(None), before=before, **table)).png]


def film(pictures: list[bytes]) -> bytes:
    """The pictures one after the other, again and again, as an animated WebP as tall as the tallest."""
    opened = [Image.open(io.BytesIO(one)).convert("RGB") for one in pictures]
    tallest = max(one.height for one in opened)
    frames = [Image.new("RGB", (WIDTH, tallest), one.getpixel((1, one.height - 1))) for one in opened]
    for frame, one in zip(frames, opened, strict=True):
        frame.paste(one)
    out = io.BytesIO()
    frames[0].save(out, "WEBP", save_all=True, append_images=frames[1:], duration=list(SHOWN), loop=0, quality=80)
    return out.getvalue()


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(film(stages()))
