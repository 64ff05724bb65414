"""The clicks with which a game begins and ends and players come and go."""

from __future__ import annotations

from bot.engine import Observation
from bot.evenings import Companion
from bot.render import (
    PrivatePage,
    Verb,
    arrival_page,
    following_page,
    missing_to_begin,
    own_seat_page,
    prohibited_page,
    removable,
    remove_page,
    seated_already_page,
    seed_word_form,
    sure_leave_page,
    sure_remove_page,
    sure_stop_page,
    table_page,
)
from bot.render.clicks.click_id import SURE
from bot.render.lines.refusals import instead_text
from bot.render.private.choosing import ChoosingTab, Note
from bot.rule_gate import next_table_here
from bot.tables import Outcome, Reason, Rejected, TableView
from bot.tables.playing import motions, play
from bot.tables.seating import free_seats, lobby, next_words
from bot.tables.seating.given_words import LONGEST_WORD
from bot.views.names import plain_name
from bot.views.table_parts import SeatView
from bot.views.table_values import Status, VoteKind

from ..answering.click_context import ClickContext, seat_number
from ..answering.interaction_data import person_of, sent_values
from ..answering.replies import EditReply, FormReply, PrivateReply, Reply, note, said
from ..answering.request import Request
from ..choosing.choosing_clicks import ChoosingPages
from ..choosing.lobby_opening import not_opened
from ..permissions import can_post_publicly, person_can_end_game
from ..showing.pages import context_of, refusal_text


async def join(taken: ClickContext) -> Reply:
    """Sit down, in a lobby or between rounds."""
    outcome = await taken.tables.seats.join(taken.game, person_of(taken.interaction))
    if isinstance(outcome, Rejected):
        return _not_seated(taken, outcome)
    if outcome.game.status is Status.LOBBY:
        return await taken.done(outcome, taken.t.format("note-joined"))
    return await taken.done(outcome, taken.t.format("note-sat-down", score=_own_score(outcome)))


def _not_seated(taken: ClickContext, rejected: Rejected) -> Reply:
    """Say why this person was not seated, and offer what they can do instead."""
    view = rejected.view
    if view is None or (taken.in_own and view.seat is not None):
        return taken.refused(rejected)
    context, t = context_of(taken.client, view), taken.t
    if rejected.reason is Reason.ALREADY_AT_TABLE:
        return PrivateReply(seated_already_page(context, t))
    if rejected.reason is Reason.ALREADY_STARTED and view.follower(taken.user_id) is None:
        return PrivateReply(arrival_page(context, t))
    if rejected.reason is Reason.SEAT_IS_KEPT:
        return PrivateReply(arrival_page(context, t, refusal_text(taken.client, rejected, t)))
    return taken.refused(rejected)


def _own_score(view: TableView) -> int:
    """Return the viewer's points, with which they sit down (L2): none in a lobby."""
    seen = view.observation
    return 0 if seen is None or view.seat is None else _penalty_points(seen, view.seat)


def _penalty_points(seen: Observation, seat: int) -> int:
    return seen.scores[seat] if seen.rules.scoring.penalty else 0


async def leave(taken: ClickContext) -> Reply:
    """Get up; ask first if the match is lost by it."""
    question = await _asked_first(taken)
    if question is not None:
        return question
    outcome = await taken.submit(play.leave)
    return await taken.done(outcome, taken.t.format("answer-left"))


async def stop(taken: ClickContext) -> Reply:
    """Close the lobby, end the match or ask the table to; ask first whether that is meant."""
    question = await _asked_first(taken)
    if question is not None:
        return question
    outcome = await taken.submit(motions.stop, person_can_end_game(taken.interaction))
    told = told_of_stop(outcome)
    return await taken.done(outcome, None if told == "answer-stopped" else taken.t.format(told))


_ASKED = "answer-asked"


def told_of_stop(outcome: Outcome) -> str:
    """Return the key of what became of a request to end the game."""
    if not isinstance(outcome, TableView) or outcome.game.status is not Status.LIVE:
        return "answer-stopped"
    return _ASKED if outcome.game.recess is None else "answer-asked-in-recess"


async def ask_for_recess(taken: ClickContext) -> Reply:
    """Begin a break, or ask the table for one."""
    outcome = await taken.submit(motions.ask_for_recess)
    if isinstance(outcome, Rejected):
        return taken.refused(outcome)
    told = _ASKED if outcome.game.recess is None else "answer-recess"
    return taken.noted(outcome, taken.t.format(told))


async def remove(taken: ClickContext) -> Reply:
    """Ask the table to remove a player; ask first whom, and whether that is meant."""
    view, t = await taken.own_view(), taken.t
    if view is None or view.observation is None:
        return taken.no_such_game
    context = context_of(taken.client, view)
    if view.seat is None:
        return taken.refused(Rejected(Reason.NOT_AT_TABLE, view))
    if not context.shows_result:
        return taken.refused(Rejected(Reason.NOT_IN_MID_ROUND, view))
    number, _, sure = taken.arg.partition(".")
    if not number:
        return taken.placed(view, remove_page(context, t), stays=True)
    seat = seat_number(number)
    if sure != SURE and seat in removable(context):
        return taken.placed(view, sure_remove_page(context, seat, t), stays=True)
    outcome = await taken.submit(motions.remove, seat)
    if isinstance(outcome, Rejected):
        return taken.refused(outcome)
    return taken.noted(outcome, t.format(_ASKED))


async def _asked_first(taken: ClickContext) -> Reply | None:
    if taken.arg == SURE:
        return None
    question = await question_before(taken, taken.game, taken.verb)
    return None if question is None else PrivateReply(question)


async def add_computer(taken: ClickContext) -> Reply:
    """Seat a computer player of a level."""
    return await taken.done(await taken.submit(lobby.add_computer, taken.arg))


async def like_last_time(taken: ClickContext) -> Reply:
    """Make the lobby like the last match of the channel."""
    return await taken.done(await taken.tables.lobbies.like_last_time(taken.game, taken.user_id))


async def start(taken: ClickContext) -> Reply:
    """Deal the first round, against as many computer players as the button says, if it does."""
    if not can_post_publicly(taken.interaction):
        return said(taken.t.format("answer-only-you-see"))
    opponents = int(taken.arg) if taken.arg.isdecimal() else 0
    outcome = await taken.tables.lobbies.start(taken.game, taken.user_id, opponents)
    if isinstance(outcome, Rejected):
        return _not_started(taken, outcome)
    return await taken.done(outcome)


_CANNOT_START = (Reason.NOT_AT_TABLE, Reason.NOT_HOST, Reason.TOO_FEW_SEATS, Reason.SETUP)


def _not_started(taken: ClickContext, rejected: Rejected) -> Reply:
    """Say who may start the game, and what it still lacks."""
    view, t = rejected.view, taken.t
    if view is None or rejected.reason not in _CANNOT_START:
        return _refused(taken, rejected)
    context = context_of(taken.client, view)
    is_host = taken.user_id == view.game.host_id
    who = None if is_host else t.format("only-host-starts", player=context.host)
    told = " ".join(filter(None, (who, missing_to_begin(context, t))))
    return said(told) if told else _refused(taken, rejected)


async def next_round(taken: ClickContext) -> Reply:
    """Deal the next round, or say that it begins in a moment."""
    outcome = await taken.submit(play.next_round)
    if isinstance(outcome, TableView) and outcome.open_vote(VoteKind.NEXT_ROUND) is not None:
        return taken.shown_hand(outcome, taken.t.format("answer-next-soon"))
    return await taken.done(outcome)


async def question_before(asked: Request, game_id: str, verb: Verb) -> PrivatePage | None:
    """Return the question to ask first, or None if nothing is lost or it will be refused."""
    tables, me = asked.tables, asked.user_id
    view = await tables.games.view(game_id, me)
    if view is None or view.game.status is not Status.LIVE:
        return None
    context = context_of(asked.client, view)
    if verb is Verb.LEAVE:
        cost = await tables.games.leaving_cost(game_id, me)
        return None if cost is None else sure_leave_page(context, cost, asked.t)
    manages = person_can_end_game(asked.interaction)
    if not await tables.games.may_end(game_id, me, may_manage=manages):
        return None
    return sure_stop_page(context, asked.t)


async def follow(taken: ClickContext) -> Reply:
    """Offer the next free seat to this person, and send them the result."""
    person = person_of(taken.interaction)
    outcome = await taken.submit(free_seats.follow, person.name, person.locale)
    return _following(taken, outcome, follows=True)


async def unfollow(taken: ClickContext) -> Reply:
    """Stop offering seats and sending the result to this person."""
    outcome = await taken.submit(free_seats.unfollow)
    return _following(taken, outcome, follows=False)


async def decline(taken: ClickContext) -> Reply:
    """Decline the offered seat."""
    outcome = await taken.submit(free_seats.decline_offer)
    if isinstance(outcome, Rejected):
        return _refused(taken, outcome)
    return said(taken.t.format("offer-declined"))


async def offer_seat(taken: ClickContext) -> Reply:
    """Offer this player's seat to others."""
    return _own_seat(taken, await taken.submit(free_seats.offer_seat))


async def keep_seat(taken: ClickContext) -> Reply:
    """Withdraw the offer of this player's seat."""
    return _own_seat(taken, await taken.submit(free_seats.keep_seat))


def _following(taken: ClickContext, outcome: Outcome, *, follows: bool) -> Reply:
    if isinstance(outcome, Rejected):
        return _refused(taken, outcome)
    page = following_page(context_of(taken.client, outcome), taken.t, follows=follows)
    return EditReply(page) if taken.in_own else PrivateReply(page)


def _own_seat(taken: ClickContext, outcome: Outcome) -> Reply:
    if isinstance(outcome, Rejected):
        return _refused(taken, outcome)
    return PrivateReply(own_seat_page(context_of(taken.client, outcome), taken.t))


def _refused(taken: ClickContext, rejected: Rejected) -> Reply:
    return said(refusal_text(taken.client, rejected, taken.t))


async def open_word_form(taken: ClickContext) -> Reply:
    """Open a window for a word in the seed, which shows the last one."""
    view = await taken.own_view()
    if view is None:
        return taken.no_such_game
    if view.game.evening is not None and view.hashes.next_announced is not None:
        playing = next_table_here(view.game.evening, view.options, view.seats).playing
        own = next((each for each in playing if each.user_id == taken.user_id), None)
        return _word_form(taken, view, own)
    if view.game.status is not Status.LOBBY:
        over = view.game.status is Status.OVER
        return taken.refused(Rejected(Reason.GAME_OVER if over else Reason.ALREADY_STARTED, view))
    return _word_form(taken, view, view.me)


def _word_form(taken: ClickContext, view: TableView, player: SeatView | Companion | None) -> Reply:
    if player is None:
        return taken.refused(Rejected(Reason.NOT_AT_TABLE, view))
    form = seed_word_form(context_of(taken.client, view), player.word, LONGEST_WORD, taken.t)
    return FormReply(form, note(taken.t.format("note-again")))


async def read_word_form(taken: ClickContext) -> Reply:
    """Use the typed word from now on, or none if nothing was typed."""
    typed = "".join(sent_values(taken.interaction)[:1])
    word = plain_name(typed) if typed.strip() else ""
    outcome = await taken.submit(next_words.give_word, word)
    if taken.in_own and isinstance(outcome, TableView) and outcome.game.status is Status.OVER:
        return said(taken.t.format("answer-done"))
    return await taken.done(outcome)


async def call_people(taken: ClickContext) -> Reply:
    """Call people to the lobby. If there is nobody to call, it can be done later."""
    tables, game, t = taken.tables, taken.game, taken.t
    view = await tables.games.view(game)
    if view is None:
        return taken.no_such_game
    if (await tables.people_called.by_host(view)).is_nobody:
        return said(t.format("answer-nobody-to-call"))
    outcome = await taken.submit(lobby.call_people)
    if isinstance(outcome, Rejected):
        return taken.refused(outcome)
    return taken.noted(outcome, t.format("answer-called"))


async def rematch(taken: ClickContext) -> Reply:
    """Play again by the same rules: open a lobby, or sit down in the existing one."""
    opened = await _opened(taken)
    if isinstance(opened, TableView):
        return await _at_new_table(taken, opened, "answer-rematch")
    return opened


async def rematch_by_new_rules(taken: ClickContext) -> Reply:
    """Play again, and choose the rules."""
    view = await taken.own_view()
    evening = None if view is None else view.game.evening
    if evening is not None and evening.waits:
        outcome = await taken.tables.evenings.new_rules(taken.game, taken.user_id)
        opened = taken.refused(outcome) if isinstance(outcome, Rejected) else outcome
    else:
        opened = await _opened(taken, nearest=True)
    if not isinstance(opened, TableView):
        return opened
    pages = ChoosingPages(taken.client, taken.tables, taken.user_id, taken.t)
    told = None if view is None else instead_text(view.options, taken.t)
    changed = None if told is None else Note(told)
    return PrivateReply(await pages.at(opened, ChoosingTab.GAME, note=changed))


async def _opened(taken: ClickContext, *, nearest: bool = False) -> TableView | Reply:
    """Return the lobby to its host; to others, a reply that says what became of it."""
    if not can_post_publicly(taken.interaction):
        return said(taken.t.format("answer-only-you-see"))
    person = person_of(taken.interaction)
    outcome = await taken.tables.lobbies.rematch(taken.game, person, nearest=nearest)
    if isinstance(outcome, Rejected) and outcome.view and outcome.reason is Reason.PROHIBITED:
        text = refusal_text(taken.client, outcome, taken.t)
        return PrivateReply(prohibited_page(context_of(taken.client, outcome.view), text, taken.t))
    if isinstance(outcome, Rejected):
        return await not_opened(taken, outcome)
    view = await taken.tables.games.view(outcome.game.id)
    if view is None:
        return taken.no_such_game
    if taken.user_id == view.game.host_id:
        return view
    return await _at_new_table(taken, view, "answer-rematch-joined")


async def _at_new_table(taken: ClickContext, view: TableView, key: str) -> Reply:
    """Say what became of a rematch, with a link to its lobby as soon as that is posted."""
    await taken.writer.look_for(view.game.id)
    posted = await taken.tables.games.view(view.game.id) or view
    return PrivateReply(table_page(context_of(taken.client, posted), taken.t.format(key), taken.t))
