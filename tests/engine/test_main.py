"""python -m engine, as a person types it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.core.play import registry


def test_what_a_game_says_without_a_text_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "cargo_empire", "renderers/cargo_empire"]) == 0
    assert main(["words", "toy_freight"]) == 1
    assert capsys.readouterr().out.splitlines()[0] == "unsaid   toy-freight-log-bank"


def test_games_and_options_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    assert main(["options", "toy_freight"]) == 0
    out = capsys.readouterr().out
    assert "toy_freight  2-4 players" in out
    assert "length  short, long" in out
    assert "policies  random, easy, normal, greedy" in out


def test_options_tell_how_many_players_a_choice_is_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["options", "cargo_empire"]) == 0
    assert "table  plain, forwarder (1, 2 players), vassals (2 players)" in capsys.readouterr().out


def test_a_rival_without_a_seat_is_printed_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selfplay", "cargo_empire", "--players", "1"]) == 0
    assert "  forwarder" in capsys.readouterr().out
    assert main(["selfplay", "cargo_empire", "--players", "1", "--json"]) == 0
    (rival,) = json.loads(capsys.readouterr().out)["rivals"]
    assert rival["score"] == sum(rival["breakdown"].values())


def test_selfplay_keeps_how_a_game_ended(tmp_path: Path) -> None:
    file = tmp_path / "finished.json"
    assert main(["selfplay", "toy_freight", "--seed", "3", "--finished", str(file)]) == 0
    assert file.read_bytes() == (registry.folder("toy_freight") / "finished.json").read_bytes()


def test_selfplay_prints_one_object_a_game_and_replay_agrees(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    command = ["selfplay", "toy_freight", "--players", "3", "--seed", "7", "--games", "2", "--json"]
    assert (
        main([*command, "--variant", "length=long", "--policy", "greedy", "--policy", "random", "--record", str(file)])
        == 0
    )
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["seed"] for line in lines] == [7, 8]
    expected = {
        "game",
        "seats",
        "seed",
        "variants",
        "decisions",
        "rounds",
        "seconds",
        "scores",
        "winners",
        "breakdown",
        "state",
    }
    assert set(lines[0]) == expected
    assert lines[1]["scores"] == [sum(points.values()) for points in lines[1]["breakdown"]]
    assert main(["replay", str(file), "--json"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert again["pending"] == []
    same = expected - {"seconds"}
    assert {key: again[key] for key in same} == {key: lines[1][key] for key in same}


def test_the_pending_asks_of_a_beginning_are_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    file.write_text("roundhouse-record 1\ngame toy_freight\nseats 2\nseed 1\n\n0 action store\n")
    assert main(["replay", str(file), "--json"]) == 0
    pending = json.loads(capsys.readouterr().out)["pending"]
    assert pending == [{"seat": 0, "kind": "goods", "options": ["ore", "coal", "grain"], "shape": {"many": [0, 2]}}]
    assert main(["replay", str(file)]) == 0
    assert "seat 0 decides goods: none ore coal" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("command", "status", "words"),
    [
        (["selfplay", "monopoly"], 2, "no game of this name"),
        (["selfplay", "toy_freight", "--players", "9"], 2, "legal: 2, 3, 4"),
        (["selfplay", "toy_freight", "--variant", "length"], 2, "variant: length="),
        (["selfplay", "toy_freight", "--policy", "genius"], 2, "known: random, easy, normal, greedy"),
        (["selfplay", "cargo_empire", "--players", "3", "--variant", "table=vassals"], 2, "refuse-vassals seats=3"),
        (["options", "monopoly"], 2, "no game of this name"),
        (["replay", "nowhere.txt"], 2, "No such file"),
    ],
)
def test_wrong_use_is_explained(
    command: list[str], status: int, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command) == status
    assert words in capsys.readouterr().err


def test_a_bad_record_has_a_status_of_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    file.write_text("roundhouse-record 1\ngame toy_freight\nseats 2\nseed 1\n\n0 action fly\n")
    assert main(["replay", str(file)]) == 1
    assert "answer: 0 action fly" in capsys.readouterr().err
    file.write_bytes(b"\xff\xfe\x00")
    assert main(["replay", str(file)]) == 1


def test_the_arena_counts_who_is_better(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "toy_freight", "normal,random", "--players", "4", "--games", "6", "--seed", "3"]
    assert main([*command, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["policies"], told["games"], told["seats"]) == (["normal", "random"], 6, 4)
    assert sum(told["wins"].values()) == pytest.approx(6)
    assert told["mean_points"]["normal"] > told["mean_points"]["random"]
    assert told["ahead"]["normal-random"] + told["ahead"]["random-normal"] == pytest.approx(1)
    assert told["ahead"]["normal-random"] > 0.7
    assert min(told["seconds_a_decision"].values()) > 0
    assert main([*command, "--jobs", "2"]) == 0
    assert f"points {told['mean_points']['normal']:.1f} ± " in capsys.readouterr().out


def test_the_arena_refuses_whom_nobody_knows() -> None:
    assert main(["arena", "toy_freight", "normal,genius"]) == 2
    assert main(["arena", "toy_freight", "normal"]) == 2


def test_hard_plays_in_selfplay_and_arena(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "toy_freight", "hard,random", "--games", "2", "--seconds", "0.02", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["wins"]["hard"] > 0
    assert main(["selfplay", "toy_freight", "--players", "2", "--policy", "hard", "--seconds", "0.01"]) == 0
    assert "seat 0" in capsys.readouterr().out


@pytest.mark.parametrize("budget", [["--tries", "4"], ["--effort", "0.01"]])
def test_without_a_clock_the_arena_tells_the_same_again(budget: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for jobs in ("1", "2"):
        assert main(["arena", "toy_freight", "hard,random", "--games", "3", "--json", "--jobs", jobs, *budget]) == 0
        facts = json.loads(capsys.readouterr().out)
        del facts["seconds_a_decision"]
        told.append(facts)
    assert told[0] == told[1]


def test_what_can_be_learnt_is_written_and_how_far_off_one_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["learn", "toy_freight", "--players", "3", "--games", "6", "--variant", "length=long"]
    command += ["--every", "1"]
    assert main([*command, "--rows", str(tmp_path / "rows.jsonl"), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    rows = [json.loads(line) for line in (tmp_path / "rows.jsonl").read_text().splitlines()]
    assert told["off"][-1]["positions"] == len(rows) > 50
    assert {row["game"] for row in rows} == {*range(6)}
    assert main(command) == 0
    told_off = capsys.readouterr().out
    assert f"0 and more rounds left: {len(rows):6} positions" in told_off and "a third is over: " in told_off
    assert main(["learn", "no_such_game"]) == 2


def test_what_is_learned_is_kept_beside_the_estimate_with_how_it_was_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.__main__.getfile", lambda what: str(tmp_path / "estimate.py"))
    rows = str(tmp_path / "rows.jsonl")
    command = ["learn", "railroad_revolution", "--players", "2", "--games", "5", "--every", "3", "--seed", "3"]
    assert main([*command, "--rows", rows]) == 0
    assert "R² beside the table" in capsys.readouterr().out
    assert not (tmp_path / "learned.json").exists()
    assert main([*command, "--kept", rows, "--write", "--json"]) == 0
    written = json.loads((tmp_path / "learned.json").read_text())
    assert written == json.loads(capsys.readouterr().out)
    assert (
        written["made"]["command"]
        == "python -m engine learn railroad_revolution --games 5 --seed 3 --every 3 --players 2"
    )
    assert (written["made"]["games"], written["made"]["judged"]) == (5, 1)
    assert main([*command, "--kept", rows, "--hard", "0.03", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["made"]["command"].endswith("--every 3 --hard 0.03 --players 2")
    assert written["off"][-1]["positions"] > 0


def test_the_arena_stops_when_it_is_known_who_is_better(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "toy_freight", "normal,random", "--players", "4", "--games", "90", "--json"]
    assert main([*command, "--within", "0.1"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert 20 <= told["games"] < 90
    assert told["errors"]["ahead"]["normal-random"] <= 0.1
