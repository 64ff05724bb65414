"""Sending a page that Discord may refuse because of one of its parts: a plainer one follows."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from http import HTTPStatus
from typing import Any, TypeVar

import discord

from bot.render import Page
from bot.render.plainer_pages import plainer_forms, without_uploads

from .._services import services_of
from .components import PageLayout

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")

_OF_A_PART = (0, 10014, 50006, 50035)
"""Discord's codes for an unknown emoji, an empty message, or an invalid body."""

_MISSING_PERMISSIONS = 50013
"""For a page with pictures, only the permission to attach files may be missing."""


async def in_some_form(
    client: discord.Client, page: Page, send: Callable[[PageLayout], Coroutine[Any, Any, Answer]]
) -> Answer:
    """Send the page, or the first plainer form of it that Discord accepts, and return its answer.

    Raise the error of the plainest form, and at once any error that is not about a part of a page.
    """
    try:
        return await send(PageLayout(page))
    except discord.HTTPException as error:
        if _is_perhaps_of_the_files(error) and any(page.pictures):
            log.info("no files are taken here: a page is shown without its pictures")
            return await in_some_form(client, without_uploads(page), send)
        refused = _of_a_part(client, error)
    for plainer in plainer_forms(page):
        try:
            return await send(PageLayout(plainer))
        except discord.HTTPException as error:
            refused = _of_a_part(client, error)
    raise refused


def _of_a_part(client: discord.Client, error: discord.HTTPException) -> discord.HTTPException:
    if not _is_of_a_part(error):
        raise error
    log.warning("a part of a page was refused", extra={"why": error.text})
    if _is_of_an_emoji(error):
        services_of(client).card_emoji.doubt()
    return error


def _is_of_a_part(error: discord.HTTPException) -> bool:
    """Return whether Discord might accept the message without some part of it."""
    return error.status == HTTPStatus.BAD_REQUEST and error.code in _OF_A_PART


def _is_perhaps_of_the_files(error: discord.HTTPException) -> bool:
    return error.status == HTTPStatus.FORBIDDEN and error.code == _MISSING_PERMISSIONS


def _is_of_an_emoji(error: discord.HTTPException) -> bool:
    return "emoji" in error.text.lower()
