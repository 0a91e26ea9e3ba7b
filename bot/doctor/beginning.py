"""Beginning: from an installed package to a bot that answers, in one command that asks what it has to know."""

from __future__ import annotations

import asyncio
import getpass
import os
import re
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import discord
from dotenv import dotenv_values, set_key

from bot.brought import brought
from bot.config import Config, load
from bot.doctor import account, examine
from bot.store.engine.place import Server, Where

SETTINGS = ".env"
UNIT = "roundhouse.service"
NONE = "none"
HOMES = (Path("/home"), Path("/root"), Path("/run/user"))
"""What systemd hides from a service with ProtectHome=yes."""
TRIES = 3


class Stopped(Exception):
    """It can't go on; the text says why, and what to do."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the command line says; None: it is asked for or, if nothing is `asked`, gets its default."""

    folder: Path | None = None
    database: Where | None = None
    backups: str | None = None
    unit: bool | None = None
    start: bool | None = None
    asked: bool = True


@dataclass(frozen=True, slots=True)
class Begun:
    """What there is now: the settings in the present folder, whether all is well, and whether to run the bot."""

    config: Config
    fine: bool
    start: bool


def begin(wishes: Wishes, conceal: Callable[[str], None]) -> Begun:
    """Ask, write the settings, check everything, and say how to invite the bot; `conceal` hears the token first.

    The present folder is that of the bot afterwards. What a `.env` there has is kept and not asked again.
    Raises Stopped, OSError.
    """
    ask = _Asking(wishes.asked)
    folder = Path(ask("Folder of the bot", wishes.folder, str(Path.cwd()))).expanduser().absolute()
    folder.mkdir(parents=True, exist_ok=True)
    os.chdir(folder)
    had = {key: value for key, value in dotenv_values(SETTINGS).items() if value}
    base = load()
    token, invitation = _introduced(base, wishes.asked, conceal)
    written, database = {"DISCORD_TOKEN": token}, wishes.database
    for name, words, said, usual in (
        ("DATABASE", "Database (a file, or postgresql://…)", _written(database), "roundhouse.sqlite3"),
        ("BACKUPS", f"Folder of the daily backups, or “{NONE}”", wishes.backups, "backups"),
    ):
        answer = ask(words, said or had.get(name), usual)
        written[name] = "" if answer == NONE else answer
    _write(written)
    print(f"{folder / SETTINGS}: written; only you can read it", flush=True)
    config = load()
    fine = asyncio.run(_looked_at(config))
    print(f"\nInvite the bot to a server: {invitation}\n", flush=True)
    if ask.yes("A unit for systemd, so that it starts by itself", wishes.unit, shutil.which("systemctl") is not None):
        print("\n".join(_unit(folder)), flush=True)
    return Begun(config, fine, ask.yes("Start the bot now", wishes.start, True))


def _written(database: Where | None) -> str | None:
    """A place as it is written in settings, with its password."""
    return None if database is None else database.url if isinstance(database, Server) else str(database)


class _Asking:
    """Each question has a default, which Enter takes; what the command line has said is not asked."""

    def __init__(self, asked: bool) -> None:
        self._asked = asked

    def __call__(self, words: str, said: object | None, usual: str) -> str:
        if said is not None or not self._asked:
            return str(said) if said is not None else usual
        return input(f"{words} [{usual}]: ").strip() or usual

    def yes(self, words: str, said: bool | None, usual: bool) -> bool:
        """A yes-or-no question."""
        while said is None and self._asked:
            answer = input(f"{words}? [{'Y/n' if usual else 'y/N'}]: ").strip().lower()
            if answer in ("y", "yes", "n", "no", ""):
                return answer.startswith("y") if answer else usual
        return usual if said is None else said


def _introduced(base: Config, asked: bool, conceal: Callable[[str], None]) -> tuple[str, str]:
    """A token that Discord knows, and the address that invites its bot. Raises Stopped."""
    for left in reversed(range(TRIES)):
        token = base.token or _typed(asked)
        conceal(token)
        try:
            name, invitation = asyncio.run(account.introduced(base, token))
        except discord.LoginFailure:
            if base.token is not None or not asked or not left:
                where = f"DISCORD_TOKEN of the environment or of {SETTINGS}" if base.token else "the token"
                raise Stopped(f"Discord does not accept {where}; reset it under Bot.") from None
            print("Discord does not accept this token. Copy it once more, or reset it under Bot.", file=sys.stderr)
        except account.REFUSED as error:
            raise Stopped(account.unreachable(error)) from None
        else:
            print(f"Discord knows it as {name}", flush=True)
            return token, invitation
    raise AssertionError("the last try returns or raises")


def _typed(asked: bool) -> str:
    """The token as it is typed, unseen, or the first line of what is piped in. Raises Stopped if that is no token."""
    if sys.stdin.isatty():
        if not asked:
            raise Stopped("There is no token: set DISCORD_TOKEN, or pipe it in.")
        print("https://discord.com/developers/applications: your application, Bot, Reset Token", flush=True)
        token = getpass.getpass("Token (it is not shown): ").strip()
    else:
        token = sys.stdin.readline().strip()
    if not token or not token.isascii() or any(sign.isspace() for sign in token):
        raise Stopped("That is no token: it is one word of letters, digits, dots and lines.")
    return token


def _write(written: dict[str, str]) -> None:
    """The settings, in the file that explains each, which nobody else can read."""
    path = Path(SETTINGS)
    mask = os.umask(0o077)
    try:
        if not path.exists():
            path.write_text(brought(".env.example"), encoding="utf-8")
        path.chmod(0o600)
        for name, value in written.items():
            set_key(path, name, value, quote_mode="never" if re.fullmatch(r"[\w./:@%+-]*", value) else "always")
        path.chmod(0o600)
    finally:
        os.umask(mask)


async def _looked_at(config: Config) -> bool:
    """Tell what the doctor finds. A new bot need not be in a server yet."""
    fine = True
    async for finding in examine(config):
        new = finding.text.startswith(account.NOWHERE)
        if not new:
            print(f"{'ok ' if finding.fine else 'BAD'}  {finding.text}", flush=True)
        fine = fine and (finding.fine or new)
    return fine


def _unit(folder: Path) -> list[str]:
    """Write the unit there, for the owner of the folder, and say how to install it."""
    owner = folder.owner() if hasattr(os, "getuid") else ""
    path = folder / UNIT
    path.write_text(unit(folder, Path(sys.executable).parent, owner), encoding="utf-8")
    return [
        f"{path}: written. To put it to use:",
        f"    sudo install -m 644 {path} /etc/systemd/system/",
        f"    sudo systemctl daemon-reload && sudo systemctl enable --now {UNIT.partition('.')[0]}",
    ]


def unit(folder: Path, scripts: Path, owner: str) -> str:
    """The unit that the package brings, of a bot that runs as `owner` in `folder`, with the command in `scripts`."""
    text = brought(UNIT)
    lies_in_home = any(path.is_relative_to(home) for path in (folder, scripts) for home in HOMES)
    for name, value in {
        "Documentation": None,
        "ExecStart": f"{scripts / 'roundhouse'} run",
        "EnvironmentFile": f"{folder / SETTINGS}",
        "WorkingDirectory": f"{folder}",
        "DynamicUser": None,
        "User": owner,
        "StateDirectory": None,
        "StateDirectoryMode": None,
        "ProtectHome": "no" if lies_in_home else "yes",
        "ProtectSystem": f"strict\nReadWritePaths={folder}",
    }.items():
        line = "" if value is None else f"{name}={value}\n"
        text, found = re.subn(rf"^{name}=.*\n", lambda _, line=line: line, text, flags=re.M)  # type: ignore[misc]
        assert found == 1, name
    return re.sub(r"^# (systemd unit of).*", rf"# \1 the bot in {folder}", text).replace(
        "/var/lib/roundhouse", f"{folder}"
    )
