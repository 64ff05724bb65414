"""How many points cards count at the end of a round (C17, F9, D8)."""

from __future__ import annotations

from .rule_tables import ScoringRules


def card_values(scoring: ScoringRules, side: int, faces: bytes, backs: bytes) -> bytes:
    """What cards count that show ``faces`` on this ``side`` and ``backs`` on the other.

    In flip the light faces count unless the active ones do (F9).
    """
    counted = faces if side == 0 or scoring.by_active_face else backs
    return counted.translate(scoring.values)
