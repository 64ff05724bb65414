"""Views -> texts and buttons. Pure, and without Discord: `cogs` sends what is made here.

A page is made from a :class:`Scene` (a table as one viewer may see it) and a translator alone, so
every message can be made again at any time by any process.
"""

from __future__ import annotations

from .blocks import Block, Button, Line, Page, PrivatePage, PublicPage, Row, Style, Text, shortened
from .board import (
    CHALLENGE_REACTION,
    CONTRA_REACTION,
    backs_page,
    board_page,
    revealed_page,
)
from .choice import choice_page
from .clicks import Click, Verb
from .hand import hand_page
from .house_rules import accepted_text, default_text, house_rules, rule_text, value_text
from .lobby import lobby_page, started_page
from .manual import manual_page
from .picks import Pick, Question, narrow
from .ranking import Standing, leaderboard_page
from .refusals import bad_value, refusal, setup_refusal
from .scene import Chair, Scene
from .scores import closed_page
from .story import tell, tell_all

__all__ = [
    "CHALLENGE_REACTION",
    "CONTRA_REACTION",
    "Block",
    "Button",
    "Chair",
    "Click",
    "Line",
    "Page",
    "Pick",
    "PrivatePage",
    "PublicPage",
    "Question",
    "Row",
    "Scene",
    "Standing",
    "Style",
    "Text",
    "Verb",
    "accepted_text",
    "backs_page",
    "bad_value",
    "board_page",
    "choice_page",
    "closed_page",
    "default_text",
    "hand_page",
    "house_rules",
    "leaderboard_page",
    "lobby_page",
    "manual_page",
    "narrow",
    "refusal",
    "revealed_page",
    "rule_text",
    "setup_refusal",
    "shortened",
    "started_page",
    "tell",
    "tell_all",
    "value_text",
]
