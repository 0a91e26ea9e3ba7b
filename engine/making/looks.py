"""Looks: one function for each obligation that shows without tests; it yields what a game lacks, one line each."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from engine.core.ahead.search import can_search
from engine.core.kept import finished
from engine.core.kept.lessons import BadLesson, lessons
from engine.core.play import registry
from engine.core.play.advice import EASY, NORMAL
from engine.making import saying
from engine.making.made import ENGLISH, NUMBER, ROOT, Made

ABOUT = ("goal", "short", "turn", "scoring", "length", "weight")
"""What a game tells newcomers about itself."""
STEPS, TASKS = range(8, 13), 6
"""The texts of a lesson."""
TESTS = ROOT / "tests"
FIGURES, TAPS, WHY = "contract/figures.py", "e2e/test_taps.py", "e2e/test_why.py"
"""The tests with rows for every game."""


def ends(made: Made) -> Iterator[str]:
    """How random games must not end."""
    yield from made.played.broken


def clauses(made: Made) -> Iterator[str]:
    """Clauses that no test cites, or that no mutation breaks."""
    if not made.clauses:
        yield "rules.md has no numbered clause, such as “- **ABC-001** [rulebook p.1] …”"
    if made.tests is None:
        yield f"there are no tests of its own in {TESTS / 'engine/games' / made.key}"
        return
    proofs, mutations = (_numbers(_texts(made.tests.rglob(name))) for name in ("test_*.py", "mutations*.py"))
    for clause in made.clauses:
        if clause not in proofs:
            yield f"{clause} is cited by no test"
        if clause not in mutations:
            yield f"{clause} is broken by no row of mutations.py"


def _numbers(text: str) -> set[str]:
    """The numbers of clauses in a text."""
    return set(re.findall(rf"\b{NUMBER}\b", text))


def _texts(files: Iterable[Path]) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def words(made: Made) -> Iterator[str]:
    """Messages without a text, and texts that nothing uses."""
    folders = [made.folder, *([made.pictures] if made.pictures is not None else [])]
    for key in saying.missing(saying.sources([made.folder]), made.keys, made.prefix):
        yield f"{made.prefix}{key.removeprefix(made.prefix)} is said and has no text"
    for key in saying.unsaid(saying.sources(folders), made.texts, made.prefix):
        yield f"{key} is never said"


def by_name(made: Made) -> Iterator[str]:
    """Texts looked up by name that do not exist."""
    rules, played = made.rules, made.played
    wanted = [made.prefix.rstrip("-")]
    wanted += [f"{made.prefix}{part}-{kind}" for kind in sorted(played.kinds) for part in ("ask", "first", "hint")]
    wanted += [f"{made.prefix}source-{source}" for source in sorted(played.sources)]
    wanted += [f"{made.prefix}rival-{rival}" for rival in sorted(played.rivals)]
    wanted += [f"{made.prefix}tie-break"] if played.places else []
    wanted += [f"{made.prefix}standing-{kind}" for kind in rules.orders]
    for variant in rules.variants:
        about = [] if variant.quiet else [f"{made.prefix}about-variant-{variant.key}"]
        names = [f"{made.prefix}variant-{variant.key}-{choice}" for choice in variant.choices]
        wanted += [*about, f"{made.prefix}variant-{variant.key}", *names]
    yield from (f"{key} has no text" for key in wanted if key not in made.keys)


def rules_of_decisions(made: Made) -> Iterator[str]:
    """Decisions without rules, and rules that don't exist."""
    named = made.advice.clauses
    yield from (f"Advice.clauses names no rules for “{kind}”" for kind in sorted(made.played.kinds - {*named}))
    for kind, numbers in named.items():
        missing = [number for number in numbers if number not in made.clauses]
        yield from (f"Advice.clauses has {number} for “{kind}”, which rules.md does not" for number in missing)


def newcomers(made: Made) -> Iterator[str]:
    """What newcomers are not told."""
    yield from (f"{key} has no text" for part in ABOUT if (key := f"{made.prefix}about-{part}") not in made.keys)
    if not (made.folder / finished.FILE).exists():
        command = f"python -m engine selfplay {made.key} --finished {made.folder / finished.FILE}"
        yield f"there is no {finished.FILE}: {command}"


def pictures(made: Made) -> Iterator[str]:
    """Pictures that are not drawn."""
    if made.pictures is None:
        yield f"nothing draws it: there is no renderers/{made.key}, and no entry point of roundhouse.renderers"
    elif "key" not in made.drawn:
        yield "no picture `key` explains its signs"


def golden(made: Made) -> Iterator[str]:
    """Whether somebody has looked at its pictures, if it is in the tree."""
    file = TESTS / "renderers/test_golden.py"
    if made.inside and file.exists() and not _named(made, [file, *TESTS.glob("renderers/*sample.py")]):
        yield "tests/renderers/test_golden.py has no picture of it"


def _named(made: Made, files: Iterable[Path]) -> bool:
    """Whether any of these files names the game."""
    return re.search(rf"\b{made.key}\b", _texts(file for file in files if file.exists())) is not None


def lesson(made: Made) -> Iterator[str]:
    """What its lessons lack."""
    try:
        found = lessons(made.key)
    except (BadLesson, ValueError) as error:
        yield f"a lesson can't be read: {error}"
        return
    if not found:
        yield "there is no lesson"
    for one in found.values():
        tasks = sum(bool(step.accept) for step in one.steps)
        if len(one.steps) not in STEPS or tasks < TASKS:
            wanted = f"{STEPS.start} to {STEPS.stop - 1} with {TASKS} tasks are wanted"
            yield f"lessons/{one.key}.toml has {len(one.steps)} steps, {tasks} of them tasks: {wanted}"


def languages(made: Made) -> Iterator[str]:
    """What is missing in each language that the finished games have."""
    places = [made.folder / registry.LOCALE, made.folder / registry.LESSONS]
    places += [made.pictures / registry.LOCALE] if made.pictures is not None else []
    for language in spoken():
        for place in places:
            yield from _untold(place, language)
        if not (made.folder / f"rules.{language}.md").exists():
            yield f"{language}: there is no rules.{language}.md"


def spoken() -> list[str]:
    """The languages of the finished games in the tree, except English."""
    found = set[str]()
    for key, rules in registry.games().items():
        if not rules.unfinished and registry.folder(key).is_relative_to(ROOT / "engine"):
            found |= {path.stem for path in (registry.folder(key) / registry.LOCALE).glob("*.ftl")}
    return sorted(found - {ENGLISH})


def _untold(place: Path, language: str) -> Iterator[str]:
    """What a folder of texts lacks in a language: at most one line."""
    english, own = place / f"{ENGLISH}.ftl", place / f"{language}.ftl"
    wanted = saying.keys(english.read_text(encoding="utf-8")) if english.exists() else []
    there = set(saying.keys(own.read_text(encoding="utf-8"))) if own.exists() else set[str]()
    missing = [key for key in wanted if key not in there]
    if missing:
        more = f" and {len(missing) - 1} more" if len(missing) > 1 else ""
        yield f"{language}: {'/'.join(own.parts[-4:])} lacks {missing[0]}{more}"


def opponents(made: Made) -> Iterator[str]:
    """Which bot opponents are missing, and whether their strength is stated."""
    yield from (f"there is no opponent “{name}”" for name in (EASY, NORMAL) if name not in made.advice.policies)
    if not can_search(made.advice):
        yield "there is no hard opponent: Advice.estimate is missing"
    yield from _rows(made, FIGURES, "says how good its opponents are")


def turns(made: Made) -> Iterator[str]:
    """Whether its common turns and its reasons are tried."""
    yield from _rows(made, TAPS, "tries a common turn of it")
    yield from _rows(made, WHY, "tries moves that are not legal")


def _rows(made: Made, name: str, what: str) -> Iterator[str]:
    """Whether a test in which the games of the tree have rows has one for it."""
    file = TESTS / name
    if made.inside and file.exists() and not _named(made, [file]):
        yield f"no row of tests/{name} {what}"


def blunder(made: Made) -> Iterator[str]:
    """Whether there is a game with a blunder to find."""
    if can_search(made.advice) and not (made.tests is not None and (made.tests / "blunder.txt").exists()):
        yield "there is no blunder.txt beside its tests: a record in which somebody errs once"
