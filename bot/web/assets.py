"""Assets: scripts, style sheets and faces, read once; each address changes with the content of its file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from bot.web.kept import Answer, answer

KINDS = {".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2", ".svg": "image/svg+xml"}


class Assets:
    """The files of a folder, some of them with another one `before` them, by name."""

    def __init__(self, folder: Path, before: Mapping[str, Path]) -> None:
        self._files = {
            path.name: answer(
                b"".join(part.read_bytes() for part in (before.get(path.name), path) if part is not None),
                KINDS[path.suffix],
            )
            for path in sorted(folder.iterdir())
            if path.suffix in KINDS
        }

    def get(self, name: str) -> Answer | None:
        """A file by its name, None if there is none."""
        return self._files.get(name)

    def address(self, name: str) -> str:
        """The present address of a file. Raises KeyError if there is none."""
        return f"/static/{name}?v={self._files[name].tag[1:9]}"
