"""The pages *More* of a match and of a lobby, and the pages of scores and backs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bot.engine import MatchOver, Observation, RoundOver, compile_rules
from bot.engine.cards import in_order
from bot.i18n import Translator
from bot.offer import Feature
from bot.place import has_own_route
from bot.render import emoji
from bot.render.button_rows import balanced_rows
from bot.render.cards.card_look import ACCENTS, accent, face_text, faces_within
from bot.render.clicks.click_id import Verb
from bot.render.lines.evening_lines import evening_button
from bot.render.lines.score_lines import result_lines, running_lines
from bot.render.lines.seed_word_lines import announced_lines, word_button
from bot.render.lines.status_lines import round_title
from bot.render.lines.table_buttons import details_button, follow_button, has_details, has_room
from bot.render.page import Block, Button, PrivatePage, Row, Text, shortened, table_button
from bot.render.private.privacy_page import privacy_button
from bot.render.private.seat_pages import removable, seat_button
from bot.render.private.settings_pages import subscription_button
from bot.render.shown_replay import ReplayStep, Way
from bot.rule_gate import offer
from bot.views.table_view import TableView


def more_page(
    context: TableView,
    t: Translator,
    *,
    follows: bool = False,
    manages: bool = False,
    subscribed: bool | None = None,
) -> PrivatePage:
    """Return a button for everything that the viewer can look up, or do besides playing.

    ``follows``: the viewer follows the match; ``manages``: they may end the match at once.
    ``subscribed``: they are called to new tables of this channel, None: nobody is. Raise ValueError
    if nothing has been dealt.
    """
    seen = context.observation
    if seen is None:
        raise ValueError("there is nothing to look up before the deal")
    lines = [f"### {t.format('more-title')}"]
    lines.append(f"-# {round_title(seen.options, seen.number, t)}")
    buttons = [
        *_looked_up(context, seen, t),
        *(() if context.game.board_is_hand else (evening_button(context, t),)),
        *_done(context, seen, t, follows=follows, manages=manages),
        *(() if subscribed is None else (subscription_button(t, subscribed=subscribed),)),
        *_privacy(context, t),
    ]
    return PrivatePage((Text("\n".join(lines)), *balanced_rows(buttons)), accent(seen.colour))


def lobby_more_page(context: TableView, t: Translator, note: str | None = None) -> PrivatePage:
    """Return what the viewer can look up or do in a lobby besides its own buttons.

    ``note`` says what became of the last press.
    """
    lines = [f"### {t.format('lobby-more-title')}", *announced_lines(context, t)]
    if note is not None:
        lines.insert(0, note)
    buttons = [*_before_deal(context, t), *_privacy(context, t)]
    blocks: list[Block] = [Text("\n".join(lines)), *balanced_rows(buttons)]
    if context.me is not None:
        computers = balanced_rows(list(_computers(context, t)))
        blocks += [Text(t.format("lobby-computers")), *computers] if computers else []
    return PrivatePage(tuple(blocks), ACCENTS[0])


def _before_deal(context: TableView, t: Translator) -> Iterator[Button]:
    """Yield the buttons of a lobby that the viewer may press, except for computer players."""
    button, me = partial(table_button, context), context.me
    if me is not None:
        yield button(Verb.LEAVE, t.format("button-leave"), emoji.LEAVE)
    yield button(Verb.RULES, t.format("button-rules"), emoji.RULES)
    if compile_rules(context.options).partners:
        yield button(Verb.TEAMS, t.format("button-teams"), emoji.TEAMS)
    if me is not None and context.hashes.announced is not None:
        yield word_button(context, t)
    if me is not None and me.is_host and context.last_match.can_be_copied:
        yield button(Verb.LIKE_LAST_TIME, t.format("button-like-last-time"), emoji.REMATCH)
    if me is not None and me.is_host and context.game.may_call:
        yield button(Verb.CALL_PEOPLE, t.format("button-call-people"), emoji.CALL)


def _computers(context: TableView, t: Translator) -> Iterator[Button]:
    """Yield a button for a computer player of each level, if there is room, and *One less*."""
    for level in context.levels if context.takes_more else ():
        click = context.click(Verb.ADD_COMPUTER, level)
        yield Button(t.format(f"level-{level}"), click, emoji.ADD_COMPUTER)
    if any(seat.is_computer for seat in context.seats):
        label = t.format("button-remove-computer")
        yield table_button(context, Verb.REMOVE_COMPUTER, label, emoji.REMOVE_COMPUTER)


def _privacy(context: TableView, t: Translator) -> Iterator[Button]:
    """Yield the way to the viewer's data where only those who have the app have `/uno privacy`."""
    has_app = context.me is not None and context.me.has_app
    if not has_app and not has_own_route(context.game.place):
        yield privacy_button(t)


def back_row(context: TableView, t: Translator) -> Row:
    """Return the buttons from a lookup back to *More* and to the viewer's hand."""
    back = table_button(context, Verb.MORE, t.format("button-back"), emoji.BACK)
    return Row((back,) if context.seat is None else (back, _to_hand(context, t)))


def _looked_up(context: TableView, seen: Observation, t: Translator) -> Iterator[Button]:
    button = partial(table_button, context)
    over = isinstance(seen.phase, RoundOver | MatchOver)
    yield button(Verb.SCORES, t.format("button-scores"), emoji.SCORES)
    yield button(Verb.RULES, t.format("button-rules"), emoji.RULES)
    yield button(Verb.LEGEND, t.format("button-legend"), emoji.LEGEND)
    if seen.rules.sight.backs and not over:
        yield button(Verb.BACKS, t.format("button-backs"), emoji.BACKS)
    if over:
        if offer().has(Feature.PICTURES):
            yield button(Verb.CHART, t.format("button-chart"), emoji.CHART)
        step = ReplayStep(seen.number, 0, Way.OPEN)
        yield button(Verb.REPLAY, t.format("button-replay"), emoji.REPLAY, arg=str(step))
    if isinstance(seen.phase, MatchOver) and not context.game.board_is_hand:
        yield button(Verb.LEADERBOARD, t.format("button-leaderboard"), emoji.LEADERBOARD)
    if has_details(context):
        yield details_button(context, seen, t)


def _done(
    context: TableView, seen: Observation, t: Translator, *, follows: bool, manages: bool
) -> Iterator[Button]:
    button, me = partial(table_button, context), context.me
    if isinstance(seen.phase, MatchOver):
        if context.hashes.next_announced is not None:
            yield word_button(context, t)
        if me is not None and context.result_is_hand:
            yield _to_hand(context, t)
        return
    rests = context.game.recess is not None
    if not rests:
        yield from _to_the_seats(context, seen, t, follows=follows)
    if me is not None and not context.game.board_is_hand:
        yield button(Verb.LEAVE, t.format("button-leave"), emoji.LEAVE)
    if manages or me is not None:
        yield button(Verb.STOP, t.format("button-end-match"), emoji.STOP)
    if me is not None and context.shows_result and not rests and len(removable(context)) > 1:
        yield button(Verb.REMOVE, t.format("button-remove-somebody"), emoji.LEAVE)
    if me is not None:
        yield _to_hand(context, t)


def _to_the_seats(
    context: TableView, seen: Observation, t: Translator, *, follows: bool
) -> Iterator[Button]:
    """Yield the ways to a seat for who has none; for a player, a break and giving theirs away."""
    button = partial(table_button, context)
    if context.me is not None:
        yield button(Verb.RECESS, t.format("button-recess"), emoji.RECESS)
        if context.can_make_room and not context.game.board_is_hand:
            yield seat_button(context, t)
        return
    if context.shows_result and has_room(context, seen):
        yield button(Verb.JOIN, t.format("button-join"), emoji.JOIN)
    unfollow = button(Verb.UNFOLLOW, t.format("button-unfollow"), emoji.UNFOLLOW)
    yield unfollow if follows else follow_button(context, t)


def _to_hand(context: TableView, t: Translator) -> Button:
    label = "button-to-result" if context.result_is_hand else "button-hand"
    return table_button(context, Verb.PAGE, t.format(label), emoji.HAND)


_LONGEST_SCORES = 3500


def scores_page(context: TableView, t: Translator) -> PrivatePage:
    """Return the scores, with the way back to the other lookups.

    Raise ValueError if nothing has been dealt.
    """
    seen = context.observation
    if seen is None:
        raise ValueError("there are no scores before the deal")
    over = isinstance(seen.phase, RoundOver | MatchOver)
    lines = (result_lines if over else running_lines)(context, seen, t)
    text = shortened("\n".join(lines), _LONGEST_SCORES)
    return PrivatePage((Text(text), back_row(context, t)), accent(seen.colour))


def backs_page(context: TableView, t: Translator, note: str | None = None) -> PrivatePage:
    """Return the other sides of all players' cards, in no order (F8), with ``note`` below."""
    seen = context.observation
    if seen is None:
        raise ValueError("there are no cards before the deal")
    lines = [t.format("backs-title")]
    share = 3500 // max(1, len(context.seats))
    for seat, backs in enumerate(seen.other_backs):
        if backs:
            name = f"**{context.names[seat]}**"
            room = share - len(t.format("list-item", name=name, what=""))
            cards = faces_within(room, in_order(backs), t, context.card_tiles)
            lines.append(t.format("list-item", name=name, what=cards))
    if seen.pile_back is not None:
        back = face_text(seen.pile_back, t, tiles=context.card_tiles)
        lines.append(t.format("pile-back", card=back))
    if note is not None:
        lines.append(f"-# {note}")
    return PrivatePage((Text("\n".join(lines)), back_row(context, t)), accent(seen.colour))
