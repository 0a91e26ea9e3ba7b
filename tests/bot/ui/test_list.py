from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.host.types.post import TablesPost
from bot.host.types.server import Offer
from bot.i18n import Texts
from bot.ui.pages.tables import tables_list
from bot.ui.parts.reader import Reader

READ = Reader(Texts()("en"))
LOOKED_AT = 25


@pytest.mark.parametrize(("tables", "said"), [(3, "3 more"), (LOOKED_AT, "25 more"), (LOOKED_AT + 1, "All tables")])
def test_the_list_counts_further_tables_where_it_knows_who_may_see_each(tables: int, said: str) -> None:
    offers = tuple(Offer(n, n, "toy_freight", None, datetime(2026, 1, 1, tzinfo=UTC)) for n in range(tables))
    known: Any = {-n: None for n in range(1, min(tables, LOOKED_AT) + 1)}  # of others, so that all are further ones
    post = TablesPost(
        post_id=1, guild_id=1, channel_id=1, locale=None, message_id=None, maybe_sent=False, offers=offers, cards=known
    )
    assert said in str(tables_list(post, offers[:LOOKED_AT], READ))
