"""db and doctor."""

from __future__ import annotations

import base64
import socket
import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.cli import main
from bot.cli.doctor.doctor_checks import CheckGrade, CheckResult, findings
from bot.store.limits import Limits

BOT_ID = "123456789012345678"
TOKEN = f"{base64.urlsafe_b64encode(BOT_ID.encode()).decode()}.GabcDE.{'abcdefghij' * 4}"


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place for a database, in a folder that has no .env."""
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "new" / "games.sqlite3"
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{file}")
    return file


def found(subject: str) -> CheckResult:
    (finding,) = [finding for finding in findings() if finding.subject == subject]
    return finding


def test_upgrade_makes_the_tables_and_may_be_repeated(database: Path) -> None:
    assert main(["db", "upgrade"]) == 0
    assert main(["db", "upgrade"]) == 0
    with sqlite3.connect(database) as connection:
        assert connection.execute("SELECT count(*) FROM alembic_version").fetchone() == (1,)


def test_upgrade_of_what_is_no_database(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database.parent.mkdir()
    database.write_text("not a database, but long enough to be looked at " * 50)
    before = database.read_bytes()
    assert main(["db", "upgrade"]) == 1
    assert "DATABASE_URL" in capsys.readouterr().err
    assert database.read_bytes() == before


def test_doctor_ends_well_and_makes_no_database(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert found("database").verdict is CheckGrade.NOTE
    main(["doctor"])
    assert "does not exist yet" in capsys.readouterr().out
    assert not database.exists()


def test_doctor_knows_an_upgraded_database(database: Path) -> None:
    assert main(["db", "upgrade"]) == 0
    assert found("database").verdict is CheckGrade.GOOD


def test_doctor_knows_an_empty_database(database: Path) -> None:
    database.parent.mkdir()
    sqlite3.connect(database).close()
    database.touch()
    assert found("database").verdict is CheckGrade.NOTE
    assert "db upgrade" in found("database").text


def test_doctor_knows_a_database_of_a_newer_version(database: Path) -> None:
    assert main(["db", "upgrade"]) == 0
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    assert found("database").verdict is CheckGrade.BAD
    assert "newer version" in found("database").text


def test_doctor_knows_a_database_that_somebody_else_writes_to_all_the_time(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["db", "upgrade"]) == 0
    monkeypatch.setattr("bot.store.migrate.PLAY", Limits(busy=0))
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        assert "locked" in found("database").text
    assert found("database").verdict is CheckGrade.GOOD


@pytest.mark.parametrize(
    ("free", "verdict"),
    [(1 << 20, CheckGrade.BAD), (1 << 29, CheckGrade.NOTE), (1 << 40, CheckGrade.GOOD)],
)
def test_doctor_tells_how_much_room_there_is(
    database: Path, monkeypatch: pytest.MonkeyPatch, free: int, verdict: CheckGrade
) -> None:
    assert main(["db", "upgrade"]) == 0
    monkeypatch.setattr("shutil.disk_usage", lambda _folder: SimpleNamespace(free=free))
    assert found("disk").verdict is verdict


def test_doctor_knows_what_is_no_database(database: Path) -> None:
    database.parent.mkdir()
    database.write_text("not a database, but long enough to be looked at " * 50)
    assert found("database").verdict is CheckGrade.BAD


def test_doctor_knows_a_folder_from_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path}")
    assert found("database").verdict is CheckGrade.BAD
    assert "is a folder" in found("database").text


def test_doctor_hides_the_password_of_a_database_that_does_not_answer(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://uno:s3cret@127.0.0.1:1/contra")
    assert main(["doctor"]) == 1
    out = capsys.readouterr().out
    assert "s3cret" not in out
    assert "127.0.0.1:1/contra" in out


def test_doctor_names_every_faulty_setting(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LOG_LEVEL", "chatty")
    monkeypatch.setenv("SHARD_IDS", "0")
    assert main(["doctor"]) == 1
    out = capsys.readouterr().out
    assert "LOG_LEVEL" in out
    assert "SHARD_IDS" in out


def test_doctor_judges_the_shape_of_a_token_and_never_shows_it(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert found("token").verdict is CheckGrade.NOTE
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    assert found("token").verdict is CheckGrade.GOOD
    assert BOT_ID in found("token").text
    main(["doctor"])
    monkeypatch.setenv("DISCORD_TOKEN", "client-secret-pasted-by-mistake")
    assert found("token").verdict is CheckGrade.NOTE
    main(["doctor"])
    out = capsys.readouterr().out
    assert TOKEN not in out
    assert "pasted-by-mistake" not in out


def test_doctor_warns_of_a_token_sent_in_the_open(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_API_URL", "http://example.org/api")
    assert found("discord").verdict is CheckGrade.NOTE
    monkeypatch.setenv("DISCORD_API_URL", "http://127.0.0.1:8910/api/v10")
    assert found("discord").verdict is CheckGrade.GOOD


def test_doctor_tries_the_port_of_the_metrics(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("", 0)) as taken:
        monkeypatch.setenv("METRICS_PORT", str(taken.getsockname()[1]))
        assert found("metrics").verdict is CheckGrade.NOTE
    assert found("metrics").verdict is CheckGrade.GOOD


def test_doctor_looks_at_texts_presets_and_python(database: Path) -> None:
    assert found("presets").verdict is CheckGrade.GOOD
    assert found("texts") == CheckResult("texts", CheckGrade.GOOD, "de, en")
    assert "discord.py" in found("python").text


def test_doctor_knows_a_database_that_others_can_read(database: Path) -> None:
    main(["db", "upgrade"])
    database.chmod(0o644)
    assert "others on this machine can read" in found("privacy").text
    main(["db", "upgrade"])
    assert "privacy" not in {finding.subject for finding in findings()}


@pytest.mark.parametrize("password", ["p@ss", "p/w", "p#w", "[x", "p%zz", "a:b", "x:1/y"])
def test_doctor_takes_any_password(
    password: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", f"postgres://uno:{password}@127.0.0.1:1/contra")
    assert main(["doctor"]) == 1
    said = capsys.readouterr().out
    assert "postgresql+asyncpg://uno:***@127.0.0.1:1/contra" in said
    assert password not in said
