"""Vector: a canvas whose sheet is SVG, so whatever can be drawn as pixels is sharp at any zoom.

Drawing through `Canvas` needs no second renderer: a sprite becomes a symbol, written once however often it is stamped;
a text keeps its measured width. Only the shading of printed maps stays a sheet of pixels, which lies beside the markup
and is the same for every turn of a table.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from html import escape
from math import cos, pi, sin
from typing import Any

from PIL import Image

from renderers.draw import fonts
from renderers.draw.boxes import Box
from renderers.draw.canvas import HALO, Canvas, Sketch
from renderers.draw.labels import Label, inside
from renderers.draw.palette import Colour, Theme
from renderers.draw.regions import Corners, Region, Sign, Tell, Told

SHADED = 1.5
"""Pixels per design unit in a sheet of pixels."""
QUALITY = 62
"""WebP quality for such a sheet: its edges are those of coasts, and the lines of the map lie on top."""
THINNEST = 0.9
"""Minimum thickness of a line, in design units."""
WEIGHTS = {fonts.REGULAR: "", fonts.SEMIBOLD: "s", fonts.BOLD: "b", fonts.ITALIC: "i"}
"""The class of a text by its weight; the page's style sheet has a face for each."""
ANCHORS = {"l": "", "m": "m", "r": "e"}
"""The class of a text by the end at which it is anchored."""

LINE = "\n"
"""Separates the lines of what a region says."""

Points = Sequence[tuple[float, float]]
NOTHING = Image.new("RGB", (1, 1))


@dataclass(slots=True)
class Shared:
    """What all parts of a drawing refer to: symbols and outlines, and sheets of pixels, by name."""

    marks: dict[str, str] = field(default_factory=dict)
    sheets: dict[str, bytes] = field(default_factory=dict)
    stamps: dict[Any, tuple[str, tuple[Label, ...], tuple[Sign, ...]]] = field(default_factory=dict)

    def mark(self, kind: str, facts: str, inside: str) -> str:
        """The name of an element of this kind that is written once; equal elements share a name."""
        name = kind[0] + _digest(f"{facts}{inside}".encode(), 5)
        self.marks.setdefault(name, f'<{kind} id="{name}"{facts}>{inside}</{kind}>')
        return name

    def add(self, other: Shared) -> None:
        """Add what another drawing refers to, which lies on or below this one."""
        self.marks |= other.marks
        self.sheets |= other.sheets
        self.stamps |= other.stamps


class Vector(Canvas):
    """A sheet in design units, as markup: `parts` are its elements from the bottom up."""

    def __init__(self, theme: Theme, shared: Shared) -> None:
        super().__init__(NOTHING, SHADED, theme)
        self.parts: list[str] = []
        self.regions: list[Region] = []
        """What is explained, in drawing order: containers come before their contents."""
        self.marks: list[Sign] = []
        """Numbers of options and letters of plans."""
        self.shared = shared

    def markup(self) -> str:
        """All elements."""
        return "".join(self.parts)

    def _smaller(self, share: float) -> Vector:
        inner = self._copy()
        inner.scale = self.scale * share
        return inner

    def _copy(self) -> Vector:
        inner = Vector(self.theme, self.shared)
        inner.scale = self.scale
        return inner

    def _lay_smaller(self, inner: Canvas, share: float) -> None:
        self.regions += [region.scaled(share) for region in self._group(f' transform="scale({_n(share, 5)})"', inner)]
        self.marks += [sign._replace(box=sign.box.scaled(share)) for sign in _of(inner).marks]

    def _lay_clipped(self, inner: Canvas, box: Box) -> None:
        for region in self._group(f' clip-path="url(#{self._hole(box)})"', inner):
            if (seen := region.within(box)) is not None:
                self.regions.append(seen)
        self.marks += [sign for sign in _of(inner).marks if inside(sign.box, box)]

    def _group(self, facts: str, inner: Canvas) -> list[Region]:
        """Lay a canvas on this one; returns what it explains."""
        drawn = _of(inner)
        if drawn.parts:
            self.parts.append(f"<g{facts}>{drawn.markup()}</g>")
        return drawn.regions

    def region(self, shape: Box | Corners, tell: Tell) -> None:
        """What the contents of a box or polygon say when somebody points at it."""
        self.regions.append(Region(shape, tell()))

    def mark(self, box: Box, text: str) -> None:
        """Say that a box holds an option's number or plans' letters."""
        self.marks.append(Sign(box, text))

    def tell(self, told: Callable[[str], Told | None]) -> None:
        """Explain what numbers and letters stand for, on top of everything else."""
        for box, text in dict.fromkeys(self.marks):
            if (said := told(text)) is not None:
                self.regions.append(Region(box, said))

    def _hole(self, box: Box, radius: float = 0) -> str:
        round_ = f' rx="{_n(radius)}"' if radius else ""
        return self.shared.mark("clipPath", "", f"<rect{_place(box)}{round_}/>")

    def rect(
        self, box: Box, fill: Colour | None = None, outline: Colour | None = None, width: float = 0, radius: float = 0
    ) -> None:
        """A rectangle, with rounded corners if `radius` is given; its line lies inside."""
        line = _broad(width) if outline else 0.0
        r = min(max(radius - line / 2, 0), (box.w - line) / 2, (box.h - line) / 2)
        round_ = f' rx="{_n(r)}"' if r > 0 else ""
        self.parts.append(f"<rect{_place(box.inset(line / 2))}{round_}{_look(fill, outline, line)}/>")

    def rule(self, x: float, y: float, w: float, width: float) -> None:
        """A horizontal line."""
        self.rect(Box(x, y, w, _broad(width)), self.theme.line)

    def ellipse(self, box: Box, fill: Colour | None = None, outline: Colour | None = None, width: float = 0) -> None:
        """An ellipse that fills the box."""
        line = _broad(width) if outline else 0.0
        inner = box.inset(line / 2)
        rx, ry = max(inner.w / 2, 0), max(inner.h / 2, 0)
        middle = f' cx="{_n(box.cx)}" cy="{_n(box.cy)}"'
        if _n(rx) == _n(ry):
            self.parts.append(f'<circle{middle} r="{_n(rx)}"{_look(fill, outline, line)}/>')
        else:
            self.parts.append(f'<ellipse{middle} rx="{_n(rx)}" ry="{_n(ry)}"{_look(fill, outline, line)}/>')

    def polygon(self, points: Points, fill: Colour, outline: Colour | None = None, width: float = 0) -> None:
        """A polygon through points."""
        self.parts.append(f'<path d="{_path(points)}z"{_look(fill, outline, _broad(width))}/>')

    def polygon_edge(self, points: Points, fill: Colour, width: float) -> None:
        """A closed line through points."""
        self.parts.append(f'<path d="{_path(points)}z"{_look(None, fill, _broad(width))}/>')

    def line(self, points: Points, fill: Colour, width: float) -> None:
        """A line through points."""
        self.parts.append(f'<path d="{_path(points)}"{_look(None, fill, _broad(width))}/>')

    def lined(self, box: Box, lines: Iterable[Points], fill: Colour, width: float) -> None:
        """Lines with round ends."""
        path = "".join(_path(line) for line in lines)
        if path:
            self.parts.append(f'<path d="{path}"{_look(None, fill, _broad(width))} stroke-linecap="round"/>')

    def arc(self, box: Box, start: float, end: float, fill: Colour, width: float) -> None:
        """Part of an ellipse between two angles in degrees, clockwise from three o'clock."""
        line = _broad(width)
        inner = box.inset(line / 2)
        (x1, y1), (x2, y2) = (
            (box.cx + inner.w / 2 * cos(at * pi / 180), box.cy + inner.h / 2 * sin(at * pi / 180))
            for at in (start, end)
        )
        far = int((end - start) % 360 > 180)
        curve = f"M{_n(x1)} {_n(y1)}A{_n(inner.w / 2)} {_n(inner.h / 2)} 0 {far} 1 {_n(x2)} {_n(y2)}"
        self.parts.append(f'<path d="{curve}"{_look(None, fill, line)}/>')

    def _write(self, label: Label, halo: Colour | None) -> None:
        kind = " ".join(filter(None, (WEIGHTS[label.weight], ANCHORS[label.anchor[0]])))
        facts = f' class="{kind}"' if kind else ""
        if len(label.text) > 1:  # a text keeps the room it was given, whatever face the page has
            facts += f' textLength="{_n(fonts.width(label.text, label.weight, label.size))}"'
        if halo:
            facts += f' paint-order="stroke" stroke="{_c(halo)}" stroke-width="{_n(2 * label.size * HALO)}"'
        place = f' x="{_n(label.x)}" y="{_n(label.y)}" font-size="{_n(label.size)}"'
        self.parts.append(f'<text{place}{facts} fill="{_c(label.fill)}">{escape(label.text)}</text>')

    def stamp(self, sketch: Sketch, box: Box, *args: Any, flat: bool = False) -> None:
        """What `sketch` draws into the box, written once for all boxes of this size."""
        how = (sketch, args, box[2:], self.theme, self.scale)
        found = self.shared.stamps.get(how)
        if found is None:
            inner = self._copy()
            sketch(inner, Box(0, 0, box.w, box.h), *args)
            name = self.shared.mark("g", "", inner.markup()) if inner.parts else ""
            found = self.shared.stamps[how] = name, tuple(inner.labels), tuple(inner.marks)
        name, labels, marks = found
        if name:
            self.parts.append(f'<use href="#{name}" x="{_n(box.x)}" y="{_n(box.y)}"/>')
        self.labels += [label.moved(box.x, box.y) for label in labels]
        self.marks += [sign.moved(box.x, box.y) for sign in marks]
        if not flat:
            self.pieces.append(box)

    def overlay(self, box: Box, sketch: Callable[[Canvas], None]) -> None:
        """What `sketch` draws on a transparent sheet as large as the box, laid over it."""
        inner = self._copy()
        sketch(inner)
        self._group(f' transform="translate({_n(box.x)} {_n(box.y)})"', inner)
        self.labels += [label.moved(box.x, box.y) for label in inner.labels]
        self.marks += [sign.moved(box.x, box.y) for sign in inner.marks]

    def explained(self) -> str:
        """The regions, for the script that makes them react: each with its name, its state, and its clause."""
        return f'<g class="regions" fill="none">{"".join(map(_region, self.regions))}</g>' if self.regions else ""

    def lay(self, box: Box, sheet: Image.Image, radius: float = 0) -> None:
        """A sheet of pixels in its box; it lies beside the markup, named after its content."""
        out = io.BytesIO()
        sheet.save(out, "WEBP", quality=QUALITY, method=4)
        name = _digest(out.getvalue(), 12) + ".webp"
        self.shared.sheets[name] = out.getvalue()
        hole = f' clip-path="url(#{self._hole(box, radius)})"' if radius else ""
        self.parts.append(f'<image href="{name}"{_place(box)} preserveAspectRatio="none"{hole}/>')


def _of(canvas: Canvas) -> Vector:
    """The canvas as a Vector; a Vector makes only its own kind."""
    assert isinstance(canvas, Vector)
    return canvas


def _region(region: Region) -> str:
    shape, (kind, name, lines, clause) = region
    area = f"<rect{_place(shape)}/>" if isinstance(shape, Box) else f'<path d="{_path(shape)}z"/>'
    said = f"<title>{escape(name)}</title>" + (f"<desc>{escape(LINE.join(lines))}</desc>" if lines else "")
    return f'<g data-kind="{kind}" data-clause="{clause}">{said}{area}</g>'


def _digest(what: bytes, size: int) -> str:
    return blake2b(what, digest_size=size).hexdigest()


def _broad(width: float) -> float:
    return max(THINNEST, width) if width else 0.0


@lru_cache(maxsize=16384)
def _n(value: float, digits: int = 1) -> str:
    """A number in the fewest characters that give its place on a sheet seen close up."""
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".") if digits else f"{value:.0f}"
    return "0" if text in ("-0", "") else text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def _place(box: Box) -> str:
    return f' x="{_n(box.x)}" y="{_n(box.y)}" width="{_n(max(box.w, 0))}" height="{_n(max(box.h, 0))}"'


@lru_cache(maxsize=1024)
def _c(colour: Colour) -> str:
    """A colour, in its short form if there is one."""
    return f"#{colour[1]}{colour[3]}{colour[5]}" if colour[1::2] == colour[2::2] and len(colour) == 7 else colour


@lru_cache(maxsize=1024)
def _look(fill: Colour | None, outline: Colour | None, width: float) -> str:
    """The fill and line of a shape."""
    inside = ' fill="none"' if fill is None else f' fill="{_c(fill)}"'
    return f'{inside} stroke="{_c(outline)}" stroke-width="{_n(width)}"' if outline and width else inside


def _path(points: Points) -> str:
    """Lines from point to point, each relative to the one before."""
    (x, y), *rest = [(round(10 * x), round(10 * y)) for x, y in points]
    steps = [f"M{_n(x / 10)} {_n(y / 10)}l" if rest else f"M{_n(x / 10)} {_n(y / 10)}"]
    for n, (u, v) in enumerate(rest):
        dx, dy = _n((u - x) / 10), _n((v - y) / 10)
        steps.append(("" if not n or dx.startswith("-") else " ") + dx + ("" if dy.startswith("-") else " ") + dy)
        x, y = u, v
    return "".join(steps)
