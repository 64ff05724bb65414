"""Where the gateway is."""

from __future__ import annotations

from playground.protocol.json_types import Json
from playground.rest.call import ApiCall, Routes

routes = Routes()


def _url(call: ApiCall) -> str:
    return f"ws://{call.host}/gateway"


@routes.add("GET", "/gateway", public=True)
async def gateway(call: ApiCall) -> Json:
    return {"url": _url(call)}


@routes.add("GET", "/gateway/bot")
async def gateway_for_bots(call: ApiCall) -> Json:
    return {
        "url": _url(call),
        "shards": 1,
        "session_start_limit": call.world.session_limit.to_json(),
    }
