"""Part of a turn tried out: the answers it takes, and what it brings."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.core.ahead.consequences import Trial, Trials
from engine.core.play.ask import Ask
from engine.core.play.lookahead import Unknown
from engine.core.play.msg import Msg
from engine.games.cargo_empire.advice.prospects import ICONS, Prospects
from engine.games.cargo_empire.advice.ranking import row_cards
from engine.games.cargo_empire.cards import Cards
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.development import RowCard, Step
from engine.games.cargo_empire.facts import MARKERS, MODES
from engine.games.cargo_empire.offers import cards_name
from engine.games.cargo_empire.view import View
from engine.games.cargo_empire.words import name, row, say

ADVANCED = ("advance", "advance-card", "advance-icon", "advance-vp")
"""The lines of the log that report an advance."""


class Plan(Trial):
    """It takes the most promising answers, and ends with the first that can't be undone.

    It tells what then happens by itself, and names what is left to choose.
    """

    def __init__(self, view: View, trials: Trials) -> None:
        super().__init__(trials.playout(), trials.seat)
        # it goes on after a city card is taken, although nobody knows which card comes in its place
        self.state.city_deck, self.state.known = [], 0
        self.prospects = Prospects(view, self.state)
        self.before = self.ledger()
        self.lanes: dict[str, list[str]] = {}
        self.city: Msg | None = None
        self.left = ""

    def reveal(self) -> None:
        """A card is turned up: whatever follows regardless of the card is played, up to the next question; drawn
        objectives are such a question."""
        self.final = True
        # the last objective card is kept without a question, and its worth counts only at the end
        if self.told and "icon" in self.told[-1].args and len(self.state.objective_deck) > 1:
            self.left = "objective"
            raise Unknown

    def answer(self, ask: Ask[Any]) -> str | None:
        """The plan's answer, which it notes; None once it has ended."""
        if not self.final:
            return self.usual(ask)
        self.left = "" if self.complete else ask.kind
        return None

    @property
    def complete(self) -> bool:
        """Whether all rewards have been taken."""
        return self.state.due is None

    def usual(self, ask: Ask[Any]) -> str | None:
        """The most promising answer; None if the player should decide."""
        match ask.kind:
            case "rush":
                return max(ask.options, key=lambda key: self.token(ask.options[key].token))
            case "advance":
                return self.marker(ask)
            case "lane":
                return self.lane(str(ask.note.args["marker"])) if ask.note is not None else None
            case "transport":
                return max(MODES, key=self.prospects.card)
            case "bonus":
                return max((key for key in ask.options if key in ICONS), key=lambda key: ICONS[key])
            case "row-city":
                cards = [card for card in ask.options.values() if isinstance(card, RowCard)]
                ranked = row_cards(self.state, ask.seat, cards)
                best = max(ranked, key=lambda card: self.prospects.city_card(str(card)))
                self.city = best.label()
                return str(best)
        return None

    def marker(self, ask: Ask[Any]) -> str:
        """The marker whose advance promises most; but while all will advance anyway, those that turn up no card first.

        After a card is turned up, the plan could choose nothing more.
        """
        steps = {key: option for key, option in ask.options.items() if isinstance(option, Step)}
        anyhow = ask.note is not None and ask.note.key == say("advances-left").key
        return max(steps, key=lambda key: (anyhow and not self.turns_up(steps[key]), self.prospects.step(key)))

    def turns_up(self, step: Step) -> bool:
        """Whether the next field turns up cards, at once or through a choice made there."""
        icon = "" if step.field is None else step.field.icon
        return icon in ("city", "city_or_objective") or (icon == "objective" and bool(self.state.objective_deck))

    def token(self, token: str) -> float:
        """What a rush token promises, "" for none."""
        return self.prospects.step(DATA.rush_tokens[token].marker) if token else 0.0

    def lane(self, marker: str) -> str:
        """The lane that promises more; the plan names it."""
        lane = self.prospects.best_lane(self.prospects.player.markers[marker])
        self.lanes.setdefault(lane, []).append(marker)
        return lane

    # -- words

    def moved(self) -> Msg | None:
        """How far the markers have advanced, in whatever order."""
        moved = Counter(str(msg.args["marker"]) for msg in self.told if told_in(msg, *ADVANCED))
        found = [say("steps", marker=marker, steps=moved[marker]) for marker in MARKERS if moved[marker]]
        return row(found) if found else None

    def gains(self, scores: bool = False) -> list[Msg]:
        """Points and cards; `scores`: who scores for an upgrade has been told already."""
        modes = Counter(str(msg.args["mode"]) for msg in self.told if told_in(msg, "advance-card", "card"))
        vp = self.ledger().vp - self.before.vp
        found = [say("plan-vp-all" if scores else "plan-vp", vp=vp)] if vp else []
        if self.city is not None:
            found.append(say("plan-city", city=self.city))
        if modes:
            found.append(say("plan-cards", cards=cards_name(Cards(modes["road"], modes["rail"], modes["sea"]))))
        return found

    def ending(self) -> list[Msg]:
        """The lanes it takes, and what is left to choose."""
        lanes = ((lane, dict.fromkeys(markers)) for lane, markers in self.lanes.items())
        facts = [
            say("plan-lane", markers=row([name("by", marker) for marker in markers]), lane=lane)
            for lane, markers in lanes
        ]
        facts += [say("plan-left", what=name("left", self.left))] if self.left else []
        return facts


def told_in(msg: Msg, *lines: str) -> bool:
    """Whether a message is one of these log lines."""
    return any(msg.key == say(f"log-{line}").key for line in lines)
