"""Examples of effects, deals and setup, word by word."""

from __future__ import annotations

import pytest

from tests.engine.games.railroad_revolution.build import actor, asked, offered, play
from tests.engine.games.railroad_revolution.scenes import (
    BARE,
    at_sector,
    bystanders,
    choices,
    close,
    deal_turn,
    in_city,
    me,
    seen,
    table,
)


@pytest.mark.rule("RRV-EX-57")
def test_a_free_rail_on_a_deal_space():
    match = at_sector("TG-rail", rails="WAS-CHI", milestones="C-3 C-9", deal=1, shares=9)
    play(match, "tile", "white")

    def counts() -> list[int]:
        return [condition.have for held in me(match).milestones for condition in held.conditions]

    deals, plains, stations = counts()
    play(match, "chi-kcy")
    assert counts() == [deals + 1, plains + 1, stations]
    assert (me(match).money, me(match).sectors[0].rails) == (0, 0)
    assert (actor(close(match)), asked(match), seen(match).deal) == (1, "worker", 1)


@pytest.mark.rule("RRV-EX-58")
def test_a_station_by_deal_takes_the_first_space():
    red = {**BARE, "rails": "CLT-MIA", "money": 300, "up": "money", "pool": "5 white"}
    match = deal_turn(2, shares=1, rails="CLT-MIA", tiles={"MIA": "2-2"}, others={**bystanders(), 1: red})
    play(match, "bottom", "mia")
    assert seen(match).cities[4].id == "MIA"
    assert seen(match).cities[4].stations == [0]
    assert (me(match).workforce, me(match).money, me(match).shares) == (5, 0, 0)
    play(match, "station/white", "mia")
    assert choices(match) == ["reward"]
    play(match, "reward", "gray")
    assert seen(match).cities[4].stations == [0, 1]
    assert (me(match, 1).money, me(match, 1).pool["gray"], me(match, 1).trains_up) == (0, 1, {"money": 1})


@pytest.mark.rule("RRV-EX-59")
def test_the_top_of_a_track():
    facts = {**BARE, "markers": {"telegraph": 7}, "up": "steps", "pool": "5 white", "mat_rails": [], "shares": 9}
    match = table(others=bystanders(), **facts)
    play(match, "trade/white", "flip")
    assert choices(match) == ["stations", "network"]
    play(match, "stations", "network", "done")
    assert list(me(match).markers.values()) == [7, 1, 1]


@pytest.mark.rule("RRV-EX-60")
def test_wealth_steps_meet_gates():
    match = table(phase="draft", round=1, wealth=[("steps", "gray")], shares=3, money=600)
    play(match, "network", "network", "network")
    assert (me(match).markers["network"], me(match).values["network"]) == (3, 7)
    assert (me(match).shares, me(match).money) == (2, 400)


@pytest.mark.rule("RRV-EX-64")
def test_the_deal_deck_runs_out():
    match = deal_turn(8, deck=[], discards=[1, 2, 3, 4, 5, 6, 7, 9])
    play(match, "decline")
    view = seen(match)
    assert (view.deck, view.discards) == (8, [])
    assert sorted([*match.state.deck, view.deal]) == [1, 2, 3, 4, 5, 6, 7, 8, 9]


@pytest.mark.rule("RRV-EX-65")
def test_hidden_information():
    done = {"milestones": "A2-1:purple", "rails": "WAS-CHI", "stations": "WAS"}
    match = table(pool="5 white", others=bystanders(), **{**BARE, **done})
    play(match, "trade/white")
    assert match.view(0).drawn == ("B-1", "B-2", "B-3")
    assert (match.view(1).drawn, match.view(None).drawn) == ((), ())
    play(match, "b-1")
    red, blue = match.view(1), match.view(0)
    for view in (red, blue):
        assert [m.id for m in view.players[0].milestones] == ["B-1"]
        assert (view.piles, view.players[0].completed) == ({"B": 9, "C": 10, "D": 10}, ["A2-1"])
        assert (view.players[0].money, view.players[0].shares) == (400, 0)
    assert not any(card in repr(red) for card in ("B-2", "B-3"))
    state = match.state
    views = [repr(match.view(reader)) for reader in (0, 1, None)]
    state.deck.reverse()
    for pile in state.piles.values():
        pile.reverse()
    assert [repr(match.view(reader)) for reader in (0, 1, None)] == views


@pytest.mark.rule("RRV-EX-76")
def test_wealth_office_station_and_rail():
    wealth = [("office", "gray"), ("station", "orange"), ("rail", "purple")]
    facts = {"milestones": "D-5", "others": {1: {"milestones": ""}, 2: {"milestones": ""}}}
    state = {"acting": 2}
    match = table(3, 0, phase="draft", round=1, wealth=wealth, state=state, deal=1, **facts)
    play(match, "office", "sector-3", "station", "clt", "clt-lit")
    assert (seen(match).phase, seen(match).deal, actor(match), asked(match)) == ("turn", 1, 0, "worker")
    for seat in range(3):
        assert (me(match, seat).money, me(match, seat).shares, me(match, seat).workforce) == (600, 3, 5)
        assert sum(sector.rails for sector in me(match, seat).sectors) == 15
        assert sum(sector.buildings for sector in me(match, seat).sectors) == 12
    boxed = [(player.boxed_rails, player.boxed_buildings) for player in match.state.players]
    assert boxed == [(0, 1), (1, 0), (1, 0)]
    terrain, _ = me(match).milestones[0].conditions
    assert (terrain.triangles, terrain.have) == (3, 1)
    play(match, "telegraph/white", "sector-3")
    close(match)
    assert me(match).shares == 3 + 1
    while asked(match) != "worker":
        play(match, "decline")
    turn_of = actor(match)
    play(match, "trade/white", *(["rail"] if "rail" in offered(match) else []))
    while actor(match) == turn_of:
        play(match, "rail" if asked(match) == "piece" else "done")
    play(match, "station/white", "clt")
    assert "bonus" not in offered(match)
    assert "reward" in offered(match)


@pytest.mark.rule("RRV-EX-77")
def test_deal_office_and_deal_promotion():
    match = deal_turn(5, offices={1: [0], 4: [0]}, money=200, deck=[7, 8], discards=[1, 2])
    play(match, "bottom", "sector-6")
    assert seen(match).sectors[5].offices == [0]
    assert (me(match).shares, seen(match).deal, seen(match).discards) == (0, 7, [1, 2, 5])
    assert (actor(match), asked(match)) == (1, "worker")
    match = deal_turn(2, milestones="A1-2 A2-2", pool="4 white, purple, orange", money=200)
    play(match, "top")
    while asked(match) == "promote":
        play(match, choices(match)[0])
    assert (me(match).money, me(match).workforce) == (0, 4)
    assert [held.slots[0].manager for held in me(match).milestones] == ["purple", "orange"]


@pytest.mark.rule("RRV-EX-78")
def test_share_and_step_bonuses_with_optional_promotion():
    facts = {"milestones": "D-1", "pool": "4 white"}
    match = in_city("WAS", "L1-WAS", money=400, **facts)
    play(match, "bonus", "done")
    assert (me(match).shares, me(match).workforce) == (1, 4), "promoting is offered, since the reward brings a worker"
    assert asked(match) == "action"
    match = in_city("CLT", "L1-CLT", money=400, **facts)
    play(match, "bonus", "network", "done")
    assert (me(match).markers["network"], me(match).workforce, asked(match)) == (1, 4, "action")
    refused = "WAS-CHI", "2-3"
    match = in_city("CHI", refused[1], rails=refused[0], money=500, **facts)
    assert choices(match) == ["reward"]
    match = in_city("CHI", refused[1], rails=refused[0], money=500, **{**facts, "pool": "5 white"})
    assert "bonus" in choices(match)
