"""Words for a reader: Msg -> text with Fluent. The only place where the engine's messages become language.

Each game brings `locale/<language>.ftl` in its folder; whoever hosts it adds more folders of its own. A message that a
language lacks is shown in English; a key that English lacks is shown as itself, and a test finds it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from engine.core import registry
from engine.core.msg import SEAT_ARGUMENTS, Msg, Value

FALLBACK = "en"
CORE = Path(__file__).parent / "locale"

SeatName = Callable[[int], str]


def languages(folders: Sequence[Path]) -> list[str]:
    """The languages that any of the folders has, English first."""
    found = {path.stem for folder in folders for path in folder.glob("*.ftl")}
    return sorted(found, key=lambda language: (language != FALLBACK, language))


@cache
def _bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    # isolating marks are for mixed writing directions; Pillow would draw them as boxes
    bundle = FluentBundle([language, FALLBACK], use_isolating=False)
    for folder in folders:
        for path in sorted(folder.glob(f"{language}.ftl")):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


class Words:
    """The texts of one language, over the messages of all games and of `folders`."""

    def __init__(self, language: str = FALLBACK, folders: Sequence[Path] = ()) -> None:
        games = [registry.folder(key) / "locale" for key in registry.games()]
        self.folders = (CORE, *games, *folders)
        self.language = language.split("-", maxsplit=1)[0].lower()
        self._bundles = [_bundle(self.language, self.folders), _bundle(FALLBACK, self.folders)]

    def has(self, key: str) -> bool:
        """Whether any bundle of this reader knows the key."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def __call__(self, msg: Msg | str, seat_name: SeatName = str) -> str:
        """The text of a message; `seat_name` gives the name of a seat (0-based)."""
        if isinstance(msg, str):
            msg = Msg(msg)
        args = {name: self._value(name, value, seat_name) for name, value in msg.args.items()}
        return self._format(msg.key, args)

    def _value(self, name: str, value: Value, seat_name: SeatName) -> str | int:
        if name in SEAT_ARGUMENTS and isinstance(value, int):
            return seat_name(value)
        if isinstance(value, Msg):
            return self(value, seat_name)
        if isinstance(value, list):
            return self.join([self(part, seat_name) for part in value])
        return value

    def join(self, parts: Sequence[str]) -> str:
        """An enumeration: a, b and c."""
        if len(parts) < 2:
            return "".join(parts)
        head = self._format("core-list-separator", {}).join(parts[:-1])
        return self._format("core-list-last", {"head": head, "last": parts[-1]})

    def _format(self, key: str, args: Mapping[str, str | int]) -> str:
        for bundle in self._bundles:
            if bundle.has_message(key):
                value = bundle.get_message(key).value
                if value is not None:
                    text, _ = bundle.format_pattern(value, dict(args))
                    return str(text)
        return key
