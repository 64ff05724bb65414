"""The pages on which the host arranges the game before the deal, one module a page.

Each is made from the lobby as everybody sees it, and shown to one person alone.
"""

from __future__ import annotations

from .forms import form_for, line_field
from .game_choice_page import HINTS_OFF, HINTS_ON, NO_LIMIT, game_choice_page, turn_time_text
from .house_rules_page import house_rules_page
from .line_page import line_page
from .parts import FAVOURITE_PREFIX, OTHER, Asked, Chose, Note, Place, note_on
from .people_page import people_page, seat_page, teams_page
from .rule_sets import rule_set_choices
from .value_page import EVERYBODY, WHO_PLAYS, value_page

__all__ = [
    "EVERYBODY",
    "FAVOURITE_PREFIX",
    "HINTS_OFF",
    "HINTS_ON",
    "NO_LIMIT",
    "OTHER",
    "WHO_PLAYS",
    "Asked",
    "Chose",
    "Note",
    "Place",
    "form_for",
    "game_choice_page",
    "house_rules_page",
    "line_field",
    "line_page",
    "note_on",
    "people_page",
    "rule_set_choices",
    "seat_page",
    "teams_page",
    "turn_time_text",
    "value_page",
]
