"""The form of /settings can be sent whatever is open in it, and says what holds and who has set it."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.host.desk.settings import DEFAULTS, KEEPING, check
from bot.host.post.zones import zones
from bot.host.types.settings import Holding, Scope
from bot.i18n import Texts
from bot.ui.pages.settings import OFFERED, UNSET, is_step, parsed, settings_form
from bot.ui.parts.layout import Layout, Select, Text
from bot.ui.parts.reader import Reader
from tests.bot.ui.limits import problems

READ = Reader(Texts()(None), languages=("en", "cs"))


def standing(scope: Scope) -> Mapping[str, Holding]:
    return {name: Holding(DEFAULTS.get(name), None) for name in KEEPING[scope].names}


def values(form: Layout) -> Select:
    return [item for item in form.items if isinstance(item, Select)][-1]


@pytest.mark.parametrize("scope", Scope)
def test_every_value_that_is_offered_can_be_set_and_has_words(scope: Scope) -> None:
    for name in KEEPING[scope].names:
        form = settings_form(scope, standing(scope), list(Scope), READ, name=name)
        assert problems(form) == []
        offered = values(form)
        assert offered.choices[0].value == UNSET
        for choice in offered.choices:
            assert not choice.label.startswith(("ui-", "pace-"))
            if not is_step(name, choice.value):
                for field, value in parsed(name, choice.value).items():
                    check(scope, field, value)
                    shown = settings_form(scope, {**standing(scope), name: Holding(value, scope)}, [], READ, name=name)
                    assert problems(shown) == []


def test_every_setting_of_every_scope_is_in_the_form() -> None:
    assert set(OFFERED) == {name for keeping in KEEPING.values() for name in keeping.names}


def test_every_place_can_be_reached_in_a_few_steps() -> None:
    found: set[str] = set()

    def look(step: str) -> None:
        form = settings_form(Scope.PLAYER, standing(Scope.PLAYER), [], READ, name="timezone", step=step)
        assert problems(form) == []
        for choice in values(form).choices[1:]:
            if is_step("timezone", choice.value):
                look(choice.value)
            else:
                found.add(choice.value)

    look("")
    assert found == set(zones())


def test_each_line_says_who_has_set_it() -> None:
    holding = {
        **standing(Scope.PLAYER),
        "remind_after": Holding(720, Scope.SERVER),
        "remind_most": Holding(0, Scope.TABLE),
        "quiet_from": Holding(1350, Scope.PLAYER),
        "confirm": Holding(False, Scope.PLAYER),
    }
    texts = [item.content for item in settings_form(Scope.PLAYER, holding, [], READ).items if isinstance(item, Text)]
    for line in (
        "**Reminders:** every 12 hours · this server's",
        "**Most reminders for a turn:** none · this table's",
        "**Quiet hours from:** 22:30 · yours",
        "**Quiet hours until:** none · default",
        "**Confirm the end of a turn:** no; turns then can't be undone · yours",
        "**A turn confirms itself:** after 10 minutes · default",
    ):
        assert line in texts[1].splitlines()
