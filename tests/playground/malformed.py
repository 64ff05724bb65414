"""Bodies, addresses and frames that no well-behaved client sends."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

from tests.playground.forms import (
    BUTTON,
    COMMAND,
    LINK,
    MEDIUM,
    OPTION,
    SELECT,
    TEXT,
    label,
    old,
)

JSON = {"Content-Type": "application/json"}
PARTS = {"Content-Type": "multipart/form-data; boundary=x"}


def nested(depth: int) -> bytes:
    return b'{"attachments":[{"id":' + b"[" * depth + b"]" * depth + b"}]}"


NOT_JSON: tuple[bytes, ...] = (
    b"\xff\xfe",
    b'"\xc3"',
    b"{",
    b"\x00",
    b"NaN",
    b'{"content":-Infinity}',
    b"1e999",
    b"9" * 5000,
    b'{"nonce":' + b"9" * 40 + b"}",
    b'"\\ud800"',
    b'{"\\udfff":1}',
    *map(nested, (40, 300, 480, 900, 5000, 100_000)),
)
"""What is refused in every body and every frame."""

UNREADABLE: tuple[tuple[dict[str, str], bytes], ...] = (
    ({"Content-Type": "text/plain"}, b"{}"),
    ({"Content-Type": ""}, b"{}"),
    ({**JSON, "Content-Encoding": "gzip"}, b"\x1f\x8bnot gzip"),
    ({**JSON, "Content-Encoding": "deflate"}, b"not deflated"),
    ({**JSON, "Content-Type": "application/json; charset=utf-16"}, b"\xff"),
    ({"Content-Type": "multipart/form-data"}, b"--x--"),
    ({**PARTS, "Content-Encoding": "gzip"}, b"--x--"),
    (PARTS, b"x"),
    (PARTS, b"--x\r\n"),
    (PARTS, b"--x\r\nno header\r\n\r\n"),
    *(
        (
            PARTS,
            b'--x\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n%s\r\n--x--' % it,
        )
        for it in (b"\xff\xfe", b"{", b"[" * 100_000)
    ),
)
"""Headers and bodies that cannot be read."""

NOT_IDS = ("%00", "%ff", "-1", "%C2%B2", "%2e%2e", "a%2Fb", "9" * 5000, "x" * 3000, "%F0%9F%91%8D")

QUERIES = ("limit=x", "limit=%ff", f"limit={'9' * 5000}", f"after={'9' * 5000}", "before=%C2%B2")

WILD: tuple[Any, ...] = (
    *(None, True, -1, 2**62, 1.5, "", "\x00", "9" * 30, "x" * 5000),
    *([], {}, [None], [[]], ["x"], {"a": 1}, [{"id": "0"}], {"type": "x"}),
)
"""What may stand in a body where something else is expected."""

_MESSAGE = {
    "content": "x",
    "components": [*old(BUTTON, LINK), *old(SELECT)],
    "flags": 0,
    "attachments": [{"id": "0", "filename": "a.png"}],
    "allowed_mentions": {"parse": ["users"], "users": ["1"]},
    "nonce": "1",
}
_NEW_MESSAGE = {
    "flags": 1 << 15,
    "components": [
        {
            "type": 17,
            "components": [
                {"type": 9, "components": [TEXT], "accessory": {"type": 11, "media": MEDIUM}},
                {"type": 12, "items": [{"media": MEDIUM}]},
                *old(
                    {"type": 6, "custom_id": "u", "default_values": [{"id": "1", "type": "role"}]}
                ),
            ],
        }
    ],
}
_COMMAND = {
    **COMMAND,
    "options": [{**OPTION, "choices": [{"name": "a", "value": "b"}], "required": True}],
    "contexts": [0],
    "default_member_permissions": "0",
    "name_localizations": {"de": "los"},
}
_MODAL = {"title": "x", "custom_id": "m", "components": [label()]}
_THREAD = {"name": "a", "auto_archive_duration": 60, "type": 11, "archived": False}

BODIES: tuple[tuple[str, Any], ...] = (
    ("/messages", _MESSAGE),
    ("/messages", _NEW_MESSAGE),
    ("/webhooks", _MESSAGE),
    ("/callback", {"type": 4, "data": _MESSAGE}),
    ("/callback", {"type": 9, "data": _MODAL}),
    ("/commands", [_COMMAND]),
    ("/threads", _THREAD),
    ("/channels/{channel_id}", _THREAD),
    ("/emojis", {"name": "ace", "image": "data:image/png;base64,aaaa"}),
    ("/users/@me", {"recipient_id": "1"}),
)
"""Sound bodies, each for the routes whose address contains the text."""

IDENTIFY = {"op": 2, "d": {"token": "t", "intents": 1, "shard": [0, 1], "properties": {}}}
FRAMES: tuple[Any, ...] = (
    IDENTIFY,
    {"op": 6, "d": {"token": "t", "session_id": "x", "seq": 1}},
)
"""Frames for the gateway."""

ACTIONS: tuple[Any, ...] = (
    {"op": "send", "content": "x"},
    {"op": "slash", "command_id": "1", "options": [{"name": "a", "value": "b"}]},
    {"op": "component", "custom_id": "b", "values": ["1"]},
    {"op": "modal", "interaction_id": "1", "components": [label()]},
    {"op": "react", "emoji": {"name": "👍", "id": None}},
    {"op": "menu", "command_id": "1", "target": "1"},
    {"op": "guild_locale", "locale": "de", "guild_id": "1"},
    {"op": "thread", "name": "a"},
)
"""Actions on the page."""


def spoilt(sound: Any) -> Iterator[Any]:
    """Yield copies of a value, in each of which one part is something wild."""
    yield from WILD
    if isinstance(sound, dict):
        for name, part in sound.items():
            yield from ({**sound, name: other} for other in spoilt(part))
    elif isinstance(sound, list):
        for index, part in enumerate(sound):
            yield from ([*sound[:index], other, *sound[index + 1 :]] for other in spoilt(part))


def spoilt_json(sound: Any, step: int = 1) -> Iterator[bytes]:
    """Yield every ``step``-th of these values as JSON."""
    return (json.dumps(value).encode() for value in islice(spoilt(sound), 0, None, step))
