"""Which actions are turn actions (docs/rules.md section 1), and that each entry is whole."""

from __future__ import annotations

import pytest
from msgspec import structs

from bot.engine import (
    ENTRIES,
    Challenge,
    Discard,
    Draw,
    Entry,
    JumpIn,
    Keep,
    NameColour,
    Part,
    Pass,
    Play,
    RefusedError,
    SeatAction,
    Speaker,
    Take,
    Throw,
    TurnAction,
    apply,
)
from bot.engine.action import TableAction
from bot.engine.actions.entry import offer_nothing
from tests.positions import position


def test_the_table_waits_for_turn_actions_a_start_colour_and_picks() -> None:
    waited_for = {entry.action for entry in ENTRIES if issubclass(entry.action, TurnAction)}
    assert waited_for == {
        *(Play, JumpIn, Draw, Pass, Take, Challenge),
        *(NameColour, Keep, Discard),
    }


def test_no_two_entries_are_of_one_type_or_have_the_same_words() -> None:
    assert len({entry.action for entry in ENTRIES}) == len(ENTRIES)
    spoken = {(entry.words.speaker is Speaker.TABLE, entry.words.verb) for entry in ENTRIES}
    assert len(spoken) == len(ENTRIES)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.action.__name__)
def test_each_action_is_of_a_kind_and_a_seat_is_offered_its_own(entry: Entry) -> None:
    assert issubclass(entry.action, SeatAction) != issubclass(entry.action, TableAction)
    offered = {entry.offer, entry.offer_last} != {offer_nothing}
    assert offered == issubclass(entry.action, SeatAction)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.action.__name__)
def test_the_words_of_an_action_say_all_that_its_fields_do(entry: Entry) -> None:
    fields = {field.name for field in structs.fields(entry.action)}
    spoken = set() if entry.words.speaker is Speaker.TABLE else {"seat"}
    if issubclass(entry.action, Throw):
        assert [*entry.words.parts.values()] == [Part.CARDS]
    else:
        assert {*entry.words.parts} | spoken == fields


def test_the_text_of_a_refusal_shows_no_card() -> None:
    state = position("seats anna ben\nhand anna R1 W\nhand ben G1\ntop B5")
    with pytest.raises(RefusedError) as refused:
        apply(state, Play(0, state.hands[0][0]))
    assert repr(refused.value) == "RefusedError('C4')"
