"""Courier: whoever carries posts to Discord."""

from __future__ import annotations

from typing import Protocol

from bot.host.types import Post


class Retry(Exception):
    """The post could not be delivered now (5xx, rate limit); `after`: wait at least so many seconds, None: back off."""

    def __init__(self, after: float | None = None) -> None:
        super().__init__(after)
        self.after = after


class Undeliverable(Exception):
    """The post can't be delivered however often one tries.

    `reason` is a message key without arguments: `trouble-channel-gone`, `trouble-direct-messages-closed`, or
    `trouble-missing-<permission>` with Discord's name of the permission in lower case and - for _.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Courier(Protocol):
    """Sends (or edits) the message of a post."""

    async def deliver(self, post: Post, nonce: str) -> int:
        """Send a post and return the id of its message.

        `nonce` (at most 25 characters) is the same at every attempt for the same post: sent with `enforce_nonce`,
        Discord returns the earlier message instead of a second one. Raises Retry or Undeliverable; any other
        exception counts as Retry.
        """
        ...
