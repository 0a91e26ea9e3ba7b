"""Holdings: what each table holds about a person, why it is kept, and when it goes. PRIVACY.md says the same to
people."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

DELETED = "when you delete your data"
ANONYMOUS = "stays, under a number in place of you"
"""A negative user id, drawn by chance, and the name of an engineer: bot/store/whole/forgetting.py."""
NEVER = "nothing of a person"
WITH_GAME = "with the game, if that is deleted"


@dataclass(frozen=True, slots=True)
class Holding:
    """A table: what it holds of a person, when that goes, and its columns: those `of` a person, and all others."""

    what: str
    goes: str
    of: frozenset[str]
    others: frozenset[str]


def _table(what: str, goes: str, of: str, others: str) -> Holding:
    return Holding(what, goes, frozenset(of.split()), frozenset(others.split()))


HOLDINGS: Mapping[str, Holding] = {
    "users": _table(
        "your Discord id, the name and language that Discord gave last, what you have set, whether you were asked "
        "if you can read the pictures, until when you are away",
        DELETED,
        "user_id name locale remind_after remind_most quiet_from quiet_to timezone confirm pictures grace away_until "
        "away_plays pings digest upcoming listed asked_pictures",
        "",
    ),
    "seats": _table(
        "where you sit and sat, the name you had then, for how long you thought and were away, how often you were late",
        f"when you delete your data; the seat {ANONYMOUS}",
        "user_id name caretaker caretaker_for away_from away_until away_used ready muted thinking thought moves timed "
        "late",
        "game_id seat policy asked asked_since bank clock_from over_at rev",
    ),
    "games": _table(
        "whose table it is, what its host calls it, and which address it calls for them",
        f"when you delete your data: a running table has another host, of a finished one the host {ANONYMOUS}",
        "host_id table_name hook hook_key",
        "game_id guild_id channel_id parent_id game status variants wanted opponents seed rev result remind_after "
        "remind_most lobby_message table_message trouble opened_at started_at finished_at pace overtime paused_at "
        "away_days room learning salt schema imported_at closed unrated sandbox language version starts_at "
        "seeking for_role invited least_in_time least_games round rounds posts tall_since hidden matched page",
    ),
    "log": _table(
        "what you answered and undid, and when; your name, if you brought the game as a file",
        f"when you delete your data: what happened {ANONYMOUS}; a day after the game by which click it was",
        "user_id interaction_id line",
        "game_id number turn rev at sort seat kind answer kept standing back",
    ),
    "clicks": _table(
        "by which click you opened a table, sat down and the like", "after a day", "click_id", "game_id at"
    ),
    "packed_logs": _table("the same of games that are over", ANONYMOUS, "packed", "game_id length crc"),
    "ratings": _table(
        "how well you have played, game by game, in each server and title",
        f"{ANONYMOUS}, since the ratings of others follow from it",
        "user_id",
        "game_id seat guild_id game level closed games mu sigma",
    ),
    "reviews": _table("what looking back on a game has found for you", DELETED, "packed", "game_id seat"),
    "notes": _table("what you have noted", DELETED, "user_id note", "game_id"),
    "standing_orders": _table("what you answer in advance", DELETED, "seat kind standing", "game_id"),
    "hints": _table("which hints you have had", DELETED, "seat turn path answer", "game_id"),
    "known": _table("of which games you want no explanations", DELETED, "user_id game", ""),
    "progress": _table(
        "how far you have come in lessons, and what you answered there",
        DELETED,
        "progress_id user_id game lesson rev step path done",
        "",
    ),
    "sandboxes": _table(
        "what you try out",
        f"{DELETED}; when you, or after a day anybody, begin another",
        "sandbox_id user_id seat rev at root path marked",
        "game_id",
    ),
    "solos": _table(
        "your games against bots that nobody else sees",
        f"{DELETED}; when you begin another one of the same title",
        "solo_id user_id game rev dealt at level seed save told",
        "",
    ),
    "digests": _table(
        "when you had your last digest, and how many there were since you answered",
        DELETED,
        "user_id at message_id unanswered",
        "",
    ),
    "watched_panels": _table(
        "the panel of each table that you have seen last: by what Discord lets it be brought up to date",
        f"when the game is over, or after half an hour; {DELETED}",
        "user_id token locale until message_id",
        "game_id",
    ),
    "parcels": _table(
        "which replay, review or file you have asked for, and by what Discord lets it be shown to you",
        f"when you have it; {DELETED}",
        "user_id what seat locale token until refused",
        "parcel_id game_id",
    ),
    "links": _table(
        "what opens your own page of a table in a browser, and your calendar: a digest of it, since when and until "
        "when",
        f"when the game is over, when you revoke it, after 14 days, a calendar after a year; {DELETED}",
        "digest seat user_id made_at ends_at",
        "game_id",
    ),
    "votes": _table(
        "who has asked for a seat, or has left the server",
        ANONYMOUS,
        "user_id outcome",
        "vote_id game_id kind seat opened_at due_at message_id turn",
    ),
    "ballots": _table(
        "for what you have voted, and who is to have a seat",
        f"{DELETED}, while it is open; of what is decided it {ANONYMOUS}",
        "user_id choice at",
        "vote_id",
    ),
    "guests": _table(
        "to which open table you were invited, and from which you were sent away",
        f"when the game starts or the table closes; {DELETED}",
        "user_id",
        "game_id welcome",
    ),
    "blocks": _table(
        "whom you have blocked and who has blocked you, and since when", DELETED, "user_id blocked name at", ""
    ),
    "wishes": _table(
        "which table you look for on a server, since when, and where you have a seat by that",
        f"when the game begins, when you take it back, after 14 days; {DELETED}",
        "user_id watch games counts pace language fill_after channel_id made_at ends_at sure missed passed",
        "wish_id guild_id room hidden locale game_id",
    ),
    "outbox": _table(
        "whom a post is for or pings, and names in it",
        f"a day after the game; {DELETED}",
        "user_id payload",
        "post_id nonce game_id kind channel_id status created_at due_at tries tried_at message_id reason erases "
        "claimed_by claimed_until",
    ),
    "timers": _table(
        "when a seat is to be reminded",
        "when it has answered",
        "",
        "game_id kind seat since due_at tries claimed_by claimed_until",
    ),
    "guilds": _table(
        NEVER,
        "-",
        "",
        "guild_id locale remind_after remind_most pace language left_at arrived_at opens_in opener_role list_in "
        "list_message listed_at most_tables page name",
    ),
    "snapshots": _table(NEVER, "-", "", "game_id turn rev schema state"),
    "stands": _table(NEVER, "-", "", "game_id turn schema beside crc packed"),
    "replays": _table(NEVER, "-", "", "game_id packed"),
    "calls": _table(NEVER, "-", "", "call_id game_id nonce event payload made_at"),
    "alive": _table(NEVER, "-", "", "only at"),
    "claims": _table(NEVER, "-", "", "what claimed_by claimed_until done"),
}
