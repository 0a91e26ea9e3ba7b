"""How a match drives scripts: undo, barriers, confirmation, failure, restoring."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from engine.core.play import registry
from engine.core.play.ask import CONFIRM, IllegalAnswer
from engine.core.play.codec import Answer, NewerSave, Save, decode_state, encode_state
from engine.core.play.match import Match, NothingToUndo, NotYourDecision
from engine.core.play.rules import UnknownVariant, WrongSeats

TOY = registry.game("toy_freight")


def toy(seats: int = 2, **options: Any) -> Match[Any, Any]:
    return Match.new(TOY, seats, {}, 1, **options)


def with_hand(hand: list[int], seats: int = 2) -> Match[Any, Any]:
    state = toy(seats).state
    state.hands[0] = hand
    return Match(TOY, seats, {}, state)


def test_a_turn_that_can_be_undone_waits_for_its_confirmation() -> None:
    match = toy()
    match.answer(0, "store")
    match.answer(0, "ore+coal")
    assert match.pending[0].kind == CONFIRM
    assert match.view(1).stored == [[], []]
    assert match.view(0).stored == [["ore", "coal"], []]
    match.answer(0, CONFIRM)
    assert match.view(1).stored == [["ore", "coal"], []]
    assert list(match.pending) == [1]


def test_an_answer_is_remembered_in_its_canonical_spelling() -> None:
    match = toy()
    match.answer(0, "store")
    assert match.answer(0, "coal+ore") == Answer(0, "goods", "ore+coal")
    assert match.turn_answers[-1].key == "ore+coal"


def test_a_player_who_switched_confirming_off_is_not_asked() -> None:
    match = toy(confirm=[1])
    match.answer(0, "pass")
    assert list(match.pending) == [1]
    match.answer(1, "pass")
    assert match.pending[1].kind == CONFIRM


def test_undo_goes_back_one_step_or_to_the_beginning_of_the_turn() -> None:
    match = toy()
    match.answer(0, "store")
    match.answer(0, "none")
    match.undo(0)
    assert match.pending[0].kind == "goods"
    match.answer(0, "grain")
    match.undo(0, turn=True)
    assert match.pending[0].kind == "action"
    assert match.rev == 5
    with pytest.raises(NothingToUndo):
        match.undo(0)


def test_a_reveal_is_a_barrier() -> None:
    match = toy()
    match.answer(0, "draw")
    assert not match.can_undo(0)
    assert list(match.pending) == [1]
    with pytest.raises(NothingToUndo):
        match.undo(0)


def test_before_another_seat_reacts_the_first_confirms_and_then_it_is_a_barrier() -> None:
    match = with_hand([5, 1])
    match.answer(0, "deliver")
    match.answer(0, "crate-5")
    assert match.pending[0].kind == CONFIRM
    assert match.view(1).scores == [0, 0]
    match.answer(0, CONFIRM)
    assert match.pending[1].kind == "help"
    assert match.view(1).scores == [5, 0]
    with pytest.raises(NothingToUndo):
        match.undo(0)
    match.answer(1, "help")
    match.undo(1)
    assert match.pending[1].kind == "help"
    match.answer(1, "refuse")
    assert match.pending[1].kind == CONFIRM


def test_a_save_between_two_seats_restores_whoever_confirms() -> None:
    match = with_hand([5, 1])
    for key in ("deliver", "crate-5", CONFIRM):
        match.answer(0, key)
    for confirm in ((0, 1), (), (1,)):
        twin = Match.load(TOY, match.save(), confirm=confirm)
        assert not twin.redone
        assert twin.pending == match.pending
        assert not twin.can_undo(0)


def test_simultaneous_answers_stay_secret_until_all_have_answered() -> None:
    match = toy(confirm=())
    match.answer(0, "pass")
    match.answer(1, "pass")
    assert sorted(match.pending) == [0, 1]
    match.answer(0, "bid-2")
    assert sorted(match.pending) == [1]
    assert match.view(1).coins == [5, 5]
    match.undo(0)
    assert sorted(match.pending) == [0, 1]
    match.answer(1, "bid-1")
    match.answer(0, "bid-2")
    assert match.view(1).coins == [3, 4]
    assert match.view(None).round == 2


def test_the_wrong_seat_and_an_illegal_key_change_nothing() -> None:
    match = toy()
    before = (match.pending, encode_state(match.state), match.rev)
    with pytest.raises(NotYourDecision):
        match.answer(1, "pass")
    with pytest.raises(IllegalAnswer):
        match.answer(0, "fly")
    assert (match.pending, encode_state(match.state), match.rev) == before


@pytest.mark.parametrize("after_the_boundary", [False, True])
def test_an_exception_inside_a_rule_leaves_nothing_half_done(after_the_boundary: bool) -> None:
    broken = {"now": False}

    def script(t: Any) -> Any:
        if broken["now"] and after_the_boundary and t.state.turn == 1:
            raise ZeroDivisionError
        return TOY.script(t) if after_the_boundary else failing(t)

    async def failing(t: Any) -> None:
        inner = TOY.script(t)
        assert inner is not None
        await inner
        if broken["now"]:
            raise ZeroDivisionError

    match = Match(replace(TOY, script=script), 2, {}, toy().state, confirm=())
    match.answer(0, "store")
    before = (match.pending, encode_state(match.state), match.rev, match.snapshot, match.story(None))
    broken["now"] = True
    with pytest.raises(ZeroDivisionError):
        match.answer(0, "ore")
    assert (match.pending, encode_state(match.state), match.rev, match.snapshot, match.story(None)) == before
    assert match.finished == []
    broken["now"] = False
    match.answer(0, "ore")
    assert match.state.stored[0] == ["ore"]


def five() -> Match[Any, Any]:
    """Seat 0 has delivered a five, so that seat 1 is asked for help."""
    match = with_hand([5])
    match.answer(0, "deliver")
    match.answer(0, CONFIRM)
    return match


def test_a_final_answer_needs_no_confirmation_and_is_not_undone() -> None:
    match = five()
    assert match.pending[1].standing
    match.answer(1, "help", final=True)
    assert (match.pending.keys(), match.pending[0].kind) == ({0}, "thanks")
    assert not match.can_undo(1)
    assert match.view(0).scores == match.view(None).scores == [5, 1]
    match.answer(0, "keep")
    match.undo(0)
    assert match.pending[0].kind == "thanks"
    with pytest.raises(NothingToUndo):
        match.undo(0)


def test_what_was_answered_in_one_line_is_undone_at_once_also_from_a_save() -> None:
    match = toy()
    match.answer(0, "store")
    match.answer(0, "ore", joined=True)
    twin = Match.load(TOY, msgspec.json.decode(msgspec.json.encode(match.save()), type=Save))
    twin.undo(0)
    assert (twin.pending[0].kind, twin.can_undo(0)) == ("action", False)


def test_a_save_remembers_that_an_answer_was_final() -> None:
    match = five()
    match.answer(1, "help", final=True)
    twin = Match.load(TOY, msgspec.json.decode(msgspec.json.encode(match.save()), type=Save))
    assert twin.pending == match.pending
    assert not twin.redone


def test_an_answer_of_an_older_save_was_not_final() -> None:
    assert msgspec.json.decode(b'[1,"help","help"]', type=Answer) == Answer(1, "help", "help", final=False)


def test_a_fork_goes_its_own_way() -> None:
    match = toy()
    match.answer(0, "store")
    twin = match.fork()
    twin.answer(0, "ore")
    assert match.pending[0].kind == "goods"
    assert match.state.stored == [[], []]


def test_if_new_rules_disagree_within_a_turn_that_turn_is_redone() -> None:
    match = toy()
    match.answer(0, "store")
    save = msgspec.structs.replace(match.save(), answers=[Answer(0, "goods-of-old", "ore")])
    twin = Match.load(TOY, save)
    assert twin.redone
    assert twin.pending[0].kind == "action"


def test_an_old_save_is_upgraded_and_a_newer_one_refused() -> None:
    tree = msgspec.json.decode(toy().snapshot)
    del tree["stored"]
    old = msgspec.json.encode(tree)
    assert decode_state(TOY, old, 1).stored == [[], []]
    with pytest.raises(NewerSave):
        decode_state(TOY, old, TOY.schema + 1)


def test_a_private_line_is_told_to_its_seat_only() -> None:
    match = toy(confirm=())
    match.answer(0, "draw")
    private = [entry for entry in match.finished if entry.to is not None]
    assert [entry.to for entry in private] == [0]
    assert match.story(1) == []


def test_a_table_of_the_wrong_size_or_with_an_unknown_variant_is_refused() -> None:
    with pytest.raises(WrongSeats):
        toy(9)
    with pytest.raises(UnknownVariant):
        Match.new(TOY, 2, {"length": "endless"})
    with pytest.raises(UnknownVariant):
        Match.new(TOY, 2, {"breadth": "short"})


def test_an_answer_that_is_asked_in_two_parts_by_now_is_restored_and_undone_as_the_one_it_was() -> None:
    match = toy()
    match.answer(0, "lay")
    save = msgspec.structs.replace(match.save(), answers=[*match.turn_answers, Answer(0, "plot", "b2/straight/1")])
    twin = Match.load(TOY, save)
    assert not twin.redone
    assert twin.pending[0].kind == CONFIRM
    assert [entry.msg.key for entry in twin.story(0)] == ["toy-freight-acts", "toy-freight-laid"]
    assert twin.turn_answers == (Answer(0, "action", "lay"), Answer(0, "plot", "b2/straight/1"))
    assert twin.fork().pending == twin.pending
    twin.undo(0)
    assert twin.pending[0].kind == "plot"
    again = Match.load(TOY, msgspec.structs.replace(save, answers=[Answer(0, "plot", "b2/straight/1")]))
    assert again.redone, "its kind is not the one that is asked"
