"""An onlooker in a channel who records every byte that everybody there can see."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import simcord
from simcord.components import walk_components

from bot.engine.cards import COLOUR_OF, FACES, NO_COLOUR
from bot.engine.events import Drafted, Event, MatchBegan, Played, Started, WrongCard
from bot.i18n import Texts
from bot.render import Click, Verb
from bot.render.cards.card_look import face_name
from tests.languages import DRAWN_LANGUAGES

_TEXTS = [Texts.load().get(language) for language in DRAWN_LANGUAGES]

_FOR_EVERYBODY = frozenset(
    {
        *(Verb.HAND, Verb.CONTRA, Verb.CHALLENGE, Verb.BACKS, Verb.RULES),
        *(Verb.JOIN, Verb.LEAVE, Verb.ADD_COMPUTER, Verb.REMOVE_COMPUTER, Verb.START),
        *(Verb.NEXT, Verb.STOP, Verb.GESTURE, Verb.SCORES, Verb.CHART, Verb.OPTIONS, Verb.TEAMS),
        *(Verb.REMATCH, Verb.NEW_RULES, Verb.LEADERBOARD, Verb.QUIET),
        *(Verb.FOLLOW, Verb.OFFER_SEAT, Verb.CALL_PEOPLE, Verb.MORE, Verb.LIKE_LAST_TIME),
        *(Verb.WORD, Verb.REPLAY, Verb.VOTE, Verb.RECESS, Verb.EVENING, Verb.NEXT_MATCH),
    }
)
"""Forms of custom_id that a public button may have: no card, no call, no choice."""


class Onlooker:
    """A record of every version of every public message of one channel."""

    def __init__(self, env: simcord.Env, channel_id: int, laid: set[int]) -> None:
        """``laid``: the faces of cards that the test itself has put on the table."""
        self._channel_id = str(channel_id)
        self.seen: list[dict[str, Any]] = []
        self.played = set(laid)
        env.backend.subscribers.append(self._take)

    def _take(self, event: str, payload: Any) -> None:
        # The simulator dispatches no event for ephemeral messages.
        here = payload.get("channel_id") == self._channel_id
        if here and event in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            self.seen.append(json.loads(json.dumps(payload)))

    def note_played(self, events: list[Event]) -> None:
        """Record public events: the cards in them are no longer secret."""
        for event in events:
            match event:
                case Played() | WrongCard():
                    self.played |= set(event.faces)
                case Started():
                    self.played.add(event.face)
                case MatchBegan():
                    self.played |= {face for _, face in event.first_draws}
                case Drafted():
                    self.played |= set() if event.discarded is None else {event.discarded}
                case _:
                    pass

    def assert_nothing_private(self) -> None:
        """Assert that no unplayed card and no button of a private page was visible."""
        buttons = list(self._private_buttons())
        assert not buttons, buttons
        text = json.dumps(self.seen, ensure_ascii=False)
        light = [face for face in range(FACES) if COLOUR_OF[face] < NO_COLOUR // 2]
        secret = {face_name(f, t) for f in light for t in _TEXTS if f not in self.played}
        leaked = {name for name in secret if name in text}
        assert not leaked, leaked

    def _private_buttons(self) -> Iterator[str]:
        for message in self.seen:
            for part in walk_components(message.get("components", [])):
                click = Click.parse(part.get("custom_id") or "")
                if click is not None and click.verb not in _FOR_EVERYBODY:
                    yield str(click)
