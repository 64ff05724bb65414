"""Lookups beside the game, and what is left after it: scores, settings, pictures."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

from msgspec.structs import replace

from bot.artwork.pictures import (
    draw_hand_fan,
    draw_leaderboard,
    draw_match_result,
    draw_round_result,
)
from bot.engine import (
    Draw,
    Mode,
    apply,
    build_options,
    commitment,
    legal_actions,
    new_match,
    to_act,
    without_words,
)
from bot.engine.events import RoundEnded
from bot.evenings import Companion, Evening
from bot.facts import RoundRecord, RoundStep, record_of, verify_round
from bot.i18n import Translator
from bot.leaderboard_choice import LeaderboardChoice, Order, Period, Where
from bot.notation.deal_verification import DealProof, RecordVerification
from bot.place import DmOfTwo, GroupDm, ServerChannel
from bot.render import (
    LeaderboardLine,
    LeaderboardView,
    Page,
    arrival_page,
    best_players,
    best_players_page,
    busy_channel_page,
    chart_page,
    closed_page,
    following_page,
    hand_fan_page,
    hand_page,
    hand_picture,
    leaderboard_page,
    match_chart_page,
    outdated_board_page,
    own_seat_page,
    prohibited_page,
    record_verification_page,
    remove_page,
    round_verification_page,
    scores_page,
    seated_already_page,
    server_settings_page,
    several_tables_page,
    started_page,
    sure_leave_page,
    sure_remove_page,
    sure_season_page,
    sure_stop_page,
)
from bot.render.private.details_page import details_page
from bot.render.private.evening_page import evening_page, no_evening_page
from bot.render.private.hint_page import hint_page
from bot.render.private.lookup_pages import more_page
from bot.render.private.privacy_page import (
    forgotten_page,
    privacy_file_page,
    privacy_page,
    still_playing_page,
    sure_to_delete_page,
)
from bot.render.private.rulebook_page import Shelf, rulebook_page
from bot.render.public.evening_poster import evening_poster
from bot.render.public.notices import offer_page, told_result
from bot.setting_values import ServerSettings
from bot.views.leaving_cost import LeavingCost
from bot.views.table_view import TableView
from workbench.samples.bare_table import changed
from workbench.samples.sample_basics import BARE, SOON, origin_of, people, with_words
from workbench.samples.sample_blocks import sample_blocks
from workbench.samples.sample_pictures import sample_match, sample_result
from workbench.samples.sample_replays import sample_details, sample_replays
from workbench.samples.sample_statistics import sample_statistics
from workbench.samples.sample_weeklies import sample_weeklies

_IN_NOVEMBER = datetime(2026, 11, 22, tzinfo=UTC)
_SETTINGS = ServerSettings(guild_id=1, preset="everything", channels=(70,), language="de")


def sample_lookups(
    playing: TableView, over: TableView, t: Translator
) -> Iterator[tuple[str, Page]]:
    """Yield each message with its name, for a ``playing`` table and one that is ``over``.

    Raise ValueError if nobody holds a hand.
    """
    everybody = replace(playing, seat=None)
    yield "lobby-started", started_page(everybody, t)
    yield "lobby-closed", closed_page(t.format("lobby-closed", member="yes"))
    yield "hand-over", hand_page(over, t)
    yield "own-seat", own_seat_page(playing, t)
    yield "following", following_page(playing, t, follows=True)
    yield "arriving", arrival_page(everybody, t)
    yield "channel-busy", busy_channel_page(everybody, t, follows=False)
    yield "seated-already", seated_already_page(playing, t)
    mercy = t.format("mode-mercy")
    text = t.format("reason-prohibited", rules=mercy)
    yield "prohibited", prohibited_page(everybody, text, t)
    yield "offer", offer_page(everybody, SOON, t)
    evening = Evening("1", "Friday 4", 1, (Companion(1, "Anna", matches=3, half_wins=5),))
    yield "evening", evening_page(changed(playing, evening=evening), evening, 1, t)
    yield "no-evening", no_evening_page(playing, t)
    yield "evening-over", evening_poster(over, evening, None, None, t)
    yield "result-told", told_result(replace(over, seat=None), t)
    yield "scores", scores_page(playing, t)
    yield "more", more_page(playing, t, manages=True, subscribed=False)
    because = ("keeps-a-wild", "hurts-who-is-nearly-out")
    yield "hint", hint_page(playing, Draw(playing.seat or 0), because, (0.41, 0.07, 2400), t)
    yield "hint-even", hint_page(playing, Draw(playing.seat or 0), because, (0.41, 0.0, 300), t)
    yield "details", details_page(changed(playing, commitment="5e" * 32), t)
    yield from sample_details(origin_of(with_words(over), 1), t)
    yield "lobby-started-words", started_page(with_words(everybody), t)
    yield from _privacy(t)
    yield from sample_blocks(t)
    cost = LeavingCost(loses_round=True, points=61, back_with=247)
    yield "sure", sure_leave_page(playing, cost, t)
    ending = LeavingCost(loses_round=True, ends_match=True, winner=1, may_return=False)
    yield "sure-over", sure_leave_page(playing, ending, t)
    yield "sure-stop", sure_stop_page(playing, t)
    yield "remove", remove_page(playing, t)
    yield "sure-remove", sure_remove_page(playing, 1, t)
    link = "https://discord.com/channels/1/4/5"
    elsewhere = replace(playing, place="Contra Uno › #late-night", board_link=link)
    yield "several-tables", several_tables_page((playing, elsewhere), t)
    yield "board-outdated", outdated_board_page(everybody, t)
    yield "rulebook", rulebook_page(Shelf(), t)
    yield "server-settings", server_settings_page(_SETTINGS, t.format("mode-classic"), 70, t)
    yield from _leaderboards(t)
    yield from sample_statistics(t)
    yield from sample_weeklies(t)
    yield from sample_verifications(t)
    yield from sample_replays(t)
    if playing.observation is None:
        raise ValueError("there is no hand to be drawn before the deal")
    fan = hand_picture(playing.observation)
    yield "picture-hand", hand_fan_page(fan, draw_hand_fan(fan.tiles, fan.side), t)
    result, match = sample_result(t), sample_match(t)
    drawn = draw_round_result(result)
    yield "picture-round", chart_page(result, drawn, t)
    yield "picture-match", match_chart_page(match, draw_match_result(match), result, drawn, t)


def _leaderboards(t: Translator) -> Iterator[tuple[str, Page]]:
    """Yield the leaderboard in words and as a picture, with the viewer's own line below."""
    lines = [
        LeaderboardLine(1, "Anna", 12, 30, 1840, 4, 9, 1094),
        LeaderboardLine(2, "Ben", 9, 30, 1210, 3, 4, 1037),
        LeaderboardLine(3, "Cem", 4, 18, 705, 1, 11, 961, is_sure=False),
    ]
    mine = LeaderboardLine(12, "Dana", 1, 6, 98, 0, 0, 988, is_sure=False, me=True)
    view = LeaderboardView(LeaderboardChoice(), lines, mine, True, _IN_NOVEMBER)
    sure = [replace(line, is_sure=True) for line in lines]
    yield (
        "leaderboard",
        leaderboard_page(replace(view, best=sure, mine=replace(mine, is_sure=True)), t),
    )
    for order in (Order.SHARE, Order.RATING, Order.CATCHES):
        choice = LeaderboardChoice(Period.EVER, Where.EVERYWHERE, "classic", order, page=1)
        yield f"leaderboard-{order}", leaderboard_page(replace(view, choice=choice), t)
    season = replace(view, choice=LeaderboardChoice(Period.SEASON), best=sure, season=3)
    yield "leaderboard-season", leaderboard_page(replace(season, may_begin_season=True), t)
    yield "sure-season", sure_season_page(3, t)
    best = best_players(replace(view, best=sure), t)
    png = draw_leaderboard(best.title, best.order, best.rows)
    yield "picture-leaderboard", best_players_page(best, png, t)


def _privacy(t: Translator) -> Iterator[tuple[str, Page]]:
    yield "privacy", privacy_page({"games": 12, "rounds": 40, "settings": 1}, "", t)
    yield "privacy-file", privacy_file_page(b"{}", t)
    yield "privacy-sure", sure_to_delete_page(t)
    yield "privacy-done", forgotten_page(t)
    places = [ServerChannel(7, 70), GroupDm(71), DmOfTwo(72)]
    yield "privacy-playing", still_playing_page(places, t)


_SEED = bytes.fromhex("00112233445566778899aabbccddeeff")
_NAMES = {0: "Anna", 1: "Ben", 2: "Cem"}
_ANNOUNCED = commitment(b"another")


def _played(seed: bytes) -> tuple[RoundRecord, dict[int, int]]:
    """Return a round in which everybody always takes the first possible action, and its points."""
    state, _ = new_match(build_options(Mode.CLASSIC, [("target", "round")]), len(_NAMES), seed)
    steps: list[RoundStep] = []
    while (seat := to_act(state.phase)) is not None:
        action = legal_actions(state, seat)[0]
        state, events = apply(state, action)
        steps.append(RoundStep(action))
        for event in events:
            if isinstance(event, RoundEnded):
                return record_of(state, event, steps), dict(enumerate(event.points))
    raise AssertionError("every round ends")


def sample_verifications(t: Translator) -> Iterator[tuple[str, Page]]:
    """Yield each outcome once."""
    record, points = _played(_SEED)
    title = t.format("verify-round", mode=t.format("mode-classic"), number=1, when="<t:0:R>")
    for name, told in (("proven", points), ("changed", {0: points[0] + 1})):
        found = verify_round(record, _SEED, told)
        yield f"verify-{name}", round_verification_page(found, _NAMES, title, t)
    deals = tuple(
        DealProof(number, seed, commitment(seed), announced, number, 0, (0, 1))
        for number, seed, announced in (
            (1, b"\x00\xff", commitment(b"\x00\xff")),
            (2, b"\x00\xfe", _ANNOUNCED),
            (3, b"\x01", None),
        )
    )
    table = with_words(replace(BARE, seats=people(_NAMES.values())))
    origin = origin_of(table, 1)
    for name, told in (
        ("words", origin),
        ("words-changed", replace(origin, number=2)),
        ("words-deleted", without_words(origin)),
    ):
        made, points = _played(told.seed)
        found = verify_round(made, told.seed, points, told)
        yield f"verify-{name}", round_verification_page(found, _NAMES, title, t)
    yield "verify-record", record_verification_page(RecordVerification(deals, None), t)
    yield "verify-nothing", record_verification_page(RecordVerification((), 3), t)
