"""Brief: a turn's results in a line a player, so that a post fits on a phone. The log has everything."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from engine.core.play.msg import SEAT_ARGUMENTS, Msg, message

Who = int | Msg | None
"""A seat (0-based), a rival by name, or nobody in particular."""


class Doing(NamedTuple):
    """What somebody did in a turn: phrases that name nobody and have no full stop; or a sentence about nobody."""

    who: Who
    parts: tuple[Msg, ...]


class Halves(NamedTuple):
    """How two halves are told: the argument that names a half, by the message `half`, whose argument `which` tells it
    from the other one; the message `whole` names both, with the other arguments."""

    argument: str
    half: str
    which: str
    whole: str


@dataclass(frozen=True, slots=True)
class Brief:
    """How a turn is told in short, by the keys of log lines.

    `details` are left out, and so is `nothing` where the named argument is 0. `steps` belong to something that changes
    step by step in the same words: the last one for the same values of the named arguments tells how it stands. Only
    the first link of `chains` is told: the second named argument is the first one of the link before. Several `summed`
    lines in a turn become one, with the sum of these arguments; where lines are about `halves`, two of the same whole.

    `shorter` are the phrases that say the same without a name. Such a line continues the deed that it is about, as do
    lines about nobody. What a deed brought to others is told in it, too, by the phrases of `beside`, which name them.
    `gathered` are the phrases of lines that are told of all players together, with the sentence (argument `who`) that
    lists them. `alone` are the phrases of such lines for a player who has just done it. Lines that have no shorter form
    are sentences.
    """

    details: frozenset[str] = frozenset()
    nothing: Mapping[str, str] = field(default_factory=dict)
    steps: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    chains: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    summed: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    halves: Mapping[str, Halves] = field(default_factory=dict)
    shorter: Mapping[str, str] = field(default_factory=dict)
    beside: Mapping[str, str] = field(default_factory=dict)
    gathered: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    alone: Mapping[str, str] = field(default_factory=dict)

    @property
    def keys(self) -> frozenset[str]:
        """All the keys that it knows."""
        named = (key for both in self.gathered.values() for key in both)
        said = (*self.shorter.values(), *self.beside.values(), *self.alone.values(), *named)
        return frozenset((*self.known, *self.nothing, *self.steps, *self.chains, *self.summed, *self.beside, *said))

    @property
    def known(self) -> frozenset[str]:
        """The keys of the lines that are not sentences in a post."""
        return frozenset((*self.details, *self.shorter, *self.gathered))

    @property
    def own(self) -> Brief:
        """How the player of a turn is told what they have done in it so far: each link of a chain, and nobody's
        name."""
        others = {key: both for key, both in self.gathered.items() if key not in self.alone}
        return replace(self, chains={}, gathered=others, shorter={**self.shorter, **self.alone})

    def __call__(self, turns: Iterable[Iterable[Msg]]) -> tuple[Doing, ...]:
        """What to tell of some turns, in their order."""
        found: list[Doing] = []
        for lines in turns:
            begun = len(found)
            for line in self._left(lines):
                if line.key in self.gathered:
                    self._gather(found, line)
                elif line.key in self.shorter:
                    self._go_on(found, begun, line)
                else:
                    found.append(Doing(None, (line,)))
        return tuple(found)

    def _left(self, lines: Iterable[Msg]) -> Iterable[Msg]:
        """The lines of a turn to tell, in full."""
        told = [line for line in lines if line.key not in self.details and not self._is_nothing(line)]
        told = self._sums(self._unlinked(told))
        last = {self._of(place, line): place for place, line in enumerate(told)}
        return (line for place, line in enumerate(told) if last[self._of(place, line)] == place)

    def _gather(self, found: list[Doing], line: Msg) -> None:
        phrase, sentence = self.gathered[line.key]
        before: Sequence[Msg] = ()
        if found and found[-1].who is None and found[-1].parts[0].key == sentence:
            listed = found.pop().parts[0].args["who"]
            before = listed if isinstance(listed, list) else ()
        found.append(Doing(None, (Msg(sentence, who=[*before, message(phrase, line.args)]),)))

    def _go_on(self, found: list[Doing], begun: int, line: Msg) -> None:
        who, last = _who(line), found[-1] if len(found) > begun and found[-1].who is not None else None
        own = last is None or who in (last.who, None)
        if last is None or not (own or line.key in self.beside):
            found.append(Doing(who, (message(self.shorter[line.key], line.args),)))
        else:
            phrase = (self.shorter if own else self.beside)[line.key]
            found[-1] = Doing(last.who, (*last.parts, message(phrase, line.args)))

    def _is_nothing(self, line: Msg) -> bool:
        return line.key in self.nothing and line.args.get(self.nothing[line.key]) == 0

    def _unlinked(self, lines: Iterable[Msg]) -> Iterable[Msg]:
        before: dict[str, object] = {}
        for line in lines:
            if line.key in self.chains:
                first, second = (line.args.get(name) for name in self.chains[line.key])
                linked = before.get(line.key) == first
                before[line.key] = second
                if linked:
                    continue
            yield line

    def _sums(self, lines: Iterable[Msg]) -> list[Msg]:
        """Each kind of summed line becomes one, where its last line stands."""
        found: dict[object, Msg] = {}
        for place, line in enumerate(lines):
            kind = self._kind(place, line)
            earlier = found.pop(kind, None)
            if earlier is None:
                found[kind] = line
            else:
                sums = {name: _sum(earlier, line, name) for name in self.summed[line.key]}
                found[kind] = message(line.key, {**line.args, **sums, **self._whole(line)})
        return [*found.values()]

    def _kind(self, place: int, line: Msg) -> object:
        """Equal for lines that become one: summed ones about the same player, and about the same whole where they are
        about halves."""
        whole = self._whole(line)
        if line.key not in self.summed or (line.key in self.halves and not whole):
            return place
        return line.key, repr(_who(line)), *sorted(repr(end) for both in whole.values() for end in both.args.values())

    def _whole(self, line: Msg) -> dict[str, Msg]:
        """By its argument what a line is about a half of; nothing if it is not."""
        halves = self.halves.get(line.key)
        about = line.args.get(halves.argument) if halves else None
        if halves is None or not isinstance(about, Msg) or about.key != halves.half:
            return {}
        others = {name: value for name, value in about.args.items() if name != halves.which}
        return {halves.argument: message(halves.whole, others)}

    def _of(self, place: int, line: Msg) -> object:
        """Equal for lines of which only the last is told."""
        if line.key not in self.steps:
            return place
        what, *by = self.steps[line.key]
        return (what, *(repr(line.args.get(name)) for name in by))


def _sum(a: Msg, b: Msg, name: str) -> int:
    values = (a.args.get(name), b.args.get(name))
    return sum(value for value in values if isinstance(value, int))


def _who(line: Msg) -> Who:
    """The seat or rival whom a line is about."""
    rival, seat = line.args.get("rival"), line.args.get(SEAT_ARGUMENTS[0])
    if isinstance(rival, Msg):
        return rival
    return seat if isinstance(seat, int) else None


ALL_OF_IT = Brief()
"""Nothing is left out."""
