"""Contra Uno: a Discord bot that runs UNO for group chats."""

__version__: str


def __getattr__(name: str) -> str:
    """Return `__version__`, for which a clone asks git, when it is first asked for."""
    if name != "__version__":
        raise AttributeError(name)
    from bot.version import own_version

    return own_version().number
