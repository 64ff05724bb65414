"""Views -> texts and buttons. Pure, and without Discord: `cogs` sends what is made here.

A page is made from a :class:`PageContext` (a table as one viewer may see it) and a translator
alone, so every message can be made again at any time by any process. Pages for everybody are in
`public`, pages for one person in `private`; `card_look`, `status_lines` and `story` are what
several of them show, `emoji` and `click_id` what stands on and behind their buttons.
"""

from __future__ import annotations

from .cards.card_look import tile_name
from .cards.tile_emoji import TileEmoji
from .clicks.card_choice import CardChoice, Question, resolve
from .clicks.click_id import Click, Verb
from .clicks.replay_step import ReplayStep, Way
from .emoji import CHALLENGE_REACTION, CONTRA_REACTION
from .lines.refusals import bad_value, challenge_refusal, refusal, setup_refusal
from .lines.shown_actions import MOVE_VERBS, can_be_late, clicked_action
from .lines.story import tell, tell_all
from .page import (
    Attachment,
    Block,
    Button,
    Choice,
    Field,
    Form,
    Illustrated,
    Line,
    Page,
    Picture,
    PrivatePage,
    PublicPage,
    RoleSelect,
    Row,
    Select,
    Style,
    Text,
    shortened,
)
from .page_context import PageContext
from .pictures.hand_picture import HandFan, hand_picture
from .pictures.leaderboard_picture import BestPlayers, best_players
from .pictures.match_picture import match_result
from .pictures.poster_picture import match_poster_picture, round_poster_picture
from .pictures.recap_picture import recap_card
from .pictures.result_picture import round_result
from .pictures.statistics_picture import person_card
from .private.card_choice_page import choice_page
from .private.hand_page import hand_page
from .private.hint_page import hint_page
from .private.more_page import more_page
from .private.own_place_pages import following_page, own_seat_page
from .private.own_settings_page import own_settings_page
from .private.picture_pages import best_players_page, chart_page, hand_fan_page, match_chart_page
from .private.proof_page import proof_page
from .private.recap_page import posted_recap, recap_page
from .private.replay_page import replay_page, replay_record_page
from .private.revealed_cards_pages import backs_page, revealed_text
from .private.scores_page import scores_page
from .private.seed_word_form import seed_word_form
from .private.server_settings_page import rule_line_form, server_settings_page
from .private.statistics_page import achievements_page, statistics_page
from .private.sure_page import sure_page
from .private.verification_page import (
    RecordedDeal,
    record_verification_page,
    round_verification_page,
)
from .public.board_page import board_page
from .public.finished_round import FinishedRound, SeatResult
from .public.follower_pages import offer_in_channel, offer_page, told_result
from .public.leaderboard_page import (
    LeaderboardLine,
    LeaderboardView,
    leaderboard_page,
    sure_season_page,
)
from .public.lobby_page import closed_page, lobby_page, started_page
from .public.poster_page import (
    Poster,
    match_poster,
    round_poster,
    round_poster_page,
    with_picture,
)
from .public.reminder import Reminder, reminder
from .rules.house_rules import (
    accepted_text,
    clash_text,
    default_text,
    house_rules,
    rule_label,
    rule_text,
    value_text,
)

__all__ = [
    "CHALLENGE_REACTION",
    "CONTRA_REACTION",
    "MOVE_VERBS",
    "Attachment",
    "BestPlayers",
    "Block",
    "Button",
    "CardChoice",
    "Choice",
    "Click",
    "Field",
    "FinishedRound",
    "Form",
    "HandFan",
    "Illustrated",
    "LeaderboardLine",
    "LeaderboardView",
    "Line",
    "Page",
    "PageContext",
    "Picture",
    "Poster",
    "PrivatePage",
    "PublicPage",
    "Question",
    "RecordedDeal",
    "Reminder",
    "ReplayStep",
    "RoleSelect",
    "Row",
    "SeatResult",
    "Select",
    "Style",
    "Text",
    "TileEmoji",
    "Verb",
    "Way",
    "accepted_text",
    "achievements_page",
    "backs_page",
    "bad_value",
    "best_players",
    "best_players_page",
    "board_page",
    "can_be_late",
    "challenge_refusal",
    "chart_page",
    "choice_page",
    "clash_text",
    "clicked_action",
    "closed_page",
    "default_text",
    "following_page",
    "hand_fan_page",
    "hand_page",
    "hand_picture",
    "hint_page",
    "house_rules",
    "leaderboard_page",
    "lobby_page",
    "match_chart_page",
    "match_poster",
    "match_poster_picture",
    "match_result",
    "more_page",
    "offer_in_channel",
    "offer_page",
    "own_seat_page",
    "own_settings_page",
    "person_card",
    "posted_recap",
    "proof_page",
    "recap_card",
    "recap_page",
    "record_verification_page",
    "refusal",
    "reminder",
    "replay_page",
    "replay_record_page",
    "resolve",
    "revealed_text",
    "round_poster",
    "round_poster_page",
    "round_poster_picture",
    "round_result",
    "round_verification_page",
    "rule_label",
    "rule_line_form",
    "rule_text",
    "scores_page",
    "seed_word_form",
    "server_settings_page",
    "setup_refusal",
    "shortened",
    "started_page",
    "statistics_page",
    "sure_page",
    "sure_season_page",
    "tell",
    "tell_all",
    "tile_name",
    "told_result",
    "value_text",
    "with_picture",
]
