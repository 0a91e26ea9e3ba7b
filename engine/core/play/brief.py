"""Brief: which lines of a turn say what came of it, so that a post fits on a phone. The log has them all."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from engine.core.play.msg import Msg, message


@dataclass(frozen=True, slots=True)
class Brief:
    """What is left out where a turn is told in short, by the keys of log lines.

    `details` are left out, and `nothing` where the argument that is named is 0. `steps` are those of something that
    changes step by step, by the same words: of each, for the same values of the arguments that are named behind these,
    the last one tells how it stands. `shorter` are messages that say the same in fewer words.
    """

    details: frozenset[str] = frozenset()
    nothing: Mapping[str, str] = field(default_factory=dict)
    steps: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    shorter: Mapping[str, str] = field(default_factory=dict)

    @property
    def keys(self) -> frozenset[str]:
        """All keys that it knows."""
        return frozenset((*self.details, *self.nothing, *self.steps, *self.shorter, *self.shorter.values()))

    def __call__(self, lines: Iterable[Msg]) -> tuple[Msg, ...]:
        """The lines of one turn that are told, in their order."""
        told = [line for line in lines if line.key not in self.details and not self._is_nothing(line)]
        last = {self._of(place, line): place for place, line in enumerate(told)}
        left = (line for place, line in enumerate(told) if last[self._of(place, line)] == place)
        return tuple(message(self.shorter.get(line.key, line.key), line.args) for line in left)

    def _is_nothing(self, line: Msg) -> bool:
        return line.key in self.nothing and line.args.get(self.nothing[line.key]) == 0

    def _of(self, place: int, line: Msg) -> object:
        """Equal for lines of which the last one tells how it stands."""
        if line.key not in self.steps:
            return place
        what, *by = self.steps[line.key]
        return (what, *(repr(line.args.get(name)) for name in by))


ALL_OF_IT = Brief()
"""Nothing is left out."""
