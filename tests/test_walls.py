"""The walls between the parts hold (the contract in pyproject.toml)."""

from __future__ import annotations

from pathlib import Path

from importlinter.cli import lint_imports

ROOT = Path(__file__).parents[1]


def test_imports_run_one_way() -> None:
    assert lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True) == 0


def test_nothing_outside_its_folder_names_a_game() -> None:
    """A fifth game is one folder in engine/games and one renderer; nothing else knows it."""
    games = [p.name for p in (ROOT / "engine/games").iterdir() if p.is_dir() and p.name != "__pycache__"]
    assert games
    spellings = [name for game in games for name in (game, game.replace("_", "-"), game.replace("_", " ").title())]
    for source in [*(ROOT / "engine").rglob("*.py"), *(ROOT / "bot").rglob("*"), *(ROOT / "migrations").rglob("*.sql")]:
        if not source.is_file() or source.suffix == ".pyc" or ROOT / "engine/games" in source.parents:
            continue
        text = source.read_text(encoding="utf-8")
        assert not [name for name in spellings if name in text], source
