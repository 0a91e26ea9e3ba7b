"""`python -m bot i18n`: how far each translation is, and what is still to do."""

from __future__ import annotations

from collections.abc import Iterator

from bot.i18n.coverage import Coverage, Part, begun, offered

WIDE = 56


def overview() -> Iterator[str]:
    """A line for each language, and one for each of its files."""
    for language in begun():
        yield from summary(language, Coverage(language).parts)


def summary(language: str, parts: list[Part]) -> Iterator[str]:
    """How much of each file there is."""
    there, wanted = sum(part.there for part in parts), sum(part.wanted for part in parts)
    state = "offered" if language in offered() else "not offered: it has no bot/locale file"
    yield f"{language}: {there} of {wanted} ({100 * there // max(1, wanted)} %), {state}"
    for part in parts:
        wrong = f"  {len(part.faults)} wrong" if part.faults else ""
        yield f"  {part.name:{WIDE}} {part.there:5} of {part.wanted:4}{wrong}"


def details(language: str, file: str) -> Iterator[str]:
    """What is wrong in each file whose name contains `file`, and, if it names any, what is missing there."""
    parts = [part for part in Coverage(language).parts if file in part.name]
    yield from summary(language, parts)
    for part in parts:
        if part.faults:
            yield from ("", f"# wrong in {part.name}", *(f"#   {fault}" for fault in part.faults))
        if file and part.missing:
            yield from ("", f"# missing in {part.name}", *(text.rstrip("\n") for text in part.missing))


def fine(language: str, file: str = "") -> bool:
    """Whether the files are complete, with nothing wrong in them."""
    return not any(part.missing or part.faults for part in Coverage(language).parts if file in part.name)
