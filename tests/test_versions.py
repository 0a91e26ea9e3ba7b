"""The version stands in one place, and what is written of versions agrees with it."""

from __future__ import annotations

import os
import re
import subprocess
import tomllib
from pathlib import Path

from bot import __version__
from bot.store.whole import unreleased
from bot.ui.pages.export import FORMAT, FORMAT_OF_PERSON
from bot.web.api import HOME as API
from engine.core.kept.record import MAGIC

ROOT = Path(__file__).parents[1]
HEADS = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)


def test_the_package_has_its_version_from_the_one_place_where_it_stands() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" in project["project"]["dynamic"]
    assert ROOT / project["tool"]["hatch"]["version"]["path"] == ROOT / "bot/__init__.py"
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)


def test_the_changelog_has_the_notes_of_this_version_first() -> None:
    assert next(head for head in HEADS if head != "Unreleased") == __version__
    assert HEADS.index(__version__) == HEADS.count("Unreleased")


def test_the_first_step_of_a_release_finds_the_version_and_the_notes_are_short() -> None:
    steps = (ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8").splitlines()
    (found,) = (line.strip().removeprefix("run: ") for line in steps if "bot/__init__.py" in line)
    (notes,) = (line.strip().partition(" > ")[0] for line in steps if line.strip().startswith("awk "))

    def run(step: str, tag: str) -> subprocess.CompletedProcess[str]:
        env = {**os.environ, "TAG": tag}
        return subprocess.run(["bash", "-ec", step], cwd=ROOT, env=env, capture_output=True, text=True, check=False)

    assert run(found, f"v{__version__}").returncode == 0
    assert run(found, "v0.0.9").returncode != 0
    written = run(notes, f"v{__version__}").stdout
    assert [line for line in written.splitlines() if line.startswith("### ")] == [
        "### For players", "### For hosts", "### For developers",
    ]  # fmt: skip
    assert len(written) < 4_000


def test_what_is_promised_of_versions_names_what_there_is() -> None:
    promised = (ROOT / "docs/versions.md").read_text(encoding="utf-8")
    for name in (MAGIC, FORMAT, FORMAT_OF_PERSON, API, f"schema {unreleased.LAST}"):
        assert name in promised, name
