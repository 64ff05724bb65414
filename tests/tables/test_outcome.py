"""Every reason for a rejection has a sentence, and every such sentence has a reason."""

from __future__ import annotations

import re

from bot.paths import data_dir
from bot.tables import Reason

SAID_OTHERWISE = (Reason.NOT_ALLOWED, Reason.SETUP)
"""These are explained by the clause that forbids the action."""


def test_a_sentence_for_each_reason() -> None:
    answers = (data_dir() / "locales" / "en" / "answers.ftl").read_text(encoding="utf-8")
    said = re.findall(r"(?m)^reason-([\w-]+) =", answers)
    assert set(said) == {reason.value for reason in Reason if reason not in SAID_OTHERWISE}
