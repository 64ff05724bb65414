"""What is played, and in which round: the small heading of boards, results and pictures."""

from __future__ import annotations

from bot.engine import Options, compile_rules
from bot.i18n import Translator


def round_title(options: Options, number: int, t: Translator) -> str:
    """Return the game and the round, and of how many it is where that is fixed (X15)."""
    mode, rounds = t.format(f"mode-{options.mode}"), compile_rules(options).ends.rounds
    if rounds is None:
        return t.format("board-title", mode=mode, number=number)
    return t.format("board-title-of", mode=mode, number=number, rounds=rounds)


def round_in_words(options: Options, number: int, t: Translator) -> str:
    """Return the same for the middle of a sentence: "Classic, round 2 of 5"."""
    mode, rounds = t.format(f"mode-{options.mode}"), compile_rules(options).ends.rounds
    if rounds is None:
        return t.format("film-round", mode=mode, number=number)
    return t.format("film-round-of", mode=mode, number=number, rounds=rounds)
