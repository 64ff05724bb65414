"""A slash command that is nowhere is missing in every place that CONTRIBUTING names."""

from __future__ import annotations

import pytest

from tests.languages import REQUIRED_LANGUAGES

from .places import commands_of_uno, places_without_command
from .toy_tree import named_by_contributing


def test_a_command_that_is_nowhere_is_missing_in_every_place() -> None:
    assert [*places_without_command("wave")] == [
        "cogs/uno.py has no command wave",
        *(
            f"data/locales/{language}/commands.ftl has no {key}"
            for language in REQUIRED_LANGUAGES
            for key in ("command-uno-wave", "command-uno-wave.name")
        ),
        "docs/playing.md does not say what `/uno wave` does",
        "tests/cogs has no test in which somebody types /uno wave",
    ]


def test_contributing_names_every_place() -> None:
    places = {"cogs/uno.py", "data/locales/*/commands.ftl", "docs/playing.md", "tests/cogs/"}
    assert places - named_by_contributing("a slash command") == set()


@pytest.mark.parametrize("name", commands_of_uno())
def test_every_command_is_in_every_place(name: str) -> None:
    assert [*places_without_command(name)] == []
