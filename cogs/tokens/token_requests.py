"""The single requests by tokens of interactions, without the interactions and their messages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord
from discord.http import MultipartParameters, handle_message_parameters
from discord.utils import MISSING
from discord.webhook.async_ import async_context

from .interaction_tokens import InteractionToken, TokenMessage

_NOBODY = discord.AllowedMentions.none()


@dataclass(frozen=True, slots=True)
class FollowUp:
    """A message that was posted by a token, and whether one person alone sees it."""

    id: int
    is_private: bool


class TokenRequests:
    """Edits, posts and deletes messages by tokens. Only `call` calls people by mentions.

    Each raises `discord.HTTPException` if Discord refuses. The caller knows who sees the message.
    """

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def edit(self, message: TokenMessage, view: discord.ui.LayoutView, **files: Any) -> None:
        """Edit a message."""
        token = message.token
        with handle_message_parameters(view=view, allowed_mentions=_NOBODY, **files) as params:
            told = self._told(token, params)
            whose, adapter = (token.application_id, token.secret), async_context.get()
            if message.follow_up_id is None:
                await adapter.edit_original_interaction_response(*whose, **told)
            else:
                await adapter.edit_webhook_message(
                    *whose, message.follow_up_id, with_components=True, **told
                )

    async def post(
        self,
        token: InteractionToken,
        view: discord.ui.LayoutView,
        files: list[discord.File],
        *,
        ephemeral: bool,
    ) -> FollowUp:
        """Post a message, and return what has become of it."""
        flags = discord.MessageFlags(ephemeral=True) if ephemeral else MISSING
        return await self._post(
            token, view=view, files=files, flags=flags, allowed_mentions=_NOBODY
        )

    async def call(
        self,
        token: InteractionToken,
        text: str,
        mentions: discord.AllowedMentions,
        view: discord.ui.View | None,
    ) -> FollowUp:
        """Post a sentence that may mention some people, and return what has become of it."""
        return await self._post(
            token, content=text, view=view or MISSING, allowed_mentions=mentions
        )

    async def _post(self, token: InteractionToken, **what: Any) -> FollowUp:
        with handle_message_parameters(**what) as params:
            posted: Any = await async_context.get().execute_webhook(
                token.application_id,
                token.secret,
                wait=True,
                with_components=what["view"] is not MISSING,
                **self._told(token, params),
            )
        is_private = bool(posted.get("flags", 0) & discord.MessageFlags.ephemeral.flag)
        return FollowUp(int(posted["id"]), is_private)

    async def delete(self, message: TokenMessage) -> None:
        """Delete a follow-up."""
        token = message.token
        assert message.follow_up_id is not None
        await async_context.get().delete_webhook_message(
            token.application_id, token.secret, message.follow_up_id, **self._told(token)
        )

    def _told(
        self, token: InteractionToken, params: MultipartParameters | None = None
    ) -> dict[str, Any]:
        """Return the body, and what the request goes through: the client's session and proxy."""
        http = self._client.http
        webhook = discord.Webhook.partial(token.application_id, token.secret, client=self._client)
        told = {"session": webhook.session, "proxy": http.proxy, "proxy_auth": http.proxy_auth}
        if params is None:
            return told
        body = {"payload": params.payload, "multipart": params.multipart, "files": params.files}
        return told | body
