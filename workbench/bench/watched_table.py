"""What the people at one table see, and what they can click.

All of it is read from the buttons, which carry the game and the version of their message.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from bot.render.clicks.click_id import Click, Verb
from playground import Channel, Message, PlaygroundPerson, buttons
from workbench.bench.latencies import Latencies

TURN_VERBS = frozenset(
    {
        Verb.CARD,
        Verb.DRAW,
        Verb.PASS,
        Verb.TAKE,
        Verb.CHALLENGE,
        Verb.KEEP,
        Verb.DISCARD,
        Verb.COLOUR,
        Verb.GESTURE,
    }
)


_BLUE = 1
"""Discord's number of a primary button."""


@dataclass(frozen=True)
class Chance:
    """Something that a person can click to continue the game."""

    person: PlaygroundPerson
    message: Message
    click: Click


@dataclass(frozen=True)
class Seen:
    """A message with buttons of our bot, as it was last shown."""

    message: Message
    game: str
    version: int
    enabled: list[Click]

    def find(self, verb: Verb, arg: str | None = None) -> Click | None:
        """Return the first button for this that can be clicked; `arg` None matches any argument."""
        found = (click for click in self.enabled if click.verb is verb)
        return next((click for click in found if arg in (None, click.arg)), None)


def clicks_on(message: Message) -> list[tuple[Click, dict[str, Any]]]:
    """Return the clicks of our buttons on a message, disabled ones too, each with its button."""
    return [
        (click, button)
        for button in buttons(message)
        if (click := Click.parse(button.get("custom_id") or "")) is not None
    ]


def look_at(message: Message) -> Seen | None:
    """Return what can be clicked in a message, or None if it has no buttons of our bot."""
    clicks = clicks_on(message)
    if not clicks:
        return None
    enabled = [click for click, button in clicks if _does_something(click, button)]
    newest = max(click.version for click, _ in clicks)
    return Seen(message, clicks[0][0].game, newest, enabled)


def _does_something(click: Click, button: dict[str, Any]) -> bool:
    """Return whether a button can be clicked to any effect.

    A card that cannot be played only answers why.
    """
    if button.get("disabled"):
        return False
    return click.verb is not Verb.CARD or button.get("style") == _BLUE


@dataclass
class Unseen:
    """Changes that are not shown yet: their version, and when they were clicked."""

    latencies: Latencies
    waiting: list[tuple[int, float]] = field(default_factory=list[tuple[int, float]])

    def shown(self, version: int, at: float) -> None:
        """Note that a message shows this version since this moment."""
        for done, since in self.waiting:
            if done <= version:
                self.latencies.add(at - since)
        self.waiting = [(done, since) for done, since in self.waiting if done > version]


class WatchedTable:
    """One table and the people at it."""

    def __init__(
        self, channel: Channel, people: list[PlaygroundPerson], board: Latencies, turn: Latencies
    ) -> None:
        """`board`, `turn`: latencies from a click until the board, and the next player's hand, show
        it."""
        self.game = ""
        self.channel = channel
        self.people = people
        self.board: Seen | None = None
        self.clicking = False
        """Whether a click is waiting for its answer."""
        self.hands: dict[str, Seen] = {}
        self._by_dm = {person.dm.id: person.id for person in people}
        self._needed = 0
        self._chances: list[Chance] | None = None
        self._on_board = Unseen(board)
        self._by_next = Unseen(turn)

    @property
    def version(self) -> int:
        """The newest version that has been shown."""
        shown = [seen.version for seen in self.hands.values()]
        return max([*shown, 0 if self.board is None else self.board.version])

    @property
    def is_behind(self) -> bool:
        """Whether the board does not show the latest change yet."""
        return bool(self._on_board.waiting)

    def saw(self, seen: Seen, at: float) -> None:
        """Note that a message of this table was posted or edited at this moment."""
        self._chances = None
        message = seen.message
        owner = message.visible_to or self._by_dm.get(message.channel_id)
        if owner is not None:
            self.hands[owner] = seen
            if any(self._turn_clicks(seen)):
                self._by_next.shown(seen.version, at)
        elif self.board is None or seen.version >= self.board.version:
            self.board = seen
            self._on_board.shown(seen.version, at)

    def chances(self) -> list[Chance]:
        """Return the possible clicks of everybody; none while a change has not been shown to
        them."""
        if self._chances is None:
            self._chances = self._find_chances()
        return self._chances

    def _find_chances(self) -> list[Chance]:
        own = [
            Chance(person, seen.message, click)
            for person in self.people
            if (seen := self.hands.get(person.id)) is not None
            for click in self._turn_clicks(seen)
        ]
        if own or self.board is None or self.board.version < self._needed:
            return own
        following = self.board.find(Verb.NEXT)
        if following is None:
            return []
        return [Chance(self.people[0], self.board.message, following)]

    def _turn_clicks(self, seen: Seen) -> Iterator[Click]:
        if seen.version >= self._needed and not seen.message.deleted:
            yield from (click for click in seen.enabled if click.verb in TURN_VERBS)

    def answered(self, chance: Chance, clicked_at: float, answered_at: float) -> bool:
        """Note that a click was answered; return whether it has changed the game."""
        shown = look_at(chance.message)
        version = chance.click.version if shown is None else shown.version
        if version <= chance.click.version:
            return False
        self._needed = version
        self._chances = None
        self._on_board.waiting.append((version, clicked_at))
        self._by_next.waiting.append((version, clicked_at))
        if self.board is not None:
            self._on_board.shown(self.board.version, answered_at)
        if any(self.chances()):
            self._by_next.shown(version, answered_at)
        return True
