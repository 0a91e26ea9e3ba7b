"""What documents tell their readers to type."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.documents import DOCUMENTS, ROOT

PROGRAMS = {
    *("make", "python", "python3", "pip", "pytest", "roundhouse", "docker", "pre-commit", "pipx", "sqlite3", "install"),
    *("systemctl", "journalctl", "systemd-run", "source", "cp", "echo", "printf", "export", "pg_dump", "pg_restore"),
}
_BLOCK = re.compile(
    r"^```sh\n(?P<fenced>.*?)^```$|^```.*?^```$|(?<=\n\n)(?P<indented>(?: {4,}[^\n]*\n|\n(?= {4}))+)",
    re.MULTILINE | re.DOTALL,
)
_INLINE = re.compile(r"`([^`\n]+)`")
_SAID = re.compile(r"\s+# .*$|\s{3,}(?=[a-z]).*$")
"""What stands behind a command to say what it does."""


@dataclass(frozen=True, slots=True)
class Typed:
    """A command as it is typed, and the document it stands in; `block`: in lines of its own, as it is to be typed."""

    document: str
    line: str
    block: bool

    @property
    def program(self) -> str:
        """What is run, without its folder."""
        return Path(self.line.split(maxsplit=1)[0]).name


def typed() -> list[Typed]:
    """Every command of every document but the changelog, in order."""
    found = [*DOCUMENTS, ROOT / "examples/toy_yard/README.md"]
    return [one for path in found if path.name != "CHANGELOG.md" for one in of(path)]


def of(path: Path) -> Iterator[Typed]:
    """The commands of a document."""
    name, text = path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")
    yield from (Typed(name, *one) for one in commands(text))


def commands(text: str) -> Iterator[tuple[str, bool]]:
    """The commands of a text, and whether each stands in lines of its own."""
    for block in _BLOCK.finditer(text):
        lines = (block["fenced"] or block["indented"] or "").replace("\\\n", " ")
        for line in lines.splitlines():
            said = _SAID.sub("", line.strip())
            if said and _is_typed(said):
                yield " ".join(said.split()) if '"' not in said and "'" not in said else said, True
    for said in _INLINE.findall(_BLOCK.sub("", text)):
        if " " in said.strip() and _is_typed(said):
            yield said, False


def _is_typed(line: str) -> bool:
    first = line.split(maxsplit=1)[0]
    return first in PROGRAMS or "/bin/" in first
