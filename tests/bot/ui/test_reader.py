from __future__ import annotations

from bot.i18n import Texts
from bot.ui.parts.reader import Reader, quoted
from engine.core.play.msg import Msg


def test_a_name_among_the_arguments_is_shown_as_it_is_written() -> None:
    msg = quoted(Msg("x", name="[win](https://evil.example) <@1> *a*", n=3, seat=0, reason=Msg("y", name="_")))
    assert msg.args["name"] == r"\[win\]\(https://evil.example\) \<@1\> \*a\*"
    assert (msg.args["n"], msg.args["seat"], msg.args["reason"]) == (3, 0, Msg("y", name=r"\_"))


def test_a_seat_of_the_strangest_name_is_one_word_in_bold() -> None:
    read = Reader(Texts()("en"), ("**@everyone** `x` ||y||",))
    assert read.rich(Msg("ui-player", seat=0)) == r"**\*\*@everyone\*\* \`x\` \|\|y\|\|**"
