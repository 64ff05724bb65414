"""The messages of a match say whether it has challenges (C12, X6, M6)."""

from __future__ import annotations

import pytest

from bot import engine
from bot.engine import Mode, build_options
from bot.tables.messages.table_messages import has_challenges


@pytest.mark.parametrize(
    ("mode", "rules", "challenges"),
    [
        (Mode.CLASSIC, [], True),
        (Mode.FLIP, [], True),
        (Mode.MERCY, [], False),
        (Mode.CLASSIC, [("challenge", "off")], False),
        (Mode.CLASSIC, [("bluff", "off")], False),
    ],
)
def test_a_match_has_challenges_where_a_wild_draw_card_can_be_a_foul(
    mode: Mode, rules: list[tuple[str, str | None]], challenges: bool
) -> None:
    state, _ = engine.new_match(build_options(mode, rules), 2, b"seed")
    assert has_challenges(state.rules) is challenges
