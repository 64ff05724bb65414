"""The errors a bot can meet, in Discord's own JSON shape, status and code."""

from __future__ import annotations

import math
from enum import IntEnum
from typing import Any


class Code(IntEnum):
    """Discord's JSON error codes that the playground answers with."""

    GENERAL = 0
    UNKNOWN_APPLICATION = 10002
    UNKNOWN_CHANNEL = 10003
    UNKNOWN_GUILD = 10004
    UNKNOWN_MEMBER = 10007
    UNKNOWN_MESSAGE = 10008
    UNKNOWN_EMOJI = 10014
    UNKNOWN_WEBHOOK = 10015
    UNKNOWN_INTERACTION = 10062
    NEW_DMS_ARE_HELD = 20026
    MAX_REACTIONS = 30010
    MAX_COMMANDS = 30032
    MAX_OLD_MESSAGE_EDITS = 30046
    OPENING_DMS_TOO_FAST = 40003
    ALREADY_ACKNOWLEDGED = 40060
    TOO_MANY_FOLLOW_UPS = 40094
    MISSING_ACCESS = 50001
    NOT_IN_DM = 50003
    NOT_THE_AUTHOR = 50005
    EMPTY_MESSAGE = 50006
    CANNOT_SEND_TO_USER = 50007
    MISSING_PERMISSIONS = 50013
    WRONG_CHANNEL_TYPE = 50024
    INVALID_WEBHOOK_TOKEN = 50027
    INVALID_FORM_BODY = 50035
    THREAD_ARCHIVED = 50083
    INVALID_JSON = 50109
    NO_MUTUAL_GUILDS = 50278
    THREAD_LOCKED = 160005
    MADE_UP = 999999
    """A code that Discord does not use, and nobody knows."""


_ANSWERS: dict[Code, tuple[int, str]] = {
    Code.UNKNOWN_APPLICATION: (404, "Unknown Application"),
    Code.UNKNOWN_CHANNEL: (404, "Unknown Channel"),
    Code.UNKNOWN_GUILD: (404, "Unknown Guild"),
    Code.UNKNOWN_MEMBER: (404, "Unknown Member"),
    Code.UNKNOWN_MESSAGE: (404, "Unknown Message"),
    Code.UNKNOWN_EMOJI: (400, "Unknown Emoji"),
    Code.UNKNOWN_WEBHOOK: (404, "Unknown Webhook"),
    Code.UNKNOWN_INTERACTION: (404, "Unknown interaction"),
    Code.NEW_DMS_ARE_HELD: (403, "Your account is held by anti-spam and can begin no messages."),
    Code.MAX_REACTIONS: (400, "Maximum number of reactions reached (20)"),
    Code.MAX_COMMANDS: (400, "Maximum number of application commands reached (100)"),
    Code.MAX_OLD_MESSAGE_EDITS: (
        429,
        "Maximum number of edits to messages older than 1 hour reached. Try again later.",
    ),
    Code.OPENING_DMS_TOO_FAST: (403, "You are opening direct messages too fast."),
    Code.ALREADY_ACKNOWLEDGED: (400, "Interaction has already been acknowledged."),
    Code.TOO_MANY_FOLLOW_UPS: (
        400,
        "This interaction has reached the maximum number of follow up messages.",
    ),
    Code.MISSING_ACCESS: (403, "Missing Access"),
    Code.NOT_IN_DM: (403, "Cannot execute action on a DM channel"),
    Code.NOT_THE_AUTHOR: (403, "Cannot edit a message authored by another user"),
    Code.EMPTY_MESSAGE: (400, "Cannot send an empty message"),
    Code.CANNOT_SEND_TO_USER: (403, "Cannot send messages to this user"),
    Code.MISSING_PERMISSIONS: (403, "Missing Permissions"),
    Code.WRONG_CHANNEL_TYPE: (400, "Cannot execute action on this channel type"),
    Code.INVALID_WEBHOOK_TOKEN: (401, "Invalid Webhook Token"),
    Code.INVALID_FORM_BODY: (400, "Invalid Form Body"),
    Code.INVALID_JSON: (400, "The request body contains invalid JSON."),
    Code.THREAD_ARCHIVED: (400, "Thread is archived"),
    Code.THREAD_LOCKED: (400, "Thread is locked"),
    Code.MADE_UP: (400, "This is refused for a reason that nobody has written down"),
    Code.NO_MUTUAL_GUILDS: (
        403,
        "Cannot send messages to this user due to having no mutual guilds",
    ),
}


class ApiError(Exception):
    """A refusal sent to the bot as `{"message", "code", "errors"?}` with an HTTP status."""

    def __init__(
        self,
        code: Code,
        *,
        status: int | None = None,
        message: str | None = None,
        errors: dict[str, Any] | None = None,
        extra: dict[str, Any] | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        default_status, default_message = _ANSWERS.get(code, (400, "400: Bad Request"))
        self.code = code
        self.status = status if status is not None else default_status
        self.message = message if message is not None else default_message
        self.errors = errors
        self.extra = extra or {}
        self.headers = headers or {}
        super().__init__(f"{self.status} {self.code}: {self.message}")

    def to_json(self) -> dict[str, Any]:
        body: dict[str, Any] = {"message": self.message, "code": int(self.code), **self.extra}
        if self.errors:
            body["errors"] = self.errors
        return body


def plain(status: int, text: str) -> ApiError:
    """Return an error without a JSON code of its own, such as `401: Unauthorized`."""
    return ApiError(Code.GENERAL, status=status, message=f"{status}: {text}")


def rate_limited(
    seconds: float, *, everywhere: bool = False, headers: dict[str, str] | None = None
) -> ApiError:
    """Return a 429 for one route, or for all requests of the bot.

    `headers` are added to those of a 429.
    """
    said = {
        **(headers or {}),
        "X-RateLimit-Scope": "global" if everywhere else "user",
        "Retry-After": str(math.ceil(seconds)),
    }
    if everywhere:
        said["X-RateLimit-Global"] = "true"
    return ApiError(
        Code.GENERAL,
        status=429,
        message="You are being rate limited.",
        extra={"retry_after": seconds, "global": everywhere},
        headers=said,
    )


def too_many_old_edits(seconds: float) -> ApiError:
    """Return error 30046: too many edits of old messages, allowed again after ``seconds``."""
    return ApiError(
        Code.MAX_OLD_MESSAGE_EDITS,
        extra={"retry_after": seconds, "global": False},
        headers={"Retry-After": str(math.ceil(seconds))},
    )


def not_built(what: str) -> ApiError:
    """Return a 501 for something that Discord has and the playground has not."""
    return plain(501, f"Not Implemented. The playground has no {what}.")
