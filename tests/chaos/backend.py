"""Backend: what Discord keeps, whoever asks: messages, nonces, channels, permissions, and every interaction."""

from __future__ import annotations

import json
import time
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from tests.e2e.loopback import CHANNEL, GUILD, USER

EPOCH = 1_420_070_400.0
"""Seconds since 1970 when Discord's ids begin."""
DEADLINE = 3.0
"""Seconds in which an interaction has to be acknowledged."""
NONCES = 120.0
"""Seconds for which a nonce is remembered."""
EPHEMERAL, COMPONENTS = 64, 1 << 15
SMALL = "-# "
"""How lines begin that are beside the point."""
# Discord, "JSON Error Codes", each with its HTTP status
CODES = {
    10003: (404, "Unknown Channel"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    30033: (400, "Maximum number of thread participants has been reached (1000)"),
    30046: (400, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50027: (401, "Invalid Webhook Token"),
    50083: (400, "Thread is archived"),
    160004: (400, "A thread has already been created for this message"),
}


FINAL = Counter({"10062": 1, "50027": 1, "very slow": 1})
"""What happens to the answers of a click after which nobody can see one."""


class Refused(Exception):
    """Discord says no, with one of its codes."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@dataclass
class Message:
    """A message of a channel (or a private one, to a `user`) as it stands."""

    number: int
    channel: int
    body: dict[str, Any]
    nonce: str | None = None
    process: int = 0
    sent: float = field(default_factory=time.monotonic)
    gone: bool = False

    @property
    def components(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.body["components"]
        return found

    def asks(self, user: int) -> bool:
        """Whether it says that somebody is asked: it pings them, or names them last, above the points."""
        texts = [part["content"] for part in walk(self.components) if "content" in part]
        lines = [line for line in texts[-1].splitlines() if not line.startswith(SMALL)] if texts else []
        return any(f"<@{user}>" in text for text in texts) or any(name_of(user) in line for line in lines)


@dataclass
class Click:
    """An interaction, and all that its person got for it; `at` and `acked` are seconds of the monotonic clock."""

    number: int
    user: int
    channel: int
    what: str
    """The custom_id, or the command as it was typed."""
    processes: list[int]
    message: dict[str, Any] | None = None
    """The message that it was made on."""
    at: float = field(default_factory=time.monotonic)
    acked: float | None = None
    kind: int | None = None
    """Of the acknowledgement: 4 message, 5 thinking, 6 the message stays, 8 completions."""
    shown: dict[str, Any] | None = None
    """The private message that it has brought, or (kind 6) made of the one that was clicked, as it stands."""
    told: list[dict[str, Any]] = field(default_factory=list)
    """All that this was, made by those who had the click; whoever keeps a panel true later says nothing of it."""
    followups: list[dict[str, Any]] = field(default_factory=list)
    tried: bool = False
    """Whether the bot has tried to acknowledge it, however Discord took that."""
    died_with: set[int] = field(default_factory=set)
    """The processes that had it and ended before they were done with it."""
    harmed: Counter[str] = field(default_factory=Counter)
    """What was done to its answers."""

    @property
    def texts(self) -> list[str]:
        """What its person reads, the newest last."""
        bodies = [self.shown, *self.followups]
        return [text_of(body["components"]) for body in bodies if body is not None]

    @property
    def died(self) -> bool:
        """Whether nobody is left who could answer it."""
        return set(self.processes) <= self.died_with

    @property
    def excused(self) -> bool:
        """Whether so much was done to its answers that none may come: one that is lost is sent again."""
        return self.harmed.total() > 1 or bool(self.harmed & FINAL)

    @property
    def answered(self) -> bool:
        """Whether its person sees that something has come of it."""
        return self.kind in (4, 8) or self.shown is not None or bool(self.followups)


class Backend:
    """All of Discord but the wires. `now` is its time, in seconds since 1970."""

    def __init__(self) -> None:
        self.passed = 0.0
        """Seconds that have gone by in no time."""
        self.messages: dict[int, Message] = {}
        self.by_channel: dict[int, list[Message]] = defaultdict(list)
        self.nonces: dict[str, Message] = {}
        self.clicks: dict[str, Click] = {}
        self.commands: list[dict[str, Any]] = []
        self.emblems: dict[int, str] = {}
        """The application's emoji: their names."""
        self.dead_channels: set[int] = set()
        self.denied: dict[int, int] = {}
        """Channels where the bot may not write, and the code that says so."""
        self.archived: set[int] = set()
        self.locked: set[int] = set()
        self.threads: dict[int, int] = {}
        """Parents of threads."""
        self.servers: dict[int, int] = {}
        """Servers by channel, where there is more than one."""
        self.closed: set[int] = set()
        """Users who take no private messages."""
        self.left: set[int] = set()
        self.double: list[Message] = []
        """What was sent again under a nonce that is not remembered any more."""
        self.exhausted: set[int] = set()
        """Messages that Discord would not let the bot edit once."""
        self.counts: Counter[str] = Counter()
        self._numbers = count(1)

    def divide(self, channels: list[int], shards: int) -> None:
        """Let the channels belong to as many servers as there are shards, one of each."""
        self.servers = {channel: (1 + n % shards << 22) + 1 for n, channel in enumerate(channels)}

    def server(self, channel: int) -> int:
        """The server of a channel or thread."""
        return self.servers.get(self.threads.get(channel, channel), int(str(GUILD["id"])))

    def now(self) -> float:
        return time.time() + self.passed

    def snowflake(self) -> int:
        """A new id, as late as it is now."""
        return (int((self.now() - EPOCH) * 1000) << 22) | (next(self._numbers) & 0x3FFFFF)

    # -- interactions

    def acknowledge(self, token: str, body: dict[str, Any]) -> None:
        """Take the first answer to an interaction. Raises Refused."""
        click = self.clicks[token]
        click.tried = True
        if click.acked is not None:
            raise Refused(40060)
        if time.monotonic() - click.at > DEADLINE:
            self.counts["acknowledged too late"] += 1
            raise Refused(10062)
        click.acked, click.kind = time.monotonic(), body["type"]
        if body["type"] == 4:
            click.shown = self.private(body["data"])

    def original(self, token: str, body: dict[str, Any], by: int) -> dict[str, Any]:
        """Fill in or change the message of an interaction, as a process does. Raises Refused."""
        click = self.clicks[token]
        if click.acked is None:
            raise Refused(10015)
        before = click.shown or (click.message if click.kind == 6 else None)
        number = before["id"] if before is not None else str(self.snowflake())
        if click.kind == 6 and click.message is not None and not click.message["flags"] & EPHEMERAL:
            known = self.messages[int(click.message["id"])]
            known.body["components"] = resolved(body)
        click.shown = {**self.private(body), "id": number}
        if by in click.processes and by not in click.died_with:
            click.told.append(click.shown)
        return click.shown

    def follow(self, token: str, body: dict[str, Any]) -> dict[str, Any]:
        """Take a message that answers an interaction, too. Raises Refused."""
        click = self.clicks[token]
        if click.acked is None:
            raise Refused(10015)
        made = self.private(body)
        click.followups.append(made)
        return made

    def private(self, body: dict[str, Any]) -> dict[str, Any]:
        """A message that one person sees."""
        return {**stored(self.snowflake(), body), "flags": EPHEMERAL | COMPONENTS}

    # -- messages

    def require(self, channel: int) -> None:
        """Raises Refused where the bot may not write."""
        if channel in self.dead_channels:
            raise Refused(10003)
        for place in (channel, self.threads.get(channel, channel)):
            if place in self.denied:
                raise Refused(self.denied[place])

    def send(self, channel: int, body: dict[str, Any], process: int) -> dict[str, Any]:
        """Post a message; a nonce that is remembered gives the earlier one. Raises Refused."""
        self.require(channel)
        if channel in self.closed:
            raise Refused(50007)
        if channel in self.archived:
            if channel in self.locked:
                raise Refused(50083)
            self.archived.discard(channel)
        nonce = body.get("nonce")
        known = self.nonces.get(str(nonce)) if body.get("enforce_nonce") else None
        if known is not None and time.monotonic() - known.sent < NONCES:
            return known.body
        made = Message(self.snowflake(), channel, {}, str(nonce) if nonce else None, process)
        made.body = {**stored(made.number, body), "channel_id": str(channel), "flags": COMPONENTS}
        if made.nonce is not None:
            if made.nonce in self.nonces:
                self.double.append(made)
            self.nonces[made.nonce] = made
        self.messages[made.number] = made
        self.by_channel[channel].append(made)
        self.counts["posts"] += 1
        return made.body

    def find(self, channel: int, number: int) -> Message:
        """A message that is there. Raises Refused."""
        if channel in self.dead_channels:
            raise Refused(10003)
        found = self.messages.get(number)
        if found is None or found.gone:
            raise Refused(10008)
        return found

    def edit(self, channel: int, number: int, body: dict[str, Any]) -> dict[str, Any]:
        """Change a message. Raises Refused."""
        found = self.find(channel, number)
        self.require(channel)
        if channel in self.archived:
            raise Refused(50083)
        found.body["components"] = resolved(body)
        self.counts["edits"] += 1
        return found.body

    def delete(self, channel: int, number: int) -> None:
        """Take a message away. Raises Refused."""
        found = self.find(channel, number)
        self.require(channel)
        found.gone = True
        self.counts["deletions"] += 1

    def history(self, channel: int, after: int, limit: int) -> list[dict[str, Any]]:
        """The first messages behind an id, newest first."""
        if channel in self.dead_channels:
            raise Refused(10003)
        found = [m.body for m in self.by_channel[channel] if m.number > after and not m.gone]
        return found[:limit][::-1]

    def forget_nonces(self) -> None:
        """Minutes have passed: what is sent again is a new message."""
        for message in self.nonces.values():
            message.sent -= NONCES

    def channel(self, number: int) -> dict[str, Any]:
        """A channel or thread as Discord describes it."""
        if number in self.threads:
            archive = {"archived": number in self.archived, "locked": number in self.locked,
                       "auto_archive_duration": 10080, "archive_timestamp": "2026-01-01T00:00:00+00:00",
                       "create_timestamp": "2026-01-01T00:00:00+00:00"}  # fmt: skip
            return {"id": str(number), "type": 11, "name": "table", "guild_id": str(self.server(number)),
                    "parent_id": str(self.threads[number]), "owner_id": USER["id"], "thread_metadata": archive,
                    "message_count": 1, "member_count": 1, "rate_limit_per_user": 0, "flags": 0,
                    "total_message_sent": 1}  # fmt: skip
        lacking = {50001: 1 << 10, 50013: 1 << 11}.get(self.denied.get(number, 0), 0)  # to see it, to write there
        deny = {"id": USER["id"], "type": 1, "allow": "0", "deny": str(lacking)}
        server = str(self.server(number))
        return {**CHANNEL, "id": str(number), "guild_id": server, "permission_overwrites": [deny] if lacking else []}


def name_of(user: int) -> str:
    """How somebody is called on the server."""
    return f"Player {user}"


def stored(number: int, body: dict[str, Any]) -> dict[str, Any]:
    """A message of the bot as Discord gives it back."""
    return {"id": str(number), "channel_id": CHANNEL["id"], "author": USER, "content": "",
            "timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": None, "tts": False,
            "mention_everyone": False, "mentions": [], "mention_roles": [], "attachments": [], "embeds": [],
            "pinned": False, "type": 0, "flags": body.get("flags", 0), "components": resolved(body)}  # fmt: skip


def resolved(body: dict[str, Any]) -> list[dict[str, Any]]:
    """The components as Discord gives them back: references to files are addresses."""
    text = json.dumps(body.get("components", [])).replace("attachment://", "https://cdn.example/attachments/1/2/")
    found: list[dict[str, Any]] = json.loads(text)
    return found


def text_of(parts: list[dict[str, Any]]) -> str:
    """All that components say."""
    return "\n".join(part["content"] for part in walk(parts) if "content" in part)


def walk(parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All components, however they are nested."""
    found = []
    for part in parts:
        found += [part, *walk(part.get("components", []))]
    return found
