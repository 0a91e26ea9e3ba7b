"""Why a move that a player typed is not legal now, and what it lacks."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from engine.core.play.ask import Ask
from engine.core.play.msg import Msg
from engine.games.russian_railroads.actions import (
    HIRE,
    OWN_ENGINEER,
    OWN_SPACES,
    VARIABLE_SLOTS,
    action_of,
    engineer_on,
)
from engine.games.russian_railroads.advice.shortage import locomotive, marker, stuck, undone, unpaid
from engine.games.russian_railroads.advice.sight import Sight, of_ask
from engine.games.russian_railroads.choices import space_name
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.effects import Rail
from engine.games.russian_railroads.locomotives import Place
from engine.games.russian_railroads.payment import COST, ONE_WORKER, Payment
from engine.games.russian_railroads.spaces import CLAIMS, TEMPS
from engine.games.russian_railroads.state import Colour
from engine.games.russian_railroads.supply import has_empty_place, lowest
from engine.games.russian_railroads.view import View
from engine.games.russian_railroads.words import name, say

LEAST = 2
"""This many letters are needed to recognise a word."""
SECOND = "second-marker"
ROUTES = {"TS": ("ts", "trans", "siberian"), "SP": ("sp", "st", "petersburg"), "KY": ("ky", "kiev", "kyiv")}
ALIASES = {
    "any-coin": "2-of-any-colour",
    "bottom": "1-black-or-grey",
    "loco-1": "locomotive-or-factory",
    "loco-2": "locomotive-or-factory",
    "loco-3": "locomotive-and-factory",
    "ind-1": "1-industry-step",
    "ind-2": "2-industry-steps",
    "ind-3": "1-industry-and-1-black",
    "last-industry": "3-industry-steps",
    "coins": "2-coins",
    "temps": "2-temporary-workers",
    "order-1": "turn-order-first",
    "order-2": "turn-order-second",
    "hire": "hire-the-engineer",
}
"""Other names of a space, if its id does not contain them."""
ALIASES |= {
    space.id: f"{each.max}-{each.colours[0]}"
    for space in DATA.spaces.values()
    for each in space.effects
    if isinstance(each, Rail) and len(space.effects) == len(each.colours) == 1
}
TOO_FEW = {"worker": "why-too-few-workers", "coin": "why-too-few-coins", "black": "why-no-black"}
PIECES = re.compile(r"(\d*)\s*-?\s*(worker|coin|black)s?\s*-?\s*(\d*)")
NUMBERED = re.compile(r"\bloco(?:motive)?s?\s+(\d{1,2})\b")
"""A locomotive by its number; with a hyphen, it is the id of an action space."""
LATER = ("industry", "locomotive", "factory", "doubler", "engineer", *(colour.name.lower() for colour in Colour))
"""The things that steps and parts of an action are about."""


@dataclass(frozen=True, slots=True)
class Typed:
    """What was typed at a decision, as words of letters and digits, and the table as the seat sees it. `loco` is the
    number of a locomotive that was typed, 0 if none was."""

    view: View
    ask: Ask[Any]
    sight: Sight
    text: str
    loco: int = 0

    @property
    def words(self) -> list[str]:
        """The words that were typed."""
        return self.text.split("-")

    def says(self, *wanted: str) -> bool:
        """Whether a typed word is the beginning of one of these."""
        return any(len(word) >= LEAST and each.startswith(word) for word in self.words for each in wanted)


def why(view: View, ask: Ask[Any], typed: str) -> Msg | None:
    """Why what a player typed is not legal at this decision; None if that is not known."""
    sight, reason = of_ask(ask), REASONS.get(ask.kind)
    text = re.sub("[^a-z0-9]+", "-", typed.lower()).strip("-").removeprefix("turn-")
    if sight is None or reason is None or view.seat != ask.seat or not text or typed in ask.options:
        return None
    numbered = NUMBERED.search(typed.lower())
    return reason(Typed(view, ask, sight, text, int(numbered[1]) if numbered else 0))


# -- an action space


def _space(typed: Typed) -> Msg | None:
    if typed.loco:
        return _numbered(typed) or _space(replace(typed, text="loco", loco=0))
    space = _wanted(typed)
    if space is None:
        return _engineer(typed) or _route(typed)
    return _occupied(typed, space) or _unfit(typed, space)


def _numbered(typed: Typed) -> Msg | None:
    """RRR-040: a locomotive that is not the lowest."""
    state, number = typed.sight.state, typed.loco
    lowest_left = lowest(state)
    if not lowest_left or number == lowest_left or number not in DATA.locomotives:
        return None
    if number < lowest_left:
        return say("why-loco-gone", loco=number, next=lowest_left)
    return say("why-loco-later", loco=number, next=lowest_left, left=state.stacks[lowest_left])


def _wanted(typed: Typed) -> str | None:
    """The action space that was typed; None if it, or another that may be meant, is offered."""
    found = list(_meant(typed))
    exactly = [space for space in found if typed.text in (space, ALIASES.get(space))][:1]
    found = exactly or found
    return None if any(space in typed.ask.options for space in found) else next(iter(found), None)


def _meant(typed: Typed) -> Iterator[str]:
    """The action spaces that the text may mean, the most likely first."""
    known = [*DATA.spaces, *(f"{OWN_ENGINEER}{number}" for number in typed.sight.player.engineers)]
    number = next((word for word in typed.words if word.isdecimal()), "")
    if typed.says("engineer") and number:
        strip = typed.sight.state.strip
        slots = {strip[at]: slot for slot, at in VARIABLE_SLOTS[typed.view.seats].items()} | {strip[-1]: HIRE}
        if int(number) in slots and int(number):
            yield slots[int(number)]
        known = [space for space in known if space == f"{OWN_ENGINEER}{number}"]
    called = {space: (space, ALIASES.get(space, "")) for space in known}
    yield from (space for space, names in called.items() if typed.text in names)
    if len(typed.text) >= LEAST:
        yield from (space for space, names in called.items() if any(each.startswith(typed.text) for each in names))
        yield from (space for space, names in called.items() if any(_in(typed.words, each) for each in names))


def _in(words: Iterable[str], called: str) -> bool:
    """Whether each word is the beginning of a word of a name."""
    parts = called.split("-")
    return bool(called) and all(any(part.startswith(word) for part in parts) for word in words)


def _engineer(typed: Typed) -> Msg | None:
    """RRR-067, RRR-068: an engineer that this seat can't use."""
    number = next((int(word) for word in typed.words if word.isdecimal()), 0)
    if not typed.says("engineer") or number not in DATA.engineers:
        return None
    for player in typed.view.players:
        if number in player.engineers and player.seat != typed.view.seat:
            return say("why-engineer-of", number=number, other=player.seat)
    return say("why-engineer-later", number=number) if number in typed.sight.state.strip else None


def _route(typed: Typed) -> Msg | None:
    """RRR-015, RRR-026: a route, although an action space has to be chosen first."""
    route = next((route for route, names in ROUTES.items() if typed.says(*names)), None)
    return None if route is None else say("why-space-first", route=route.lower())


def _occupied(typed: Typed, space: str) -> Msg | None:
    """RRR-016, RRR-070, RRR-106, RRR-116: a space that does not exist now, or is occupied."""
    what = space_name(typed.sight.state, space)
    if space in OWN_SPACES:
        return say("why-taken-by-you", space=what) if space in typed.sight.state.board else None
    seen = next((found for found in typed.view.spaces if found.id == space), None)
    if seen is None:
        last = DATA.spaces[space].rounds != "all"
        return say("why-not-now", space=what) if last else say("why-not-here", space=what, players=typed.view.seats)
    if seen.free:
        return None
    if seen.pieces[0].seat == typed.view.seat:
        return say("why-taken-by-you", space=what)
    return say("why-taken", space=what, other=seen.pieces[0].seat)


def _unfit(typed: Typed, space: str) -> Msg | None:
    """Why a free space can't be chosen."""
    state, seat = typed.sight.state, typed.sight.seat
    what = space_name(state, space)
    if typed.ask.kind == "reuse":
        if space in CLAIMS or space == TEMPS:
            return say("why-no-reuse", space=what)
        if COST[space] != ONE_WORKER:
            return say("why-one-worker", space=what)
    elif missing := unpaid(typed.sight.player, space, what):
        return missing
    if space in CLAIMS:
        own = state.order.index(seat) + 1 == CLAIMS[space]
        return say("why-own-position", position=CLAIMS[space]) if own else say("why-one-claim")
    slot = space in VARIABLE_SLOTS[state.seats] and not engineer_on(state, space)
    if slot or (space == HIRE and not state.strip[-1]):
        return say("why-no-engineer")
    return undone(typed.sight, action_of(state, space), what)


# -- paying


def _pay(typed: Typed) -> Msg | None:
    """RRR-017, RRR-019: more than the player has, or not what it costs."""
    if _route(typed) or (typed.says(*LATER) and not PIECES.match(typed.text)):
        return say("why-pay-first")
    counts = {kind: int(before or after or 1) for before, kind, after in PIECES.findall(typed.text)}
    player = typed.sight.player
    has = {"worker": player.workers + player.temporary, "coin": player.coins, "black": player.black}
    for kind, count in counts.items():
        if count > has[kind]:
            return say(TOO_FEW[kind], has=has[kind], missing=count - has[kind])
    paid = next((option for option in typed.ask.options.values() if isinstance(option, Payment)), None)
    if not counts or paid is None:
        return None
    return say("why-price", pieces=paid.workers + paid.coins + paid.black, given=sum(counts.values()))


# -- within an action


def _advance(typed: Typed) -> Msg | None:
    route = next((route for route, names in ROUTES.items() if typed.says(*names)), None)
    colour = next((c for c in Colour if typed.says(c.name.lower())), None)
    if route is not None or colour is not None:
        return _step(typed, route, colour)
    player, state = typed.sight.player, typed.sight.state
    if typed.says("industry"):
        return marker(player) or say("why-not-part")
    if typed.says("locomotive", "loco"):
        return _numbered(typed) or locomotive(state, player) or say("why-not-part")
    return say("why-not-part") if typed.says("factory", "doubler", "repeat") else None


def _step(typed: Typed, route: str | None, colour: Colour | None) -> Msg | None:
    work = typed.sight.work
    parts = [part for element in (work.left if work else ()) for part in (element.of or (element,))]
    allowed = {each for part in parts for each in part.colours} | ({Colour.BLACK} if work and work.extra else set())
    if colour is not None and colour not in allowed:
        return say("why-no-step-left", colour=colour.name.lower())
    colours = sorted(allowed) if colour is None else [colour]
    tried = [(each, one) for one in colours for each in ROUTES if route in (each, None)]
    reasons = [stuck(typed.sight.player, *move) for move in tried]
    if None in reasons:
        return None
    return reasons[0] if reasons else say("why-not-part")


# -- a locomotive, a tile, a token


def _place(typed: Typed) -> Msg | None:
    """RRR-041, RRR-043: the locomotive that lies there is not lower."""
    hand = next((option.loco for option in typed.ask.options.values() if isinstance(option, Place)), 0)
    route = next((route for route, names in ROUTES.items() if typed.says(*names)), None)
    player = typed.sight.player
    if route is not None and hand:
        second = "2" in typed.words and len(player.locos[route]) > 1
        there = player.locos[route][1] if second else min(player.locos[route])
        return say("why-not-lower", route=route.lower(), loco=hand, there=there) if there >= hand else None
    empty = typed.says("return") and has_empty_place(player)
    return say("why-return-empty") if empty else say("why-return-new") if typed.says("return") else None


def _build(typed: Typed) -> Msg | None:
    """RRR-046: only the lowest locomotive, and tiles that lie there as factories."""
    number = next((int(word) for word in typed.words if word.isdecimal()), 0)
    return say("why-no-such-tile", number=number) if number in DATA.factories else None


def _token(typed: Typed) -> Msg | None:
    """RRR-093, RRR-190, RRR-195: a token that is used up, or can't be used now."""
    token = next((token for token in DATA.tokens if _in(typed.words, token)), None)
    if token is None or token in typed.ask.options:
        return None
    if token not in typed.sight.player.tokens:
        return say("why-token-used", token=name("token", token))
    return say("why-second-marker") if token == SECOND else say("why-question-card")


def _card(typed: Typed) -> Msg | None:
    """RRR-129, RRR-131: a card that has left the game, or has no part that can be executed."""
    card = next((card for card in DATA.question_cards if _in(typed.words, card)), None)
    if card is None or card in typed.ask.options:
        return None
    gone = card not in typed.sight.state.question_cards
    return say("why-card-gone", card=name("card", card)) if gone else say("why-card-idle", card=name("card", card))


def _repeat(typed: Typed) -> Msg | None:
    """RRR-198: a space that can't be repeated."""
    space = _wanted(typed)
    if space is None:
        return None
    state, seat = typed.sight.state, typed.sight.seat
    what = space_name(state, space)
    if all(piece.seat != seat for piece in state.board.get(space, ())):
        return say("why-not-used", space=what)
    return say("why-not-repeatable", space=what)


Reason = Callable[[Typed], Msg | None]
REASONS: dict[str, Reason] = {
    "space": _space,
    "reuse": _space,
    "pay": _pay,
    "advance": _advance,
    "place": _place,
    "build": _build,
    "token": _token,
    "card": _card,
    "repeat": _repeat,
}
"""By kind of decision."""
