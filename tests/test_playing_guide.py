"""docs/playing.md agrees with the bot: each rule has its clause, each button its name."""

from __future__ import annotations

import re
from pathlib import Path

from bot.engine import BY_NAME
from bot.i18n import Texts
from bot.render.rules.house_rules import rule_label

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")
TEXTS = (ROOT / "data" / "locales" / "en").glob("*.ftl")


def test_every_house_rule_and_penalty_stands_in_the_guide_by_its_names_and_clause() -> None:
    rows = re.findall(r"(?m)^\| (.+?) \| `(\w+)` \| .+ \| (\w+) \|$", PAGE)
    t = Texts.load().get("en")
    told = {name: (label, clause) for label, name, clause in rows}
    assert told == {name: (rule_label(name, t), o.clause) for name, o in BY_NAME.items()}
    assert len(rows) == len(told)


def test_every_button_of_the_guide_has_that_name() -> None:
    """A call may have a “!” that its name lacks, and “…” stands for a person's name."""
    buttons = re.findall(r"\*\*([^*\n]+)\*\*", PAGE)
    assert PAGE.count("**") == 2 * len(buttons)
    texts = "\n".join(file.read_text(encoding="utf-8") for file in TEXTS)
    assert [name for name in buttons if not re.search(_as_text(name), texts)] == []


def _as_text(button: str) -> str:
    """Return a pattern that finds the text of a button."""
    start, shortened, _ = button.rstrip("!").partition("…")
    return rf"(?m)[=\]] {re.escape(start)}{'' if shortened else '!?$'}"
