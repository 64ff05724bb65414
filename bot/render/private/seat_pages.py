"""Pages about the viewer's own seat: following a match, offering the seat, leaving, ending it."""

from __future__ import annotations

from bot.engine import Draft, MatchOver, Observation, RoundOver, compile_rules
from bot.i18n import Translator
from bot.render import emoji
from bot.render.button_rows import balanced_rows
from bot.render.clicks.click_id import SURE, Verb
from bot.render.lines.table_buttons import follow_button
from bot.render.page import Button, PrivatePage, Row, Style, Text, table_button
from bot.views.table_view import TableView


def own_seat_page(context: TableView, t: Translator) -> PrivatePage:
    """Return whether the viewer's seat is offered to others, and a button to change that."""
    offered = context.me is not None and context.me.is_offered
    penalty = compile_rules(context.options).scoring.penalty
    how = t.format("seat-offered-how", penalty=int(penalty))
    text = how if offered else t.format("seat-stays")
    return PrivatePage((Text(text), Row((seat_button(context, t),))))


def seat_button(context: TableView, t: Translator) -> Button:
    """Return the button by which the viewer offers their seat, or keeps it."""
    if context.me is not None and context.me.is_offered:
        return Button(t.format("button-keep-seat"), context.click(Verb.KEEP_SEAT), emoji.JOIN)
    click = context.click(Verb.OFFER_SEAT)
    return Button(t.format("button-offer-seat"), click, emoji.OFFER_SEAT)


def seated_already_page(context: TableView, t: Translator) -> PrivatePage:
    """Return to a player who wants to join that they have joined, and a button to leave."""
    leave = Button(t.format("button-leave"), context.click(Verb.LEAVE), emoji.LEAVE)
    return PrivatePage((Text(t.format("reason-already-at-table")), Row((leave,))))


def following_page(context: TableView, t: Translator, *, follows: bool) -> PrivatePage:
    """Return whether the viewer follows the match, and a button to change that."""
    if not follows:
        text = t.format("following-no-longer")
        return PrivatePage((Text(text), Row((follow_button(context, t),))))
    if context.can_join_next_round:
        key = "following-next"
    else:
        key = "following-now" if _do_seats_come_free(context) else "following-to-the-end"
    unfollow = Button(t.format("button-unfollow"), context.click(Verb.UNFOLLOW), emoji.UNFOLLOW)
    return PrivatePage((Text(t.format(key)), Row((unfollow,))))


def _do_seats_come_free(context: TableView) -> bool:
    """Return whether a newcomer can ever have a seat in this match (V9, D1, X10, C18)."""
    ends = compile_rules(context.options).ends
    return context.can_make_room and not (ends.elimination or ends.single_round)


def busy_channel_page(context: TableView, t: Translator, *, follows: bool) -> PrivatePage:
    """Return the answer to a viewer who wants to open a table where there is one already.

    The page offers what the viewer can do at that table: sit down, play from the next round on, or
    watch. A player is led to their seat. ``follows``: the viewer follows the match.
    """
    if context.me is not None:
        page = _seated_page(context, t)
    elif context.observation is None:
        page = _open_lobby_page(context, t)
    elif follows:
        page = following_page(context, t, follows=True)
    else:
        page = arrival_page(context, t)
    return PrivatePage((*page.blocks, Text(t.format("arriving-elsewhere"))))


def arrival_page(context: TableView, t: Translator, why: str | None = None) -> PrivatePage:
    """Return to a viewer without a seat how they can take part in the match that is on.

    ``why``: why they cannot sit down at once.
    """
    seen = context.observation
    between = seen is not None and isinstance(seen.phase, RoundOver)
    if between and why is None and context.has_seat_for_newcomer:
        join = table_button(context, Verb.JOIN, t.format("button-join"), emoji.JOIN, Style.GOOD)
        return PrivatePage((Text(t.format("arriving-between")), *_with_board(join, context, t)))
    key = "arriving-next-round" if context.can_join_next_round else "arriving-to-watch"
    text = why or t.format(key)
    return PrivatePage((Text(text), *_with_board(follow_button(context, t), context, t)))


def _open_lobby_page(context: TableView, t: Translator) -> PrivatePage:
    """Return that there is a lobby, and a button to join it while it has room."""
    if not context.takes_more:
        return PrivatePage((Text(t.format("arriving-at-full-lobby")),))
    mode = t.format(f"mode-{context.options.mode}")
    text = t.format("arriving-at-lobby", player=context.host, mode=mode)
    join = table_button(context, Verb.JOIN, t.format("button-join"), emoji.JOIN, Style.GOOD)
    return PrivatePage((Text(text), Row((join,))))


def _seated_page(context: TableView, t: Translator) -> PrivatePage:
    """Return to a player that they have a seat already, and the way to their hand."""
    if context.observation is None:
        return seated_already_page(context, t)
    hand = table_button(context, Verb.HAND, t.format("button-hand"), emoji.HAND)
    told = Text(t.format("reason-already-at-table"))
    return PrivatePage((told, *_with_board(hand, context, t)))


def _with_board(button: Button, context: TableView, t: Translator) -> list[Row]:
    """Return rows of the button and a link to the board, if that is posted."""
    link = context.board_link
    if link is None:
        return balanced_rows([button])
    to_board = Button(t.format("button-to-board"), url=link, emoji=emoji.TO_BOARD)
    return balanced_rows([button, to_board])


_SYMBOLS = {Verb.LEAVE: emoji.LEAVE, Verb.STOP: emoji.STOP}


def sure_page(context: TableView, verb: Verb, t: Translator) -> PrivatePage:
    """Return the question whether the viewer really wants to leave the match, or to stop it."""
    yes = Button(
        t.format(f"button-sure-{verb}"),
        context.click(verb, SURE),
        _SYMBOLS[verb],
        Style.DANGER,
    )
    buttons = [yes]
    if context.seat is not None:
        hand = context.click(Verb.PAGE)
        buttons.append(Button(t.format("button-stay"), hand, emoji.HAND))
    return PrivatePage((Text(t.format(_question(context, verb))), Row(tuple(buttons))))


def _question(context: TableView, verb: Verb) -> str:
    """Return the key of the question: between rounds nothing is lost by ending the match."""
    seen = context.observation
    between = seen is not None and isinstance(seen.phase, RoundOver)
    if verb is Verb.STOP:
        return "sure-stop-between" if between else "sure-stop"
    return "sure-leave-with-cards" if seen and _has_cards_that_count(seen) else "sure-leave"


def _has_cards_that_count(seen: Observation) -> bool:
    """Check whether the viewer has cards that count against them when they leave (L1a).

    A computer player plays on a partner's hand (L1), and a draft scores nothing.
    """
    playing = not isinstance(seen.phase, Draft | RoundOver | MatchOver)
    rules = seen.rules
    return playing and rules.scoring.penalty and not rules.partners and bool(seen.hand)
