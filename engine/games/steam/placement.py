"""Track placements: which are legal, and what happens to the links (rules section 5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Literal

from engine.games.steam.cost import cost
from engine.games.steam.data import DATA
from engine.games.steam.faces import Change, Part, available, changes, starts, through
from engine.games.steam.facts import Limit
from engine.games.steam.hexes import opposite
from engine.games.steam.network import Network, hand_over, network_of
from engine.games.steam.outcomes import Outcome, Placement
from engine.games.steam.site import ANCHORS, CLOSED, Meeting, Site
from engine.games.steam.state import NOBODY, Board, Laid, Spot


def placements(site: Site) -> Iterator[Placement]:
    """STM-063 to STM-106: every legal placement on a hex, regardless of money and stock, the cheapest first."""
    laid, known = site.laid, dict[Part, Outcome | None]()
    for change in changes(laid.face, laid.turn) if laid else starts("town" if site.town else "plain"):
        made = _outcomes(site, change, known)
        if made:
            yield Placement(change, cost(site.map, site.hex, change), made)


def placement(site: Site, change: Change) -> Placement | None:
    """STM-063 to STM-106: this placement, None if it is illegal, regardless of money and stock."""
    made = _outcomes(site, change, {})
    return Placement(change, cost(site.map, site.hex, change), made) if made else None


@lru_cache(maxsize=4096)
def cheapest(site: Site) -> Placement | None:
    """The first legal placement: faces are sorted by their number of exits, so none costs less."""
    return next(placements(site), None)


def affordable(site: Site, limits: Iterable[Limit], cash: int) -> Iterator[Placement]:
    """STM-031, STM-121, STM-164: the placements whose tile is in stock and that cost at most `cash` dollars."""
    old = site.laid.face if site.laid else None
    return (p for p in placements(site) if p.cost <= cash and available(p.change.face, old, limits))


def possible(site: Site, limits: Iterable[Limit], cash: int) -> bool:
    """Whether any placement is affordable on this hex."""
    first = cheapest(site)
    if first is None or first.cost > cash:
        return False
    old = site.laid.face if site.laid else None
    return available(first.change.face, old, limits) or any(True for _ in affordable(site, limits, cash))


def _outcomes(site: Site, change: Change, known: dict[Part, Outcome | None]) -> tuple[Outcome, ...]:
    """STM-104: what each new part does, () if any is illegal. `known` has the parts examined before."""
    if change.moved is not None:
        moved = _redirected(site, change, change.moved)
        return (moved,) if moved else ()
    made = []
    for part in change.fresh:
        if part not in known:
            known[part] = _spur(site, part) if site.town else _segment(site, part)
        outcome = known[part]
        if outcome is None:
            return ()
        made.append(outcome)
    return tuple(made) if _anchored(site, change.fresh) else ()


def _anchored(site: Site, fresh: Iterable[Part]) -> bool:
    """STM-068, STM-070, STM-087, STM-105: the first track leaves a city; a link of the player leads into a town."""
    met = [site.meetings[edge].kind for part in fresh for edge in part]
    if not site.built and "city" not in met:
        return False
    return not site.town or site.reached or any(kind in ANCHORS for kind in met)


def _segment(site: Site, part: Part) -> Outcome | None:
    """STM-066, STM-072, STM-077, STM-202: a new plain segment."""
    first, second = (site.meetings[edge] for edge in part)
    if not _joinable(first, second):
        return None
    joined = tuple(edge for edge in part if site.meetings[edge].kind not in ("city", "nothing"))
    leaves = next((edge for edge in part if site.meetings[edge].kind == "nothing"), None)
    return Outcome(part, site.seat, _ends(first, second), _what(first, second), joined, leaves)


def _joinable(first: Meeting, second: Meeting) -> bool:
    """STM-066, STM-072, STM-073, STM-075, STM-199, STM-203: whether a plain segment may connect these."""
    kinds = (first.kind, second.kind)
    if any(kind in CLOSED for kind in kinds) or (first.start and first.start == second.start):
        return False
    return any(kind in ANCHORS for kind in kinds)


def _ends(first: Meeting, second: Meeting) -> tuple[Spot, ...]:
    return tuple(meeting.start for meeting in (first, second) if meeting.start)


def _what(first: Meeting, second: Meeting) -> Literal["starts", "extends", "claims"]:
    """STM-077, STM-090, STM-093: what a new segment or spur does to the links that it meets."""
    kinds = (first.kind, second.kind)
    if "claimable" in kinds:
        return "claims"
    return "extends" if "own" in kinds or "rival" in kinds else "starts"


def _spur(site: Site, part: Part) -> Outcome | None:
    """STM-088, STM-199, STM-203: a new spur of a town that a link of the player's reaches."""
    (edge,) = part
    meeting = site.meetings[edge]
    if meeting.kind in ("blocked", "unowned") or meeting.start == site.hex:
        return None
    town = Meeting("nothing", site.hex)
    owner = meeting.owner if meeting.kind == "rival" else site.seat
    joined = part if meeting.kind not in ("city", "nothing") else ()
    leaves = edge if meeting.kind == "nothing" else None
    return Outcome(part, owner, _ends(town, meeting), _what(town, meeting), joined, leaves)


def _redirected(site: Site, change: Change, moved: int) -> Outcome | None:
    """STM-068, STM-095 to STM-102: a segment that keeps one edge and ends on another one."""
    loose = site.loose[moved]
    (part,) = change.fresh
    if loose is None or loose.kept not in part or not site.built:
        return None
    edge = part[part[0] == loose.kept]
    meeting = site.meetings[edge]
    if not _joinable(loose.meeting, meeting):
        return None
    if meeting.kind == "nothing":
        return Outcome(part, loose.owner, (loose.meeting.start,), "redirects", leaves=edge)
    ends = ((loose.kept, loose.meeting), (edge, meeting))
    joined = tuple(edge for edge, met in ends if met.kind != "city")
    unowned = loose.owner == NOBODY or meeting.kind == "claimable"
    what: Literal["claims", "extends"] = "claims" if unowned else "extends"
    return Outcome(part, site.seat, _ends(loose.meeting, meeting), what, joined)


def lay(board: Board, hex: Spot, placement: Placement, network: Network | None = None) -> dict[Spot, Laid]:
    """STM-077, STM-088, STM-093, STM-106: the track with the tile on the map, and joined track with its new owner.

    `network` are the links of the board before, if they are known.
    """
    network, facts = network or network_of(board), DATA.maps[board.map]
    track = dict(board.track)
    for outcome in placement.outcomes:
        for edge in outcome.joined:
            beyond = facts.across[hex][edge]
            number, _ = through(track[beyond].face, track[beyond].turn)[opposite(edge)]
            hand_over(track, network.of[beyond, number], outcome.owner)
    change = placement.change
    fresh = iter(outcome.owner for outcome in placement.outcomes)
    owners = tuple(next(fresh) if old is None else track[hex].owners[old] for old in change.kept)
    track[hex] = Laid(change.face, change.turn, owners)
    return {name: track[name] for name in facts.hexes if name in track}
