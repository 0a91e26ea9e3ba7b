"""All tables of a person: each once, and what it wants first."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, cast

from bot.host.types.post import DigestPost
from bot.host.types.queue import Elsewhere, Held, Place, Queue
from bot.host.types.table import Head
from bot.i18n import Texts
from bot.ui.parts.layout import Layout, Text
from bot.ui.parts.reader import Reader
from bot.ui.table.queue import digest, queue_page

READ = Reader(Texts()("en"))
THEN = datetime(2026, 1, 1, tzinfo=UTC)
HEAD = Head("toy_freight", 7, None, ("Ben",), 2, 3)
VOTE = Place(1, HEAD, 5, 9)
WAITS = Held(1, HEAD, ("Ben",), THEN, False)


def said(layout: Layout) -> list[str]:
    return [line for item in layout.items if isinstance(item, Text) for line in item.content.splitlines()]


def test_where_a_vote_is_wanted_nobody_reads_once_more_for_whom_they_wait() -> None:
    other = replace(WAITS, game_id=2)
    lines = said(queue_page(Queue(asked=(VOTE,), held=(WAITS, other)), READ))
    assert lines[0] == "No table waits for you." and len(lines) == 5
    assert lines[1] == "**Your vote is wanted**" and lines[3] == "**Waiting for others**"
    assert said(queue_page(Queue(asked=(VOTE,), held=(WAITS,)), READ)) == lines[:3]


def test_who_is_away_reads_of_all_tables_where_a_bot_plays_for_them() -> None:
    cared = tuple(Place(number, HEAD, 5) for number in range(5))
    lines = said(queue_page(Queue(cared=cared, away=THEN), READ))
    assert [line.endswith("a bot plays for you.") for line in lines] == [False, False, *[True] * 5]


def test_a_digest_of_which_a_vote_is_left_says_so_and_not_that_nothing_waits() -> None:
    mine = Elsewhere(3, HEAD, "action", THEN)

    def of(queue: Queue) -> list[str]:
        return said(digest(DigestPost(post_id=1, card=cast(Any, None), queue=queue), READ))

    assert of(Queue(mine=(mine,), asked=(VOTE,)))[0] == "### 1 table waits for you"
    assert of(Queue(asked=(VOTE,)))[:2] == ["No table waits for you.", "**Your vote is wanted**"]
    assert of(Queue(held=(WAITS,))) == ["Nothing waits for you any more."]
