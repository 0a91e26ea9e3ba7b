"""Reader: the words of a language, and what the players are called."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from bot.ui.parts.layout import clip
from engine.core.play.msg import Msg, Value
from renderers.i18n import Words

MAX_QUOTE = 300
BOT = "opponent-"
"""The beginning of bot opponents' names."""
_MARKDOWN = re.compile(r"([\\*_~`|<>#\[\]()])")


def plain(text: str) -> str:
    """Text that Markdown leaves as it is."""
    return _MARKDOWN.sub(r"\\\1", text)


def quoted(msg: Msg) -> Msg:
    """The message with what people wrote, such as a name, shown as it is and not as Markdown.

    What is longer than any name or answer is shortened: people may type more than a message can hold.
    """
    return Msg(msg.key, **{name: _shown(v) if isinstance(v, str) else _named(v) for name, v in msg.args.items()})


def _shown(text: str) -> str:
    return plain(clip(text, MAX_QUOTE))


def _named(value: Value) -> Value:
    """What is said in a message, where only names are what people wrote."""
    if isinstance(value, list):
        return [_name_shown(one) for one in value]
    return _name_shown(value) if isinstance(value, Msg) else value


def _name_shown(msg: Msg) -> Msg:
    return Msg(
        msg.key, **{key: _shown(v) if key == "name" and isinstance(v, str) else v for key, v in msg.args.items()}
    )


def message_key(game: str, *parts: str) -> str:
    """The key of one of a game's own messages."""
    return "-".join([game.replace("_", "-"), *parts])


def noted(text: str) -> Msg:
    """What a player has noted for themselves, as they wrote it."""
    return Msg("ui-note", text=plain(text))


def since(at: datetime) -> str:
    """A moment as every reader sees it in their own time zone: "in 5 minutes" (Discord, Message Formatting)."""
    return f"<t:{int(at.timestamp())}:R>"


def day(at: datetime) -> str:
    """The date of a moment, as every reader sees it in their own time zone (Discord, Message Formatting)."""
    return f"<t:{int(at.timestamp())}:D>"


def address(guild_id: int | None, channel_id: int) -> str:
    """Where a channel or thread opens."""
    return f"https://discord.com/channels/{guild_id or '@me'}/{channel_id}"


def is_bot(name: str | Msg) -> bool:
    """Whether it is the name of a bot opponent."""
    return isinstance(name, Msg) and name.key.startswith(BOT)


@dataclass(frozen=True, slots=True)
class Reader:
    """A language, and the names of the seats of the table in question."""

    words: Words
    names: Sequence[str | Msg] = ()
    languages: Sequence[str] = ()
    """Those that a table can be played in, as far as the reader may choose one."""

    def __call__(self, msg: Msg | str) -> str:
        """The text of a message for a label, where Markdown means nothing."""
        return self.words(msg, self.name)

    @property
    def tongues(self) -> tuple[Reader, ...]:
        """This reader, and an English one of the same table: people type either language."""
        return (self,) if self.words is self.words.english else (self, replace(self, words=self.words.english))

    def rich(self, msg: Msg | str) -> str:
        """The text of a message for a paragraph: names stand out, whatever characters they are made of."""
        return self.words(msg, lambda seat: f"**{plain(self.name(seat))}**")

    def game(self, key: str) -> str:
        """The name of a game."""
        return self(message_key(key))

    def prompt(self, game: str, kind: str) -> Msg:
        """What a decision asks."""
        return Msg("ui-ask-confirm") if kind == "confirm" else Msg(message_key(game, "ask", kind))

    def name(self, seat: int) -> str:
        """What to call a seat (0-based): a person, or a bot opponent, whose level `/game status` tells."""
        if not 0 <= seat < len(self.names):
            return str(seat + 1)
        name = self.names[seat]
        if isinstance(name, str):
            return name
        return self.words(Msg("ui-bot", **name.args) if is_bot(name) else name)
