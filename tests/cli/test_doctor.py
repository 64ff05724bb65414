"""doctor: what it finds on this machine. It does not ask Discord here."""

from __future__ import annotations

import errno
import socket
import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest
from msgspec import structs

from bot.cli import main
from bot.cli.doctor.check_result import CheckGrade, CheckResult
from bot.cli.doctor.doctor_checks import findings
from bot.i18n import languages
from bot.store import limits
from bot.store.limits import Limits


def found(subject: str) -> CheckResult:
    (finding,) = [finding for finding in findings(offline=True) if finding.subject == subject]
    return finding


def test_ends_well_and_makes_no_database(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert found("database").verdict is CheckGrade.NOTE
    main(["doctor"])
    assert "does not exist yet" in capsys.readouterr().out
    assert not database.exists()


@pytest.mark.parametrize("journal", ["DELETE", "WAL"])
def test_changes_nothing(database: Path, journal: str) -> None:
    """A database that was just restored has no log of writes: only a bot gives it one."""
    assert main(["db", "upgrade"]) == 0
    with closing(sqlite3.connect(database)) as connection:
        connection.execute(f"PRAGMA journal_mode = {journal}")
    before = {file.name: file.read_bytes() for file in database.parent.iterdir()}
    assert found("database").verdict is CheckGrade.GOOD
    assert {file.name: file.read_bytes() for file in database.parent.iterdir()} == before


def test_knows_an_empty_database(database: Path) -> None:
    database.parent.mkdir()
    sqlite3.connect(database).close()
    database.touch()
    assert found("database").verdict is CheckGrade.NOTE
    assert "db upgrade" in found("database").text


def test_knows_a_database_of_a_newer_version(database: Path) -> None:
    assert main(["db", "upgrade"]) == 0
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    assert found("database").verdict is CheckGrade.BAD
    assert "newer version" in found("database").text


def test_knows_a_database_that_somebody_else_writes_to_all_the_time(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["db", "upgrade"]) == 0
    monkeypatch.setattr("bot.store.limits.PLAY", Limits(busy=0))
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        assert "locked" in found("database").text
    assert found("database").verdict is CheckGrade.GOOD


@pytest.mark.parametrize(
    ("free", "verdict"),
    [(1 << 20, CheckGrade.BAD), (1 << 29, CheckGrade.NOTE), (1 << 40, CheckGrade.GOOD)],
)
def test_tells_how_much_room_there_is(
    database: Path, monkeypatch: pytest.MonkeyPatch, free: int, verdict: CheckGrade
) -> None:
    assert main(["db", "upgrade"]) == 0
    monkeypatch.setattr("shutil.disk_usage", lambda _folder: SimpleNamespace(free=free))
    assert found("disk").verdict is verdict


def test_knows_a_folder_from_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path}")
    assert found("database").verdict is CheckGrade.BAD
    assert "is a folder" in found("database").text


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait only shortly for a database that does not answer."""
    monkeypatch.setattr(limits, "PLAY", structs.replace(limits.PLAY, transaction=2.1))


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize(
    ("host", "reason"),
    [("uno@127.0.0.1:1", "Connect call failed"), ("uno@", "No such file or directory")],
)
def test_says_why_a_server_cannot_be_reached(
    host: str, reason: str, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = "" if "127" in host else "?host=/nowhere"
    monkeypatch.setenv("DATABASE_URL", f"postgresql://{host}/contra{options}")
    assert found("database").verdict is CheckGrade.BAD
    assert reason in found("database").text


def test_names_every_faulty_setting(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LOG_LEVEL", "chatty")
    monkeypatch.setenv("SHARD_IDS", "0")
    assert main(["doctor"]) == 1
    out = capsys.readouterr().out
    assert "LOG_LEVEL" in out
    assert "SHARD_IDS" in out


def test_tries_the_port_of_the_metrics(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("", 0)) as taken:
        monkeypatch.setenv("METRICS_PORT", str(taken.getsockname()[1]))
        assert found("metrics").verdict is CheckGrade.NOTE
    assert found("metrics").verdict is CheckGrade.GOOD


def test_a_port_of_the_metrics_that_run_cannot_have_is_bad(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("METRICS_PORT", "9464")
    monkeypatch.setenv("METRICS_ADDRESS", "203.0.113.5")
    assert found("metrics").verdict is CheckGrade.BAD
    assert "METRICS_ADDRESS 203.0.113.5" in found("metrics").text

    def refuse(*_address: object, **_family: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(socket, "create_server", refuse)
    monkeypatch.setenv("METRICS_PORT", "80")
    assert found("metrics").verdict is CheckGrade.BAD
    assert "METRICS_PORT 80 cannot be had: Permission denied" in found("metrics").text


def test_looks_at_texts_presets_and_python(database: Path) -> None:
    assert found("presets").verdict is CheckGrade.GOOD
    assert found("texts") == CheckResult("texts", CheckGrade.GOOD, ", ".join(languages()))
    assert "discord.py" in found("python").text


def test_knows_a_database_that_others_can_read(database: Path) -> None:
    main(["db", "upgrade"])
    database.chmod(0o644)
    assert "others on this machine can read" in found("privacy").text
    main(["db", "upgrade"])
    assert "privacy" not in {finding.subject for finding in findings(offline=True)}


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("password", ["p@ss", "p/w", "p#w", "[x", "p%zz", "a:b", "x:1/y"])
def test_takes_any_password(
    password: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", f"postgres://uno:{password}@127.0.0.1:1/contra")
    assert main(["doctor", "--offline"]) == 1
    said = capsys.readouterr().out
    assert "postgresql+asyncpg://uno:***@127.0.0.1:1/contra" in said
    assert password not in said


def test_a_database_that_cannot_be_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path}/file/new/games.sqlite3")
    assert found("database").verdict is CheckGrade.BAD
    assert f"{tmp_path}/file is not a folder" in found("database").text


@pytest.mark.parametrize(
    ("mode", "content", "said"),
    [
        (0o644, "DISCORD_TOKEN=abc", "can read the secrets"),
        (0o644, "DISCORD_TOKN=abc", "can read the secrets"),
        (0o644, "DATABASE_URL=postgres://u:p@h/d", "can read the secrets"),
        (0o666, "LOG_LEVEL=INFO", "can change"),
        (0o644, "DISCORD_TOKEN=\nLOG_LEVEL=INFO", None),
        (0o640, "DISCORD_TOKEN=abc", None),
    ],
)
def test_settings_that_others_can_read(
    database: Path, tmp_path: Path, mode: int, content: str, said: str | None
) -> None:
    env_file = tmp_path / ".env"
    env_file.write_text(content)
    env_file.chmod(mode)
    secrecy = [each for each in findings(offline=True) if each.subject == "secrecy"]
    assert [said is not None and said in each.text for each in secrecy] == [True] * bool(said)
    assert all(each.verdict is CheckGrade.NOTE for each in secrecy)
    assert all("chmod 600 .env" in each.text for each in secrecy)


def test_misspelt_variables_are_named_with_the_likely_one(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKN=a.b.c\nMETRICS_PROT=1\nPOSTGRES_PASSWORD=p\n")
    monkeypatch.setenv("DATABSE_URL", "x")  # DATABASE_URL is set, so it is somebody else's
    monkeypatch.setenv("log_levels", "x")
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:3128")
    monkeypatch.setenv("FTP_PROXY", "http://127.0.0.1:3128")
    text = found("variables").text
    assert "DISCORD_TOKN in .env is no setting of the bot; is DISCORD_TOKEN meant?" in text
    assert "is METRICS_PORT meant?" in text
    assert "log_levels in the environment is no setting of the bot; is LOG_LEVEL meant?" in text
    assert "POSTGRES_PASSWORD" not in text
    assert "DATABSE_URL" not in text
    assert "_PROXY" not in text.upper()
    assert "a.b.c" not in text
    monkeypatch.delenv("DATABASE_URL")
    assert "is DATABASE_URL meant?" in found("variables").text


def test_the_settings_of_a_service_are_looked_at(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = tmp_path / "service.env"
    settings.write_text("LOG_LEVEL=chatty\n")
    assert main(["--env-file", str(settings), "doctor", "--offline"]) == 1
    assert "LOG_LEVEL" in capsys.readouterr().out
