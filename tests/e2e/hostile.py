"""Interactions that Discord would never send: of wrong types, with values missing, from components that nobody made."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from simcord import interactions
from simcord.backend import serializers
from simcord.results import InteractionResult

from bot.ui.parts.ids import Fill, Id, Pick, Press, Realm
from tests.e2e.stage import Stage, text

COMMAND, COMPONENT, COMPLETION, FORM = 2, 3, 4, 5
SUB, GROUP = 1, 2
BUTTON, STRINGS, USERS = 2, 3, 5
NOTHING = "nothing"
"""In place of a value: the key itself is missing."""
VALUES: tuple[Any, ...] = (
    NOTHING, None, True, -1, 10**30, 1.5, "", "x" * 10_000, "\u202e\x00\ud83d", "{ $x }", [], ["x"], {"value": "x"},
)  # fmt: skip
PAYLOADS = (
    "", "x", "-1", "1", "9" * 60, "²", "a/b/c", "1/give/x", "1/give/9" + "9" * 25, ">", "x>y", "player/-", "%s", "\n",
)  # fmt: skip
CHOSEN: tuple[Any, ...] = (
    NOTHING, None, [], [""], ["x" * 500], [None], [5], [{}], ["a", "b"], "abc", {}, ["-1/x"], ["9" * 40],
)  # fmt: skip
GAMES = (0, 1, 2, 10**18 - 1)
"""No table, one that runs, a lobby, and one that there is not."""
Case = tuple[int, Mapping[str, Any], Mapping[str, Any] | None]
"""A kind of interaction, its data, and the message that it comes from."""


async def throw(there: Stage, case: Case) -> str | None:
    """Send one as Ann, and wait until all is quiet. Returns what she reads; None: nobody has answered."""
    kind, data, message = case
    env = there.env
    record, payload = interactions.base_payload(
        env.backend, type=kind, channel_id=there.channel.id, guild_id=there.guild.id, user_id=there.members["Ann"].id,
        data=dict(data),
    )  # fmt: skip
    if message is not None:
        payload["message"] = dict(message)
        record.source_message_id = int(message["id"])
    env.backend.emit("INTERACTION_CREATE", payload)
    await env._settle_internal(dispatch="INTERACTION_CREATE")
    result = InteractionResult(env, record)
    if kind == COMPLETION:
        return None if result.autocomplete_choices is None else ""
    found = [*result.followups, *([result.response] if result.response else [])]
    return "\n".join(map(text, found)) if found or result.acknowledged else None


def message(there: Stage, *parts: Mapping[str, Any]) -> dict[str, Any]:
    """The newest message of the channel, with these components in place of its own."""
    stored = next(reversed(there.env.backend.messages[there.channel.id].values()))
    rows = [{"type": 1, "components": [dict(part)]} for part in parts]
    return {**serializers.message_payload(there.env.backend, stored), "components": rows}


def button(custom_id: str) -> dict[str, Any]:
    return {"type": BUTTON, "style": 1, "label": "x", "custom_id": custom_id}


def select(custom_id: str, kind: int = STRINGS) -> dict[str, Any]:
    options = {"options": [{"label": "x", "value": "x"}]} if kind == STRINGS else {}
    return {"type": kind, "custom_id": custom_id, "min_values": 1, "max_values": 1, **options}


def called(way: tuple[str, ...], options: list[Any]) -> dict[str, Any]:
    """The data of a command with these options."""
    top, *below = way
    inner = [{"type": SUB, "name": below[0], "options": options}] if below else options
    return {"id": "1", "name": top, "type": 1, "options": inner}


def given(option: Mapping[str, Any], value: Any, kind: int | None = None) -> dict[str, Any]:
    found = {"type": option["type"] if kind is None else kind, "name": option["name"]}
    return found if value is NOTHING else {**found, "value": value}


def commands(there: Stage) -> Iterator[Case]:
    """Every option of every command with everything but what it is for; what is typed of it, too."""
    for command in (one.to_dict(there.bot.tree) for one in there.bot.tree.get_commands()):
        subs = [one for one in command.get("options", []) if one["type"] == SUB]
        ways = [((command["name"], sub["name"]), sub) for sub in subs] or [((command["name"],), command)]
        for way, leaf in ways:
            yield COMMAND, called(way, []), None
            for option in leaf.get("options", []):
                yield from ((COMMAND, called(way, [given(option, value)]), None) for value in VALUES)
                yield from ((COMMAND, called(way, [given(option, "5", kind)]), None) for kind in (*range(3, 12), 99))
                if option.get("autocomplete"):
                    typed = ({**given(option, value), "focused": True} for value in VALUES)
                    yield from ((COMPLETION, called(way, [one]), None) for one in typed)


def strangers(there: Stage) -> Iterator[Case]:
    """Commands that there are not, options without names, forms, and components of others."""
    odd: list[Any] = [
        *({"id": "1", "name": "board", "type": kind} for kind in (2, 7)), {"id": "1", "name": "game", "type": 1},
        called(("nope",), []), called(("game", "nope"), []), called(("game",), [{"type": GROUP, "name": "new"}]),
        called(("board",), [{"type": 3, "name": "nope", "value": "x"}]), called(("board",), [{"type": 3}]),
        called(("board",), [None]), {**called(("board",), []), "options": None}, {"id": "1", "type": 1}, {"name": None},
    ]  # fmt: skip
    yield from ((kind, data, None) for data in odd for kind in (COMMAND, COMPLETION))
    for kind, name in ((2, "Statistics"), (2, "Invite to my table"), (3, "What does this say?"), (2, "nope")):
        for target in (NOTHING, None, "x", "1", "9" * 30, 5):
            on = {"id": "1", "name": name, "type": kind, **({} if target is NOTHING else {"target_id": target})}
            yield COMMAND, on, None
            for came in (None, [], {}, {"users": []}, {"users": {"1": None}}, {"messages": {"2": {}}}):
                yield COMMAND, {**on, "resolved": came}, None
    yield from ((FORM, {"custom_id": one, "components": []}, None) for one in ("x", "r1.1.0.join."))
    for custom_id in (
        "", "x", "r1.1.0.join", "r9.1.0.join.", "r1.1.0.join." + "y" * 200, "r1.x.0.join.", "r1.1.0.nope.",
        "s1.1.0.give.", "l1.1.0.mark.", "r1.1.0.pg.", "r1.1.0.join.",
    ):  # fmt: skip
        for kind in (BUTTON, STRINGS, USERS, 99, None):
            data = {"custom_id": custom_id, "component_type": kind}
            parts = ([button(custom_id)], [select(custom_id)], [])
            yield from ((COMPONENT, data, message(there, *shown)) for shown in parts)
            yield COMPONENT, data, None


def buttons(there: Stage) -> Iterator[Case]:
    """Every button of every kind of table with payloads of others, and of none."""
    for realm, verb, payload in ((r, v, p) for r in Realm for v in Press for p in PAYLOADS):
        for game in GAMES if payload in ("", "1") else (1,):
            custom_id = str(Id(game, 0, verb, payload, realm))
            yield COMPONENT, {"custom_id": custom_id, "component_type": BUTTON}, message(there, button(custom_id))


def selects(there: Stage) -> Iterator[Case]:
    """Every select of every kind of table with values that it does not have."""
    for realm, verb, payload in ((r, v, p) for r in Realm for v in Pick for p in PAYLOADS):
        kind = USERS if verb in (Pick.GIVE, Pick.YIELD, Pick.BLOCK) else STRINGS
        custom_id = str(Id(1, 0, verb, payload, realm))
        for values in CHOSEN if payload in ("", "1", "x", "player") else CHOSEN[2:5]:
            data = {"custom_id": custom_id, "component_type": kind}
            data |= {} if values is NOTHING else {"values": values}
            yield COMPONENT, data, message(there, select(custom_id, kind))


def forms(there: Stage) -> Iterator[Case]:
    """Every form with fields that it does not have, of wrong types, and with people and files that came along odd."""
    inner: list[Any] = [{"custom_id": one, "values": values} for one in ("role", "x") for values in CHOSEN]
    inner += [{"custom_id": one, "value": value} for one in ("invited", "most-tables", "text") for value in VALUES]
    inner += [{"custom_id": value} for value in VALUES]
    parts: list[Any] = [None, "x", [], [None], [{}], [{"component": None}], *([{"component": one}] for one in inner)]
    came: list[Any] = [None, [], {"users": {"1": {}}}, {"users": []}, {"attachments": {"1": {"id": "x"}}}]
    for verb, payload in ((v, p) for v in Fill for p in ("", "x")):
        for game in GAMES if payload == "" else (2,):
            custom_id = str(Id(game, 0, verb, payload))
            yield from ((FORM, {"custom_id": custom_id, "components": part}, None) for part in parts)
            yield from ((FORM, {"custom_id": custom_id, "components": [], "resolved": one}, None) for one in came)


KINDS = ((commands, 1000), (strangers, 4), (buttons, 1000), (selects, 1000), (forms, 300))
"""Each with how many of them one at least stands for."""
