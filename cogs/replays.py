"""`/uno replay` and the clicks on its pages: a round that is over, move by move."""

from __future__ import annotations

import discord

from bot.i18n import Translator
from bot.render import PrivatePage, Replay, ReplayStep, Way, replay_page
from bot.render.page import relative
from bot.tables.rounds.replayed_rounds import Asker, ReplayedRound

from ._services import Services, personal_texts
from .answering.replies import OwnEdit, Private, Reply, answer, said
from .answering.taken_click import TakenClick


async def show_replay(services: Services, interaction: discord.Interaction, back: int) -> None:
    """Answer the command."""
    await answer(interaction, _last(services, interaction, back), edits_clicked=False)


async def _last(services: Services, interaction: discord.Interaction, back: int) -> Reply:
    t = personal_texts(services, interaction)
    if interaction.guild_id is None:
        return said(t.format("replay-in-a-server"))
    found = await services.tables.rounds.replayed_last(interaction.guild_id, back - 1)
    if found is None:
        return said(t.format("replay-no-round", number=back))
    replay = _replay(found, t)
    return _gone(found, t) if replay is None else Private(_page(services, found, replay, 0, t))


async def answer_click(taken: TakenClick) -> Reply:
    """Another position of the round, in the page that was clicked or, at first, beside it."""
    step, interaction = ReplayStep.parse(taken.click.arg), taken.interaction
    if step is None:
        return taken.not_there
    asker = Asker(taken.user_id, interaction.guild_id)
    found = await taken.tables.rounds.replayed(taken.click.game, step.number, asker)
    if found is None:
        return said(taken.t.format("replay-not-over"))
    replay = _replay(found, taken.t)
    if replay is None:
        return _gone(found, taken.t)
    page = _page(taken.services, found, replay, step.at, taken.t)
    is_opened = step.way is Way.OPEN or not taken.in_own
    return Private(page) if is_opened else OwnEdit(page)


def _replay(found: ReplayedRound, t: Translator) -> Replay | None:
    if found.kept is None:
        return None
    _, walk = found.kept
    mode = t.format(f"mode-{found.mode}")
    title = t.format("verify-round", mode=mode, number=found.number, when=relative(found.ended_at))
    return Replay(found.game_id, found.number, title, found.names, walk)


def _gone(found: ReplayedRound, t: Translator) -> Reply:
    return said(t.format("replay-gone", when=relative(found.ended_at)))


def _page(
    services: Services, found: ReplayedRound, replay: Replay, at: int, t: Translator
) -> PrivatePage:
    tiles = services.card_emoji.of(replay.walk.options.mode)
    return replay_page(replay, at, t, tiles)
