"""`/uno verify`: checking the shuffle of a finished round, or of a record that was sent."""

from __future__ import annotations

import asyncio

import discord

from bot.i18n import Translator
from bot.notation.deal_verification import RecordVerification, verify_foreign
from bot.render import RecordedDeal, record_verification_page, round_verification_page
from bot.render.page import relative

from ._services import BotServices, personal_texts
from .answering.interaction_data import viewer_of
from .answering.replies import PrivateReply, Reply, answer, said

LARGEST_RECORD = 128 * 1024
"""Bytes of a record that is sent; a long match takes a quarter of that."""

MOST_ROUNDS_BACK = 1000

MOST_WAITING = 8
"""Records that are checked or wait for it, at most a second each. With more, the person is asked to
come again, so that nobody can make others wait for long.
"""


class _Checks:
    """Checks one record at a time, outside the event loop."""

    def __init__(self) -> None:
        self._one_at_a_time = asyncio.Semaphore(1)
        self._asked = 0

    @property
    def has_room(self) -> bool:
        return self._asked < MOST_WAITING

    async def check(self, text: str) -> RecordVerification:
        self._asked += 1
        try:
            async with self._one_at_a_time:
                return await asyncio.to_thread(verify_foreign, text)
        finally:
            self._asked -= 1


_checks = _Checks()


async def show_verification(
    services: BotServices,
    interaction: discord.Interaction,
    back: int,
    record: discord.Attachment | None,
) -> None:
    """Answer the command."""
    work = (
        _of_round(services, interaction, back)
        if record is None
        else _of_record(record, personal_texts(services, interaction))
    )
    await answer(interaction, work)


async def _of_round(services: BotServices, interaction: discord.Interaction, back: int) -> Reply:
    t = personal_texts(services, interaction)
    if interaction.guild_id is None:
        return said(t.format("verify-in-a-server"))
    viewer = viewer_of(interaction)
    found = await services.tables.rounds.verified(interaction.guild_id, back - 1, viewer)
    if found is None:
        return said(t.format("verify-no-round"))
    if found.found is None:
        return said(t.format("verify-gone", when=relative(found.ended_at)))
    title = t.format(
        "verify-round",
        mode=t.format(f"mode-{found.mode}"),
        number=found.found.number,
        when=relative(found.ended_at),
    )
    return PrivateReply(round_verification_page(found.found, found.names, title, t))


async def _of_record(record: discord.Attachment, t: Translator) -> Reply:
    if record.size > LARGEST_RECORD:
        return said(t.format("verify-record-too-large", most=LARGEST_RECORD // 1024))
    # Check before reading: a record that waits is held in memory.
    if not _checks.has_room:
        return said(t.format("verify-busy"))
    try:
        text = (await record.read()).decode("utf-8-sig")
    except (discord.HTTPException, UnicodeDecodeError):
        return said(t.format("verify-record-unreadable"))
    if not _checks.has_room:
        return said(t.format("verify-busy"))
    found = await _checks.check(text)
    return PrivateReply(record_verification_page(_deals(found), found.bad_line, t))


def _deals(found: RecordVerification) -> list[RecordedDeal]:
    return [
        RecordedDeal(deal.seed.hex(), deal.computed, deal.published, deal.origin, deal.verdict)
        for deal in found.deals
    ]
