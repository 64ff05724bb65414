"""Settings read from environment variables, `.env` and files of secrets into a frozen `Settings`.

Each variable is described for operators in `.env.example`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from typing import Literal, TypeVar, get_args

from dotenv.parser import Binding, parse_stream

from bot import config_values, database_address, proxies
from bot.errors import MisuseError
from bot.paths import default_database_file
from bot.proxies import ProxyRules

LogFormat = Literal["text", "json"]
LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"]

DISCORD_API_URL = "https://discord.com/api/v10"
PLAYGROUND_PORT = 8910
METRICS_ADDRESS = "127.0.0.1"
KEEP_GAMES_DAYS = 30
REQUESTS_A_SECOND = 48
"""Of the 50 that Discord allows a bot, two are left for requests that belong to no game."""

VARIABLES = (
    "DISCORD_TOKEN",
    "DISCORD_API_URL",
    "DATABASE_URL",
    "SHARD_COUNT",
    "SHARD_IDS",
    "LOG_LEVEL",
    "LOG_FORMAT",
    "METRICS_PORT",
    "METRICS_ADDRESS",
    "PLAYGROUND_PORT",
    "DISCORD_REQUESTS_A_SECOND",
    "HTTPS_PROXY",
    "HTTP_PROXY",
    "NO_PROXY",
    "KEEP_GAMES_DAYS",
    "KEEP_RECORDS_DAYS",
    "KEEP_RESULTS_DAYS",
    "DELETIONS_KEY_FILE",
    "CONTACT",
    "FORBIDDEN_GAMES",
    "FORBIDDEN_OPTIONS",
    "OFF",
    "ALLOWED_SERVERS",
    "BACKUPS_DIRECTORY",
)
OF_PROXIES = ("HTTPS_PROXY", "HTTP_PROXY", "NO_PROXY")
"""Variables that other programs read, too, in lower case first."""
FILES_OF_SECRETS = {"DISCORD_TOKEN": "DISCORD_TOKEN_FILE", "DATABASE_URL": "DATABASE_URL_FILE"}
"""Secret variables, each with the variable that names a file to read it from. The default file is
the systemd credential with the variable's name in lower case."""
_CREDENTIALS = "CREDENTIALS_DIRECTORY"
"""The variable in which systemd names the folder of a service's credentials."""

_LINE_ENDS = re.compile(r"\r\n|\n|\r")

Value = TypeVar("Value")


class Secret:
    """A text that is shown only by `reveal`."""

    __slots__ = ("_value",)

    def __init__(self, value: str) -> None:
        self._value = value

    def reveal(self) -> str:
        return self._value

    def __repr__(self) -> str:
        return "Secret(…)"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and other._value == self._value

    def __hash__(self) -> int:
        return hash((Secret, self._value))


@dataclass(frozen=True, slots=True)
class SettingFault:
    """A variable that cannot be used, and why. The reason never holds a secret value."""

    variable: str
    reason: str

    def __str__(self) -> str:
        return f"{self.variable}: {self.reason}"


class ConfigError(MisuseError):
    """An error for settings that cannot be used; `faults` holds everything that is wrong with
    them."""

    def __init__(self, faults: tuple[SettingFault, ...]) -> None:
        self.faults = faults
        lines = "\n".join(f"  {fault}" for fault in faults)
        super().__init__(
            f"The settings cannot be used:\n{lines}\n"
            "Mend them in the environment or in .env; .env.example describes each of them."
        )


def default_database_url() -> str:
    return database_address.of_file(default_database_file())


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The settings of this process. `shard_count` and `shard_ids` are None if Discord decides.

    A field has the name of its variable, in lower case.
    """

    discord_token: Secret | None = None
    discord_api_url: str = DISCORD_API_URL
    database_url: str = field(default_factory=default_database_url, repr=False)
    shard_count: int | None = None
    shard_ids: tuple[int, ...] | None = None
    log_level: LogLevel = "INFO"
    log_format: LogFormat = "text"
    metrics_port: int | None = None
    metrics_address: str = METRICS_ADDRESS
    playground_port: int = PLAYGROUND_PORT
    discord_requests_a_second: int = REQUESTS_A_SECOND
    """The limit for all processes together."""
    https_proxy: str | None = field(default=None, repr=False)
    http_proxy: str | None = field(default=None, repr=False)
    no_proxy: str = ""
    keep_games_days: int = KEEP_GAMES_DAYS
    """Days that a game is stored after its end, with its seats, actions and messages."""
    keep_records_days: int | None = None
    """Days that the record of a finished round is stored; None: permanently."""
    keep_results_days: int | None = None
    """Days that the result of a finished round is stored; None: permanently."""
    deletions_key_file: Path | None = None
    """The file of the key of the list of deletions; None: beside a SQLite database."""
    contact: str = ""
    """How players reach the operator, on one line; empty: they are not told."""
    forbidden_games: tuple[str, ...] = ()
    forbidden_options: tuple[str, ...] = ()
    off: tuple[str, ...] = ()
    allowed_servers: frozenset[int] | None = None
    """The ids of the servers where the bot plays; None: everywhere."""
    backups_directory: Path | None = None
    """The folder of the backups; None: `backups` beside a SQLite database."""

    def secrets(self) -> tuple[str, ...]:
        """Return every text that must not appear in a log or on a terminal."""
        token = (self.discord_token.reveal(),) if self.discord_token else ()
        of_proxies = (*proxies.secrets(self.https_proxy), *proxies.secrets(self.http_proxy))
        return (*token, *database_address.secrets(self.database_url), *of_proxies)

    def proxy_rules(self) -> ProxyRules:
        """Return which requests take a proxy."""
        return ProxyRules(self.https_proxy, self.http_proxy, self.no_proxy)


Judge = Callable[[Settings], Iterable[SettingFault]]
"""Finds the faults of words that only the game knows."""


def load(
    environ: Mapping[str, str] | None = None,
    env_file: Path | None = None,
    judge: Judge | None = None,
) -> Settings:
    """Return the settings: from the environment, else from `env_file`, by default `.env` in the
    current folder; secrets also from files.

    A variable that is set to nothing counts as not set. Raise `ConfigError` with every fault, those
    among them that `judge` finds.
    """
    from_process = os.environ if environ is None else environ
    from_file = read_env_file(env_file or Path(".env"))
    variables = {**_in_capitals(from_file), **_in_capitals(from_process)}
    stripped = {name: text.strip() for name, text in variables.items()}
    given = {name: text for name, text in stripped.items() if text}
    from_files, faults = _read_secret_files(given)
    known = {name: given[name] for name in VARIABLES if name in given}
    try:
        settings = parse({**from_files, **known}, judge)
    except ConfigError as error:
        raise ConfigError((*faults, *error.faults)) from None
    if faults:
        raise ConfigError(tuple(faults))
    return settings


def _in_capitals(variables: Mapping[str, str]) -> dict[str, str]:
    """Return the variables with those of proxies in capitals, however they are written."""
    written_small = {name: variables.get(name.lower()) for name in OF_PROXIES}
    return {**variables, **{name: text for name, text in written_small.items() if text}}


def parse(variables: Mapping[str, str], judge: Judge | None = None) -> Settings:
    """Return the settings of variables that are not empty. Raise `ConfigError`."""
    read = _Reader(variables)
    settings = Settings(
        discord_token=read("DISCORD_TOKEN", lambda text: Secret(config_values.token(text)), None),
        discord_api_url=read("DISCORD_API_URL", config_values.http_url, DISCORD_API_URL),
        database_url=read("DATABASE_URL", database_address.read, "") or default_database_url(),
        shard_count=read("SHARD_COUNT", config_values.shard_count, None),
        shard_ids=read("SHARD_IDS", config_values.shard_ids, None),
        log_level=read("LOG_LEVEL", _LOG_LEVEL, "INFO"),
        log_format=read("LOG_FORMAT", _LOG_FORMAT, "text"),
        metrics_port=read("METRICS_PORT", config_values.port, None),
        metrics_address=read("METRICS_ADDRESS", config_values.address, METRICS_ADDRESS),
        playground_port=read("PLAYGROUND_PORT", config_values.port_or_any, PLAYGROUND_PORT),
        discord_requests_a_second=read(
            "DISCORD_REQUESTS_A_SECOND", config_values.requests_a_second, REQUESTS_A_SECOND
        ),
        https_proxy=read("HTTPS_PROXY", config_values.proxy_url, None),
        http_proxy=read("HTTP_PROXY", config_values.proxy_url, None),
        no_proxy=read("NO_PROXY", str, ""),
        keep_games_days=read("KEEP_GAMES_DAYS", config_values.days, KEEP_GAMES_DAYS),
        keep_records_days=read("KEEP_RECORDS_DAYS", config_values.days, None),
        keep_results_days=read("KEEP_RESULTS_DAYS", config_values.days, None),
        deletions_key_file=read("DELETIONS_KEY_FILE", Path, None),
        contact=read("CONTACT", config_values.contact, ""),
        forbidden_games=read("FORBIDDEN_GAMES", config_values.words, ()),
        forbidden_options=read("FORBIDDEN_OPTIONS", config_values.words, ()),
        off=read("OFF", _FEATURES, ()),
        allowed_servers=read("ALLOWED_SERVERS", config_values.server_ids, None),
        backups_directory=read("BACKUPS_DIRECTORY", Path, None),
    )
    faults = [*read.faults, *_contradictions(settings, variables), *_too_short(settings)]
    faults += () if judge is None else judge(settings)
    if faults:
        raise ConfigError(tuple(faults))
    return settings


_LOG_LEVEL: Callable[[str], LogLevel] = config_values.one_of(get_args(LogLevel), str.upper)
_LOG_FORMAT: Callable[[str], LogFormat] = config_values.one_of(get_args(LogFormat), str.lower)


_FEATURES = config_values.some_of(("pictures", "guests", "alone"))


class _Reader:
    """Converts one variable after the other and collects the faults."""

    def __init__(self, variables: Mapping[str, str]) -> None:
        self._variables = variables
        self.faults: list[SettingFault] = []

    def __call__(self, variable: str, convert: Callable[[str], Value], default: Value) -> Value:
        text = self._variables.get(variable)
        if text is None:
            return default
        if text[:1] in ("'", '"') and text[-1:] == text[:1]:
            reason = "is in quotes; leave them out, as docker --env-file keeps them"
            self.faults.append(SettingFault(variable, reason))
            return default
        try:
            return convert(text)
        except ValueError as error:
            self.faults.append(SettingFault(variable, str(error)))
            return default


def _contradictions(settings: Settings, variables: Mapping[str, str]) -> list[SettingFault]:
    if settings.shard_ids is None:
        return []
    if "SHARD_COUNT" not in variables:
        return [
            SettingFault("SHARD_IDS", "needs SHARD_COUNT, the number of shards of all processes")
        ]
    if settings.shard_count is not None and settings.shard_ids[-1] >= settings.shard_count:
        highest = settings.shard_count - 1
        return [
            SettingFault("SHARD_IDS", f"with SHARD_COUNT {highest + 1} the last shard is {highest}")
        ]
    return []


def _too_short(settings: Settings) -> list[SettingFault]:
    if settings.keep_results_days is None or settings.keep_results_days >= settings.keep_games_days:
        return []
    least = f"is at least what KEEP_GAMES_DAYS is, {settings.keep_games_days}"
    return [SettingFault("KEEP_RESULTS_DAYS", least)]


def _read_secret_files(given: Mapping[str, str]) -> tuple[dict[str, str], list[SettingFault]]:
    """Return the secrets that are in files, and the faults of those files."""
    found: dict[str, str] = {}
    faults: list[SettingFault] = []
    for variable, naming in FILES_OF_SECRETS.items():
        try:
            text = _secret_in_a_file(variable, naming, given)
        except ValueError as error:
            faults.append(SettingFault(naming, str(error)))
            continue
        if text:
            found[variable] = text
    return found, faults


def _secret_in_a_file(variable: str, naming: str, given: Mapping[str, str]) -> str:
    """Return the text of a variable's file, or "".

    Raise `ValueError` for a file that cannot be read, and if the variable itself is set as well.
    """
    named = given.get(naming)
    if named is not None:
        if variable in given:
            raise ValueError(f"is set, and {variable} too; set one of them to nothing")
        return _text_of(Path(named))
    credential = Path(given.get(_CREDENTIALS, os.devnull)) / variable
    return _text_of(credential) if credential.is_file() else ""


def _text_of(file: Path) -> str:
    try:
        # Windows editors put a byte-order mark in front.
        text = file.read_text(encoding="utf-8-sig").strip()
    except UnicodeDecodeError:
        raise ValueError(f"{file} is no text") from None
    except OSError as error:
        raise ValueError(f"{file} cannot be read: {error.strerror}") from None
    if not text:
        raise ValueError(f"{file} is empty")
    return text


def read_env_file(path: Path) -> dict[str, str]:
    """Return the variables that the file sets, none if there is no file. Raise `ConfigError`."""
    try:
        if not os.path.lexists(path):
            return {}
        if (fault := unfit_for_settings(path)) is not None:
            raise ConfigError((SettingFault(str(path), f"cannot be read: {fault}"),))
    except PermissionError:
        # The folder may not be entered: with `sudo -u` it is often that of another user.
        return {}
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError((SettingFault(str(path), f"cannot be read: {error}"),)) from error
    # Passwords may contain a $, so no variables are expanded in the file.
    lines = [line for line in parse_stream(StringIO(text)) if not _is_comment_of_systemd(line)]
    if wrong := [_line_number(line) for line in lines if line.error]:
        raise ConfigError(tuple(SettingFault(str(path), _no_setting(number)) for number in wrong))
    pairs = ((line.key, line.value) for line in lines)
    return {name: value for name, value in pairs if name is not None and value is not None}


def _is_comment_of_systemd(line: Binding) -> bool:
    """Return whether the line is a comment in a service's EnvironmentFile alone."""
    return line.original.string.lstrip().startswith(";")


def _line_number(line: Binding) -> int:
    """Return the number of a line, which is read with the empty lines before it."""
    text = line.original.string
    before = text[: len(text) - len(text.lstrip())]
    return line.original.line + len(_LINE_ENDS.findall(before))


def _no_setting(number: int) -> str:
    # The line itself may hold a secret.
    return f"line {number} is no setting: write NAME=VALUE, with # before a comment"


def unfit_for_settings(path: Path) -> str | None:
    """Return why what is there is no file of settings, None if it is one.

    The bot beside the playground reads the file again, and from a pipe it would get nothing.
    """
    if path.is_file():
        return None
    if not path.exists():
        return "it is a link that leads nowhere"
    if path.is_dir():
        return "it is a folder"
    if path.samefile(os.devnull):
        return None
    return "it is a pipe or a device, and settings are read more than once; name a file"
