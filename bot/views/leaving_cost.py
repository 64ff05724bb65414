"""What it costs a player to leave a match now, as the question before it says."""

from __future__ import annotations

from msgspec import Struct


class LeavingCost(Struct, frozen=True):
    """What a player loses by leaving now; the defaults: nothing.

    ``loses_round``: the round that is on is lost for them (L1). ``points`` are the penalty points
    that their cards cost them, by which the match may reach its target (L1a). ``ends_match``: one
    player is left, the ``winner``, None where nobody has won it (L3). ``may_return``: there is a
    later break of this match in which they can come back (L2), under penalty scoring with at least
    ``back_with`` points, None where they lose none by that.
    """

    loses_round: bool = False
    points: int = 0
    reaches_target: bool = False
    ends_match: bool = False
    winner: int | None = None
    may_return: bool = True
    back_with: int | None = None
