"""The bot's own user and application, and opening direct messages."""

from __future__ import annotations

from typing import Any

from playground.protocol.errors import ApiError, Code
from playground.protocol.json_types import Json
from playground.rest.call import ApiCall, Routes
from playground.state.guild import User
from playground.validation import BodyPart

routes = Routes()


@routes.add("GET", "/users/@me")
async def own_user(call: ApiCall) -> Json:
    return call.payloads.own_user()


@routes.add("GET", "/oauth2/applications/@me")
async def oauth_application(call: ApiCall) -> Json:
    return call.payloads.application()


@routes.add("GET", "/applications/@me")
async def application(call: ApiCall) -> Json:
    return call.payloads.application()


def _recipient(call: ApiCall, recipient_id: BodyPart) -> User | None:
    recipient = call.world.users.get(recipient_id.snowflake())
    if recipient is None:
        recipient_id.complain("INVALID_RECIPIENT", "Invalid Recipient(s)")
    return recipient


@routes.add("POST", "/users/@me/channels")
async def open_dm(call: ApiCall) -> Any:
    recipient = call.read(lambda body: _recipient(call, body.at("recipient_id")))
    if recipient is None or recipient.bot:
        raise _refused_opening(Code.CANNOT_SEND_TO_USER)
    known = call.world.dm_with(recipient)
    if known is not None:
        return call.payloads.channel(known)
    if recipient.refuses_new_dm:
        raise _refused_opening(recipient.closed_dms or Code.CANNOT_SEND_TO_USER)
    call.services.rate_limits.spend_dm_opening()
    return call.payloads.channel(call.world.open_dm(recipient))


def _refused_opening(code: Code) -> ApiError:
    """Return the error of a DM that Discord refuses to open: 400 where a refused message gets
    403."""
    return ApiError(code, status=400 if code is Code.CANNOT_SEND_TO_USER else None)
