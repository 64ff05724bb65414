"""The poster at the end of an evening: standings, medals, and what people remember of it."""

from __future__ import annotations

from bot.evenings import Evening
from bot.i18n import Translator
from bot.offer import Feature
from bot.place import is_open_to_members
from bot.render import emoji
from bot.render.button_rows import balanced_rows
from bot.render.cards.card_look import GOLD_ACCENT
from bot.render.clicks.click_id import Click, Verb
from bot.render.lines.evening_lines import standing_lines
from bot.render.lines.feat_lines import moment_line
from bot.render.lines.table_buttons import weekly_button
from bot.render.page import Block, Button, Picture, PublicPage, Text
from bot.render.shown_replay import ReplayStep, Way
from bot.rule_gate import offer
from bot.statistics import Recap
from bot.views.names import escaped
from bot.views.table_view import TableView


def evening_poster(
    context: TableView, evening: Evening, recap: Recap | None, png: bytes | None, t: Translator
) -> PublicPage:
    """Return the poster; `recap` and its picture `png` are None if no round was played."""
    title = t.format("evening-over", name=escaped(evening.name))
    lines = [f"## {emoji.MEDALS[0]} {title}", *standing_lines(evening, t)]
    lines.append(f"-# {t.format('evening-matches', count=evening.matches)}")
    blocks: list[Block] = [Text("\n".join(lines))]
    if recap is not None and (moment := moment_line(recap, t)) is not None:
        blocks.append(Text(moment))
    if png is not None:
        blocks.append(Picture("evening.png", png, t.format("recap-alt")))
    buttons: list[Button] = []
    where = None if recap is None or recap.moment is None else recap.moment.where
    if where is not None and offer().has(Feature.PICTURES):
        game_id, number = where
        film = Click(game_id, 0, Verb.REPLAY, str(ReplayStep(number, 0, Way.FILM)))
        buttons.append(Button(t.format("button-replay-film"), str(film), emoji.FILM))
    if is_open_to_members(context.game.place):
        buttons.append(weekly_button(t))
    return PublicPage((*blocks, *balanced_rows(buttons)), GOLD_ACCENT)
