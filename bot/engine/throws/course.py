"""The course of play after cards are laid: direction, pass-overs, pending draw, next player.

Pure functions of what is laid and what the thrower can see. :mod:`.consequences` works out a whole
throw with them, :mod:`..transitions.quick_moves` a single card.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ..cards import RANK_OF, REVERSE
from ..rules.rule_tables import Rules
from ..state import Accusation, Course, PendingDraw
from ..turn_order import Ring


class Following(Struct, frozen=True, gc=False):
    """The players after a throw: ``affected`` faces what it does, ``skipped`` are passed over.

    ``seat`` acts next once a draw is taken; ``waits``: ``affected`` may do something about it.
    """

    affected: int
    skipped: tuple[int, ...]
    seat: int
    waits: bool


def act(
    rules: Rules,
    active: int,
    face: int,
    direction: int,
    passes: int,
    pending: PendingDraw | None,
    accusation: Accusation | None,
    *,
    face_to_face: bool = False,
) -> tuple[int, int, PendingDraw | None]:
    """Return direction, pass-overs and pending draw after ``face`` (C7-C9, C11, M7, V17, V18).

    ``active`` is the number of active players once the card lies (C8); ``face_to_face``: the player
    is one of two.
    """
    effect = rules.faces.effects[face]
    if effect.draw_card:
        if effect.turns and not face_to_face:
            direction = -direction
        return direction, passes, _add_draw(face, effect.draws, pending, accusation)
    if pending is not None:
        returned = RANK_OF[face] == REVERSE
        answered = PendingDraw(pending.kind, pending.amount, None, True, returned)
        return -direction if returned else direction, passes, answered
    if effect.turns:
        return (direction, passes + 1, None) if active == 2 else (-direction, passes, None)
    return direction, passes + effect.passes, None


def _add_draw(
    face: int, draws: int, pending: PendingDraw | None, accusation: Accusation | None
) -> PendingDraw:
    """Return the pending draw with a draw card on it. Once answered, it cannot be challenged
    (C12)."""
    kind = RANK_OF[face]
    if pending is None:
        return PendingDraw(kind, draws, accusation)
    open_to_challenge = None if pending.answered else accusation
    return PendingDraw(kind, pending.amount + draws, open_to_challenge, pending.answered)


def run(
    rules: Rules,
    active: int,
    faces: Sequence[int],
    course: Course,
    accusation: Accusation | None,
    *,
    face_to_face: bool,
) -> tuple[Course, Course]:
    """Return the course before and after the last of ``faces``; of a series only that one acts
    (D6)."""
    before = course
    for face in faces[-1:] if rules.game.series else faces:
        before = course
        direction, passes, pending = act(
            rules,
            active,
            face,
            course.direction,
            course.passes,
            course.pending,
            accusation,
            face_to_face=face_to_face,
        )
        switches = rules.faces.effects[face].switches_complement
        course = Course(direction, course.complement != switches, passes, pending)
    return before, course


def following(
    rules: Rules, ring: Ring, direction: int, seat: int, passes: int, pending: PendingDraw | None
) -> Following:
    """Return the players after ``seat``, in the ``ring`` of those who are active then (V8, M7)."""
    onward = ring.left if direction > 0 else ring.right
    affected = onward[seat]
    if pending is None:
        skipped, after = ring.after(seat, direction, passes)
        return Following(affected, skipped, after, False)
    waits = rules.draws.wait or pending.accusation is not None
    if pending.kind in rules.draws.turning and is_face_to_face(ring, seat):
        affected = seat
    return Following(affected, (), onward[affected], waits)


def is_face_to_face(ring: Ring, seat: int) -> bool:
    """Return whether ``seat`` and one other are the only active players (M7)."""
    return len(ring.seats) == 2 and seat in ring.seats
