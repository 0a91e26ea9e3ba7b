from __future__ import annotations

from bot.host.post.lines import by_turn, dump_msg, load_msg
from bot.store.tables.log import LogRow
from engine.core.play.msg import Msg


def test_a_message_comes_back_with_all_that_is_in_it() -> None:
    msg = Msg(
        "told", seat=1, n=7, what="x", inner=Msg("inner", n=2), parts=[Msg("a"), Msg("b", deep=Msg("c"))], none=[]
    )
    assert load_msg(dump_msg(msg)) == msg


def test_an_absence_that_is_over_is_not_told() -> None:
    told = [
        Msg("away-begins", seat=1, until="3 May"),
        Msg("moved", seat=0),
        Msg("away-begins", seat=2, until="9 May"),
        Msg("care-ends", seat=1),
        Msg("care-begins", seat=0),
        Msg("care-ends", seat=0),
        Msg("away-begins", seat=1, until="5 May"),
    ]
    rows = [LogRow(number, number // 4, 0, 0.0, "line", line=dump_msg(msg)) for number, msg in enumerate(told)]
    assert by_turn(rows) == ((told[1], told[2]), (told[4], told[5], told[6]))
    assert by_turn(rows[:1]) == ((told[0],),) and by_turn(rows[3:4]) == ((told[3],),)
    assert by_turn([rows[0], rows[3]]) == ()
