"""The numbers that guide the bot opponent `normal`, found by playing many games against one another."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf


@dataclass(frozen=True, eq=False)
class Weights:
    """Values in VP, unless another unit is given."""

    ahead: float = inf
    """How many turns it thinks of at most, a current one among them."""
    pace: float = 1.4
    """Pieces that leave the mat of the quickest player in a round."""
    poor: float = 2.3
    modest: float = 1.5
    rich: float = 0.79
    idle: float = 0.24
    """What $100 is worth up to $500, up to $1200, up to $2000, and above."""
    spend: float = 2.2
    """With fewer turns than this left to spend it, money is worth less."""
    share: float = 1.3
    """What a share is worth beyond the money it sells for."""
    near1: float = 0.6
    near2: float = 0.28
    near3: float = 0.26
    near4: float = 0.18
    """The share of a milestone's VP that one of its last missing parts is worth, by how many parts are missing."""
    milestone: float = 1.4
    """How much milestones count, against all else."""
    manage: float = 0.52
    """The share of a part's worth that its manager has, compared with something built."""
    ripe: float = 0.81
    """The same once all conditions are met."""
    chain: float = 1.8
    """What the next milestone is worth early in the game."""
    hope: float = 1.2
    """About how many parts of a milestone are done in a turn."""
    hire: float = 0.9
    """The share of the price of a hire that a player with too few workers loses: the new one may be of any colour."""
    white: float = 0.59
    specialist: float = 5.4
    """What a worker that no milestone wants is worth."""
    buffer: float = 0.99
    """What a worker beyond the fourth is worth in addition, at first."""
    wanted: float = 0.82
    """The share of a milestone's part that a worker for it is worth."""
    enable: float = 0.25
    """The share of a promotion that the fifth worker is worth, without whom the promotion costs a hire."""
    decay: float = 0.16
    """The share of its worth that a goal on the map keeps for each missing rail."""
    open_site: float = 1.0
    """The share of a missing station that connecting a city for it is worth."""
    site: float = 0.43
    sites: float = 0.073
    """The share of the best station, and of every station, that connecting its city is worth."""
    level5: float = 4.2
    """The least that the network track is expected to be worth for each city of level 5."""
    offices: float = 0.11
    stations: float = 0.086
    """How many offices and stations each remaining turn adds."""
    grow: float = 0.031
    """How much a track's value grows with each remaining turn."""
    link: float = 0.48
    """The share of a link that an office is worth when there is none at the other end."""
    later: float = 0.47
    """How much less an office is worth early in the game, since it can be built later."""
    smooth: float = 0.78
    """How far a step counts by the slope of the rest of the track, instead of by itself."""
    back: float = 0.62
    back_turns: float = 5.8
    """The chance that a train turned face down will be turned up again, with this many turns left."""
    train: float = 0.99
    """What a train is worth for its bonus, beyond its VP."""
    reuse: float = 0.83
    """The share of 8 VP that turning up a train is worth ahead of time."""
    keep_purple: float = 2.5
    keep_orange: float = 1.5
    keep_gray: float = 1.7
    keep_turquoise: float = 0.63
    keep_white: float = 0.96
    """What it is worth to keep a worker of each colour for another action."""
    deal: float = 0.47
    """The share of the best deal that a rail which triggers the card is worth."""
    piece: float = 0.53
    """What one piece fewer on the mat is worth."""

    def keep(self, colour: str) -> float:
        """What it is worth to keep a worker of a colour for another action."""
        return float(getattr(self, f"keep_{colour}"))


WEIGHTS = Weights()
