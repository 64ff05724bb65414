"""What the bot is answered where Discord would refuse: status, code, words and headers."""

from __future__ import annotations

import pytest

from playground.protocol.errors import (
    ApiError,
    Code,
    not_built,
    plain,
    rate_limited,
    too_many_old_edits,
)

# As Discord answers them; 30046 has been seen only with a limit, in the words below.
ANSWERS = [
    (10002, 404, "Unknown Application"),
    (10003, 404, "Unknown Channel"),
    (10004, 404, "Unknown Guild"),
    (10007, 404, "Unknown Member"),
    (10008, 404, "Unknown Message"),
    (10014, 400, "Unknown Emoji"),
    (10015, 404, "Unknown Webhook"),
    (10062, 404, "Unknown interaction"),
    (20026, 403, "Your account is held by anti-spam and can begin no messages."),
    (30010, 400, "Maximum number of reactions reached (20)"),
    (30032, 400, "Maximum number of application commands reached (100)"),
    (
        30046,
        429,
        "Maximum number of edits to messages older than 1 hour reached. Try again later.",
    ),
    (40003, 403, "You are opening direct messages too fast."),
    (40060, 400, "Interaction has already been acknowledged."),
    (40094, 400, "This interaction has reached the maximum number of follow up messages."),
    (50001, 403, "Missing Access"),
    (50003, 403, "Cannot execute action on a DM channel"),
    (50005, 403, "Cannot edit a message authored by another user"),
    (50006, 400, "Cannot send an empty message"),
    (50007, 403, "Cannot send messages to this user"),
    (50013, 403, "Missing Permissions"),
    (50024, 400, "Cannot execute action on this channel type"),
    (50027, 401, "Invalid Webhook Token"),
    (50035, 400, "Invalid Form Body"),
    (50083, 400, "Thread is archived"),
    (50109, 400, "The request body contains invalid JSON."),
    (50278, 403, "Cannot send messages to this user due to having no mutual guilds"),
    (160005, 400, "Thread is locked"),
    (999999, 400, "This is refused for a reason that nobody has written down"),
]


@pytest.mark.parametrize(("code", "status", "message"), ANSWERS, ids=[str(a[0]) for a in ANSWERS])
def test_a_refusal_has_discords_status_and_words(code: int, status: int, message: str) -> None:
    error = ApiError(Code(code))
    assert error.status == status
    assert error.to_json() == {"message": message, "code": code}


def test_every_code_is_known() -> None:
    assert {code for code, *_ in ANSWERS} | {0} == {int(code) for code in Code}


def test_a_refusal_can_be_given_another_status_and_what_is_wrong_where() -> None:
    errors = {"content": {"_errors": []}}
    error = ApiError(Code.UNKNOWN_EMOJI, status=404, message="No", errors=errors, extra={"a": 1})
    assert error.status == 404
    assert error.to_json() == {"message": "No", "code": 10014, "a": 1, "errors": errors}


def test_other_answers_have_no_code_of_their_own() -> None:
    assert plain(401, "Unauthorized").to_json() == {"message": "401: Unauthorized", "code": 0}
    assert not_built("polls").status == 501
    assert "has no polls" in not_built("polls").message


@pytest.mark.parametrize(("everywhere", "scope"), [(False, "user"), (True, "global")])
def test_a_429_says_when_to_come_back(everywhere: bool, scope: str) -> None:
    error = rate_limited(1.2, everywhere=everywhere, headers={"X-RateLimit-Limit": "5"})
    assert error.status == 429
    assert error.to_json() == {
        "message": "You are being rate limited.",
        "code": 0,
        "retry_after": 1.2,
        "global": everywhere,
    }
    whole = {"X-RateLimit-Global": "true"} if everywhere else {}
    assert error.headers == {
        "X-RateLimit-Limit": "5",
        "X-RateLimit-Scope": scope,
        "Retry-After": "2",
        **whole,
    }


def test_too_many_edits_of_old_messages_are_a_429_of_their_own() -> None:
    error = too_many_old_edits(12.5)
    assert (error.status, error.code) == (429, 30046)
    assert error.extra == {"retry_after": 12.5, "global": False}
    assert error.headers == {"Retry-After": "13"}
