"""The pages on which the host arranges the game before the deal.

Each is made from the lobby as everybody sees it, and shown to one person alone.
"""

# pyright: reportUnusedImport=false

from __future__ import annotations

from .choosing_page import Note, note_on
from .game_choice_page import (
    HINTS_OFF,
    HINTS_ON,
    NO_LIMIT,
    game_choice_page,
    line_page,
    rule_set_choices,
    turn_time_text,
)
from .house_rules_page import EVERYBODY, WHO_PLAYS, house_rules_page, value_page
from .option_clicks import (
    FAVOURITE_PREFIX,
    OTHER,
    ChoosingTab,
    FormKind,
    LobbyChoice,
    form_for,
    line_field,
)
from .people_page import people_page, seat_page, teams_page
