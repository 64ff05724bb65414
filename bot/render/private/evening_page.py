"""The page of an evening for one viewer, and the form that begins one."""

from __future__ import annotations

from collections.abc import Iterator

from bot.evenings import LONGEST_NAME, Attendance, Evening
from bot.i18n import Translator
from bot.render import emoji
from bot.render.button_rows import balanced_rows
from bot.render.cards.card_look import ACCENTS
from bot.render.clicks.click_id import Verb
from bot.render.lines.evening_lines import (
    BEGIN,
    END,
    JOIN,
    LEAVE,
    between_lines,
    sitting_out_lines,
    standing_lines,
)
from bot.render.page import (
    Block,
    Button,
    Field,
    Form,
    PrivatePage,
    Style,
    Text,
    relative,
    table_button,
)
from bot.views.names import escaped
from bot.views.table_view import TableView


def evening_page(
    context: TableView, evening: Evening, user_id: int, t: Translator, *, manages: bool = False
) -> PrivatePage:
    """Return how the evening stands, with what this viewer can do; `manages`: they may end it."""
    lines = [f"### {emoji.EVENING} {escaped(evening.name)}", *_limits(evening, t)]
    lines += standing_lines(evening, t)
    how = between_lines if evening.waits else sitting_out_lines
    blocks: list[Block] = [Text("\n".join(lines))]
    if told := "\n".join(how(context, evening, t)):
        blocks.append(Text(told))
    buttons = list(_buttons(context, evening, user_id, t, manages=manages))
    return PrivatePage((*blocks, *balanced_rows(buttons)), ACCENTS[0])


def _limits(evening: Evening, t: Translator) -> Iterator[str]:
    if evening.ending:
        yield t.format("evening-ends-with-match")
    elif evening.until is not None:
        yield t.format("evening-ends", when=relative(evening.until))
    elif evening.most_matches is not None:
        yield t.format("evening-matches-of", count=evening.matches, most=evening.most_matches)
    else:
        yield t.format("evening-matches", count=evening.matches)


def _buttons(
    context: TableView, evening: Evening, user_id: int, t: Translator, *, manages: bool
) -> Iterator[Button]:
    person = evening.find(user_id)
    is_there = person is not None and person.attendance is Attendance.THERE
    if evening.waits and person is not None:
        label = t.format("button-next-match")
        yield table_button(context, Verb.NEXT_MATCH, label, emoji.START, Style.GOOD)
    if not is_there:
        yield Button(t.format("button-join"), context.click(Verb.EVENING, JOIN), emoji.JOIN)
    elif context.me is None or evening.waits:
        leave = context.click(Verb.EVENING, LEAVE)
        yield Button(t.format("button-evening-leave"), leave, emoji.LEAVE)
    if user_id == evening.host_id or manages:
        end = context.click(Verb.EVENING, END)
        yield Button(t.format("button-evening-end"), end, emoji.STOP)
        if evening.waits and user_id == evening.host_id:
            rules = t.format("button-new-rules")
            yield table_button(context, Verb.NEW_RULES, rules, emoji.OPTIONS)


def no_evening_page(context: TableView | None, t: Translator) -> PrivatePage:
    """Return how an evening is begun, with the button for it at the viewer's table."""
    text = Text(t.format("evening-what" if context else "evening-no-table"))
    if context is None:
        return PrivatePage((text,))
    begin = context.click(Verb.EVENING, BEGIN)
    button = Button(t.format("button-evening-begin"), begin, emoji.EVENING, Style.GOOD)
    return PrivatePage((text, *balanced_rows([button])), ACCENTS[0])


def evening_form(context: TableView, name: str, t: Translator) -> Form:
    """Return the form for a new evening: its `name`, and when it ends."""

    def field(key: str, text: str, longest: int, hint: str = "evening-form-open-end") -> Field:
        hint = t.format(hint)
        return Field(key, t.format(f"evening-form-{key}"), text, hint, longest, False, False)

    fields = (
        field("name", name, LONGEST_NAME, "evening-first-name"),
        field("hours", "", 1),
        field("matches", "", 2),
    )
    return Form(t.format("evening-form-title"), context.click(Verb.EVENING_TYPED), fields)
