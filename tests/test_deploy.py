"""What is deployed is what is tested, and what is written about it is true."""

from __future__ import annotations

import argparse
import re
import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from bot import __main__ as command
from tests.documents import DOCUMENTS, ROOT, anchors, links

README_LINES = 120
"""So many a reader takes in at once."""
LOCKS = {"requirements.lock": ("dependencies", "postgresql"), "build.lock": ("hatchling",)}


def pinned(text: str) -> dict[str, Requirement]:
    """The requirements of a file by name; hashes and comments are left out."""
    lines = (line.split("--hash")[0].rstrip(" \\") for line in text.splitlines())
    found = (Requirement(line) for line in lines if line and not line.lstrip().startswith("#"))
    return {canonicalize_name(requirement.name): requirement for requirement in found}


def wanted(*parts: str) -> list[Requirement]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    lists = {"dependencies": project["dependencies"], **project["optional-dependencies"]}
    return [Requirement(line) for part in parts for line in lists.get(part, [part])]


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_has_all_that_is_needed_in_the_versions_that_are_tested(name: str) -> None:
    text = (ROOT / "deploy" / name).read_text()
    locked, tested = pinned(text), pinned((ROOT / "constraints.txt").read_text())
    if any(_installed(key) not in (None, str(pin.specifier)) for key, pin in locked.items()):
        pytest.skip("other versions are installed than those that are tested, and they may need something else")
    assert {key: str(pin.specifier) for key, pin in locked.items()} == {
        key: str(tested[key].specifier) for key in locked if key in tested
    }
    for entry in text.split("\n")[2:]:  # a package, or one of its hashes
        assert re.fullmatch(r"[a-z0-9-]+==\S+( ; [^\\]+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?|", entry), entry
    needed, seen = wanted(*LOCKS[name]), set[str]()
    while needed:
        one = needed.pop()
        key = canonicalize_name(one.name)
        assert key in locked, f"{name} lacks {key}: make lock"
        assert one.specifier.contains(str(locked[key].specifier).removeprefix("==")), key
        if key in seen:
            continue
        seen.add(key)
        try:
            found = distribution(key).requires or []
        except PackageNotFoundError:
            continue  # of another system
        needed += [r for r in map(Requirement, found) if r.marker is None or _applies(r, one.extras)]
    here = {key for key, pin in locked.items() if pin.marker is None or pin.marker.evaluate()}
    assert here == seen, "and nothing else"


def _installed(key: str) -> str | None:
    try:
        return f"=={distribution(key).version}"
    except PackageNotFoundError:
        return None  # of another system


def _applies(requirement: Requirement, extras: set[str]) -> bool:
    assert requirement.marker is not None
    return any(requirement.marker.evaluate({"extra": extra}) for extra in ("", *extras))


def test_settings_that_are_set_elsewhere_are_settings() -> None:
    known = set(re.findall(r"^([A-Z_]+)=", (ROOT / ".env.example").read_text(), re.MULTILINE))
    known |= {
        "PATH",
        "PYTHONDONTWRITEBYTECODE",
        "PYTHONUNBUFFERED",
        "POSTGRES_USER",
        "POSTGRES_DB",
        "POSTGRES_PASSWORD",
    }
    compose, image = (ROOT / "compose.yaml").read_text(), (ROOT / "Dockerfile").read_text()
    set_there = re.findall(r"^ +([A-Z_]+):", compose, re.MULTILINE) + re.findall(r"([A-Z_]+)=", image)
    set_there += re.findall(
        r"^Environment=([A-Z_]+)", (ROOT / "deploy" / "roundhouse.service").read_text(), re.MULTILINE
    )
    assert {"DATABASE", "METRICS"} <= set(set_there)
    assert set(set_there) - known == set()


def test_commands_and_files_that_are_written_about_are_there() -> None:
    (actions,) = (a for a in command._parser()._actions if isinstance(a, argparse._SubParsersAction))
    for name in ("README.md", "SECURITY.md", "docs/running.md"):
        text = (ROOT / name).read_text()
        said = re.findall(r"(?:roundhouse|-m bot|run --rm bot) ([a-z][a-z0-9]+)(?=[ `\n])", text)
        assert set(said) - {"and", "is", *actions.choices} == set(), name
    named = re.findall(r"`?((?:deploy|docs)/[\w./-]+\w)", (ROOT / "docs" / "running.md").read_text())
    assert len(named) > 4
    assert [path for path in named if not (ROOT / path).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_somewhere(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    for path, anchor in links(text):
        there = document.parent / path if path else document
        assert there.exists(), path
        if anchor:
            assert anchor in anchors(there.read_text(encoding="utf-8")), f"{path}#{anchor}"


def test_the_links_that_are_looked_at_are_those_that_are_there() -> None:
    """A link that is not seen would not be missed."""
    assert {"README.md", "CONTRIBUTING.md", "PRIVACY.md", "TERMS.md", "SECURITY.md", "proof.md", "tables.md"} <= {
        path.name for path in DOCUMENTS
    }
    assert links('[a](b.md#c) ![d](e.png) [f](#g) [h](https://i) <img src="j.png"> `[k](l)`') == [
        ("b.md", "c"), ("e.png", ""), ("", "g"), ("j.png", ""),
    ]  # fmt: skip
    assert anchors("# A `b`, [c](d)\n## E\n## E\n```sh\n# no\n```\n[f](#F-1){ #F-1 .g }") == {
        "a-b-c",
        "e",
        "e-1",
        "F-1",
    }


def test_the_readme_is_short_and_says_how_to_play_and_to_test() -> None:
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= README_LINES
    assert {"    make play", "    make test"} <= {*lines}
