"""What the deciding player has before them: for the texts and the order of options, and for bot opponents."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.core.play.ask import Ask
from engine.core.play.lookahead import tell_nobody
from engine.core.play.table import Table
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.state import Player, Seat, State
from engine.games.russian_railroads.turn import Offers, T, Turn, Work

NOBODY = Player(coins=0, workers=0, owned=0, reserve=0, card=0, rails={}, locos={}, notches=[], markers=[], tokens=[])
"""Stands for the others: what they have does not matter to a turn."""


SEEN = "sight"
"""The key under which a question remembers it."""


@dataclass(eq=False, slots=True)
class Sight:
    """The table as a seat sees it when it is asked: its own board and what is public, without the others' boards, the
    deck and what has left the game. Nothing in it ever changes.

    `work` is what is left of the action being executed (None: none yet), `depth` counts that action and those that
    follow it. `sure`: no choice in it needs looking ahead. `rivals`: how many engineers each of the others has.
    `rehearsed` is what options lead to, once they have been tried out.
    """

    state: State
    seat: Seat
    work: Work | None = None
    depth: int = 0
    sure: bool = True
    declined: Sequence[str] = ()
    rivals: Sequence[int] = ()
    rehearsed: dict[str, Any] = field(default_factory=dict)

    @property
    def player(self) -> Player:
        """The board and supply of the seat."""
        return self.state.players[self.seat]

    @property
    def scorings(self) -> int:
        """How many scorings are yet to come."""
        return DATA.player_counts[self.state.seats].rounds - self.state.round + 1

    def turn(self) -> Turn:
        """A turn on a copy, for trying something out."""
        table = Table(sighted(self.state, self.seat), tell_nobody, _nothing)
        return Turn(table, self.seat, _keep_all, declined=list(self.declined))


def of_table(state: State, seat: Seat) -> Sight:
    """What a seat sees before its turn."""
    return Sight(sighted(state, seat), seat, rivals=_rivals(state, seat))


def of_turn(turn: Turn) -> Sight:
    """What the seat whose turn it is sees."""
    works, work = turn.works, None
    if works:
        last = works[-1]
        work = Work(last.action, last.what, list(last.left), last.executed, last.extra, last.origin)
    sure, rivals = turn.plan is None, _rivals(turn.state, turn.seat)
    return Sight(sighted(turn.state, turn.seat), turn.seat, work, len(works), sure, tuple(turn.declined), rivals)


def _rivals(state: State, seat: Seat) -> list[int]:
    return [len(player.engineers) for other, player in enumerate(state.players) if other != seat]


def of_ask(ask: Ask[Any]) -> Sight | None:
    """What a seat that is asked sees; None if the script holds nothing, such as for a confirmation."""
    memo = ask.hand.memo
    if SEEN not in memo:
        memo[SEEN] = _seen(ask)
    found: Sight | None = memo[SEEN]
    return found


def _seen(ask: Ask[Any]) -> Sight | None:
    match ask.hand.holds:
        case Turn() as turn if ask.kind != "pick":
            return of_turn(turn)
        case Turn() as turn:
            return of_table(turn.state, ask.seat)
        case State() as state:
            return of_table(state, ask.seat)
    return None


def glance(ask: Ask[Any]) -> Sight:
    """What a seat that is asked has before it, valid until it answers: for callers that decide at once."""
    held = ask.hand.holds
    state: State = held.state if isinstance(held, Turn) else held
    return Sight(state, ask.seat, rivals=_rivals(state, ask.seat))


def sighted(state: State, seat: Seat) -> State:
    """A copy of what a turn of this seat depends on."""
    seen = copy.copy(state)
    seen.order, seen.strip = list(state.order), list(state.strip)
    seen.stacks, seen.factory_tiles = list(state.stacks), list(state.factory_tiles)
    seen.board, seen.question_cards, seen.reuse = dict(state.board), list(state.question_cards), list(state.reuse)
    seen.deck, seen.removed, seen.engineers_out, seen.history = [], [], [], {}
    seen.players = [NOBODY] * state.seats
    seen.players[seat] = copied(state.players[seat])
    return seen


def copied(player: Player) -> Player:
    """A copy of a player."""
    twin = copy.copy(player)
    twin.rails, twin.locos = _lines(player.rails), _lines(player.locos)
    twin.notches, twin.markers, twin.tokens = list(player.notches), list(player.markers), list(player.tokens)
    twin.specials, twin.engineers = list(player.specials), list(player.engineers)
    twin.bonus_cards, twin.token_on = list(player.bonus_cards), dict(player.token_on)
    twin.seen, twin.points = dict(player.seen), dict(player.points)
    return twin


def _lines(lines: Mapping[str, list[int]]) -> dict[str, list[int]]:
    return {route: list(line) for route, line in lines.items()}


def _keep_all(turn: Turn, kind: str, options: Sequence[T], taking: Offers) -> Sequence[T]:
    return options


def _nothing() -> None:
    pass
