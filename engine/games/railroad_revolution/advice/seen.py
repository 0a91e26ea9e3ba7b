"""A state made from what a seat sees, for trying things out; it lacks what lies face down."""

from __future__ import annotations

from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.state import Drawn, Held, Offer, Player, State
from engine.games.railroad_revolution.view import PlayerView, View


def as_state(view: View) -> State:
    """A state with everything that a view shows; piles and deck are empty, since nobody may look at them."""
    return State(
        rng=0,
        seats=view.seats,
        first=view.first,
        players=[_player(player) for player in view.players],
        bank=dict(view.bank),
        trains=dict(view.trains),
        stations={city.id: list(city.stations) for city in view.cities},
        offices={sector.n: list(sector.offices) for sector in view.sectors},
        city_tiles={city.id: city.tile for city in view.cities},
        telegraph_tiles={sector.n: sector.tile for sector in view.sectors if sector.tile},
        piles={letter: [] for letter in view.piles},
        boxed_milestones=[],
        deck=[],
        deal=view.deal,
        discards=list(view.discards),
        wealth=[Offer(offer.side, offer.worker) for offer in view.wealth],
        acting=view.acting,
        phase=view.phase,  # type: ignore[arg-type]
        round=view.round,
        last_round=view.last_round,
        deciding=list(view.deciding),
        drawn=None if view.picking is None else Drawn(view.picking, "", view.drawn),
        action=view.action,
    )


def _player(seen: PlayerView) -> Player:
    return Player(
        money=seen.money,
        shares=seen.shares,
        pool=dict(seen.pool),
        mat={box: list(workers) for box, workers in seen.mat.items()},
        rails=[sector.rails for sector in seen.sectors],
        buildings=[sector.buildings for sector in seen.sectors],
        spare_rails=int(seen.spare_rail),
        spare_buildings=int(seen.spare_building),
        built=list(seen.rails),
        up={kind: seen.trains_up.get(kind, 0) for kind in DATA.trains},
        down={kind: seen.trains_down.get(kind, 0) for kind in DATA.trains},
        milestones=[Held(each.id, [slot.manager for slot in each.slots]) for each in seen.milestones],
        markers=dict(seen.markers),
        completed=list(seen.completed),
    )
