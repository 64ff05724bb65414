"""A table view -> the context that messages are made from: with names of places, and links."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import discord

from bot.engine import Presence
from bot.i18n import Texts, Translator
from bot.players import LEVELS
from bot.render import PageContext, SeatLabel
from bot.render.names import escaped
from bot.render.page_context import AccusationLabel, KeptSeat
from bot.tables import TableView
from bot.views.table_values import DeadlineKind, VoteKind

from .._services import Services

_ANNOUNCED = (DeadlineKind.LOBBY_CLOSES, DeadlineKind.NEXT_ROUND)
_OF_A_TURN = (DeadlineKind.TURN, DeadlineKind.GESTURE)


def context_of(client: discord.Client, view: TableView) -> PageContext:
    """The context of a view; places are named as far as this process knows them."""
    seats = tuple(
        SeatLabel(
            name=seat.name,
            computer=seat.is_computer,
            level=seat.level,
            away=seat.presence is Presence.AWAY,
            host=seat.user_id == view.host_id,
            autopilot=seat.autopilot,
            missing=seat.missing,
            votes=_votes_for_handover(view, seat.number),
            offered=seat.offered,
            key=seat.key,
        )
        for seat in view.seats
    )
    return PageContext(
        game=view.game_id,
        version=view.version,
        seats=seats,
        options=view.options,
        seat=view.seat,
        observation=view.observation,
        legal=view.legal,
        side=view.side,
        steps=tuple(step.events for step in view.steps),
        place=_place(client, view),
        board_link=_link(view),
        next_at=view.deadline if view.deadline_kind in _ANNOUNCED else None,
        commitment=view.commitment,
        seed=view.seed,
        acted_for=tuple(step.acted_for for step in view.steps),
        turn_until=view.deadline if view.deadline_kind in _OF_A_TURN else None,
        paused=view.paused,
        rings=view.rings,
        accusations=tuple(_accusations(view)),
        can_be_woken=view.can_be_woken,
        cards_as_symbols=view.me is not None and view.me.cards_as_symbols,
        tiles=cast(Services, client).card_emoji.of(view.options.mode),
        turn_seconds=view.turn_seconds,
        gesture=view.gesture,
        rematch_until=view.rematch_until,
        invited=view.invited,
        newcomer=view.me is not None and view.me.newcomer,
        levels=tuple(LEVELS),
        followers=len(view.followers),
        may_call=view.may_call,
        kept_seats=tuple(_kept_seats(view)),
    )


def _votes_for_handover(view: TableView, seat: int) -> int:
    votes = (v for v in view.votes if v.kind is VoteKind.HANDOVER and v.about == seat)
    return sum(vote.ayes for vote in votes)


def _kept_seats(view: TableView) -> Iterator[KeptSeat]:
    for follower in view.followers:
        if follower.offered_until is not None:
            yield KeptSeat(follower.name, follower.offered_until)


def _accusations(view: TableView) -> Iterator[AccusationLabel]:
    for vote in view.votes:
        if vote.kind is VoteKind.HANDOVER:
            continue
        assert vote.ends_at is not None
        yield AccusationLabel(
            kind=vote.kind.value,
            about=vote.about,
            by=vote.by,
            ayes=vote.ayes,
            needed=vote.needed,
            open_to=vote.open_to,
            ends_at=vote.ends_at,
            link=vote.link or "",
        )


def table_texts(client: discord.Client, texts: Texts, view: TableView) -> Translator:
    """The language of a message that is nobody's answer: the seat's, else the server's."""
    if view.locale is not None:
        return texts.get(view.locale)
    guild = client.get_guild(view.guild_id)
    return texts.get(None if guild is None else str(guild.preferred_locale))


def _place(client: discord.Client, view: TableView) -> str:
    guild = client.get_guild(view.guild_id)
    if guild is None:
        return f"<#{view.channel_id}>"
    return f"{escaped(guild.name)} › <#{view.channel_id}>"


def _link(view: TableView) -> str | None:
    if view.board_id is None:
        return None
    return message_link(view.guild_id, view.channel_id, view.board_id)


def message_link(guild_id: int, channel_id: int, message_id: int) -> str:
    """Where a click leads to this message."""
    return f"https://discord.com/channels/{guild_id}/{channel_id}/{message_id}"
