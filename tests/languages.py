"""In which languages what people see is looked at: a test with an argument `tongue` runs for each of them.

They are the languages that are offered; who translates another one asks for it: --tongue hu.
"""

from __future__ import annotations

import pytest

from bot.i18n.coverage import offered
from tests.long import in_turn

tongue_in_turn = in_turn("tongue", offered(), spread=True)
"""A test that is dear looks at one language, and at another one for the next of its other parameters."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--tongue", action="append", default=[], help="also look at a language that is not offered yet")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "tongue" in metafunc.fixturenames:
        metafunc.parametrize("tongue", dict.fromkeys([*offered(), *metafunc.config.getoption("--tongue")]))
