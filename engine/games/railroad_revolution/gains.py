"""What tiles, cards, trains and workers give: one type for each kind of effect, named like `kind` in data/*.toml."""

from __future__ import annotations

from typing import ClassVar

import msgspec


class _Free(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """An effect that costs no money."""

    price: ClassVar[int] = 0


class _Priced(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", kw_only=True):
    """An effect that may cost this many dollars first (RRV-170)."""

    price: int = 0


class Steps(_Free, frozen=True, tag="steps"):
    """Performance steps (RRV-140)."""

    n: int


class Money(_Free, frozen=True, tag="money"):
    """Dollars (RRV-130)."""

    amount: int


class Shares(_Free, frozen=True, tag="shares"):
    """Shares (RRV-132)."""

    n: int


class Promote(_Priced, frozen=True, tag="promote"):
    """Up to `max` promotions, each for this many dollars (RRV-129, RRV-149, RRV-155)."""

    max: int
    price_each: int = 0


class Workers(_Priced, frozen=True, tag="workers"):
    """All these workers, by colour (RRV-141, RRV-159)."""

    take: tuple[str, ...]


class WorkersChoice(_Free, frozen=True, tag="workers_choice"):
    """One of these workers (RRV-141)."""

    options: tuple[str, ...]


class HireAny(_Priced, frozen=True, tag="hire_any"):
    """A worker of any colour (RRV-146)."""


class Swap(_Free, frozen=True, tag="swap"):
    """One of the player's workers for another (RRV-046)."""


class Train(_Priced, frozen=True, tag="train"):
    """A train (RRV-105)."""


class Flip(_Priced, frozen=True, tag="flip"):
    """This many flips (RRV-106)."""

    times: int


class Rail(_Priced, frozen=True, tag="rail"):
    """The leftmost rail, without its terrain (RRV-133, RRV-134)."""


class Station(_Free, frozen=True, tag="station"):
    """A station without cost and rewards (RRV-153)."""


class Office(_Free, frozen=True, tag="office"):
    """An office without shares (RRV-154)."""


class ShareThenPromote(_Free, frozen=True, tag="share_then_promote"):
    """Shares, then promotions (RRV-148)."""

    shares: int
    promote: int


class StepThenPromote(_Free, frozen=True, tag="step_then_promote"):
    """Steps, then promotions (RRV-150)."""

    steps: int
    promote: int


class SpareRail(_Free, frozen=True, tag="spare_rail"):
    """The rail set aside (RRV-122)."""


class SpareOffice(_Free, frozen=True, tag="spare_office"):
    """The building set aside, as an office (RRV-124)."""


class SpareStation(_Free, frozen=True, tag="spare_station"):
    """The building set aside, as a station (RRV-126)."""


class Waive(_Free, frozen=True, tag="waive"):
    """The main cost need not be paid (RRV-052)."""


class PerTrain(_Free, frozen=True, tag="per_train"):
    """This many dollars for every train owned (RRV-081)."""

    amount: int


class AcceptDeal(_Free, frozen=True, tag="accept_deal"):
    """One of the two deals of the face-up card, and shares if it is accepted (RRV-082)."""

    shares: int


Placement = Rail | Station | Office | SpareRail | SpareStation | SpareOffice
"""Effects that place a rail or a building."""
TakenWorkers = Workers | WorkersChoice | HireAny
"""Effects that bring workers from the bank."""
Printed = (
    Steps
    | Money
    | Shares
    | Promote
    | Swap
    | Train
    | Flip
    | ShareThenPromote
    | StepThenPromote
    | TakenWorkers
    | Placement
)
"""Effects on tiles, cards and trains."""
Effect = Printed | Waive | PerTrain | AcceptDeal
"""The same, together with those that only the placed worker gives."""


def kind(effect: Effect) -> str:
    """The name of the kind of an effect, as in data/*.toml."""
    return str(effect.__struct_config__.tag)
