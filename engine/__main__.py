"""python -m engine: games, options, selfplay, arena, learn, replay, verify; for making a game: new, check, words."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from inspect import getfile
from pathlib import Path
from typing import Any

import msgspec

from engine.core.ahead import arena, learned, learning, policy
from engine.core.ahead.budget import Budget, effort
from engine.core.kept import finished, luck, record
from engine.core.play import registry
from engine.core.play.ask import Amount, Many
from engine.core.play.errors import RoundhouseError
from engine.core.play.match import Match
from engine.core.play.msg import Msg, Value
from engine.core.play.rules import Rules
from engine.making import commands as making
from engine.making import fitting

USAGE_ERROR = 2


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. Exit status: 0 done, 1 a record does not replay or words are missing, 2 wrong usage."""
    args = _parser().parse_args(argv)
    try:
        return int(args.run(args))
    except record.BadRecord as error:
        return _complain(error, 1)
    except RoundhouseError as error:
        return _complain(error, USAGE_ERROR)
    except BrokenPipeError:
        # the reader of the output has seen enough; Python would complain once more when it flushes
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        print(f"{error.filename}: {error.strerror}", file=sys.stderr)
        return USAGE_ERROR


def _complain(error: RoundhouseError, status: int) -> int:
    facts = ", ".join(f"{name}: {_plain(value)}" for name, value in error.msg.args.items())
    what = (type(error).__doc__ or type(error).__name__).splitlines()[0]
    print(f"{what} ({facts})", file=sys.stderr)
    return status


def _plain(value: Value) -> str:
    """A fact in no language: a message by its key and its arguments."""
    if isinstance(value, Msg):
        return " ".join([value.key, *(f"{name}={_plain(part)}" for name, part in value.args.items())])
    return str(value)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine", description="Play, replay and list games.")
    commands = parser.add_subparsers(required=True, metavar="command")
    commands.add_parser("games", help="list the games").set_defaults(run=_games)
    options = commands.add_parser("options", help="list the variants of a game")
    options.add_argument("game")
    options.set_defaults(run=_options)
    play = commands.add_parser("selfplay", help="let bot opponents play")
    play.add_argument("game")
    play.add_argument("--players", type=_count, help="number of seats (default: the most)")
    play.add_argument("--seed", type=int, default=0, help="seed of the first game; later ones count up (default 0)")
    play.add_argument("--games", type=_count, default=1, help="how many games (default 1)")
    play.add_argument("--policy", action="append", metavar="NAME", help="for all seats, or repeated: seat by seat")
    play.add_argument("--variant", action="append", default=[], metavar="KEY=CHOICE")
    _add_budget(play)
    play.add_argument("--json", action="store_true", help="one JSON object a game")
    play.add_argument("--check", action="store_true", help="check the conservation laws after every turn")
    play.add_argument("--record", type=Path, metavar="FILE", help="write the (last) game's record here")
    play.add_argument("--finished", type=Path, metavar="FILE", help="write how the (last) game ended here")
    play.set_defaults(run=_selfplay)
    duel = commands.add_parser("arena", help="let bot opponents play against one another, and count")
    duel.add_argument("game")
    duel.add_argument("policies", help="by seat, separated by commas; they move on by one from game to game")
    duel.add_argument("--players", type=_count, help="number of seats, the names are repeated (default: the names)")
    duel.add_argument("--seed", type=int, default=1, help="seed of the first game; later ones count up (default 1)")
    duel.add_argument("--games", type=_count, default=100, help="how many games at most (default 100)")
    duel.add_argument(
        "--within",
        type=float,
        metavar="SHARE",
        help="stop as soon as it is known within so much how often the first is ahead of the second, such as 0.07",
    )
    duel.add_argument("--variant", action="append", default=[], metavar="KEY=CHOICE")
    _add_budget(duel)
    duel.add_argument("--jobs", type=_count, default=1, help="processes that play at the same time (default 1)")
    duel.add_argument("--json", action="store_true", help="one JSON object")
    duel.set_defaults(run=_arena)
    _add_learn(commands)
    _add_records(commands)
    making.add(commands)
    return parser


def _add_learn(commands: Any) -> None:
    learn = commands.add_parser(
        "learn", help="let seats of all strengths play, fit to it, and say how far off what is expected is"
    )
    learn.add_argument("game")
    learn.add_argument(
        "--players", type=_count, action="append", help="number of seats; may be repeated (default: all)"
    )
    learn.add_argument("--variant", action="append", default=[], metavar="KEY=CHOICE")
    learn.add_argument("--games", type=_count, default=100, help="how many games (default 100)")
    learn.add_argument("--seed", type=int, default=500000, help="seed of the first game (default 500000)")
    learn.add_argument("--jobs", type=_count, default=1, help="processes that play at the same time (default 1)")
    learn.add_argument(
        "--rows",
        type=Path,
        metavar="FILE",
        help="write each position here, a line of JSON: what could be known, what came",
    )
    learn.add_argument(
        "--kept", type=Path, metavar="FILE", help="fit to positions that --rows has written, of the same games and seed"
    )
    learn.add_argument("--every", type=_count, default=4, help="look at one in so many turns (default 4)")
    learn.add_argument(
        "--hard",
        type=float,
        default=0.0,
        metavar="SHARE",
        help="all seats are hard, with this share of its effort, and one answer in eight is that of easy",
    )
    learn.add_argument(
        "--write", action="store_true", help="keep what was learned beside the estimate of the game, in learned.json"
    )
    learn.add_argument("--json", action="store_true", help="one JSON object")
    learn.set_defaults(run=_learn)


def _add_records(commands: Any) -> None:
    again = commands.add_parser("replay", help="play a record again")
    again.add_argument("file", type=Path)
    again.add_argument("--json", action="store_true", help="print state, pending Asks and scores as JSON")
    again.set_defaults(run=_replay)
    proof = commands.add_parser(
        "verify", help="check the luck of a record: the commitment, and that all follows from it"
    )
    proof.add_argument("file", type=Path)
    proof.set_defaults(run=_verify)


def _add_budget(command: argparse.ArgumentParser) -> None:
    thinks = command.add_mutually_exclusive_group()
    thinks.add_argument(
        "--effort",
        type=float,
        default=1.0,
        metavar="SHARE",
        help="of what the game gives hard for a decision, some two seconds; the same anywhere (default 1)",
    )
    thinks.add_argument("--tries", type=_count, help="hard tries so many lines for a decision; the same anywhere")
    thinks.add_argument("--seconds", type=float, help="processor time of hard for a decision")


def _budget(args: argparse.Namespace) -> Budget:
    if args.seconds is not None or args.tries is not None:
        return Budget(args.seconds, args.tries)
    return effort(registry.advice(args.game), args.effort)


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def _games(args: argparse.Namespace) -> int:
    for key, rules in registry.games().items():
        print(f"{key}  {rules.seats[0]}-{rules.seats[-1]} players{', unfinished' if rules.unfinished else ''}")
    for name, why in registry.broken().items():
        print(f"{name} can't be played: {why}", file=sys.stderr)
    return 0


def _options(args: argparse.Namespace) -> int:
    rules = registry.game(args.game)
    print(f"players  {', '.join(map(str, rules.seats))}")
    print(f"policies  {', '.join(policy.names(rules))}")
    for variant in rules.variants:
        print(f"{variant.key}  {', '.join(_choice(rules, variant.key, choice) for choice in variant.choices)}")
    if not rules.variants:
        print("no variants")
    return 0


def _choice(rules: Rules[Any, Any], variant: str, choice: str) -> str:
    counts = rules.counts({variant: choice})
    return choice if counts == rules.seats else f"{choice} ({', '.join(map(str, counts))} players)"


def _variants(pairs: Sequence[str]) -> dict[str, str]:
    return {key: choice for key, _, choice in (pair.partition("=") for pair in pairs)}


def _selfplay(args: argparse.Namespace) -> int:
    rules = registry.game(args.game)
    variants = _variants(args.variant)
    seats = rules.counts(variants)[-1] if args.players is None else args.players
    names = args.policy or [policy.RANDOM]
    for name in names:
        policy.require(rules, name)
    names = [names[min(seat, len(names) - 1)] for seat in range(seats)]
    for seed in range(args.seed, args.seed + args.games):
        began = time.perf_counter()
        match = Match.new(rules, seats, variants, seed, confirm=(), checked=args.check)
        game = record.Record(args.game, seats, seed, match.variants, schema=(rules.schema,))
        for answer in policy.moves(match, names, seed, _budget(args)):
            game.add(answer)
        seconds = round(time.perf_counter() - began, 4)
        luck.conclude(game, match)
        if args.record:
            args.record.write_text(str(game))
        if args.finished:
            args.finished.write_bytes(finished.dump(rules, match.state))
        _report(match, args.json, {"seed": seed, "decisions": len(game.answers), "seconds": seconds})
    return 0


def _arena(args: argparse.Namespace) -> int:
    rules, names = registry.game(args.game), tuple(args.policies.split(","))
    for name in names:
        policy.require(rules, name)
    seats = len(names) if args.players is None else args.players
    variants = rules.complete(seats, _variants(args.variant))
    contest = arena.Contest(args.game, seats, variants, names, _budget(args))
    games = arena.contest_games(contest, args.games, args.seed, args.jobs)
    first, second = (*dict.fromkeys(names), "")[:2]
    endless = args.within is None or not second
    tally = arena.until_known(games, lambda tally: not endless and tally.known(first, second, args.within))
    facts = {"game": args.game, "seats": seats, "variants": variants, "seed": args.seed, **tally.facts()}
    print(msgspec.json.encode(facts).decode() if args.json else tally)
    return 0


def _learn(args: argparse.Namespace) -> int:
    rules, variants = registry.game(args.game), _variants(args.variant)
    policy.require(rules, policy.HARD)  # what is learned serves `hard`
    tables = learning.tables(rules, args.players or (), variants)
    games, seed, every = args.games, args.seed, args.every
    commit = fitting.commit()  # before hours pass in which the tree may change
    if args.kept:
        positions = [msgspec.json.decode(line, type=learning.Seen) for line in args.kept.read_bytes().splitlines()]
    else:
        positions = list(
            learning.seen(args.game, tables, games=games, seed=seed, every=every, hard=args.hard, jobs=args.jobs)
        )
    if args.rows:
        args.rows.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in positions))
    advised = registry.advice(args.game)
    if advised.features is None:
        return _told_off(args, learning.off(positions))
    made = learned.Made(
        _command(args),
        commit,
        seed,
        games,
        games - fitting.judged_from(games),
        sorted({seats for seats, _ in tables}),
        [chosen for at, (_, chosen) in enumerate(tables) if chosen not in [other for _, other in tables[:at]]],
    )
    found = fitting.fitted(positions, made)
    if args.write:
        file = Path(getfile(advised.estimate)).with_name("learned.json")  # type: ignore[arg-type]
        file.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    print(msgspec.json.encode(found).decode() if args.json else fitting.table(found))
    return 0


def _command(args: argparse.Namespace) -> str:
    """The command that makes the same weights."""
    said = [f"--games {args.games} --seed {args.seed} --every {args.every}"]
    said += [f"--hard {args.hard:g}"] * (args.hard > 0)
    said += [f"--players {count}" for count in args.players or ()] + [f"--variant {pair}" for pair in args.variant]
    return " ".join(["python -m engine learn", args.game, *said])


def _told_off(args: argparse.Namespace, found: Sequence[learning.Off]) -> int:
    """How far off the estimate is, of a game that supplies no numbers to learn from."""
    if args.json:
        print(msgspec.json.encode({"game": args.game, "seed": args.seed, "games": args.games, "off": found}).decode())
        return 0
    for line in found:
        said = f"{line.positions:6} positions, off by {line.error:5.1f}, R² {line.explained:.2f}"
        print(f"{line.rounds}{'' if line.third else ' rounds left'}: {said}, beside the table {line.apart:.2f}")
    return 0


def _read(file: Path) -> record.Record:
    try:
        return record.parse(file.read_text())
    except UnicodeDecodeError:
        raise record.BadRecord(line=1, reason="header") from None


def _verify(args: argparse.Namespace) -> int:
    game = _read(args.file)
    found = luck.verify(game)
    promise = f"SHA-256 of “{game.seed} {game.salt}” is {game.commitment}" if game.commitment else "none recorded"
    told = {
        f"commitment: {promise}": found.committed,
        f"answers: {len(game.answers)}, each of them legal with this seed": True,
        f"scores: {', '.join(map(str, game.scores)) or 'none recorded'}": found.scored,
        f"shuffles and draws: {_compared(game, found)}": found.ended,
    }
    for line, fine in told.items():
        print(f"{'--  ' if fine is None else 'ok  ' if fine else 'BAD '} {line}")
    return 0 if found.proved else 1


def _compared(game: record.Record, found: luck.Checked) -> str:
    if found.ended is not None:
        return "at the end each card lies where this seed leads" if found.ended else "this seed leads to another end"
    return "the State has another version by now" if game.end else "no end recorded to compare with"


def _replay(args: argparse.Namespace) -> int:
    game = _read(args.file)
    began = time.perf_counter()
    match = record.play(game)
    seconds = round(time.perf_counter() - began, 4)
    facts = {"seed": game.seed, "decisions": len(game.answers), "seconds": seconds, "over": match.over}
    _report(match, args.json, facts, pending=True)
    return 0


def _report(match: Match[Any, Any], as_json: bool, facts: dict[str, Any], pending: bool = False) -> None:
    result = match.result()
    if not as_json:
        print(f"{match.rules.key}  seed {facts['seed']}  {facts['decisions']} decisions  round {result.rounds}")
        for seat, points in enumerate(result.breakdown):
            sources = ", ".join(f"{source} {n}" for source, n in points.items() if n)
            print(f"  seat {seat}{'*' if seat in result.winners else ' '} {result.scores[seat]:4}  {sources}")
        for rival in result.rivals:
            sources = ", ".join(f"{source} {n}" for source, n in rival.breakdown.items() if n)
            print(f"  {rival.key}{'*' if rival.won else ' '} {rival.score:4}  {sources}")
        for ask in match.pending.values() if pending else ():
            print(f"  seat {ask.seat} decides {ask.kind}: {' '.join(ask.keys(25))}")
        return
    line = {
        "game": match.rules.key,
        "seats": match.seats,
        "variants": match.variants,
        "rounds": result.rounds,
        **facts,
        "scores": result.scores,
        "winners": result.winners,
        "breakdown": result.breakdown,
        **({"rivals": msgspec.to_builtins(result.rivals)} if result.rivals else {}),
        "state": msgspec.to_builtins(match.state),
    }
    if pending:
        line["pending"] = [
            {"seat": a.seat, "kind": a.kind, "options": list(a.options), "shape": _shape(a)}
            for a in match.pending.values()
        ]
    print(msgspec.json.encode(line).decode(), flush=True)


def _shape(ask: Any) -> dict[str, Any]:
    if isinstance(ask.shape, Many):
        return {"many": [ask.shape.least, ask.shape.most]}
    if isinstance(ask.shape, Amount):
        return {"amount": [ask.shape.least, ask.shape.most, ask.shape.step]}
    return {"one": 1}


if __name__ == "__main__":
    sys.exit(main())
