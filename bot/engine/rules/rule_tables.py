"""What the options of a match mean, as tables: made once by :mod:`.compilation`.

The rest of the engine asks these tables and never which option is on, but for options that say
what they mean as they are.
"""

from __future__ import annotations

from enum import IntEnum

from msgspec import Struct

from .answers import Answers
from .options import Options


class Exchange(IntEnum):
    """What a face does to the hands (V4)."""

    NONE = 0
    ROTATE = 1
    SWAP = 2


class Gesture(IntEnum):
    """Which gesture a face calls for (V11)."""

    NONE = 0
    SELF = 1
    ALL = 2


class Effect(Struct, frozen=True, gc=False):
    """What a face does when it is played.

    ``draws``: how many cards the next player draws (0 for W+C, which draws its colour);
    ``draw_card`` says whether it is a draw card at all.
    """

    draw_card: bool = False
    draws: int = 0
    passes: int = 0
    turns: bool = False
    flips: bool = False
    opens_series: bool = False
    exchange: Exchange = Exchange.NONE
    gesture: Gesture = Gesture.NONE
    switches_complement: bool = False


class Guilt(IntEnum):
    """When a wild draw card is a foul (C11a)."""

    COLOUR = 0
    NUMBERS = 1
    ANY = 2


LONG_WAY, PLAIN, ACTING = range(3)
"""Whether a face does nothing, draws, passes over or turns at most, or asks for the long way."""


class FaceRules(Struct, frozen=True, gc=False):
    """What each face does, and how it may be laid.

    With the faces of ``nothing_to_name`` neither a colour nor a swap can be named; those of
    ``never_last`` cannot be the last card (V15). ``restricted``: some card that fits may be
    forbidden all the same (K4). ``doubling`` and ``jumping`` are the faces of V2 and V5, for which
    a play opens a window (``open_windows``).
    """

    effects: tuple[Effect, ...]
    nothing_to_name: bytes
    never_last: frozenset[int]
    restricted: bool
    doubling: frozenset[int]
    jumping: frozenset[int]
    open_windows: bool


class DrawRules(Struct, frozen=True, gc=False):
    """What answers a pending draw, by its kind; whether it waits (V8); what is a foul (C11a)."""

    answers: dict[int, Answers]
    wait: bool
    guilt: Guilt


class CallRules(Struct, frozen=True, gc=False):
    """Which calls are owed, and how long (C13, C14, V13, V14).

    ``owed_by_size[n]`` is the call owed by who comes to hold n cards, ``most_cards`` the highest
    such n, ``ahead_by_size[n]`` the call that can be made before a play holding n.
    ``owed_by_drawing``: drawing makes owe, too. ``end_with_turn``: what is owed lapses with the
    next turn action of another player.
    """

    owed_by_size: tuple[int, ...]
    most_cards: int
    ahead_by_size: tuple[int, ...]
    owed_by_drawing: bool
    end_with_turn: bool

    def owed_at(self, size: int) -> int:
        """The call owed by who comes to hold so many cards."""
        return self.owed_by_size[size] if size <= self.most_cards else 0


class ScoringRules(Struct, frozen=True, gc=False):
    """What each face counts (C17, D8), on which side (F9), and for whom.

    ``values`` is a table for ``bytes.translate``.
    """

    values: bytes
    by_active_face: bool
    penalty: bool


class SightRules(Struct, frozen=True, gc=False):
    """What everybody may see: the ``backs`` of cards (F8).

    ``all_alike``: there are none, and no draft (D2), so that nobody sees more than a hand.
    """

    backs: bool
    all_alike: bool


class ModeRules(Struct, frozen=True, gc=False):
    """What the mode alone decides: Duo's draft, series and piles, who deals first (D2, D6, D7)."""

    drafts: bool
    series: bool
    turned_not_shuffled: bool
    first_dealer_draws: bool


class QuickRules(Struct, frozen=True, gc=False):
    """What goes the quick way: single cards, draws, last cards, lists of turns."""

    ways: tuple[int, ...]
    draws: bool
    ends: bool
    lists: bool


class Rules(Struct, frozen=True, gc=False):
    """The compiled tables of one set of options, by who reads them.

    What an option says as it is, is asked of the ``options``. ``offences`` are those punished, with
    the cards that they cost (P2, P3).
    """

    options: Options
    faces: FaceRules
    draws: DrawRules
    calls: CallRules
    scoring: ScoringRules
    sight: SightRules
    by_mode: ModeRules
    quick: QuickRules
    offences: dict[str, int]
