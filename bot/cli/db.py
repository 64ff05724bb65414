"""Look after the database that DATABASE_URL names."""

from __future__ import annotations

import argparse

from bot import config, logs

SUMMARY = "look after the database"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(metavar="ACTION", dest="action", required=True)
    actions.add_parser(
        "upgrade",
        help="bring the tables up to date, or make them",
        description="Bring the tables up to date, or make them. `run` does so by itself.",
    )


def run(arguments: argparse.Namespace) -> int:
    from bot.store import migrate

    settings = config.load()
    logs.configure(settings.log_level, settings.log_format, settings.secrets())
    migrate.upgrade(settings.database_url)
    print("The database is up to date.")
    return 0
