from __future__ import annotations

from bot.host.post.lines import dump_msg, load_msg
from engine.core.play.msg import Msg


def test_a_message_comes_back_with_all_that_is_in_it() -> None:
    msg = Msg(
        "told", seat=1, n=7, what="x", inner=Msg("inner", n=2), parts=[Msg("a"), Msg("b", deep=Msg("c"))], none=[]
    )
    assert load_msg(dump_msg(msg)) == msg
