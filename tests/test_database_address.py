"""Addresses of databases as people and platforms write them."""

from __future__ import annotations

import re
import socket
from pathlib import Path
from urllib.parse import urlencode

import pytest
from sqlalchemy import make_url

from bot import database_address
from bot.store.database import Database
from bot.store.own_file import file_at

PASSWORDS = (
    "p@ss",
    "p/w",
    "p?w",
    "p#w",
    "p%zz",
    "[x",
    "a:b",
    "p w",
    "p@s/s?w#rd",
    "ü",
    "a${HOME}b",
)


@pytest.mark.parametrize("password", PASSWORDS)
def test_a_password_may_contain_any_character(password: str) -> None:
    address = database_address.read(f"postgres://uno:{password}@db.test:5432/contra")
    parts = make_url(address)
    assert (parts.username, parts.password) == ("uno", password)
    assert (parts.host, parts.port, parts.database) == ("db.test", 5432, "contra")


@pytest.mark.parametrize("password", PASSWORDS)
def test_the_password_is_a_secret_in_whatever_form(password: str) -> None:
    address = database_address.read(f"postgres://uno:{password}@db.test/contra")
    (secret,) = database_address.secrets(address)
    assert secret in address


@pytest.mark.parametrize("password", PASSWORDS)
def test_an_address_is_shown_without_its_secrets(password: str) -> None:
    option = urlencode({"sslpassword": password, "sslmode": "require"})
    address = database_address.read(f"postgres://uno:{password}@db.test:1/contra?{option}")
    shown = "postgresql+asyncpg://uno:***@db.test:1/contra?sslpassword=***&sslmode=require"
    assert database_address.shown(address) == shown


@pytest.mark.parametrize("address", ["sqlite+aiosqlite:///a.db", "postgresql+asyncpg://uno@/d"])
def test_an_address_without_secrets_is_shown_as_it_is(address: str) -> None:
    assert database_address.shown(database_address.read(address)) == address


def test_a_password_as_an_option_is_a_secret_too() -> None:
    address = database_address.read("postgres://db.test/contra?user=uno&password=s3cret")
    assert database_address.secrets(address) == ("s3cret",)


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ("postgres://uno:pa:ss@db.test:port/contra", "the port"),
        ("postgres://uno:pw@db.test:99999/contra", "the port"),
        ("postgres://uno:pw@db.test/contra?sslmode=require#there", "%40 for @"),
        ("postgres://uno:pw@db.test/contra?pgbouncer=true", "'pgbouncer'"),
        ("postgres://uno:pw@db.test/contra?connect_timeout=soon", "connect_timeout"),
        ("postgres://uno:pw@db.test/contra?keepalives=yes", "keepalives in it"),
        ("postgres://uno:pw@db.test/contra?keepalives_idle=0", "keepalives_idle in it"),
        ("postgres://uno:pw@db.test/contra?keepalives_interval=99999", "keepalives_interval"),
        ("postgres://uno:pw@db.test/contra?keepalives_count=-1", "keepalives_count"),
        ("postgres://uno:pw@db.test/contra?tcp_user_timeout=1s", "tcp_user_timeout"),
        ("postgres:///contra?keepalives_idle=5&password=pw", "keepalives_idle in it has no effect"),
        ("postgres://uno:pw@/contra?host=/run&tcp_user_timeout=5", "on a Unix socket"),
        ("sqlite:///games.sqlite3?mode=ro", "without ?"),
        ("sqlite:///:memory:", "after a restart"),
        ("sqlite:////var/lib/", "after a restart"),
    ],
)
def test_errors_do_not_show_the_password(given: str, named: str) -> None:
    with pytest.raises(ValueError, match=re.escape(named)) as caught:
        database_address.read(given)
    assert "pw" not in str(caught.value)


@pytest.mark.parametrize(
    ("options", "dsn"),
    [
        ("sslmode=require", "sslmode=require"),
        ("ssl=true", "sslmode=require"),
        ("ssl=require", "sslmode=require"),
        ("sslmode=require&channel_binding=require", "sslmode=require"),
        ("sslmode=verify-full&sslrootcert=%2Fca.pem", "sslmode=verify-full&sslrootcert=%2Fca.pem"),
        ("application_name=uno&keepalives_idle=7&sslmode=", "application_name=uno"),
    ],
)
def test_parameters_that_platforms_add_reach_the_driver(options: str, dsn: str) -> None:
    given = database_address.for_driver(database_address.read(f"postgres://u:p@h/d?{options}"))
    assert given.address == "postgresql+asyncpg://u:p@h/d"
    assert given.arguments == {"dsn": f"postgresql://?{dsn}", "timeout": 5.0}


def test_a_socket_and_a_timeout_reach_the_driver() -> None:
    read = database_address.read("postgresql:///contra?host=/run/postgresql&connect_timeout=9")
    given = database_address.for_driver(read)
    assert make_url(given.address).query == {"host": "/run/postgresql"}
    assert given.arguments == {"timeout": 9.0}


@pytest.mark.parametrize("options", ["", "?connect_timeout=0"])
def test_connecting_has_an_end_without_being_asked_for(options: str) -> None:
    given = database_address.for_driver(database_address.read(f"postgres://u:p@h/d{options}"))
    assert given.arguments == {"timeout": 5.0}


def test_keepalives_are_set_without_being_asked_for_and_as_asked_for() -> None:
    usual = database_address.for_driver(database_address.read("postgres://u:p@h/d"))
    asked = "keepalives_idle=7&keepalives_interval=3&keepalives_count=2&tcp_user_timeout=9000"
    given = database_address.for_driver(database_address.read(f"postgres://u:p@h/d?{asked}"))
    assert given.address == usual.address
    with socket.socket() as connection:
        database_address.set_on_socket(connection, usual.socket)
        assert database_address.read_from_socket(connection) == usual.socket
        assert usual.socket["keepalives"] == 1
        database_address.set_on_socket(connection, given.socket)
        assert database_address.read_from_socket(connection) == given.socket
    for option in asked.split("&"):
        name, _, value = option.partition("=")
        assert given.socket[name] == int(value)


def test_what_this_system_cannot_set_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    options = database_address._OF_SOCKET
    unknown = options["tcp_user_timeout"]._replace(name=None)
    monkeypatch.setitem(options, "tcp_user_timeout", unknown)
    with pytest.raises(ValueError, match="tcp_user_timeout in it cannot be set on this system"):
        database_address.read("postgres://u:p@h/d?tcp_user_timeout=9000")
    given = database_address.for_driver(database_address.read("postgres://u:p@h/d"))
    assert "tcp_user_timeout" not in given.socket


@pytest.mark.postgres
@pytest.mark.parametrize("options", ["sslmode=disable", "sslmode=prefer&application_name=uno"])
async def test_a_database_is_reached_at_an_address_with_options(
    postgres_server: str, options: str
) -> None:
    separator = "&" if "?" in postgres_server else "?"
    written = postgres_server.replace("postgresql+asyncpg", "postgres") + separator + options
    database = Database(database_address.read(written))
    try:
        async with database.read() as connection:
            told = await connection.exec_driver_sql("SELECT current_setting('application_name')")
            assert told.scalar_one() == ("uno" if "uno" in options else "")
    finally:
        await database.close()


@pytest.mark.parametrize("folder", ["a%20b", "q?m", "%", "ü # & @ : +", "a b", "not\udcffutf8"])
@pytest.mark.parametrize("root", ["/", ""])
def test_the_address_of_a_file_leads_back_to_it(root: str, folder: str) -> None:
    file = Path(root, folder, "games.sqlite3")
    address = database_address.of_file(file)
    assert file_at(address) == file
    assert database_address.read(address) == address
