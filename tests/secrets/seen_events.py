"""Which events random games show, and which cards in them, as it is stored in a file beside.

What no random game shows is named there with the record that shows it. After a change of the
events, play the games again (half a minute), and read the difference before you commit it:

    python -m tests.secrets.seen_events
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from bot.engine import Event, Mode
from tests.engine.random_games import Game

from .declarations import EVENTS
from .exchange import card_fields

FILE = Path(__file__).with_name("seen_events.txt")
REWRITE = "python -m tests.secrets.seen_events"
GAMES = 2000


def names_of(events: Iterable[Event]) -> Iterator[str]:
    """Yield the names of events, and of the fields in which they hold cards."""
    for event in events:
        name = type(event).__name__
        yield name
        for field in card_fields(type(event)):
            if getattr(event, field):
                yield f"{name}.{field}"


def declared_of(kind: type[Event]) -> Iterator[str]:
    """Yield the names of an event, and of the fields in which it may hold cards."""
    yield kind.__name__
    yield from (f"{kind.__name__}.{field}" for field in card_fields(kind))


def declared() -> list[str]:
    """Return the names of all events, and of the fields in which they may hold cards."""
    return [name for kind in EVENTS for name in declared_of(kind)]


def written_down() -> dict[str, str]:
    """Return each name in the file, with its record, or nothing if random games show it."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    return {name: record for name, _, record in (line.partition(" ") for line in lines)}


def _seen() -> set[str]:
    seen: set[str] = set()
    for number in range(GAMES):
        game = Game.make(number, tuple(Mode), lambda _option: True)
        state, events = game.begin()
        seen.update(names_of(events))
        for step in game.play(state):
            seen.update(names_of(step.events))
    return seen


if __name__ == "__main__":
    before, seen = written_down(), _seen()
    lines = [
        name if name in seen else f"{name} {before.get(name) or 'no record'}" for name in declared()
    ]
    FILE.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
