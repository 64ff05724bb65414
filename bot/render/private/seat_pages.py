"""Pages about the viewer's own seat: following a match, offering the seat, leaving, ending it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.engine import RoundOver, compile_rules
from bot.i18n import Translator
from bot.render import emoji
from bot.render.button_rows import balanced_rows
from bot.render.clicks.click_id import SURE, Verb
from bot.render.lines.table_buttons import follow_button
from bot.render.page import (
    MAX_LABEL,
    Block,
    Button,
    PrivatePage,
    Row,
    Style,
    Text,
    relative,
    shortened,
    table_button,
)
from bot.views.leaving_cost import LeavingCost
from bot.views.names import plain_name
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


def prohibited_page(context: TableView, text: str, t: Translator) -> PrivatePage:
    """Return why there is no rematch by these rules, and a button for one by other rules."""
    rules = table_button(context, Verb.NEW_RULES, t.format("button-new-rules"), emoji.OPTIONS)
    return PrivatePage((Text(text), Row((rules,))))


def seated_already_page(context: TableView, t: Translator) -> PrivatePage:
    """Return to a player who wants to join that they have joined, and a button to leave."""
    told = Text(t.format("reason-already-at-table"))
    return PrivatePage((told, Row((_leave_button(context, t),))))


def _leave_button(context: TableView, t: Translator) -> Button:
    return Button(t.format("button-leave"), context.click(Verb.LEAVE), emoji.LEAVE)


def following_page(context: TableView, t: Translator, *, follows: bool) -> PrivatePage:
    """Return whether the viewer follows the match, and a button to change that."""
    if not follows:
        text = t.format("following-no-longer")
        return PrivatePage((Text(text), Row((follow_button(context, t),))))
    return PrivatePage((Text(_how_one_follows(context, t)), Row((_unfollow_button(context, t),))))


def _how_one_follows(context: TableView, t: Translator) -> str:
    if context.can_join_next_round:
        return t.format("following-next")
    return t.format("following-now" if _do_seats_come_free(context) else "following-to-the-end")


def _unfollow_button(context: TableView, t: Translator) -> Button:
    return Button(t.format("button-unfollow"), context.click(Verb.UNFOLLOW), emoji.UNFOLLOW)


def _do_seats_come_free(context: TableView) -> bool:
    """Return whether a newcomer can ever have a seat in this match (V9, D1, X10, C18)."""
    ends = compile_rules(context.options).ends
    return context.can_make_room and not (ends.elimination or ends.single_round)


def busy_channel_page(
    context: TableView, t: Translator, *, follows: bool, manages: bool = False
) -> PrivatePage:
    """Return the answer to a viewer who wants to open a table where there is one already.

    The page leads to that table and offers what the viewer can do there: sit down, play from the
    next round on, or watch. A player is led to their seat. ``follows``: the viewer follows the
    match; ``manages``: they may end it.
    """
    text, buttons = _place_at_table(context, t, follows=follows)
    if manages or (context.me is not None and context.me.is_host):
        label = "button-close-table" if context.observation is None else "button-end-match"
        buttons.append(table_button(context, Verb.STOP, t.format(label), emoji.STOP))
    page = table_page(context, text, t, *buttons)
    # There is no other channel where one plays alone.
    elsewhere = () if context.game.board_is_hand else (Text(t.format("arriving-elsewhere")),)
    return PrivatePage((*page.blocks, *elsewhere))


def _place_at_table(
    context: TableView, t: Translator, *, follows: bool
) -> tuple[str, list[Button]]:
    """Return what the viewer is told who comes to this table, and the buttons for it."""
    if context.me is not None:
        seat = _leave_button(context, t)
        if context.observation is not None:
            seat = table_button(context, Verb.HAND, t.format("button-hand"), emoji.HAND)
        return t.format("reason-already-at-table"), [seat]
    if context.observation is None:
        return _open_lobby(context, t)
    if follows:
        return _how_one_follows(context, t), [_unfollow_button(context, t)]
    return _arrival(context, t)


def arrival_page(context: TableView, t: Translator, why: str | None = None) -> PrivatePage:
    """Return to a viewer without a seat how they can take part in the match that is on.

    ``why``: why they cannot sit down at once.
    """
    if why is None:
        text, buttons = _arrival(context, t)
        return table_page(context, text, t, *buttons)
    return table_page(context, why, t, follow_button(context, t))


def _arrival(context: TableView, t: Translator) -> tuple[str, list[Button]]:
    if _is_between_rounds(context) and context.has_seat_for_newcomer:
        return t.format("arriving-between"), [_join_button(context, t)]
    key = "arriving-next-round" if context.can_join_next_round else "arriving-to-watch"
    return t.format(key), [follow_button(context, t)]


def _join_button(context: TableView, t: Translator) -> Button:
    return table_button(context, Verb.JOIN, t.format("button-join"), emoji.JOIN, Style.GOOD)


def _open_lobby(context: TableView, t: Translator) -> tuple[str, list[Button]]:
    """Return that there is a lobby, and a button to join it while it has room."""
    if not context.takes_more:
        return t.format("arriving-at-full-lobby"), []
    mode = t.format(f"mode-{context.options.mode}")
    text = t.format("arriving-at-lobby", player=context.host, mode=mode)
    return text, [_join_button(context, t)]


def table_page(context: TableView, text: str, t: Translator, *buttons: Button) -> PrivatePage:
    """Return a page that sends the viewer to the table: with a link to its message.

    If somebody has deleted that message, the page says so.
    """
    blocks: list[Block] = [Text(text)]
    rows = list(buttons)
    if context.board_link is not None:
        label = t.format("button-to-board")
        rows.append(Button(label, url=context.board_link, emoji=emoji.TO_BOARD))
    elif context.board.posted_again_at is not None:
        when = relative(context.board.posted_again_at)
        blocks.append(Text(t.format("table-deleted", when=when)))
    return PrivatePage((*blocks, *(balanced_rows(rows) if rows else ())))


def several_tables_page(contexts: Iterable[TableView], t: Translator) -> PrivatePage:
    """Return to a viewer who plays at these tables that one has to be chosen, with a link each."""
    tables = [f"- {_named(context, t)} {context.board_link or ''}".strip() for context in contexts]
    return PrivatePage((Text("\n".join([t.format("answer-several-games"), *tables])),))


def _named(context: TableView, t: Translator) -> str:
    """Return where the table is, for a reader elsewhere."""
    return t.format("alone-channel") if context.game.board_is_hand else context.place


_SYMBOLS = {Verb.LEAVE: emoji.LEAVE, Verb.STOP: emoji.STOP, Verb.REMOVE: emoji.LEAVE}


def sure_leave_page(context: TableView, cost: LeavingCost, t: Translator) -> PrivatePage:
    """Return the question whether the viewer really wants to leave the match, and what it costs."""
    return _sure(context, " ".join(_told_cost(context, cost, t)), Verb.LEAVE, SURE, t)


def _told_cost(context: TableView, cost: LeavingCost, t: Translator) -> Iterator[str]:
    if not removable(context):  # against computers alone the round counts for nobody
        yield t.format("sure-leave-alone")
        return
    yield t.format("sure-leave-round" if cost.loses_round else "sure-leave")
    if cost.ends_match and cost.winner is None:
        yield t.format("leaving-wins-nothing")
    elif cost.ends_match and cost.winner is not None:
        yield t.format("leaving-ends-match", player=context.names[cost.winner])
    elif cost.points:
        yield t.format("leaving-costs", points=cost.points)
    if cost.reaches_target and not cost.ends_match:
        yield t.format("leaving-reaches-target")
    if cost.may_return and cost.back_with:
        yield t.format("leaving-back-with", score=cost.back_with)
    elif cost.may_return:
        yield t.format("leaving-back")


def sure_stop_page(context: TableView, t: Translator) -> PrivatePage:
    """Return the question whether the viewer really wants to stop the match.

    Between rounds nothing is lost. A viewer who plays with others asks them.
    """
    told = [t.format("sure-stop-between" if _is_between_rounds(context) else "sure-stop")]
    if context.seat is not None and removable(context):
        told += [t.format("sure-asking"), t.format("sure-asking-away")]
    return _sure(context, " ".join(told), Verb.STOP, SURE, t)


def sure_remove_page(context: TableView, seat: int, t: Translator) -> PrivatePage:
    """Return the question whether the viewer really wants this player to be removed."""
    player = context.names[seat]
    stays = shortened(t.format("button-no-remove", player=player), MAX_LABEL)
    text = f"{t.format('sure-remove', player=player)} {t.format('sure-asking')}"
    return _sure(context, text, Verb.REMOVE, f"{seat}.{SURE}", t, stays)


def _sure(
    context: TableView, text: str, verb: Verb, arg: str, t: Translator, otherwise: str = ""
) -> PrivatePage:
    click, label = context.click(verb, arg), t.format(f"button-sure-{verb}")
    buttons = [Button(label, click, _SYMBOLS[verb], Style.DANGER)]
    if context.seat is not None:
        hand = context.click(Verb.PAGE)
        buttons.append(Button(otherwise or t.format("button-stay"), hand, emoji.HAND))
    return PrivatePage((Text(text), Row(tuple(buttons))))


def removable(context: TableView) -> list[int]:
    """Return the seats of the other people, whom the viewer could want to be removed."""
    return [seat.number for seat in context.seats if seat.is_person and seat.number != context.seat]


def remove_page(context: TableView, t: Translator) -> PrivatePage:
    """Return a button for each person whom the viewer could want to be removed."""
    names = {seat: plain_name(context.seats[seat].name) for seat in removable(context)}
    buttons = [
        Button(
            shortened(t.format("button-remove-player", player=name), MAX_LABEL),
            context.click(Verb.REMOVE, str(seat)),
            emoji.LEAVE,
        )
        for seat, name in names.items()
    ]
    text = t.format("remove-whom" if buttons else "remove-nobody")
    return PrivatePage((Text(text), *balanced_rows(buttons)))


def _is_between_rounds(context: TableView) -> bool:
    return context.observation is not None and isinstance(context.observation.phase, RoundOver)
