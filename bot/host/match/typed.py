"""Typed moves: several keys in one line, and keys whose first facets are asked before the others.

While only hexes are asked, `c5/22/1` is the hex `c5`, and then whichever of `c5/22` and `c5/22/1` is asked next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from bot.host.match.offers import offered
from bot.host.refusals import TooFarAhead
from bot.host.types.panel import Completion
from engine.core.play.ask import Ask
from engine.core.play.errors import RoundhouseError
from engine.core.play.facets import FACET, heads, legal, next_part
from engine.core.play.match import Match

Fits = Callable[[Ask[Any], str, str], bool]
"""Whether the name of a legal key, in the language of the typing person, has all these words or their beginnings."""


def parts(match: Match[Any, Any], seat: int, keys: Iterable[str]) -> Iterator[str]:
    """The parts of a line of keys, one after the other; each is answered before the next is asked for.

    All or nothing: after an answer that can't be undone, what it revealed would be known although nothing had happened.
    Raises TooFarAhead if a part would come after one.
    """
    given = ""
    for key in keys:
        part = ""
        while part != key:
            if given and not match.can_undo(seat):
                raise TooFarAhead(answer=given)
            part = given = next_part(match.pending.get(seat), key, part)
            yield part


def completions(match: Match[Any, Any], seat: int, typed: str, limit: int, fits: Fits) -> list[Completion]:
    """How a line of keys may continue, as long as all of it could still be undone. Changes nothing.

    The words that are no longer keys are looked for in the names of the legal keys.
    """
    *words, last = typed.lower().split(" ") if typed else [""]
    words = [word for word in words if word]
    for known in range(len(words), -1, -1):
        text = " ".join([*words[known:], last]).strip()
        try:
            there = _after(match, seat, words[:known]) if known else match
            found = _keys(there, seat, text, fits) or _below(there, seat, text, fits)
        except RoundhouseError:
            continue
        if found:
            return [Completion(" ".join([*words[:known], key]), key, ask) for key, ask in found[:limit]]
    return []


def _after(match: Match[Any, Any], seat: int, keys: Sequence[str]) -> Match[Any, Any]:
    """A twin of the match with some keys answered. Raises RoundhouseError if they are illegal, or can't be undone."""
    twin = match.fork()
    for part in parts(twin, seat, keys):
        twin.answer(seat, part)
    if not twin.can_undo(seat):
        raise TooFarAhead(answer=keys[-1])
    return twin


def _keys(match: Match[Any, Any], seat: int, part: str, fits: Fits) -> list[tuple[str, Ask[Any]]]:
    """The legal keys that begin with a text, then those that contain it, then those whose names match."""
    ask = offered(match, seat)
    if ask is None:
        return []
    legal_now = ask.keys()
    found = [key for key in legal_now if part in key]
    called = [key for key in legal_now if part not in key and fits(ask, key, part)]
    return [(key, ask) for key in [*sorted(found, key=lambda key: not key.startswith(part)), *called]]


def _below(match: Match[Any, Any], seat: int, part: str, fits: Fits) -> list[tuple[str, Ask[Any]]]:
    """The keys that will be legal after the first facets of a text: `c5/22/1` after `c5/2` while `c5` is asked."""
    ask = match.pending.get(seat)
    head = next((head for head in heads(part) if ask is not None and legal(ask, head)), None)
    if head is None:
        return []
    twin = _after(match, seat, [head])
    found = _keys(twin, seat, part, fits) or _below(twin, seat, part, fits)
    return [(key, ask) for key, ask in found if key.startswith(head + FACET)]
