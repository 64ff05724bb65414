"""After a refusal the same request is seldom repeated, and the log says little."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ..playing import Playing
from .refusal_minutes import CASES, Case, minute_after

MOST_REQUESTS = 8
"""Of one message. A page is sent in four forms if Discord might refuse a part of it."""

MOST_LINES = 2


@pytest.mark.lengthy
@pytest.mark.parametrize("case", CASES, ids=str)
async def test_a_refused_request_is_seldom_repeated(
    play: Playing,
    case: Case,
    caplog: pytest.LogCaptureFixture,
    record_property: Callable[[str, object], None],
) -> None:
    minute = await minute_after(play, case, caplog)
    for name, value in (
        ("case", str(case)),
        ("requests", minute.requests),
        ("lines", minute.lines),
    ):
        record_property(name, value)
    assert minute.requests <= MOST_REQUESTS * case.messages
    assert minute.lines <= MOST_LINES
