"""The commands for making a game: new, check, words."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from engine.core.play import registry
from engine.making import new, saying
from engine.making.asked import FIRST, STAGES, lacking
from engine.making.made import Made

USAGE_ERROR = 2


def add(commands: Any) -> None:
    """Add them to a command line."""
    words = commands.add_parser("words", help="list what a game says without a text, and texts that it never says")
    words.add_argument("game")
    words.add_argument("also", nargs="*", type=Path, help="folders that speak for the game too, such as its renderer's")
    words.set_defaults(run=_words)
    check = commands.add_parser("check", help="list what a game lacks of all that is asked of one, in stages")
    check.add_argument("game")
    check.set_defaults(run=_check)
    begin = commands.add_parser("new", help="write a game to begin with")
    begin.add_argument("game", metavar="KEY", help="what people type and its folder is called, such as toy_yard")
    begin.add_argument("title", help="what people read")
    begin.add_argument("--seats", default="2-4", help="for how many players, such as 2-4 (the default)")
    begin.add_argument("--into", type=Path, metavar="FOLDER", help="as a package of its own in this folder")
    begin.set_defaults(run=_new)


def _words(args: argparse.Namespace) -> int:
    folder, prefix = registry.folder(args.game), saying.prefix(args.game)
    texts = (folder / "locale" / "en.ftl").read_text(encoding="utf-8")
    missing = saying.missing(saying.sources([folder]), set(saying.keys(texts)), prefix)
    unsaid = saying.unsaid(saying.sources([folder, *args.also]), texts, prefix)
    for key in missing:
        print(f"missing  {key}")
    for key in unsaid:
        print(f"unsaid   {key}")
    return int(bool(missing or unsaid))


def _check(args: argparse.Namespace) -> int:
    if (why := registry.broken().get(args.game)) is not None:
        print(f"{STAGES[0]:11} {why}")
        return 1
    made = Made(args.game)
    found = lacking(made)
    for stage in STAGES:
        for number, line in enumerate(found[stage] or ["nothing is missing"]):
            print(f"{'' if number else stage:11} {line}")
    if made.rules.unfinished:
        print(f"unfinished: people are not offered it, and all it has to have come through is {' and '.join(FIRST)}")
    print(f"what only shows when it is played: pytest tests/contract --game {args.game}")
    return int(any(found[stage] for stage in (FIRST if made.rules.unfinished else STAGES)))


def _new(args: argparse.Namespace) -> int:
    try:
        wanted = new.Wanted(args.game, args.title, new.seats_of(args.seats), args.into)
        files = new.write(wanted)
    except new.CantMake as error:
        print(error, file=sys.stderr)
        return USAGE_ERROR
    for folder in sorted({_home(file, wanted) for file in files}):
        inside = [file for file in files if file.is_relative_to(folder)]
        lines = sum(len(file.read_bytes().splitlines()) for file in inside)
        print(f"{_short(folder)}: {len(inside)} files, {lines} lines")
    steps = [] if wanted.into is None else [f"pip install --editable {args.into / args.game}"]
    steps += [f"python -m engine check {args.game}", f"python -m renderers {args.game} --moves 4 --output board.png"]
    print("\n".join(steps))
    return 0


def _home(file: Path, wanted: new.Wanted) -> Path:
    """The folder of the game, its pictures, its tests or its package that contains a file."""
    return [folder for folder in file.parents if folder.name == wanted.key][-1]


def _short(path: Path) -> Path:
    """A path as it would be typed."""
    return path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path
