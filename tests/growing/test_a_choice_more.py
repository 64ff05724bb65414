"""A choice of a person that is nowhere is missing in every place that CONTRIBUTING names."""

from __future__ import annotations

import pytest

from bot.setting_values import Choices

from .places import places_without_choice
from .toy_tree import named_by_contributing


def test_a_choice_that_is_nowhere_is_missing_in_every_place() -> None:
    missing = [*places_without_choice("sorted_by_number")]
    assert missing == [
        "bot/setting_values.py: Choices has no sorted_by_number",
        "bot/render/private/settings_pages.py does not show sorted_by_number",
        "cogs/setting_pages.py does not change sorted_by_number",
        "bot/ and cogs/ have no code that reads sorted_by_number, besides the page that shows it",
        "tests/render and tests/cogs have no test in which somebody chooses sorted_by_number",
    ]


def test_contributing_names_every_place() -> None:
    places = {
        "bot/setting_values.py",
        "bot/render/private/settings_pages.py",
        "cogs/setting_pages.py",
        "tests/render/setting_situations.py",
    }
    assert places - named_by_contributing("a person’s choice") == set()


@pytest.mark.parametrize("name", Choices.__struct_fields__)
def test_every_choice_is_in_every_place(name: str) -> None:
    assert [*places_without_choice(name)] == []
