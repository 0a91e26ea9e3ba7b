"""The numbers that guide the bot opponent `normal`, found by playing many games against one another."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf


@dataclass(frozen=True)
class Weights:
    """Values in VP, unless another unit is given."""

    ahead: float = inf
    """How many turns it thinks of at most, a current one among them."""
    pace: float = 1.75
    """Pieces that leave the mat of the quickest player in a round."""
    poor: float = 2.1
    modest: float = 1.75
    rich: float = 0.95
    idle: float = 0.15
    """What $100 is worth up to $500, up to $1200, up to $2000, and above."""
    spend: float = 4.0
    """With fewer turns than this left to spend it, money is worth less."""
    share: float = 0.75
    """What a share is worth beyond the money it sells for."""
    near1: float = 0.45
    near2: float = 0.3
    near3: float = 0.24
    near4: float = 0.17
    """The share of a milestone's VP that one of its last missing parts is worth, by how many parts are missing."""
    milestone: float = 1.25
    """How much milestones count, against all else."""
    manage: float = 0.58
    """The share of a part's worth that its manager has, compared with something built."""
    ripe: float = 1.0
    """The same once all conditions are met."""
    chain: float = 2.5
    """What the next milestone is worth early in the game."""
    hope: float = 0.9
    """About how many parts of a milestone are done in a turn."""
    hire: float = 0.95
    """The share of the price of a hire that a player with too few workers loses: the new one may be of any colour."""
    white: float = 0.5
    specialist: float = 2.2
    """What a worker that no milestone wants is worth."""
    buffer: float = 1.0
    """What a worker beyond the fourth is worth in addition, at first."""
    wanted: float = 0.55
    """The share of a milestone's part that a worker for it is worth."""
    enable: float = 0.4
    """The share of a promotion that the fifth worker is worth, without whom the promotion costs a hire."""
    decay: float = 0.36
    """The share of its worth that a goal on the map keeps for each missing rail."""
    open_site: float = 0.42
    """The share of a missing station that connecting a city for it is worth."""
    site: float = 0.35
    sites: float = 0.06
    """The share of the best station, and of every station, that connecting its city is worth."""
    level5: float = 5.0
    """The least that the network track is expected to be worth for each city of level 5."""
    offices: float = 0.14
    stations: float = 0.15
    """How many offices and stations each remaining turn adds."""
    grow: float = 0.04
    """How much a track's value grows with each remaining turn."""
    link: float = 0.4
    """The share of a link that an office is worth when there is none at the other end."""
    later: float = 0.5
    """How much less an office is worth early in the game, since it can be built later."""
    smooth: float = 0.5
    """How far a step counts by the slope of the rest of the track, instead of by itself."""
    back: float = 0.5
    back_turns: float = 6.0
    """The chance that a train turned face down will be turned up again, with this many turns left."""
    train: float = 1.0
    """What a train is worth for its bonus, beyond its VP."""
    reuse: float = 0.9
    """The share of 8 VP that turning up a train is worth ahead of time."""
    keep_purple: float = 2.0
    keep_orange: float = 2.0
    keep_gray: float = 2.0
    keep_turquoise: float = 1.0
    keep_white: float = 0.5
    """What it is worth to keep a worker of each colour for another action."""
    deal: float = 0.5
    """The share of the best deal that a rail which triggers the card is worth."""
    piece: float = 0.3
    """What one piece fewer on the mat is worth."""

    def keep(self, colour: str) -> float:
        """What it is worth to keep a worker of a colour for another action."""
        return float(getattr(self, f"keep_{colour}"))


WEIGHTS = Weights()
