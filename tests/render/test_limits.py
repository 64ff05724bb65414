"""No page exceeds Discord's limits, and every card can be reached."""

from __future__ import annotations

import pytest
from msgspec import structs
from msgspec.structs import replace

from bot.engine import (
    CATALOGUE,
    Family,
    MatchOver,
    Mode,
    Options,
    Play,
    Presence,
    RoundOver,
    build_options,
    compile_rules,
)
from bot.engine.cards import FACE_TEXT
from bot.i18n import Texts, Translator, languages
from bot.installation import InstallLinks, person_link, server_link
from bot.place import BotDm, GroupDm, ServerChannel
from bot.players import LEVELS
from bot.render import (
    CardChoice,
    Click,
    Page,
    Question,
    Text,
    Verb,
    backs_page,
    board_page,
    choice_page,
    hand_page,
    lobby_more_page,
    lobby_page,
    offer_page,
    resolve,
    scores_page,
    sure_leave_page,
    sure_stop_page,
    told_result,
)
from bot.render.button_rows import fits_phone
from bot.render.page import (
    BUTTONS_IN_ROW,
    CHOICES_IN_SELECT,
    MAX_CHOICE,
    MAX_CLICK,
    MAX_COMPONENTS,
    MAX_LABEL,
    MAX_PLACEHOLDER,
    MAX_TEXT,
    Row,
    Select,
    Style,
    size,
    text_length,
)
from bot.render.private import choosing
from bot.render.private.choosing import FormKind, form_for, note_on
from bot.render.private.help_pages import HELP_PAGES, HelpTopic, help_page
from bot.render.private.rulebook_page import (
    Section,
    Shelf,
    find_topic,
    in_force_page,
    rulebook_page,
    suggested_topics,
    topic_page,
    topic_title,
    topics_of,
)
from bot.render.private.settings_pages import SettingClick, server_settings_page
from bot.render.rules.house_rules import rules_of, switches, with_values
from bot.rule_choice import combined
from bot.setting_values import LobbyCall, ServerSettings
from bot.tables.seating.free_seats import MOST_FOLLOWERS
from bot.tables.storage.favourites import MOST_FAVOURITES
from bot.views.leaving_cost import LeavingCost
from bot.views.table_view import TableView
from tests.i18n.longest import LongestTexts
from workbench.samples.bare_table import changed
from workbench.samples.sample_basics import with_words

from .contexts import (
    LONGEST_NOTICE,
    LONGEST_RULES,
    NOBODYS,
    context,
    followers,
    for_all,
    next_at,
    options_of,
    position,
    seat_of,
)
from .shown import NEXT_AT

TEXTS = Texts.load(strict=True)
EVERY_LANGUAGE = pytest.mark.parametrize("t", [LongestTexts()], ids=["longest"])
LONG_NAME = "*" * 31 + "\u05d0"
"""32 characters, which is Discord's limit, and more than twice as many in a message."""
MAX_FORM_TITLE = 45
MAX_FIELD_LABEL = 45


def assert_within_limits(page: Page) -> None:
    """Check what Discord checks before it takes a message."""
    assert size(page) <= MAX_COMPONENTS
    assert 0 < text_length(page) <= MAX_TEXT
    clicks = [button.click for button in page.buttons if button.click is not None]
    for button in page.buttons:
        assert len(button.label) <= MAX_LABEL
        assert button.label or button.emoji
        assert (button.url is None) != (button.click is None)
        assert len(button.click or "") <= MAX_CLICK
    for block in page.blocks:
        if isinstance(block, Row):
            assert 1 <= len(block.buttons) <= BUTTONS_IN_ROW
    for select in page.selects:
        assert_select_within_limits(select)
        clicks.append(select.click)
    assert len(set(clicks)) == len(clicks)


def assert_understood(click: str) -> None:
    understood = Click.parse(click)
    assert understood is not None
    if understood.verb in (Verb.MINE, Verb.SERVER):
        assert SettingClick.of(understood) is not None


def assert_select_within_limits(select: Select) -> None:
    assert len(select.click) <= MAX_CLICK
    assert_understood(select.click)
    assert 0 < len(select.placeholder) <= MAX_PLACEHOLDER
    assert 1 <= len(select.choices) <= CHOICES_IN_SELECT
    assert 0 <= select.least <= select.most <= len(select.choices)
    assert sum(choice.chosen for choice in select.choices) <= select.most
    values = [choice.value for choice in select.choices]
    assert len(set(values)) == len(values)
    for choice in select.choices:
        for text in (choice.label, choice.value, choice.description):
            assert text is None or 0 < len(text) <= MAX_CHOICE


def clicks_of(page: Page, verb: Verb) -> list[Click]:
    parsed = [Click.parse(b.click) for b in page.buttons if b.click and not b.disabled]
    return [click for click in parsed if click is not None and click.verb is verb]


def assert_every_page_fits(table: TableView, t: Translator) -> None:
    """Check that each page of a hand fits and that every playable card is on one."""
    offered: set[str] = set()
    for number in range(8):
        page = hand_page(table, t, page=number, note="x" * 200)
        assert_within_limits(page)
        offered |= {click.arg for click in clicks_of(page, Verb.CARD)}
    playable = {action.card for action in table.legal if isinstance(action, Play)}
    assert playable <= {int(arg) for arg in offered}


def hand_limit(mode: Mode) -> int:
    """Return the number of cards at which a player is knocked out (X5, M11)."""
    return compile_rules(options_of(mode)).ends.hand_limit


@EVERY_LANGUAGE
@pytest.mark.parametrize("mode", list(Mode))
def test_every_hand_fits_and_every_playable_card_is_on_a_page(mode: Mode, t: Translator) -> None:
    for cards in range(1, min(61, hand_limit(mode))):
        assert_every_page_fits(context(position(options_of(mode), cards), 0, LONG_NAME), t)


@EVERY_LANGUAGE
@pytest.mark.parametrize("mode", [Mode.CLASSIC, Mode.FLIP])
def test_playable_cards_are_on_the_first_pages(mode: Mode, t: Translator) -> None:
    table = context(position(options_of(mode), 60), 0)
    bright = [b.style for b in hand_page(table, t).buttons if ":card:" in (b.click or "")]
    assert bright == sorted(bright, key=lambda style: style is not Style.PRIMARY)


@EVERY_LANGUAGE
def test_every_question_fits_and_every_way_through_leads_to_an_action(t: Translator) -> None:
    everything = build_options(
        Mode.CLASSIC, [("seven_o", None), ("fast_doubles", None), ("jump_in_wild", None)]
    )
    state = position(everything, 60, 20)
    table = context(state, 0, LONG_NAME)
    seen = table.observation
    assert seen is not None
    reached: set[Play] = set()

    def follow(choice: CardChoice) -> None:
        found = resolve(choice, (*table.legal, *table.side), seen)
        if isinstance(found, Question):
            assert_within_limits(choice_page(table, found, t))
            for answer in found.answers:
                assert CardChoice.parse(str(answer)) == answer
                follow(answer)
        else:
            assert isinstance(found, Play)
            reached.add(found)

    for card in set(seen.hand):
        if any(isinstance(a, Play) and a.card == card for a in table.legal):
            follow(CardChoice(card))
    assert reached == {action for action in table.legal if isinstance(action, Play)}


@EVERY_LANGUAGE
def test_a_result_fits_where_many_follow(t: Translator) -> None:
    state = position(options_of(Mode.CLASSIC), 30, 20)
    over = context(structs.replace(state, phase=RoundOver(1)), None, LONG_NAME)
    kept = followers(*(LONG_NAME,) * MOST_FOLLOWERS, until=NEXT_AT)
    assert_within_limits(board_page(changed(over, followers=kept), t))
    assert_within_limits(offer_page(over, NEXT_AT, t))
    ended = context(structs.replace(state, phase=MatchOver(0, (0,))), None, LONG_NAME)
    assert_within_limits(told_result(ended, t))


def full_lobby(options: Options) -> TableView:
    """Return a lobby with as many people as a table holds, with the longest names."""
    seats = options.game.seats[-1] if not options.partner else 10
    people = tuple(
        seat_of(LONG_NAME, user_id=10**18 + n, level="medium", presence=Presence.STAND_IN)
        for n in range(seats)
    )
    return changed(
        NOBODYS,
        version=123_456,
        seats=people,
        options=options,
        turn_seconds=77,
        notice=LONGEST_NOTICE,
        **next_at(NEXT_AT),
    )


@EVERY_LANGUAGE
@pytest.mark.parametrize("mode", list(Mode))
def test_the_pages_of_choosing_fit(mode: Mode, t: Translator) -> None:
    chosen = combined(mode, LONGEST_RULES)
    table = replace(full_lobby(chosen.options), levels=tuple(LEVELS))
    favourites = [f"{number:02}{'W' * 38}" for number in range(MOST_FAVOURITES)]
    note = note_on(chosen, t)
    assert_within_limits(lobby_page(table, t))
    arranged = changed(table, may_call=True, can_be_copied=True, announced="5ea1" * 16)
    assert_within_limits(lobby_more_page(replace(with_words(arranged), seat=0), t))
    assert_within_limits(choosing.game_choice_page(table, favourites, t, note))
    assert_within_limits(choosing.house_rules_page(table, t, note))
    assert_within_limits(choosing.people_page(table, t, note))
    assert_within_limits(choosing.line_page(table, favourites, t, note))
    assert_within_limits(choosing.teams_page(table, 3, t))
    for seat in range(len(table.seats)):
        assert_within_limits(choosing.seat_page(table, seat, t, note))
    for name in with_values(mode):
        assert_within_limits(choosing.value_page(table, name, t))
    for rank in {text.lstrip("RYGBPTOV") or "R" for text in FACE_TEXT}:
        assert_within_limits(choosing.value_page(table, "complement", t, rank=rank))


@EVERY_LANGUAGE
@pytest.mark.parametrize("asked", list(FormKind))
def test_the_forms_fit(asked: FormKind, t: Translator) -> None:
    form = form_for(full_lobby(combined(Mode.CLASSIC, LONGEST_RULES).options), asked, t)
    assert 0 < len(form.title) <= MAX_FORM_TITLE
    assert len(form.click) <= MAX_CLICK
    for field in form.fields:
        assert 0 < len(field.label) <= MAX_FIELD_LABEL
        assert len(field.placeholder) <= MAX_CHOICE
        assert len(field.text) <= field.longest <= MAX_TEXT


@EVERY_LANGUAGE
def test_the_help_and_the_rules_fit(t: Translator) -> None:
    links = InstallLinks(server_link(10**18), person_link(10**18))
    for place in (ServerChannel(1, 2), GroupDm(1), BotDm(1)):
        for number in range(-1, HELP_PAGES + 2):
            assert_within_limits(help_page(number, HelpTopic(place, links), t))
    assert_within_limits(rulebook_page(Shelf(), t))
    for mode in Mode:
        assert_within_limits(in_force_page(combined(mode, LONGEST_RULES).options, Shelf(), t))
    for topic in (topic for section in Section for topic in topics_of(section)):
        page = topic_page(topic, Shelf(), t)
        assert_within_limits(page)
        assert find_topic(topic) == find_topic(topic_title(topic, t)) == topic
        assert [c.value for s in page.selects for c in s.choices if c.chosen] == [topic]


@pytest.mark.parametrize("language", languages())
def test_the_settings_of_a_server_fit_with_everything_chosen_and_a_note(language: str) -> None:
    """With a mixture of all languages, every row would have the widest neighbours."""
    t = TEXTS.get(language)
    chosen = ServerSettings(
        1,
        rules="stacking",
        channels=tuple(range(10**18, 10**18 + 60)),
        language="de",
        threads=True,
        lobby_call=LobbyCall.ROLE,
        called_role=10**18,
    )
    favourites = [f"{number:W>40}" for number in range(MOST_FAVOURITES)]
    page = server_settings_page(
        chosen, "W" * 5000, 10**18, t, favourites, "W" * 300, about_call="W" * 300
    )
    assert_within_limits(page)
    assert all(fits_phone(block.buttons) for block in page.blocks if isinstance(block, Row))


def test_what_somebody_asks_about_is_found() -> None:
    t = TEXTS.get("de")
    for typed in ("Stapln", "stacking", "stapeln", "STACKING=on"):
        assert find_topic(typed) == "stacking"
    assert find_topic("chess") is None
    assert "jump_in_wild" in suggested_topics("Jump", t)
    assert suggested_topics("heraus", t) == ["challenges", "challenge"]


@EVERY_LANGUAGE
def test_the_first_hand_of_a_life_says_how_to_play(t: Translator) -> None:
    table = for_all(context(position(options_of(Mode.FLIP), 60), 0, LONG_NAME), newcomer=True)
    page = hand_page(table, t)
    assert_within_limits(page)
    told = t.format("hand-first", member="yes")
    assert len(told.split("\n")) == 3
    assert any(told in str(block.markdown) for block in page.blocks if isinstance(block, Text))
    usual = hand_page(for_all(table, newcomer=False), t)
    assert not any(told in block.markdown for block in usual.blocks if isinstance(block, Text))


def test_every_rule_is_in_one_family_and_can_be_chosen() -> None:
    listed = [name for family in Family for name in rules_of(family)]
    assert sorted(listed) == sorted(option.name for option in CATALOGUE)
    for mode in Mode:
        offered = {name for family in Family for name in switches(family, mode)}
        offered |= {*with_values(mode), "target"}
        taken = {
            o.name
            for o in CATALOGUE
            if o.values_in(mode) != ("off",) and mode in o.modes and not o.short_for
        }
        of_flip = set() if mode is Mode.FLIP else {"show_backs", "flip_values"}
        assert taken - offered - of_flip == set()


_HOSTILE = (
    "**Bold** _and_ `code` ||spoiler||",
    "\u0645\u0631\u062d\u0628\u0627 \u202e\u05d8\u05e1\u05d8 abc",
    "[link](https://x.yz) <@1> @every",
)


@EVERY_LANGUAGE
@pytest.mark.parametrize("viewer", [None, 0, 1])
@pytest.mark.parametrize(
    ("mode", "seats", "own"), [(Mode.FLIP, 10, 60), (Mode.CLASSIC, 20, 53), (Mode.CLASSIC, 20, 7)]
)
def test_every_message_of_a_crowded_table_is_within_the_limits(
    mode: Mode, seats: int, own: int, viewer: int | None, t: Translator
) -> None:
    state = position(options_of(mode), own, seats, different=True)
    table = context(state, viewer)
    people = [replace(s, name=_HOSTILE[n % 3][:32]) for n, s in enumerate(table.seats)]
    table = changed(table, seats=tuple(people), commitment="c0ffee" * 11, notice=LONGEST_NOTICE)
    assert len(set(state.hands[0])) == own
    pages: list[Page] = [scores_page(table, t), backs_page(table, t)]
    if viewer is None:
        pages.append(board_page(table, t))
    else:
        pages += [hand_page(table, t, page=number, note="x" * 200) for number in range(5)]
        cost = LeavingCost(loses_round=True, points=999, reaches_target=True, back_with=9999)
        pages += [sure_leave_page(table, cost, t), sure_stop_page(table, t)]
    for page in pages:
        assert_within_limits(page)
        texts = "".join(block.markdown for block in page.blocks if isinstance(block, Text))
        assert "\u202e" not in texts, "a name turns what stands around it"


def test_the_limits_are_those_that_discord_documents() -> None:
    assert (CHOICES_IN_SELECT, MAX_CHOICE, MAX_PLACEHOLDER) == (25, 100, 150)
    assert (MAX_COMPONENTS, MAX_TEXT, MAX_LABEL, MAX_CLICK, BUTTONS_IN_ROW) == (
        40,
        4000,
        80,
        100,
        5,
    )


def test_what_is_not_given_of_a_context_is_not_there() -> None:
    state = position(options_of(Mode.CLASSIC), 2)
    full = context(state, 0)
    known = {name: getattr(full, name) for name in ("seats", "options", "observation")}
    bare = changed(NOBODYS, version=full.game.version, seat=0, **known)
    page = hand_page(bare, TEXTS.get("en"))
    assert {b.style for b in page.buttons if ":card:" in (b.click or "")} == {Style.PLAIN}
    assert page == hand_page(replace(bare, legal=(), side=(), steps=(), place=""), TEXTS.get("en"))
