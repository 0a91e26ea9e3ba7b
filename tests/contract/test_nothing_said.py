"""Nothing is not told: no option, plan, question, line of the log or phrase of a post says an amount of 0."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.core.ahead.policy import NORMAL, RANDOM, move
from engine.core.play import registry
from engine.core.play.ask import CONFIRM
from engine.core.play.match import Match
from engine.core.play.msg import Msg
from engine.core.play.reading import read
from engine.core.play.rng import Rng, Seed
from renderers.reader import reader_of
from tests.contract.test_choices import NAMES_OF_SEATS, ZERO
from tests.contract.test_every_game import messages, one_table
from tests.games import games_in_turn
from tests.long import few
from tests.told import nothing

DECLARED = {
    "toy-freight-auction": "an auction can be won with a bid of 0",
    "steam-log-bid": "a bid of $0 keeps its bidder in the auction, which passing does not",
    "steam-brief-bid": "the same in a post",
    "steam-bid-note-position": "the same, to be outbid",
    "steam-bid-note-order": "the same, to be outbid",
}
"""Messages of games that may say it, and why."""


def said(key: str, seats: int, variants: dict[str, str], how: str, every: int) -> Iterator[tuple[str, Msg]]:
    """What is read in a game, and where: of every so-manieth decision, of all lines and of what posts tell of them."""
    advice, match, rng = (
        registry.advice(key),
        Match.new(registry.game(key), seats, variants, 2, confirm=()),
        Rng(Seed(2)),
    )
    player, number, turns = how if how in advice.policies else RANDOM, 0, list[int]()
    while match.pending:
        seat, ask = next(iter(match.pending.items()))
        number += 1
        if number % every == 0 and ask.kind != CONFIRM and (shown := read(match, seat)) is not None:
            found = [("note", shown.note)]
            for option in shown.options.values():
                found += [("option", text) for text in (option.group(), option.label(), option.detail())]
            for plan in advice.shortcuts(match.view(seat), ask):
                found += [("plan", plan.label), ("plan", plan.detail)]
            yield from ((f"{where} of {ask.kind}", msg) for where, msg in found if msg is not None)
        move(match, seat, player, rng)
        if not turns or turns[-1] != len(match.finished):
            turns.append(len(match.finished))
    lines = [entry.msg for entry in match.finished]
    yield from (("log", line) for line in lines)
    told = advice.brief([lines[begin:end] for begin, end in zip([0, *turns], turns, strict=False)])
    yield from (("post", part) for doing in told for part in doing.parts)


@games_in_turn()
@one_table
@pytest.mark.parametrize(("how", "every"), few([(NORMAL, 29), (NORMAL, 3), (RANDOM, 3)], 1))
def test_no_amount_of_nothing_is_told(key: str, seats: int, variants: dict[str, str], how: str, every: int) -> None:
    reader, found = reader_of(key, "en", NAMES_OF_SEATS), set[str]()
    for where, msg in said(key, seats, variants, how, every):
        text = reader.words(msg, reader.name)
        if ZERO.search(text) and not any(part.key in DECLARED for part in messages(msg)):
            found.add(f"{where}: {text} ({msg.key})")
    nothing(found)
