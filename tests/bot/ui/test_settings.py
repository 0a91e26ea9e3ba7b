"""The form of /settings can be sent whatever is open in it, and says what holds and who has set it."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.host.desk.settings import DEFAULTS, KEEPING, check
from bot.host.types.settings import Holding, Scope
from bot.i18n import Texts
from bot.i18n.coverage import offered
from bot.ui.pages.settings import GROUPS, OFFERED, UNSET, parsed, settings_form, settings_page
from bot.ui.parts.form import MAX_FIELDS, MAX_LABEL, Menu
from bot.ui.parts.layout import MAX_CHOICES, Text
from bot.ui.parts.reader import Reader
from bot.wire.forms import modal
from tests.bot.ui.limits import problems

READ = Reader(Texts()(None), languages=("en", "cs"))


def standing(scope: Scope) -> Mapping[str, Holding]:
    return {name: held(name, DEFAULTS.get(name)) for name in KEEPING[scope].names}


def held(name: str, value: int | str | bool | None, by: Scope | None = None) -> Holding:
    return Holding(value, by, DEFAULTS.get(name))


@pytest.mark.parametrize("scope", Scope)
def test_every_value_that_is_offered_can_be_set_and_has_words(scope: Scope) -> None:
    stands = standing(scope)
    assert problems(settings_page(scope, stands, list(Scope), READ)) == []
    for group in GROUPS:
        form = settings_form(scope, group, stands, READ)
        modal(form)
        for field in form.fields:
            if not isinstance(field, Menu):
                continue
            assert field.choices[0].value == UNSET
            assert 0 < len(field.choices) <= MAX_CHOICES
            for choice in field.choices:
                assert not choice.label.startswith(("ui-", "pace-"))
                value = parsed(field.name, choice.value)
                check(scope, field.name, value)
                shown = settings_page(scope, {**stands, field.name: held(field.name, value, scope)}, [], READ)
                assert problems(shown) == []


def test_every_setting_of_every_scope_is_in_one_form_that_discord_takes() -> None:
    grouped = [name for names in GROUPS.values() for name in names]
    assert sorted(grouped) == sorted(OFFERED)
    assert set(OFFERED) == {name for keeping in KEEPING.values() for name in keeping.names}
    assert max(map(len, GROUPS.values())) <= MAX_FIELDS
    for language in offered():
        read = Reader(Texts()(language), languages=offered())
        for scope in Scope:
            for group in GROUPS:
                fields = settings_form(scope, group, standing(scope), read).fields
                assert [field.label for field in fields if len(field.label) > MAX_LABEL] == []


def test_a_value_that_is_not_offered_any_more_stands_in_the_form_all_the_same() -> None:
    stands = {**standing(Scope.PLAYER), "remind_after": held("remind_after", 777, Scope.PLAYER)}
    (menu,) = [one for one in settings_form(Scope.PLAYER, "pings", stands, READ).fields if one.name == "remind_after"]
    assert isinstance(menu, Menu)
    assert [choice.value for choice in menu.choices if choice.chosen] == ["777"]


def test_each_line_says_who_has_set_it_and_of_a_default_nothing() -> None:
    holding = {
        **standing(Scope.PLAYER),
        "remind_after": held("remind_after", 720, Scope.SERVER),
        "remind_most": held("remind_most", 0, Scope.TABLE),
        "quiet_from": held("quiet_from", 1350, Scope.PLAYER),
        "quiet_to": held("quiet_to", 420, Scope.PLAYER),
        "confirm": held("confirm", False, Scope.PLAYER),
    }
    texts = [item.content for item in settings_page(Scope.PLAYER, holding, [], READ).items if isinstance(item, Text)]
    assert texts[1].splitlines() == [
        "**Reminders:** every 12 hours · this server's",
        "**Most reminders for a turn:** none · this table's",
        "**Pings:** each turn",
        "**Ping when the player before you begins:** no",
        "**One private message a day instead of pings:** no",
        "**Quiet hours:** 22:30–07:00 · yours",
        "**Time zone:** UTC",
        "**Confirm the end of a turn:** no; turns then can't be undone · yours",
        "**A turn confirms itself:** after 10 minutes",
        "**Pictures:** wide",
        "**Others see my rating and statistics:** yes",
    ]
    nobody = settings_page(Scope.PLAYER, standing(Scope.PLAYER), [], READ).items[1]
    assert isinstance(nobody, Text) and "**Quiet hours:** none" in nobody.content.splitlines()


def test_what_is_automatic_says_what_it_is() -> None:
    stands = {**standing(Scope.PLAYER), "remind_after": Holding(720, Scope.PLAYER, 2880)}
    forms = [settings_form(Scope.PLAYER, group, stands, READ) for group in GROUPS]
    first = {field.name: field.choices[0].label for form in forms for field in form.fields if isinstance(field, Menu)}
    assert first["remind_after"] == "Automatic: every 2 days" and first["pings"] == "Automatic: each turn"
    assert first["digest"] == "Automatic: no" and first["confirm"] == "Automatic: yes"


def test_a_time_is_said_in_the_largest_unit_in_which_it_is_a_whole_number() -> None:
    stands = standing(Scope.PLAYER)
    pings, play = settings_form(Scope.PLAYER, "pings", stands, READ), settings_form(Scope.PLAYER, "play", stands, READ)
    (reminders,) = [field for field in pings.fields if field.name == "remind_after" and isinstance(field, Menu)]
    assert [choice.label for choice in reminders.choices][2:] == [
        "every 6 hours", "every 12 hours", "every day", "every 2 days", "every 3 days", "every 7 days",
    ]  # fmt: skip
    (grace,) = [field for field in play.fields if field.name == "grace" and isinstance(field, Menu)]
    assert [choice.label for choice in grace.choices][2:] == [
        "after 5 minutes", "after 10 minutes", "after 30 minutes", "after an hour", "after 3 hours", "after 12 hours",
    ]  # fmt: skip
