"""Cities as plans: carries out the action of a build turn's tile in full, where it helps most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.ahead.consequences import Trial, trials
from engine.core.play.ask import Ask, Shortcut
from engine.core.play.msg import Msg
from engine.games.steam.action_tiles import CITY_GROWTH
from engine.games.steam.advice.designs import Site, designs
from engine.games.steam.advice.ranking import offered
from engine.games.steam.advice.told import gives_up
from engine.games.steam.building import GROW, URBANIZE
from engine.games.steam.data import DATA
from engine.games.steam.money import NO_LOAN, effects
from engine.games.steam.places import cubes, place
from engine.games.steam.view import View
from engine.games.steam.words import say

LOST = say("log-lost").key
"""STM-091: if a city leaves no money for track, the turn ends by itself."""


def growing(view: View, ask: Ask[Any]) -> Iterator[Shortcut]:
    """STM-107, STM-115: the New City or the City Growth that brings the most, if the action tile allows one."""
    action = next((option for option in (URBANIZE, GROW) if str(option) in ask.options), None)
    if action is None:
        return
    plans = designs(view, ask.seat)
    site = plans.growth() if view.players[ask.seat].tile == CITY_GROWTH else plans.founding()
    if site.hex:
        found = Growing(view, Trial(trials(ask).playout(), ask.seat), site)
        found.carry_out(str(action))
        if found.whole:
            yield found.shortcut()


class Growing:
    """Founding or growing a city, carried out on a copy."""

    def __init__(self, view: View, trial: Trial, site: Site) -> None:
        self.view, self.trial, self.site = view, trial, site
        key = DATA.maps[view.map].hexes[site.hex].key
        self.answers = {
            "new-city": key,
            "growth-city": key,
            "new-city-colour": site.colour,
            "supply": f"supply-{site.space}",
        }
        self.links: Sequence[Msg] = ()
        self.whole = False

    def carry_out(self, action: str) -> None:
        """Answer every question of the action."""
        self.trial.give(action)
        self.trial.follow(self._answer)
        self.whole = self.trial.ask is None or self.trial.ask.kind not in self.answers
        self.trial.ends(None)

    def _answer(self, ask: Ask[Any]) -> str | None:
        key = self.answers.get(ask.kind)
        if key is None or key not in ask.options:
            return None
        if ask.kind == "new-city":
            told = next(option for option in offered(self.view, ask) if str(option) == key).detail()
            self.links = [told] if told else []
        return key

    def shortcut(self) -> Shortcut:
        """The plan in words: where, in which colour, which cubes it gets, and what happens to links."""
        at = place(self.view.map, self.site.hex)
        label = say("plan-grow", place=at)
        if self.site.colour and self.trial.keys[0] == str(URBANIZE):
            label = say("plan-found", place=at, colour=self.site.colour)
        goods = self.view.supply[self.site.space - 1] if self.site.space else {}
        told = [say("plan-cubes", cubes=cubes(goods))] if goods else []
        lost = [say("open-link", place=line.args["place"]) for line in self.trial.told if line.key == LOST]
        return Shortcut(tuple(self.trial.keys), label, effects([*told, *self.links, *gives_up(lost)], NO_LOAN))
