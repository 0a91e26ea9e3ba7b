"""custom_id grammar."""

from __future__ import annotations

import pytest

from bot.cogs.forms import FORMS
from bot.cogs.learn import LESSON
from bot.cogs.presses import VERBS
from bot.cogs.sandbox import SANDBOX
from bot.cogs.solos import SOLO
from bot.ui.parts.ids import BUTTON, FORM, SELECT, Fill, Id, Pick, Press, Realm, parse


@pytest.mark.parametrize("realm", Realm)
@pytest.mark.parametrize("payload", ["", "black-2", "c5/t31/2", "c5/>c5/t31", "a+b", "x.y"])
def test_an_id_comes_back_as_it_went(payload: str, realm: Realm) -> None:
    for verb in (*Press, *Pick, *Fill):
        made = Id(12, 345, verb, payload, realm)
        pattern = BUTTON if isinstance(verb, Press) else SELECT if isinstance(verb, Pick) else FORM
        match = pattern.fullmatch(str(made))
        assert match is not None
        assert parse(match) == made


def test_every_button_has_something_to_do() -> None:
    assert {*VERBS, Press.FORM, *LESSON.actions, *SANDBOX.actions, *SOLO.actions} == set(Press)


def test_every_form_can_be_shown_and_sent() -> None:
    assert set(FORMS) == set(Fill)


def test_no_id_is_both_a_button_and_a_select() -> None:
    assert not {verb.value for verb in Press} & {verb.value for verb in Pick}
    assert SELECT.fullmatch(str(Id(1, 2, Press.ANSWER, "pass"))) is None
    assert BUTTON.fullmatch(str(Id(1, 2, Pick.ANSWER, ""))) is None


@pytest.mark.parametrize("foreign", ["", "r2.1.1.a.pass", "r1.x.1.a.pass", "r1.1.1.zap.pass", "my-button"])
def test_ids_of_others_are_left_alone(foreign: str) -> None:
    assert BUTTON.fullmatch(foreign) is None
    assert SELECT.fullmatch(foreign) is None


@pytest.mark.parametrize(
    "made_up", ["r1.١.0.a.pass", "r1.1.٣.a.pass", f"r1.{'9' * 30}.0.a.pass", f"r1.1.{'9' * 40}.pa."]
)
def test_an_id_that_nobody_here_has_made_is_none_of_ours(made_up: str) -> None:
    assert BUTTON.fullmatch(made_up) is None
    assert SELECT.fullmatch(made_up) is None
