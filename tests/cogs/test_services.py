"""Only one place casts discord.py's client to the services that the extensions use."""

from __future__ import annotations

import re
from pathlib import Path

import cogs

COGS = Path(cogs.__file__).parent


def test_nobody_else_casts_a_client_to_the_services() -> None:
    casts = [
        path.relative_to(COGS).as_posix()
        for path in COGS.rglob("*.py")
        if re.search(r"cast\(\s*\"?BotServices\b", path.read_text("utf-8"))
    ]
    assert casts == ["_services.py"]
