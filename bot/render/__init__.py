"""From views to texts, buttons and pictures. Pure, and without Discord: `cogs` sends the pages.

A page is made from a :class:`TableView` (a table as one viewer may see it) and a translator
alone, so that any process can make any message again at any time. Pages for everybody are in
`public`, pages for one person in `private`; `lines` and `cards` hold what several of them show,
`emoji` and `clicks` what their buttons show and carry.
"""

# pyright: reportUnusedImport=false

from __future__ import annotations

from bot.views.tile_emoji import TileEmoji

from .cards.card_look import tile_name
from .clicks.click_id import Click, Verb
from .emoji import CHALLENGE_REACTION, CONTRA_REACTION
from .lines.card_choice import CardChoice, Question, resolve
from .lines.membership import membership
from .lines.refusals import bad_value, challenge_refusal, prohibited_text, refusal, setup_refusal
from .lines.seat_lines import computer_names, missing_to_begin
from .lines.seed_word_lines import seed_word_form
from .lines.shown_actions import MOVE_VERBS, can_be_late, clicked_action
from .lines.status_lines import no_new_games, operator_lines
from .lines.story import tell, tell_all
from .lines.vote_lines import farewell
from .page import (
    Attachment,
    Block,
    Button,
    Choice,
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
    UserSelect,
    shortened,
)
from .pictures.result_pictures import (
    match_poster_picture,
    match_result,
    round_poster_picture,
    round_result,
)
from .private.card_choice_page import choice_page
from .private.details_page import ShuffleProof, details_page, replay_record_page, round_details_page
from .private.evening_page import evening_form, evening_page, no_evening_page
from .private.hand_page import hand_page, revealed_text
from .private.hint_page import hint_page
from .private.legend_page import legend_page
from .private.lookup_pages import backs_page, lobby_more_page, more_page, scores_page
from .private.picture_pages import (
    HandFan,
    best_players_page,
    chart_page,
    hand_fan_page,
    hand_picture,
    match_chart_page,
)
from .private.recap_page import posted_recap, recap_card, recap_page
from .private.replay_page import replay_page
from .private.seat_pages import (
    arrival_page,
    busy_channel_page,
    following_page,
    own_seat_page,
    prohibited_page,
    removable,
    remove_page,
    seated_already_page,
    several_tables_page,
    sure_leave_page,
    sure_remove_page,
    sure_stop_page,
    table_page,
)
from .private.settings_pages import (
    own_settings_page,
    rule_line_form,
    server_settings_page,
    subscription_button,
    subscription_page,
    sure_to_hide_page,
)
from .private.statistics_page import achievements_page, person_card, statistics_page
from .private.verification_page import record_verification_page, round_verification_page
from .private.weekly_page import weekly_page, weekly_stopped_page, with_weekly_button, zone_form
from .public.board_page import board_page
from .public.evening_poster import evening_poster
from .public.leaderboard_page import (
    BestPlayers,
    LeaderboardLine,
    LeaderboardView,
    best_players,
    leaderboard_page,
    sure_season_page,
)
from .public.lobby_page import closed_page, lobby_page, started_page
from .public.notices import (
    Reminder,
    direct_reminder,
    offer_in_channel,
    offer_page,
    outdated_board_page,
    reminder,
    told_result,
)
from .public.poster_page import (
    FinishedRound,
    FinishedSeat,
    Poster,
    match_poster,
    round_poster,
    round_poster_page,
    with_picture,
)
from .public.weekly_question_page import weekly_question_page
from .rules.house_rules import (
    accepted_text,
    clash_text,
    default_text,
    house_rules,
    rule_label,
    rule_text,
    value_text,
)
from .shown_replay import ReplayStep, Way
