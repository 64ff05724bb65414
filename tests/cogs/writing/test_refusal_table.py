"""The table of Discord's codes: each has a meaning, and each meaning its consequences."""

from __future__ import annotations

from math import inf
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.i18n import Texts
from cogs.showing.components import OF_A_PART, OF_THE_FILES
from cogs.writing.discord_refusals import (
    MEANINGS,
    ChannelTrouble,
    DiscordRefusal,
    HandTrouble,
    RefusedRequest,
    meaning_of,
    wait_after,
)
from cogs.writing.recovery import RefusalLog
from cogs.writing.request_timeouts import TroubleError

from .manual_timers import ManualTimers

CHANNEL = 70
QUICK = {
    DiscordRefusal.TROUBLE,
    DiscordRefusal.OWN_FAULT,
    DiscordRefusal.KNOWN_TO_BE_FORBIDDEN,
}
"""Refusals by nobody: Discord has an outage, or was not asked."""

REFUSED = [each for each in DiscordRefusal if each not in QUICK]


def error(code: int, status: int = 403) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="Forbidden")
    return discord.HTTPException(response, {"code": code, "message": "Discord says why"})


def refused(code: int, status: int = 403) -> RefusedRequest:
    refusal = error(code, status)
    return RefusedRequest(meaning_of(refusal), error=refusal)


def test_each_code_has_one_meaning_and_each_meaning_its_codes() -> None:
    assert len(MEANINGS) == sum(len(each.value.codes) for each in DiscordRefusal)
    assert set(MEANINGS.values()) | QUICK | {DiscordRefusal.UNKNOWN} == set(DiscordRefusal)


@pytest.mark.parametrize("refusal", REFUSED, ids=lambda each: each.name)
def test_attempts_grow_apart(refusal: DiscordRefusal) -> None:
    request = RefusedRequest(refusal)
    waits = [wait_after(failures, request) for failures in range(1, 30)]
    assert waits == sorted(waits)
    assert waits[-1] >= 60
    at, attempts = 0.0, 0
    for wait in waits:
        at += min(wait, request.consequence.pauses.while_changing)
        attempts += at <= 60
    assert attempts <= 4, "also if the message changes all the time"


@pytest.mark.parametrize("refusal", REFUSED, ids=lambda each: each.name)
def test_what_discord_wants_is_waited_for(refusal: DiscordRefusal) -> None:
    assert wait_after(1, RefusedRequest(refusal, retry_after=5000.0)) == 5000.0


@pytest.mark.parametrize(
    ("status", "code", "meaning"),
    [
        (403, 340002, DiscordRefusal.UNKNOWN),
        (404, 340002, DiscordRefusal.UNKNOWN),
        (400, 340002, DiscordRefusal.UNKNOWN),
        (403, 0, DiscordRefusal.UNKNOWN),
        (429, 340002, DiscordRefusal.TROUBLE),
        (503, 340002, DiscordRefusal.TROUBLE),
        (503, 130000, DiscordRefusal.BUSY),
        (401, 0, DiscordRefusal.LOCKED_OUT),
        (413, 0, DiscordRefusal.NO_FILES),
        (400, 0, DiscordRefusal.INVALID),
        (403, 50013, DiscordRefusal.FORBIDDEN),
        (403, 20026, DiscordRefusal.DMS_ARE_HELD),
    ],
)
def test_an_unknown_code_is_no_missing_permission(
    status: int, code: int, meaning: DiscordRefusal
) -> None:
    assert meaning_of(error(code, status)) is meaning


def test_an_error_of_a_limit_has_its_meaning_too() -> None:
    assert meaning_of(TroubleError(3.0, 20028)) is DiscordRefusal.SLOWED
    assert meaning_of(TroubleError(3.0)) is DiscordRefusal.TROUBLE
    assert meaning_of(OSError()) is DiscordRefusal.TROUBLE


@pytest.mark.parametrize("trouble", [*ChannelTrouble, *HandTrouble], ids=str)
@pytest.mark.parametrize("language", ["en", "de"])
def test_players_are_shown_the_way_that_works(
    trouble: ChannelTrouble | HandTrouble, language: str
) -> None:
    t = Texts.load().get(language)
    text = t.format(trouble.value, player="<@1>", channel="<#2>", link="")
    assert (t.format("button-hand") if isinstance(trouble, HandTrouble) else "<#2>") in text


def test_a_plainer_page_is_tried_before_a_page_counts_as_refused() -> None:
    about_files = {code for code, each in MEANINGS.items() if each is DiscordRefusal.NO_FILES}
    about_parts = {code for code, each in MEANINGS.items() if each is DiscordRefusal.INVALID}
    assert (about_files, about_parts | {0}) == (set(OF_THE_FILES), set(OF_A_PART))


def lines(caplog: pytest.LogCaptureFixture) -> list[Any]:
    return [each for each in caplog.records if each.name.endswith("recovery")]


async def test_a_refusal_is_logged_once_with_what_can_be_done_and_then_seldom(
    caplog: pytest.LogCaptureFixture,
) -> None:
    timers = ManualTimers()
    log = RefusalLog(timers)
    for _ in range(2 * 60 * 60):
        log.note(refused(340002), CHANNEL, game="abcd2345")
        await timers.pass_by(1.0)
    first, *more = lines(caplog)
    assert first.code == 340002
    assert first.why == "Discord says why"
    assert first.game == "abcd2345"
    assert "report it" in first.message
    assert [each.since_last_line for each in more] == [59, 599, 3599]


@pytest.mark.parametrize(("code", "expected"), [(20026, 1), (340002, 1), (50013, 3), (50007, 0)])
def test_what_affects_the_whole_bot_is_logged_once_for_all_channels(
    caplog: pytest.LogCaptureFixture, code: int, expected: int
) -> None:
    log = RefusalLog(ManualTimers())
    for channel_id in (1, 2, 3):
        log.note(refused(code), channel_id)
    assert len(lines(caplog)) == expected


def test_only_content_of_a_page_may_pass_with_another_page() -> None:
    sooner = {each for each in DiscordRefusal if each.value.pauses.while_changing < inf}
    assert sooner - QUICK == {DiscordRefusal.BLOCKED, DiscordRefusal.INVALID}
