"""Which page a message of ours shows, by its kind and the state of its table."""

from __future__ import annotations

import discord

from bot.i18n import Texts, Translator
from bot.render import (
    Page,
    PublicPage,
    Scene,
    board_page,
    closed_page,
    hand_page,
    lobby_page,
    started_page,
)
from bot.store.rows import Ending, MessageKind, Status
from bot.tables import TableView

from ._scenes import scene_of, table_texts


def public_page(
    client: discord.Client, texts: Texts, kind: MessageKind, view: TableView
) -> PublicPage:
    """The newest page of a lobby or board, from the view that everybody has.

    Raises ValueError for a view of one player's.
    """
    scene, t = scene_of(client, view), table_texts(client, texts, view)
    if kind is MessageKind.BOARD and scene.seen is not None:
        return board_page(scene, t)
    return _lobby(scene, view, t)


def own_hand(scene: Scene, view: TableView, t: Translator, note: str | None = None) -> Page:
    """The viewer's hand, or a farewell where there is none any more."""
    if scene.seen is None:
        return closed_page(t.format("reason-not-started"))
    if scene.seat is None:
        return closed_page(t.format("hand-over"))
    return hand_page(scene, t, note=note)


def _lobby(scene: Scene, view: TableView, t: Translator) -> PublicPage:
    if view.status is Status.LOBBY:
        return lobby_page(scene, t)
    if scene.seen is not None:
        return started_page(scene, t)
    closed = view.ending in (Ending.CLOSED, None)
    return closed_page(t.format("lobby-closed" if closed else "lobby-stopped"))
