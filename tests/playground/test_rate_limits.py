"""Limits of requests: what the headers say, and when something is refused."""

from __future__ import annotations

import pytest

from playground import ManualClock
from playground.protocol.errors import ApiError
from playground.rest.rate_limits import RateLimits
from playground.state.guild import OpenQuestions

MESSAGES = ("POST", "/channels/{channel_id}/messages")
EMOJI = ("POST", "/applications/{application_id}/emojis")


@pytest.fixture
def limits(clock: ManualClock) -> RateLimits:
    return RateLimits(clock, OpenQuestions(), enforced=True)


def spend(limits: RateLimits, channel: str = "1", route: tuple[str, str] = MESSAGES) -> int:
    """Ask once; the number of requests that are left."""
    headers = limits.spend(*route, {"channel_id": channel, "message_id": "5"})
    return int(headers["X-RateLimit-Remaining"])


def test_the_headers_say_how_much_is_left_and_for_how_long(
    limits: RateLimits, clock: ManualClock
) -> None:
    first = limits.spend(*MESSAGES, {"channel_id": "1"})
    assert first["X-RateLimit-Limit"] == "5"
    assert first["X-RateLimit-Remaining"] == "4"
    assert first["X-RateLimit-Reset-After"] == "5.000"
    assert float(first["X-RateLimit-Reset"]) == pytest.approx(clock.now() + 5.0)
    clock.advance(2.0)
    second = limits.spend(*MESSAGES, {"channel_id": "1"})
    assert (second["X-RateLimit-Remaining"], second["X-RateLimit-Reset-After"]) == ("3", "3.000")
    assert second["X-RateLimit-Bucket"] == first["X-RateLimit-Bucket"]


def test_routes_have_buckets_of_their_own(limits: RateLimits) -> None:
    buckets = {
        limits.spend(method, route, {"channel_id": "1"})["X-RateLimit-Bucket"]
        for method, route in (MESSAGES, ("GET", MESSAGES[1]), ("GET", "/users/@me"))
    }
    assert len(buckets) == 3


def test_a_limit_is_one_of_a_channel_until_its_time_is_over(
    limits: RateLimits, clock: ManualClock
) -> None:
    assert [spend(limits) for _ in range(5)] == [4, 3, 2, 1, 0]
    clock.advance(4.0)
    with pytest.raises(ApiError) as refused:
        spend(limits)
    assert refused.value.extra["retry_after"] == pytest.approx(1.0)
    assert refused.value.headers["X-RateLimit-Remaining"] == "0"
    assert limits.refused == {"POST /channels/{channel_id}/messages": 1}
    assert spend(limits, channel="2") == 4
    clock.advance(1.0)
    assert spend(limits) == 4


def test_other_routes_take_fifty_a_second(limits: RateLimits) -> None:
    route = ("GET", "/users/@me")
    assert [spend(limits, route=route) for _ in range(50)] == list(reversed(range(50)))
    with pytest.raises(ApiError):
        spend(limits, route=route)


@pytest.mark.parametrize(
    ("method", "route", "requests", "seconds"),
    [
        ("PATCH", "/channels/{channel_id}/messages/{message_id}", 5, 5.0),
        ("DELETE", "/channels/{channel_id}/messages/{message_id}", 5, 1.0),
        ("PUT", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me", 1, 0.25),
        ("POST", "/webhooks/{webhook_id}/{webhook_token}", 5, 2.0),
        ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original", 5, 2.0),
    ],
)
def test_routes_with_a_limit_of_their_own(
    limits: RateLimits, method: str, route: str, requests: int, seconds: float
) -> None:
    headers = limits.spend(method, route, {"channel_id": "1"})
    assert headers["X-RateLimit-Limit"] == str(requests)
    assert float(headers["X-RateLimit-Reset-After"]) == seconds


def test_headers_of_emoji_do_not_tell_how_many_are_left(limits: RateLimits) -> None:
    for _ in range(50):
        headers = limits.spend(*EMOJI, {"application_id": "1"})
        assert headers["X-RateLimit-Remaining"] == "49"
        assert headers["X-RateLimit-Reset-After"] == "1.000"
    with pytest.raises(ApiError) as refused:
        limits.spend(*EMOJI, {"application_id": "1"})
    assert refused.value.extra["retry_after"] == pytest.approx(3600.0)


def test_the_whole_bot_has_fifty_a_second(limits: RateLimits, clock: ManualClock) -> None:
    for _ in range(50):
        limits.spend_global()
    with pytest.raises(ApiError) as refused:
        limits.spend_global()
    assert refused.value.extra == {"retry_after": pytest.approx(1.0), "global": True}
    assert limits.refused == {"the whole bot": 1}
    clock.advance(1.0)
    limits.spend_global()


def test_direct_messages_are_opened_ten_in_ten_seconds(
    limits: RateLimits, clock: ManualClock
) -> None:
    for _ in range(10):
        limits.spend_dm_opening()
    clock.advance(9.5)
    with pytest.raises(ApiError) as refused:
        limits.spend_dm_opening()
    assert refused.value.code == 40003
    clock.advance(0.5)
    limits.spend_dm_opening()


@pytest.mark.parametrize("enforced", [True, False])
def test_old_messages_are_edited_three_times_in_twenty_seconds(
    clock: ManualClock, enforced: bool
) -> None:
    """Whether limits are kept or not: that one is a rule of Discord's as any other."""
    limits = RateLimits(clock, OpenQuestions(), enforced=enforced)
    for _ in range(3):
        limits.spend_old_edit("1")
    clock.advance(15.0)
    with pytest.raises(ApiError) as refused:
        limits.spend_old_edit("1")
    assert refused.value.extra["retry_after"] == pytest.approx(5.0)
    limits.spend_old_edit("2")
    clock.advance(5.0)
    limits.spend_old_edit("1")


def test_nothing_else_is_refused_where_limits_are_off(clock: ManualClock) -> None:
    limits = RateLimits(clock, OpenQuestions(), enforced=False)
    for _ in range(200):
        assert spend(limits) == 9_999
        limits.spend_global()
        limits.spend_dm_opening()
    headers = limits.spend(*MESSAGES, {"channel_id": "1"})
    assert headers["X-RateLimit-Reset-After"] == "1.000"
    assert not limits.refused


def test_many_channels_do_not_fill_the_memory_and_none_gets_more_room(
    limits: RateLimits, clock: ManualClock
) -> None:
    for number in range(1500):
        spend(limits, channel=str(number))
        clock.advance(0.001)
    assert spend(limits, channel="0") == 3, "its time is not over"
    clock.advance(5.0)
    assert spend(limits, channel="new") == 4
    assert len(limits._windows) < 10
