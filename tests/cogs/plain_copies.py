"""What the simulator copies is JSON: copied as such, not as something that may hold anything.

`copy.deepcopy` keeps account of every object, so that it copies circles and shared parts, too; what
goes over the wire has neither. It was an eighth of what the tests of cogs cost.
"""

from __future__ import annotations

import copy
from types import SimpleNamespace
from typing import Any

import pytest
from simcord import components, gateway, results
from simcord.http import router

_UNCHANGEABLE = (str, int, bool, float, type(None))


def plain_copy(value: Any) -> Any:
    """A copy of JSON; of anything else what `copy.deepcopy` makes of it."""
    kind = type(value)
    if kind is dict:
        return {key: plain_copy(part) for key, part in value.items()}
    if kind is list:
        return [plain_copy(part) for part in value]
    return value if kind in _UNCHANGEABLE else copy.deepcopy(value)


def copy_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the simulator copies what is plain as such."""
    for module in (components, results):
        monkeypatch.setattr(module, "deepcopy", plain_copy)
    for module in (gateway, router):
        monkeypatch.setattr(module, "copy", SimpleNamespace(deepcopy=plain_copy))
