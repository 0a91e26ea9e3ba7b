"""The words of a game: every message by its prefix, things and words as options."""

from __future__ import annotations

from engine.core.play.msg import Msg
from engine.kit.words import Lexicon

FREIGHT = Lexicon("freight-")


def test_every_message_begins_with_the_prefix() -> None:
    assert FREIGHT.say("log-sale", seat=1, money=3) == Msg("freight-log-sale", seat=1, money=3)
    assert FREIGHT.name("city", "NYC") == Msg("freight-city-nyc")
    assert FREIGHT.effect("card", "grant", money=5) == Msg("freight-card-grant-effect", money=5)


def test_an_argument_may_have_any_name() -> None:
    assert FREIGHT.say("sale", key="grain").args == Msg("freight-sale", key="grain").args == {"key": "grain"}
    assert FREIGHT.effect("card", "grant", kind=1, id=2).args == {"kind": 1, "id": 2}


def test_a_thing_is_an_option_by_its_id_that_says_what_it_does() -> None:
    card = FREIGHT.thing("card", "grant")
    assert (str(card), card.label()) == ("grant", Msg("freight-card-grant"))
    assert card.detail() == Msg("freight-card-grant-effect")
    assert FREIGHT.plain("card", "grant").detail() is None


def test_a_word_is_an_option_that_says_what_it_does() -> None:
    done = FREIGHT.word("done")
    assert (str(done), done.label(), done.detail()) == ("done", Msg("freight-done"), Msg("freight-done-effect"))
    assert (FREIGHT.bare("done").label(), FREIGHT.bare("done").detail()) == (Msg("freight-done"), None)


def test_facts_are_joined_one_after_the_other_as_far_as_there_are_any() -> None:
    one, two, three = (Msg(f"freight-{n}") for n in range(3))
    both = Msg("freight-and", a=one, b=two)
    assert FREIGHT.chain("and", [None, one, None, two, three]) == Msg("freight-and", a=both, b=three)
    assert (FREIGHT.chain("and", [one, None]), FREIGHT.chain("and", [None])) == (one, None)
    assert FREIGHT.joined("or", [one, two], ("first", "then")) == Msg("freight-or", first=one, then=two)
