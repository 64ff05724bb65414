from __future__ import annotations

import logging
import socket
import urllib.error
import urllib.request

import pytest

from bot import __version__, metrics
from bot.errors import OperatorError


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


def scraped(port: int) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10) as response:
        return response.read().decode()


def test_errors_are_counted_and_the_version_is_told() -> None:
    port = free_port()
    before = metrics.LOG_RECORDS.labels("ERROR")._value.get()
    with metrics.served(port):
        logging.getLogger("bot.test").error("for the counter")
        text = scraped(port)
    assert f'contra_uno_log_records_total{{level="ERROR"}} {before + 1}' in text
    assert f'contra_uno_build_info{{version="{__version__}"}} 1.0' in text


def test_nothing_is_served_afterwards() -> None:
    port = free_port()
    handlers = list(logging.getLogger().handlers)
    with metrics.served(port):
        pass
    assert logging.getLogger().handlers == handlers
    with pytest.raises(urllib.error.URLError):
        scraped(port)


def test_nothing_is_served_without_a_port() -> None:
    handlers = list(logging.getLogger().handlers)
    with metrics.served(None):
        assert logging.getLogger().handlers == handlers


def test_a_port_that_is_taken_is_named() -> None:
    with socket.create_server(("", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(OperatorError, match=f"port {port}"), metrics.served(port):
            pass
