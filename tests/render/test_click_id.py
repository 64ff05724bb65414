"""What buttons carry can be read again, and nothing else is understood."""

from __future__ import annotations

import pytest

from bot.render import Click


@pytest.mark.parametrize(
    "text", ["", "u", "u:a:1", "x:a:1:hand:", "u:a:b:hand:", "u:a:1:fly:", "u:a:-1:hand:"]
)
def test_what_is_not_ours_is_not_understood(text: str) -> None:
    assert Click.parse(text) is None
