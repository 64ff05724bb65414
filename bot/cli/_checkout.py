"""Parts that are not in the wheel: who runs the bot needs neither benches nor sample pages."""

from __future__ import annotations

from importlib.util import find_spec

from bot.errors import MisuseError


def require_from_checkout(package: str, what: str) -> None:
    """Raise `MisuseError`, which says what to install, where this package is not there."""
    if find_spec(package) is None:
        raise MisuseError(
            f"{what} are not part of an installed bot. They come with its source code: in a clone "
            "of the repository, run pip install -e '.[bench]' and try this again."
        )
