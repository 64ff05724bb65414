"""The result in the hand of somebody who plays alone, where no board shows it."""

from __future__ import annotations

from bot.engine import MatchOver, Observation, RoundOver
from bot.i18n import Translator
from bot.render.lines.status_lines import place_line
from bot.render.page import Block, PrivatePage, Text
from bot.render.public.poster_page import Poster
from bot.render.public.result_page import match_page, round_page
from bot.views.table_view import TableView


def result_in_hand(
    context: TableView, seen: Observation, t: Translator, poster: Poster, note: str | None
) -> PrivatePage:
    """Return the result of a round or match as a board shows it; ``note`` answers a click.

    Raise ValueError if the round is still played.
    """
    match seen.phase:
        case RoundOver() as over:
            page = round_page(context, seen, over, t, poster)
        case MatchOver() as over:
            page = match_page(context, seen, over, t, poster)
        case _:
            raise ValueError("there is no result yet")
    blocks: list[Block] = [Text(place_line(context, t)), *([quoted(note)] if note else [])]
    return PrivatePage((*blocks, *page.blocks), page.accent)


def quoted(note: str) -> Text:
    """Return the answer to a click as a block of a hand."""
    return Text("\n".join(f"> {line}" for line in note.split("\n")))
