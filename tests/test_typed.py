"""What documents say to type can be typed: every command is one, and those in lines of their own are tried."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from importlib.util import find_spec
from pathlib import Path

import pytest

import bot.__main__
import engine.__main__
import renderers.__main__
from tests.bot.doctor.answering import answering
from tests.documents import ROOT
from tests.test_first_game import alone, played
from tests.typed import Typed, commands, typed

COMMANDS = typed()
STEPS = [one for one in COMMANDS if one.block]
ELSEWHERE = {
    (
        "docs/first-game.md",
        r"python|pytest|make play",
    ): "tests/test_first_game.py::test_every_step_of_the_document_works",
    ("CONTRIBUTING.md", r"python -m engine new"): "tests/test_first_game.py::test_every_step_of_the_document_works",
    ("docs/first-game.md", r"pip install --editable"): (
        "tests/test_package.py::test_a_game_that_is_installed_beside_it_is_found"
    ),
    ("examples/toy_yard/README.md", "pip install"): (
        "tests/test_package.py::test_a_game_that_is_installed_beside_it_is_found"
    ),
}
"""What is done by another test, step by step or in the same way."""
NOT_HERE = {
    ("README.md", "make test"): "it is what runs this",
    ("docs/first-game.md", r"make \.venv/\.ready|source"): "it is what this runs in",
    ("docs/language.md", r"python -m pytest --tongue"): "it is a test; make soak runs it",
    ("docs/running.md", "docker"): "there are no containers here",
    ("docs/running.md", "systemctl|systemd-run|journalctl"): "there is no systemd here",
    ("docs/running.md", "pg_dump|pg_restore"): "they are PostgreSQL's own",
    ("docs/running.md", "pipx"): "it asks the network who has found a hole",
}
"""What no test can type, and why."""
SHORTER = {
    "--games 200 --within 0.07 --jobs 2": "--games 1 --tries 4",
    "--games 200 --write": "--games 3 --write",
    "selfplay russian_railroads --players 4": "selfplay cargo_empire --players 1",
}
"""What would take hours, or draw a long game."""
WANTS_NO = {"python -m engine verify game.txt"}
"""What ends with a no: a record that the bot has not sealed."""
PARSERS: dict[str, ArgumentParser] = {
    "engine": engine.__main__._parser(),
    "bot": bot.__main__._parser(),
    "renderers": renderers.__main__._parser(),
}
VALUES = {"GAME": "steam", "[game]": "steam", "FILE": "file", "postgresql://…": "postgresql://host/name"}
"""What stands for something else."""
ALONE = frozenset({"bot", "engine arena", "engine learn", "bot check", "bot export", "engine check", "engine verify"})
"""Named without what has to follow."""


def row(one: Typed, rows: dict[tuple[str, str], str]) -> list[str]:
    """What a table says of a command."""
    return [said for (document, words), said in rows.items() if document == one.document and re.match(words, one.line)]


def runs(one: Typed) -> bool:
    return not row(one, ELSEWHERE) and not row(one, NOT_HERE)


def fault(line: str) -> str | None:
    """What is wrong with a command, as far as that can be seen without running it."""
    words = [VALUES.get(word, word) for word in shlex.split(line.partition(" < ")[0])]
    program = Path(words[0]).name
    if program == "make":
        return _make(words[1:])
    if program in ("python", "python3") and "-m" in words:
        module, rest = words[words.index("-m") + 1], words[words.index("-m") + 2 :]
        if find_spec(module) is None:
            return f"there is no module {module}"
        return _parsed(module, rest)
    if program == "roundhouse":
        return _parsed("bot", words[1:])
    files = [word for word in words[1:] if re.match(r"(deploy|tests|engine|renderers|bot)/[\w./]+$", word)]
    return next((f"there is no {path}" for path in files if not (ROOT / path).exists()), None)


def _make(words: list[str]) -> str | None:
    made = (ROOT / "Makefile").read_text(encoding="utf-8").replace("$(VENV)", ".venv")
    for word in words:
        name, given, _ = word.partition("=")
        if given and not re.search(rf"\$\({name}\)|\$\(if \$\({name}\)|ifn?def {name}\b", made):
            return f"make knows no {name}"
        if not given and not re.search(rf"^{re.escape(name)}:", made, re.MULTILINE):
            return f"make makes no {name}"
    return None


def _parsed(module: str, rest: list[str]) -> str | None:
    parser = PARSERS.get(module)
    if module == "renderers" and rest[:1] == ["replay"]:
        parser, rest = renderers.__main__._replay_parser(), rest[1:]
    if parser is None or "--help" in rest or " ".join([module, *rest]) in ALONE:
        return None
    try:
        parser.parse_args(rest)
    except SystemExit as end:
        if end.code == 0:
            return None
        return f"{module} does not take {' '.join(rest)}"
    return None


def test_every_command_of_every_document_is_one() -> None:
    wrong = {one: said for one in COMMANDS if (said := fault(one.line)) is not None}
    assert wrong == {}
    assert len({one.line for one in COMMANDS}) > 90


def test_each_step_is_typed_by_a_test_or_has_its_reason() -> None:
    assert len(STEPS) > 60 and len([one for one in STEPS if runs(one)]) > 25
    for one in STEPS:
        assert len(row(one, ELSEWHERE) + row(one, NOT_HERE)) <= 1, one
    for rows in (ELSEWHERE, NOT_HERE):
        assert [key for key in rows if not any(row(one, {key: ""}) for one in STEPS)] == [], "nobody is told to type it"
    for test in ELSEWHERE.values():
        file, _, name = test.partition("::")
        assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8")


def test_what_a_command_is() -> None:
    text = (
        "Do `make play` and `make`:\n\n    make test   all of it\n    python -m a \\\n        -b  # c\n    drawn ──▶\n"
    )
    assert [*commands(text)] == [("make test", True), ("python -m a -b", True), ("make play", False)]
    assert [*commands("```sh\npip x\n```\n\n```text\nmake no\n```\n1. a\n\n       make b\n")] == [
        ("pip x", True), ("make b", True),
    ]  # fmt: skip
    assert fault("make plya") == "make makes no plya" and fault("make play IM=cs") == "make knows no IM"
    assert fault("python -m engin games") == "there is no module engin"
    assert fault("roundhouse doctr") == "bot does not take doctr"
    assert fault("python -m renderers steam --lokale cs") is not None
    assert fault("install deploy/no.service /etc") == "there is no deploy/no.service"


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """What a clone of the tree as it stands would have."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    clone = tmp_path / "clone"
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (clone / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, clone / name)
    return clone


@pytest.mark.long
@pytest.mark.parametrize("document", sorted({one.document for one in STEPS if runs(one)}))
def test_what_stands_in_a_document_is_typed_step_by_step(document: str, clone: Path) -> None:
    """One after the other in a clone, in which /etc, /opt and where people are asked are others."""
    away = clone.parent
    (away / "etc/systemd/system").mkdir(parents=True)
    exported: dict[str, str] = {}
    with answering("s3cret") as discord:
        env = alone() | {
            "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
            "DISCORD_API_BASE": discord.base,
        }
        for one in STEPS:
            if one.document != document or not runs(one):
                continue
            line = re.sub(r"(?<![\w.])/(etc|opt)/", rf"{away}/\1/", one.line)
            for long, short in SHORTER.items():
                line = line.replace(long, short)
            if line.startswith("make play"):
                _, _, given = line.partition("IN=")
                assert "Roundhouse is running" in played(clone, "steam", given)
                continue
            if line.startswith("export "):
                exported |= dict([line.removeprefix("export ").split("=", 1)])
                continue
            done = subprocess.run(
                ["bash", "-ec", line],
                cwd=clone,
                env=env | exported,
                input="\ns3cret\n\n\nn\nn\n" if line.endswith("init") else "",
                capture_output=True,
                text=True,
                check=False,
            )
            assert (done.returncode == 0) is (one.line not in WANTS_NO), (
                f"{line}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
            )
    assert not exported or exported.keys() <= {"COMPOSE_PROFILES"}
