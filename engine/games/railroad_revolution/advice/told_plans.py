"""A plan in words: what its action places or sells, and what the whole turn costs and brings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

from engine.core.play.msg import Msg, Value
from engine.games.railroad_revolution.advice.helps import NO_HELP
from engine.games.railroad_revolution.advice.ledger import lines, total
from engine.games.railroad_revolution.advice.plan import BUILT, Plan
from engine.games.railroad_revolution.advice.told import ToldRail
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.network import network
from engine.games.railroad_revolution.outlook import RULE, shares_to_sell
from engine.games.railroad_revolution.places import line, reached
from engine.games.railroad_revolution.words import LEXICON, name, say

row = partial(LEXICON.chain, "plan-facts")
"""Facts side by side, without those that are None; None if nothing is left."""
MOST_NAMED = 2
"""A label has room for this many rails; a third one is mentioned separately."""
CITIES = {name("city", city).key: city for city in DATA.cities}
BESIDES = {
    **{say(f"log-{what}").key: say(f"plan-{what}").key for what in ("hire", "promote", "train", "discard")},
    **{say(f"log-{what}").key: say(f"brief-{what}").key for what in ("take", "flip", "swap", "deal")},
    **{say(f"log-{what}").key: say(f"brief-{what}").key for what in BUILT.values() if what != "sale"},
}
"""By log line: the phrases for what else happens."""


def label(plan: Plan, *, by_worker: bool) -> Msg:
    """The action and its places; and the worker, if plans differ by it."""
    where = _where(plan)
    if by_worker:
        return say("plan-worker", where=where, colour=plan.placing.colour)
    return say(f"plan-{plan.placing.box}", where=where)


def _where(plan: Plan) -> Msg | list[Msg]:
    """Where it builds, or what it sells."""
    match plan.placing.box:
        case "railway":
            return route(rails(plan)[:MOST_NAMED])
        case "station":
            city = CITIES[plan.main[0].args["city"].key]  # type: ignore[union-attr]
            return say("site", city=name("city", city), level=DATA.cities[city].level, **NO_HELP)
        case "telegraph":
            return say("plan-sector", sector=plan.main[0].args["sector"])
        case _:
            return say(f"plan-sell-{plan.main[0].args['piece']}")


def rails(plan: Plan) -> list[ToldRail]:
    """The rails that its action lays, with the cities that they connect."""
    built, found = list(plan.built), list[ToldRail]()
    for msg in plan.main:
        space = str(msg.args["space"])
        found.append(ToldRail(space, action=True, reached=reached(network(tuple(built)), space)))
        built.append(space)
    return found


def route(rails: Sequence[ToldRail]) -> Msg | list[Msg]:
    """Where rails lead from and to; if one extends the other, all cities in a row."""
    ways = [(*line(rail.space), rail) for rail in rails]
    ends = [(a, b) if rail.towards() == b else (b, a) for a, b, rail in ways]
    if len(ends) == 2 and ends[0] == ends[1]:
        return say("line", **_names(*ends[0]))
    if len(ends) == 2 and ends[0][1] == ends[1][0] and not any(map(is_half, rails)):
        (a, b), (_, c) = ends
        return say("line-on", a=name("city", a), b=name("city", b), c=name("city", c))
    return [
        say("plan-half" if is_half(rail) else "line", **_names(*end)) for end, rail in zip(ends, rails, strict=True)
    ]


def is_half(rail: ToldRail) -> bool:
    """Whether a rail is one half of a line of two spaces."""
    facts = DATA.spaces[rail.space]
    return facts.a in DATA.junctions or facts.b in DATA.junctions


def _names(a: str, b: str) -> dict[str, Value]:
    return {"a": name("city", a), "b": name("city", b)}


def detail(plan: Plan, *, by_worker: bool) -> Msg | None:
    """The worker, its help for milestones, what it all costs and brings, and what it leaves out."""
    who = [] if by_worker else [say("plan-with", colour=plan.placing.colour)]
    out = plan.end.forgoes(1) if plan.end is not None else None
    return row([*who, *_helps(plan), *_brings(plan), *_besides(plan), *_deal(plan), out])


def _helps(plan: Plan) -> Iterator[Msg]:
    """The milestones that it completes, then those that it brings nearer."""
    for key, ids in (("completes", plan.completed), ("towards", plan.nearer)):
        if ids:
            yield say(f"plan-{key}", milestones=[say("plan-worth", vp=DATA.milestones[id].vp) for id in ids])


def _brings(plan: Plan) -> Iterator[Msg]:
    """What it scores; the money, except for hires, and the shares sold for both; the shares and steps that it brings or
    takes."""
    if plan.vp and plan.vp != _turned(plan):
        yield say("plan-points", side=side(plan.vp), vp=abs(plan.vp))
    told, after = plan.told, plan.after
    paid = total(told, "pay", "cost") + after.due - len(lines(told, "hire")) * RULE.hire_price
    money = total(told, "earn", "money") + total(told, "sale", "money") - paid
    sold = total(told, "sell", "sold") + min(shares_to_sell(after.money, after.due), after.shares)
    if money or sold:
        yield say("plan-money", side=side(money), money=abs(money), sold=sold)
    if shares := total(told, "shares", "shares") - total(told, "discard-shares", "spent"):
        yield say("plan-shares", side=side(shares), shares=abs(shares))
    for track, steps in Counter(str(msg.args["track"]) for msg in lines(told, "step")).items():
        yield say("plan-steps", track=track, steps=steps)


def _turned(plan: Plan) -> int:
    """What turning trains scores, which their own phrases say."""
    flips = ((str(msg.args["side"]), int(str(msg.args["vp"]))) for msg in lines(plan.told, "flip"))
    return sum(-vp if to == "down" else vp for to, vp in flips)


def side(number: int) -> str:
    """Whether a number grows, shrinks or stays, in the form by which a sentence selects."""
    return "up" if number > 0 else "down" if number < 0 else "none"


def _besides(plan: Plan) -> Iterator[Msg]:
    """Workers, trains, and what else is built, in the order in which it happens, each once."""
    found: list[Msg] = []
    for msg in plan.told:
        if msg.key in BESIDES and msg not in plan.main[:MOST_NAMED]:
            found.append(Msg(BESIDES[msg.key], **_facts(msg)))
    for at, told in enumerate(found):
        if told not in found[:at]:
            often = found.count(told)
            yield told if often == 1 else say("plan-times", what=told, count=often)


def _facts(msg: Msg) -> dict[str, Value]:
    """The arguments of a phrase, without points (except for a train that is turned) and milestones, which have been
    mentioned already."""
    facts = {**msg.args, "price": RULE.hire_price, "milestone": ""}
    return facts if msg.key == say("log-flip").key else {**facts, "vp": 0}


def _deal(plan: Plan) -> Iterator[Msg]:
    """That others may take the deal that the plan leaves to them."""
    card = any(DATA.spaces[rail.space].deal for rail in rails(plan)) if plan.placing.box == "railway" else False
    if plan.placing.box == "telegraph":
        card = DATA.sectors[int(str(plan.main[0].args["sector"]))].deal
    if card and not lines(plan.told, "deal"):
        yield say("plan-no-deal" if plan.declined else "plan-deal")
