"""An onlooker that watches every message and records which cards each person was shown."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.engine import State
from bot.render.clicks.click_id import Click, Verb
from bot.render.lines.card_choice import CardChoice
from bot.views.table_values import SeatRow
from playground import Change, Message, MessageCreated, MessageEdited, Playground
from workbench.bench.watched_table import clicks_on


@dataclass(frozen=True)
class Shown:
    """Cards that were shown as a person's hand; ``user_id`` None: shown to everybody."""

    game: str
    version: int
    user_id: int | None
    cards: frozenset[int]


@dataclass
class Onlooker:
    """A record of every page that has had buttons for cards."""

    playground: Playground
    shown: set[Shown] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.playground.world.feed.subscribe(self._hear)

    def _hear(self, change: Change) -> None:
        if isinstance(change, MessageCreated | MessageEdited):
            self.look(change.message)

    def look(self, message: Message) -> None:
        """Record the cards that this message shows as somebody's hand."""
        clicks = [click for click, _button in clicks_on(message) if click.verb is Verb.CARD]
        if not clicks:
            return
        channel = self.playground.world.channels.get(message.channel_id)
        owner = message.visible_to or (None if channel is None else channel.recipient_id)
        cards = frozenset(_cards(clicks))
        newest = max(click.version for click in clicks)
        user_id = None if owner is None else int(owner)
        self.shown.add(Shown(clicks[0].game, newest, user_id, cards))

    def check(self, game: str, seats: list[SeatRow], states: dict[int, State]) -> list[str]:
        """Return a complaint for each page of this game that showed a person cards of others."""
        complaints: list[str] = []
        numbers = {seat.user_id: seat.number for seat in seats if seat.user_id is not None}
        for shown in self.shown:
            if shown.game != game:
                continue
            seat = None if shown.user_id is None else numbers.get(shown.user_id)
            state = _state_at(states, shown.version)
            if seat is None or state is None or not shown.cards <= set(state.hands[seat]):
                complaints.append(f"{shown.user_id} was shown cards of others: {shown}")
        return complaints


def _cards(clicks: Iterable[Click]) -> Iterable[int]:
    for click in clicks:
        choice = CardChoice.parse(click.arg)
        if choice is not None:
            yield choice.card


def _state_at(states: dict[int, State], version: int) -> State | None:
    """Return the state that a page of this version was made from."""
    before = [number for number in states if number <= version]
    return states[max(before)] if before else None
