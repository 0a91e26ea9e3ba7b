"""The elements of actions as data/*.toml names them: one type for each `kind`, with the fields of that kind."""

from __future__ import annotations

import msgspec


class _Kind(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """What all elements have in common: the field that tells them apart."""


class Rail(_Kind, frozen=True, tag="rail"):
    """`min` to `max` rail steps, each in any of the colours (RRR-027)."""

    colours: tuple[str, ...]
    min: int
    max: int


class Industry(_Kind, frozen=True, tag="industry"):
    """`min` to `max` industry steps (RRR-055)."""

    min: int
    max: int


class Doubler(_Kind, frozen=True, tag="doubler"):
    """This many doublers (RRR-060)."""

    n: int


class TakeLoco(_Kind, frozen=True, tag="loco"):
    """The lowest locomotive of the supply (RRR-040)."""


class BuildFactory(_Kind, frozen=True, tag="factory"):
    """A factory (RRR-046)."""


class LocoOrFactory(_Kind, frozen=True, tag="loco_or_factory"):
    """Either of the two (RRR-049)."""


class PlaceLoco(_Kind, frozen=True, tag="place_loco"):
    """A locomotive that is not from the supply (RRR-136)."""

    number: int


class Repeat(_Kind, frozen=True, tag="repeat"):
    """The action of a one-worker space once more (RRR-173)."""


class ChooseAgain(_Kind, frozen=True, tag="choose_one_again"):
    """One of the elements of these kinds once more (RRR-131)."""

    of: tuple[str, ...]


class Vp(_Kind, frozen=True, tag="vp"):
    """This many VP: at once, or at every scoring."""

    n: int


class VpOfEngineers(_Kind, frozen=True, tag="vp_sum_engineer_numbers"):
    """VP according to the numbers of one's own engineers (RRR-163)."""


class VpOfLocos(_Kind, frozen=True, tag="vp_sum_two_best_locos"):
    """VP according to one's two best locomotives (RRR-171)."""


class Coins(_Kind, frozen=True, tag="coins"):
    """This many coins."""

    n: int


class TemporaryWorkers(_Kind, frozen=True, tag="temporary_workers"):
    """Temporary workers (RRR-062)."""

    n: int


class TakeBlackWorker(_Kind, frozen=True, tag="take_black_worker"):
    """The black worker (RRR-134)."""


class HireEngineer(_Kind, frozen=True, tag="hire_engineer"):
    """The engineer on the hire slot (RRR-065)."""


class TakeEngineer(_Kind, frozen=True, tag="take_unlettered_engineer"):
    """The engineer without a letter (RRR-132)."""


class ClaimPosition(_Kind, frozen=True, tag="claim_position"):
    """A position in the next round's turn order (RRR-073)."""

    position: int


class EngineerTile(_Kind, frozen=True, tag="engineer_tile"):
    """The action of the engineer that lies there (RRR-066)."""


class PlayCard(_Kind, frozen=True, tag="question_card"):
    """A ? card (RRR-129)."""


class EndBonusPick(_Kind, frozen=True, tag="end_bonus_pick"):
    """An end-bonus card, or VP (RRR-137)."""


class SecondMarker(_Kind, frozen=True, tag="second_industry_marker"):
    """The second industry marker (RRR-126)."""


class PlaceMedal(_Kind, frozen=True, tag="place_kiev_medal"):
    """The Kiev medal (RRR-128)."""


class Revalue(_Kind, frozen=True, tag="place_revaluation_tile"):
    """The revaluation tile (RRR-130)."""


class ReceiveRails(_Kind, frozen=True, tag="receive_rails"):
    """A rail of this colour for each of these routes (RRR-083)."""

    colour: str
    routes: tuple[str, ...]


class Worker(_Kind, frozen=True, tag="worker"):
    """This many workers for good (RRR-086)."""

    n: int


class UseToken(_Kind, frozen=True, tag="question_token"):
    """A ? token may be used (RRR-092)."""


class RouteTimes(_Kind, frozen=True, tag="route_times"):
    """The points of this route are multiplied (RRR-088)."""

    route: str
    factor: int


Stepwise = Rail | Industry
"""Elements of several steps, each of which counts as one."""

Chosen = Stepwise | Doubler | TakeLoco | BuildFactory | LocoOrFactory | PlaceLoco | Repeat | ChooseAgain
"""Elements that are offered to the player."""

Gain = (
    Doubler
    | Vp
    | VpOfEngineers
    | VpOfLocos
    | Coins
    | TemporaryWorkers
    | TakeBlackWorker
    | HireEngineer
    | TakeEngineer
    | ClaimPosition
    | PlayCard
    | EndBonusPick
    | SecondMarker
    | PlaceMedal
    | Revalue
)
"""Elements that apply at once."""

ActionEffect = Chosen | Gain | EngineerTile
"""What an action space, a tile, a token or a card does."""

OnceEffect = Vp | Worker | UseToken | Rail | ReceiveRails
"""What a special space brings once."""

ScoringEffect = Vp | RouteTimes
"""What a special space does at every scoring."""

SpecialEffect = OnceEffect | ScoringEffect
Effect = ActionEffect | SpecialEffect
