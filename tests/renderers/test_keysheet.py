"""Keys: each sign of a game with its words, drawn by the functions of the game itself."""

from __future__ import annotations

import importlib
import sys
from types import FunctionType

import pytest

from engine.core.play.match import Match
from engine.core.play.registry import game
from renderers import PORTRAIT, WIDE, Request, describe, paint, pictures
from renderers.draw import signs
from renderers.draw.keep import Keep
from renderers.draw.labels import ELLIPSIS
from renderers.draw.layers import ACROSS
from tests.games import FINISHED
from tests.renderers.outlines import outlined
from tests.renderers.tidy import SMALL, assert_tidy

GAMES = [name for name in FINISHED if "key" in pictures(name)]
SAID = ("number in the list", "has passed", "trading post")
"""One of these is in the words of each key."""


def key(name: str, layout: str = WIDE) -> Request[object]:
    view = Match.new(game(name), game(name).seats[0]).view(None)
    return Request(name, view, "key", width=SMALL, layout=layout)


@pytest.mark.parametrize("name", GAMES)
def test_a_key_has_every_icon_of_its_game(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new icon that the key lacks is found here."""
    monkeypatch.setattr(Keep, "get", lambda self, key, make: make())
    icons = importlib.import_module(f"renderers.{name}.icons")
    drawn: set[object] = set()
    sys.setprofile(lambda frame, event, _: drawn.add(frame.f_code) if event == "call" else None)
    try:
        paint(key(name))
    finally:
        sys.setprofile(None)
    known = {name: one for name, one in vars(icons).items() if isinstance(one, FunctionType) and name[0] != "_"}
    own = {name: one for name, one in known.items() if one.__module__ in (icons.__name__, signs.__name__)}
    assert len(own) > 4
    assert [name for name, one in own.items() if one.__code__ not in drawn] == []


@pytest.mark.parametrize("layout", [WIDE, PORTRAIT])
@pytest.mark.parametrize("name", GAMES)
def test_the_words_of_a_key_are_whole_and_large_enough_for_a_phone(name: str, layout: str) -> None:
    assert_tidy(key(name, layout))
    drawn = outlined(key(name, layout))
    beside = [label for label in drawn.labels() if len(label.text) > 3]
    assert not [label for label in beside if ELLIPSIS in label.text]
    if layout == PORTRAIT:
        assert min(label.size for label in beside) * 350 / ACROSS[PORTRAIT] > 10.9
        assert drawn.image.height <= drawn.image.width * 1.6 + 1
    assert any(said in describe(key(name, layout)).lower() for said in SAID)


def test_all_keys_have_one_style() -> None:
    """Titles alike, words that begin with a capital, in type of one size."""
    sizes, titles = set(), set()
    for name in GAMES:
        drawn = outlined(key(name, PORTRAIT)).labels()
        title, *words = [label for label in drawn if len(label.text) > 3]
        titles.add(title.text.partition(": ")[2])
        sizes |= {label.size for label in words}
        said = describe(key(name, PORTRAIT)).split(". ")[1:]
        assert [text for text in said if text[:1].islower()] == []
        begins = {text.split()[0] for text in said}
        assert len(begins & {label.text.split()[0] for label in words}) > 0.7 * len(begins)
    assert titles == {"the signs"} and len(sizes) == 1
