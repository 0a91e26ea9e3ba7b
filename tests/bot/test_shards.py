"""Which shards are a process's."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.__main__ import main
from bot.shards import BadShards, Shards, read


def test_shards_are_a_range_or_one_of_all() -> None:
    assert read("0-3/16") == Shards(0, 3, 16)
    assert read("15/16").ids == [15]
    assert read("2-4/5").ids == [2, 3, 4]
    assert [read(text).all for text in ("0-4/5", "0-3/5", "1-4/5", "0/1")] == [True, False, False, True]


@pytest.mark.parametrize("text", ["", "3", "0-3", "4-3/16", "0-16/16", "1/1", "-1/4", "0-3/16 ", "0-3/0", "a-b/c"])
def test_what_can_not_be_is_told_in_a_sentence(
    text: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(BadShards):
        read(text)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    assert main(["run", f"--shards={text}"]) == 2
    assert f"“{text}”" in capsys.readouterr().err


def test_a_file_has_one_process(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    assert main(["run", "--shards", "0-3/16"]) == 2
    assert "postgresql" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
