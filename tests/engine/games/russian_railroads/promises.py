"""How the words of Russian Railroads are read (`tests.promises`): by the Views before and after, and by the log."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from engine.core.ahead.consequences import trials
from engine.core.play.ask import Ask
from engine.games.russian_railroads.actions import action_of
from engine.games.russian_railroads.advice.rehearsal import rehearsed
from engine.games.russian_railroads.advice.sight import of_ask
from engine.games.russian_railroads.advice.told import ACTIONS, by_gain
from engine.games.russian_railroads.choices import Deed, Space
from engine.games.russian_railroads.locomotives import Take
from tests.promises import PLAN, Came, Keys, row, said_by, same

ROUTES = {"Trans-Siberian": "TS", "St Petersburg": "SP", "Kiev": "KY"}
ROUTE, COLOUR, NUMBER = r"(Trans-Siberian|St Petersburg|Kiev)", r"(black|grey|brown|natural|white)", r"(\d+)"
RAILS_AT = {"grey": 2, "brown": 6, "natural": 10, "white": 15}
"""Black on this space of the Trans-Siberian brings the rails of a colour."""
QUESTIONS_AT = {("TS", 13), ("SP", 4), ("SP", 6)}
ENDS = {"TS": 15, "SP": 9, "KY": 9}
WORKER_AT = {("KY", 7): 1}
SPACES = ("space", "reuse", "repeat", PLAN)
"""Where the words are of a whole action."""
BEGINS = ("draft", "token", "card")
"""What begins an action of its own, for nothing."""


def follow(ask: Ask[Any], key: str) -> Keys:
    """What begins an action is carried out as it is usually executed, a locomotive goes to the best of its places: that
    is what their words are about."""
    sight, option = of_ask(ask), ask.options[key]
    if sight is not None and isinstance(option, Take):
        return (key, str(by_gain(sight, option.number)[0])) if len(by_gain(sight, option.number)) > 1 else (key,)
    if sight is None or not isinstance(option, Space | Deed) or ask.kind not in {*BEGINS, *SPACES}:
        return (key,)
    action = ACTIONS[ask.kind][key] if isinstance(option, Deed) else action_of(sight.state, key)
    found = rehearsed(sight, trials(ask), key, action).keys
    return found[:2] if action.repeats else found


# -- what lies there


def route(board: Any, name: str) -> Any:
    return next(each for each in board.routes if each.id == ROUTES[name])


def a_round(board: Any) -> int:
    """What a scoring would bring now."""
    return board.industry_points + sum(each.points for each in board.routes)


def hands(board: Any) -> int:
    return board.workers + board.temporary + board.black_worker


def locos(board: Any) -> list[int]:
    return sorted(number for each in board.routes for number in each.places if number)


def questions(board: Any) -> list[tuple[str, int]]:
    """The ? spaces that black and the locomotives of a route have reached."""
    return [
        (each.id, space)
        for each in board.routes
        for id, space in sorted(QUESTIONS_AT)
        if id == each.id and min(each.rails.get("black", 0), each.reach) >= space
    ]


def asked_for_tokens(came: Came) -> int:
    """How many ? spaces have been reached; that of the industry track shows by what is told or asked."""
    before, after = came.saw()
    told = len(came.lines(r"The \? space (on|of)"))
    return max(told, len(set(questions(after)) - set(questions(before))))


# -- what was said


def of_hands(came: Came, found: re.Match[str]) -> object:
    """What is paid."""
    return same(int(found[1]), paid(came)[0])


def paid(came: Came) -> tuple[int, int]:
    """How many workers and coins lie on the space then that did not before."""
    had, has = ([p for s in view.spaces for p in s.pieces if p.seat == came.seat] for view in (came.before, came.after))
    own = [piece.kind for piece in has]
    for piece in had:
        own.remove(piece.kind)
    if (line := came.lines(r"takes “.*” \((.*)\)\.")) and not own:  # on an engineer of one's own
        text = line[0][1]
        coins = sum(int(n) for n in re.findall(r"(\d+) coin", text))
        return sum(int(n) for n in re.findall(r"(\d+) worker", text)) + ("black worker" in text), coins
    return sum(kind != "coin" for kind in own), own.count("coin")


def last_worker(came: Came, found: re.Match[str]) -> object:
    before, _ = came.saw()
    return same((1, 1), (paid(came)[0], hands(before)))


def of_coins(came: Came, found: re.Match[str]) -> object:
    return same(int(found[1]), paid(came)[1])


def last_coin(came: Came, found: re.Match[str]) -> object:
    before, _ = came.saw()
    return same((1, 1), (paid(came)[1], before.coins))


def both(came: Came, found: re.Match[str]) -> object:
    return same((int(found[1]), int(found[2])), paid(came))


def vp(came: Came, found: re.Match[str]) -> object:
    before, after = came.saw()
    return same(int(found[1]), after.vp - before.vp)


def vp_instead(came: Came, found: re.Match[str]) -> object:
    """What is scored instead of a card; what a factory brings that was entered before may follow, and is told."""
    before, after = came.saw()
    behind = sum(int(line[1]) for line in came.lines(r"^\+(\d+) VP"))
    return same(int(found[1]), after.vp - before.vp - behind)


def scoring(came: Came, found: re.Match[str]) -> object:
    """What a scoring brings more, and whether one or several are left."""
    before, after = came.saw()
    more = sum(int(n) for n in re.findall(r"\+(\d+) VP (?:a|this) round(?! once)", came.words))
    left = came.before.rounds - came.before.round + 1
    return same((more, found[2]), (a_round(after) - a_round(before), "this" if left == 1 else "a"))


def rail(came: Came, found: re.Match[str]) -> object:
    """Rails that move, by their colour or without it."""
    if came.kind == "advance" and "then" in came.words:  # it goes on from where the step has led
        return bool(came.lines(rf"{found[1]}: .* to {found[4]}\.")) or came.told
    before, after = (route(board, found[1]).rails for board in came.saw())
    if found[2]:
        return same((int(found[3]), int(found[4])), (before.get(found[2], 0), after.get(found[2], 0)))
    moved = [(before.get(colour, 0), at) for colour, at in after.items() if at > before.get(colour, 0)]
    return (int(found[3]), int(found[4])) in moved or moved


def step(came: Came, found: re.Match[str]) -> object:
    return bool(came.lines(rf"{found[1]}: {found[2]} to {found[3]}\.")) or came.told


def stepped(came: Came) -> tuple[str, str, int]:
    found = re.search(rf"{ROUTE}: {COLOUR} → {NUMBER}", came.label)
    assert found is not None
    return found[1], found[2], int(found[3])


def unreached(came: Came, found: re.Match[str]) -> object:
    """The locomotives of a route do not reach so far, but its rail does."""
    _, after = came.saw()
    space = int(found["space"])
    there = [each for each in after.routes if each.reach < space and any(at >= space for at in each.rails.values())]
    return bool(there) or [(each.id, each.reach, each.rails) for each in after.routes]


def next_special(came: Came, found: re.Match[str]) -> object:
    """What black comes to in so many steps on one of the routes on which it has moved."""
    before, after = came.saw()
    names = [name for name in ROUTES if route(after, name).rails != route(before, name).rails]
    return any(leads(route(after, name), int(found[1]), found[2]) for name in names) or names


def leads(line: Any, steps: int, what: str) -> bool:
    at = line.rails.get("black", 0) + steps
    specials = dict[int, list[str]]()
    if line.id == "TS":
        for colour, space in RAILS_AT.items():
            specials.setdefault(space, []).append(f"brings {colour} rails")
    for id, space in QUESTIONS_AT:
        if id == line.id:
            specials.setdefault(space, []).append("? token")
    for (id, space), count in WORKER_AT.items():
        if id == line.id:
            specials.setdefault(space, []).append("a worker for good" if count == 1 else "")
    if ENDS[line.id] == at:
        specials.setdefault(at, []).append("+10 VP")
    between = [space for space in specials if line.rails.get("black", 0) < space < at]
    return what in specials.get(at, []) and not [space for space in between if (line.id, space) not in QUESTIONS_AT]


def rails_for(came: Came, found: re.Match[str]) -> object:
    before, after = came.saw()
    new = {colour for each in after.routes for colour in each.rails} - {c for e in before.routes for c in e.rails}
    more = [each.id for each, old in zip(after.routes, before.routes, strict=True) if len(each.rails) > len(old.rails)]
    return (found[1] in new or bool(more)) or (new, more)


def white_room(came: Came, found: re.Match[str]) -> object:
    """So many are made, asked for, or lost."""
    lost = sum(int(line[1]) for line in came.lines(r"(\d+) white steps? ha(?:s|ve) no room"))
    said = int(found[2]) - int(found[1]) if found.re.groups > 1 else 0
    return same(said, lost) if came.over or lost else True


def worker_for_good(came: Came, found: re.Match[str]) -> object:
    before, after = came.saw()
    return after.workers_owned == before.workers_owned + 1 or (before.workers_owned, after.workers_owned)


def coins(came: Came, found: re.Match[str]) -> object:
    before, after = came.saw()
    return same(int(found[1]), after.coins - before.coins + paid(came)[1])


def temporary(came: Came, found: re.Match[str]) -> object:
    before, after = came.saw()
    spent = len(came.lines(r"takes “.*” \(")) and hands(before) - (hands(after) - int(found[1]))
    return same(int(found[1]), hands(after) - hands(before) + spent) if spent == paid(came)[0] else after.temporary


def tokens(came: Came, found: re.Match[str]) -> object:
    said = int(found[1] or 1)
    return said == asked_for_tokens(came) or (came.asked == "token" and said == 1) or asked_for_tokens(came)


def industry(came: Came, found: re.Match[str]) -> object:
    """The line of the log, since a marker is an index."""
    who = "industry" if found[1] == "industry" else "second industry"
    to = [int(line[1]) for line in came.lines(rf"The {who} marker moves to (\d+)")]
    return bool(to and to[-1] == int(found[3])) or to


def entered(came: Came, found: re.Match[str]) -> object:
    return bool(came.lines(f"onto the factory “{re.escape(found[1])}”")) or came.told


def loco(came: Came, found: re.Match[str]) -> object:
    """A locomotive comes, and a route has so much reach; one that is placed again goes on from where the first led."""
    if "then" in came.words:
        where = rf"Locomotive (\d+) (?:goes to|replaces \d+ on) {found[2]}, whose reach is now (\d+)"
        lines = [(int(line[1]), int(line[2])) for line in came.lines(where)]
        at = [route(came.saw()[0], found[2]).reach, *(to for _, to in lines)]
        steps = [(each, before, to) for before, (each, to) in zip(at, lines, strict=False)]
        return (int(found[1]), int(found[3]), int(found[4])) in steps or steps
    before, after = (route(board, found[2]).reach for board in came.saw())
    new = locos(came.saw()[1])
    told = (int(found[3]), int(found[4]))
    return (told == (before, after) and int(found[1]) in new) or (before, after, new)


def reach(came: Came, found: re.Match[str]) -> object:
    """Of a place, before anything becomes of what is replaced: the log says it at once."""
    lines = came.lines(rf"Locomotive \d+ (?:goes to|replaces \d+ on) {ROUTE}, whose reach is now {NUMBER}")
    return bool(lines and int(lines[0][2]) == int(found[2])) or came.told


def would_reach(came: Came, found: re.Match[str]) -> object:
    """What the best of the places of a locomotive would bring: asked for next, or done at once."""
    here = route(came.saw()[0], found[1]).reach
    lines = came.lines(rf"Locomotive \d+ (?:goes to|replaces \d+ on) {found[1]}, whose reach is now (\d+)")
    done = int(lines[0][1]) if lines else -1
    return same(int(found[2]), here) if came.asked == "place" else same((int(found[2]), int(found[3])), (here, done))


def doublers(came: Came, found: re.Match[str]) -> object:
    before, after = came.saw()
    return same((int(found[1]), int(found[2] or found[1])), (before.doublers + 1, after.doublers))


def factory(came: Came, found: re.Match[str]) -> object:
    return bool(came.lines(f"Factory \\d+ “{re.escape(found[1])}” (is built|replaces)")) or came.told


def a_factory(came: Came, found: re.Match[str]) -> object:
    return bool(came.lines(r"Factory \d+ “.*” (is built|replaces)")) or came.told


def engineers(came: Came, found: re.Match[str]) -> object:
    said = int(found[1]) if found[1] else 1
    return same(said, len(came.saw()[1].engineers))


def keeps(came: Came, found: re.Match[str]) -> object:
    """What is left after a payment; a coin, a worker or more may have come since."""
    _, after = came.saw()
    workers = sum(int(n) for n in re.findall(r"(\d+) worker", found[0])) + ("black worker" in found[0])
    money = sum(int(n) for n in re.findall(r"(\d+) coin", found[0]))
    got = sum(int(line[1]) for line in came.lines(r"^\+(\d+) coin"))
    hired = sum(int(line[1]) for line in came.lines(r"^\+(\d+) (?:temporary )?worker")) + len(
        came.lines("black worker joins")
    )
    return same((workers, money), (hands(after) - hired, after.coins - got))


def keeps_coins(came: Came, found: re.Match[str]) -> object:
    return same(int(found[1]), came.saw()[1].coins)


def black(came: Came, found: re.Match[str]) -> object:
    return came.saw()[1].black_worker or came.told


def unused(came: Came, found: re.Match[str]) -> object:
    before, _ = came.saw()
    return same(int(found[1]), hands(before))


def position(came: Came, found: re.Match[str]) -> object:
    said = ("first", "second").index(found[1]) + 1
    return same(came.seat, came.after.order_claims.get(said))


def taken(came: Came, found: re.Match[str]) -> object:
    """The log names the space, without what sets it apart by its price."""
    said = re.sub(r" \(\d workers?\)|: .*", "", found[0])
    return bool(came.lines(rf"(?i){re.escape(said)}\b")) or came.asked == "pay" or came.told


def after_all(came: Came, _: re.Match[str]) -> object:
    """Nothing that is gained by a whole action goes untold; of what goes on, and of a repeat, it is told with that."""
    if re.search("goes on|Repeat a space", came.words):
        return True
    return True if not (missing := list(untold(came))) else f"also {', '.join(missing)}"


def untold(came: Came) -> Iterator[str]:
    before, after = came.saw()
    words = came.words
    if after.vp != before.vp and "VP" not in words:
        yield f"{after.vp - before.vp} VP"
    if a_round(after) != a_round(before) and not re.search(r"VP (a|this) round", words):
        yield f"{a_round(after) - a_round(before)} VP a round"
    if asked_for_tokens(came) and "?" not in words:
        yield "a ? space"
    if after.workers_owned > before.workers_owned and "for good" not in words:
        yield "a worker"


def passes(came: Came, found: re.Match[str]) -> object:
    return came.saw()[1].passed or bool(came.lines("passes")) or came.told


def second_marker(came: Came, found: re.Match[str]) -> object:
    return bool(came.lines("A second industry marker enters")) or came.told


def freed(came: Came, found: re.Match[str]) -> object:
    """What was replaced is asked for next, has been placed, or lies with the factories."""
    again = came.asked == "place" or came.lines(f"Locomotive {found[1]} (goes to|replaces)")
    return bool(again or came.lines(f"Locomotive {found[1]} returns to the supply as a factory")) or came.told


def placed(came: Came, found: re.Match[str]) -> object:
    what = f"Locomotive {found[2]} replaces {found[3]} on {found[1]}" if found[2] else f"goes to {found[1]}"
    return bool(came.lines(what)) or came.told


def forward(came: Came, found: re.Match[str]) -> object:
    who, to = ("industry", found[1]) if found[1] else ("second industry", found[2])
    return bool(came.lines(f"The {who} marker moves to {to}\\.")) or came.told


def tile(came: Came, found: re.Match[str]) -> object:
    return bool(came.lines(f"Factory {found[1]} ")) or came.asked == "replace" or came.told


def last_locomotive(came: Came, found: re.Match[str]) -> object:
    return same(1, came.before.loco_stacks[int(found[1])])


def replaced(came: Came, found: re.Match[str]) -> object:
    lost = f"Factory {found[2]} “.*” replaces {found[3]} “.*” in notch {found[1]}"
    return bool(came.lines(lost)) or came.told


def factory_named(came: Came, found: re.Match[str]) -> object:
    return bool(came.lines(f"Factory \\d+ {re.escape(found[0])} (is built|replaces)")) or came.told


def done(came: Came, found: re.Match[str]) -> object:
    """Nothing comes of what is left; what goes on behind it is told as that."""
    if "goes on" in found[0]:
        return True
    before, after = came.saw()
    return same((before.vp, a_round(before)), (after.vp, a_round(after)))


GROUPS = (
    "Track|Locomotives and factories|Industry|Doubler, coins, workers|Engineers|Turn order|Your engineers, also in part"
)
SPACE = rf"(?:{said_by('russian_railroads', 'space-[a-z]+(?:-[0-9])?|space-any-coin|space-last-industry')})"
ENGINEER = r"(?:Own engineer|Hire engineer|Engineer) \d+(?:: [^|·:→]*(?= \|))?(?!:? [^|·]*on space)"
WHAT = r"(?:“[^”]*”|\? (?:token|card) “[^”]*”|factory “[^”]*”|starting bonus “[^”]*”)"
DOES = said_by("russian_railroads", r"(?:engineer|factory|token|card|start|bonus)-[\w-]+|space-[\w-]+-effect")

ROWS = (
    row(r"^(?=.)", after_all, *SPACES, "advance"),
    row(rf"^(?:{GROUPS}) (?=\|)"),
    row(r"the worker is used again then"),
    row(rf"(?<=[|·] )(?:{SPACE}|{ENGINEER})(?= \||:| ·|$)", taken, *SPACES),
    # what it costs
    row(r"(?<=[|·] )(\d+) workers?(?= ·|$)", of_hands, *SPACES),
    row(r"your last worker", last_worker, *SPACES),
    row(r"(?<=[|·] )(\d+) coins?(?= ·|$)", of_coins, *SPACES),
    row(r"your last coin", last_coin, *SPACES),
    row(r"(?<=[|·] )(\d+) workers? \+ (\d+) coins?", both, *SPACES),
    row(r"(?<=· )keeps [^·]+$|(?<=\| )keeps .*$", keeps, "pay"),
    row(r"your last pieces", None, "pay"),
    row(r"\+1 black step after a black step", None, "pay"),
    row(r"\| (?:black worker|\d+ workers?|\d+ coins?)(?: \+ (?:\d+ workers?|\d+ coins?))*(?= \|)", None, "pay"),
    # what is gained
    row(r"\+(\d+) VP (a|this) round(?! once)", scoring),
    row(
        r"(?:\+\d+ VP a round|\+\d+ VP this round|\? token|[^|·]* scores ×\d+|a worker for good|scores)"
        r" once your locomotives reach (?P<space>\d+)",
        unreached,
    ),
    row(r"(\d+) steps? more: ([^|·]*\w)", next_special),
    row(r"(?<=[|·] )\+(\d+) VP(?! a| this)", vp),
    row(r"(?<=[|·] )(?:(\d+) )?\? tokens?(?= ·|$)", tokens),
    row(r"brings (\w+) rails", rails_for),
    row(r"(\d+) of (\d+) white steps? ha(?:s|ve) room", white_room),
    row(r"(\d+) white steps?(?= ·|$)", white_room),
    row(r"\bthen\b", None, "advance", "place"),
    row(r"black worker's step", None, "advance"),
    row(r"second industry marker(?= ·|,| and| \||$)", second_marker),
    row(
        r"\? space (?:on [\w -]+|of the industry track) \| (?:1 of your \d+ \? tokens|your last \? token)",
        None,
        "advance",
    ),
    row(r"Place a doubler", None, "advance"),
    row(r"a worker for good", worker_for_good),
    row(r"\+(\d+) coins?", coins),
    row(r"\+(\d+) workers? this round", temporary),
    # what moves
    row(rf"{ROUTE}: {COLOUR} → {NUMBER}", step),
    row(rf"{ROUTE}(?: {COLOUR})? {NUMBER}→{NUMBER}", rail),
    row(rf"Locomotive {NUMBER}: {ROUTE} reach {NUMBER}→{NUMBER}", loco),
    row(rf"{ROUTE} reach {NUMBER}→{NUMBER}", would_reach),
    row(rf"reach {NUMBER}→{NUMBER}", reach),
    row(rf"(industry|marker 2) {NUMBER}→{NUMBER}", industry),
    row(r"(?:industry|marker 2) “([^”]*)”", entered),
    row(r"doublers? on spaces? (\d+)(?:–(\d+))?", doublers),
    row(r"Factory “([^”]*)”", factory),
    row(r"(?:and|,) a factory(?= ·| \||$)", a_factory),
    row(r"your own space from now on, (?:your first engineer|(\d+) engineers then)", engineers),
    row(r"\((?:ends your round, )?(\d+) workers? unused\)", unused),
    row(r"(first|second) (?:in the next round(?:, not \w+|, too)?|next round; first if nobody claims it)", position),
    row(r"\+1 black worker for good", black),
    row(r"the worker is used again then|no more turns in this round"),
    row(r"Pass (?:\(ends your round\))?", passes, "space"),
    row(r"keeps (\d+) coins?", keeps_coins, "space"),
    # the other half of a choice, and what becomes of what is replaced
    row(rf"(?<=[|·] )(?:or a factory|or locomotive {NUMBER})|no place for a locomotive"),
    row(r"(\d+) (?:is placed again(?: or returned)?|becomes a factory tile for anybody)", freed),
    row(rf"{ROUTE}(?:, empty place|(?:, place \d)?: (\d+) replaces (\d+))", placed, "place"),
    row(r"Return it to the supply \| It lies there as a factory, for anybody to build\."),
    row(rf"Take locomotive {NUMBER}", None),
    row(r"(\d+) left$|the last one$", None),
    row(r"(?:Industry|Second marker) → “([^”]*)”", entered),
    row(rf"Industry → {NUMBER}|Second industry marker → {NUMBER}", forward),
    # what ends it
    row(r"Done \| (?:(\d+) parts? unused\.|Without .*)", done),
    row(r"Go on \| Gives this part up; .*"),
    row(r"Stay \| Ends your turn: the worker is not used again\.", done),
    row(r"Decline \| .*"),
    row(
        rf"Build (?:a factory|factory \d+: {DOES}) \| (?:{DOES}(?:,? and {DOES}|, {DOES})*|1 of \d+ tiles)",
        None,
        "advance",
    ),
    row(rf"{DOES} · (?:factory tile|locomotive) (\d+)(?:, turned over)?", tile, "build"),
    row(r"the last locomotive (\d+)", last_locomotive, "build"),
    row(
        rf"Notch (\d): (\d+) replaces (\d+) “{DOES}” \| (?:Your marker is past it\. )?Lost: {DOES}", replaced, "replace"
    ),
    row(r"now (\d+) VP", None, "pick"),
    row(r"Score (\d+) VP", vp_instead, "pick"),
    row(r"at once, and no card"),
    row(r"nothing can be done now", done),
    row(r"Repeat a space \| The action of a one-worker space of yours once more\."),
    row(rf"“{DOES}”(?= ·|$)", factory_named, PLAN),
    row(rf"(?<=[|·] ){DOES}(?= \||:? ·|$)"),
    row(r"\band\b"),
)
