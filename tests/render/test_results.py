"""The content of results: points, cards left, places, medals."""

from __future__ import annotations

import re

import pytest
from msgspec import structs

from bot.engine import MatchOver, Mode, RoundHistory, SeedWord, build_options, default_options
from bot.evenings import Attendance, Companion, Evening, EveningPhase
from bot.facts import AwardKind
from bot.i18n import Texts, Translator
from bot.render import (
    Click,
    Page,
    Text,
    Verb,
    board_page,
    details_page,
    emoji,
    hand_page,
    more_page,
    round_result,
)
from bot.render.lines.score_lines import worth_line
from bot.render.lines.status_lines import round_in_words
from bot.render.pictures.result_pictures import match_poster_picture
from bot.render.public.poster_page import (
    AwardLine,
    FinishedRound,
    FinishedSeat,
    Poster,
    round_poster_page,
)
from bot.tables.seating.given_words import LONGEST_WORD
from bot.views.cards_worth import CardsWorth, SeatWorth
from tests.i18n.longest import LongestTexts
from tests.render.contexts import text_of
from workbench.samples.bare_table import changed

from .contexts import LONGEST_NOTICE, context, position
from .shown import NEXT_AT, Played
from .test_limits import LONG_NAME, assert_within_limits

ENGLISH, GERMAN = (Texts.load(strict=True).get(language) for language in ("en", "de"))


def shown(record: str) -> str:
    page = board_page(Played(record).context(None), GERMAN)
    return "\n".join(block.markdown for block in page.blocks if isinstance(block, Text))


def line_of(name: str, text: str) -> str:
    (line,) = (line for line in text.split("\n") if f" {name}" in line and ": **" in line)
    return line


WON = (
    "option {option}\nseats anna ben cem\nhand anna R5\nhand ben B9 B8\nhand cem BS\ntop R3\n"
    "draw Y1\nturn anna\nanna: play R5"
)


def test_a_match_that_is_stopped_in_a_round_shows_no_cards_and_no_points_of_it() -> None:
    """L3: the round does not count, and its cards do not mix with points of an earlier round."""
    record = WON.format(option="stacking").replace("turn anna", "score ben 90\nturn anna")
    text = shown(f"{record.rpartition(chr(10))[0]}\ntable: stop")
    assert line_of("ben", text) == "🥇 ben: **90**"
    assert "# Hier endet die Partie – ben lag vorn." in text
    assert "übrig" not in text
    assert "(+" not in text


def test_who_has_left_comes_last_and_has_no_medal() -> None:
    record = WON.format(option="scoring=penalty").replace("turn anna", "score anna 90\nturn anna")
    before, _, won = record.rpartition("\n")
    text = shown(f"{before}\nben: leave\n{won}")
    assert line_of("~~ben~~", text).startswith(emoji.NOT_ON)
    assert line_of("cem", text).startswith(emoji.MEDALS[0])


def test_who_has_come_since_had_no_hand_to_be_left_in() -> None:
    """L2"""
    text = shown(f"{WON.format(option='stacking')}\ndora: join")
    assert line_of("dora", text) == "▫️ dora: **0** (+0)"
    assert line_of("cem", text) == "▫️ cem: **0** (+0) · 1 Karte übrig"


def test_partners_share_a_place() -> None:
    text = shown(
        "option partner\noption target=round\nseats anna ben cem dora\nhand anna R5\nhand ben B9\n"
        "hand cem BS\nhand dora G1\ntop R3\nturn anna\nanna: play R5"
    )
    places = [line_of(name, text)[0] for name in ("anna", "cem", "ben", "dora")]
    assert places == ["🥇", "🥇", emoji.NOT_ON[0], emoji.NOT_ON[0]]


def test_where_the_others_play_on_everybody_has_a_place() -> None:
    text = shown(
        "option play_on\nseats anna ben cem\nhand anna R5\nhand ben R1\nhand cem Y1 Y2\n"
        "top R9\nturn anna\nanna: play R5\nben: play R1"
    )
    assert "🏁 1. anna · 2. ben · 3. cem" in text


def test_of_twenty_people_it_stays_one_short_line() -> None:
    names = [f"**{seat}**" + 28 * "x" for seat in range(20)]
    worth = CardsWorth(30, tuple(SeatWorth(seat, 1, 1.5) for seat in range(20)))
    assert len(worth_line(worth, names, GERMAN)) < 500


MEDALS = ("police", "salvo", "first-win", "straight", "sprint", "full-house")


@pytest.mark.parametrize("t", [GERMAN, ENGLISH])
def test_every_medal_is_explained_where_it_is_given(t: Translator) -> None:
    over = Played(WON.format(option="stacking")).context(None)
    given = tuple((seat % 3, name) for seat, name in enumerate(MEDALS))
    told = text_of(board_page(changed(over, earned=given), t))
    for seat, name in given:
        explained = f"{t.format(f'achievement-{name}')} – {t.format(f'achievement-{name}-about')}"
        assert f"🏅 **{over.names[seat]}**: {explained}" in told


def test_a_medal_that_this_bot_does_not_know_is_given_by_its_name() -> None:
    over = Played(WON.format(option="stacking")).context(None)
    told = text_of(board_page(changed(over, earned=((1, "of-tomorrow"),)), ENGLISH))
    assert "🏅 **ben**: of-tomorrow" in told


AWARDS = tuple(
    AwardLine(kind, 1, f"for {kind}")
    for kind in (AwardKind.CATCHES, AwardKind.LIE_DETECTOR, AwardKind.BIG_DRAW)
)


@pytest.mark.parametrize(
    ("medal", "left"),
    [
        ("first-win", ["catches", "lie-detector", "big-draw"]),
        ("police", ["lie-detector", "big-draw"]),
        ("caught-again", ["lie-detector", "big-draw"]),
        ("lie-detector", ["catches", "big-draw"]),
    ],
)
def test_what_a_medal_tells_is_not_awarded_in_the_same_message(medal: str, left: list[str]) -> None:
    over = changed(Played(WON.format(option="stacking")).context(None), earned=((1, medal),))
    told = text_of(board_page(over, ENGLISH, Poster(AWARDS)))
    assert re.findall(r"for ([a-z-]+)$", told, re.MULTILINE) == left
    before = Poster(tuple(structs.replace(award, number=7) for award in AWARDS))
    assert "for catches" in text_of(board_page(over, ENGLISH, before)), "another round's"


def test_the_hash_of_the_seed_is_in_the_details_alone() -> None:
    playing = Played(WON.format(option="stacking").rpartition("\n")[0]).context(None)
    assert playing.hashes.commitment is not None
    for page in (board_page, more_page):
        assert playing.hashes.commitment[:8] not in text_of(page(playing, GERMAN))
    assert playing.hashes.commitment in text_of(details_page(playing, GERMAN))


def test_a_round_has_its_details_behind_more_and_once_it_is_over_below_the_result() -> None:
    record = WON.format(option="stacking")
    playing, over = Played(record.rpartition("\n")[0]).context(None), Played(record).context(None)
    match = Played(WON.format(option="target=round")).context(None)
    assert _details_of(board_page(playing, GERMAN)) == []
    assert _details_of(more_page(playing, GERMAN)) == [(Verb.DETAILS, "")]
    for table in (over, match):
        for page in (board_page, more_page):
            assert _details_of(page(table, GERMAN)) == [(Verb.REPLAY, "1.0.open-details")]
    for page in (board_page, more_page):
        assert _details_of(page(changed(over, commitment=None), GERMAN)) == [], "a what-if"


def _details_of(page: Page) -> list[tuple[Verb, str]]:
    buttons = [button for button in page.buttons if button.label == "Details"]
    return [(click.verb, click.arg) for b in buttons if (click := Click.parse(b.click or ""))]


def heading(option: str) -> str:
    over = WON.format(option=option)
    (line,) = (line for line in shown(over).split("\n") if "unkte** " in line)
    return line


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("target=300", "**Punkte** (bis 300)"),
        ("target=round", "**Punkte** (nur eine Runde)"),
        ("rounds=5", "**Punkte** (nach 5 Runden ist Schluss)"),
        ("rounds=1", "**Punkte** (nach einer Runde ist Schluss)"),
        ("rounds=5\noption target=300", "**Punkte** (bis 300, nach 5 Runden ist Schluss)"),
        ("elimination", "**Punkte** (wer übrig bleibt, gewinnt die Partie)"),
        ("rounds=5\noption scoring=penalty", "besser (nach 5 Runden ist Schluss)"),
    ],
)
def test_the_points_say_what_ends_the_match(option: str, said: str) -> None:
    """C18, X10, X15: a number of rounds has no target unless somebody named one."""
    assert said in heading(option)


def test_board_result_and_more_say_which_round_of_how_many_it_is() -> None:
    """X15"""
    over = Played(WON.format(option="rounds=5"))
    on = Played(f"{WON.format(option='rounds=5')}\ntable: next 01")
    assert "UNO Klassisch · Runde 1 von 5" in text_of(board_page(over.context(None), GERMAN))
    for page in (board_page, more_page):
        told = text_of(page(on.context(None), GERMAN))
        assert "UNO Klassisch · Runde 2 von 5" in told
    plain = Played(WON.format(option="stacking"))
    assert "UNO Klassisch · Runde 1\n" in text_of(board_page(plain.context(None), GERMAN))


def test_the_result_before_the_last_round_says_so() -> None:
    for rounds, soon in ((2, "Die letzte Runde beginnt"), (3, "Die nächste Runde beginnt")):
        assert soon in shown(WON.format(option=f"rounds={rounds}"))


def test_a_match_that_ends_with_its_last_round_says_so() -> None:
    """X15: not where the clock (X9) ended it."""
    said = GERMAN.format("match-over-rounds", count=1)
    text = shown(WON.format(option="rounds=1"))
    assert "# 🏆 anna gewinnt die Partie!" in text
    assert said in text
    assert said not in shown(WON.format(option="target=round"))
    unfinished = WON.format(option="rounds=1\noption blitz").rpartition("\n")[0]
    assert said not in shown(f"{unfinished}\ntable: time-up")


def test_a_match_that_only_leaving_has_decided_is_said_not_to_count() -> None:
    """L3"""
    said = GERMAN.format("match-over-uncounted")
    before = WON.format(option="stacking").rpartition("\n")[0]
    assert said in shown(f"{before}\nben: leave\ncem: leave")
    won = WON.format(option="stacking")
    after_a_round = shown(f"{won}\nben: leave\ncem: leave")
    assert "anna gewinnt die Partie!" in after_a_round
    assert said not in after_a_round


def test_where_points_count_against_a_newcomer_begins_with_the_highest_score() -> None:
    """L2: the result says so before anybody sits down, the newcomer's hand after it."""
    penalty = WON.format(option="scoring=penalty").replace("turn anna", "score ben 90\nturn anna")
    said = "beginnt mit 107 Strafpunkten, dem höchsten Stand am Tisch"
    assert said in shown(penalty)
    joined = Played(f"{penalty}\ndora: join")
    hand = text_of(hand_page(joined.context("dora"), GERMAN))
    assert "Du beginnst mit 107 Strafpunkten" in hand
    assert line_of("dora", text_of(board_page(joined.context(None), GERMAN))).endswith(
        "dora: **107** (+0)"
    )
    assert "beginnt mit" not in shown(WON.format(option="stacking"))


def test_nobody_is_told_to_sit_down_where_the_cards_would_not_do() -> None:
    """X16a: nine players with nine cards each need all cards of one deck."""
    names = [f"p{number}" for number in range(9)]
    hands = "".join(f"hand {name} B{number + 1}\n" for number, name in enumerate(names[1:]))
    for size, can_join in ((9, True), (10, False)):
        record = (
            f"option hand_size={size}\nseats {' '.join(names)}\nhand p0 R5\n{hands}top R3\n"
            "draw Y1\nturn p0\np0: play R5"
        )
        context = changed(Played(record).context(None), has_onlookers=True)
        page = board_page(context, GERMAN)
        assert (Verb.JOIN in str(page)) is can_join


def test_pictures_and_posters_say_which_round_of_how_many_and_have_no_target_line() -> None:
    """X15, X15a"""
    options = build_options(Mode.CLASSIC, [("rounds", "5")])
    results = (FinishedSeat(0, "anna", True, 37, 37, 0), FinishedSeat(1, "ben", False, 0, 0, 2))
    finished = FinishedRound(2, options, results)
    assert "UNO Klassisch · Runde 2 von 5" in text_of(round_poster_page(finished, Poster(), GERMAN))
    assert match_poster_picture([finished], ["anna"], GERMAN).target is None
    named = structs.replace(finished, options=build_options(Mode.CLASSIC, [("target", "90")]))
    assert match_poster_picture([named], ["anna"], GERMAN).target == 90
    over = Played(WON.format(option="rounds=5")).context(None)
    assert over.observation is not None
    history = RoundHistory(((1, 0), (2, 2), (1, 1)), (), ())
    assert round_result(over, over.observation, history, GERMAN).subtitle.endswith("Runde 1 von 5")
    assert round_in_words(options, 2, GERMAN) == "Klassisch, Runde 2 von 5"


@pytest.mark.parametrize("lapsed", [False, True])
def test_a_result_of_an_evening_fits_with_twenty_words(lapsed: bool) -> None:
    state = position(default_options(Mode.CLASSIC), 30, 20)
    ended = context(structs.replace(state, phase=MatchOver(0, (0,))), None, LONG_NAME)
    word = None if lapsed else SeedWord("w" * LONGEST_WORD, bytes(16))
    there = [Companion(n, LONG_NAME, word=word, word_lapsed=lapsed) for n in range(40)]
    asked = [structs.replace(each, attendance=Attendance.ASKED) for each in there[:15]]
    evening = Evening("", "x" * 40, 0, (*there, *asked), phase=EveningPhase.BETWEEN)
    table = changed(
        ended,
        evening=evening,
        next_announced="5ea1" * 16,
        next_match_at=NEXT_AT,
        notice=LONGEST_NOTICE,
    )
    assert_within_limits(board_page(table, LongestTexts()))
