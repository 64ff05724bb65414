"""`/uno replay` and its pages: a finished round move by move, and posting a move or the film."""

from __future__ import annotations

from functools import partial

from bot.engine import SeedOrigin, commitment
from bot.facts import RoundRecord, RoundWalk
from bot.i18n import Translator
from bot.notation.record_writer import write_round
from bot.place import home_of, is_seen_by_one
from bot.render import (
    PrivatePage,
    PublicPage,
    ReplayStep,
    ShuffleProof,
    TileEmoji,
    Way,
    membership,
    replay_page,
    replay_record_page,
    round_details_page,
)
from bot.render.lines.status_lines import round_in_words
from bot.render.page import relative
from bot.render.pictures.film_picture import film_of, moment_of, posted_film, posted_moment
from bot.render.shown_replay import Replay
from bot.tables import Reason, Rejected
from bot.tables.rounds.round_lookup import ReplayedRound
from bot.views.names import escaped

from .answering.click_context import ClickContext
from .answering.interaction_data import person_of, viewer_of
from .answering.replies import EditReply, PrivateReply, Reply, said
from .answering.request import Request
from .kept_pictures import FILM, MOMENT
from .public_posts import post_for_everybody

_POSTS = (Way.POST, Way.FILM)
_OPENING = (Way.OPEN, Way.OPEN_DETAILS)
_DETAILS = (Way.DETAILS, Way.OPEN_DETAILS, Way.RECORD)


async def show_replay(asked: Request, back: int) -> Reply:
    """Answer the command."""
    t, place, viewer = asked.t, asked.place, viewer_of(asked.interaction)
    found = await asked.tables.rounds.replayed_last(home_of(place), back - 1, viewer)
    if found is None and is_seen_by_one(place):
        return said(t.format("replay-where-played"))
    if found is None:
        return said(t.format("replay-no-round", number=back))
    if found.kept is None:
        return _gone(found, t)
    replay = _replay(found, found.kept[1], t)
    return PrivateReply(replay_page(replay, 0, t, _tiles(asked, replay)))


async def answer_click(taken: ClickContext) -> Reply:
    """Show another position of the round, in the clicked page or, at first, beside it."""
    step = ReplayStep.parse(taken.arg)
    if step is None:
        return taken.not_there
    viewer = viewer_of(taken.interaction, aloud=step.way in _POSTS)
    found = await taken.tables.rounds.replayed(taken.game, step.number, viewer)
    if found is None:
        return said(taken.t.format("replay-not-over"))
    if found.kept is None:
        return _gone(found, taken.t)
    return await _at(taken, step, found, found.kept)


async def _at(
    taken: ClickContext, step: ReplayStep, found: ReplayedRound, kept: tuple[RoundRecord, RoundWalk]
) -> Reply:
    record, walk = kept
    replay, at, t = _replay(found, walk, taken.t), min(step.at, walk.last), taken.t
    if step.way in _POSTS:
        draw = partial(_posted, taken, replay, step)
        return await post_for_everybody(
            taken, found.home_id, draw, partial(_names_same, taken, found)
        )
    if step.way is Way.WHAT_IF:
        return await _play_on(taken, found, record, at)
    judged = None
    if step.way is Way.HARD:
        judged = await taken.tables.rounds.judged(record, at, taken.user_id)
    if step.way in _DETAILS:
        page = await _details(taken, found, replay, at)
    else:
        page = replay_page(replay, at, t, _tiles(taken, replay), judged)
    if step.way in _OPENING or not taken.in_own:
        return PrivateReply(page)
    return EditReply(
        page, _as_file(replay, record, found.origin, t) if step.way is Way.RECORD else None
    )


async def _details(
    taken: ClickContext, found: ReplayedRound, replay: Replay, at: int
) -> PrivatePage:
    proof = ShuffleProof(commitment(found.seed), found.seed.hex(), found.origin)
    match = await taken.tables.rounds.worth_of_match(found.game_id)
    return round_details_page(replay, at, proof, match, taken.t, membership(taken.place))


async def _play_on(
    taken: ClickContext, found: ReplayedRound, record: RoundRecord, at: int
) -> Reply:
    """Open a table in the person's direct messages that plays on from this position."""
    own_seat, t = found.people.get(taken.user_id), taken.t
    if await taken.writer.are_dms_held(taken.user_id):
        return said(t.format("what-if-dms-held"))
    person, people = person_of(taken.interaction), found.people.values()
    computers = {seat: name for seat, name in found.names.items() if seat not in people}
    outcome = await taken.tables.what_ifs.begin(record, at, person, own_seat, computers)
    if isinstance(outcome, Rejected):
        if outcome.reason in (Reason.PROHIBITED, Reason.NOT_ALONE):
            return taken.refused(outcome)
        just_begun = outcome.reason is Reason.STALE
        return said(t.format("what-if-just-begun" if just_begun else "what-if-over"))
    seat = outcome.seat
    if seat is None or seat == own_seat:
        return said(t.format("what-if-begun"))
    name = found.names.get(seat)
    player = t.format("somebody") if name is None else escaped(name)
    return said(t.format("what-if-begun-as", player=player))


def _as_file(
    replay: Replay, record: RoundRecord, origin: SeedOrigin | None, t: Translator
) -> PrivatePage:
    actions = [step.action for step in record.steps]
    written = write_round(record.options, record.opening, actions, origin)
    return replay_record_page(replay, written, t)


def _replay(found: ReplayedRound, walk: RoundWalk, t: Translator) -> Replay:
    title = f"{round_in_words(walk.options, found.number, t)}, {relative(found.ended_at)}"
    return Replay(found.game_id, found.number, title, found.names, walk, found.worth)


def _gone(found: ReplayedRound, t: Translator) -> Reply:
    return said(t.format("replay-gone", when=relative(found.ended_at)))


def _tiles(asked: Request, replay: Replay) -> TileEmoji | None:
    return asked.services.card_emoji.of(replay.walk.options.mode)


async def _names_same(taken: ClickContext, shown: ReplayedRound) -> bool:
    """Return whether the round may still be posted with the names in it."""
    viewer = viewer_of(taken.interaction, aloud=True)
    found = await taken.tables.rounds.replayed(shown.game_id, shown.number, viewer)
    return found is not None and (found.names, found.people) == (shown.names, shown.people)


async def _posted(
    taken: ClickContext, replay: Replay, step: ReplayStep, t: Translator
) -> PublicPage:
    pictures, name = taken.services.pictures, taken.interaction.user.display_name
    if step.way is Way.FILM:
        film = await pictures.draw(FILM, taken.user_id, film_of(replay, t))
        return posted_film(replay, name, film, t)
    at = min(step.at, replay.walk.last)
    png = await pictures.draw(MOMENT, taken.user_id, moment_of(replay, at, t))
    return posted_moment(replay, at, name, png, t)
