"""What the table votes on: the question, the answers so far, the outcome, and the buttons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from bot.i18n import Translator
from bot.views.names import plain_name
from bot.views.table_parts import VoteView
from bot.views.table_values import STAND_IN_LEVEL, VoteKind
from bot.views.table_view import TableView

from .. import emoji
from ..clicks.click_id import Verb
from ..page import MAX_LABEL, Button, relative, shortened
from .story import listed


def vote_lines(context: TableView, t: Translator) -> list[str]:
    """Return each open vote with its answers, and the outcome of the latest ones."""
    return [vote_line(context, vote, t) for vote in context.votes]


def vote_line(context: TableView, vote: VoteView, t: Translator) -> str:
    """Return what is asked, by whom, how the vote stands and until when; or what came of it."""
    if vote.judged is None:
        key = f"vote-asks-{vote.kind}"
    else:
        key = f"vote-carried-{vote.kind}" if vote.judged else f"vote-failed-{vote.kind}"
    line = t.format(
        key,
        player=context.names[vote.by],
        other=context.names[vote.about],
        you="yes" if vote.about in (context.seat, context.former_seat) else "no",
        level=t.format(f"level-{STAND_IN_LEVEL}"),
        link=vote.link or "",
        ayes=_named(context, vote.counted, t),
        count=len(vote.counted),
        needed=vote.needed,
    )
    if vote.judged is not None:
        return line
    return f"{line}\n-# {' · '.join(_standing(context, vote, t))}"


def _standing(context: TableView, vote: VoteView, t: Translator) -> Iterator[str]:
    """Yield who has agreed, of how many needed, who has not, and until when one can answer."""
    ayes, needed = _named(context, vote.counted, t), vote.needed
    yield t.format("vote-ayes", player=ayes, count=len(vote.counted), needed=needed)
    if noes := [seat for seat in vote.noes if seat in vote.asked]:
        yield t.format("vote-noes", player=_named(context, noes, t))
    if vote.about not in vote.asked and vote.about in (*vote.ayes, *vote.noes):
        agrees = "yes" if vote.about in vote.ayes else "no"
        yield t.format("vote-concerned", player=context.names[vote.about], answer=agrees)
    if vote.ends_at is not None and context.game.recess is None:
        yield t.format("vote-until", when=relative(vote.ends_at))


def _named(context: TableView, seats: Iterable[int], t: Translator) -> str:
    return listed([context.names[seat] for seat in seats], t)


def vote_buttons(context: TableView, t: Translator) -> list[Button]:
    """Return *Yes* and *No* for each open vote; in a hand, for those its owner has to answer."""
    open_ones = [vote for vote in context.votes if vote.open_to]
    wanted = [vote for vote in open_ones if context.seat in (None, *vote.open_to)]
    return [button for vote in wanted for button in _yes_and_no(context, vote, t)]


def _yes_and_no(context: TableView, vote: VoteView, t: Translator) -> Iterator[Button]:
    name = plain_name(context.seats[vote.about].name)
    click = partial(context.click, Verb.VOTE)
    aye = shortened(t.format(f"button-yes-{vote.kind}", player=name), MAX_LABEL)
    symbol = _SYMBOLS.get(vote.kind, emoji.AYE)
    yield Button(aye, click(f"{vote.kind}.{vote.about}.yes"), symbol)
    no = shortened(t.format(f"button-no-{vote.kind}", player=name), MAX_LABEL)
    yield Button(no, click(f"{vote.kind}.{vote.about}.no"), emoji.NO)


_SYMBOLS = {
    VoteKind.QUESTION: emoji.QUESTION,
    VoteKind.ADVICE: emoji.ADVICE,
    VoteKind.HANDOVER: emoji.COMPUTER,
}


def farewell(context: TableView, t: Translator) -> str:
    """Return the last word to a player who has left, or who was removed, by whom and how."""
    seat = context.former_seat
    if seat is None or not context.seats[seat].removed:
        return t.format("hand-over")
    removals = (vote for vote in context.votes if vote.kind is VoteKind.REMOVE and vote.judged)
    removal = next((vote for vote in removals if vote.about == seat), None)
    return t.format("reason-was-removed") if removal is None else vote_line(context, removal, t)
