"""What people really try and may not: the reason reaches whoever typed, with moves that are legal; nothing is lost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from bot.i18n import Texts
from bot.ui.parts.reader import Reader
from engine.core.play import registry
from engine.core.play.facets import legal
from engine.core.play.msg import Msg
from tests.e2e.positions import no_pictures, open_at, positions
from tests.e2e.stage import NAMES, Stage, labels, raw, text
from tests.games import FINISHED
from tests.long import few

CITIES = "athens berlin bucharest dublin kiev lisbon london madrid moscow oslo riga warsaw"
TOWNS = "chicago cleveland washington charlotte miami detroit atlanta buffalo boston memphis"
HEXES = " ".join(f"{row}{number}" for row in "abcdefghijklm" for number in range(1, 14))
TILES = " ".join(f"{spot}/{face}/{turn}" for spot in HEXES.split() for face in (21, 23) for turn in range(6))
SUPPLY = ["albany", "boston", "hartford", "new-york", "rochester", "syracuse", "philadelphia", "baltimore"]
CUBES = " ".join(
    f"{start}/{colour}/{end}" for start in SUPPLY for colour in ("red", "purple", "blue", "yellow") for end in SUPPLY
)
LEARNING = (("order", "learning"),)


@dataclass(frozen=True)
class Try:
    """What is typed, a word of these, and the reason that it may meet."""

    game: str
    typed: str
    reason: str
    variants: tuple[tuple[str, str], ...] = ()
    policy: str = "random"

    def __str__(self) -> str:
        return f"{self.game}-{self.reason}"


ROWS = [
    Try("russian_railroads", "black-1 grey-1 brown-1 coins doubler", "taken"),
    Try("russian_railroads", "black-2 black-1 grey-2 brown-2 loco-2 engineer-4", "workers"),
    Try("russian_railroads", "doubler industry-2 grey-1 brown-1 white-1 loco loco-factory factory", "part"),
    Try("russian_railroads", "sp-grey kiev-grey ts-brown kiev-brown sp-brown sp-white", "not-received"),
    Try("railroad_revolution", "station railway office hire", "money"),
    Try("railroad_revolution", "chi-cle was-chi denver-chicago kcy-denb", "rail-far"),
    Try("railroad_revolution", TOWNS, "station-there"),
    Try("railroad_revolution", "white purple orange gray", "no-slot"),
    Try("cargo_empire", CITIES, "taken"),
    Try("cargo_empire", CITIES, "cards"),
    Try("cargo_empire", CITIES, "own-post"),
    Try("cargo_empire", CITIES, "closed", (("clans", "on"),)),
    Try("steam", HEXES, "apart", LEARNING),
    Try("steam", TILES, "blocked", LEARNING),
    Try("steam", HEXES, "dear", LEARNING),
    Try("steam", TILES, "sold-out", LEARNING),
    Try("steam", CUBES, "locomotive", LEARNING, "greedy"),
    Try("steam", CUBES, "stops", LEARNING, "greedy"),
    Try("steam", CUBES, "fewer", LEARNING, "greedy"),
]


def test_every_game_gives_reasons() -> None:
    assert {row.game for row in ROWS} == {*FINISHED}


@dataclass(frozen=True)
class Found:
    """A position in which somebody meets the reason: the state at the beginning of the turn, and what was answered."""

    snapshot: bytes
    answers: list[str]
    typed: str
    said: Msg


def find(row: Try) -> Found:
    """The first position of random games in which seat 0 meets the reason."""
    rules, wanted = registry.game(row.game), f"{row.game.replace('_', '-')}-why-{row.reason}"
    for match, ask in positions(row.game, dict(row.variants), row.policy):
        for typed in row.typed.split():
            said = None if legal(ask, typed) else registry.advice(rules.key).why(match.view(0), ask, typed)
            if said is not None and said.key == wanted:
                return Found(match.snapshot, [answer.key for answer in match.turn_answers], typed, said)
    pytest.fail(f"nobody meets {wanted}")


__all__ = ["no_pictures"]


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize("row", few(ROWS, 2), ids=str)
async def test_a_move_that_is_not_legal_meets_its_reason(there: Stage, row: Try) -> None:
    found = find(row)
    ann = there.person("Ann")
    await open_at(there, row.game, dict(row.variants), found.snapshot)
    before = (await there.host.play.panel(1, ann)).rev
    refused: Any = (await there.slash("Ann", "do", moves=" ".join([*found.answers, found.typed]))).response
    assert text(refused).splitlines()[0] == Reader(Texts()("en"), NAMES).rich(found.said)
    assert len(labels(raw(refused))) > 1
    assert labels(raw(refused))[-1] == "Take turn"
    assert (await there.host.play.panel(1, ann)).rev == before
