"""The REST API as one aiohttp application: tokens, limits, bodies, checks and error answers."""

from __future__ import annotations

import json
import logging
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from aiohttp import web

from playground.faults import Cause, Fault, Faults, refusal
from playground.protocol.errors import ApiError, Code, plain
from playground.rest.bodies import read_body
from playground.rest.call import ApiCall, Reply, Route, Services
from playground.rest.endpoints import (
    commands,
    emojis,
    gateway,
    guilds,
    interactions,
    messages,
    threads,
    users,
    webhooks,
)

log = logging.getLogger(__name__)

BASE = "/api/v10"
_TOKEN_IN_PATH = re.compile(r"(/(?:webhooks|interactions)/[^/]+/)[^/]+")
_REFUSED_BODY = frozenset({Code.INVALID_FORM_BODY, Code.EMPTY_MESSAGE, Code.INVALID_JSON})

_TOPICS = (
    gateway,
    users,
    guilds,
    threads,
    commands,
    emojis,
    messages,
    interactions,
    webhooks,
)


@dataclass(frozen=True)
class Violation:
    """A request body that was refused: the route, the place in the body, and the reason."""

    method: str
    route: str
    errors: dict[str, Any]


class Answered(NamedTuple):
    """A kind of request and its answer. ``own_token``: with the bot's token, not an
    interaction's."""

    method: str
    route: str
    own_token: bool
    status: int


def all_routes() -> list[Route]:
    """Return every endpoint; fixed addresses come before those with a placeholder in the same
    place."""
    every = [route for topic in _TOPICS for route in topic.routes]
    return sorted(every, key=lambda route: route.template.count("{"))


class RestApi:
    """Serves every route of the topics. Everything else below /api is answered with 501 and
    logged."""

    def __init__(
        self,
        services: Services,
        *,
        authorized: Callable[[str], bool],
        violations: list[Violation],
        answered: Counter[Answered],
        faults: Faults,
    ) -> None:
        self._services = services
        self._faults = faults
        self._authorized = authorized
        self._violations = violations
        self._answered = answered

    def add_to(self, app: web.Application) -> None:
        for route in all_routes():
            app.router.add_route(route.method, BASE + route.template, self._endpoint(route))
        app.router.add_route("*", "/api/{rest:.*}", self._not_built)

    def _endpoint(self, route: Route) -> Callable[[web.Request], Any]:
        async def counted(request: web.Request) -> web.Response:
            response = await endpoint(request)
            kind = Answered(route.method, route.template, not route.public, response.status)
            self._answered[kind] += 1
            return response

        async def endpoint(request: web.Request) -> web.Response:
            asked = route.method, route.template, request.match_info.get("channel_id")
            if (edge := self._faults.of_edge(*asked)) is not None:
                return _of_the_edge(edge.status)
            headers: dict[str, str] = {}
            try:
                if not route.public:
                    self._check_token(request)
                    self._services.rate_limits.spend_global()
                headers = self._services.rate_limits.spend(
                    route.method, route.template, dict(request.match_info)
                )
                fault = self._faults.of_request(*asked)
                result = await self._faulty(fault, request, await self._call(request, route))
            except ApiError as error:
                self._note(route, error)
                return _json(error.status, error.to_json(), {**headers, **error.headers})
            except Exception:
                log.exception("The playground failed at %s %s", route.method, route.template)
                error = plain(500, "Internal Server Error")
                return _json(error.status, error.to_json(), headers)
            return _answer(result, headers)

        return counted

    def _check_token(self, request: web.Request) -> None:
        scheme, _, token = request.headers.get("Authorization", "").partition(" ")
        if scheme != "Bot" or not self._authorized(token):
            raise plain(401, "Unauthorized")

    def _note(self, route: Route, error: ApiError) -> None:
        if error.code in _REFUSED_BODY:
            tree = error.errors or {
                "_errors": [{"code": error.code.name, "message": error.message}]
            }
            self._violations.append(Violation(route.method, route.template, tree))
            log.warning("Refused %s %s: %s", route.method, route.template, tree)

    async def _call(self, request: web.Request, route: Route) -> ApiCall:
        call = ApiCall(
            services=self._services,
            route=route,
            host=request.host,
            path=dict(request.match_info),
            query=dict(request.query),
        )
        if not request.can_read_body:
            return call
        body, uploads = await read_body(request)
        return replace(call, unread_body=body, uploads=uploads)

    async def _faulty(self, fault: Fault | None, request: web.Request, call: ApiCall) -> Any:
        """Return the route's answer, unless the request has a fault that prevents it."""
        handler = call.route.handler
        if fault is None:
            return await handler(call)
        match fault.cause:
            case Cause.SLOW:
                await self._faults.hold_up(fault)
                return await handler(call)
            case Cause.ANSWER_LOST:
                await handler(call)
                _cut(request)
            case Cause.CUT:
                _cut(request)
            case _:
                raise refusal(fault)
        return None

    async def _not_built(self, request: web.Request) -> web.Response:
        path = _TOKEN_IN_PATH.sub(r"\1…", request.path)
        text = f"The playground does not know {request.method} {path}."
        log.error("%s The bot asked for something that is not built here.", text)
        return _json(501, {"message": f"501: Not Implemented. {text}", "code": 0}, {})


def _cut(request: web.Request) -> None:
    if request.transport is not None:
        request.transport.abort()


def _of_the_edge(status: int) -> web.Response:
    """Return an answer that did not come from Discord itself: no JSON, and no rate limit
    headers."""
    page = f"<html><head><title>{status}</title></head><body>cloudflare</body></html>"
    return web.Response(text=page, status=status, content_type="text/html")


def _json(status: int, body: Any, headers: dict[str, str]) -> web.Response:
    via = {"Via": "1.1 playground", **headers}
    # Bots compare the media type as a whole, so it must have no charset.
    via["Content-Type"] = "application/json"
    return web.Response(body=json.dumps(body).encode(), status=status, headers=via)


def _answer(result: Any, headers: dict[str, str]) -> web.Response:
    if result is None:
        return web.Response(status=204, headers={"Via": "1.1 playground", **headers})
    if isinstance(result, Reply):
        return _json(result.status, result.body, headers)
    return _json(200, result, headers)
