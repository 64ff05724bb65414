"""Metrics for Prometheus, served at `/metrics` where METRICS_PORT is set.

Besides what is here, there are those of the process: memory, processor time, open files.
"""

from __future__ import annotations

import logging
from collections.abc import Generator
from contextlib import contextmanager

from prometheus_client import Counter, Info, start_http_server

from bot import __version__
from bot.errors import OperatorError

LOG_RECORDS = Counter("contra_uno_log_records", "What was logged", ["level"])
BUILD = Info("contra_uno_build", "Which version runs")


class _RecordCounter(logging.Handler):
    """Counts what is logged, so that errors can raise an alarm."""

    def emit(self, record: logging.LogRecord) -> None:
        LOG_RECORDS.labels(record.levelname).inc()


@contextmanager
def served(port: int | None) -> Generator[None]:
    """Serve the metrics meanwhile; None serves nothing. Raises `OperatorError` for a taken port."""
    if port is None:
        yield
        return
    try:
        server, thread = start_http_server(port)
    except OSError as error:
        raise OperatorError(
            f"The metrics cannot be served on port {port}: {error.strerror or error}.\n"
            "Set METRICS_PORT to a free port, or to nothing."
        ) from error
    BUILD.info({"version": __version__})
    counter = _RecordCounter()
    logging.getLogger().addHandler(counter)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(counter)
        server.shutdown()
        server.server_close()
        thread.join()
