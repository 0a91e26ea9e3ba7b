"""Games that packages bring: found by their entry points, and left out, with a reason, where they can't be played."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

import renderers
from engine.core.play import registry
from renderers.found import folder_of, module_of

Brings = Callable[[str, str], None]
NUMBERS = count()


@pytest.fixture
def brings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Brings:
    """Installs a package of a module that has this source, and names it as the game of this name."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def install(name: str, source: str) -> None:
        module = f"package_{next(NUMBERS)}"
        (tmp_path / f"{module}.py").write_text(source, encoding="utf-8")
        facts = tmp_path / f"{module}-1.0.dist-info"
        facts.mkdir()
        (facts / "METADATA").write_text(f"Name: {module}\nVersion: 1.0\n", encoding="utf-8")
        (facts / "entry_points.txt").write_text(f"[roundhouse.games]\n{name} = {module}\n", encoding="utf-8")
        registry._brought.cache_clear()

    return install


def test_a_game_of_a_package_is_played_and_drawn_like_any_other() -> None:
    key = "toy_yard"
    assert list(registry.games()) == sorted(registry.games()) and key in registry.games()
    assert registry.module(key) == "toy_yard.game"
    assert (registry.folder(key) / "rules.md").exists()
    assert [*registry.advice(key).policies][:2] == ["easy", "normal"]
    assert module_of(key) == "toy_yard.pictures"
    folder = folder_of(key)
    assert folder is not None and (folder / "locale" / "en.ftl").exists()
    assert renderers.numbered(key, "car")
    assert key not in registry.broken()


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("brought", "import nowhere_at_all\n", "No module named 'nowhere_at_all'"),
        ("brought", "RULE = 1\n", "has no attribute 'RULES'"),
        ("brought", "raise SystemError\n", "SystemError"),
        ("brought", "from engine.core.play.registry import LOCALE as RULES\n", "has no attribute 'key'"),
    ],
)
def test_what_can_not_be_loaded_is_left_out_with_a_reason(brings: Brings, name: str, text: str, why: str) -> None:
    brings(name, text)
    assert why in registry.broken()[name]
    assert name not in registry.games() and "steam" in registry.games()


def test_nobody_takes_the_name_of_a_game_that_is_there(brings: Brings) -> None:
    brings("steam", "raise AssertionError('it must not even be loaded')\n")
    assert registry.broken()["steam"].endswith("the game of this name is engine.games.steam")
    assert registry.module("steam") == "engine.games.steam"


def test_a_game_goes_by_the_name_of_its_entry_point(
    brings: Brings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    brings("brought", "class RULES:\n    key = 'carried'\n")
    assert registry.broken()["brought"].endswith("its key is carried, and the entry point is called brought")
    brings("carried", "class RULES:\n    key = 'carried'\n")
    assert "carried" in registry.games() and "carried" not in registry.broken()
    monkeypatch.setattr(sys, "path", [one for one in sys.path if one != str(tmp_path)])
    registry._brought.cache_clear()
    assert "carried" not in registry.games()
