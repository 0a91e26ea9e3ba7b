"""What breaks which promise of the house: of the bot, the store and the pictures (python -m tests.mutations house)."""

# ruff: noqa: E501 - a table has long lines

from __future__ import annotations

from tests.mutations import Mutation

MUTATIONS = [
    # who is counted, told, rated
    Mutation("bot/host/match/turns.py", "seat.seat in change.other and seat.caretaker is not None", "seat.seat in change.other", "tests/bot/host/clock/test_overtime.py::test_whoever_is_back_with_an_answer_has_made_one_move"),
    Mutation("bot/host/match/turns.py", "acts != change.by and live.row.paused_at is None", "acts != change.by", "tests/bot/host/clock/test_upcoming.py::test_a_table_that_rests_tells_nobody_although_somebody_moves"),
    Mutation("bot/host/match/ratings.py", "if other == who]", "if other == who][:1]", "tests/bot/host/match/test_ratings.py::test_a_level_that_has_several_seats_has_learnt_from_all_of_them"),
    # what two processes do at once
    Mutation("bot/store/tables/outbox.py", "AND tries = ? AND NOT EXISTS", "AND ? >= 0 AND NOT EXISTS", "tests/bot/host/processes/test_claims.py::test_who_has_read_a_post_before_another_tried_it_does_not_send_it_as_if_nobody_had"),
    Mutation("bot/store/tables/claims.py", "claimed_until = excluded.claimed_until, done = 0 ", "claimed_until = excluded.claimed_until ", "tests/bot/store/test_claims.py::test_who_takes_over_what_another_has_left_begins_at_nothing"),
    Mutation("bot/store/tables/claims.py", "SET done = ? WHERE what = ? AND claimed_by = ?", "SET done = ? WHERE what = ? AND ? <> ''", "tests/bot/store/test_claims.py::test_what_somebody_has_nobody_else_takes_tells_or_leaves"),
    Mutation("bot/store/tables/claims.py", "DELETE FROM claims WHERE what = ? AND claimed_by = ?", "DELETE FROM claims WHERE what = ? AND ? <> ''", "tests/bot/store/test_claims.py::test_what_somebody_has_nobody_else_takes_tells_or_leaves"),
    # what is in memory
    Mutation("bot/host/match/matches.py", "if len(self._live) > MOST_IN_MEMORY and game_id not in self._locks:", "if len(self._live) > MOST_IN_MEMORY:", "tests/bot/host/match/test_memory.py::test_whoever_is_at_a_table_keeps_it_however_many_others_are_asked_for"),
    Mutation("bot/host/match/matches.py", "list(self._live) if len(self._live) > MOST_IN_MEMORY else ()", "list(self._live)[:1] if len(self._live) > MOST_IN_MEMORY else ()", "tests/bot/host/match/test_memory.py::test_whoever_is_at_a_table_keeps_it_however_many_others_are_asked_for"),
    Mutation("bot/host/match/matches.py", "            if game_id not in self._locks:\n", "            if game_id:\n", "tests/bot/host/match/test_memory.py::test_what_somebody_is_at_does_not_leave_memory_however_long_it_takes"),
    # what is marked in pictures
    Mutation("renderers/russian_railroads/rows.py", "c.ring(Box(box.right - score - 4, box.cy - 19, score + 8, 38))", "pass", "tests/renderers/test_rows.py::test_what_is_new_in_a_row_is_ringed_there_and_nothing_else[score-usual]"),
    Mutation("renderers/russian_railroads/rows.py", "if item.new and compared:", "if False:", "tests/renderers/test_rows.py::test_what_is_new_in_a_row_is_ringed_there_and_nothing_else[coins-usual]"),
    Mutation("renderers/russian_railroads/rows.py", "c.ring(loco)", "pass", "tests/renderers/test_rows.py::test_what_is_new_in_a_row_is_ringed_there_and_nothing_else[reach-usual]"),
    Mutation("renderers/russian_railroads/rows.py", "c.ring(chip)", "pass", "tests/renderers/test_rows.py::test_what_is_new_in_a_row_is_ringed_there_and_nothing_else[rail-usual]"),
    Mutation("renderers/draw/canvas.py", "        self.rings |= {(box.scaled(share), radius * share): None for box, radius in inner.rings}\n", "", "tests/renderers/test_rows.py::test_what_is_new_in_a_row_is_ringed_there_and_nothing_else[rail-large]"),
    Mutation("renderers/steam/mapview.py", 'weight=SEMIBOLD, anchor=f"{anchor}m", halo=paint.paper)', 'weight=SEMIBOLD, anchor=f"{anchor}m")', "tests/renderers/test_steam.py::test_names_of_towns_and_of_hills_and_rivers_are_set_off_from_what_they_run_over"),
    Mutation("renderers/steam/mapview.py", 'anchor=f"{anchor}m", halo=halo)', 'anchor=f"{anchor}m")', "tests/renderers/test_steam.py::test_names_of_towns_and_of_hills_and_rivers_are_set_off_from_what_they_run_over"),
    Mutation("renderers/steam/mapview.py", 'hex.terrain == "hill" or hex.river', 'hex.terrain == "hill"', "tests/renderers/test_steam.py::test_names_of_towns_and_of_hills_and_rivers_are_set_off_from_what_they_run_over"),
]  # fmt: skip
