"""The file of settings, which may hold secrets, and variables whose names the bot does not know."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path

from bot.cli.doctor.check_result import CheckGrade, CheckResult
from bot.config import FILES_OF_SECRETS, OF_PROXIES, VARIABLES, ConfigError, read_env_file

_KNOWN = (*VARIABLES, *FILES_OF_SECRETS.values(), *map(str.lower, OF_PROXIES))
_HARMLESS = frozenset(_KNOWN) - {"DISCORD_TOKEN"}
_OF_COMPOSE = frozenset({"POSTGRES_PASSWORD"})
"""Variables of .env that compose.yml reads."""
_ALIKE = 0.88
"""The similarity from which a variable of the environment counts as misspelt."""


def check_settings_file(env_file: Path) -> Iterator[CheckResult]:
    """Examine who can read the file, and the names in the file and in the environment."""
    try:
        variables = read_env_file(env_file)
    except ConfigError:
        return  # The settings are not usable, which is another finding.
    if variables and (fault := _openness(env_file, variables)):
        yield CheckResult("secrecy", CheckGrade.NOTE, f"{fault}: chmod 600 {env_file}")
    names = [*_unknown_in_file(env_file, variables), *_misspelt_in(os.environ, variables)]
    if names:
        yield CheckResult("variables", CheckGrade.NOTE, "\n".join(names))


def _openness(env_file: Path, variables: Mapping[str, str]) -> str | None:
    """Return what others on this machine can do with the file that they should not."""
    mode = 0 if os.name == "nt" else env_file.stat().st_mode
    if mode & stat.S_IWOTH:
        return f"others on this machine can change {env_file}"
    if mode & stat.S_IROTH and _has_secret(variables):
        return f"others on this machine can read the secrets in {env_file}"
    return None


def _has_secret(variables: Mapping[str, str]) -> bool:
    """Return whether the file may hold a secret; an unknown variable can be a misspelt token."""
    # An @ ends the password in an address.
    return any(text and (name not in _HARMLESS or "@" in text) for name, text in variables.items())


def _unknown_in_file(env_file: Path, variables: Iterable[str]) -> Iterator[str]:
    for name in variables:
        if name not in _KNOWN and name not in _OF_COMPOSE:
            likely = _likely(name, 0.6)
            meant = f"; is {likely} meant?" if likely else ""
            yield f"{name} in {env_file} is no setting of the bot{meant}"


def _misspelt_in(environ: Mapping[str, str], variables: Mapping[str, str]) -> Iterator[str]:
    """Yield a sentence on each variable of the environment that is almost one of the bot's.

    Other programs have variables, too. A name is left alone if the likely one is set.
    """
    given = {name for name, text in (*variables.items(), *environ.items()) if text.strip()}
    for name in environ:
        if name not in _KNOWN and (likely := _likely(name, _ALIKE)) and likely not in given:
            yield f"{name} in the environment is no setting of the bot; is {likely} meant?"


def _likely(name: str, similarity: float) -> str | None:
    """Return the known variable whose name is most like this one, or None."""
    found = get_close_matches(name.upper(), _KNOWN, 1, similarity)
    return found[0] if found else None
