"""Positions written as game records, with which tests of players, tables and pages begin.

The shuffle may change, so no test depends on the cards that a seed deals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from unittest.mock import patch

from msgspec import structs

from bot.engine import (
    GAMES,
    Event,
    Mode,
    Options,
    State,
    commitment,
    deck_of,
    observe,
    written_options,
)
from bot.engine.cards import FACE_TEXT, FACES, parse_face
from bot.engine.events import Dealt, MatchBegan, Started
from bot.notation.record_reader import Record

NAMES = ("anna", "ben", "cem", "dina")
"""The players in the positions below in seat order; smaller games have the first of them."""

_HANDS = (
    "R1 R2 G3 G4 B5 Y6 W",
    "R3 Y1 Y2 B1 B2 G5 W",
    "R4 B3 B4 G1 G2 Y3 Y4",
    "R5 Y5 B6 G6 G7 Y7 B7",
)


def face(text: str) -> int:
    """Return the face with this name in docs/rules.md."""
    found = parse_face(text)
    assert found is not None
    return found


def position(record: str, options: Options | None = None) -> State:
    """Return the state after the last line of a record, all of whose checks must hold.

    The ``options``, if given, are written before it.
    """
    played = Record("\n".join([*_written(options), record]))
    played.play_out()
    assert not played.findings, [str(finding) for finding in played.findings]
    assert played.state is not None
    return played.state


def _written(options: Options | None) -> list[str]:
    if options is None:
        return []
    written = written_options(options)
    return [f"mode {options.mode}", *(f"option {name}={value}" for name, value in written)]


def record_of(top: str, *hands: str, draw: str) -> str:
    """Return a record with these cards, in which the first of :data:`NAMES` is to act."""
    names = NAMES[: len(hands)]
    held = (f"hand {name} {hand}" for name, hand in zip(names, hands, strict=True))
    seats = f"seats {' '.join(names)}"
    return "\n".join([seats, *held, f"top {top}", f"draw {draw}", "turn anna"])


def plain(options: Options, seats: int) -> State:
    """Return a position without anything special, for two to four seats.

    It is the first seat's turn, and everybody has seven cards, some of which fit. Drawn cards do
    not fit until somebody plays. Duo begins with the draft, in which only numbers appear.
    """
    if options.mode is Mode.DUO:
        draw = " ".join(_numbers_first())
        return position(f"seats anna ben\ndrafter anna\ndraw {draw}", options)
    cards = _Cards(options.mode)
    hands = [cards.take(hand) for hand in _HANDS[:seats]]
    return position(record_of(cards.take("R9"), *hands, draw=cards.rest()), options)


class _Cards:
    """The deck of a game, from which cards can be taken by their light faces."""

    def __init__(self, mode: Mode) -> None:
        light, dark = deck_of(GAMES[mode], 2)
        backs = [f"/{FACE_TEXT[face]}" for face in dark] if dark else [""] * len(light)
        self._left = [f"{FACE_TEXT[face]}{back}" for face, back in zip(light, backs, strict=True)]

    def take(self, faces: str) -> str:
        taken = [self._take_one(face) for face in faces.split()]
        return " ".join(taken)

    def _take_one(self, face: str) -> str:
        card = next(card for card in self._left if card.partition("/")[0] == face)
        self._left.remove(card)
        return card

    def rest(self) -> str:
        """Return the cards that are left, first those that do not fit a red 9."""
        return " ".join(sorted(self._left, key=lambda card: card[0] in "RW" or card[1] == "9"))


def _numbers_first() -> list[str]:
    light, _ = deck_of(GAMES[Mode.DUO], 2)
    return sorted((FACE_TEXT[face] for face in light), key=lambda card: not card[1:].isdecimal())


def one_card_left(seats: int, *statements: str) -> str:
    """Return a record in which anna can win with R5; the others hold 9, 20 and 9 points."""
    hands = ("R5", "B9", "BS", "B9")[:seats]
    return "\n".join([*statements, record_of("R3", *hands, draw="Y1 Y2")])


BEN_OWES_UNO = """
seats anna ben cem dina
hand anna R1 R2 R3
hand ben  R8 R7
hand cem  B1 B2 B3
hand dina Y1 Y2 Y3
top R9
draw Y4 Y5 Y6 Y7 B4 B5 B6
turn ben
ben: play R8
? owes ben uno
? turn cem
"""


Deal = Callable[[Options, int], State]


@contextmanager
def dealt(deal: Deal) -> Iterator[None]:
    """Let matches that begin in this block begin with the position that ``deal`` returns.

    The table treats it like any deal: it saves it, sets deadlines and posts messages.
    """

    def new_match(options: Options, seats: int, seed: bytes) -> tuple[State, list[Event]]:
        state = structs.replace(deal(options, seats), seed=seed)
        assert (state.rules.options, len(state.hands)) == (options, seats)
        return state, _told(state)

    with patch("bot.engine.new_match", new_match):
        yield


def _told(state: State) -> list[Event]:
    """Return the events of a deal, as if the top card had been its start card."""
    events: list[Event] = [
        MatchBegan(state.dealer),
        Dealt(state.number, state.dealer, commitment(state.seed)),
    ]
    top = observe(state, None).top
    return [*events, Started(top)] if top < FACES else events
