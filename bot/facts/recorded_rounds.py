"""The record of a round: how it was dealt and what was done, in about a kilobyte; and its replay.

A record names no person: seats are numbers, and who sat there is stored elsewhere, so that a person
can be forgotten without touching what proves the deal.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Sequence

import msgspec
from msgspec import Struct

from bot.engine import (
    Action,
    Event,
    Leave,
    Mode,
    Opening,
    Options,
    Presence,
    State,
    UnknownVersionError,
    apply,
    build_options,
    deal_again,
    decode_action,
    encode_action,
    written_options,
)
from bot.engine.events import MatchEnded, RoundEnded

_VERSION = 1
_LEVEL = 9
"""A record is written once and read for years: size matters more than speed."""


class UnreadableRecordError(ValueError):
    """Raised for bytes that are not a record of a round, or one written by a newer bot."""


class RoundStep(Struct, frozen=True, gc=False):
    """One action of a round.

    ``tenths`` of a second have passed since the action before it, or the deal; ``autopilot``: the
    bot acted for a player who was away or too late.
    """

    action: Action
    tenths: int = 0
    autopilot: bool = False


class RoundRecord(Struct, frozen=True):
    """A round from its deal to its last action."""

    options: Options
    opening: Opening
    steps: tuple[RoundStep, ...]

    def encode(self) -> bytes:
        """Return the record as it is stored."""
        opening = self.opening
        kept = _StoredRecord(
            mode=self.options.mode.value,
            options=tuple(written_options(self.options)),
            number=opening.number,
            dealer=opening.dealer,
            seed=opening.seed,
            scores=opening.scores,
            presence=opening.presence,
            actions=tuple(msgspec.Raw(encode_action(step.action)) for step in self.steps),
            tenths=tuple(step.tenths for step in self.steps),
            autopilot=tuple(n for n, step in enumerate(self.steps) if step.autopilot),
            not_counted=opening.not_counted,
        )
        return bytes((_VERSION,)) + zlib.compress(msgspec.json.encode(kept), _LEVEL)

    @classmethod
    def decode(cls, data: bytes) -> RoundRecord:
        """Return the record that :meth:`encode` wrote; raise :class:`UnreadableRecordError`."""
        if data[:1] != bytes((_VERSION,)):
            raise UnreadableRecordError(f"version {data[:1].hex() or 'none'}")
        try:
            kept = msgspec.json.decode(zlib.decompress(data[1:]), type=_StoredRecord)
            actions = [decode_action(bytes(raw)) for raw in kept.actions]
        except (zlib.error, msgspec.MsgspecError, UnknownVersionError) as error:
            raise UnreadableRecordError(str(error)) from None
        absent = frozenset(kept.autopilot)
        return cls(
            options=build_options(Mode(kept.mode), kept.options),
            opening=Opening(
                kept.number, kept.dealer, kept.seed, kept.scores, kept.presence, kept.not_counted
            ),
            steps=tuple(
                RoundStep(action, tenths, number in absent)
                for number, (action, tenths) in enumerate(zip(actions, kept.tenths, strict=True))
            ),
        )


class _StoredRecord(Struct, array_like=True):
    mode: str
    options: tuple[tuple[str, str], ...]
    number: int
    dealer: int
    seed: bytes
    scores: tuple[int, ...]
    presence: tuple[Presence, ...]
    actions: tuple[msgspec.Raw, ...]
    tenths: tuple[int, ...]
    autopilot: tuple[int, ...]
    not_counted: int = 0


def record_of(state: State, ended: RoundEnded, steps: Sequence[RoundStep]) -> RoundRecord:
    """Return the record of the round that has just ``ended`` in ``state``.

    ``steps`` are all steps of the round, from the first after the deal to the one that ended it.
    How the round began follows from how it ended: players who left in it, or are out of the match
    by it (X10), were there, and its points were not in the scores yet. If it does not let the match
    count (L3), it is one of the state's rounds that do not.
    """
    went = {step.action.seat for step in steps if isinstance(step.action, Leave)}
    went |= {seat for seat in range(len(state.hands)) if _is_newly_eliminated(state, seat)}
    presence = tuple(
        Presence.HERE if seat in went else here for seat, here in enumerate(state.presence)
    )
    before = tuple(score - won for score, won in zip(ended.scores, ended.points, strict=True))
    not_counted = state.rounds_ended_by_leaving + state.rounds_without_play
    not_counted -= not (ended.counted and state.card_played)
    opening = Opening(state.number, state.dealer, ended.seed, before, presence, not_counted)
    return RoundRecord(state.rules.options, opening, tuple(steps))


def _is_newly_eliminated(state: State, seat: int) -> bool:
    """Return whether this was the seat's last round: it holds cards, or was knocked out in it."""
    if state.presence[seat] is not Presence.ELIMINATED:
        return False
    return bool(state.hands[seat]) or any(out.seat == seat for out in state.knocked)


class Move(Struct, frozen=True, gc=False):
    """One step of a round with the states around it; ``number`` counts from 1."""

    number: int
    step: RoundStep
    before: State
    after: State
    events: tuple[Event, ...]


def end_of_round(events: Iterable[Event], after: State) -> RoundEnded | None:
    """Return the end of the round among these events, None if the round goes on.

    A round in which the match was stopped has neither winner nor points (L3). ``after`` is the
    state after the events.
    """
    for event in events:
        if isinstance(event, RoundEnded):
            return event
        if isinstance(event, MatchEnded) and event.stopped:
            nothing = (0,) * len(after.scores)
            return RoundEnded(None, nothing, after.scores, (), after.seed, counted=False)
    return None


def dealt_hands(dealt: State) -> tuple[bytes, ...]:
    """Return the hands after the deal, including that of a seat that it knocked out (X16).

    Only the first player can be knocked out by the start card, so one hand at most is set aside.
    """
    knocked = [out.seat for out in dealt.knocked]
    return tuple(dealt.aside if seat in knocked else hand for seat, hand in enumerate(dealt.hands))


def moves_of(record: RoundRecord) -> Iterator[Move]:
    """Yield every move of the round, in order.

    Raise :class:`bot.engine.RefusedError` if a step is not allowed: the record does not belong to
    its deal.
    """
    state = deal_again(record.options, record.opening)
    for number, step in enumerate(record.steps, start=1):
        after, events = apply(state, step.action)
        yield Move(number, step, state, after, tuple(events))
        state = after
