"""The engine's refusal of an action or a set-up that the rules do not allow."""

from __future__ import annotations

from msgspec import Struct


class Refusal(Struct, frozen=True, gc=False):
    """Why something is not allowed.

    ``clause`` is the id of the rule that forbids it (``C4``, ``V15`` …). ``card_at_fault`` says
    that it is the card which is not allowed, so that P1 may cost one.
    """

    clause: str
    card_at_fault: bool = False


OUT_OF_PHASE = Refusal("C5")
"""The reason for an action that is not possible now, or not for this seat."""


class SetupRefusedError(Exception):
    """An error for options, or a number of seats, that cannot be combined.

    ``clause`` forbids the combination; ``names`` are the options (or ``seats``) in it.
    """

    def __init__(self, clause: str, *names: str) -> None:
        super().__init__(f"{clause}: {', '.join(names)}")
        self.clause = clause
        self.names = names
