"""The choices that reaching a space brings."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.play.ask import Choice
from engine.core.play.msg import Msg
from engine.games.russian_railroads.actions import WHITE_STEPS
from engine.games.russian_railroads.words import name, say

REPEAT = "repeat"
"""The key of an element that repeats a space."""


@dataclass(frozen=True, slots=True)
class Opened(Choice):
    """A special space that has been reached and brings a choice: a ? token, or white steps."""

    special: str

    def __str__(self) -> str:
        return "white-steps" if self.white else f"token-{self.special.removesuffix('-question')}"

    @property
    def white(self) -> bool:
        """Whether it brings white steps."""
        return self.special in WHITE_STEPS

    def label(self) -> Msg:
        """What it brings, or which ? space it is."""
        return say("white-steps") if self.white else name("special", self.special)
