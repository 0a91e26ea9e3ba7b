"""What the numbers and letters in a decision's picture say: each option and each plan, with its rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine.core.play.ask import Option, Shortcut, lettered
from engine.core.play.msg import Msg
from renderers.account import Teller, ended
from renderers.draw.regions import Told
from renderers.reader import Reader
from renderers.request import Request

OPTION, PLAN = "option", "plan"
KINDS = (OPTION, PLAN)
"""What the picture of any decision explains, besides its game's own things."""
AMONG = ","
"""Separates the numbers of options that lead to the same place."""


def no_rule(kind: str, key: str) -> str:
    """For an option without a rule of its own, the decision's rule applies."""
    return ""


def teller(request: Request[Any], reader: Reader, rule: Callable[[str, str], str]) -> Callable[[str], Told | None]:
    """A function that explains numbers (`3`, `3, 4`) and letters (`A`, `ACE`).

    It returns None if nothing is asked, or if no list has them. `rule` finds the clause about an option by the kind of
    decision and the option's key.
    """
    ask, tell = request.ask, Teller(reader, "")
    options = [] if ask is None else list(ask.options.items())
    plans = dict(lettered(request.plans))

    def told(text: str) -> Told | None:
        if not text[:1].isdigit():
            return _plans(tell, [(letter, plans[letter]) for letter in text if letter in plans], request.clause)
        numbers = [int(number) for number in text.split(AMONG)]
        found = [(number, *options[number - 1]) for number in numbers if number <= len(options)]
        if ask is None or not found:
            return None
        clause = rule(ask.kind, found[0][1]) or request.clause
        return _options(tell, [(number, option) for number, _, option in found], clause)

    return told


def _options(tell: Teller, found: Sequence[tuple[int, Option]], clause: str) -> Told:
    """A single option with its number, what it shares with others if its own name doesn't say so, what it costs and
    what it gives; several options with a line each.
    """
    (number, first), *more = found
    if more:
        lines = tuple(line for one in found for line in (_numbered(tell, *one), *_brings(tell, one[1].detail())))
        return Told(
            OPTION,
            tell(Msg("board-region-options", numbers=tell.reader.words.join([str(n) for n, _ in found]))),
            lines,
            clause,
        )
    group = first.group()
    name, kin = _numbered(tell, number, first), [] if group is None else [tell(group)]
    lines = (*(said for said in kin if said.split()[0] not in name.split()), *_brings(tell, first.detail()))
    return Told(OPTION, name, lines, clause)


def _numbered(tell: Teller, number: int, option: Option) -> str:
    return tell(Msg("board-alt-option", number=number, option=option.label()))


def _plans(tell: Teller, found: Sequence[tuple[str, Shortcut]], clause: str) -> Told | None:
    """The same for plans."""
    if not found:
        return None
    if len(found) == 1:
        return Told(PLAN, _lettered(tell, *found[0]), tuple(_brings(tell, found[0][1].detail)), clause)
    lines = (line for letter, plan in found for line in (_lettered(tell, letter, plan), *_brings(tell, plan.detail)))
    letters = tell.reader.words.join([letter for letter, _ in found])
    return Told(PLAN, tell(Msg("board-region-plans", letters=letters)), tuple(lines), clause)


def _lettered(tell: Teller, letter: str, plan: Shortcut) -> str:
    return tell(Msg("board-alt-plan", letter=letter, plan=plan.label))


def _brings(tell: Teller, detail: Msg | None) -> Iterator[str]:
    """What it costs and what it gives, as a sentence."""
    if detail is not None and (said := tell(detail)).strip():
        yield ended(said[:1].upper() + said[1:])
