"""The practice opponent `hard`: it finds what `normal` misses, by nothing but what its seat may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine.core.ahead import search, surprises
from engine.core.ahead.budget import Budget
from engine.core.ahead.policy import HARD, NORMAL, UnknownPolicy, move, names, play_out, require
from engine.core.ahead.position import Position
from engine.core.play import registry
from engine.core.play.advice import SURE, Advice, ByAsk, Evidence
from engine.core.play.ask import CONFIRM, Ask, Word
from engine.core.play.codec import copy_state
from engine.core.play.match import Match
from engine.core.play.msg import Msg
from engine.core.play.rng import Rng, Seed
from engine.core.play.table import Script, Table

TOY, ADVICE = registry.game("toy_freight"), registry.advice("toy_freight")
QUICK = Budget(seconds=None, tries=60)


def toy(change: Callable[[Any], None], seats: int = 2) -> Match[Any, Any]:
    """A game of toy freight that begins from a changed state."""
    state = Match.new(TOY, seats, {}, 1).state
    change(state)
    return Match(TOY, seats, {"length": "short"}, state, confirm=())


def last_turn(state: Any) -> None:
    """Five coins, and nothing in hand but the smallest crate: `normal` delivers it, the coins are worth more."""
    state.round = state.rounds
    state.hands = [[1], [2]]
    state.deck = []
    state.points[1]["crates"] = 3


def test_the_search_finds_what_normal_misses() -> None:
    match = toy(last_turn)
    assert ADVICE.policies[NORMAL](match.view(0), match.pending[0], Rng(Seed(1))) == "deliver"
    assert search.answer(TOY, ADVICE, match.save(), 0, budget=QUICK, seed=1) == "spend"
    move(match, 0, HARD, Rng(Seed(1)), QUICK)
    assert match.pending[0].kind == "coins"
    assert search.answer(TOY, ADVICE, match.save(), 0, budget=QUICK, seed=1) == "3"


def test_a_better_line_is_named_with_what_it_gains() -> None:
    match = toy(last_turn)
    found = search.improve(TOY, ADVICE, match.save(), 0, ["deliver", "crate-1"], budget=QUICK, seed=1)
    # three coins, and the two left win the auction: 6 to 5 points instead of 4 to 5
    assert (found.line[:2], found.gain) == (("spend", "3"), 2.0)
    found = search.improve(TOY, ADVICE, match.save(), 0, found.line, budget=QUICK, seed=1)
    assert (found.line[:2], found.gain) == (("spend", "3"), 0.0)


def test_what_counts_is_how_far_all_others_are_behind() -> None:
    """Who delivers is nearer to the best of the others, and further from both together."""

    def three(state: Any) -> None:
        last_turn(state)
        state.hands = [[1], [2], [3]]

    advice = replace(ADVICE, judgement=lambda state: [10.0, 8.0, 8.0] if state.hands[0] else [10.0, 9.0, 0.0])
    match = toy(three, seats=3)
    spent = search.improve(TOY, advice, match.save(), 0, ["spend", "3"], budget=QUICK, seed=1)
    assert (spent.line[0], spent.gain) == ("deliver", 3.5)


@pytest.mark.parametrize(("seats", "spoils", "delivers"), [(3, True, False), (3, False, True), (2, False, False)])
def test_whether_it_minds_what_others_have_is_for_the_game_to_say(seats: int, spoils: bool, delivers: bool) -> None:
    """Who delivers has a point more, and so do all others many; with two, what one lacks the other has."""

    def begun(state: Any) -> None:
        last_turn(state)
        state.hands = [[1], [2], [3]][:seats]

    def judgement(state: Any) -> list[float]:
        return [10.0, *[9.0] * (seats - 1)] if not state.hands[0] else [9.0, *[0.0] * (seats - 1)]

    advice = replace(ADVICE, judgement=judgement, spoils=spoils)
    answer = search.answer(TOY, advice, toy(begun, seats).save(), 0, budget=QUICK, seed=1)
    assert (answer == "deliver") == delivers


def waiting(delay: int) -> tuple[Match[Any, Any], Advice[Any]]:
    """A game, with advice, in which one seat takes three points, or waits for the ten that the other leaves to it so
    many turns later, if it answers as `normal`."""
    take_or_wait, leave_or_take = (
        [Word(key, Msg(key)) for key in keys] for keys in (("take", "wait"), ("leave", "take"))
    )

    async def turn(table: Table[Any]) -> None:
        state = table.state
        if state.turn == 0:
            waits = str(await table.choose(0, "begin", take_or_wait)) == "wait"
            state.points[0]["crates"], state.turn = 0 if waits else 3, 1 if waits else delay + 1
        elif state.turn == delay:
            taken = str(await table.choose(1, "go on", leave_or_take)) == "take"
            state.points[0]["crates"], state.turn = 0 if taken else 10, delay + 1
        else:
            state.turn += 1

    def script(table: Table[Any]) -> Script | None:
        return turn(table) if table.state.turn <= delay else None

    def estimate(state: Any) -> list[float]:
        return [float(state.points[0].get("crates", 0)), 0.0]

    rules = replace(TOY, script=script, redeal=lambda state, seat, rng: copy_state(state))
    first = ByAsk(lambda ask, rng: next(iter(ask.options)))
    advice = replace(
        ADVICE, estimate=estimate, horizon=None, policies={NORMAL: first}, promising=lambda v, a: [*a.options]
    )
    return Match(rules, 2, {"length": "short"}, toy(lambda state: None).state, confirm=()), advice


@pytest.mark.parametrize(
    ("share", "delay", "answer"),
    [(0.0, 1, "wait"), (0.9, 1, "take"), (0.9, 2 * surprises.TURNS, "wait"), (0.1, 1, "wait"), (1.0, 1, "take")],
)
def test_it_does_not_rely_on_what_others_might_do_otherwise_soon(share: float, delay: int, answer: str) -> None:
    """Ten points are worth waiting for where they are left nine times in ten, or much later."""
    match, advice = waiting(delay)
    advice = replace(advice, surprises=share)
    for seed in range(20):  # in some, the first deal is not like most
        assert search.answer(match.rules, advice, match.save(), 0, budget=QUICK, seed=seed) == answer
    if share == 1.0:  # a look back is for what was known then: it takes others to go on as `normal`
        assert search.improve(match.rules, advice, match.save(), 0, ["take"], budget=QUICK, seed=1).line == ("wait",)


def test_where_others_may_surprise_deals_that_end_alike_tell_nothing() -> None:
    """Who waits has ten points in half of the cases, so more than three, though on some deals in a row it has none."""
    match, advice = waiting(1)
    waits = ByAsk(lambda ask, rng: "wait" if "wait" in ask.options else "leave")
    advice = replace(advice, surprises=0.5, policies={NORMAL: waits})
    rules, save = match.rules, match.save()
    answers = [search.answer(rules, advice, save, 0, budget=QUICK, seed=seed) for seed in range(100)]
    assert answers.count("wait") > 95


def test_what_it_takes_to_answer_otherwise_than_normal_is_for_the_game_to_say() -> None:
    """Ten points in six of ten cases are more than three, but a few tries do not show it for sure."""
    match, advice = waiting(1)

    def waits(evidence: Evidence, tries: int) -> int:
        told, budget = replace(advice, surprises=0.4, evidence=evidence), Budget(seconds=None, tries=tries)
        rules, save = match.rules, match.save()
        return sum(search.answer(rules, told, save, 0, budget=budget, seed=seed) == "wait" for seed in range(40))

    assert waits(Evidence(0.0, 6), 10) == 0
    assert waits(Evidence(2.0, 2), 10) < waits(Evidence(0.5, 2), 10) > 20
    assert waits(SURE, 80) > 20


def test_others_surprise_once_a_turn_and_wherever_they_did_on_that_deal() -> None:
    match, advice = waiting(1)
    match.answer(0, "wait")
    ask = match.pending[1]

    def told(deal: int, share: float = 0.5) -> list[str | None]:
        others = surprises.Surprises(advice, share, 2, deal)
        return [others.answer(None, ask, turn) for turn in (0, 0, 1, 3, 4)]

    every = [told(deal) for deal in range(200)]
    assert every == [told(deal) for deal in range(200)]
    assert {answer for answers in every for answer in answers} == {None, "take"}
    assert all(answers[1] is None for answers in every), "once a turn"
    assert all(answers[-1] is None for answers in every), "not later"
    assert [sum(answers[at] is not None for answers in every) for at in (0, 2, 3)] == pytest.approx([100] * 3, abs=25)
    assert {*told(1, 0.0)} == {None}


def test_where_nothing_is_better_it_answers_as_normal_does() -> None:
    def rich(state: Any) -> None:
        last_turn(state)
        state.hands, state.coins, state.bank = [[5], [2]], [0, 5], 5

    match = toy(rich)
    assert search.answer(TOY, ADVICE, match.save(), 0, budget=QUICK, seed=1) == "deliver"


def test_a_budget_that_ends_before_anything_was_tried_leaves_it_at_the_answer_of_normal() -> None:
    match = Match.new(TOY, 3, {}, 4)
    for _ in range(6):
        seat = next(iter(match.pending))
        normal = ADVICE.policies[NORMAL](match.view(seat), match.pending[seat], Rng(Seed(1)))
        assert search.answer(TOY, ADVICE, match.save(), seat, budget=Budget(seconds=None, tries=1), seed=1) == normal
        move(match, seat, NORMAL, Rng(Seed(1)))


def test_who_needs_no_view_gets_none() -> None:
    made: list[int | None] = []

    def counted(state: Any, seat: int | None) -> Any:
        made.append(seat)
        return TOY.view(state, seat)

    match = toy(last_turn)
    first = ByAsk(lambda ask, rng: ask.keys(1)[0])
    search.answer(
        replace(TOY, view=counted), replace(ADVICE, policies={NORMAL: first}), match.save(), 0, budget=QUICK, seed=1
    )
    assert made == [0]


def test_where_nothing_is_hidden_and_nothing_drawn_one_try_tells_all() -> None:
    def drawn(state: Any, seat: int | None, rng: Rng) -> Any:
        twin = copy_state(state)
        twin.rng = rng.bits()
        return twin

    def hidden(state: Any, seat: int | None, rng: Rng) -> Any:
        twin = drawn(state, seat, rng)
        twin.hands[1] = [1 + rng.below(2)]
        return twin

    def tries(redeal: Callable[[Any, int | None, Rng], Any]) -> int:
        tried: list[Any] = []

        def estimate(state: Any) -> list[float]:
            tried.append(state)
            return [3.0, 1.0]

        rules, advice = replace(TOY, redeal=redeal), replace(ADVICE, estimate=estimate, horizon=0)
        search.answer(rules, advice, toy(last_turn).save(), 0, budget=Budget(seconds=None, tries=1), seed=1)
        return len(tried)

    assert (tries(drawn), tries(hidden)) == (1, search.SAME_DEALS)


@pytest.mark.parametrize(("found", "answer"), [({"deliver"}, "deliver"), ({"deliver", "spend"}, "spend")])
def test_only_what_the_game_finds_promising_is_looked_at(found: set[str], answer: str) -> None:
    match = toy(last_turn)
    first = match.pending[0].kind

    def promising(view: Any, ask: Ask[Any]) -> list[str]:
        return [key for key in ask.keys(9) if key in found or ask.kind != first]

    assert search.answer(TOY, replace(ADVICE, promising=promising), match.save(), 0, budget=QUICK, seed=1) == answer


def test_positions_are_compared_by_the_judgement_of_the_game_where_it_has_one() -> None:
    match, estimate = toy(last_turn), ADVICE.estimate
    assert estimate is not None
    perverse = replace(ADVICE, judgement=lambda state: [-points for points in estimate(state)])
    assert search.answer(TOY, ADVICE, match.save(), 0, budget=QUICK, seed=1) == "spend"
    assert search.answer(TOY, perverse, match.save(), 0, budget=QUICK, seed=1) != "spend"


def test_the_same_rollouts_give_the_same_answer() -> None:
    games = []
    for _ in range(2):
        match = Match.new(TOY, 3, {}, 4)
        play_out(match, [HARD, NORMAL, HARD], 5, budget=Budget(seconds=None, tries=20))
        games.append((match.over, match.snapshot))
    assert games[0] == games[1]
    assert games[0][0]


def test_it_confirms_what_is_to_be_confirmed() -> None:
    match = Match.new(TOY, 2, {}, 1)
    match.answer(0, "pass")
    assert match.pending[0].kind == CONFIRM
    assert search.answer(TOY, ADVICE, match.save(), 0, budget=QUICK, seed=1) == CONFIRM
    assert move(match, 0, HARD, Rng(Seed(1)), QUICK).key == CONFIRM


def test_it_confirms_also_in_the_middle_of_a_turn() -> None:
    def fives(state: Any) -> None:
        state.deck += state.hands[0]
        state.hands[0] = [5, 5]
        for _ in range(2):
            state.deck.remove(5)

    match = Match(TOY, 2, {"length": "short"}, toy(fives).state)
    match.answer(0, "deliver")
    assert list(match.pending) == [0]
    assert search.answer(TOY, ADVICE, match.save(), 0, budget=QUICK, seed=1) == CONFIRM
    match.answer(0, CONFIRM)
    assert search.answer(TOY, ADVICE, match.save(), 1, budget=QUICK, seed=1) in match.pending[1].options


def test_what_others_have_answered_at_once_tells_it_nothing() -> None:
    def auction(state: Any) -> None:
        state.turn = 2

    for bid in ("bid-0", "bid-2"):
        match = toy(auction)
        match.answer(0, bid)
        assert list(Position(TOY, match.save(), 1).deal(3).asks) == [0, 1]
        assert search.answer(TOY, ADVICE, match.save(), 1, budget=QUICK, seed=1) in match.pending[1].options


def ends(horizon: int | None, match: Match[Any, Any]) -> set[tuple[int, int]]:
    """In which rounds and turns what then stands is estimated."""
    found = set()

    def estimate(state: Any) -> list[float]:
        found.add((state.round, state.turn))
        assert ADVICE.estimate is not None
        return list(ADVICE.estimate(state))

    advice, seat = replace(ADVICE, estimate=estimate, horizon=horizon), next(iter(match.pending))
    search.answer(TOY, advice, match.save(), seat, budget=QUICK, seed=1)
    return found


def test_without_a_horizon_it_plays_to_the_end_and_with_one_to_the_end_of_a_round() -> None:
    def begun(state: Any) -> None:
        state.rounds = 4

    def later(state: Any) -> None:
        state.rounds, state.turn = 4, 1

    assert [ends(horizon, toy(begun)) for horizon in (None, 0, 1, 2)] == [{(5, 0)}, {(2, 0)}, {(2, 0)}, {(3, 0)}]
    assert [ends(horizon, toy(later)) for horizon in (0, 1, 2)] == [{(2, 0)}, {(3, 0)}, {(3, 0)}]
    assert ends(9, toy(later)) == {(5, 0)}, "the game is over before"


def working(worth: Sequence[int], least: int, hidden: bool = False) -> tuple[Match[Any, Any], Advice[Any]]:
    """A game, with advice, in which one seat works for so many points one turn after the other, and passes to end a
    round, which brings ten points; `normal` works in the first turns at least. What the other has may be hidden."""

    async def work(table: Table[Any]) -> None:
        state = table.state
        words = [Word("work", Msg("work"))] * (state.turn < len(worth)) + [Word("pass", Msg("pass"), way_out=True)]
        passes = str(await table.choose(0, "work", words, note=lambda: Msg("turn", turn=state.turn))) == "pass"
        state.points[0]["crates"] += 10 if passes else worth[state.turn]
        state.round, state.turn = (state.round + 1, 0) if passes else (state.round, state.turn + 1)

    def script(table: Table[Any]) -> Script | None:
        return work(table) if table.state.round <= table.state.rounds else None

    def estimate(state: Any) -> list[float]:
        return [float(sum(state.points[0].values())), float(sum(state.hands[1])) * hidden]

    def normal(view: Any, ask: Ask[Any], rng: Rng) -> str:
        return "work" if "work" in ask.options and view.turn < least else "pass"

    rules = replace(TOY, script=script)
    advice = replace(ADVICE, estimate=estimate, policies={NORMAL: normal}, promising=lambda view, ask: [*ask.options])
    rules = rules if hidden else replace(rules, redeal=lambda state, seat, rng: copy_state(state))
    return Match(rules, 2, {"length": "short"}, toy(lambda state: None).state, confirm=()), advice


def test_who_passes_is_not_further_on_in_the_game() -> None:
    """Whoever works for three points and then passes has three more, though the other way the round is over sooner."""
    match, advice = working([3], least=1)
    assert search.answer(match.rules, advice, match.save(), 0, budget=QUICK, seed=1) == "work"
    boundaries = replace(advice, moment=lambda state: 10 * state.round + state.turn)
    assert search.answer(match.rules, boundaries, match.save(), 0, budget=QUICK, seed=1) == "pass"


@pytest.mark.parametrize("hidden", [False, True])
def test_to_go_on_once_and_pass_then_is_a_line_too(hidden: bool) -> None:
    """`normal` would go on and lose five; to pass at once would lose three."""
    match, advice = working([3, -5], least=2, hidden=hidden)
    assert search.answer(match.rules, advice, match.save(), 0, budget=QUICK, seed=1) == "work"
    match.answer(0, "work")
    assert search.answer(match.rules, advice, match.save(), 0, budget=QUICK, seed=1) == "pass"


def in_two_steps(last: bool, worth: Callable[[Any], int]) -> tuple[Match[Any, Any], Advice[Any]]:
    """A turn of two answers, the last one of the game or not; one of the others has hidden points, whatever they are.
    `normal` answers twice with the first; only twice the second brings anything."""

    async def turn(table: Table[Any]) -> None:
        state, words = table.state, [Word("near", Msg("near")), Word("far", Msg("far"))]
        both = [str(await table.choose(0, kind, words)) for kind in ("where", "how")] == ["far", "far"]
        state.points[0]["crates"] += worth(state) if both else 0
        state.round = state.rounds + 1 if last else state.round + 1

    def script(table: Table[Any]) -> Script | None:
        return turn(table) if table.state.round <= table.state.rounds else None

    def estimate(state: Any) -> list[float]:
        return [float(sum(state.points[0].values())), float(sum(state.hands[1])), 0.0]

    advice = replace(
        ADVICE,
        estimate=estimate,
        policies={NORMAL: ByAsk(lambda ask, rng: "near")},
        promising=lambda view, ask: [*ask.options],
        horizon=None if last else 0,
    )
    rules = replace(TOY, script=script)
    return Match(rules, 3, {"length": "short"}, toy(lambda state: None, 3).state, confirm=()), advice


@pytest.mark.parametrize(
    ("last", "spoils", "answer"), [(True, False, "far"), (True, True, "far"), (False, False, "near")]
)
def test_where_tries_end_with_the_game_luck_hides_no_line_of_several_answers(
    last: bool, spoils: bool, answer: str
) -> None:
    """Before it, what stands at the end of a turn tells less than that."""
    match, advice = in_two_steps(last, lambda state: 14)
    advice = replace(advice, spoils=spoils)
    assert search.answer(match.rules, advice, match.save(), 0, budget=QUICK, seed=1) == answer


def test_a_line_that_was_lucky_on_the_deal_that_it_was_found_on_is_not_taken() -> None:
    def worth(state: Any) -> int:
        return 3 if sum(state.hands[1]) % 2 else -100

    answers: dict[bool, set[str]] = {True: set(), False: set()}
    for seed in range(40):
        match, advice = in_two_steps(True, worth)
        seeds, position = Rng(Seed(seed)), Position(match.rules, match.save(), 0)
        dealt = [worth(position.deal(seeds.bits()).state) for _ in range(search.SAME_DEALS)]
        if dealt[-1] > 0:
            found = search.answer(match.rules, advice, match.save(), 0, budget=QUICK, seed=seed)
            answers[min(dealt) > 0].add(found)
    assert answers == {True: {"far"}, False: {"near"}}


def test_the_answers_that_are_played_are_a_budget_too() -> None:
    match = Match.new(TOY, 3, {}, 4, confirm=())
    for limit in (40, 400):
        budget = Budget(None, answers=limit)
        thought, again = (search.think(TOY, ADVICE, match.save(), 0, budget=budget, seed=1) for _ in range(2))
        assert (thought.key, thought.spent.tries, thought.spent.answers) == (
            again.key,
            again.spent.tries,
            again.spent.answers,
        )
        assert limit <= thought.spent.answers < limit + 100, "what is tried is tried to its end"
        assert thought.spent.answers > thought.spent.tries > 1


def test_what_else_it_might_answer_is_asked_while_the_question_stands() -> None:
    """What a question notes is true no longer."""
    match, advice = working([3, -5, 9], least=2)
    asked: list[bool] = []

    def promising(view: Any, ask: Ask[Any]) -> list[str]:
        asked.append(ask.note == Msg("turn", turn=view.turn))
        return [*ask.options]

    advice = replace(advice, promising=promising, horizon=None)
    search.answer(match.rules, advice, match.save(), 0, budget=QUICK, seed=1)
    assert len(asked) > 3
    assert all(asked)


def test_time_is_a_budget_too() -> None:
    match = toy(last_turn)
    assert search.answer(TOY, ADVICE, match.save(), 0, budget=Budget(seconds=0.5), seed=1) == "spend"
    # without any time it answers as normal does, also where what is hidden makes a difference
    assert search.answer(TOY, ADVICE, match.save(), 0, budget=Budget(seconds=0.0), seed=1) == "deliver"
    for tries in range(30):
        begun = Match.new(TOY, 3, {}, 4)
        assert (
            search.answer(TOY, ADVICE, begun.save(), 0, budget=Budget(None, tries), seed=1) in begun.pending[0].options
        )
    with pytest.raises(ValueError, match="limit"):
        Budget(None, None)


def test_only_a_game_that_can_be_estimated_has_a_hard_opponent(monkeypatch: pytest.MonkeyPatch) -> None:
    assert HARD in names(TOY)
    require(TOY, HARD)
    monkeypatch.setattr(registry, "advice", lambda key: replace(ADVICE, estimate=None))
    assert HARD not in names(TOY)
    with pytest.raises(UnknownPolicy):
        require(TOY, HARD)
    with pytest.raises(UnknownPolicy):
        move(Match.new(TOY, 2, {}, 1), 0, HARD, Rng(Seed(1)), QUICK)


def test_a_better_line_ends_with_the_turn() -> None:
    """A coin kept for the auction that follows would bring three points, but that is another decision."""

    def idle(view: Any, ask: Ask[Any], rng: Rng) -> str:
        return "bid-1" if (ask.kind, ask.seat) == ("bid", 1) else ask.default or next(iter(ask.options))

    rules = replace(TOY, redeal=lambda state, seat, rng: copy_state(state))
    advice = replace(ADVICE, horizon=None, policies={NORMAL: idle})
    match, budget = toy(last_turn), Budget(seconds=None, tries=400)
    found = search.improve(rules, advice, match.save(), 0, ["pass"], budget=budget, seed=1)
    assert found.line == ("spend", "5")
    after = search.improve(rules, advice, match.save(), 0, found.line, budget=budget, seed=1)
    assert after.gain == 0.0
