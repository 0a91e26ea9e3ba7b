"""How the words of Railroad Revolution's plans are read: what all of a turn costs and brings, fact by fact."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

from engine.games.railroad_revolution.data import DATA
from tests.engine.games.railroad_revolution.said import (
    CITY,
    COLOUR,
    EFFECT,
    HIRE,
    LINE,
    MONEY,
    NUMBER,
    SHARE,
    TRAIN,
    hires,
    hue,
    number,
    sold,
)
from tests.promises import PLAN, Came, Row, row, same

HALF = rf"{LINE}(?: \(half at {CITY}\))?"
BEGINS, ENDS = r"(?<=[|·] )", r"(?: ×\d+)?(?= [·|]|$)"
"""Where a fact begins and ends."""
RAILS = 2
"""So many the label names."""
SOME = rf"{NUMBER}(?: and {NUMBER})?"


def fact(words: str, kept: Any) -> Row:
    """A row of a fact of its own."""
    return row(f"{BEGINS}(?:{words}){ENDS}", kept, PLAN)


def signed(sign: str, amount: str | None) -> int:
    return (-1 if sign == "−" else 1) * number(amount or "0")


# -- what came


def change(came: Came, what: str) -> int:
    before, after = came.saw()
    return int(getattr(after, what) - getattr(before, what))


def more(after: Mapping[str, int], before: Mapping[str, int]) -> dict[str, int]:
    """What has become more or less."""
    return {key: n for key in {**after, **before} if (n := after.get(key, 0) - before.get(key, 0))}


def staff(player: Any) -> Counter[str]:
    """The workers of a player by colour, managers aside."""
    return Counter(player.pool) + Counter(colour for lying in player.mat.values() for colour in lying)


def missing(milestone: Any) -> int:
    slots = sum(not slot.manager for slot in milestone.slots)
    return slots + sum(max(0, condition.count - condition.have) for condition in milestone.conditions)


def milestones(came: Came, *, complete: bool) -> list[int]:
    """What the milestones are worth that lack less than before: nothing any more, or still something."""
    before, after = came.saw()
    lacked = {each.id: missing(each) for each in before.milestones}
    nearer = [each for each in after.milestones if missing(each) < lacked[each.id]]
    return sorted(each.vp for each in nearer if (not missing(each)) == complete)


def triggered(came: Came) -> bool:
    """Whether the action of the plan lets others take a deal: they are asked behind it, or the card goes."""
    return bool(came.end.deal != came.before.deal or came.end.phase == "deals")


# -- what was said


def completes(came: Came, found: re.Match[str]) -> object:
    return same(sorted(number(each) for each in found.groups() if each), milestones(came, complete=True))


def towards(came: Came, found: re.Match[str]) -> object:
    return same(sorted(number(each) for each in found.groups() if each), milestones(came, complete=False))


def vp(came: Came, found: re.Match[str]) -> object:
    return same(signed(found[1], found[2]), change(came, "vp"))


def purse(came: Came) -> int:
    """What came or went beside shares that were sold and workers who were hired, in dollars."""
    return change(came, "money") - SHARE * sold(came) + HIRE * hires(came)


def gain(came: Came, found: re.Match[str]) -> object:
    return same((number(found[1]), number(found[2] or "0")), (purse(came), sold(came)))


def cost(came: Came, found: re.Match[str]) -> object:
    return same((-number(found[1]), number(found[2] or "0")), (purse(came), sold(came)))


def sale(came: Came, found: re.Match[str]) -> object:
    return same((0, number(found[1])), (purse(came), sold(came)))


def shares(came: Came, found: re.Match[str]) -> object:
    return same(signed(found[1], found[2]), change(came, "shares") + sold(came))


def steps(came: Came, found: re.Match[str]) -> object:
    before, after = came.saw()
    return same(number(found[2]), more(after.markers, before.markers).get(found[1].lower(), 0))


def placed(came: Came, found: re.Match[str]) -> object:
    return bool(came.lines(rf"(?i)places an? {found[1]} worker on ")) or came.told


def hired(came: Came, found: re.Match[str]) -> object:
    return (number(found[2]) == HIRE and bool(came.lines(rf"(?i)hires an? {found[1]} worker"))) or came.told


def promoted(came: Came, found: re.Match[str]) -> object:
    return bool(came.lines(rf"(?i)promotes an? {found[1]} worker")) or came.told


def flipped(came: Came, found: re.Match[str]) -> object:
    said = rf"(?i)flips a train face {found[2]}: {re.escape(found[1])} \([+−]{found[3]} VP\)"
    return bool(came.lines(said)) or came.told


def deal(came: Came, found: re.Match[str]) -> object:
    return bool(came.lines(rf"(?i)accepts a deal: {re.escape(found[1])}\.")) or came.told


def card(came: Came, found: re.Match[str]) -> object:
    """Others may accept a deal; so could the seat, which declines, or it could not."""
    declined = "decline" in came.keys
    if not triggered(came) or came.lines("(?i)accepts a deal"):
        return came.told
    return same(found[0] != "deal card", declined)


def built(came: Came, found: re.Match[str]) -> object:
    what, where = found[1].split(" ", 1)
    return bool(came.lines(rf"(?i)builds (?:the|a|the first) {what} .*{re.escape(where)}")) or came.told


def office(came: Came, found: re.Match[str]) -> object:
    before, after = came.saw()
    return same(number(found[1]) in after.offices and number(found[1]) not in before.offices, True)


def station(came: Came, found: re.Match[str]) -> object:
    level = {facts.level for facts in DATA.cities.values() if came.lines(rf"(?i)builds .* station in {found[1]}")}
    return number(found[2]) in level or came.told


def labelled(came: Came, found: re.Match[str]) -> object:
    return bool(came.lines(rf"(?i)sells a {found[1]} ")) or came.told


# -- what has to be said


def to_its_end(came: Came, _: re.Match[str]) -> object:
    """A plan leaves nothing of the turn to decide."""
    return came.over or came.asked


def all_of_it(came: Came, _: re.Match[str]) -> object:
    """Nothing comes or goes that a plan does not tell."""
    before, after = came.saw()
    box = came.keys[0].split("/")[0]
    split = [part.partition(" ×") for part in came.detail.split(" · ") if not part.startswith("left out: ")]
    parts = [part for part, _, often in split for _ in range(int(often or 1))]

    def said(pattern: str) -> list[tuple[str, ...]]:
        return [found.groups() for part in parts if (found := re.fullmatch(pattern, part))]

    people: Counter[str] = Counter()
    people.update(hue(colour) for (colour,) in said(rf"\+{COLOUR}"))
    people.update(hue(colour) for colour, _ in said(rf"hires {COLOUR} \({MONEY}\)"))
    people.update(hue(new) for _, new in said(rf"{COLOUR} → {COLOUR}"))
    people.subtract(hue(colour) for (colour,) in said(rf"(?:discards |promotes ){COLOUR}"))
    people.subtract(hue(old) for old, _ in said(rf"{COLOUR} → {COLOUR}"))
    flips = sum(signed(sign, vp) for sign, vp in said(rf"{TRAIN} (?:up|down) \(([+−])(\d+)\)"))
    turned = len(said(rf"({TRAIN}) up \(\+\d+\)")) - len(said(rf"({TRAIN}) down \(−\d+\)"))
    trains = turned + len(said(rf"\+({TRAIN})"))
    ahead = {track.lower(): int(n) for track, n in said(rf"(Network|Stations|Telegraph) \+{NUMBER}")}
    facts = {
        "workers": (more(people, {}), more(staff(after), staff(before))),
        "trains that lie face up": (trains, sum(after.trains_up.values()) - sum(before.trains_up.values())),
        "steps": (ahead, more(after.markers, before.markers)),
        "VP": (
            bool(said(rf"([+−]){NUMBER} VP")),
            change(came, "vp") not in (0, flips),  # a train that is turned says what that scores
        ),
        "money": (bool(said(r"(.*)\$.*|(sells) \d.*")), bool(purse(came) or sold(came) or hires(came))),
        "shares": (bool(said(rf"([+−]){NUMBER} shares?")), change(came, "shares") + sold(came) != 0),
        "what is built besides": (
            [len(said(rf"({what}) .*")) for what in ("rail", "station", "office")],
            [
                len(after.rails)
                - len(before.rails)
                - min(RAILS, len(after.rails) - len(before.rails)) * (box == "railway"),
                len(after.stations) - len(before.stations) - (box == "station"),
                len(after.offices) - len(before.offices) - (box == "telegraph"),
            ],
        ),
        "milestones": (
            (bool(said(r"completes (.*) VP")), bool(said(r"towards (.*) VP"))),
            (bool(milestones(came, complete=True)), bool(milestones(came, complete=False))),
        ),
        "deal card": (bool(said(r"(deal).*")), triggered(came) or bool(came.lines("(?i)accepts a deal"))),
    }
    untrue = {what: both for what, both in facts.items() if both[0] != both[1]}
    return same({}, untrue)


PLANS = (
    row(r"^(?=.)", to_its_end, PLAN),
    row(r"^(?=.)", all_of_it, PLAN),
    fact(rf"completes {SOME} VP", completes),
    fact(rf"towards {SOME} VP", towards),
    fact(rf"{COLOUR} worker", placed),
    fact(rf"([+−]){NUMBER} VP", vp),
    fact(rf"\+{MONEY}(?: \(sells {NUMBER} shares?\))?", gain),
    fact(rf"{MONEY}(?: \(sells {NUMBER} shares?\))?", cost),
    fact(rf"sells {NUMBER} shares?", sale),
    fact(rf"([+−]){NUMBER} shares?", shares),
    fact(rf"(Network|Stations|Telegraph) \+{NUMBER}", steps),
    fact(rf"hires {COLOUR} \({MONEY}\)", hired),
    fact(rf"promotes {COLOUR}", promoted),
    # who comes and goes, and which trains: all_of_it counts them
    fact(rf"(?:\+|discards ){COLOUR}|{COLOUR} → {COLOUR}|\+{TRAIN}", None),
    fact(rf"({TRAIN}) (up|down) \([+−]{NUMBER}\)", flipped),
    fact(rf"(rail {HALF}|station {CITY})", built),
    fact(rf"office {NUMBER}", office),
    fact(rf"deal: ({EFFECT})", deal),
    fact(r"deal", lambda came, _: bool(came.lines("(?i)accepts a deal: ")) or came.told),
    fact(r"deal card(?:, declined)?", card),
    row(r"left out: (?:.*)$", None, PLAN),
    row(rf"(?<=\| )(?:Station in |[A-Z][a-z]+: )({CITY}) \(level {NUMBER}\)(?= \|)", station, PLAN),
    row(r"Sell a (rail|building)", labelled, PLAN),
    row(rf"(?:Office in )?sector {NUMBER}", office, PLAN),
    row(rf"Rails(?= )|(?:White|Purple|Orange|Grey|Turquoise):(?= )|(?:½ )?{HALF}", None, PLAN),
)
