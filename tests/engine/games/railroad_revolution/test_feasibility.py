"""What is refused because the turn could not be finished (RRV-167) is just what trying everything refuses."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

import pytest

from engine.core.ahead.policy import move
from engine.core.play.ask import ONE, Amount, Ask, IllegalAnswer
from engine.core.play.codec import decode_state, encode_state
from engine.core.play.lookahead import blind
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from engine.core.play.table import Table, _wait
from engine.games.railroad_revolution import RULES, rounds
from engine.games.railroad_revolution.advice.told_gains import flippable
from engine.games.railroad_revolution.search import Search
from engine.games.railroad_revolution.state import Action, State
from engine.games.railroad_revolution.turn import Turn
from engine.games.railroad_revolution.workers import workforce
from tests.engine.games.railroad_revolution.build import asked, offered, play, position, table
from tests.long import few

MOST_NODES = 1500
"""Where more would have to be tried, nothing is compared; a tenth of it is enough for most positions."""


class TooMany(Exception):
    """The subtree is too large to try everything."""


class Open(Table[State]):
    """A table at which a single option is asked for as well, so that every choice can be told from the outside."""

    async def choose(self, seat, kind, options, shape=ONE, **more):  # type: ignore[no-untyped-def,override]
        given = {str(option): option for option in (options() if callable(options) else options)}
        if callable(options) and not given:
            return None
        (answer,) = await _wait([Ask(seat, kind, given, shape)])
        return answer


def run(raw: bytes, answers: tuple[str, ...], needed: int) -> Ask | str | None:
    """What a script asks after these answers: an Ask, None if it ended well, "dead" if it could not end well."""
    state = decode_state(RULES, raw)
    script = RULES.script(Open(state, lambda entry: None, lambda: None))
    asks: list[Ask] = []
    try:
        for answer in (None, *answers):
            asks = script.send(None if answer is None else [asks[0].parse(answer)])
            if any(p.money < 0 or p.shares < 0 for p in state.players):
                return "dead"
    except StopIteration:
        return None if legal_end(raw, state, needed) else "dead"
    except (IndexError, AssertionError):
        return "dead"
    return asks[0] if asks[0].options or isinstance(asks[0].shape, Amount) else "dead"


def legal_end(raw: bytes, state: State, needed: int) -> bool:
    """Whether nobody owes anything and, at the end of an own turn, the player has the workers that are needed."""
    before = decode_state(RULES, raw)
    if before.phase == "turn" and workforce(state.players[before.acting]) < needed:
        return False
    return all(p.money >= 0 and p.shares >= 0 for p in state.players)


@contextmanager
def nothing_refused(needed: int) -> Iterator[None]:
    """Only what can't be paid for is refused."""
    yes = {"finishable": lambda self, start: True, "finishable_with": lambda self, here, action: True}
    with patch.multiple(Search, **yes), patch.object(rounds, "workers_needed", lambda table: needed):
        yield


def most_reachable(raw: bytes, most: int) -> int:
    """With how many workers, four at most, the active player can end the turn, by trying everything."""
    state = decode_state(RULES, raw)
    have = workforce(state.players[state.acting])
    for needed in range(4, have, -1):
        with nothing_refused(needed):
            if Trier(raw, needed, most).alive(()):
                return needed
    return min(4, have)


class Trier:
    """Tries all answers of a script."""

    def __init__(self, raw: bytes, needed: int, most: int) -> None:
        self.raw, self.needed, self.most, self.nodes, self.known = raw, needed, most, 0, {}

    def alive(self, answers: tuple[str, ...]) -> bool:
        if answers not in self.known:
            self.nodes += 1
            if self.nodes > self.most:
                raise TooMany
            self.known[answers] = self.look(run(self.raw, answers, self.needed), answers)
        return self.known[answers]

    def look(self, ask: Ask | str | None, answers: tuple[str, ...]) -> bool:
        if not isinstance(ask, Ask):
            return ask is None
        # leaving things out first, since that mostly ends well
        keys = sorted(keys_of(ask), key=lambda key: key not in ("done", "decline"))
        return any(self.alive((*answers, key)) for key in keys)


def keys_of(ask: Ask) -> list[str]:
    """The options but for selling, which every payment does by itself."""
    return [key for key in Ask.keys(ask) if key != "bank"]


def hard_positions(rng: Rng, games: int) -> Iterator[bytes]:
    """Turns and deal decisions of random games, with little money and few workers."""
    for _ in range(games):
        match = Match.new(RULES, 2 + rng.below(3), {}, rng.bits(), confirm=())
        boundary, chance = -1, Rng(Seed(rng.bits()))
        while match.pending:
            state = match.state
            if match.boundaries != boundary and state.phase in ("turn", "deals") and rng.below(4) == 0:
                yield impoverished(match.snapshot, rng)
            boundary = match.boundaries
            move(match, next(iter(match.pending)), "random", chance)


def impoverished(raw: bytes, rng: Rng) -> bytes:
    """The position with just enough of everything to make choices hard."""
    state = decode_state(RULES, raw)
    player = state.players[state.deciding[0] if state.phase == "deals" else state.acting]
    player.money, player.shares = 50 * rng.below(20), rng.below(5)
    for kind in ("money", "shares", "rail", "promote2"):
        player.up[kind], player.down[kind] = rng.below(2), rng.below(2)
    colours = [c for c, n in player.pool.items() for _ in range(n)]
    few = 4 if state.phase == "deals" or rng.below(4) else 2 + rng.below(2)
    while len(colours) > max(1, few - sum(map(len, player.mat.values()))):
        gone = colours.pop(rng.below(len(colours)))
        player.pool[gone] -= 1
        state.bank[gone] += 1
    if rng.below(6) == 0:
        state.bank = dict.fromkeys(state.bank, 0)
    return encode_state(state)


@pytest.mark.rule("RRV-167", "RRV-180", "RRV-181", "RRV-201")
@pytest.mark.parametrize(("games", "most"), few([(1, MOST_NODES // 10), (12, MOST_NODES)], 1))
def test_just_those_choices_are_refused_after_which_no_way_of_finishing_the_turn_is_found(
    games: int, most: int
) -> None:
    compared, refused = compare(Rng(Seed(1)), games, most)
    assert compared > 50 * games
    assert refused > 8 * games


def compare(rng: Rng, games: int, most: int) -> tuple[int, int]:
    """Compare what is offered with what trying everything leaves; how many decisions, and how many answers refused."""
    compared = refused = 0
    for raw in hard_positions(rng, games):
        answers: tuple[str, ...] = ()
        try:
            needed = most_reachable(raw, most)
        except TooMany:
            continue
        trier = Trier(raw, needed, most)
        while isinstance(ask := run(raw, answers, needed), Ask):
            offered = keys_of(ask)
            if not isinstance(ask.shape, Amount):
                try:
                    with nothing_refused(needed):
                        every = run(raw, answers, needed)
                        wider = keys_of(every) if isinstance(every, Ask) and every.kind == ask.kind else []
                        if not set(offered) <= set(wider):
                            break  # something has played itself on one side only
                        alive = [key for key in wider if trier.alive((*answers, key))]
                except (TooMany, IllegalAnswer):
                    break
                assert offered == alive, (raw, answers, ask.kind, set(offered) ^ set(alive))
                compared += 1
                refused += len(wider) - len(alive)
            answers = (*answers, offered[rng.below(len(offered))])
        else:
            assert run(raw, answers, needed) is None, (raw, answers)
    return compared, refused


TO_DENVER = "WAS-CHI CHI-KCY KCY-DENa KCY-DENb"
BUILT_OUT = {"WAS": [0], "CLT": [0], "CHI": [0], "KCY": [0]}


@pytest.mark.rule("RRV-038", "RRV-167")
@pytest.mark.parametrize(("piles", "legal"), [({}, True), ({"money": 0}, False)])
def test_a_train_taken_with_the_bonus_may_pay_for_the_station_by_being_flipped(
    piles: dict[str, int], legal: bool
) -> None:
    facts = {"pool": "3 white, purple", "money": 350, "shares": 0, "up": "", "milestones": ""}
    match = table(rails=TO_DENVER, stations=BUILT_OUT, tiles={"DEN": "4-2"}, trains=piles, **facts)
    assert ("station/purple" in offered(match)) == legal
    assert "station/white" not in offered(match)
    if legal:
        play(match, "station/purple")
        assert offered(match) == ["reward", "bonus"]
        play(match, "bonus")  # and of the trains only the one for money, which is flipped then
        assert "done" not in offered(match)
        play(match, "paid-flip", "done")
        assert match.view(0).players[0].money == 350 - 250 - 100 + 600 - 500


@pytest.mark.rule("RRV-053", "RRV-106", "RRV-167")
def test_with_gray_the_bonus_may_turn_a_train_up_and_then_down_for_the_cost() -> None:
    facts = {"pool": "3 white, gray", "money": 0, "shares": 0, "up": "", "down": "money", "milestones": ""}
    match = table(rails="CLT-MIA", stations={"WAS": [0], "CLT": [0]}, tiles={"MIA": "2-2"}, **facts)
    assert "station/gray" in offered(match)
    assert "station/white" not in offered(match)


@pytest.mark.rule("RRV-136", "RRV-167", "RRV-180")
@pytest.mark.parametrize(("trains", "legal"), [("money money", True), ("money", False)])
def test_both_flips_of_a_tile_count_for_the_worker_that_it_costs(trains: str, legal: bool) -> None:
    facts = {"pool": "4 white", "money": 0, "shares": 0, "milestones": ""}
    match = table(offices={8: [1]}, telegraph={8: "TG-flip"}, up=trains, **facts)
    play(match, "telegraph/white", "sector-8")
    assert (asked(match) == "action" and "tile" in offered(match)) == legal


@pytest.mark.rule("RRV-082", "RRV-167", "RRV-180")
@pytest.mark.parametrize(("deal", "legal"), [(1, True), (3, False)])
def test_a_deal_with_gray_on_trade_may_make_up_for_a_promotion(deal: int, legal: bool) -> None:
    facts = {"pool": "3 white, gray", "money": 0, "shares": 2, "up": "promote2", "milestones": "D-1"}
    match = table(deal=deal, **facts)
    play(match, "trade/gray")
    play(match, *(["sell-piece"] if asked(match) == "action" else []), "rail", "flip")
    assert (asked(match) == "promote") == legal
    if legal:
        play(match, "white/d-1")
        assert "done" not in offered(match)


@pytest.mark.rule("RRV-106", "RRV-167")
def test_a_flip_that_could_come_is_looked_at_like_one_that_has_come() -> None:
    """Only the rail train leads to a city where a station can be built."""
    facts = {"stations": {"WAS": [0], "CLT": [0]}, "money": 0, "shares": 3, "up": "promote2 rail"}
    turn = Turn(blind(position(**facts, state={"action": Action("station", "purple", used=("paid-flip",))})), 0, 4)
    assert [each.kind for each in flippable(turn, 1)] == ["rail"]
    assert turn.flips == 0
