"""Which page a message of ours shows, by its kind and the state of its table."""

from __future__ import annotations

import discord

from bot.i18n import Texts, Translator
from bot.render import (
    Page,
    Scene,
    board_page,
    closed_page,
    hand_page,
    lobby_page,
    started_page,
)
from bot.store.rows import Ending, MessageKind, Status
from bot.tables import TableView

from ._scenes import scene_of, table_words


def page_for(client: discord.Client, texts: Texts, kind: MessageKind, view: TableView) -> Page:
    """The newest page of a lobby, board or hand message."""
    scene, t = scene_of(client, view), table_words(client, texts, view)
    match kind:
        case MessageKind.LOBBY:
            return _lobby(scene, view, t)
        case MessageKind.HAND:
            return own_hand(scene, view, t)
        case _:
            return board_page(scene, t) if scene.seen is not None else _lobby(scene, view, t)


def own_hand(scene: Scene, view: TableView, t: Translator, note: str | None = None) -> Page:
    """The viewer's hand, or a farewell where there is none any more."""
    if scene.seen is None:
        return closed_page(t.format("reason-not-started"))
    if scene.seat is None:
        return closed_page(t.format("hand-over"))
    return hand_page(scene, t, note=note)


def _lobby(scene: Scene, view: TableView, t: Translator) -> Page:
    if view.status is Status.LOBBY:
        return lobby_page(scene, t)
    if scene.seen is not None:
        return started_page(scene, t)
    closed = view.ending in (Ending.CLOSED, None)
    return closed_page(t.format("lobby-closed" if closed else "lobby-stopped"))
