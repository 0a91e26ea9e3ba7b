"""Every text that a game says is there, in reasons, plans and rare moments too; none is there that it never says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.core.play import registry
from engine.making import saying
from renderers.found import folder_of
from tests.games import FINISHED, GAMES, games_in_turn
from tests.told import nothing

SPEAKING = [*GAMES, "toy_yard"]
"""Those of which nothing is left over; the other toy has texts for tests."""


def keys(*files: Path) -> set[str]:
    """The keys of files of texts."""
    return {key for file in files if file.exists() for key in saying.keys(file.read_text(encoding="utf-8"))}


@games_in_turn(count=2)
@pytest.mark.parametrize("key", list(registry.games()))
def test_everything_that_is_said_has_a_text(key: str) -> None:
    folder, prefix = registry.folder(key), saying.prefix(key)
    known = keys(folder / "locale" / "en.ftl")
    nothing(saying.missing(saying.sources([folder]), known, prefix), "messages without a text")


@games_in_turn()
@pytest.mark.parametrize("key", FINISHED)
def test_a_reason_without_a_text_is_missed(key: str) -> None:
    folder, prefix = registry.folder(key), saying.prefix(key)
    known = {one for one in keys(folder / "locale" / "en.ftl") if not one.startswith(f"{prefix}why-")}
    assert len(saying.missing(saying.sources([folder]), known, prefix)) > 5


@games_in_turn(count=2)
@pytest.mark.parametrize("key", SPEAKING)
def test_no_text_is_there_that_is_never_said(key: str) -> None:
    folder, prefix = registry.folder(key), saying.prefix(key)
    texts = (folder / "locale" / "en.ftl").read_text(encoding="utf-8")
    found = saying.sources(filter(None, [folder, folder_of(key)]))
    nothing(saying.unsaid(found, texts, prefix), "texts that nothing says")
    assert saying.unsaid(found, f"{texts}\n{prefix}nobody-says-so = Never.\n", prefix) == [f"{prefix}nobody-says-so"]


def test_what_is_made_of_pieces_is_known(tmp_path: Path) -> None:
    (tmp_path / "play.py").write_text(
        'say("a"); word("b"); say(f"curious-{kind}"); partial(say, "d"); name("city", id)'
    )
    (tmp_path / "data.toml").write_text('cities = [{ id = "prague" }]')
    found = saying.sources([tmp_path])
    texts = "".join(
        f"x-{key}\n" for key in ("a = A", "b = B", "b-effect = E", "curious-one = C", "d = D", "city-prague = P")
    )
    texts += "x-other = { x-hidden }\nx-hidden = H\n"
    there = set(saying.keys(texts))
    assert saying.missing(found, there, "x-") == []
    assert saying.unsaid(found, texts, "x-") == ["x-other"]
    found_out = saying.missing(found, there - {"x-a", "x-b-effect", "x-curious-one"}, "x-")
    assert found_out == ["a", "b-effect", re.escape("curious-") + ".+"]
