"""The architecture in one drawing: the layers of pyproject.toml from top to bottom, each with what it is for.

python -m tests.architecture docs/pictures/architecture.svg
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Sequence
from html import escape
from pathlib import Path

from tests.documents import ROOT

PURPOSES = {
    "bot.__main__": "the command line",
    "bot.playground": "a simulated Discord",
    "bot.doctor": "what may be wrong",
    "bot.app": "the bot, put together",
    "bot.config": "settings",
    "bot.cogs": "commands and buttons",
    "bot.wire": "discord.py, in and out",
    "bot.web": "pages, feeds, a JSON API",
    "bot.i18n": "the languages that are offered",
    "bot.ui": "what people see, as plain data",
    "bot.host": "the application, in wings:",
    "bot.store": "all SQL",
    "bot.watch": "log, counts, health",
    "bot.shards": "whose servers these are",
    "renderers": "a view in, a picture and its words out",
    "engine.games": "the rules of each game, and its advice",
    "engine.kit": "what games share",
    "engine.core.kept": "records, luck, reviews, lessons",
    "engine.core.ahead": "bot opponents, search, what answers bring",
    "engine.core.play": "the contract: state, turns, questions",
}
"""What each layer is for."""
WINGS = "bot.host"
STORE = "bot.store"
"""Beside the host, which works with it."""
COLOURS = {"bot": "#dbe7f3", "renderers": "#e3efd9", "engine": "#fbe7cf"}
WIDTH, MARGIN, GAP, LINE = 400, 8, 6, 16
"""In points: as wide as a phone, so that its letters stay readable there."""


def layers(contract: str) -> list[list[str]]:
    """The layers of a contract of pyproject.toml, the highest first; those side by side don't know each other."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    (found,) = (one["layers"] for one in contracts if one["name"] == contract)
    return [[name.strip() for name in layer.split("|")] for layer in found]


def wings(contract: str) -> list[str]:
    """The wings of a package, a line each layer."""
    return [" · ".join(name.rpartition(".")[2] for name in layer) for layer in layers(contract)]


def drawing() -> str:
    """The drawing as SVG. It fetches nothing; its letters are those of the reader's system."""
    parts: list[str] = []
    top = float(MARGIN)
    rows = [["Discord", "a browser"], *layers("Dependencies run one way")]
    for row in rows:
        names = [*row, STORE] if row == [WINGS] else row
        told = [_lines(name) for name in names]
        height = (1 + max(map(len, told))) * LINE + 10
        width = (WIDTH - 2 * MARGIN - GAP * (len(names) - 1)) / len(names)
        for place, (name, lines) in enumerate(zip(names, told, strict=True)):
            parts.append(_box(MARGIN + place * (width + GAP), top, width, height, name, lines))
        top += height + GAP
    whole = top - GAP + MARGIN
    style = "text{font-family:system-ui,sans-serif;font-size:12.5px;fill:#1b2733}.n{font-weight:700;font-size:13px}"
    size = f'width="{WIDTH}" height="{whole:g}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {whole:g}" {size}>',
            f"<style>{style}</style>",
            f'<rect {size} rx="8" fill="#fff"/>',
            *parts,
            "</svg>\n",
        ]
    )


def _lines(name: str) -> list[str]:
    if name not in PURPOSES:
        return []
    more = {WINGS: "The host has wings", STORE: "The store has wings"}.get(name)
    return [PURPOSES[name], *(wings(more) if more else [])]


def _box(left: float, top: float, width: float, height: float, name: str, lines: Sequence[str]) -> str:
    colour = COLOURS.get(name.partition(".")[0], "#eceff1")
    said = [f'<text class="n" x="{left + 10:g}" y="{top + 18:g}">{escape(name)}</text>']
    for number, line in enumerate(lines, 1):
        said.append(f'<text x="{left + 10:g}" y="{top + 18 + number * LINE:g}">{escape(line)}</text>')
    box = f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" rx="5" fill="{colour}"/>'
    return "\n".join([box, *said])


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(drawing(), encoding="utf-8")
