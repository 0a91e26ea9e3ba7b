"""Steam, 3 to 6 players, Base and Standard game on two maps.

section of rules.md                      here
0      links                             network.network_of
1      components, setup                 data/*.toml, setup.setup
2      money                             money.power, money.pay, money.raise_money
3      initial turn order                setup.first_order, auction.bid_turn
4      rounds, action tiles              rounds.script, action_tiles.takings, action_tiles.take
5      building track                    building.build_turn
       connection, towns, redirect       site.site, placement.placements, placement.lay
       cost                              cost.cost
       tile stock                        faces.exhausted, faces.available
       Urbanization, City Growth         cities.urbanize, cities.found_city, cities.grow
6      moving goods                      goods.activity, routes.routes, points.take_points
7      income, expenses, bankruptcy      income.settle
8      turn order, next round            rounds.new_order, rounds.next_round
9      end and scoring                   rounds.expenses, scoring.final_scoring, scoring.winners
10     Standard game                     capital.capital_turn, auction.win_round, income.pay_upkeep
11     rulings                           where the rule is that each of them settles
"""

from engine.core.play.rules import Rules, Variant
from engine.games.steam.conservation import check
from engine.games.steam.redeal import redeal
from engine.games.steam.rounds import script
from engine.games.steam.scoring import result
from engine.games.steam.setup import setup
from engine.games.steam.standing import ORDERS
from engine.games.steam.state import State
from engine.games.steam.view import View, view
from engine.kit import history

RULES = Rules[State, View](
    key="steam", seats=(3, 4, 5, 6), schema=2, upgrades={1: history.begin}, state_type=State,
    setup=setup, script=script, view=view, result=result, check=check, redeal=redeal,
    variants=(
        Variant("rules", ("base", "standard")),
        Variant("map", ("northeast", "ruhr")),
        Variant("order", ("auction", "learning"), needs={"rules": "base"}),
    ),
    orders={"points": ORDERS},
)  # fmt: skip
