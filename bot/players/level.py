"""How good a computer player is: what it thinks of, and how much of it it gets wrong."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from .throw import Throw

Judgement = Callable[[Throw], float]


class Level(Struct, frozen=True):
    """One level of play.

    ``thoughts`` weigh each judgement of a throw; ``whim`` is how far chance moves each score, in
    cards; ``forgets`` how likely a call with a play is forgotten, ``recalls`` how likely it is
    made afterwards when there is time, ``notices`` how likely somebody else's is noticed missing,
    ``jumps`` how likely a chance to throw out of turn or to double is taken; ``suspicion`` how
    often it believes that wild draw cards are a foul where they could be; ``keeps`` what keeping
    a drawn card is worth, beside playing it.
    """

    name: str
    thoughts: tuple[tuple[float, Judgement], ...] = ()
    whim: float = 0.0
    forgets: float = 0.0
    recalls: float = 1.0
    notices: float = 1.0
    jumps: float = 1.0
    suspicion: float = 0.5
    keeps: float = 0.0
