"""Pictures larger than a tile: the course of a round or match, the leaderboard, a hand as a fan.

Each is drawn from plain values and results in a PNG (a film in a GIF). Equal values give the same
picture, so that it can be cached. Texts in a picture are arguments, and every picture is sent with
an equivalent text.
"""

# pyright: reportUnusedImport=false

from __future__ import annotations

from .hand_fan import draw_hand_fan
from .leaderboard_card import LeaderboardRow, draw_leaderboard
from .person_card import Bar, Figure, Mark, PersonCard, draw_person_card
from .recap_card import RecapCard, RecapNote, draw_recap_card
from .result_sheet import (
    ChartMoment,
    MatchResult,
    PlayerResult,
    PlayerStanding,
    RoundResult,
    draw_match_result,
    draw_round_result,
)
from .round_film import OpenHand, RoundPicture, draw_film, draw_moment
