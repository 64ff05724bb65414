"""Contexts to render: positions with hands of any size, in every mode."""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from msgspec import structs

from bot.engine import (
    CATALOGUE,
    GAMES,
    Mode,
    Options,
    Position,
    State,
    deck_of,
    default_options,
    legal_actions,
    observe,
    set_up,
    side_actions,
)
from bot.engine.events import Event
from bot.engine.position import Card
from bot.leaderboard_choice import LeaderboardChoice, Order
from bot.render import LeaderboardLine, LeaderboardView, Page, Text
from bot.setting_values import Choices
from bot.views.table_parts import SeatView, StepView, VoteView
from bot.views.table_values import (
    OPERATOR_WORDS,
    Deadline,
    DeadlineKind,
    Follower,
    Notice,
    VoteKind,
)
from bot.views.table_view import TableView
from workbench.samples.bare_table import bare_table, changed

WHEN = datetime(2026, 1, 1, tzinfo=UTC)
LINK = "https://discord.com/channels/1191168914227200000/1191168914227200100/1191168914227200200"

_OWN_VALUES = [option for option in CATALOGUE if not option.short_for]
LONGEST_RULES = [
    ("target", str(10**999)),
    *((option.name, "off") for option in _OWN_VALUES if option.default(Mode.CLASSIC) is True),
    *((option.name, None) for option in _OWN_VALUES if option.default(Mode.CLASSIC) is False),
    ("catch_window", "last_card"),
    ("draw_four_guilt", "any"),
    ("scoring", "penalty"),
    ("complement", "B+2"),
    ("action_uno", ",".join(f"{rank}:{'self' if rank % 2 else 'all'}" for rank in range(10))),
]
"""As many rules at once as there are, each with its longest value."""


def deck(mode: Mode, seats: int, turned_by: int = 0) -> list[Card]:
    """Return all cards of a game, always in the same order; `turned_by` shifts the dark faces."""
    light, dark = deck_of(GAMES[mode], seats)
    dark = dark and (*dark[turned_by:], *dark[:turned_by])
    backs: Sequence[int | None] = list(dark) if dark else [None] * len(light)
    cards = list(zip(light, backs, strict=True))
    random.Random(7).shuffle(cards)
    return cards


def position(options: Options, own: int, seats: int = 2, *, different: bool = False) -> State:
    """Return a position in which the first player acts and holds `own` cards (all `different`)."""
    whole = deck(options.mode, seats, turned_by=57 if different else 0)
    cards = [*dict.fromkeys(whole), *whole] if different else list(whole)
    coloured = next(card for card in cards if card[0] < 100 and card[0] % 17 < 10)
    cards.remove(coloured)
    hands = [cards[:own]]
    if different:
        for card in (*hands[0], coloured):
            whole.remove(card)
        cards = [*hands[0], *whole]
    rest = cards[own:]
    for _ in range(1, seats):
        hands.append(rest[:2])
        rest = rest[2:]
    return set_up(options, Position(hands=hands, top=coloured, draw=rest, turn=0))[0]


LONGEST_NOTICE = Notice("*" * OPERATOR_WORDS, WHEN, WHEN, no_new_games=True)

NOBODYS = bare_table("abcd2345", 3)
"""A table without players, of which nothing is known."""


def seat_of(name: str, number: int = 0, **fields: Any) -> SeatView:
    """Return a person's seat, with cards in words; ``user_id`` None: a computer player."""
    told: dict[str, Any] = {
        "user_id": number + 1,
        "choices": Choices(cards_as_symbols=False),
        **fields,
    }
    return SeatView(NOBODYS.game.id, number, name, **told)


def seated(table: TableView, seat: int, *, votes: int = 0, **fields: Any) -> TableView:
    """Return the table with one seat changed; ``votes`` is how many want a computer to play on."""
    seats = list(table.seats)
    seats[seat] = structs.replace(seats[seat], **fields)
    ayes = tuple(range(len(seats)))[-votes:]
    handover = VoteView(VoteKind.HANDOVER, seat, ayes, (), ayes, votes + 1)
    more = (handover,) if votes else ()
    return structs.replace(table, seats=tuple(seats), votes=(*table.votes, *more))


def for_all(table: TableView, **fields: Any) -> TableView:
    """Return the table where all players have the same settings, or are new."""
    seats = tuple(structs.replace(seat, **fields) for seat in table.seats)
    return structs.replace(table, seats=seats)


def turn_until(when: datetime) -> dict[str, Any]:
    """Return the fields of a table whose time for the turn is up then."""
    return {"deadline": Deadline(DeadlineKind.TURN, None, when)}


def next_at(when: datetime | None) -> dict[str, Any]:
    """Return the fields of a table whose next round is dealt then."""
    return {"deadline": None if when is None else Deadline(DeadlineKind.NEXT_ROUND, None, when)}


def steps(*each: tuple[Event, ...]) -> tuple[StepView, ...]:
    """Return actions that people did themselves, with their events."""
    return tuple(StepView(3, WHEN, events, None) for events in each)


def followers(*names: str, until: datetime | None = None) -> tuple[Follower, ...]:
    """Return followers of the match; for all of them a seat is reserved until then."""
    return tuple(Follower(9 + n, name, offered_until=until) for n, name in enumerate(names))


def context(state: State, seat: int | None, name: str = "Anna") -> TableView:
    """Return the table as this seat sees it."""
    people = (
        seat_of(f"{name}{number}", number, is_host=number == 0)
        for number in range(len(state.hands))
    )
    return changed(
        NOBODYS,
        version=123_456,
        seats=tuple(people),
        options=state.rules.options,
        seat=seat,
        observation=observe(state, seat),
        legal=() if seat is None else tuple(legal_actions(state, seat)),
        side=() if seat is None else tuple(side_actions(state, seat)),
        place="Spieleabend › <#1191168914227200100>",
        board_link=LINK,
    )


def options_of(mode: Mode) -> Options:
    """Return the usual options of a mode."""
    return default_options(mode)


def leaderboard_of(
    best: Sequence[LeaderboardLine], mine: LeaderboardLine | None, order: Order = Order.WINS
) -> LeaderboardView:
    """Return the leaderboard of a server in November."""
    now = datetime(2026, 11, 22, tzinfo=UTC)
    return LeaderboardView(LeaderboardChoice(order=order), best, mine, False, now)


def text_of(page: Page) -> str:
    """Return the texts of a page, but for those beside a picture."""
    return "\n".join(block.markdown for block in page.blocks if isinstance(block, Text))
