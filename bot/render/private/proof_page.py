"""By what a round was shuffled: announced before anybody plays, proven when it is over."""

from __future__ import annotations

from bot.i18n import Translator
from bot.render.cards.card_look import ACCENTS
from bot.render.lines.seed_word_lines import words_of
from bot.render.page import PrivatePage, Text
from bot.render.private.more_page import back_row
from bot.views.table_view import TableView


def proof_page(context: TableView, t: Translator) -> PrivatePage:
    """The whole hash of the round's seed, and the seed once the round is over.

    Raises ValueError where nothing was announced.
    """
    if context.commitment is None:
        raise ValueError("nothing was announced")
    lines = [t.format("proof-title"), t.format("proof-hash", commitment=context.commitment)]
    if context.announced is not None:
        lines.append(t.format("proof-announced", hash=context.announced))
    if context.origin is not None:
        names = {seat.number: seat.name for seat in context.seats}
        lines.append(t.format("proof-secret", secret=context.origin.secret.hex()))
        lines.append(t.format("seed-words", words=words_of(context.origin, names, t)))
    if context.seed is None:
        lines.append(t.format("proof-later"))
    else:
        lines.append(t.format("proof-seed", seed=context.seed))
        lines.append(t.format("proof-check"))
    return PrivatePage((Text("\n".join(lines)), back_row(context, t)), ACCENTS[3])
