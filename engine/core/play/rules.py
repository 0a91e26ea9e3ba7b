"""Rules: what a game is. What helps people and bot opponents stands beside them (engine.core.play.advice)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from engine.core.play.ask import Ask, Option
from engine.core.play.errors import RoundhouseError
from engine.core.play.msg import Msg
from engine.core.play.rng import HasRng, Rng
from engine.core.play.standings import Result as Result
from engine.core.play.standings import Rival as Rival
from engine.core.play.table import Script, Table

S = TypeVar("S", bound=HasRng)
V = TypeVar("V")


class Order(Option):
    """A standing order: how a player wants the bot to answer a kind of decision from now on, such as `always-decline`.

    Its key (`str()`), label and detail are those of an option; a kind has at most 24 orders, none called `ask-me`. The
    name of the decision is the message `<game>-standing-<kind>`.
    """

    @abstractmethod
    def answer(self, view: Any, ask: Ask[Any]) -> str | None:
        """The key to answer `ask` with, None: ask the player after all. It sees what the player sees."""
        ...


@dataclass(frozen=True, slots=True)
class Variant:
    """An option of the rulebook that the table chooses before the game; its first choice is the default.

    Its name and its choices are the messages `<game>-variant-<key>` and `<game>-variant-<key>-<choice>`. A `quiet` one
    is not worth telling while it has its default. One that `needs` choices of others has no effect without them.
    `seats` are the numbers of players with which a choice differs from the default, where not with all.
    """

    key: str
    choices: tuple[str, ...]
    quiet: bool = False
    needs: Mapping[str, str] = field(default_factory=dict)
    seats: Mapping[str, tuple[int, ...]] = field(default_factory=dict)

    def differs(self, choice: str, seats: int) -> bool:
        """Whether a choice has an effect of its own with this many players."""
        return seats in self.seats.get(choice, (seats,))


class BadTable(RoundhouseError):
    """A game can't be set up with this number of seats or these variants."""


class WrongSeats(BadTable):
    """The game is not for this number of players."""

    key = "error-wrong-seats"


class UnknownVariant(BadTable):
    """There is no such variant or choice."""

    key = "error-unknown-variant"


class Refused(BadTable):
    """The game can't be played with these variants by this number of players; the game itself says why."""

    key = "error-refused"


def never(seats: int, variants: Mapping[str, str]) -> Msg | None:
    """The refusals of a game that can be played with every combination of its variants: none."""
    return None


@dataclass(frozen=True)
class Rules(Generic[S, V]):
    """A game: facts, and pure functions of its state S and its View V.

    key      folder name, message prefix (with - for _) and the name players type
    seats    legal numbers of players
    schema   version of S; `upgrades[n]` turns the JSON object of a version n save into version n + 1
    setup    (seats, variants, rng) -> S
    script   (table) -> Script, or None when the game is over; it reads the cursor in the state
    view     (state, seat or None) -> V, exactly what that seat (None: the public) may see
    result   (state) -> Result, even while the game is running
    check    (state) -> None; raises AssertionError when a conservation law is broken
    redeal   (state, seat or None, rng) -> S, another state that this seat can't tell from the true one, and that holds
             the conservation laws. It depends on nothing that the seat can't know, not even on an order. It must not
             deal what would show: a state that asks somebody else next, about something else, or with other options
             where the question is not `private`; nor one that the log rules out, such as a card in a hand whose owner
             has just said that they have none
    orders   standing orders by kind of Ask; they answer only Asks that are `standing`
    order_needs  the choices of variants without which a kind of Ask with orders never comes
    refuse   (seats, complete variants) -> a sentence why these can't be combined, or None
    unfinished  whether it is still being made: people are offered it only where the host of the bot says so, and it may
             lack what the last stages of `python -m engine check` ask for, such as other languages
    """

    key: str
    seats: tuple[int, ...]
    schema: int
    state_type: type[S]
    setup: Callable[[int, Mapping[str, str], Rng], S]
    script: Callable[[Table[S]], Script | None]
    view: Callable[[S, int | None], V]
    result: Callable[[S], Result]
    check: Callable[[S], None]
    redeal: Callable[[S, int | None, Rng], S]
    variants: tuple[Variant, ...] = ()
    upgrades: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = field(default_factory=dict)
    orders: Mapping[str, tuple[Order, ...]] = field(default_factory=dict)
    order_needs: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    refuse: Callable[[int, Mapping[str, str]], Msg | None] = never
    unfinished: bool = False

    def complete(self, seats: int, variants: Mapping[str, str]) -> dict[str, str]:
        """The variants with their defaults filled in. Raises WrongSeats, UnknownVariant or Refused."""
        if seats not in self.seats:
            raise WrongSeats(game=self.key, seats=seats, legal=", ".join(map(str, self.seats)))
        known = {v.key: v.choices for v in self.variants}
        for key, choice in variants.items():
            if choice not in known.get(key, ()):
                raise UnknownVariant(game=self.key, variant=f"{key}={choice}")
        complete = {key: variants.get(key, choices[0]) for key, choices in known.items()}
        reason = self.refuse(seats, complete)
        if reason is not None:
            raise Refused(reason=reason)
        return complete

    def orders_with(self, variants: Mapping[str, str]) -> dict[str, tuple[Order, ...]]:
        """The standing orders that can be of use in a game with these variants."""
        needs = self.order_needs
        return {kind: found for kind, found in self.orders.items() if needs.get(kind, {}).items() <= variants.items()}

    def notable(self, variants: Mapping[str, str]) -> dict[str, str]:
        """The choices worth telling: all but the defaults of quiet variants."""
        unsaid = {v.key: v.choices[0] for v in self.variants if v.quiet}
        return {key: choice for key, choice in variants.items() if unsaid.get(key) != choice}

    def choices(self, seats: Collection[int], variants: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
        """What can be chosen for each variant beside these others (with defaults filled in), in order, with this many
        players.

        It leaves out what has no effect without another variant or with this many, and what leaves nothing to choose,
        unless it has been chosen.
        """
        complete = {v.key: variants.get(v.key, v.choices[0]) for v in self.variants}
        found: dict[str, tuple[str, ...]] = {}
        for variant in self.variants:
            key, now = variant.key, complete[variant.key]
            fit = [
                choice
                for choice in variant.choices
                if any(variant.differs(choice, n) and self.refuse(n, {**complete, key: choice}) is None for n in seats)
            ]
            shown = tuple(c for c in variant.choices if c in fit or c == now)
            applies = variant.needs.items() <= complete.items() and len(shown) > 1
            if applies or now != variant.choices[0]:
                found[key] = shown
        return found

    def filled(self, variants: Mapping[str, str]) -> dict[str, str]:
        """The variants with their defaults, whatever the number of players."""
        return {v.key: variants.get(v.key, v.choices[0]) for v in self.variants}

    def counts(self, variants: Mapping[str, str]) -> tuple[int, ...]:
        """The numbers of players that can play these variants (with defaults filled in); never empty.

        Variants that no number of players can play are left to `complete` to refuse.
        """
        complete = self.filled(variants)
        return tuple(seats for seats in self.seats if self.refuse(seats, complete) is None) or self.seats
