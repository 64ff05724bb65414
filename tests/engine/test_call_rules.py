"""Which call is owed with how many cards, as it is compiled (C13, V14)."""

from __future__ import annotations

import pytest

from bot.engine import Call, Mode, build_options
from bot.engine.rules.compilation import compile_rules


@pytest.mark.parametrize(
    ("written", "owed"),
    [
        ([], [0, Call.UNO, 0, 0, 0]),
        ([("bruno_kuno", None)], [0, Call.UNO, Call.KUNO, Call.BRUNO, 0]),
        ([("uno_uno", None)], [0, Call.UNO, 0, 0, 0]),
    ],
)
def test_the_call_owed_with_so_many_cards(
    written: list[tuple[str, str | None]], owed: list[int]
) -> None:
    calls = compile_rules(build_options(Mode.CLASSIC, written)).calls
    assert [calls.owed_at(size) for size in range(5)] == owed
