"""Stage: what the end-to-end tests see and do, in the words of a player."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, ClassVar

import pytest
import simcord

from bot.app import Roundhouse
from bot.config import Config
from bot.host.types.call import anybody
from bot.host.types.people import Person
from bot.ui.parts.ids import BUTTON, SELECT, Fill, Pick, Press, parse
from bot.ui.table.panel import ALL
from bot.wire import reply
from tests.e2e import copies, wire

copies.install()

MORE = "More…"

NAMES = ("Ann", "Ben", "Cleo", "Dan")
GAME = "toy_freight"
SOON = 5.0
"""Seconds for which the simulated Discord waits in earnest for what is due, such as a picture that is drawn, or a list
that is written again after ten; else it does so for 20."""


@dataclass
class Stage:
    """The simulated server, its members, and what they see."""

    env: simcord.Env
    config: Config
    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle
    members: dict[str, simcord.MemberActor] = field(default_factory=dict)

    @property
    def bot(self) -> Roundhouse:
        bot = self.env.bot
        assert isinstance(bot, Roundhouse)
        return bot

    @property
    def host(self) -> Any:
        return self.bot.house.host

    async def restart(self) -> None:
        """The process dies and comes back on the same database."""
        await self.env.restart_bot(new_bot(self.config, self.env))

    def faults(self) -> list[str]:
        return wire.faults(self.env.http_requests)

    def fresh(self, message: Any) -> simcord.ResponseMessage:
        """A private message as it is now."""
        stored = self.env.backend.get_message(message.channel_id, message.id)
        return simcord.ResponseMessage(self.env, stored)

    def has(self, label: str) -> bool:
        return any(label in labels(raw(message)) for message in self.messages)

    def ids_of(self, message: Any) -> list[str]:
        return list(ids(raw(message)))

    # -- doing

    async def slash(self, who: str, command: str, **options: Any) -> simcord.InteractionResult:
        return await self.members[who].slash(self.channel, command, **options)

    async def click(self, who: str, message: Any, label: str) -> simcord.InteractionResult:
        """Click a button; one that is behind *More…* there."""
        if label not in labels(raw(message)):
            message = await self.more(who, message)
        return await self.members[who].click(message, label=label)

    async def more(self, who: str, message: Any) -> Any:
        """A message with what is behind *More…* there."""
        if MORE not in labels(raw(message)):
            return message
        await self.members[who].click(message, label=MORE)
        return self.fresh(message)

    async def press(self, who: str, message: Any, verb: Press, payload: str | None = None) -> simcord.InteractionResult:
        """Click the button of a verb (and payload); one that is behind *More…* there."""
        verbs = [parse(match).verb for match in map(BUTTON.fullmatch, ids(raw(message))) if match]
        if verb not in verbs:
            message = await self.more(who, message)
        for custom_id in ids(raw(message)):
            match = BUTTON.fullmatch(custom_id)
            if match and parse(match).verb is verb and payload in (None, parse(match).payload):
                return await self.members[who].click(message, custom_id=custom_id)
        raise AssertionError(f"no button {verb} {payload}: {list(ids(raw(message)))}")

    async def form(self, who: str, message: Any, fill: Fill) -> simcord.InteractionResult:
        """Open a form by its button."""
        shown = await self.press(who, message, Press.FORM, fill)
        assert shown.modal is not None, said(shown)
        return shown

    async def send(self, who: str, shown: simcord.InteractionResult, **values: Any) -> simcord.InteractionResult:
        """Send a form with what stands in it, but for what is given (by the names of the fields, `-` written `_`)."""
        given = {name.replace("_", "-"): value for name, value in values.items()}
        return await self.members[who].submit_modal(shown, {**standing(shown.modal), **given})

    async def fill(self, who: str, message: Any, fill: Fill, **values: Any) -> simcord.InteractionResult:
        """Open a form and send it at once."""
        return await self.send(who, await self.form(who, message, fill), **values)

    async def answer(self, who: str, panel: Any, key: str) -> simcord.InteractionResult:
        """Give an answer on a panel with whatever it offers for it, on another page if it must be."""
        for custom_id in ids(raw(panel)):
            match = BUTTON.fullmatch(custom_id)
            if match and parse(match).verb is Press.ANSWER and parse(match).payload == key:
                return await self.members[who].click(panel, custom_id=custom_id)
            if SELECT.fullmatch(custom_id) and set(key.split("+")) <= set(values(raw(panel), custom_id)):
                return await self.members[who].select(panel, key.split("+"), custom_id=custom_id)
        if await self.unfold(who, panel):
            return await self.answer(who, self.fresh(panel), key)
        return await self._on_another_page(who, panel, key)

    async def unfold(self, who: str, panel: Any) -> bool:
        """Press what leads from the plans to all moves; whether there is such a button."""
        for custom_id in ids(raw(panel)):
            match = BUTTON.fullmatch(custom_id)
            if match and parse(match).verb is Press.LOOK and parse(match).payload.endswith(">" + ALL):
                await self.members[who].click(panel, custom_id=custom_id)
                return True
        return False

    async def _on_another_page(self, who: str, panel: Any, key: str) -> simcord.InteractionResult:
        """Turn the pages until one offers the answer."""
        for custom_id in ids(raw(panel)):
            pages = values(raw(panel), custom_id) if f".{Pick.OPEN}." in custom_id else []
            for page in pages:
                await self.members[who].select(panel, [page], custom_id=custom_id)
                panel = self.fresh(panel)
                if any(key in values(raw(panel), other) for other in ids(raw(panel)) if other != custom_id):
                    return await self.answer(who, panel, key)
        raise AssertionError(f"{key} is not offered: {text(panel)}")

    async def open_table(self, *others: str, opponents: str | None = None, players: int | None = None) -> Any:
        """Ann opens a table, the others join, the game starts. Returns the first table message."""
        given = {"game": GAME, "players": players, "opponents": opponents}
        await self.slash("Ann", "game new", **{k: v for k, v in given.items() if v is not None})
        for name in others:
            await self.click(name, await self.last, "Join")
        await self.start()
        return await self.last

    async def start(self) -> None:
        """Ann presses Start, and again if she is asked whether to start with so few."""
        asked = await self.click("Ann", await self.last_with("Start"), "Start")
        if asked.response is not None and "Start with" in text(asked.response):
            await self.press("Ann", asked.response, Press.START)

    async def take(self, who: str) -> simcord.ResponseMessage:
        """Press Take turn under the latest table message."""
        result = await self.click(who, await self.last_with("Take turn"), "Take turn")
        assert result.response is not None
        return result.response

    async def vote(self, who: str, label: str) -> simcord.InteractionResult:
        """Press the button of the newest vote whose label begins so; behind it stands who is for it already."""
        message = next(m for m in reversed(self.messages) if any(x.startswith(label) for x in labels(raw(m))))
        return await self.click(who, message, next(x for x in labels(raw(message)) if x.startswith(label)))

    async def end(self, *others: str) -> None:
        """Ann asks to end the game, and the others agree."""
        await self.slash("Ann", "game end")
        for name in others:
            await self.vote(name, "Agree")

    # -- seeing

    @property
    def messages(self) -> list[simcord.ResponseMessage]:
        """The public messages of the channel as they are at this moment, oldest first."""
        found = self.env.backend.messages[self.channel.id].values()
        return [simcord.ResponseMessage(self.env, m) for m in found if not m.is_ephemeral]

    @property
    async def last(self) -> simcord.ResponseMessage:
        """The latest public message once nothing is under way: a post may wait for its pictures, or opponents think."""
        await self.bot.house.settle()
        return self.messages[-1]

    async def last_with(self, label: str) -> simcord.ResponseMessage:
        """The latest public message that has a button of this label, once nothing is under way."""
        await self.bot.house.settle()
        return next(m for m in reversed(self.messages) if label in labels(raw(m)))

    def person(self, name: str) -> Person:
        return Person(self.members[name].id, name, "en-US")

    async def waiting(self) -> list[str]:
        """Who is to decide."""
        card = await self.host.tables.in_channel(self.channel.id)
        return [] if card is None else [card.seats[w.seat].name for w in card.waiting]


class SimulatedBot(Roundhouse):
    """The bot on the clock of the simulated Discord.

    Who plays knows it: it does not say who it is wherever it was added within so many seconds, unless a test wants it.
    """

    lately: ClassVar[float] = 0.0

    def __init__(self, config: Config) -> None:
        self.simulated: list[simcord.Env] = []
        super().__init__(config, now=lambda: self.simulated[0].now())
        self.call = anybody
        self.click_lease = 6 * 3600.0  # a timer that is near would be waited for at every click

    async def setup_hook(self) -> None:
        await super().setup_hook()
        self.house.host.servers.lately = self.lately


def new_bot(config: Config, env: simcord.Env | None = None) -> SimulatedBot:
    made = SimulatedBot(config)
    made.simulated += [env] if env is not None else []
    return made


def set_up(env: simcord.Env, config: Config) -> Stage:
    guild = env.create_guild("Test server")
    channel = guild.create_text_channel("table")
    members = {name: guild.add_member(env.create_user(name)) for name in NAMES}
    return Stage(env, config, guild, channel, members)


def raw(message: Any) -> list[dict[str, Any]]:
    """The components of a message or a response as raw dictionaries."""
    return [part if isinstance(part, dict) else part.to_dict() for part in message.components]


def walk(parts: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in parts:
        yield part
        yield from walk(part.get("components", []))


def ids(parts: list[dict[str, Any]]) -> Iterator[str]:
    yield from (part["custom_id"] for part in walk(parts) if part.get("custom_id"))


def labels(parts: list[dict[str, Any]]) -> list[str]:
    return [part["label"] for part in walk(parts) if part.get("label")]


def values(parts: list[dict[str, Any]], custom_id: str) -> list[str]:
    return [o["value"] for part in walk(parts) if part.get("custom_id") == custom_id for o in part.get("options", [])]


def text(message: Any) -> str:
    """All that a message says."""
    return "\n".join(part["content"] for part in walk(raw(message)) if "content" in part)


def alt_texts(message: Any) -> list[str]:
    return [item["description"] for part in walk(raw(message)) for item in part.get("items", [])]


def meanwhile(monkeypatch: pytest.MonkeyPatch, then: Callable[[Any], object] = lambda layout: None) -> list[str]:
    """What is shown of how far something is, from now on; after each page `then` happens."""
    shown: list[str] = []
    show = reply.show_meanwhile

    async def watch(interaction: Any, layout: Any) -> None:
        shown.append(layout.items[0].content)
        await show(interaction, layout)
        then(layout)

    monkeypatch.setattr(reply, "show_meanwhile", watch)
    return shown


def stopping(stop: Callable[[], object]) -> Callable[[Any], None]:
    """Stops what takes long, which the page that says how far it is offers."""

    def then(layout: Any) -> None:
        assert [button.label for button in layout.items[1].items] == ["Stop"]
        stop()

    return then


def said(result: simcord.InteractionResult) -> str:
    """What the private answer to an interaction says, wherever it stands."""
    found = [*result.followups, *([result.response] if result.response else [])]
    assert found, result
    return text(found[0])


def mentions(message: Any) -> list[int]:
    return [int(user) for user in re.findall(r"<@(\d+)>", text(message))]


def fields(modal: Any) -> dict[str, Any]:
    """The fields of a form by name."""
    return {label["component"]["custom_id"]: label["component"] for label in modal["components"]}


def standing(modal: Any) -> dict[str, Any]:
    """What a form sends if nothing in it is touched, but for people, roles and channels."""
    found: dict[str, Any] = {}
    for name, one in fields(modal).items():
        chosen = [option["value"] for option in one.get("options") or [] if option.get("default")]
        if one["type"] == 4:
            found[name] = one.get("value") or ""
        elif one["type"] == 21:
            found[name] = chosen[0]
        elif one["type"] in (3, 22):
            found[name] = chosen or ([one["options"][0]["value"]] if one["type"] == 3 else [])
    return found
