"""The statistics of a person, in words."""

from __future__ import annotations

from msgspec import structs

from bot.facts import PersonTotals
from bot.i18n import Texts
from bot.render import Text, statistics_page
from workbench.samples.sample_statistics import sample_person


def test_the_pace_is_that_of_the_turns_that_the_person_took() -> None:
    """Eighteen turns of five seconds, and two in which the bot waited and acted."""
    totals = PersonTotals(rounds=3, turns=20, autopilot_turns=2, tenths=900)
    person = structs.replace(sample_person(), totals=totals)
    page = statistics_page(person, None, b"", Texts.load(strict=True).get("en"))
    told = "\n".join(block.markdown for block in page.blocks if isinstance(block, Text))
    assert "5 seconds" in told
