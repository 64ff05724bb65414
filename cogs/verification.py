"""`/uno verify`: checking the shuffle of a finished round, or of a record that was sent."""

from __future__ import annotations

import discord

from bot.notation.deal_verification import verify_foreign
from bot.place import home_of, is_seen_by_one
from bot.render import record_verification_page, round_verification_page
from bot.render.page import relative
from bot.worker import Job, NotDoneError, Why

from .answering.interaction_data import viewer_of
from .answering.replies import PrivateReply, Reply, said
from .answering.request import Request

LARGEST_RECORD = 128 * 1024
"""Bytes of a record that is sent; a long match takes a quarter of that."""

MOST_ROUNDS_BACK = 1000

SECONDS_FOR_RECORD = 5.0
"""A record of this size takes a fifth of a second, unless it was made to take long."""

_PROOF = Job(verify_foreign, seconds=SECONDS_FOR_RECORD)


async def show_verification(asked: Request, back: int, record: discord.Attachment | None) -> Reply:
    """Answer the command."""
    return await (_of_round(asked, back) if record is None else _of_record(asked, record))


async def _of_round(asked: Request, back: int) -> Reply:
    t, place, viewer = asked.t, asked.place, viewer_of(asked.interaction)
    found = await asked.tables.rounds.verified(home_of(place), back - 1, viewer)
    if found is None and is_seen_by_one(place):
        return said(t.format("verify-where-played"))
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


async def _of_record(asked: Request, record: discord.Attachment) -> Reply:
    t, worker = asked.t, asked.tables.worker
    if record.size > LARGEST_RECORD:
        return said(t.format("verify-record-too-large", most=LARGEST_RECORD // 1024))
    # Before reading: a record that waits is held in memory.
    worker.require_room(asked.user_id)
    try:
        text = (await record.read()).decode("utf-8-sig")
    except (discord.HTTPException, UnicodeDecodeError):
        return said(t.format("verify-record-unreadable"))
    try:
        found = await worker.do(_PROOF, asked.user_id, text)
    except NotDoneError as error:
        if error.why not in (Why.TOO_LONG, Why.TOO_LARGE):
            raise
        return said(t.format("verify-record-too-long", seconds=int(SECONDS_FOR_RECORD)))
    return PrivateReply(record_verification_page(found, t))
