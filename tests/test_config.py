from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from bot.cli._rule_words import rule_faults
from bot.config import (
    FILES_OF_SECRETS,
    VARIABLES,
    ConfigError,
    Secret,
    Settings,
    default_database_url,
    load,
    parse,
)

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789AB"
ROOT = Path(__file__).resolve().parent.parent


def faults_of(variables: dict[str, str]) -> dict[str, str]:
    with pytest.raises(ConfigError) as caught:
        parse(variables)
    return {fault.variable: fault.reason for fault in caught.value.faults}


def test_nothing_set_gives_the_documented_defaults() -> None:
    settings = parse({})
    assert settings.discord_token is None
    assert settings.discord_api_url == "https://discord.com/api/v10"
    assert settings.database_url.endswith("data/contra.sqlite3")
    assert (settings.shard_count, settings.shard_ids) == (None, None)
    assert (settings.log_level, settings.log_format) == ("INFO", "text")
    assert (settings.metrics_port, settings.metrics_address) == (None, "127.0.0.1")
    assert settings.discord_requests_a_second == 48
    assert settings == Settings()


def test_everything_set_is_converted() -> None:
    settings = parse(
        {
            "DISCORD_TOKEN": TOKEN,
            "DISCORD_API_URL": "http://127.0.0.1:8910/api/v10/",
            "DATABASE_URL": "postgresql+asyncpg://uno:pw@db/contra",
            "SHARD_COUNT": "8",
            "SHARD_IDS": "6, 0-2",
            "LOG_LEVEL": "debug",
            "LOG_FORMAT": "JSON",
            "METRICS_PORT": "9000",
            "METRICS_ADDRESS": "0.0.0.0",
            "PLAYGROUND_PORT": "0",
            "DISCORD_REQUESTS_A_SECOND": "500",
            "CONTACT": "https://discord.gg/x",
            "FORBIDDEN_GAMES": "Duo, mercy,duo",
            "FORBIDDEN_OPTIONS": "stacking",
            "OFF": "guests, alone",
            "ALLOWED_SERVERS": "12,5",
            "BACKUPS_DIRECTORY": "backups",
        }
    )
    assert settings == Settings(
        discord_token=Secret(TOKEN),
        discord_api_url="http://127.0.0.1:8910/api/v10",
        database_url="postgresql+asyncpg://uno:pw@db/contra",
        shard_count=8,
        shard_ids=(0, 1, 2, 6),
        log_level="DEBUG",
        log_format="json",
        metrics_port=9000,
        metrics_address="0.0.0.0",
        playground_port=0,
        discord_requests_a_second=500,
        contact="https://discord.gg/x",
        forbidden_games=("duo", "mercy"),
        forbidden_options=("stacking",),
        off=("guests", "alone"),
        allowed_servers=frozenset({5, 12}),
        backups_directory=Path("backups"),
    )


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("sqlite:///games.sqlite3", "sqlite+aiosqlite:///games.sqlite3"),
        ("sqlite+aiosqlite:////var/lib/games.db", "sqlite+aiosqlite:////var/lib/games.db"),
        ("postgres://u:p@h:5432/d", "postgresql+asyncpg://u:p@h:5432/d"),
        ("postgresql://h/d", "postgresql+asyncpg://h/d"),
    ],
)
def test_a_database_address_names_the_asynchronous_driver(given: str, used: str) -> None:
    assert parse({"DATABASE_URL": given}).database_url == used


@pytest.mark.parametrize(
    ("variable", "text"),
    [
        ("DISCORD_TOKEN", "Bot abc.def.ghi"),
        ("DISCORD_TOKEN", "abc…def"),
        ("DISCORD_API_URL", "discord.com/api"),
        ("DISCORD_API_URL", "ftp://discord.com"),
        ("DISCORD_API_URL", "http://host:port"),
        ("DATABASE_URL", "mysql://host/contra"),
        ("DATABASE_URL", "contra.sqlite3"),
        ("DATABASE_URL", "sqlite://contra.sqlite3"),
        ("SHARD_COUNT", "0"),
        ("SHARD_COUNT", "two"),
        ("SHARD_COUNT", "²"),
        ("SHARD_IDS", "0,,1"),
        ("SHARD_IDS", "0,0"),
        ("SHARD_IDS", "2-0"),
        ("SHARD_IDS", "0-99999999"),
        ("SHARD_IDS", "-1"),
        ("SHARD_IDS", "4"),
        ("LOG_LEVEL", "chatty"),
        ("LOG_FORMAT", "xml"),
        ("METRICS_PORT", "0"),
        ("METRICS_PORT", "65536"),
        ("METRICS_ADDRESS", "everywhere"),
        ("DISCORD_REQUESTS_A_SECOND", "0"),
        ("DISCORD_REQUESTS_A_SECOND", "48.5"),
        ("KEEP_GAMES_DAYS", "0"),
        ("KEEP_RECORDS_DAYS", "for ever"),
        ("KEEP_RESULTS_DAYS", "0"),
        ("KEEP_RESULTS_DAYS", "29"),
        ("PLAYGROUND_PORT", "-1"),
        ("CONTACT", "two\nlines"),
        ("OFF", "guests,films"),
        ("ALLOWED_SERVERS", "12,here"),
        ("ALLOWED_SERVERS", ","),
        ("CONTACT", "x" * 201),
    ],
)
def test_a_value_that_cannot_be_used_is_named(variable: str, text: str) -> None:
    given = {"SHARD_COUNT": "4"} if variable == "SHARD_IDS" else {}
    assert set(faults_of({**given, variable: text})) == {variable}


def test_shard_ids_need_a_shard_count() -> None:
    assert "SHARD_COUNT" in faults_of({"SHARD_IDS": "0"})["SHARD_IDS"]


def test_every_fault_is_reported_at_once() -> None:
    faults = faults_of({"SHARD_COUNT": "x", "LOG_LEVEL": "y", "METRICS_PORT": "z"})
    assert set(faults) == {"SHARD_COUNT", "LOG_LEVEL", "METRICS_PORT"}


def test_names_that_only_the_game_knows_are_judged_with_all_else() -> None:
    named = {"FORBIDDEN_GAMES": "dou,classic,flip,duo,mercy", "FORBIDDEN_OPTIONS": "stackin,target"}
    with pytest.raises(ConfigError) as caught:
        parse({**named, "LOG_LEVEL": "x"}, rule_faults)
    assert [str(fault) for fault in caught.value.faults][1:] == [
        "FORBIDDEN_GAMES: 'dou' is no game; is 'duo' meant?",
        "FORBIDDEN_GAMES: forbids every game; leave at least one",
        "FORBIDDEN_OPTIONS: 'stackin' is no house rule; is 'stacking' meant?",
        "FORBIDDEN_OPTIONS: no game is played without 'target': it has values, but is never off",
    ]


def test_no_fault_quotes_a_secret() -> None:
    secret = "s3cret"
    with pytest.raises(ConfigError) as caught:
        parse({"DISCORD_TOKEN": f"Bot {secret}", "DATABASE_URL": f"mysql://uno:{secret}@host/d"})
    assert secret not in str(caught.value)
    assert secret not in repr(caught.value)


def test_settings_show_no_secret() -> None:
    settings = parse({"DISCORD_TOKEN": TOKEN, "DATABASE_URL": "postgresql://u:s3cret@h/d"})
    shown = f"{settings} {settings!r} {settings.discord_token}"
    assert TOKEN not in shown
    assert "s3cret" not in shown
    assert settings.secrets() == (TOKEN, "s3cret")


def test_the_environment_wins_over_the_env_file(tmp_path: Path) -> None:
    env_file = tmp_path / ".env"
    env_file.write_text("LOG_LEVEL=ERROR\nMETRICS_PORT=9000\nPLAYGROUND_PORT=\n")
    settings = load({"LOG_LEVEL": "DEBUG"}, env_file)
    assert settings.log_level == "DEBUG"
    assert settings.metrics_port == 9000
    assert settings.playground_port == Settings().playground_port


def test_an_env_file_is_looked_for_in_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".env").write_text("LOG_FORMAT=json\n")
    monkeypatch.chdir(tmp_path)
    assert load().log_format == "json"


def test_a_dollar_sign_in_the_env_file_is_a_dollar_sign(tmp_path: Path) -> None:
    env_file = tmp_path / ".env"
    env_file.write_text("DATABASE_URL=postgresql://u:a${HOME}b@h/d\n")
    assert load({}, env_file).database_url == "postgresql+asyncpg://u:a${HOME}b@h/d"


@pytest.fixture
def no_env_file(tmp_path: Path) -> Path:
    return tmp_path / "no.env"


def test_secrets_may_stand_in_files(tmp_path: Path, no_env_file: Path) -> None:
    token, address = tmp_path / "token", tmp_path / "address"
    token.write_text(f"{TOKEN}\n")
    address.write_text("postgresql://u:s3cret@h/d\n")
    named = {"DISCORD_TOKEN_FILE": str(token), "DATABASE_URL_FILE": str(address)}
    settings = load(named, no_env_file)
    assert settings.secrets() == (TOKEN, "s3cret")


def test_a_file_of_a_secret_may_be_named_in_the_env_file(tmp_path: Path) -> None:
    (tmp_path / "token").write_text(TOKEN)
    env_file = tmp_path / ".env"
    env_file.write_text(f"DISCORD_TOKEN=\nDISCORD_TOKEN_FILE={tmp_path / 'token'}\n")
    assert load({}, env_file).discord_token == Secret(TOKEN)


def test_a_credential_of_systemd_is_found(tmp_path: Path, no_env_file: Path) -> None:
    (tmp_path / "DISCORD_TOKEN").write_text(TOKEN)
    credentials = {"CREDENTIALS_DIRECTORY": str(tmp_path)}
    assert load(credentials, no_env_file).discord_token == Secret(TOKEN)
    # As with all variables, what is said nearer to the process counts more.
    assert load({**credentials, "DISCORD_TOKEN": "another"}, no_env_file).discord_token == Secret(
        "another"
    )


@pytest.mark.parametrize(
    ("content", "reason"),
    [(None, "cannot be read"), (b"", "is empty"), (b"\xff", "is no text")],
)
def test_a_file_of_a_secret_that_cannot_be_used_is_named(
    content: bytes | None, reason: str, tmp_path: Path, no_env_file: Path
) -> None:
    file = tmp_path / "token"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(ConfigError) as caught:
        load({"DISCORD_TOKEN_FILE": str(file), "LOG_LEVEL": "chatty"}, no_env_file)
    faults = {fault.variable: fault.reason for fault in caught.value.faults}
    assert reason in faults["DISCORD_TOKEN_FILE"]
    assert "LOG_LEVEL" in faults


def test_a_secret_stands_in_one_place(tmp_path: Path, no_env_file: Path) -> None:
    (tmp_path / "token").write_text(TOKEN)
    both = {"DISCORD_TOKEN": "another", "DISCORD_TOKEN_FILE": str(tmp_path / "token")}
    with pytest.raises(ConfigError, match="DISCORD_TOKEN_FILE: is set, and DISCORD_TOKEN too"):
        load(both, no_env_file)


def test_an_env_file_that_cannot_be_read_is_a_fault(tmp_path: Path) -> None:
    env_file = tmp_path / ".env"
    env_file.write_bytes(b"DISCORD_TOKEN=\xff\xfe")
    with pytest.raises(ConfigError, match="cannot be read"):
        load({}, env_file)


def test_a_line_of_the_env_file_that_sets_nothing_is_named_without_its_content(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    env_file = tmp_path / ".env"
    env_file.write_text('LOG_LEVEL=INFO\n\n\nmy t0ken\n# fine\nDATABASE_URL="s3cret\n')
    with pytest.raises(ConfigError) as caught:
        load({}, env_file)
    faults = [f"{fault}".removeprefix(f"{env_file}: ") for fault in caught.value.faults]
    assert [fault.partition(":")[0] for fault in faults] == [
        "line 4 is no setting",
        "line 6 is no setting",
    ]
    told = f"{caught.value}{caplog.text}{capsys.readouterr()}"
    assert "t0ken" not in told
    assert "s3cret" not in told
    assert "dotenv" not in told


def test_an_env_file_may_be_one_of_systemd(tmp_path: Path) -> None:
    env_file = tmp_path / "service.env"
    env_file.write_text("; a comment, and a=b\n\nexport LOG_LEVEL='ERROR' # another\nSHARD_COUNT\n")
    assert load({}, env_file).log_level == "ERROR"


def test_the_example_names_every_variable_with_a_comment_and_is_usable() -> None:
    blocks = (ROOT / ".env.example").read_text().split("\n\n")
    described = {
        found.group(1)
        for block in blocks
        if block.startswith("#") and (found := re.search(r"^([A-Z_]+)=$", block, re.MULTILINE))
    }
    assert described == {*VARIABLES, *FILES_OF_SECRETS.values()}
    assert load({}, ROOT / ".env.example") == Settings()


def test_every_variable_has_its_field() -> None:
    assert {variable.lower() for variable in VARIABLES} == set(Settings.__dataclass_fields__)


def test_the_default_database_lies_in_the_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert default_database_url() == f"sqlite+aiosqlite:///{ROOT.as_posix()}/data/contra.sqlite3"


def test_a_byte_order_mark_is_skipped(tmp_path: Path, no_env_file: Path) -> None:
    token = tmp_path / "token"
    token.write_text(f"{TOKEN}\n", encoding="utf-8-sig")
    settings = load({"DISCORD_TOKEN_FILE": str(token)}, no_env_file)
    assert settings.secrets() == (TOKEN,)
    file = tmp_path / ".env"
    file.write_text("PLAYGROUND_PORT=9000\n", encoding="utf-8-sig")
    assert load({}, file).playground_port == 9000


@pytest.mark.parametrize("quote", ["'", '"'])
def test_quotes_that_docker_keeps_are_named(quote: str) -> None:
    url = f"{quote}sqlite+aiosqlite:///contra.sqlite3{quote}"
    with pytest.raises(ConfigError, match="DATABASE_URL: is in quotes"):
        parse({"DATABASE_URL": url})


def test_every_setting_is_handed_to_what_it_is_for() -> None:
    """A variable that is described and read, but changes nothing, is worse than none."""
    used = {
        node.attr
        for path in (ROOT / "bot").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
    }
    unused = set(Settings.__dataclass_fields__) - used
    assert unused == set(), "hand each from bot/client/running.py to the one that uses it"
