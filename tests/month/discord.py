"""Discord: takes posts as it does, with its moods; remembers what stands where and who was mentioned when."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from bot.host.post.delivery import HasLeft, Retry, Undeliverable
from bot.host.post.noting import NO_MESSAGES
from bot.host.types.call import Told as Call
from bot.host.types.parcel import Parcel
from bot.host.types.post import Post, PostKind, ServerPost, TellPost
from tests.bot.host.test_crash import Fuse

SILENT = "trouble-missing-send-messages"
DEEDS = (PostKind.THREAD, PostKind.SEATED, PostKind.ARCHIVE)
"""What is no message."""
Mention = Callable[[Post, int], None]
Left = Callable[[int], bool]
Note = Callable[[int, str], None]


@dataclass
class Message:
    """What stands in a channel or a private message: the post as it was last edited."""

    number: int
    post: Post
    nonce: str
    living: bool = True
    retired: bool = False


@dataclass
class Discord:
    """A courier. A repeated nonce is answered with the earlier message; an edit mentions nobody."""

    seed: int
    mention: Mention
    left: Left
    note: Note = lambda table, what: None
    """Who writes down what becomes of each post."""
    calm: bool = False
    """No errors but `failures`: only in samples that look for something else."""
    failures: list[Exception] = field(default_factory=list)
    """How the next posts fail."""
    messages: dict[int, Message] = field(default_factory=dict)
    by_nonce: dict[str, int] = field(default_factory=dict)
    by_post: dict[int, set[int]] = field(default_factory=lambda: defaultdict(set))
    of_game: dict[int, list[Message]] = field(default_factory=lambda: defaultdict(list))
    silent: set[int] = field(default_factory=set)
    """Channels where the bot may not write."""
    closed: set[int] = field(default_factory=set)
    counts: Counter[str] = field(default_factory=Counter)
    fuse: Fuse = field(default_factory=Fuse)
    attempts: Counter[int] = field(default_factory=Counter)
    nonces: dict[int, str] = field(default_factory=dict)
    tell: Callable[[TellPost], None] = lambda post: None
    """Who hears of what is said to somebody that is of no table."""

    async def call(self, told: Call) -> None:
        """No table of the month calls an address."""
        raise AssertionError(told)

    async def deliver(self, post: Post | ServerPost, nonce: str) -> int:
        """See Courier.deliver."""
        if isinstance(post, ServerPost):
            return self._to_server(post, nonce)
        became = "cut off"
        try:
            number = await self._deliver(post, nonce)
            became = f"message {number}"
        except Exception as error:
            became = repr(error)
            raise
        finally:
            pings = [*(ping.user_id for ping in post.pings), *post.voters]
            self.note(post.card.game_id, f"post {post.post_id} {post.kind.value} pings {pings}: {became}")
        return number

    async def bring(self, parcel: Parcel) -> bool:
        """Nobody in a month asks for what takes long."""
        raise AssertionError(parcel)

    async def _deliver(self, post: Post, nonce: str) -> int:
        self.fuse.step()
        if self.failures:
            raise self.failures.pop(0)
        game = post.card.game_id
        self.attempts[game] += 1
        # keyed by the table, since tables are served side by side
        mood = 1.0 if self.calm else Random(f"{self.seed} {game} {self.attempts[game]}").random()
        if mood < 0.03:
            self.counts["errors"] += 1
            raise Retry(None if mood < 0.02 else 120.0) if mood < 0.025 else OSError("no route")
        if post.channel_id in self.silent:
            self.counts["refused"] += 1
            raise Undeliverable(SILENT)
        if post.channel_id is None and post.user_id in self.closed:
            self.counts["refused"] += 1
            raise Undeliverable(NO_MESSAGES)
        if post.kind == PostKind.REMINDER:
            for ping in post.pings:
                if self.left(ping.user_id):
                    raise HasLeft(ping.seat)
        number = self._take(post, nonce)
        if mood > 0.99 and not self.calm:
            self.counts["errors"] += 1
            raise TimeoutError  # Discord has it, and the bot does not know
        self.fuse.step()
        return number

    def _to_server(self, post: ServerPost, nonce: str) -> int:
        """What is told to somebody and is of no table; nothing else is posted to a server in a month."""
        self.fuse.step()
        assert isinstance(post, TellPost)
        if post.channel_id is None and post.user_id in self.closed:
            self.counts["refused"] += 1
            raise Undeliverable(NO_MESSAGES)
        if nonce not in self.by_nonce:
            self.by_nonce[nonce] = -post.post_id
            self._seen(post.post_id, nonce).add(-post.post_id)
            self.counts[post.kind] += 1
            self.note(0, f"post {post.post_id} to {post.user_id or post.named}: {post.text.key}")
            self.tell(post)
        self.fuse.step()
        return self.by_nonce[nonce]

    def _seen(self, post_id: int, nonce: str) -> set[int]:
        """The messages of a row, whose number may be that of one which is forgotten: the nonce is no other's."""
        if self.nonces.setdefault(post_id, nonce) != nonce:
            self.nonces[post_id] = nonce
            self.by_post[post_id] = set()
        return self.by_post[post_id]

    def _take(self, post: Post, nonce: str) -> int:
        if post.kind in DEEDS:
            self._seen(post.post_id, nonce).add(-post.post_id)
            return post.message_id or 0
        if post.message_id is not None:
            message = self.messages[post.message_id]
            self._seen(post.post_id, nonce).add(message.number)
            if post.kind == PostKind.ERASE:
                message.living = False
            elif post.kind == PostKind.RETIRED:
                message.retired = True
            else:
                message.post = post
            return message.number
        if nonce not in self.by_nonce:
            number = 5000 + len(self.messages)
            message = Message(number, post, nonce)
            self.messages[number] = message
            self.of_game[post.card.game_id].append(message)
            self.by_nonce[nonce] = number
            self._seen(post.post_id, nonce).add(number)
            self.counts[post.kind] += 1
            for user in dict.fromkeys([*(ping.user_id for ping in post.pings), *post.voters]):
                self.mention(post, user)
            if post.user_id is not None:
                self.mention(post, post.user_id)
        return self.by_nonce[nonce]

    def standing(self, game: int, kind: str) -> list[Message]:
        """The messages of a kind that are there, oldest first."""
        return [m for m in self.of_game[game] if m.post.kind == kind and m.living]
