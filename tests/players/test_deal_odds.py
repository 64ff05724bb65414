"""What deals were worth is stored by who played them out: that name has to change with the play."""

from __future__ import annotations

from hashlib import sha256

from bot.engine import Mode, build_options, encode_action
from bot.players.deal_odds import LEVEL, PLAYED_BY
from bot.players.self_play import play_match

_GAMES = [(mode, []) for mode in Mode] + [
    (Mode.CLASSIC, [("seven_o", None), ("jump_in", None), ("stacking", None)]),
    (Mode.CLASSIC, [("partner", None)]),
]

_PLAY_OF = {"medium-4": "753535185d096466"}
"""The fingerprint of how each version plays."""


def test_the_version_counts_up_when_the_play_changes() -> None:
    """Where this fails: count `PLAYED_BY` up and put the new fingerprint here."""
    played = sha256()
    for mode, options in _GAMES:
        seats = 2 if mode is Mode.DUO else 4
        for seed in (b"one", b"two"):
            built = build_options(mode, [("target", "round"), *options])
            for action in play_match(built, (LEVEL,) * seats, seed).actions:
                played.update(encode_action(action))

    assert {PLAYED_BY: played.hexdigest()[:16]} == _PLAY_OF
