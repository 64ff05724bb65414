"""How the requests that Discord takes in a second are shared by the processes that need them."""

from __future__ import annotations

from collections.abc import Sequence


def fair_share(rate: int, own: int, others: Sequence[int]) -> int:
    """How many of `rate` are for the process that wants `own`, while others want so many.

    Who wants little gets it; the rest is shared evenly by those who want more. What nobody wants
    is shared evenly as well: the next one who needs it has it at once.
    """
    wants = sorted([own, *others])
    left, waiting = rate, len(wants)
    for want in wants:
        even = left // waiting
        if want > even:
            return even if own > even else own
        left -= want
        waiting -= 1
    return own + left // len(wants)
