"""python -m bot: init, run, play, migrate, backup, check, doctor, health, emoji, export, import, move, ratings…"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from bot import __version__, shards
from bot.config import COMMAND, Config, load, prog
from bot.host import checkup, moving, recount
from bot.host.house import back_up, migrate, schema
from bot.host.match.ratings import catch_up
from bot.i18n import Texts
from bot.store.engine.place import Where, where
from bot.store.whole import migrations
from bot.watch import address, logs
from engine.core.play.errors import RoundhouseError

USAGE_ERROR = 2
PLAYING = "simcord"
"""The package that only the playground imports."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. Exit status: 0 done, 1 something is wrong, 2 it can't be done this way."""
    args = _parser().parse_args(argv)
    try:
        config = load()
        if args.database is not None:
            config = replace(config, database=args.database)
        args.secrets = [config.token] if config.token else []
        logs.set_up(config.log, config.log_level, secrets=args.secrets)
        return int(args.run(args, config))
    except RoundhouseError as error:
        print(Texts()(None)(error.msg), file=sys.stderr)
        return USAGE_ERROR
    except OSError as error:
        print(f"{error.filename}: {error.strerror}", file=sys.stderr)
        return USAGE_ERROR
    except KeyboardInterrupt:
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=prog(), description="Train board games on Discord.")
    parser.add_argument("--version", action="version", version=f"Roundhouse {__version__}")
    parser.add_argument("--database", type=where, help="the database (default: DATABASE of .env)")
    commands = parser.add_subparsers(required=True, metavar="command")
    _installing(commands)
    run = commands.add_parser("run", help="run the bot; needs DISCORD_TOKEN")
    run.add_argument(
        "--shards", metavar="A-B/N", help="only these shards, such as 0-3/16; others run in other processes"
    )
    run.set_defaults(run=_run)
    play = commands.add_parser("play", help="the bot in a simulated Discord, in your browser")
    play.add_argument("--port", type=int, help="port of the page (default: a free one)")
    play.add_argument("--game", metavar="KEY", help="the game on the table (default: all to choose from)")
    play.add_argument(
        "--locale",
        default="en-US",
        help="of each person's Discord, such as cs or cs,hu,en, also if it is not offered yet",
    )
    play.set_defaults(run=_play)
    commands.add_parser("migrate", help="bring the database up to date, after a backup").set_defaults(run=_migrate)
    copy = commands.add_parser("backup", help="copy the database, also while the bot runs")
    copy.add_argument("file", type=Path)
    copy.set_defaults(run=_backup)
    check = commands.add_parser("check", help="open every running game with the present code, read packed logs")
    check.set_defaults(run=_check)
    commands.add_parser("doctor", help="say what is wrong with this installation").set_defaults(run=_doctor)
    commands.add_parser("health", help="ask the running bot whether it is well; needs METRICS").set_defaults(
        run=_health
    )
    commands.add_parser("emoji", help="upload the small signs that have changed; needs DISCORD_TOKEN").set_defaults(
        run=_emoji
    )
    save = commands.add_parser("export", help="write the whole database, or one game, to a file")
    save.add_argument("file", type=Path)
    save.add_argument("--game", type=int, metavar="ID", help="one game, with all that is hidden if it still runs")
    save.set_defaults(run=_export)
    bring = commands.add_parser("import", help="read such a file: a database where there is none, or a game into one")
    bring.add_argument("file", type=Path)
    bring.add_argument("--channel", type=int, metavar="ID", help="where the game is to stand (default: where it stood)")
    bring.set_defaults(run=_import)
    carry = commands.add_parser(
        "move", help="carry the whole database over to a server, or back to a file; stop the bot"
    )
    carry.add_argument("--to", type=where, required=True, metavar="WHERE", help="postgresql://… or a file")
    carry.set_defaults(run=_move)
    count = commands.add_parser("ratings", help="reckon all ratings anew from the games, and compare")
    count.add_argument("--rebuild", action="store_true", help="write them, too; stop the bot before")
    count.set_defaults(run=_ratings)
    texts = commands.add_parser("i18n", help="what each language lacks beside English, and what is wrong with it")
    texts.add_argument("language", nargs="?", help="only this one, such as cs (default: all that are begun)")
    texts.add_argument("--file", default="", metavar="PART", help="also print what files of such a name lack")
    texts.set_defaults(run=_i18n)
    return parser


def _installing(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    init = commands.add_parser("init", help="set up a bot in a folder, asking what has to be known, and start it")
    init.add_argument("--folder", type=Path, help="where its settings and its database lie (default: here)")
    init.add_argument("--backups", metavar="FOLDER", help="of the daily backups, or none (default: backups)")
    init.add_argument("--unit", action=argparse.BooleanOptionalAction, help="write a unit for systemd")
    init.add_argument("--start", action=argparse.BooleanOptionalAction, help="run the bot when all is done")
    init.add_argument("--yes", action="store_true", help="ask nothing; DISCORD_TOKEN or the input has the token")
    init.set_defaults(run=_init)


def _init(args: argparse.Namespace, config: Config) -> int:
    from bot.doctor import beginning  # noqa: PLC0415  it asks Discord, which most commands need not

    wishes = beginning.Wishes(args.folder, args.database, args.backups, args.unit, args.start, asked=not args.yes)
    logging.getLogger("discord").setLevel(logging.WARNING)  # that it logs in is no news
    try:
        begun = beginning.begin(wishes, args.secrets.append)
    except (beginning.Stopped, EOFError) as error:
        print(error or "The input ended; --yes asks nothing.", file=sys.stderr)
        return USAGE_ERROR
    if not begun.start:
        print(f"To start it: cd {Path.cwd()} && {prog()} run")
        return 0 if begun.fine else 1
    logging.getLogger("discord").setLevel(logging.NOTSET)
    args.shards = None
    return _run(args, begun.config)


def _run(args: argparse.Namespace, config: Config) -> int:
    if config.token is None:
        print("DISCORD_TOKEN is not set. Put it into .env; .env.example says where to get it.", file=sys.stderr)
        return USAGE_ERROR
    if args.shards is not None:
        config = replace(config, shards=(own := shards.read(args.shards)))
        if not own.all and isinstance(config.database, Path):
            print("Some of the shards need DATABASE=postgresql://…: a file has one process.", file=sys.stderr)
            return USAGE_ERROR
    from bot.app import run  # noqa: PLC0415  the other commands need no Discord

    run(config)
    return 0


def _emoji(args: argparse.Namespace, config: Config) -> int:
    if config.token is None:
        print("DISCORD_TOKEN is not set. Put it into .env; .env.example says where to get it.", file=sys.stderr)
        return USAGE_ERROR
    from bot.app import upload_emblems  # noqa: PLC0415  the other commands need no Discord

    done = asyncio.run(upload_emblems(config))
    print(f"{done.new} new, {done.old} old ones taken away, {done.refused} refused")
    return 1 if done.refused else 0


def _play(args: argparse.Namespace, config: Config) -> int:
    logging.getLogger("discord").setLevel(logging.ERROR)  # what the simulation does without is no news here
    try:
        from bot.playground import play  # noqa: PLC0415  it needs packages that a server does not
    except ModuleNotFoundError as error:
        if error.name != PLAYING:
            raise
        print(f"{prog()} play needs packages more: pip install '{COMMAND}[play]'", file=sys.stderr)
        return USAGE_ERROR

    try:
        asyncio.run(play(config, port=args.port, game=args.game, locales=args.locale.split(",")))
    except TimeoutError:
        print(f"{prog()} play: this machine has too much else to do. Try again when it is quieter.", file=sys.stderr)
        return 1
    return 0


def _migrate(args: argparse.Namespace, config: Config) -> int:
    done = migrate(config.database)
    rated = asyncio.run(catch_up(config.database))
    if done.before == done.after:
        print(f"{config.database}: schema {done.after}, nothing to do")
    else:
        print(f"{config.database}: schema {done.before} -> {done.after}")
    if done.backup is not None:
        print(f"the database as it was: {done.backup}")
    if rated:
        print(f"{rated} games have ratings now")
    return 0


def _backup(args: argparse.Namespace, config: Config) -> int:
    back_up(config.database, args.file)
    print(f"{args.file}: schema {schema(args.file)}, whole")
    return 0


def _present(database: Where) -> bool:
    """Whether the database exists with the present schema; if not, prints why."""
    found = schema(database)
    if found == 0:
        print(f"There is no database {database}: set DATABASE, or make it with `{prog()} migrate`.", file=sys.stderr)
    elif found != max(migrations.steps()):
        print(f"{database} has another schema than this version; run `{prog()} doctor`", file=sys.stderr)
    return found == max(migrations.steps())


def _check(args: argparse.Namespace, config: Config) -> int:
    if not _present(config.database):
        return USAGE_ERROR
    opened = asyncio.run(checkup.open_all(config.database))
    for game in opened:
        state = game.error or ("opens; its running turn starts anew" if game.redone else "opens")
        print(f"game {game.game_id} ({game.game}): {state}")
    print(f"{len(opened)} running games")
    read = asyncio.run(checkup.read_all(config.database))
    for log in (log for log in read if not log.fine):
        print(f"game {log.game_id}: its packed log does not read as it did before")
    print(f"{len(read)} packed logs")
    return 1 if any(game.error is not None for game in opened) or not all(log.fine for log in read) else 0


def _export(args: argparse.Namespace, config: Config) -> int:
    if args.game is None:
        moving.save(config.database, args.file)
    else:
        args.file.write_bytes(asyncio.run(moving.take(config.database, args.game)))
    print(f"{args.file}: all that is hidden at running tables can be read in it, so give it to nobody who plays there")
    return 0


def _import(args: argparse.Namespace, config: Config) -> int:
    with args.file.open(encoding="utf-8", errors="replace") as file:
        whole = moving.is_database(file.readline())
    if whole:
        with args.file.open(encoding="utf-8") as file:
            rows = moving.restore(config.database, file)
        print(f"{config.database}: {rows} rows; `{prog()} check` opens every running game")
        return 0
    card = asyncio.run(moving.bring(config.database, args.file.read_bytes(), args.channel))
    print(f"{config.database}: {card.game} is game {card.game_id}, in channel {card.venue.channel_id}")
    return 0


def _ratings(args: argparse.Namespace, config: Config) -> int:
    if not _present(config.database):
        return USAGE_ERROR
    found = asyncio.run(recount.ratings(config.database, rebuild=args.rebuild))
    print(f"{found.games} rated games, {found.ratings} ratings, {found.changed} other than they were")
    return 1 if found.changed and not args.rebuild else 0


def _i18n(args: argparse.Namespace, config: Config) -> int:
    from bot.i18n import coverage, report  # noqa: PLC0415  running the bot needs no parser of texts

    print("\n".join(report.details(args.language, args.file) if args.language else report.overview()))
    languages = [args.language] if args.language else coverage.offered()
    return 0 if all(report.fine(language, args.file) for language in languages) else 1


def _health(args: argparse.Namespace, config: Config) -> int:
    if config.metrics is None:
        print("METRICS is not set, so that nobody can be asked; .env.example says what it is.", file=sys.stderr)
        return USAGE_ERROR
    fine, said = address.ask(config.metrics)
    print(said)
    return 0 if fine else 1


def _move(args: argparse.Namespace, config: Config) -> int:
    sums = moving.carry(config.database, args.to)
    for table, (rows, digest) in sorted(sums.items()):
        print(f"{table:16} {rows:>9} rows  {digest[:16]}")
    print(f"{args.to}: every row reads as before; set DATABASE to it. {config.database} stays as it is")
    return 0


def _doctor(args: argparse.Namespace, config: Config) -> int:
    logging.getLogger("discord").setLevel(logging.WARNING)  # that it logs in is no finding
    from bot.doctor import examine  # noqa: PLC0415  it asks Discord, which most commands need not

    async def tell() -> bool:
        fine = True
        async for finding in examine(config):
            print(f"{'ok ' if finding.fine else 'BAD'}  {finding.text}", flush=True)
            fine = fine and finding.fine
        return fine

    return 0 if asyncio.run(tell()) else 1


if __name__ == "__main__":
    sys.exit(main())
