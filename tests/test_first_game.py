"""docs/first-game.md, step by step in a copy of the tree: each command runs, and says what it is said to say."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest

from engine.__main__ import main
from engine.making import new
from tests.told import nothing

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(r"^```(\w+) ?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SLOW = ("make play", "pytest tests/contract", "python -m tests.mutations")
"""What takes more than a moment: tried by the long test."""
WRITES = "python -m engine new"
PARTS = ("engine", "renderers", "examples", "tests", "bot", "migrations")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "records", "golden")


class Block(NamedTuple):
    """What stands between fences: of which kind, about which file, and what."""

    kind: str
    file: str
    text: str


def blocks() -> list[Block]:
    return [Block(*found) for found in BLOCK.findall((ROOT / "docs/first-game.md").read_text(encoding="utf-8"))]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A checkout to work in."""
    for part in PARTS:
        shutil.copytree(ROOT / part, tmp_path / part, ignore=LEFT_OUT)
    for file in ("pyproject.toml", "Makefile"):
        shutil.copy(ROOT / file, tmp_path)
    return tmp_path


def run(tree: Path, line: str) -> str:
    """What a command says, with the Python of this test."""
    if line.startswith("make play"):
        return played(tree, line.partition("GAME=")[2])
    first, *rest = shlex.split(line)
    command = {"python": [sys.executable], "pytest": [sys.executable, "-m", "pytest"]}[first]
    done = subprocess.run([*command, *rest], cwd=tree, env=alone(), capture_output=True, text=True, check=False)
    assert done.returncode in ((0, 1) if "check" in rest else (0,)), (
        f"{line}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
    )
    return done.stdout


def alone() -> dict[str, str]:
    """The environment, but for what pytest has put there for this run; bytecode is kept, since much is run again."""
    left_out = ("PYTEST", "COV", "PYTHONDONTWRITEBYTECODE")
    return {name: value for name, value in os.environ.items() if not name.startswith(left_out)}


def played(tree: Path, game: str, languages: str = "") -> str:
    """The playground with a game on the table, until it says where its page is."""
    command = [sys.executable, "-m", "bot", "play", "--game", game, *(["--locale", languages] if languages else [])]
    with subprocess.Popen(command, cwd=tree, env=alone(), stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            said = next((line for line in process.stdout if "Roundhouse is running" in line), "")
        finally:
            process.terminate()
    assert said, "the playground does not start"
    return said


def change(tree: Path, block: Block) -> None:
    """Take over what a document changes: lines that go stand there once, lines that only come go to the end."""
    file = tree / block.file
    lines = block.text.splitlines(keepends=True)
    old = "".join(line[1:] for line in lines if line[0] in "- ")
    new = "".join(line[1:] for line in lines if line[0] in "+ ")
    text = file.read_text(encoding="utf-8")
    assert not old or text.count(old) == 1, f"{block.file} does not have this once:\n{old}"
    file.write_text(text.replace(old, new) if old else text + new, encoding="utf-8")


def follow(tree: Path, typed: Callable[[str], bool], run: Callable[[Path, str], str] = run) -> None:
    """Every step of the document, one after the other; of what is to be typed, what is asked for."""
    said: str | None = ""
    for block in blocks():
        if block.kind == "sh":
            lines = block.text.splitlines()
            answers = [run(tree, line) for line in lines if typed(line)]
            said = "".join(answers) if answers else None
        elif block.kind == "text" and said is None:
            continue
        elif block.kind == "text":
            nothing({*block.text.splitlines()} - {*said.splitlines()}, f"not said, but\n{said}")
        elif block.kind == "diff":
            change(tree, block)
        else:
            assert block.kind == "python" and not (tree / block.file).exists()
            (tree / block.file).write_text(block.text, encoding="utf-8")


def test_what_the_document_changes_is_there_to_be_changed(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def write(tree: Path, line: str) -> str:
        """Done in this process: one of its own has all of the tree to compile."""
        assert main(shlex.split(line.removeprefix("python -m engine "))) == 0
        return capsys.readouterr().out

    monkeypatch.chdir(tree)
    monkeypatch.setattr(new, "Wanted", partial(new.Wanted, root=tree))
    follow(tree, lambda line: line.startswith(WRITES), write)
    assert (tree / "packages/signal_box/signal_box/game/rules.md").exists()


@pytest.mark.long
def test_every_quick_step_of_the_document_works(tree: Path) -> None:
    follow(tree, lambda line: not line.startswith(SLOW))
    assert (tree / "board.png").read_bytes().startswith(b"\x89PNG")
    assert (tree / "packages/signal_box/signal_box/game/rules.md").exists()
    for check in ("check", "format --check"):
        ruff = [str(Path(sys.executable).with_name("ruff")), *check.split(), "--no-cache"]
        ruff += [f"{part}/lantern_line" for part in ("engine/games", "renderers", "tests/engine/games")]
        done = subprocess.run(ruff, cwd=tree, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout


@pytest.mark.long
def test_every_step_of_the_document_works(tree: Path) -> None:
    follow(tree, lambda line: True)


def test_the_document_has_steps_of_every_kind() -> None:
    kinds = [block.kind for block in blocks()]
    assert {*kinds} == {"sh", "text", "diff", "python"} and len(kinds) > 12
    slow = [
        line for block in blocks() if block.kind == "sh" for line in block.text.splitlines() if line.startswith(SLOW)
    ]
    assert [next(one for one in SLOW if line.startswith(one)) for line in slow] == [SLOW[0], SLOW[2], SLOW[1]]
