"""What the engine knows of each phase, one entry each: who acts, who sees what, how it goes on.

What can be done in a phase is said by the entries of the actions (:mod:`bot.engine.actions`), each
of which is offered where it is allowed. The one that does the least harm is done for an absent
player.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from msgspec import structs

from .field_marks import HIDDEN
from .state import (
    Accusation,
    ColourChoice,
    Draft,
    Drawn,
    GestureDuty,
    MatchOver,
    Pending,
    PendingDraw,
    Phase,
    RoundOver,
    State,
    Turn,
)

P = TypeVar("P", bound=Phase)


def its_seat(phase: Turn | Drawn | Pending | ColourChoice | Draft) -> int:
    """Return the seat of a phase that waits for one seat."""
    return phase.seat


def nobody(_phase: Phase) -> None:
    """Return the seat to act in a phase that waits for no single seat."""


def open_to_all(phase: P, _viewer: int | None) -> P:
    """Return a phase without a secret, as each viewer may see it."""
    return phase


def goes_on(_s: State, phase: P, _seat: int) -> P:
    """Return a phase that no player's leaving changes."""
    return phase


def holds_up_nothing(phase: P) -> P:
    """Return a phase that no other one waits behind."""
    return phase


@dataclass(frozen=True, slots=True, kw_only=True)
class PhaseEntry(Generic[P]):
    """All that is known about one type of phase.

    ``to_act`` returns the seat whose turn action the table waits for, None if it waits for no
    single seat. ``waiting`` returns the seats that the table waits for where these are others.
    ``seen_by`` returns the phase without what a viewer may not know (None: what only some may).
    ``without`` returns what the table waits for once a seat is no longer active (L1, X5b).
    ``holds_up`` returns the phase that follows where this one only comes between.
    """

    phase: type[P]
    to_act: Callable[[P], int | None]
    waiting: Callable[[P], tuple[int, ...]] | None = None
    seen_by: Callable[[P, int | None], P]
    without: Callable[[State, P, int], Phase]
    holds_up: Callable[[P], Phase] = holds_up_nothing

    @property
    def word(self) -> str:
        """The phase's word in records and in stored games."""
        return str(self.phase.__struct_config__.tag)


def to_act(phase: Phase) -> int | None:
    """Return the seat whose turn action the table waits for, None if it waits for no single
    seat."""
    return _ENTRY_OF[type(phase)].to_act(phase)


def waited_for(phase: Phase) -> tuple[int, ...]:
    """Return the seats that the table waits for: the one to act, or those that owe a gesture."""
    entry = _ENTRY_OF[type(phase)]
    if entry.waiting is not None:
        return entry.waiting(phase)
    seat = entry.to_act(phase)
    return () if seat is None else (seat,)


def phase_seen_by(phase: P, viewer: int | None) -> P:
    """Return the phase as ``viewer`` may see it; None: as everybody may."""
    return _ENTRY_OF[type(phase)].seen_by(phase, viewer)


def phase_without(s: State, phase: Phase, seat: int) -> Phase:
    """Return what the table waits for once ``seat`` is no longer active (L1, X5b)."""
    return _ENTRY_OF[type(phase)].without(s, phase, seat)


def held_up(phase: Phase) -> Phase:
    """Return the phase that follows where ``phase`` only comes between, or else ``phase``."""
    return _ENTRY_OF[type(phase)].holds_up(phase)


def _next_plays(s: State, phase: Turn | Drawn, seat: int) -> Phase:
    """Return the turn of the next player if the leaver was to play."""
    return Turn(s.ring.next(seat, s.direction)) if phase.seat == seat else phase


def _drawn_seen_by(phase: Drawn, viewer: int | None) -> Drawn:
    return phase if phase.seat == viewer else Drawn(phase.seat, HIDDEN)


def _next_names(s: State, phase: ColourChoice, seat: int) -> ColourChoice:
    following = s.ring.next(seat, s.direction)
    return ColourChoice(following, following) if phase.seat == seat else phase


def _pending_seen_by(phase: Pending, _viewer: int | None) -> Pending:
    draw = phase.draw
    return phase if draw.accusation is None else Pending(phase.seat, without_proof(draw))


def without_proof(draw: PendingDraw) -> PendingDraw:
    """Return a pending draw without what a challenge would show (C12)."""
    if draw.accusation is None:
        return draw
    return structs.replace(draw, accusation=Accusation(draw.accusation.accused, False, b""))


def _pending_without(s: State, phase: Pending, seat: int) -> Phase:
    """Return the next turn; the draw of a leaver lapses, and nobody challenges one (L1, C12)."""
    if phase.seat == seat:
        _forget_pending(s)
        return Turn(s.ring.next(seat, s.direction))
    accusation = phase.draw.accusation
    if accusation is None or accusation.accused != seat:
        return phase
    return Pending(phase.seat, structs.replace(phase.draw, accusation=None))


def _forget_pending(s: State) -> None:
    """Keep a lapsed pending draw from coming back with a jump-in (L1, V5)."""
    if s.window is not None:
        s.window = structs.replace(s.window, before=structs.replace(s.window.before, pending=None))


def _duty_seen_by(phase: GestureDuty, viewer: int | None) -> GestureDuty:
    return GestureDuty(phase.waiting, phase_seen_by(phase.then, viewer))


def _duty_without(s: State, phase: GestureDuty, seat: int) -> Phase:
    waiting = tuple([other for other in phase.waiting if other != seat])
    then = phase_without(s, phase.then, seat)
    return structs.replace(phase, waiting=waiting, then=then) if waiting else then


PHASES: tuple[PhaseEntry[Any], ...] = (
    PhaseEntry(phase=Turn, to_act=its_seat, seen_by=open_to_all, without=_next_plays),
    PhaseEntry(phase=Drawn, to_act=its_seat, seen_by=_drawn_seen_by, without=_next_plays),
    PhaseEntry(phase=Pending, to_act=its_seat, seen_by=_pending_seen_by, without=_pending_without),
    PhaseEntry(phase=ColourChoice, to_act=its_seat, seen_by=open_to_all, without=_next_names),
    PhaseEntry(
        phase=GestureDuty,
        to_act=nobody,
        waiting=lambda phase: phase.waiting,
        seen_by=_duty_seen_by,
        without=_duty_without,
        holds_up=lambda phase: phase.then,
    ),
    PhaseEntry(phase=Draft, to_act=its_seat, seen_by=open_to_all, without=goes_on),
    PhaseEntry(phase=RoundOver, to_act=nobody, seen_by=open_to_all, without=goes_on),
    PhaseEntry(phase=MatchOver, to_act=nobody, seen_by=open_to_all, without=goes_on),
)
"""The entries of all phases, from which records and everybody who asks about a phase know them."""

_ENTRY_OF: Mapping[type[Phase], PhaseEntry[Any]] = {entry.phase: entry for entry in PHASES}
