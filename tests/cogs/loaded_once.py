"""The modules of cogs, executed once for all bots.

discord.py executes a cog's module again for each bot that loads it, with all of its classes and
commands. That took a twelfth of the running time of the tests of cogs.
"""

from __future__ import annotations

import importlib
from functools import cache
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec, resolve_name
from types import ModuleType, SimpleNamespace

import pytest
from discord.ext.commands import bot


class _Executed(Loader):
    """A loader of a module that is executed already."""

    def __init__(self, module: ModuleType) -> None:
        self._module = module

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return self._module

    def exec_module(self, module: ModuleType) -> None:
        """Leave it as it is."""


@cache
def _spec(name: str) -> ModuleSpec:
    return ModuleSpec(name, _Executed(importlib.import_module(name)))


def load_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each bot take the modules of its cogs as they are until the test ends."""
    taking = SimpleNamespace(
        resolve_name=resolve_name, find_spec=_spec, module_from_spec=module_from_spec
    )
    monkeypatch.setattr(bot, "importlib", SimpleNamespace(util=taking))
