"""python -m renderers GAME: draw a game that bot opponents have played for some moves.

python -m renderers replay RECORD: a game that was played, as an animated picture or a page to leaf through.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine.core.ahead import policy
from engine.core.kept import record
from engine.core.kept.turns import glance, turns
from engine.core.play import registry
from engine.core.play.ask import Ask
from engine.core.play.errors import RoundhouseError
from engine.core.play.match import Match
from engine.core.play.reading import read
from renderers import OVERVIEW, RESULT, ROUNDS, WIDE, Request, draw, film, picture_for
from renderers.reader import words_of

USAGE_ERROR = 2
REPLAY = "replay"


class NeverAsked(RoundhouseError):
    """Nobody is asked for such a decision any more, or no picture helps with it."""


class NoSeat(RoundhouseError):
    """There is no such seat at this table."""


class UnknownFilm(RoundhouseError):
    """A replay is no such file."""


def main(argv: Sequence[str] | None = None) -> int:
    """Write one picture, or a replay. Exit status: 0 done, 2 wrong use."""
    given = list(sys.argv[1:] if argv is None else argv)
    replays = given[:1] == [REPLAY]
    args = _replay_parser().parse_args(given[1:]) if replays else _parser().parse_args(given)
    try:
        (_replay if replays else _draw)(args)
    except RoundhouseError as error:
        print(_explain(error, args), file=sys.stderr)
        return USAGE_ERROR
    except OSError as error:
        print(f"{error.filename}: {error.strerror}", file=sys.stderr)
        return USAGE_ERROR
    return 0


def _explain(error: RoundhouseError, args: argparse.Namespace) -> str:
    words = words_of(args.game, args.locale)
    if words.has(error.msg.key):
        return words(error.msg)
    facts = ", ".join(f"{name}: {value}" for name, value in error.msg.args.items())
    return f"{(type(error).__doc__ or '').splitlines()[0]} ({facts})"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m renderers", description="Draw a board.")
    parser.add_argument("game")
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="FILE", help="where the PNG goes")
    parser.add_argument("--seed", type=int, default=0, help="seed of the game (default 0)")
    parser.add_argument("--moves", type=_count, default=40, help="answers to play before drawing (default 40)")
    parser.add_argument("--since", type=_count, metavar="MOVES", help="ring what the last so many answers changed")
    parser.add_argument("--players", type=_count, help="number of seats (default: the most)")
    parser.add_argument("--policy", default=policy.RANDOM, help="who plays (default random)")
    parser.add_argument("--variant", action="append", default=[], metavar="KEY=CHOICE")
    parser.add_argument("--seat", type=int, help="draw what this seat (0-based) may see (default: what everybody may)")
    parser.add_argument("--asked", metavar="KIND", help="play on until this is asked; draw what helps with it")
    parser.add_argument(
        "--picture",
        default=OVERVIEW,
        help="which picture (default overview); result: the score sheet, rounds: its points by round",
    )
    parser.add_argument("--names", help="the players' names, separated by commas")
    parser.add_argument("--theme", default="light", help="light or dark")
    parser.add_argument("--locale", default="en")
    parser.add_argument(
        "--layout", default=WIDE, help="wide, portrait for phones, or large for larger type there (default wide)"
    )
    parser.add_argument("--width", type=_count, default=1600, help="in pixels (default 1600)")
    parser.add_argument("--alt", action="store_true", help="print the alt text too")
    return parser


def _replay_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m renderers replay", description="A game that was played, again.")
    parser.add_argument(
        "record", type=Path, help="a record, as python -m engine selfplay --record or the bot writes it"
    )
    parser.add_argument(
        "-o", "--output", type=Path, required=True, metavar="FILE", help=".gif, .webp, or .html: a page to leaf through"
    )
    parser.add_argument("--seat", type=int, help="what this seat (0-based) could see (default: what everybody could)")
    parser.add_argument("--names", help="the players' names, separated by commas")
    parser.add_argument("--theme", default="light", help="light or dark")
    parser.add_argument("--locale", default="en")
    parser.add_argument("--layout", default=WIDE, help="of an animated picture: wide, or portrait for phones")
    return parser


def _count(text: str) -> int:
    number = int(text)
    if number < 0:
        raise argparse.ArgumentTypeError("must not be negative")
    return number


def _draw(args: argparse.Namespace) -> None:
    rules = registry.game(args.game)
    seats = rules.seats[-1] if args.players is None else args.players
    variants = {key: choice for key, _, choice in (pair.partition("=") for pair in args.variant)}
    match = Match.new(rules, seats, variants, args.seed, confirm=())
    if args.seat is not None and not 0 <= args.seat < seats:
        raise NoSeat(number=args.seat, last=seats - 1)
    policy.policy(rules, args.policy)
    before = _play(match, args)
    ask = None if args.asked is None else _asked(match, args)
    seat = args.seat if ask is None else ask.seat
    picture = draw(
        Request(
            args.game,
            match.view(seat),
            picture=args.picture if ask is None else str(picture_for(args.game, ask.kind)),
            seat=seat,
            before=before,
            ask=None if ask is None else read(match, ask.seat),
            plans=() if ask is None else tuple(registry.advice(args.game).shortcuts(match.view(seat), ask)),
            names=tuple(args.names.split(",")) if args.names else (),
            locale=args.locale,
            theme=args.theme,
            width=args.width,
            layout=args.layout,
            result=match.result() if args.picture in (RESULT, ROUNDS) else None,
        )
    )
    args.output.write_bytes(picture.png)
    if args.alt:
        print(picture.alt)


def _replay(args: argparse.Namespace) -> None:
    kind = args.output.suffix.removeprefix(".").lower()
    args.game = ""  # until it is known, errors have only general words
    if kind not in ("gif", "webp", "html"):
        raise UnknownFilm(name=args.output.name)
    try:
        played = record.parse(args.record.read_text())
    except UnicodeDecodeError:
        raise record.BadRecord(line=1, reason="header") from None
    rules, args.game = registry.game(played.game), played.game
    if args.seat is not None and not 0 <= args.seat < played.seats:
        raise NoSeat(number=args.seat, last=played.seats - 1)
    frames: list[film.Frame] = []
    for turn in turns(played):
        seen = glance(rules, turn, args.seat)
        request = Request(
            played.game,
            seen.view,
            before=frames[-1].request.view if frames else None,
            names=tuple(args.names.split(",")) if args.names else (),
            locale=args.locale,
            theme=args.theme,
            layout=args.layout,
        )
        frames.append(film.Frame(request, seen.result, seen.seat, seen.told))
    reel = film.project(frames, film.Kinds(gif=kind == "gif", webp=kind == "webp", page=kind == "html"))
    args.output.write_bytes(reel.gif or reel.webp or reel.page)


def _play(match: Match[Any, Any], args: argparse.Namespace) -> Any | None:
    """Play the moves; return the view to compare with for rings, if any."""
    names = [args.policy] * match.seats
    early = args.moves if args.since is None else max(0, args.moves - args.since)
    policy.play_out(match, names, args.seed, limit=early)
    if args.since is None:
        return None
    before = match.view(args.seat)
    policy.play_out(match, names, args.seed + 1, limit=args.moves - early)
    return before


def _asked(match: Match[Any, Any], args: argparse.Namespace) -> Ask[Any]:
    """Play on until a decision of the kind is pending, for the seat if one is named. Raises NeverAsked."""
    moves = policy.moves(match, [args.policy] * match.seats, args.seed)
    while match.pending and picture_for(args.game, args.asked) is not None:
        for ask in match.pending.values():
            if ask.kind == args.asked and args.seat in (None, ask.seat):
                return ask
        next(moves)
    raise NeverAsked(kind=args.asked)


if __name__ == "__main__":
    sys.exit(main())
