"""Notices: messages to one person about a table, which contain only what everybody may see.

Followers are offered a seat and shown the result; a player whose turn it is gets a reminder.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bot.engine import MatchOver
from bot.i18n import Translator
from bot.render import emoji
from bot.render.cards.card_look import ACCENTS, GOLD_ACCENT
from bot.render.clicks.click_id import Verb
from bot.render.lines.score_lines import newcomers_score, result_lines
from bot.render.lines.status_lines import match_title, operator_lines, place_line
from bot.render.page import Button, PublicPage, Row, Style, Text, relative, shortened, table_button
from bot.views.table_view import TableView

_LONGEST_SCORES = 2500


def offer_page(context: TableView, until: datetime, t: Translator) -> PublicPage:
    """Return the offer of a free seat until this time, with a button to take it (L2)."""
    context.require_no_viewer()
    seen = context.observation
    score = 0 if seen is None else newcomers_score(seen)
    text = t.format("offer", player=context.host, when=relative(until), score=score)
    take = table_button(context, Verb.JOIN, t.format("button-join"), emoji.JOIN, Style.GOOD)
    decline = Button(t.format("button-decline"), context.click(Verb.DECLINE))
    row = Row((take, decline, *_to_board(context, t.format("button-to-board"))))
    return PublicPage((Text(f"{text}\n{place_line(context, t)}".strip()), row), ACCENTS[0])


def told_result(context: TableView, t: Translator) -> PublicPage:
    """Return who has won the match, with all scores."""
    context.require_no_viewer()
    seen = context.observation
    if seen is None or not isinstance(seen.phase, MatchOver):
        raise ValueError("there is a result at the end of a match")
    scores = shortened("\n".join(result_lines(context, seen, t)), _LONGEST_SCORES)
    head = f"### {match_title(context, seen.phase, t)}", *operator_lines(context, t)
    text = "\n".join((*head, place_line(context, t), scores))
    link = _to_board(context, t.format("button-to-result"))
    return PublicPage((Text(text), *((Row(link),) if link else ())), GOLD_ACCENT)


def outdated_board_page(context: TableView, t: Translator) -> PublicPage:
    """Return what is left of a board beside which another one goes on, with a link to that."""
    context.require_no_viewer()
    link = _to_board(context, t.format("button-to-board"))
    return PublicPage((Text(t.format("board-outdated")), *((Row(link),) if link else ())))


def offer_in_channel(context: TableView, mention: str, until: datetime, t: Translator) -> str:
    """Return the same offer as a text in the channel; `mention` is how Discord names the person."""
    context.require_no_viewer()
    link = context.board_link or ""
    return t.format("offer-in-channel", player=mention, when=relative(until), link=link)


def _to_board(context: TableView, label: str) -> tuple[Button, ...]:
    link = context.board_link
    return () if link is None else (Button(label, url=link),)


@dataclass(frozen=True, slots=True)
class Reminder:
    """A message without components; its ``text`` is previewed by a phone.

    ``quiet`` is a button for the reminded person alone.
    """

    text: str
    quiet: Button


def reminder(context: TableView, seat: int, mention: str, t: Translator) -> Reminder:
    """Return the reminder for the player of this seat, whom Discord names by `mention`."""
    context.require_no_viewer()
    key = "reminder-vote" if context.can_answer(seat) else "reminder"
    text = t.format(key, player=mention, link=context.board_link or "")
    return Reminder(text, _quiet(context, seat, t))


def direct_reminder(context: TableView, seat: int, t: Translator) -> Reminder:
    """Return the reminder for the player of this seat in their direct messages."""
    context.require_no_viewer()
    key = "reminder-direct-vote" if context.can_answer(seat) else "reminder-direct"
    text = t.format(key, player=context.host, link=context.board_link or "")
    return Reminder(text.strip(), _quiet(context, seat, t))


def _quiet(context: TableView, seat: int, t: Translator) -> Button:
    click = context.click(Verb.QUIET, str(seat))
    return Button(t.format("button-quiet"), click, emoji.QUIET)
