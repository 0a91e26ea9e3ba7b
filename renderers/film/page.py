"""Page: a game as one self-contained HTML file to leaf through, which makes no requests.

Its policy lets it load only the pictures, style and script it holds, known by their SHA-256; what people wrote is only
in its data, which is not a script, and becomes text, never HTML.
"""

from __future__ import annotations

from base64 import b64encode
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from pathlib import Path
from string import Template

import msgspec

from engine.core.play.msg import Msg
from renderers.draw import livery
from renderers.draw.palette import PLAYERS, SHAPES
from renderers.film.frames import Caption, Frame, reader_for
from renderers.film.webp import Tile

HERE = Path(__file__).parent
MARKS = HERE / "marks.js"
"""The beginning of the script of any page about a game."""
WORDS = ("previous", "next", "play", "pause", "turn", "points", "log", "to-round", "to-player", "keys")
"""The texts of its script, as `replay-<word>`."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """The pictures of one layout (`tall`: for phones), as tiles laid over one another."""

    tall: bool
    size: tuple[int, int]
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """The contents of a page. `names` are all competitors; every tile whose number `key_every` divides is whole."""

    last: Frame
    names: tuple[str, ...]
    captions: tuple[Caption, ...]
    leaves: tuple[Leaf, ...]
    key_every: int


def page(what: Page) -> bytes:
    """The file."""
    style, *scripts = (file.read_text(encoding="utf-8") for file in (HERE / "page.css", MARKS, HERE / "page.js"))
    script = "".join(scripts)
    reader = reader_for(what.last)
    game = reader.words(Msg(what.last.request.game.replace("_", "-")))
    made = Template((HERE / "page.html").read_text(encoding="utf-8")).substitute(
        language=reader.words.language,
        title=escape(reader.say("replay-title", game=game)),
        game=escape(game),
        style=style,
        style_hash=_hash(style),
        script=script,
        script_hash=_hash(script),
        data=_data(what).replace("<", "\\u003c"),
        unscripted=escape(reader.say("replay-no-script")),
    )
    return made.encode()


def _hash(text: str) -> str:
    return b64encode(sha256(text.encode()).digest()).decode()


def _data(what: Page) -> str:
    """What the script shows, as JSON."""
    reader, seats = reader_for(what.last), len(what.last.result.scores)
    signs = [n if n < seats else len(SHAPES) - 1 - (n - seats) for n in range(len(what.names))]
    tree = {
        "words": {word: reader.say(f"replay-{word}") for word in WORDS},
        "people": [
            {"name": name, "shape": SHAPES[sign], "sign": sign, "colour": PLAYERS[sign], "mark": livery.mark(sign)}
            for name, sign in zip(what.names, signs, strict=True)
        ],
        "turns": [
            {"where": c.where, "alt": c.alt, "told": c.told, "seat": c.seat, "round": c.round, "points": c.points}
            for c in what.captions
        ],
        "rounds": [[n, reader.say("replay-round", round=n)] for n in dict.fromkeys(c.round for c in what.captions)],
        "every": what.key_every,
        "leaves": [
            {
                "tall": leaf.tall,
                "size": leaf.size,
                "tiles": [[*at, b64encode(tile).decode()] for at, tile in leaf.tiles],
            }
            for leaf in what.leaves
        ],
    }
    return msgspec.json.encode(tree).decode()
