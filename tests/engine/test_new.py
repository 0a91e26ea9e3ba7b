"""python -m engine new: what it writes is Toy Yard by another name, and Toy Yard is a game like any other."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.making import new
from engine.making.new import MOST_KEY, MOST_TITLE, CantMake, Wanted, seats_of, write
from tests.examples import EXAMPLES

ROOT = Path(__file__).parents[2]
LONGEST = "m" * (MOST_KEY // 2) + "_" + "w" * (MOST_KEY - MOST_KEY // 2 - 1), "W" * MOST_TITLE


def files(folder: Path) -> dict[str, bytes]:
    """What is there, without what tools leave behind."""
    found = (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc")
    names = {path: str(path.relative_to(folder)) for path in found}
    return {name: path.read_bytes() for path, name in names.items() if not name.startswith(".")}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A tree in which there is nothing yet."""
    for folder in ("tests/engine/games", "engine", "renderers", "examples"):
        (tmp_path / folder).mkdir(parents=True)
    return tmp_path


def beside(tree: Path) -> None:
    """Put what is written beside the rest of Roundhouse, which it imports."""
    shutil.copy(ROOT / "pyproject.toml", tree)
    for part in ("engine", "renderers"):
        for path in (ROOT / part).iterdir():
            if not (tree / part / path.name).exists():
                (tree / part / path.name).symlink_to(path)


def test_the_example_is_what_is_written_under_its_name(tmp_path: Path) -> None:
    new.put(Wanted(new.TOY, new.TITLE, new.SEATS, tmp_path))
    assert files(tmp_path / new.TOY) == files(EXAMPLES / new.TOY)


@pytest.mark.parametrize("into", [True, False])
@pytest.mark.parametrize("named", [LONGEST, ("go", "Go"), ("a_new_game", "Ž – New’s: Game")])
def test_what_is_written_has_no_name_of_the_toy_and_is_as_tidy_as_the_tree(
    tree: Path, named: tuple[str, str], into: bool
) -> None:
    (key, title), root = named, ROOT / "examples/toy_yard"
    written = write(Wanted(key, title, (1, 2, 3, 4, 5, 6), tree / "examples" if into else None, tree))
    assert len(written) == len(files(root)) - (0 if into else 3) + (0 if into else 1)
    for path in written:
        text = f"{path.relative_to(tree)} {path.read_text(encoding='utf-8')}"
        assert not [name for name in ("toy_yard", "toy-yard", "Toy Yard", "YRD") if name in text], path
    beside(tree)
    sources = [path for path in written if path.suffix == ".py"]
    for check in (["check"], ["format", "--check"]):
        ruff = [Path(sys.executable).with_name("ruff"), *check, "--quiet", "--no-cache", *sources]
        done = subprocess.run(ruff, cwd=tree, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("key", "title", "why"),
    [
        ("Chess", "Chess", "is no key"),
        ("chess-two", "Chess", "is no key"),
        ("chess_", "Chess", "is no key"),
        ("class", "Class", "is no key"),
        ("x" * (MOST_KEY + 1), "Chess", "is no key"),
        ("chess", "", "is no title"),
        ("chess", "{ chess }", "is no title"),
        ("chess", "“Chess”\n", "is no title"),
        ("chess", "x" * (MOST_TITLE + 1), "is no title"),
        ("steam", "Steam", "steam is taken"),
        ("toy_freight", "Toy", "toy_freight is taken"),
        ("result", "Result", "there is renderers.result"),
    ],
)
def test_what_can_not_be_is_not_written(tree: Path, key: str, title: str, why: str) -> None:
    with pytest.raises(CantMake, match=why):
        write(Wanted(key, title, (2,), None, tree))
    assert files(tree) == {}


def test_nothing_is_written_over(tree: Path) -> None:
    write(Wanted("chess", "Chess", (2,), None, tree))
    before = files(tree)
    with pytest.raises(CantMake, match="is there already"):
        write(Wanted("chess", "Chess Again", (2,), None, tree))
    assert files(tree) == before


def test_a_module_of_python_is_no_name_for_a_package_and_no_checkout_has_no_tree(tmp_path: Path) -> None:
    with pytest.raises(CantMake, match="json is taken"):
        write(Wanted("json", "Json", (2,), tmp_path))
    with pytest.raises(CantMake, match="--into"):
        write(Wanted("chess", "Chess", (2,), None, tmp_path))


def test_clauses_begin_as_those_of_no_other_game(tree: Path) -> None:
    for key, begin in (("steward", "STE"), ("rrr_two", "RRRT"), ("toy_train", "TOYT"), ("rr", "RRX")):
        (book,) = [path for path in write(Wanted(key, "A", (2,), None, tree)) if path.name == "rules.md"]
        assert f"- **{begin}" in book.read_text(encoding="utf-8"), key


@pytest.mark.parametrize(
    ("text", "found"),
    [("2-4", (2, 3, 4)), ("3", (3,)), ("1-6", (1, 2, 3, 4, 5, 6))],
)
def test_numbers_of_players_are_written_as_on_a_box(text: str, found: tuple[int, ...]) -> None:
    assert seats_of(text) == found


@pytest.mark.parametrize("text", ["", "0", "0-2", "4-2", "2-7", "two", "2-", "-2"])
def test_other_numbers_of_players_are_refused(text: str) -> None:
    if text == "2-":
        assert seats_of(text) == (2,)
        return
    with pytest.raises(CantMake):
        seats_of(text)


def test_who_types_it_is_told_how_to_go_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "lantern_line", "Lantern Line", "--seats", "2-3", "--into", str(tmp_path)]) == 0
    first, *steps = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{tmp_path / 'lantern_line'}: ") and first.endswith(" lines")
    assert steps[0] == f"pip install --editable {tmp_path / 'lantern_line'}"
    assert main(["new", "steam", "Steam"]) == 2
    assert "taken" in capsys.readouterr().err
