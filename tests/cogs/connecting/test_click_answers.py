"""Answers to clicks: those that change or acknowledge ask for no message, all others do."""

from __future__ import annotations

import contextvars
from typing import Any, cast

import aiohttp
import pytest
from discord.http import MultipartParameters, Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from cogs.connecting import click_answers
from cogs.connecting.click_answers import TerseAdapter

_TELLING = {"with_response": "1"}


class _Recorder(TerseAdapter):
    """Notes the requests instead of making them."""

    def __init__(self) -> None:
        super().__init__()
        self.made: list[tuple[str, Any, Any]] = []

    async def request(self, route: Route, session: Any, **how: Any) -> Any:
        self.made.append((route.url, how.get("payload"), how.get("params")))
        return {"interaction": {"id": "1", "response_message_id": "5"}}


async def _answered(kind: int) -> tuple[_Recorder, Any]:
    adapter, body = _Recorder(), {"type": kind, "data": {}}
    params = MultipartParameters(payload=body, multipart=None, files=None)
    session = cast(aiohttp.ClientSession, object())
    told = await adapter.create_interaction_response(1, "secret", session=session, params=params)
    return adapter, told


@pytest.mark.parametrize("kind", [6, 7])
async def test_a_change_of_the_clicked_message_asks_for_nothing(kind: int) -> None:
    adapter, told = await _answered(kind)
    ((url, body, params),) = adapter.made
    assert url.endswith("/interactions/1/secret/callback")
    assert body == {"type": kind, "data": {}}
    assert params is None
    assert told == {"interaction": {"id": 1}}


@pytest.mark.parametrize("kind", [4, 5, 8, 9])
async def test_another_answer_asks_for_its_message(kind: int) -> None:
    adapter, told = await _answered(kind)
    assert [params for _, _, params in adapter.made] == [_TELLING]
    assert told["interaction"]["response_message_id"] == "5"


def test_it_takes_the_place_of_discord_pys_own_adapter() -> None:
    def begun_with(adapter: AsyncWebhookAdapter) -> AsyncWebhookAdapter:
        async_context.set(adapter)
        click_answers.use()
        return async_context.get()

    own, foreign = AsyncWebhookAdapter(), _Recorder()
    assert type(contextvars.copy_context().run(begun_with, own)) is TerseAdapter
    assert contextvars.copy_context().run(begun_with, foreign) is foreign
