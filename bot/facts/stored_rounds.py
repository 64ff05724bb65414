"""What is worked out from rounds as they are stored: from bytes to plain values.

A match or a film of many rounds takes a while, so the bot lets its worker do this.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from bot import engine
from bot.engine import (
    Mode,
    RefusedError,
    RoundHistory,
    SetupRefusedError,
    State,
    build_options,
    decode_action,
    decode_state,
    encode_state,
    history_of_last_round,
)

from .recorded_rounds import RoundRecord, UnreadableRecordError
from .round_facts import RoundFacts, facts_of
from .round_walk import state_at


def facts_of_stored(records: Sequence[bytes]) -> list[RoundFacts | str | None]:
    """Return the facts of each record, None if it does not reach its end.

    For a record that cannot be played again, return the reason.
    """
    return [_facts_or_reason(record) for record in records]


def _facts_or_reason(record: bytes) -> RoundFacts | str | None:
    try:
        return facts_of(RoundRecord.decode(record))
    except (UnreadableRecordError, RefusedError) as error:
        return str(error)


def stored_state_at(record: bytes, number: int) -> bytes:
    """Return the encoded state after the first ``number`` moves of a record; see `state_at`."""
    return encode_state(state_at(RoundRecord.decode(record), number))


class StoredMatch(Struct, frozen=True):
    """A match as it is stored: how it began, its encoded state now, and its encoded actions."""

    mode: Mode
    options: tuple[tuple[str, str], ...]
    seed: bytes
    snapshot: bytes
    actions: tuple[bytes, ...]


def replay_last_round(match: StoredMatch) -> RoundHistory | None:
    """Replay the match and return its last round.

    Return None if the actions do not lead to the match's present state, as after some were removed.
    """
    now = decode_state(match.snapshot)
    actions = [decode_action(action) for action in match.actions]
    options = build_options(match.mode, match.options)
    # People may have sat down between rounds (L2): then the match began with fewer seats.
    for seats in range(len(now.hands), 1, -1):
        try:
            start, events = engine.new_match(options, seats, match.seed)
            history = history_of_last_round(start, actions, events)
        except (RefusedError, SetupRefusedError):
            continue
        if _leads_to(history, now):
            return history
    return None


def _leads_to(history: RoundHistory, now: State) -> bool:
    return [sizes[-1] for sizes in history.sizes] == [len(hand) for hand in now.hands]
