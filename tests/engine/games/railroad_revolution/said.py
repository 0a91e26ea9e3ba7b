"""Of which words texts of Railroad Revolution are made, and what lines of the log tell, for those who compare both."""

from __future__ import annotations

from renderers.i18n import Words
from tests.promises import Came, said_by

WORDS = Words("en")
SHARE = 150
HIRE = 800
GAME = "railroad_revolution"
MONEY, NUMBER = r"\$([\d,]+)", r"(\d+)"
COLOUR = r"(white|purple|orange|grey|turquoise)"
CITY = said_by(GAME, "city-[a-z]+")
TRAIN = said_by(GAME, "train-(?!effect|note)[a-z0-9]+")
LINE = rf"{CITY}–{CITY}(?:–{CITY})?"
FLIP = r"(?: \([±+−][^()]*VP(?: each)?\))?"
WORKERS = rf"{COLOUR}(?:(?:, | and | or ){COLOUR})* workers?"
EFFECT = (
    rf"(?:\$[\d,]+(?: each)?|\d+ shares?(?:, then you may promote)?|\d+ steps?(?:, then you may promote)?"
    rf"|up to \d+ steps|promote (?:up to )?\d+ workers?(?:, \$[\d,]+ each)?|{WORKERS}|a worker of any colour"
    rf"|swap a worker|a train(?: \(\+\d+ VP\))?|flip a train{FLIP}|\d+ flips{FLIP}|a free rail from the mat"
    r"|free, not from your mat|Washington or Charlotte, no reward|a deal sector, no shares"
    r"|a free station without rewards|an office without shares|the cost is not paid"
    r"|one deal of the face-up card, and \d+ shares?)"
)
PRICED = rf"{EFFECT}(?: for \$[\d,]+)?"


def hue(word: str) -> str:
    """The key of a colour that is called so."""
    return {"grey": "gray"}.get(word, word)


def number(text: str) -> int:
    return int(text.replace(",", ""))


def lines(came: Came, pattern: str) -> list[int]:
    """The numbers in the lines of the log that begin so."""
    return [number(found[1]) for found in came.lines(rf"(?i)^(?:\w+ )?{pattern}")]


def sold(came: Came) -> int:
    return sum(lines(came, r"sells (\d+) shares?"))


def hires(came: Came) -> int:
    return len(came.lines(r"(?i)hires an? "))
