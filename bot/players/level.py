"""What tells one computer player from another."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct, structs

from bot.engine import Action

from .features import Feature
from .information_state import InformationState
from .noise import Noise

Weights = tuple[tuple[Feature, float], ...]


class Level(Struct, frozen=True):
    """One way to play.

    ``choose`` picks one of several turn actions or doubles. ``weights`` are those of the features,
    ``noise`` is how far chance moves each evaluation, in cards, and ``slips`` how far it moves each
    score of the network. Rates are probabilities, of which 1.0 is always: ``forgotten_calls`` of
    the calls that go with a play are left out, ``late_calls`` of these are made up for in time,
    ``catches`` of other people's are noticed, ``out_of_turn`` of the chances to jump in or to
    double are taken; ``bluffs`` is how often the others are thought to play a wild draw card that
    could be a foul. ``keeping`` a drawn card is worth so much, beside playing it. ``lateness`` is
    how late it notices that somebody can be caught, from 0 to 1.
    """

    name: str
    choose: Choose
    weights: Weights = ()
    noise: float = 0.0
    slips: float = 0.0
    forgotten_calls: float = 0.0
    late_calls: float = 1.0
    catches: float = 1.0
    out_of_turn: float = 1.0
    bluffs: float = 0.5
    keeping: float = 0.0
    lateness: float = 0.0


Choose = Callable[[InformationState, Sequence[Action], Level, Noise], Action]
"""From what a seat knows and may do to what it does, as a player of this level."""


def attentive(level: Level) -> Level:
    """The same player who never forgets a call."""
    return structs.replace(level, forgotten_calls=0.0)
