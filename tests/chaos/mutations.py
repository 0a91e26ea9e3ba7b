"""Mutations: what keeps a click or a post from being lost or doubled, taken away; each has a law that has to see it.

`python -m tests.chaos.mutations [words]` breaks one after the other in a copy of the bot and runs the chaos that aims
at it; words choose by what a mutation is called. Exit status 1 if a law sees nothing, or sees it without the mutation.
"""

from __future__ import annotations

import asyncio
import logging
import shutil
import sys
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path

from tests.chaos.process import ROOT
from tests.chaos.world import Wanted, World

GAMES = ("railroad_revolution",)
LOST = ("502 after", "reset after")
COPIED = "bot"
LONG = (5.0, 8.0)
"""Seconds between two kills, in which much is clicked."""


@dataclass(frozen=True)
class Aimed:
    """What is changed, how the law begins that it breaks, and the chaos that comes to it."""

    law: str
    changes: tuple[tuple[str, str, str], ...]
    """Of a file, what stands there once, and what then stands there."""
    chaos: Wanted


AIMED = {
    "an acknowledgement that Discord had is taken as lost": Aimed(
        "a click was heard and not answered",
        (("bot/wire/reply.py", "if error.code != ACKNOWLEDGED:", "if True:"),),
        Wanted(GAMES, kills=5, seed=1, tables=41, rate=15, share=0.2, pause=LONG, faults={"callback": LOST},
               troubles=("kill",)),
    ),
    "a table message is written behind the transaction of the move": Aimed(
        "a turn has begun and nobody is told",
        (("bot/host/match/turns.py", "    await _post(sql, live, change, seats, posted)\n    return seats\n",
          "    return seats\n"),
         ("bot/host/match/turns.py", "    meter.took(Stage.STORE, monotonic() - began)\n",
          "    async with context.database.write() as sql:\n"
          "        await _post(sql, live, change, seats, await posts.posted(sql, live.game_id))\n")),
        Wanted(GAMES, kills=8, seed=2, tables=41, rate=15, share=0, troubles=("kill_storing",)),
    ),
    "a message of unknown fate is sent again without looking for it": Aimed(
        "posted twice",
        (("bot/wire/courier.py", "if post.maybe_sent is not None:", "if False:"),),
        Wanted(GAMES, kills=8, seed=3, tables=41, rate=15, share=0, troubles=("aim",), aims=(("post", "after"),)),
    ),
    "a click that comes twice is not recognised": Aimed(
        "a move counts of which somebody read that it does not",
        (("bot/host/desk/play.py",
          "if await log.applied(self._context.database.reads, interaction):\n                await turns.require",
          "if False:\n                await turns.require"),),
        Wanted(GAMES, kills=4, seed=4, tables=41, rate=15, share=0, twice=0.9, pause=LONG, troubles=("kill",)),
    ),
    "processes that draw are not made anew": Aimed(
        "not posted although all is well",
        (("bot/host/processes.py", "            self._pool, self._since = None, datetime.now(UTC)\n",
          "            pass\n"),),
        Wanted(GAMES, kills=9, seed=5, tables=4, rate=10, share=0, pause=LONG, beside=True, seconds=60.0,
               troubles=("hurt",), waits_for="drawing: processes are made anew"),
    ),
}  # fmt: skip
"""By what is missing then."""


def broken(aimed: Aimed, folder: Path) -> Path:
    """A tree with a mutation; all that is not the bot is that of this one."""
    folder.mkdir()
    shutil.copytree(ROOT / COPIED, folder / COPIED, ignore=shutil.ignore_patterns("__pycache__"))
    for part in ROOT.iterdir():
        if part.name != COPIED and not part.name.startswith("."):
            (folder / part.name).symlink_to(part)
    for name, old, new in aimed.changes:
        text = (folder / name).read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{name} is not as it was: renew the mutation"
        (folder / name).write_text(text.replace(old, new), encoding="utf-8")
    return folder


def run(wanted: Wanted, folder: Path) -> list[str]:
    """The laws that are broken."""
    folder.mkdir()
    world = World(folder, wanted)
    asyncio.run(world.run())
    return world.laws.found


def main() -> int:
    logging.basicConfig(level=logging.ERROR)
    bad = 0
    for name, aimed in AIMED.items():
        if not all(word in name for word in sys.argv[1:]):
            continue
        with tempfile.TemporaryDirectory() as temporary:
            folder = Path(temporary)
            tree = broken(aimed, folder / "tree")
            red = run(replace(aimed.chaos, tree=tree), folder / "red")
            green = run(aimed.chaos, folder / "green")
        seen = any(one.startswith(aimed.law) for one in red)
        bad += not seen or bool(green)
        print(f"{'seen' if seen else 'NOT SEEN'}: {name}", *(f"  {one[:160]}" for one in red), sep="\n")
        print("  without it:", *(green or ["nothing"]), sep="\n    ", flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
