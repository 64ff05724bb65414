"""The context of a page, made from a view: everything that it shows, and for which viewer."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from msgspec import structs

from bot.engine import Contra, Mode, Presence, build_options
from bot.engine.events import Passed
from bot.i18n import FALLBACK, Texts
from bot.players import LEVELS
from bot.setting_values import Choices
from bot.views.table_parts import SeatView, StepView, VoteView
from bot.views.table_values import SOMEBODY, ActedFor, Deadline, DeadlineKind, Status, VoteKind
from cogs.showing.pages import context_of, result_context_of, table_texts
from tests.positions import plain
from workbench.samples.bare_table import changed

from ..table_views import BEN, LOBBY, TILES, client, view_in

SOON = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
TEXTS = Texts.load()
STATE = plain(build_options(Mode.CLASSIC), 3)

ADVICE = VoteView(VoteKind.ADVICE, 1, (0,), (), (0, 2), 2, (2,), SOON, "https://said")
HANDOVER = VoteView(VoteKind.HANDOVER, 1, (0,), (), (0, 2), 2, (2,))


def _seat(number: int, name: str) -> SeatView:
    """Return one more seat, that of the user with this number."""
    return structs.replace(LOBBY.seats[0], number=number, name=name, user_id=number)


def test_a_context_has_all_that_the_viewer_may_know() -> None:
    seen = view_in(STATE, 0)
    view = changed(
        seen,
        host_id=BEN,
        side=(Contra(0, 1),),
        seats=(
            structs.replace(
                seen.seats[0], is_host=False, newcomer=True, choices=Choices(), missed_turns=1
            ),
            structs.replace(seen.seats[1], autopilot=True, is_host=True),
            seen.seats[2],
            structs.replace(_seat(3, "Cem"), presence=Presence.AWAY),
            structs.replace(_seat(4, "Dina"), level="medium", presence=Presence.STAND_IN),
        ),
        steps=(
            StepView(3, SOON, (Passed(0),), None),
            StepView(4, SOON, (Passed(1),), ActedFor.AUTOPILOT),
        ),
        commitment="abcd",
        message_id=99,
        paused=True,
        votes=(HANDOVER, ADVICE),
        can_be_woken=2,
        turn_seconds=90,
        gesture="clap",
        rematch_until=SOON,
        invited=("Eva",),
        rings=True,
    )
    context = context_of(client(), view)
    told_besides = {"place", "board_link", "tiles", "levels"}
    for field in {*view.__struct_fields__} - told_besides:
        assert getattr(context, field) == getattr(view, field)
    assert context.place == "Spieleabend › <#70>"
    assert context.board_link == "https://discord.com/channels/7/70/99"
    assert (context.tiles, context.levels) == (TILES, tuple(LEVELS))
    assert (context.newcomer, context.cards_as_symbols) == (True, True)
    assert (context.host, context.names[0]) == ("Ben", "Anna")


def test_the_context_of_the_channel_has_no_personal_choices() -> None:
    chosen = structs.replace(LOBBY.seats[0], newcomer=True, choices=Choices())
    context = context_of(client(), structs.replace(LOBBY, seats=(chosen,)))
    assert (context.seat, context.newcomer, context.cards_as_symbols) == (None, False, False)


def test_the_choices_of_one_player_are_not_in_the_context_of_another() -> None:
    chosen = structs.replace(LOBBY.seats[0], newcomer=True, choices=Choices())
    seats = (chosen, *LOBBY.seats[1:])
    context = context_of(client(), structs.replace(LOBBY, seat=1, seats=seats))
    assert (context.newcomer, context.cards_as_symbols) == (False, False)


@pytest.mark.parametrize(
    ("kind", "next_at", "turn_until"),
    [
        (DeadlineKind.LOBBY_CLOSES, SOON, None),
        (DeadlineKind.NEXT_ROUND, SOON, None),
        (DeadlineKind.TURN, None, SOON),
        (DeadlineKind.GESTURE, None, SOON),
        (DeadlineKind.DESERTED, None, None),
    ],
)
def test_a_deadline_is_that_of_a_turn_or_of_what_comes_next(
    kind: DeadlineKind, next_at: datetime | None, turn_until: datetime | None
) -> None:
    context = context_of(client(), changed(LOBBY, deadline=Deadline(kind, None, SOON)))
    assert (context.clock.next_at, context.clock.turn_until) == (next_at, turn_until)


def test_an_open_vote_is_found_by_its_kind_and_whom_it_is_about() -> None:
    over = structs.replace(ADVICE, judged=False)
    context = context_of(client(), structs.replace(LOBBY, votes=(HANDOVER, over)))
    handovers = [context.open_vote(VoteKind.HANDOVER, seat) for seat in (0, 1, None)]
    assert handovers == [None, HANDOVER, HANDOVER]
    assert context.open_vote(VoteKind.ADVICE) is None


def test_server_and_channel_are_named_if_they_are_known() -> None:
    assert context_of(client("A*b"), LOBBY).place == "A\\*b › <#70>"
    assert context_of(client(None), LOBBY).place == "<#70>"


def test_a_board_that_is_not_posted_has_no_link() -> None:
    assert context_of(client(), LOBBY).board_link is None


def test_a_message_that_is_nobodys_answer_is_in_the_language_of_seat_or_server() -> None:
    unknown = structs.replace(LOBBY, locale=None)
    assert table_texts(client(locale="de"), TEXTS, LOBBY) is TEXTS.get("en-US")
    assert table_texts(client(locale="de"), TEXTS, unknown) is TEXTS.get("de")
    assert table_texts(client(None), TEXTS, unknown) is TEXTS.get(FALLBACK)


def test_a_deleted_player_is_somebody_in_a_finished_match() -> None:
    """In a running match no player is deleted, so that "somebody" is a player's real name."""
    seats = (structs.replace(LOBBY.seats[0], name=SOMEBODY), *LOBBY.seats[1:])
    here = structs.replace(LOBBY, seats=seats)
    over = changed(here, status=Status.OVER)
    german, english = TEXTS.get("de"), TEXTS.get("en-US")
    assert result_context_of(client(), over, german).names[0] == "jemand"
    assert result_context_of(client(), over, english).names[0] == "somebody"
    assert result_context_of(client(), here, german).names[0] == "somebody"
    assert (
        result_context_of(client(), over, german).names[1:] == context_of(client(), over).names[1:]
    )
