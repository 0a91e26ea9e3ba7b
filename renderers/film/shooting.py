"""Shooting: which pictures an animation or a page needs, in order, and how large they may be."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field, replace

from renderers.film import gif, webp
from renderers.film.cels import Cel, Job, expose
from renderers.film.frames import Caption, Frame, caption, names
from renderers.film.page import Leaf, Page, page
from renderers.request import PORTRAIT, WIDE

MOST = 8 * 2**20
"""Maximum bytes of a file; Discord accepts 10 MiB."""
SECONDS, LAST = 0.8, 4.0
"""How many seconds a turn is shown, and the last one."""
KEY_EVERY = 25
"""Turns between two whole pictures of a page: any turn is shown with at most this many layers."""
WIDTHS = {WIDE: (1100, 900, 700, 500), PORTRAIT: (720, 600, 480, 360)}
"""Widths in pixels to try, until everything fits."""
ENOUGH = 12
"""How many frames it takes to estimate the size of all of them."""


@dataclass(frozen=True, slots=True)
class Kinds:
    """What is wanted: an animated GIF or WebP, a page; none larger than `most` bytes, if possible."""

    gif: bool = False
    webp: bool = False
    page: bool = False
    most: int = MOST


@dataclass(frozen=True, slots=True)
class Reel:
    """What was wanted; the rest is empty."""

    gif: bytes = field(default=b"", repr=False)
    webp: bytes = field(default=b"", repr=False)
    page: bytes = field(default=b"", repr=False)


@dataclass(slots=True)
class _Take:
    """The pictures of one layout so far."""

    layout: str
    width: int
    cels: list[Cel] = field(default_factory=list)

    def add(self, cel: Cel) -> None:
        if self.cels:
            # only the newest is ever compared
            self.cels[-1] = replace(self.cels[-1], png=b"")
        self.cels.append(cel)

    @property
    def size(self) -> tuple[int, int]:
        return max(cel.size[0] for cel in self.cels), max(cel.size[1] for cel in self.cels)


class _TooLarge(Exception):
    """Narrower pictures must be tried."""


def shoot(frames: Sequence[Frame], kinds: Kinds) -> Generator[Job, Cel, Reel]:
    """Ask for the pictures one after another, and put together what is wanted. There must be at least one frame."""
    alone = WIDE if frames[0].request.layout == WIDE else PORTRAIT
    layouts = [WIDE, PORTRAIT] if kinds.page else [alone]
    steps = len(WIDTHS[WIDE])
    for step in range(steps):
        takes = [_Take(layout, WIDTHS[layout][step]) for layout in layouts]
        try:
            captions = yield from _shoot(frames, kinds, takes, last=step == steps - 1)
        except _TooLarge:
            continue
        return _reel(frames, kinds, takes, captions)
    raise AssertionError("the last step is never too large")


def project(frames: Sequence[Frame], kinds: Kinds) -> Reel:
    """The whole reel, drawn here and now."""
    work = shoot(frames, kinds)
    try:
        job = next(work)
        while True:
            job = work.send(expose(job))
    except StopIteration as done:
        reel: Reel = done.value
        return reel


def _shoot(
    frames: Sequence[Frame], kinds: Kinds, takes: Sequence[_Take], *, last: bool
) -> Generator[Job, Cel, list[Caption]]:
    captions = []
    for number, frame in enumerate(frames):
        for take in takes:
            request = replace(frame.request, layout=take.layout, width=take.width)
            before = take.cels[-1].png if take.cels else None
            moves = take is takes[0]
            job = Job(
                number,
                len(frames),
                request,
                before,
                key=kinds.page and not number % KEY_EVERY,
                gif=kinds.gif and moves,
                tile=kinds.page or (kinds.webp and moves),
            )
            take.add((yield job))
        captions.append(caption(frame, number, len(frames), takes[0].cels[-1].alt))
        if not last and _too_large(takes, kinds, number + 1, len(frames)):
            raise _TooLarge
    return captions


def _too_large(takes: Sequence[_Take], kinds: Kinds, done: int, total: int) -> bool:
    """Whether a file will be too large, by estimate."""
    moving = sum(len(cel.gif) for cel in takes[0].cels)
    tiles = sum(len(cel.tile) for take in takes for cel in take.cels) * (4 / 3 if kinds.page else 1)
    share = total / done if done >= ENOUGH else 1
    return max(moving, tiles) * share > kinds.most * 0.97


def _reel(frames: Sequence[Frame], kinds: Kinds, takes: Sequence[_Take], captions: list[Caption]) -> Reel:
    first = takes[0]
    seconds = [SECONDS] * (len(frames) - 1) + [LAST]
    tiles = [(cel.at, cel.tile) for cel in first.cels]
    blocks = [cel.gif for cel in first.cels]
    leaves = tuple(Leaf(take.layout != WIDE, take.size, tuple((c.at, c.tile) for c in take.cels)) for take in takes)
    return Reel(
        gif=gif.animation(first.size, first.cels[0].palette, blocks, seconds) if kinds.gif else b"",
        webp=webp.animation(first.size, tiles, seconds) if kinds.webp else b"",
        page=page(_page(frames, captions, leaves)) if kinds.page else b"",
    )


def _page(frames: Sequence[Frame], captions: list[Caption], leaves: tuple[Leaf, ...]) -> Page:
    return Page(frames[-1], names(frames[-1]), tuple(captions), leaves, KEY_EVERY)
