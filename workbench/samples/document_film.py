"""The film in the README: the turning points of a recorded round of Flip."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from bot.artwork.pictures import RoundPicture, draw_film
from bot.engine.events import RoundEnded
from bot.facts import RoundRecord, RoundStep, record_of, walk_of
from bot.i18n import Translator
from bot.notation.record_reader import Record
from bot.render.pictures.film_picture import film_of
from bot.render.shown_replay import Replay

RECORD = Path(__file__).with_name("film.uno")
"""A round that computer players once played, written down so that the film stays the same."""


@cache
def draw_document_film(t: Translator) -> bytes:
    """Return the film as a GIF file."""
    return draw_film(document_film(t))


def document_film(t: Translator) -> tuple[RoundPicture, ...]:
    """Return the pictures of the film."""
    record = Record(RECORD.read_text(encoding="utf-8"))
    walk = walk_of(_round_of(record))
    return film_of(Replay("sample00", 1, "", dict(enumerate(record.names)), walk), t)


def _round_of(record: Record) -> RoundRecord:
    """Play the record and return its round. Raise ValueError if the round does not end."""
    steps: list[RoundStep] = []
    for played in record.play():
        if played.action is not None:
            steps.append(RoundStep(played.action))
        for event in played.events:
            if isinstance(event, RoundEnded):
                return record_of(played.after, event, steps)
    raise ValueError(f"the round of {RECORD} does not end")
