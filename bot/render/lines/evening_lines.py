"""What pages of a table say about its evening: standings, who sits out, how it goes on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.engine import BY_NAME, Options, SetupRefusedError, check_seats, stands_at, takes_seats
from bot.evenings import Attendance, Companion, Evening, EveningPhase, NextTable, standings_of
from bot.i18n import Translator
from bot.rule_choice import with_value
from bot.rule_gate import next_table_here, rule_gate
from bot.views.names import called, escaped, short_name
from bot.views.table_view import TableView

from .. import emoji
from ..clicks.click_id import Verb
from ..page import Button, Style, relative, shortened, table_button
from ..rules.house_rules import rule_label
from .refusals import prohibited_text, setup_refusal
from .score_lines import medal
from .seed_word_lines import word_button
from .story import listed

_NO_BREAK = "\N{NO-BREAK SPACE}"
_LONGEST_LINE = 300
_LONGEST_LIST = 350
_LONGEST_STANDINGS = 2000


def written_wins(half_wins: int) -> str:
    """Return a number of wins, of which shared ones count a half."""
    whole, half = divmod(half_wins, 2)
    return f"{whole or ''}½" if half else str(whole)


def evening_line(context: TableView, t: Translator) -> str | None:
    """Return the name of the evening and its standings in one line, or None without an evening."""
    evening = context.game.evening
    if evening is None:
        return None
    shown = [
        f"{short_name(called(each.name, t))}{_NO_BREAK}{written_wins(each.half_wins)}"
        for each in standings_of(evening)
    ]
    line = " · ".join((f"{emoji.EVENING} **{escaped(evening.name)}**", *shown))
    return shortened(line, _LONGEST_LINE)


def evening_lines(context: TableView, t: Translator) -> Iterator[str]:
    """Yield the standings, and who sits out next, for a table that is under way."""
    evening, line = context.game.evening, evening_line(context, t)
    if evening is not None and line is not None:
        yield f"-# {line}"
        yield from sitting_out_lines(context, evening, t)


def sitting_out_lines(context: TableView, evening: Evening, t: Translator) -> Iterator[str]:
    """Yield who sits out next, at a table that is under way and is not the evening's last."""
    if evening.ends_after(evening.matches + 1):
        return
    out = next_table_here(evening, context.options, context.seats).sitting_out
    yield from (f"-# {told}" for told in _told("evening-sits-out", out, t))


def between_lines(context: TableView, evening: Evening, t: Translator) -> Iterator[str]:
    """Yield how the evening goes on below a result."""
    to_be = next_table_here(evening, context.options, context.seats)
    if evening.is_blocked:
        if context.game.notice is None or not context.game.notice.closes:
            yield t.format("evening-blocked")
    elif context.clock.next_match_at is not None:
        when = relative(context.clock.next_match_at)
        yield from _told("evening-deals", to_be.playing, t, when=when)
    elif evening.phase is EveningPhase.PAUSED:
        yield t.format("evening-paused")
    yield from _told("evening-sits-out", to_be.sitting_out, t)
    if to_be.playing and not to_be.is_possible:
        yield from _refused(context.options, to_be, evening, t)
    yield from _told("evening-asked", evening.with_attendance(Attendance.ASKED), t)


def _refused(options: Options, to_be: NextTable, evening: Evening, t: Translator) -> Iterator[str]:
    """Yield why the rules do not take the people who would play, and what the host can change."""
    people = len(to_be.playing)
    host = evening.find(evening.host_id)
    named = {"player": "" if host is None else _name(host, t)}
    if names := rule_gate().refused(options):
        yield t.format("reason-prohibited", rules=prohibited_text(names, t))
        yield t.format("evening-other-rules", **named)
        return
    if people < min(options.game.seats):
        yield t.format("evening-too-few")
        return
    try:
        check_seats(options, people)
    except SetupRefusedError as refused:
        yield setup_refusal(refused.clause, refused.names, t)
    instead = rule_in_the_way(options, people)
    if instead is None:
        yield t.format("evening-other-rules", **named)
    else:
        yield t.format("evening-without-rule", rule=rule_label(instead, t), **named)


def rule_in_the_way(options: Options, people: int) -> str | None:
    """Return a house rule without which this number of people can play, or None."""
    for name, option in BY_NAME.items():
        default = option.write(option.default(options.mode))
        if stands_at(options, name) == default:
            continue
        if takes_seats(with_value(options, name, default).options, people):
            return name
    return None


def _told(key: str, people: Iterable[Companion], t: Translator, **named: str) -> Iterator[str]:
    """Yield a line about these people, without those who hide, unless nobody is left."""
    names = [_name(each, t) for each in people if not each.hidden]
    if names:
        players = shortened(listed(names, t), _LONGEST_LIST)
        yield t.format(key, players=players, count=len(names), **named)


def _name(person: Companion, t: Translator) -> str:
    return escaped(called(person.name, t))


def standing_lines(evening: Evening, t: Translator) -> list[str]:
    """Return a line for each place, with the wins and the matches that counted."""
    lines = [
        t.format(
            "evening-standing",
            place=medal(each.place - 1, each.half_wins, fewer_is_better=False),
            player=escaped(called(each.name, t)),
            wins=written_wins(each.half_wins),
            matches=each.matches,
        )
        for each in standings_of(evening)
    ]
    if lines and evening.with_computers:
        lines.append(f"-# {t.format('evening-with-computers')}")
    return shortened("\n".join(lines), _LONGEST_STANDINGS).split("\n") if lines else []


def evening_button(context: TableView, t: Translator) -> Button:
    """Return the button that leads to the evening of the table, or begins one."""
    return table_button(context, Verb.EVENING, t.format("button-evening"), emoji.EVENING)


def evening_buttons(context: TableView, evening: Evening, t: Translator) -> Iterator[Button]:
    """Yield the buttons below a result by which the evening goes on."""
    label, join = t.format("button-next-match"), t.format("button-join")
    if evening.phase is not EveningPhase.DEALING:
        yield table_button(context, Verb.NEXT_MATCH, label, emoji.START, Style.GOOD)
        yield Button(join, context.click(Verb.EVENING, JOIN), emoji.JOIN)
        if not next_table_here(evening, context.options, context.seats).is_possible:
            rules = t.format("button-new-rules")
            yield table_button(context, Verb.NEW_RULES, rules, emoji.OPTIONS)
        elif context.hashes.next_announced is not None:
            yield word_button(context, t)
    yield evening_button(context, t)


JOIN, LEAVE, END, BEGIN = "join", "leave", "end", "begin"
"""What a click on `Verb.EVENING` does; without any, it shows the evening."""
