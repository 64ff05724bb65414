"""One shard's stream of events, kept so that it can be resumed after a lost socket."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from playground.protocol import snowflakes
from playground.protocol.constants import Intent, Opcode
from playground.protocol.json_types import Json
from playground.websocket import Outbox, encode

_REPLAY_EVENTS = 5000


@dataclass(eq=False)
class Session:
    """One shard's stream of events; it outlives its socket for a while, to be resumed."""

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
        """Whether this shard is told of a guild; direct messages (None) go to shard 0."""
        if guild_id is None:
            return self.shard_id == 0
        return snowflakes.shard_of(guild_id, self.shard_count) == self.shard_id

    def can_replay_from(self, sequence: int) -> bool:
        oldest = self.replay[0][0] if self.replay else self.sequence + 1
        return oldest - 1 <= sequence <= self.sequence
