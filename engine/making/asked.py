"""Asked: the obligations of every game, in stages, and which of them it fails, where that shows without its tests.

`docs/asked.md` lists the same, with the tests that enforce it; a test compares the two.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from engine.making import looks
from engine.making.made import Made

RUNS, READS, PICTURES, LESSON, LANGUAGES, STRENGTH = (
    "runs",
    "reads well",
    "pictures",
    "lesson",
    "languages",
    "strength",
)
STAGES = (RUNS, READS, PICTURES, LESSON, LANGUAGES, STRENGTH)
"""In this order; an unfinished game has to meet the first two."""
FIRST = (RUNS, READS)


class Asked(NamedTuple):
    """An obligation, in a sentence. `look` yields what a game lacks of it, one line each; None: only its tests tell."""

    stage: str
    what: str
    look: Callable[[Made], Iterable[str]] | None = None


ASKED = (
    Asked(RUNS, "Random games end, no question has more than 500 options, the conservation laws hold", looks.ends),
    Asked(RUNS, "Each clause of rules.md is cited by a test, and broken once in a table of mutations", looks.clauses),
    Asked(RUNS, "A state survives JSON, a save restores the question, a record replays to the same bytes"),
    Asked(RUNS, "What is undone leaves nothing behind, and nobody sees a turn before it is confirmed"),
    Asked(RUNS, "Nobody learns from views, questions and logs what they may not know, nor does a bot opponent"),
    Asked(RUNS, "Nothing depends on the order of sets"),
    Asked(RUNS, "A caretaker and every bot opponent can answer every question, to the end of the game"),
    Asked(RUNS, "Looking back shows each turn as it was"),
    Asked(READS, "All that is said has a text, and no text is never said", looks.words),
    Asked(READS, "Texts that are looked up by name exist", looks.by_name),
    Asked(READS, "Every decision names its rules, and these exist", looks.rules_of_decisions),
    Asked(READS, "Options say what sets them apart, the way out comes last, and no line of a list is cut"),
    Asked(READS, "What an option is said to bring by its ledger is what comes (optional)"),
    Asked(READS, "Plans can be carried out to their end, and whatever is typed has an answer"),
    Asked(READS, "What newcomers read about a game is short and whole, and its rules are a book", looks.newcomers),
    Asked(READS, "The seat that is said to follow does (optional)"),
    Asked(PICTURES, "A module draws it, with a key of its signs", looks.pictures),
    Asked(PICTURES, "Nothing is read, even in pictures, that no message says"),
    Asked(PICTURES, "The whole table can be told in words, of which the alt texts are the first (optional)"),
    Asked(
        PICTURES,
        "A person who points at something in a picture is told what it is, how it stands, and its rule (optional)",
    ),
    Asked(PICTURES, "There are golden pictures, and all texts in them stand out", looks.golden),
    Asked(LESSON, "There is a lesson of 8 to 12 steps, most of them tasks", looks.lesson),
    Asked(LESSON, "A lesson is played to its end by each right answer, and says why others are not what it is about"),
    Asked(LANGUAGES, "Every language that is offered has all texts, and the rules", looks.languages),
    Asked(LANGUAGES, "A game can be played in every language, and no text is too long"),
    Asked(STRENGTH, "There are easy, normal and hard opponents, as good as they are claimed to be", looks.opponents),
    Asked(STRENGTH, "Hard answers by what its seat knows, and makes the best of its last turn"),
    Asked(STRENGTH, "What was learned from games is nowhere worse than the estimate, and the same anywhere (optional)"),
    Asked(STRENGTH, "A common turn takes few taps, and moves that are not legal meet their reason", looks.turns),
    Asked(STRENGTH, "A planted blunder is found when the game is looked back on", looks.blunder),
)


def lacking(made: Made) -> dict[str, list[str]]:
    """What a game lacks, by stage, as far as that shows without its tests."""
    found: dict[str, list[str]] = {stage: [] for stage in STAGES}
    for asked in ASKED:
        if asked.look is not None:
            found[asked.stage] += dict.fromkeys(asked.look(made))
    return found
