"""Acts: which answers of a game stand, and where a table goes back to."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.host.context import moment
from bot.host.types.table import Goal
from bot.store.engine.database import Sql
from bot.store.tables import log, snapshots
from bot.store.tables.log import ANSWER, UNDO, LogRow
from engine.core.play.codec import Answer


def fold(acts: Sequence[LogRow]) -> list[Answer]:
    """The answers of one turn that still stand."""
    kept: list[Answer] = []
    for act in acts:
        if act.sort == UNDO:
            del kept[act.kept :]
        else:
            final = act.standing is not None
            joined = act.user_id is not None and act.interaction_id is None  # only the first of a line bears its mark
            kept.append(Answer(act.seat or 0, act.kind or "", act.answer or "", final, joined))
    return kept


def standing(acts: Sequence[LogRow]) -> dict[int, list[Answer]]:
    """The answers of a game that still stand, by turn, in order."""
    found: dict[int, list[Answer]] = {}
    for turn, rows in groupby(acts, key=lambda act: act.turn):
        of_turn = list(rows)
        for back in (act.back for act in of_turn if act.back is not None):
            found = {earlier: answers for earlier, answers in found.items() if earlier < back}
        found[turn] = fold(of_turn)
    return found


async def goal(sql: Sql, game_id: int, turn: int, seat: int) -> Goal:
    """What a table gives up if it goes back to the beginning of a turn as this seat asks, as far as everyone may know
    it.

    The others' progress in the running turn is their own business.
    """
    acts, newest = await log.acts(sql, game_id), await snapshots.newest(sql, game_id)
    (owner, at), *_ = [(act.seat or 0, act.at) for act in acts if act.turn == turn and act.sort == ANSWER]
    finished = {} if newest is None else {t: given for t, given in standing(acts).items() if turn < t < newest.turn}
    others = {answer.seat for given in finished.values() for answer in given} - {seat}
    return Goal(owner, moment(at), tuple(sorted(others)))
