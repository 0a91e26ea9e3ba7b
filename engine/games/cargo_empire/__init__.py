"""Cargo Empire, 1 to 4 players.

section of rules.md                      here
1   components and setup                 setup.setup, rounds (setup part), start, objectives.keep_first
2   rounds and phases                    rounds.script, rounds.player_turn, rounds.next_turn
3   plan, secure                         delivery.plan, offers, routes.shapes, cards.fares
3   carry out, upgrade                   delivery.carry_out, upgrades
4   rewards                              rewards.reward
4   lanes, junctions, bonus icons        tracks, development.advance, row, objectives.gain
5   no delivery possible                 skipping.skip
6   maintenance                          maintenance.maintain
7   end, scoring, ties                   rounds.final_scoring, scoring.points, scoring.ranking
8   objectives                           scoring.score
9   clans                                clans, crests
10  solo game, 11 two with a forwarder   forwarder
12  two players with vassals             vassals.place_vassal
13  Dyorle                               rush, routes.ways
14  advanced tracks                      setup.draw_tracks, tracks.lane_fields
15  combining variants                   setup.refuse, rates.factors
16  hidden information                   view.view, redeal.redeal
"""

from engine.core.play.rules import Rules, Variant
from engine.games.cargo_empire.conservation import check
from engine.games.cargo_empire.redeal import redeal
from engine.games.cargo_empire.rounds import script
from engine.games.cargo_empire.scoring import result
from engine.games.cargo_empire.setup import TRACK_CHOICES, refuse, setup
from engine.games.cargo_empire.standing import ORDERS
from engine.games.cargo_empire.state import State
from engine.games.cargo_empire.view import View, view
from engine.kit import history

RULES = Rules[State, View](
    key="cargo_empire", seats=(1, 2, 3, 4), schema=2, upgrades={1: history.begin}, state_type=State,
    setup=setup, script=script, view=view, result=result, check=check, redeal=redeal,
    variants=(
        Variant("map", ("europe", "dyorle")),
        Variant("tracks", ("base", "advanced", "any")),
        *(Variant(f"track-{number}", TRACK_CHOICES, quiet=True, needs={"tracks": "any"}) for number in (1, 2, 3)),
        Variant("clans", ("off", "on")),
        # the solo game always has a forwarder
        Variant("table", ("plain", "forwarder", "vassals"), quiet=True, seats={"forwarder": (2,)}),
    ),
    orders=ORDERS,
    order_needs={"end": {"clans": "on"}},
    refuse=refuse,
)  # fmt: skip
