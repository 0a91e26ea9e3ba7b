"""custom_id grammar: `r1.<game>.<rev>.<verb>.<payload>`, at most 100 characters; in a lesson it begins with
`l1`, in a sandbox with `s1`, in a solo game with `o1`.

The payload is a key that people also type, never an index, so that an id means the same before and after a restart.
Buttons, selects and forms have verbs of their own: three patterns serve every component of every game.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from engine.core.play.errors import RoundhouseError

MAX_ID = 100
LONGEST_NUMBER = 18
"""Digits: no more than a column of the database holds."""
LARGEST = 2**63 - 1
"""Discord's ids have 19 digits by now."""
Named = TypeVar("Named", bound=StrEnum)


class OldButton(RoundhouseError):
    """The button or select was made by another version of the bot."""


class Realm(StrEnum):
    """What the number in an id is one of: a table, somebody's run through a lesson, their sandbox or own game."""

    TABLE = "r"
    LESSON = "l"
    SANDBOX = "s"
    SOLO = "o"


class Press(StrEnum):
    """What a button asks for."""

    JOIN = "join"
    LEAVE = "leave"
    READY = "ready"
    OPTIONS = "options"
    START = "start"
    TAKE = "take"
    BOARD = "board"
    LOOK = "look"
    CLAUSES = "rules"
    LOG = "log"
    HELP = "help"
    GUIDE = "guide"
    BOOK = "book"
    FIND = "find"
    ICONS = "icons"
    ANSWER = "a"
    PLAN = "plan"
    MOVES = "do"
    DONE = "done"
    UNDO = "undo"
    RESTART = "restart"
    GO_BACK = "back-to"
    ORDERS = "orders"
    RECORD = "record"
    BACK = "back"
    VOTE = "vote"
    GIVE = "give"
    SNOOZE = "snooze"
    AWAY = "away"
    SEAT = "seat"
    SEEK = "seek"
    AGAIN = "again"
    SETTINGS = "set"
    LEARN = "learn"
    LESSON = "lesson"
    SKIP = "skip"
    AFRESH = "afresh"
    OPEN = "open"
    SANDBOX = "sandbox"
    MARK = "mark"
    FORK = "fork"
    BY_BOTS = "by-bots"
    WEIGH = "weigh"
    HINT = "hint"
    KNOWN = "known"
    TABLE = "table"
    PAST = "past"
    BEFORE = "before"
    NOW = "now"
    REPLAY = "replay"
    STOP = "stop"
    SHOW = "show"
    REVIEW = "review"
    STOP_REVIEW = "stop-review"
    FORGET = "forget"
    YIELD = "yield"
    NEW = "new"
    SET_UP = "set-up"
    TABLES = "tables"
    SIT = "sit"
    LISTED = "listed"
    FORM = "form"
    DIGEST = "digest"
    WORDS = "words"
    PAGE = "page"
    PICTURES = "pics"
    LEGIBLE = "legible"
    BLOCKS = "blocks"
    KEEP = "keep"
    FILL = "fill"
    CLOSE = "close"
    IN = "in"
    NOT_NOW = "not-now"
    UNWISH = "unwish"
    WEB = "web"
    REVOKE = "revoke"
    CALENDAR = "calendar"


class Pick(StrEnum):
    """What a select asks for."""

    ANSWER = "pa"
    MANY = "pm"
    DRAFT = "pd"
    OPEN = "po"
    GIVE = "pg"
    ORDER = "ps"
    AWAY = "pw"
    CHAPTER = "pc"
    GAME = "pn"
    YIELD = "pz"
    TABLES = "pq"
    SECTION = "px"
    PICTURE = "pi"
    BLOCK = "pk"
    UNBLOCK = "pu"
    SEND_AWAY = "pj"


class Fill(StrEnum):
    """What a form that somebody fills in and sends is about."""

    SETUP = "setup"
    SETUP_MORE = "setup-more"
    TABLE = "table"
    VARIANTS = "variants"
    MORE = "more"
    ACCESS = "access"
    INVITE = "invite"
    NAME = "name"
    HOOK = "hook"
    SETTINGS = "settings"
    NOTE = "note"
    IMPORT = "import"
    WISH = "wish"
    WATCH = "watch"
    SOLO = "solo"
    SOLO_GAME = "solo-game"
    SOLO_MORE = "solo-more"


def _pattern(verbs: type[StrEnum]) -> re.Pattern[str]:
    # numbers as str(Id) writes them, and no longer than a database column
    names = "|".join(verb.value for verb in verbs)
    return re.compile(
        rf"(?!.{{{MAX_ID + 1}}})(?P<realm>[rlso])1\.(?P<game>[0-9]{{1,{LONGEST_NUMBER}}})\."
        rf"(?P<rev>[0-9]{{1,{LONGEST_NUMBER}}})\.(?P<verb>{names})\.(?P<payload>.*)"
    )


BUTTON = _pattern(Press)
SELECT = _pattern(Pick)
FORM = _pattern(Fill)


@dataclass(frozen=True, slots=True)
class Id:
    """A parsed custom_id. `rev` is the revision of the game (or run) that the component was made for."""

    game: int
    rev: int
    verb: Press | Pick | Fill
    payload: str = ""
    realm: Realm = Realm.TABLE

    def __str__(self) -> str:
        return f"{self.realm}1.{self.game}.{self.rev}.{self.verb}.{self.payload}"


def parse(match: re.Match[str]) -> Id:
    """The id behind a match of BUTTON, SELECT or FORM."""
    verbs: type[Press] | type[Pick] | type[Fill] = Press if match.re is BUTTON else Pick if match.re is SELECT else Fill
    return Id(int(match["game"]), int(match["rev"]), verbs(match["verb"]), match["payload"], Realm(match["realm"]))


def button(custom_id: str) -> Id | None:
    """The id behind a button's custom_id; None: it is not one of ours."""
    match = BUTTON.fullmatch(custom_id)
    return None if match is None else parse(match)


def number(text: str) -> int:
    """A number in a payload or a value. Raises OldButton."""
    if not (text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER + 1 and int(text) <= LARGEST):
        raise OldButton()
    return int(text)


def one_of(names: type[Named], text: str) -> Named:
    """The one of these that a payload or a value names. Raises OldButton."""
    if text not in names.__members__.values():
        raise OldButton()
    return names(text)
