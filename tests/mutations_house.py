"""What breaks which promise of the house: of the bot, the store and the pictures (python -m tests.mutations house)."""

# ruff: noqa: E501 - a table has long lines

from __future__ import annotations

from tests.mutations import Mutation

MUTATIONS = [
    # what is confirmed
    Mutation("bot/host/match/turns.py", "ask.kind != asks.CONFIRM or live.match.lost:", "ask.kind != asks.CONFIRM:", "tests/bot/host/desk/test_play.py::test_a_turn_in_which_something_is_lost_is_confirmed_in_any_case"),
    # who is counted, told, rated
    Mutation("bot/host/match/turns.py", "seat.seat in change.other and seat.caretaker is not None", "seat.seat in change.other", "tests/bot/host/clock/test_overtime.py::test_whoever_is_back_with_an_answer_has_made_one_move"),
    Mutation("bot/host/match/turns.py", "acts != change.by and live.row.paused_at is None", "acts != change.by", "tests/bot/host/clock/test_upcoming.py::test_a_table_that_rests_tells_nobody_although_somebody_moves"),
    Mutation("bot/host/match/ratings.py", "if other == who]", "if other == who][:1]", "tests/bot/host/match/test_ratings.py::test_a_level_that_has_several_seats_has_learnt_from_all_of_them"),
    # what two processes do at once
    Mutation("bot/store/tables/outbox.py", "tried_at=row.tried_at if row.tries > 1 else None", "tried_at=None", "tests/bot/host/processes/test_claims.py::test_who_comes_to_a_post_right_behind_another_does_not_send_it_as_if_nobody_had"),
    Mutation("bot/host/match/turns.py", "mine = change.goes_on and number not in fresh", "mine = False", "tests/bot/host/processes/test_claims.py::test_a_turn_that_has_begun_in_one_process_goes_on_there"),
    Mutation("bot/host/match/turns.py", "shown = await posts.shown(sql, live.game_id) if posted is None else posted.tables", "shown = await posts.shown(sql, live.game_id)", "tests/bot/host/test_statements.py::test_confirm_with_its_post"),
    Mutation("bot/host/post/delivery.py", "            return await self._next(sql, row.game_id)\n\n    async def _retry", "            return None\n\n    async def _retry", "tests/bot/host/test_statements.py::test_confirm_with_its_post"),
    Mutation("bot/store/tables/timers.py", "kinds = (REMIND, PRACTICE, CLOCK, CONFIRM, DIGEST)", "kinds = (REMIND, PRACTICE, CLOCK, DIGEST)", "tests/bot/store/test_timers.py::test_what_is_decided_at_a_seat_has_no_other_timers_than_those_that_are_set_for_it"),
    Mutation("bot/store/tables/claims.py", "claimed_until = excluded.claimed_until, done = 0 ", "claimed_until = excluded.claimed_until ", "tests/bot/store/test_claims.py::test_who_takes_over_what_another_has_left_begins_at_nothing"),
    Mutation("bot/store/tables/claims.py", "SET done = ? WHERE what = ? AND claimed_by = ?", "SET done = ? WHERE what = ? AND ? <> ''", "tests/bot/store/test_claims.py::test_what_somebody_has_nobody_else_takes_tells_or_leaves"),
    Mutation("bot/store/tables/claims.py", "DELETE FROM claims WHERE what = ? AND claimed_by = ?", "DELETE FROM claims WHERE what = ? AND ? <> ''", "tests/bot/store/test_claims.py::test_what_somebody_has_nobody_else_takes_tells_or_leaves"),
    # what a post tells
    Mutation("bot/ui/table/deeds.py", "if len(text) <= room:", "if text:", "tests/bot/ui/test_deeds.py::test_no_post_is_longer_than_a_phone_shows_whatever_happens"),
    Mutation("bot/ui/table/deeds.py", "newest[who] == at else None", "newest[who] >= at else None", "tests/bot/ui/test_deeds.py::test_everybodys_points_stand_once_behind_their_newest_line_or_below"),
    Mutation("bot/ui/table/deeds.py", "for left_out in range(max(1, len(lines))):", "for left_out in range(max(1, len(lines))):\n        lines = lines[: len(lines) - left_out]", "tests/bot/ui/test_deeds.py::test_what_does_not_fit_is_left_out_at_the_top_and_counted_and_its_points_stand_below"),
    Mutation("bot/host/match/turns.py", "for seat in seats if seat.seat != change.by and seat.played_by is None]", "for seat in seats if seat.played_by is None]", "tests/bot/host/post/test_delivery.py::test_the_last_message_tells_everybody_but_who_has_made_the_last_move"),
    Mutation("engine/core/play/brief.py", "or line.key in self.beside", "", "tests/engine/core/test_brief.py::test_what_a_deed_brings_to_others_stands_with_it"),
    # what is in memory
    Mutation("bot/host/match/matches.py", "if len(self._live) > MOST_IN_MEMORY and game_id not in self._locks:", "if len(self._live) > MOST_IN_MEMORY:", "tests/bot/host/match/test_memory.py::test_whoever_is_at_a_table_keeps_it_however_many_others_are_asked_for"),
    Mutation("bot/host/match/matches.py", "list(self._live) if len(self._live) > MOST_IN_MEMORY else ()", "list(self._live)[:1] if len(self._live) > MOST_IN_MEMORY else ()", "tests/bot/host/match/test_memory.py::test_whoever_is_at_a_table_keeps_it_however_many_others_are_asked_for"),
    Mutation("bot/host/match/matches.py", "            if game_id not in self._locks:\n", "            if game_id:\n", "tests/bot/host/match/test_memory.py::test_what_somebody_is_at_does_not_leave_memory_however_long_it_takes"),
    # what is due, and where one process ends and another begins
    Mutation("bot/host/clock/clock.py", "        await self._renew(now)\n", "", "tests/bot/host/processes/test_claims.py::test_what_takes_long_is_not_taken_over"),
    Mutation("bot/host/clock/clock.py", "                await claims.release(sql, self._context.process)\n", "", "tests/bot/host/processes/test_claims.py::test_who_ends_leaves_what_was_begun_to_others_at_once"),
    Mutation("bot/host/clock/clock.py", "if last is not None and now - last > BEAT + PENALTY:", "if False:", "tests/bot/host/clock/test_overtime.py::test_time_in_which_the_bot_is_down_counts_for_nobody"),
    Mutation("bot/host/clock/clock.py", "wanted = slow[:MOST] + [row for row in free if row.kind not in self._slow][:room]", "wanted = slow[:MOST] + [row for row in free if row.kind not in self._slow]", "tests/bot/host/processes/test_claims.py::test_who_clicks_waits_for_no_more_than_some_timers_however_many_are_due"),
    Mutation("bot/host/clock/clock.py", "elif key not in self._tasks and room > 0:", "elif key not in self._tasks:", "tests/bot/host/processes/test_claims.py::test_who_clicks_waits_for_no_more_than_some_posts_however_many_are_due"),
    Mutation("bot/store/tables/outbox.py", "claimed_until = NULL WHERE post_id = ? AND claimed_by = ? ", "claimed_until = NULL WHERE post_id = ? AND ? <> '' ", "tests/bot/host/processes/test_claims.py::test_who_is_late_with_a_post_that_another_has_taken_over_notes_nothing"),
    Mutation("bot/store/tables/outbox.py", "WHEN 'archive' THEN 2", "WHEN 'archive' THEN 0", "tests/bot/host/desk/test_rooms.py::test_where_people_play_again_the_thread_stays_open"),
    Mutation("bot/store/tables/counts.py", "SELECT MIN(created_at)", "SELECT MAX(created_at)", "tests/bot/store/test_counts.py::test_what_rests_is_not_late"),
    Mutation("bot/store/tables/orders.py", "WHERE game_id = ? AND seat = ? RETURNING", "WHERE game_id = ? AND seat <> ? RETURNING", "tests/bot/host/desk/test_orders.py::test_the_orders_of_others_stay_when_a_seat_changes_hands_and_its_own_do_not_come_back"),
    Mutation("bot/host/moving.py", "        raise DatabaseInUse(file=str(error)) from None\n", "        pass\n", "tests/bot/host/test_moving.py::test_a_database_with_a_bot_on_it_is_carried_nowhere"),
    # when somebody may be pinged, and whose time runs
    Mutation("bot/host/post/habits.py", "if upto - since >= seconds:", "if upto - since > seconds:", "tests/bot/host/clock/test_overtime.py::test_time_that_ends_as_somebody_goes_to_bed_is_over_then_and_not_in_the_morning"),
    Mutation("bot/host/match/turns.py", "return seat != self.by and seat in self.habits and self.habits[seat].asleep(self.at)", "return False", "tests/bot/host/clock/test_upcoming.py::test_nobody_is_told_in_their_quiet_hours_or_beside_a_digest"),
    Mutation("bot/host/match/turns.py", "due = None if live.row.paused_at is not None else habit.due(seat, at, tries)", "due = habit.due(seat, at, tries)", "tests/bot/host/clock/test_overtime.py::test_a_pause_stops_clocks_and_reminders"),
    Mutation("bot/host/match/turns.py", "waits = (new or seat.seat in change.other) and live.row.paused_at is None", "waits = new or seat.seat in change.other", "tests/bot/host/clock/test_overtime.py::test_a_pause_stops_clocks_and_reminders"),
    Mutation("bot/host/match/turns.py", "if gone and seat.caretaker_for == pace.TURN:", "if gone and seat.caretaker_for:", "tests/bot/host/clock/test_overtime.py::test_a_practice_opponent_plays_on_until_the_player_is_back"),
    # lobbies that nobody cares for
    Mutation("bot/host/clock/lobbies.py", "timers.put(sql, replace(timer, tries=1, due_at=closes))", "timers.put(sql, replace(timer, tries=1, due_at=None))", "tests/bot/host/clock/test_lobbies.py::test_the_host_is_asked_after_three_days_and_after_seven_the_table_closes"),
    Mutation("bot/host/clock/lobbies.py", "await habits.waking(sql, game.host_id, now)", "now", "tests/bot/host/clock/test_lobbies.py::test_a_host_who_sleeps_is_asked_in_the_morning"),
    Mutation("bot/store/tables/alive.py", "'vote', 'lobby')", "'vote')", "tests/bot/host/clock/test_lobbies.py::test_time_in_which_the_bot_is_down_makes_no_lobby_old"),
    Mutation("bot/host/post/posts.py", "    await erase(sql, game, at, await outbox.standing(sql, game.game_id, payloads.Idle.kind))\n", "", "tests/bot/host/clock/test_lobbies.py::test_whatever_happens_makes_it_young_and_takes_the_question_away"),
    Mutation("bot/host/match/gathering.py", "wanted = row.wanted or next(", "wanted = next(", "tests/bot/host/clock/test_lobbies.py::test_it_starts_with_practice_opponents_if_it_is_not_full_by_then"),
    Mutation("bot/host/desk/votes.py", "person.user_id == host_id or live.row.seeking", "person.user_id == host_id", "tests/bot/host/clock/test_lobbies.py::test_a_running_table_looks_for_a_player_until_its_host_says_no_more"),
    # what nobody else may read
    Mutation("bot/store/tables/notes.py", "WHERE notes.user_id = ? AND status = 'live'", "WHERE notes.user_id = ? OR status = 'live'", "tests/bot/host/desk/test_notes.py::test_everybody_reads_their_own_notes_at_running_tables_alone"),
    # which table it is
    Mutation("bot/host/names.py", '_REACHES.sub("", text)', "text", "tests/e2e/test_names.py::test_a_name_is_cut_cleaned_and_taken_away_and_only_its_host_gives_it"),
    Mutation("bot/store/whole/forgetting.py", "host_id = ?, table_name = NULL WHERE", "host_id = ? WHERE", "tests/e2e/test_names.py::test_a_name_goes_along_in_a_file_and_goes_with_its_host"),
    Mutation("bot/host/match/turns.py", "row.rev, round=row.round, rounds=row.rounds)", "row.rev, round=live.row.round, rounds=live.row.rounds)", "tests/e2e/test_names.py::test_a_host_names_the_table_in_its_options_and_everything_calls_it_so"),
    # panels that stay true
    Mutation("bot/host/match/turns.py", "    if change.watched and users:\n", "    if False:\n", "tests/bot/host/desk/test_watched.py::test_who_is_asked_is_told_and_who_waits_on_is_left_alone"),
    Mutation("bot/host/match/turns.py", "range(len(seats)) if by_opponent else people)", "people)", "tests/bot/host/desk/test_watched.py::test_bots_that_are_done_are_told_to_all_who_wait"),
    Mutation("bot/host/desk/play.py", "if (game.rev, game.status) != (panel.rev, Status.LIVE):", "if False:", "tests/bot/host/desk/test_watched.py::test_a_panel_that_is_out_of_date_before_it_is_shown_is_brought_up_to_date_at_once"),
    Mutation("bot/host/clock/clock.py", "            await watched.forget(sql, now)\n", "", "tests/bot/host/desk/test_watched.py::test_the_newest_panel_takes_the_place_of_those_before_it_and_none_stays_behind"),
    Mutation("bot/host/post/noting.py", "(seat.seat in asked or not live)", "seat.seat in asked", "tests/bot/host/desk/test_watched.py::test_the_end_is_told_to_all_who_wait"),
    Mutation("bot/cogs/front.py", "later = partial(self._patiently, interaction, panel) if panel.waits else None", "later = None", "tests/e2e/test_staying_true.py::test_who_waits_for_a_person_sees_their_next_turn_without_a_press"),
    # whoever has many tables
    Mutation("bot/host/post/making.py", "s.away is None or s.away.timestamp() <= of.at", "True", "tests/bot/host/clock/test_many_tables.py::test_who_is_away_does_not_wait"),
    Mutation("bot/host/post/making.py", "user.digest is None and len(", "len(", "tests/bot/host/clock/test_many_tables.py::test_from_the_third_table_on_one_message_a_day_is_offered_to_who_has_none"),
    Mutation("bot/host/post/queues.py", "user.away_until <= at else", "False else", "tests/bot/host/clock/test_many_tables.py::test_the_queue_has_every_table_and_says_who_is_away"),
    # who can't see the pictures
    Mutation("renderers/draw/palette.py", '"violet": "#5a2f94"', '"violet": "#56b4e9"', "tests/renderers/test_alt.py::test_a_seat_is_called_by_the_colour_that_is_drawn"),
    Mutation("renderers/account.py", "        found.pop()\n", "        found.pop(0)\n", "tests/renderers/test_alt.py::test_sentences_are_left_out_from_the_end_and_whole"),
    Mutation("renderers/account.py", "[turn.lines[0], *parts, *heads, *turn.lines, *rest]", "[turn.lines[0], *turn.lines, *rest]", "tests/renderers/test_alt.py::test_nobody_is_lost_and_each_picture_of_a_table_has_a_text_of_its_own"),
    Mutation("renderers/__init__.py", "[*sentences, *_of(request).alt(request, reader)]", "[*_of(request).alt(request, reader), *sentences]", "tests/renderers/test_alt.py::test_the_question_its_letters_and_its_choices_come_first"),
    Mutation("renderers/steam/account.py", '        yield from tell.facts(tell.msg("space", number=number), _cubes(space))\n', "        pass\n", "tests/contract/test_in_words.py::test_no_field_of_a_view_is_left_untold"),
    Mutation("bot/ui/parts/taps.py", "(numbered or alike[tap.label] > 1)", "numbered", "tests/contract/test_by_ear.py::test_a_whole_game_is_played_by_ear"),
    Mutation("bot/ui/table/words.py", "            if need > room:\n", "            if not book:\n", "tests/bot/ui/test_table_words.py::test_every_line_stands_once_below_its_heading_and_every_page_can_be_sent"),
    # pictures for a phone
    Mutation("bot/host/post/layouts.py", "2 * len(tall) > len(people)", "2 * len(tall) > 0", "tests/bot/host/post/test_layouts.py::test_after_two_weeks_in_which_most_want_tall_pictures_posts_have_them_and_say_so_once"),
    Mutation("bot/host/post/layouts.py", "at - game.tall_since < PATIENCE", "at - game.tall_since < PATIENCE / 2", "tests/bot/host/post/test_layouts.py::test_after_two_weeks_in_which_most_want_tall_pictures_posts_have_them_and_say_so_once"),
    Mutation("bot/host/post/layouts.py", '"tall_since": at if tall else None', '"tall_since": game.tall_since or at', "tests/bot/host/post/test_layouts.py::test_where_most_want_something_else_in_between_two_weeks_begin_anew"),
    Mutation("bot/host/post/layouts.py", '        await posts.notice(sql, game, at, Msg("notice-tall"))\n', "", "tests/bot/host/post/test_layouts.py::test_after_two_weeks_in_which_most_want_tall_pictures_posts_have_them_and_say_so_once"),
    Mutation("bot/host/desk/play.py", "await users.note_asked(sql, person.user_id)", "pass", "tests/e2e/test_legible.py::test_it_is_asked_once_whatever_comes_of_it"),
    # every picture can be opened
    Mutation("bot/ui/table/gallery.py", "        if name == PLAYER:\n", "        if not name:\n", "tests/e2e/test_gallery.py::test_each_picture_of_a_game_is_opened_by_its_name"),
    Mutation("bot/cogs/private.py", "            Press.PICTURES: self._pictures,\n", "", "tests/e2e/test_gallery.py::test_the_way_there_is_below_every_picture_of_a_table"),
    Mutation("bot/ui/table/channel.py", "            *pictures_button(post.card.game_id, post.rev, post.card.game, read),\n", "", "tests/e2e/test_gallery.py::test_each_picture_of_a_game_is_opened_by_its_name"),
    # what is marked in pictures
    Mutation("renderers/russian_railroads/rows.py", "c.ring(Box(box.right - score - 4, box.cy - 19, score + 8, 38))", "pass", "tests/renderers/test_rows.py::test_what_is_new_in_a_row_is_ringed_there_and_nothing_else[score-usual]"),
    Mutation("renderers/russian_railroads/rows.py", "if item.new and compared:", "if False:", "tests/renderers/test_rows.py::test_what_is_new_in_a_row_is_ringed_there_and_nothing_else[coins-usual]"),
    Mutation("renderers/russian_railroads/rows.py", "c.ring(loco)", "pass", "tests/renderers/test_rows.py::test_what_is_new_in_a_row_is_ringed_there_and_nothing_else[reach-usual]"),
    Mutation("renderers/russian_railroads/rows.py", "c.ring(chip)", "pass", "tests/renderers/test_rows.py::test_what_is_new_in_a_row_is_ringed_there_and_nothing_else[rail-usual]"),
    Mutation("renderers/draw/canvas.py", "        self.rings |= {(box.scaled(share), radius * share): None for box, radius in inner.rings}\n", "", "tests/renderers/test_rows.py::test_what_is_new_in_a_row_is_ringed_there_and_nothing_else[rail-large]"),
    Mutation("renderers/draw/placing.py", "sum(1 + _shared(box, text) / area for text in self.words.near(box) if covers(shape, text))", "0.0", "tests/renderers/test_badges.py::test_a_badge_is_in_its_first_spot_that_hides_nothing"),
    Mutation("renderers/draw/placing.py", "hidden += sum(collide(shape, other) for other in self.taken)", "hidden += 0", "tests/renderers/test_badges.py::test_a_badge_is_in_its_first_spot_that_hides_nothing"),
    Mutation("renderers/draw/canvas.py", "        self.badges += [badge.scaled(share) for badge in inner.badges]\n", "", "tests/renderers/test_badges.py::test_a_badge_on_a_sheet_in_other_units_is_where_it_was_set_and_found_by_what_is_beside"),
    Mutation("renderers/steam/phone.py", "if inside(box, atlas.box) and not any(overlap(box, other) for other in taken):", "if True:", "tests/renderers/test_steam_phone.py::test_no_name_of_a_town_covers_a_name_a_letter_or_cubes"),
    Mutation("renderers/steam/parts.py", "PORTRAIT: 25.0, LARGE: 35.0", "PORTRAIT: 20.0, LARGE: 20.0", "tests/renderers/test_steam_phone.py::test_names_and_what_can_be_chosen_are_large_enough_on_a_phone"),
    Mutation("renderers/steam/choices.py", "if room > 0:", "if True:", "tests/renderers/test_steam_phone.py::test_at_most_three_lines_are_drawn_and_those_of_plans_first"),
    Mutation("renderers/draw/window.py", "max(box.w, closest, box.h / HIGH)", "max(closest, box.h / HIGH)", "tests/renderers/test_steam_phone.py::test_a_window_holds_what_is_wanted_and_is_all_of_a_map_where_little_would_be_gained"),
    Mutation("renderers/steam/mapview.py", 'weight=SEMIBOLD, anchor=f"{anchor}m", halo=paint.paper)', 'weight=SEMIBOLD, anchor=f"{anchor}m")', "tests/renderers/test_steam.py::test_names_of_towns_and_of_hills_and_rivers_are_set_off_from_what_they_run_over"),
    Mutation("renderers/steam/mapview.py", 'anchor=f"{anchor}m", halo=halo)', 'anchor=f"{anchor}m")', "tests/renderers/test_steam.py::test_names_of_towns_and_of_hills_and_rivers_are_set_off_from_what_they_run_over"),
    Mutation("renderers/steam/mapview.py", 'hex.terrain == "hill" or hex.river', 'hex.terrain == "hill"', "tests/renderers/test_steam.py::test_names_of_towns_and_of_hills_and_rivers_are_set_off_from_what_they_run_over"),
    # how a language is set, and what its sentences are made of
    Mutation("renderers/i18n.py", 'return tied(self._say(msg, seat_name) or "", self.language)', 'return self._say(msg, seat_name) or ""', "tests/renderers/test_ties.py::test_a_sentence_is_tied_to_what_it_names"),
    Mutation("renderers/ties.py", 'part if part.startswith("`") else _bound(loose, part)', "_bound(loose, part)", "tests/renderers/test_ties.py::test_a_text_is_tied_as_its_language_wants"),
    Mutation("bot/ui/parts/clauses.py", 'tied(own.read_text(encoding="utf-8"), language)', 'own.read_text(encoding="utf-8")', "tests/renderers/test_ties.py::test_rules_are_tied"),
    Mutation("renderers/draw/labels.py", "_BREAK.split(text.strip())", "text.split()", "tests/renderers/test_labels.py::test_what_is_tied_stays_on_one_line"),
    Mutation("renderers/grammar.py", "value = value.separated(by)", "pass", "tests/renderers/test_i18n.py::test_a_list_of_parts_that_differ_in_kind_has_a_sign_between_them"),
    Mutation("renderers/railroad_revolution/marks.py", 'f"{name} {dollars(words, price)}"', 'f"{name} ${price}"', "tests/renderers/test_railroad_revolution.py::test_money_is_written_as_the_reader_writes_it"),
    Mutation("bot/locale/en.ftl", "idle-practice = The bots are playing", "idle-practice = The practice opponents are playing", "tests/bot/i18n/test_one_word.py::test_no_message_has_another_word_for_a_thing"),
]  # fmt: skip
