"""What is installed runs anywhere: the wheel has all that the tree has, and needs nothing beside it."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

from bot import __version__
from bot.store.whole import migrations

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "engine", "renderers")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    (built,) = WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"])
    return Path(built)


def test_the_wheel_has_every_file_of_the_packages_and_the_migrations(wheel: Path) -> None:
    found = set(zipfile.ZipFile(wheel).namelist())
    files = (path for package in PACKAGES for path in (ROOT / package).rglob("*") if path.is_file())
    wanted = {str(path.relative_to(ROOT)) for path in files if "__pycache__" not in path.parts}
    wanted |= {f"bot/{path.relative_to(ROOT)}" for path in (ROOT / "migrations").rglob("*.sql")}
    wanted |= {"bot/brought/PRIVACY.md", "bot/brought/TERMS.md"}
    assert "bot/migrations/postgresql/0001_schema.sql" in wanted
    wanted |= {f"engine/making/toy_yard/{name}" for name in ("pyproject.toml", "toy_yard/game/rules.md")}
    assert wanted - found == set()
    assert not [name for name in found if name.partition("/")[0] in ("tests", "docs", "migrations")]
    assert wheel.name.startswith(f"roundhouse-{__version__}-")


@pytest.mark.long
def test_it_runs_in_a_directory_where_nothing_else_is(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path / "installed")
    (tmp_path / "here").mkdir()
    env = {"PATH": os.environ["PATH"], "PYTHONPATH": str(tmp_path / "installed"), "DATABASE": "games.sqlite3"}
    env |= {"DRAWING_PROCESSES": "0", "OPPONENT_PROCESSES": "0"}
    code = "import sys; from bot.__main__ import main; sys.argv[0] = 'roundhouse'"
    code += "; print(main(['migrate'])); print(main(['doctor']))"
    code += "; from engine.__main__ import main as make; print(make(['new', 'lantern_line', 'Lantern', '--into', '.']))"
    code += "; main(['--version'])"
    command = [sys.executable, "-P", "-c", code]
    done = subprocess.run(command, cwd=tmp_path / "here", env=env, capture_output=True, text=True, check=False)
    said = done.stdout + done.stderr
    for each in (f"schema 0 -> {max(migrations.steps())}", "DISCORD_TOKEN is not set"):
        assert each in said, said
    assert [line for line in done.stdout.splitlines() if line.isdecimal()] == ["0", "1", "0"], said
    assert (tmp_path / "here/lantern_line/lantern_line/game/rules.md").exists()
    assert done.stdout.endswith(f"Roundhouse {__version__}\n"), said
    assert done.returncode == 0


@pytest.mark.long
def test_a_game_that_is_installed_beside_it_is_found(wheel: Path, tmp_path: Path) -> None:
    (built,) = WheelBuilder(str(ROOT / "examples/toy_yard")).build(directory=str(tmp_path), versions=["standard"])
    for package in (wheel, Path(built)):
        zipfile.ZipFile(package).extractall(tmp_path / "installed")
    (tmp_path / "here").mkdir()
    env = {"PATH": os.environ["PATH"], "PYTHONPATH": str(tmp_path / "installed")}

    def run(*command: str) -> str:
        python = [sys.executable, "-P", "-m", *command]
        done = subprocess.run(python, cwd=tmp_path / "here", env=env, capture_output=True, text=True, check=True)
        return done.stdout

    assert "toy_yard  2-4 players, unfinished\n" in run("engine", "games")
    assert run("engine", "selfplay", "toy_yard", "--policy", "normal", "--check").startswith("toy_yard  seed 0")
    run("renderers", "toy_yard", "--output", "board.png", "--width", "400")
    assert (tmp_path / "here/board.png").read_bytes().startswith(b"\x89PNG")
