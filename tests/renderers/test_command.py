"""python -m renderers: a picture from the command line."""

from __future__ import annotations

import io
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PIL import Image

from renderers.__main__ import main

GAME = "russian_railroads"


def draw(tmp_path: Path, *more: str) -> bytes:
    """The PNG that the command writes."""
    target = tmp_path / "board.png"
    assert main([GAME, "-o", str(target), "--width", "400", *more]) == 0
    return target.read_bytes()


@cache
def usual() -> bytes:
    """What it draws without any option."""
    with TemporaryDirectory() as folder:
        return draw(Path(folder))


def test_it_draws_a_game_that_was_played_for_some_moves(tmp_path: Path) -> None:
    first = draw(tmp_path, "--seed", "7", "--moves", "40")
    assert Image.open(io.BytesIO(first)).size[0] == 400
    assert draw(tmp_path, "--seed", "7", "--moves", "40") == first
    assert draw(tmp_path, "--seed", "7", "--moves", "60") != first
    assert draw(tmp_path, "--seed", "8", "--moves", "40") != first


@pytest.mark.parametrize(
    "more",
    [
        ["--players", "2"],
        ["--theme", "dark"],
        ["--picture", "main"],
        ["--picture", "player", "--seat", "2"],
        ["--names", "Ann,Bob"],
        ["--since", "10"],
        ["--locale", "cs"],
    ],
)
def test_its_options(tmp_path: Path, more: list[str]) -> None:
    drawn = draw(tmp_path, *more)
    assert drawn.startswith(b"\x89PNG") and drawn != usual()


def test_it_can_print_the_alt_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    draw(tmp_path, "--alt", "--names", "Ann")
    assert "Ann (blue circle)" in capsys.readouterr().out


def test_it_can_play_on_until_something_is_asked_and_draw_what_helps(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "board.png"
    rest = ["-o", str(target), "--width", "400", "--moves", "5", "--variant", "order=learning", "--alt"]
    assert main(["steam", *rest, "--asked", "build"]) == 0
    assert "Choices: " in capsys.readouterr().out
    assert main(["steam", *rest, "--asked", "tile"]) == 0
    assert "Choices: " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "chess"),
        ([GAME, "--players", "9"], "2, 3, 4"),
        ([GAME, "--seat", "4"], "no seat 4"),
        ([GAME, "--seat", "-1"], "no seat −1"),
        ([GAME, "--picture", "map"], "overview, main, player"),
        ([GAME, "--theme", "sepia"], "light, dark"),
        ([GAME, "--width", "5"], "not 5"),
        ([GAME, "--policy", "genius"], "random"),
        ([GAME, "--variant", "map=moon"], "map=moon"),
        (["steam", "--asked", "dinner"], "dinner"),
    ],
)
def test_wrong_use_is_explained_with_status_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    target = tmp_path / "board.png"
    assert main([*arguments, "-o", str(target)]) == 2
    assert said in capsys.readouterr().err
    assert not target.exists()


def test_a_folder_that_does_not_exist_is_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([GAME, "-o", str(tmp_path / "nowhere" / "board.png")]) == 2
    assert "nowhere" in capsys.readouterr().err


def test_a_word_for_a_number_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for wrong in (["--moves", "many"], ["--moves", "-3"]):
        with pytest.raises(SystemExit) as stop:
            main([GAME, "-o", str(tmp_path / "board.png"), *wrong])
        assert stop.value.code == 2
    assert "--moves" in capsys.readouterr().err


def test_a_record_becomes_a_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played, target = tmp_path / "game.txt", tmp_path / "game.gif"
    played.write_text("roundhouse-record 1\ngame toy_freight\nseats 2\nseed 1\n\n0 action store\n0 goods ore+coal\n")
    assert main(["replay", str(played), "-o", str(target), "--seat", "1"]) == 0
    assert Image.open(target).n_frames == 2
    page = target.with_suffix(".html")
    assert main(["replay", str(played), "-o", str(page), "--names", "Ann,Bob"]) == 0
    assert b"Ann" in page.read_bytes()
    for wrong in (["-o", "game.mp4"], ["-o", str(target), "--seat", "2"]):
        assert main(["replay", str(played), *wrong]) == 2
    assert "not game.mp4" in capsys.readouterr().err
