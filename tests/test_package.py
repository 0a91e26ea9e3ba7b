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
    assert "bot/migrations/postgresql/0022_schema.sql" in wanted
    assert wanted - found == set()
    assert not [name for name in found if name.partition("/")[0] in ("tests", "docs", "migrations")]
    assert wheel.name.startswith(f"roundhouse-{__version__}-")


def test_it_runs_in_a_directory_where_nothing_else_is(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path / "installed")
    (tmp_path / "here").mkdir()
    env = {"PATH": os.environ["PATH"], "PYTHONPATH": str(tmp_path / "installed"), "DATABASE": "games.sqlite3"}
    env |= {"DRAWING_PROCESSES": "0", "OPPONENT_PROCESSES": "0"}
    code = "import sys; from bot.__main__ import main; sys.argv[0] = 'roundhouse'"
    code += "; print(main(['migrate'])); print(main(['doctor'])); main(['--version'])"
    command = [sys.executable, "-P", "-c", code]
    done = subprocess.run(command, cwd=tmp_path / "here", env=env, capture_output=True, text=True, check=False)
    said = done.stdout + done.stderr
    for each in (f"schema 0 -> {max(migrations.steps())}", "DISCORD_TOKEN is not set"):
        assert each in said, said
    assert [line for line in done.stdout.splitlines() if line.isdecimal()] == ["0", "1"], said
    assert done.stdout.endswith(f"Roundhouse {__version__}\n"), said
    assert done.returncode == 0
