"""The gateway: sessions of the bot, their events in order, and resuming after a lost socket."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from playground.faults import Faults, Harm
from playground.gateway.events import Dispatch, Dispatches
from playground.payloads import Payloads
from playground.protocol import snowflakes
from playground.protocol.constants import PRIVILEGED_INTENTS, CloseCode, Intent, Opcode
from playground.protocol.json_reading import read_json
from playground.protocol.json_types import Json
from playground.state.changes import Change, OnlineChanged
from playground.state.interactions import Interaction
from playground.state.world import World
from playground.websocket import Outbox, ZlibStream, encode

_REPLAY_EVENTS = 5000


@dataclass(eq=False)
class Session:
    """One shard's stream of events. It outlives its socket for a while, to be resumed."""

    id: str
    intents: Intent
    shard_id: int
    shard_count: int
    sequence: int = 0
    replay: deque[tuple[int, str]] = field(
        default_factory=lambda: deque(maxlen=_REPLAY_EVENTS), repr=False
    )
    outbox: Outbox | None = None
    lost_at: float | None = None

    def dispatch(self, event: str, payload: Json) -> None:
        self.sequence += 1
        text = encode({"op": int(Opcode.DISPATCH), "t": event, "s": self.sequence, "d": payload})
        self.replay.append((self.sequence, text))
        if self.outbox is not None:
            self.outbox.send_text(text)

    def gets(self, guild_id: str | None) -> bool:
        """Return whether this shard receives events of a guild; shard 0 receives direct messages
        (None)."""
        if guild_id is None:
            return self.shard_id == 0
        return snowflakes.shard_of(guild_id, self.shard_count) == self.shard_id

    def can_replay_from(self, sequence: int) -> bool:
        oldest = self.replay[0][0] if self.replay else self.sequence + 1
        return oldest - 1 <= sequence <= self.sequence


log = logging.getLogger(__name__)

HEARTBEAT_INTERVAL_MS = 41_250
ACK_DELAY_SECONDS = 0.05
"""discord.py notes the time of a heartbeat only after sending it. An answer as quick as loopback
would be measured from the heartbeat before."""
_RESUMABLE_SECONDS = 120.0
_NORMAL_CLOSURES = (1000, 1001)
_NO_INTENT = 1 << 32
"""Larger than every set of intents."""
_INVALID_SESSION: Json = {"op": int(Opcode.INVALID_SESSION), "d": False, "s": None, "t": None}


class _CloseError(Exception):
    """The socket has to be closed with this code."""

    def __init__(self, code: CloseCode, reason: str) -> None:
        self.code = code
        self.reason = reason
        super().__init__(reason)


class Gateway:
    """All gateway sessions of a playground. Subscribe `on_change` to the world's feed.

    ``identified`` and ``resumed`` count what the bot asked for. While ``refuses_sessions`` is set,
    each IDENTIFY is answered with INVALID SESSION.
    """

    def __init__(
        self,
        world: World,
        payloads: Payloads,
        *,
        authorized: Callable[[str], bool],
        allowed_intents: Intent,
        faults: Faults,
    ) -> None:
        self._world = world
        self._payloads = payloads
        self._dispatches = Dispatches(world, payloads)
        self._authorized = authorized
        self._allowed_intents = allowed_intents
        self._faults = faults
        self._sessions: dict[str, Session] = {}
        self._outboxes: set[Outbox] = set()
        self._were_connected: frozenset[int] = frozenset()
        self._closing: set[asyncio.Task[None]] = set()
        self.refuses_sessions = False
        self.identified = 0
        self.resumed = 0

    # What the rest of the playground uses

    @property
    def online(self) -> bool:
        """Whether the bot has a session with a live socket."""
        return bool(self.connected)

    @property
    def connected(self) -> frozenset[int]:
        """The shards of the bot that have a live socket."""
        return frozenset(s.shard_id for s in self._sessions.values() if s.outbox is not None)

    @property
    def sessions(self) -> list[Session]:
        return list(self._sessions.values())

    def on_change(self, change: Change) -> None:
        for dispatch in self._dispatches.of(change):
            self._dispatch(dispatch)

    def deliver(self, interaction: Interaction) -> bool:
        """Send an interaction to its shard; return False if no session can receive it."""
        self._forget_lost_sessions()
        receivers = [s for s in self._sessions.values() if s.gets(interaction.guild_id)]
        for session in receivers:
            self._send(session, "INTERACTION_CREATE", self._payloads.interaction(interaction))
        return bool(receivers)

    def close_sockets(self, code: CloseCode) -> None:
        """Close every connection with this code, as Discord does occasionally."""
        for outbox in list(self._outboxes):
            closing = asyncio.create_task(outbox.close(code, b"Closed"))
            self._closing.add(closing)
            closing.add_done_callback(self._closing.discard)

    def drop_sockets(self) -> None:
        """Cut every connection as a network fault would; the sessions can be resumed."""
        for outbox in list(self._outboxes):
            outbox.abort()

    def ask_to_reconnect(self) -> None:
        """Send RECONNECT to every session."""
        for outbox in list(self._outboxes):
            outbox.send({"op": int(Opcode.RECONNECT), "d": None, "s": None, "t": None})

    def invalidate_sessions(self) -> None:
        """Forget every session; the bot must identify again."""
        self._sessions.clear()
        for outbox in list(self._outboxes):
            outbox.send(_INVALID_SESSION)
        self._announce()

    async def close(self) -> None:
        for outbox in list(self._outboxes):
            await outbox.close(1001, b"The playground is closing")

    def _dispatch(self, dispatch: Dispatch) -> None:
        for session in self._sessions.values():
            if session.gets(dispatch.guild_id) and session.intents & dispatch.intent:
                self._send(session, dispatch.event, dispatch.build(session.intents))

    def _send(self, session: Session, event: str, payload: Json) -> None:
        fault = self._faults.of_event(event)
        if fault is None:
            session.dispatch(event, payload)
            return
        match fault.harm:
            case Harm.LOST:
                pass
            case Harm.LATE:
                loop = asyncio.get_running_loop()
                loop.call_later(fault.seconds, session.dispatch, event, payload)
            case Harm.DOUBLED:
                session.dispatch(event, payload)
                session.dispatch(event, payload)

    def _announce(self) -> None:
        if self.connected != self._were_connected:
            self._were_connected = self.connected
            self._world.feed.publish(OnlineChanged(self.online))

    def _forget_lost_sessions(self) -> None:
        oldest = self._world.clock.now() - _RESUMABLE_SECONDS
        for session in self.sessions:
            if session.lost_at is not None and session.lost_at < oldest:
                del self._sessions[session.id]

    # One socket

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one gateway connection from HELLO to its end."""
        socket = web.WebSocketResponse(max_msg_size=1 << 20, compress=False, timeout=2)
        await socket.prepare(request)
        # Other transport compressions are answered with plain text, which every client reads.
        stream = ZlibStream() if request.query.get("compress") == "zlib-stream" else None
        outbox = Outbox(socket, request.transport, stream)
        self._outboxes.add(outbox)
        session: Session | None = None
        gateway_url = f"ws://{request.host}/gateway"
        try:
            outbox.send(
                {
                    "op": int(Opcode.HELLO),
                    "s": None,
                    "t": None,
                    "d": {"heartbeat_interval": HEARTBEAT_INTERVAL_MS, "_trace": []},
                }
            )
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    raise _CloseError(CloseCode.DECODE_ERROR, "Only JSON is understood here.")
                session = self._receive(outbox, session, _decode(message.data), gateway_url)
        except _CloseError as reason:
            await outbox.close(reason.code, reason.reason.encode())
        finally:
            self._outboxes.discard(outbox)
            code = outbox.closed_with or socket.close_code
            self._detach(session, outbox, ended=code in _NORMAL_CLOSURES)
            await outbox.finish()
        return socket

    def _detach(self, session: Session | None, outbox: Outbox, *, ended: bool) -> None:
        if session is not None and session.outbox is outbox:
            session.outbox = None
            session.lost_at = self._world.clock.now()
            if ended:
                self._sessions.pop(session.id, None)
        self._announce()

    def _receive(
        self, outbox: Outbox, session: Session | None, frame: Json, gateway_url: str
    ) -> Session | None:
        data = frame.get("d")
        match frame.get("op"):
            case Opcode.HEARTBEAT:
                ack = {"op": int(Opcode.HEARTBEAT_ACK), "d": None, "s": None, "t": None}
                asyncio.get_running_loop().call_later(ACK_DELAY_SECONDS, outbox.send, ack)
            case Opcode.IDENTIFY if session is not None:
                raise _CloseError(CloseCode.ALREADY_AUTHENTICATED, "Already authenticated.")
            case Opcode.IDENTIFY:
                return self._identify(outbox, _object(data), gateway_url)
            case Opcode.RESUME:
                return self._resume(outbox, _object(data))
            case Opcode.PRESENCE_UPDATE | Opcode.VOICE_STATE_UPDATE if session is not None:
                pass
            case Opcode.PRESENCE_UPDATE | Opcode.VOICE_STATE_UPDATE:
                raise _CloseError(CloseCode.NOT_AUTHENTICATED, "Not authenticated.")
            case _:
                raise _CloseError(CloseCode.UNKNOWN_OPCODE, "Unknown opcode.")
        return session

    def _identify(self, outbox: Outbox, data: Json, gateway_url: str) -> Session | None:
        if not self._authorized(str(data.get("token") or "")):
            raise _CloseError(CloseCode.AUTHENTICATION_FAILED, "Authentication failed.")
        intents = _read_intents(data.get("intents"))
        if intents & PRIVILEGED_INTENTS & ~self._allowed_intents:
            raise _CloseError(CloseCode.DISALLOWED_INTENTS, "Disallowed intent(s).")
        shard_id, shard_count = _read_shard(data.get("shard"))
        self._forget_lost_sessions()
        self.identified += 1
        if self.refuses_sessions:
            outbox.send(_INVALID_SESSION)
            return None
        session = Session(secrets.token_hex(16), intents, shard_id, shard_count, outbox=outbox)
        self._sessions[session.id] = session
        self._greet(session, gateway_url, sharded="shard" in data)
        log.info("The bot has connected (shard %s of %s)", shard_id, shard_count)
        self._announce()
        return session

    def _greet(self, session: Session, gateway_url: str, *, sharded: bool) -> None:
        here = [g for g in self._world.guilds.values() if session.gets(g.id)]
        ready: Json = {
            "v": 10,
            "user": self._payloads.own_user(),
            "user_settings": {},
            "session_type": "normal",
            "session_id": session.id,
            "resume_gateway_url": gateway_url,
            "relationships": [],
            "private_channels": [],
            "presences": [],
            "guilds": [{"id": guild.id, "unavailable": True} for guild in here],
            "guild_join_requests": [],
            "geo_ordered_rtc_regions": [],
            "auth": {},
            "application": {"id": self._world.bot.id, "flags": 0},
            "_trace": [],
        }
        if sharded:
            ready["shard"] = [session.shard_id, session.shard_count]
        session.dispatch("READY", ready)
        if not session.intents & Intent.GUILDS:
            return
        everyone = bool(session.intents & Intent.GUILD_PRESENCES)
        for guild in here:
            create = self._payloads.guild_create(guild, all_members=everyone)
            session.dispatch("GUILD_CREATE", create)

    def _resume(self, outbox: Outbox, data: Json) -> Session | None:
        if not self._authorized(str(data.get("token") or "")):
            raise _CloseError(CloseCode.AUTHENTICATION_FAILED, "Authentication failed.")
        session = self._sessions.get(str(data.get("session_id")))
        sequence = data.get("seq")
        if (
            session is None
            or not isinstance(sequence, int)
            or not session.can_replay_from(sequence)
        ):
            outbox.send(_INVALID_SESSION)
            return None
        self.resumed += 1
        if session.outbox is not None:
            session.outbox.abort()
        session.outbox, session.lost_at = outbox, None
        for number, text in session.replay:
            if number > sequence:
                outbox.send_text(text)
        session.dispatch("RESUMED", {"_trace": []})
        self._announce()
        return session


def _decode(text: str) -> Json:
    try:
        frame: Any = read_json(text)
    except ValueError:
        raise _CloseError(CloseCode.DECODE_ERROR, "Invalid JSON.") from None
    return _object(frame)


def _object(value: Any) -> Json:
    if not isinstance(value, dict):
        raise _CloseError(CloseCode.DECODE_ERROR, "A frame and its data are objects.")
    return value


def _read_intents(value: Any) -> Intent:
    if not isinstance(value, int) or not 0 <= value < _NO_INTENT:
        raise _CloseError(CloseCode.INVALID_INTENTS, "Invalid intent(s).")
    return Intent(value)


def _read_shard(value: Any) -> tuple[int, int]:
    """Return number and count of a shard; the only one if the client does not say which it is."""
    match value or [0, 1]:
        case [int(number), int(count)] if 0 <= number < count:
            return number, count
    raise _CloseError(CloseCode.INVALID_SHARD, "Invalid shard.")
