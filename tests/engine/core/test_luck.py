"""Luck: what is promised before a game is kept, and who changes anything afterwards is found out."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.core.ahead.policy import moves
from engine.core.kept import luck, record
from engine.core.play.codec import Answer
from engine.core.play.match import Match
from engine.core.play.registry import game

SALT = "00112233445566778899aabbccddeeff"


def finished(seed: int = 7) -> record.Record:
    """A whole game with all that a table writes down."""
    rules = game("toy_freight")
    match = Match.new(rules, 3, {}, seed, confirm=())
    whole = record.Record("toy_freight", 3, seed, match.variants, schema=(rules.schema,), salt=SALT)
    whole.commitment = luck.commitment(seed, SALT)
    for answer in moves(match, ["greedy"] * 3, seed):
        whole.add(answer)
    luck.conclude(whole, match)
    return whole


def test_a_commitment_is_the_sha_256_that_any_tool_tells() -> None:
    assert luck.commitment(12, SALT) == hashlib.sha256(b"12 " + SALT.encode()).hexdigest()


def test_a_record_with_its_proof_reads_as_it_is_written_and_is_proved() -> None:
    whole = finished()
    again = record.parse(str(whole))
    assert again == whole
    found = luck.verify(again)
    assert (found.committed, found.scored, found.ended, found.proved) == (True, True, True, True)


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"salt": SALT[::-1]}, "committed"),
        ({"commitment": "0" * 64}, "committed"),
        ({"scores": (1, 2, 3)}, "scored"),
        ({"end": "0" * 64}, "ended"),
    ],
)
def test_whatever_is_changed_afterwards_is_found_out(change: dict[str, object], wrong: str) -> None:
    whole = finished()
    for name, value in change.items():
        setattr(whole, name, value)
    found = luck.verify(whole)
    assert getattr(found, wrong) is False
    assert not found.proved


def test_another_seed_leads_to_another_game_though_it_were_promised() -> None:
    """Draws that are not those of the seed: the cards that were played are not there, or lie elsewhere at the end."""
    for seed in range(8, 40):
        whole = finished()
        whole.seed, whole.commitment = seed, luck.commitment(seed, SALT)
        try:
            assert not luck.verify(whole).proved
        except record.BadRecord:
            continue


def test_a_record_from_before_is_played_and_nothing_is_claimed() -> None:
    found = luck.verify(record.Record("toy_freight", 2, 1, answers=[Answer(0, "action", "pass")]))
    assert (found.committed, found.scored, found.ended, found.proved) == (None, None, None, False)


def test_the_promise_of_a_game_that_was_ended_early_can_be_checked_as_far_as_it_went() -> None:
    whole = finished()
    whole.answers, whole.scores, whole.end = whole.answers[:5], (), ""
    assert luck.verify(whole).proved
    whole = finished()
    whole.scores, whole.end = (), ""
    assert not luck.verify(whole).proved, "it is over: how it ended belongs to it"


def test_an_end_under_another_version_of_the_state_is_not_compared() -> None:
    whole = finished()
    whole.schema, whole.end = (*whole.schema, 99), "0" * 64
    found = luck.verify(whole)
    assert found.ended is None
    assert found.proved, "points can be compared"


def test_verify_prints_what_it_has_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, file = finished(), tmp_path / "game.txt"
    file.write_text(str(whole))
    assert main(["verify", str(file)]) == 0
    out = capsys.readouterr().out
    assert f"ok   commitment: SHA-256 of “7 {SALT}” is {whole.commitment}" in out
    assert out.count("ok  ") == 4
    whole.end = "0" * 64
    file.write_text(str(whole))
    assert main(["verify", str(file)]) == 1
    assert "BAD  shuffles and draws: this seed leads to another end" in capsys.readouterr().out


def test_a_file_that_is_no_text_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(b"\xff\xfe\x00")
    assert main(["verify", str(file)]) == 1
    assert capsys.readouterr().err


def test_a_record_of_selfplay_says_how_it_ended_and_promises_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    assert main(["selfplay", "toy_freight", "--seed", "3", "--record", str(file)]) == 0
    assert main(["verify", str(file)]) == 1
    assert capsys.readouterr().out.count("ok  ") == 3
