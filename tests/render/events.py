"""One event of each kind, and each of its variations that has other words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import structs

from bot.engine.events import Drew, Event

_SAMPLES: dict[str, Any] = {
    "seat": 1,
    "by": 2,
    "accused": 2,
    "other": 2,
    "dealer": 0,
    "face": 5,
    "top": 5,
    "faces": (5,),
    "seats": (0, 1),
    "target": 1,
    "offence": "advice",
    "clause": "C4",
    "winner": 1,
    "winners": (1,),
    "points": (1, 2, 3),
    "scores": (1, 2, 3),
    "places": (1,),
    "seed": b"0123456789abcdef",
    "commitment": "00",
    "why": "turn",
    "hand": b"\x05",
    "calls": 1,
    "call": 1,
    "place": 2,
    "colour": 2,
    "kept": 5,
    "discarded": 6,
    "count": 2,
    "number": 3,
    "direction": -1,
    "side": 1,
    "foul": True,
    "on": True,
}


def sample(kind: type[Event]) -> Event:
    fields = {f: _SAMPLES[f] for f in kind.__struct_fields__ if f in _SAMPLES}
    if kind is Drew:
        fields["faces"] = b"\x05\x06"
    return kind(**fields)


def variations(kind: type[Event]) -> Iterator[Event]:
    """Yield the sample, and the sample with each of these fields changed."""
    event = sample(kind)
    yield event
    for field in kind.__struct_fields__:
        for other in _OTHERS.get(f"{kind.__name__}.{field}", _OTHERS.get(field, ())):
            yield structs.replace(event, **{field: other})


_OTHERS: dict[str, tuple[Any, ...]] = {
    "foul": (False,),
    "on": (False,),
    "ahead": (True,),
    "last": (True,),
    "stand_in": (True,),
    "stopped": (True,),
    "direction": (1,),
    "side": (0,),
    "kept": (None,),
    "discarded": (None,),
    "winner": (None,),
    "winners": ((), (0, 1), (0, 1, 2)),
    "seats": ((2,), (0, 1, 2)),
    "calls": (0, 3, 6),
    "Played.colour": (None, 8),
    "how": ("jump", "double"),
    "why": ("pending", "challenge", "contra"),
    "faces": ((5, 136),),
    "Drew.faces": (b"", b"\xff\xff"),
    "hand": (b"",),
    "offence": ("question", "sleep"),
    "first_draws": (((0, 5), (1, 9)),),
}
