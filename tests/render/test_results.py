"""What a result tells: points, what was left, places, medals."""

from __future__ import annotations

from msgspec import structs

from bot.i18n import Texts
from bot.render import Page, Text, board_page, emoji, more_page, proof_page
from bot.render.lines.worth_lines import worth_line
from bot.views.cards_worth import CardsWorth, SeatWorth

from .shown import Played

GERMAN = Texts.load(strict=True).get("de")


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


def test_the_points_of_the_round_and_what_was_left_in_each_hand() -> None:
    text = shown(WON.format(option="stacking"))
    assert line_of("anna", text) == "🥇 anna 👑: **37** (+37) · alles weg"
    assert line_of("ben", text) == "▫️ ben: **0** (+0) · 2 Karten übrig"
    assert line_of("cem", text) == "▫️ cem: **0** (+0) · 1 Karte übrig"


def test_nobody_has_a_medal_for_a_match_that_was_stopped() -> None:
    record = WON.format(option="stacking").rpartition("\n")[0]
    text = shown(f"{record}\ntable: stop")
    assert not any(medal in text for medal in emoji.MEDALS)


def test_a_match_that_is_stopped_in_a_round_shows_no_cards_and_no_points_of_it() -> None:
    """L3: the round does not count, and its cards belong to no points of a round before."""
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


WORTH = CardsWorth(1, (SeatWorth(0, 1, 0.35), SeatWorth(1, 0, 0.4), SeatWorth(2, 0, 0.25)))


def test_a_result_says_what_the_cards_were_worth_once_that_is_known() -> None:
    over = Played(WON.format(option="stacking")).context(None)
    assert "Karten waren wert" not in text_on(board_page(over, GERMAN))
    told = text_on(board_page(structs.replace(over, worth=WORTH), GERMAN))
    assert "🍀 Die Karten waren wert: ben 40 % · anna 35 % · cem 25 %" in told


def test_a_match_of_several_rounds_says_it_beside_what_was_won() -> None:
    """As "9 wins; the cards were worth 6.4"."""
    over = Played(WON.format(option="target=round")).context(None)
    worth = CardsWorth(9, (SeatWorth(0, 6, 4.25), SeatWorth(1, 0, 1.5), SeatWorth(2, 3, 3.25)))
    told = text_on(board_page(structs.replace(over, worth=worth), GERMAN))
    assert "(und was die Karten wert waren): anna 6 (4,2) · cem 3 (3,2) · ben 0 (1,5)" in told


def test_of_twenty_people_it_stays_one_short_line() -> None:
    names = [f"**{seat}**" + 28 * "x" for seat in range(20)]
    worth = CardsWorth(30, tuple(SeatWorth(seat, 1, 1.5) for seat in range(20)))
    assert len(worth_line(worth, names, GERMAN)) < 500


def test_the_hash_of_the_seed_is_behind_more_and_whole_in_the_proof() -> None:
    playing = Played(WON.format(option="stacking").rpartition("\n")[0]).context(None)
    over = Played(WON.format(option="stacking")).context(None)
    for context in (playing, over):
        assert context.commitment is not None
        assert context.commitment[:8] not in text_on(board_page(context, GERMAN))
        assert context.commitment[:16] in text_on(more_page(context, GERMAN))
        assert context.commitment in text_on(proof_page(context, GERMAN))
    assert over.seed is not None
    assert over.seed in text_on(proof_page(over, GERMAN))


def text_on(page: Page) -> str:
    return "\n".join(block.markdown for block in page.blocks if isinstance(block, Text))
