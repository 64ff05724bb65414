"""A keeper of tokens that nothing but its test uses."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from cogs.connecting.processes import Errands
from cogs.tokens.kept_ways import TokenSeal
from cogs.writing.opened_hands import OpenedHands
from cogs.writing.timers import DelayedErrands
from cogs.writing.token_keeper import TokenKeeper

from .manual_timers import ManualTimers

SEAL = TokenSeal("the bot's token")


def keeper_of_tokens(
    opened: OpenedHands | None = None,
    kept: Any = None,
    schedule: Any = None,
    timers: ManualTimers | None = None,
) -> TokenKeeper:
    """Return a keeper with these hands, which saves its tokens by `save_all` alone."""
    timers = timers or ManualTimers()
    repository = SimpleNamespace(is_shared=False)
    presence = SimpleNamespace(has_company=False)
    tables = SimpleNamespace(
        kept_tokens=kept, messages=None, repository=repository, presence=presence
    )
    services = cast(Any, SimpleNamespace(tables=tables, token_seal=SEAL))
    alone = cast(Any, None)
    delayed = DelayedErrands(timers, Errands())
    return TokenKeeper(services, opened or OpenedHands(), alone, schedule, timers, delayed)
