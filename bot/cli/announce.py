"""Tell all tables something: each board, hand and lobby shows it, in the words as they are.

With --in, the words are about a restart: they are shown again five minutes and one minute before
it, and the bot that is started then says that it is back. Without, they stay until others take
their place, or --cancel takes them away.
"""

from __future__ import annotations

import argparse
import asyncio
from datetime import UTC, datetime

from bot.cli._arguments import add_json_argument, duration, operator_words, settings_of
from bot.cli._orders import carry_out
from bot.cli._terminal import print_json
from bot.errors import MisuseError

SUMMARY = "tell all tables something, such as when the bot is restarted"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("words", metavar="TEXT", nargs="?", type=operator_words)
    what.add_argument("--cancel", action="store_true", help="take back what is announced")
    parser.add_argument(
        "--in", dest="later", metavar="TIME", type=duration, help="until the restart: 10m, 1h"
    )
    parser.add_argument(
        "--no-new-games", action="store_true", help="let no lobby open and no match begin meanwhile"
    )
    add_json_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    from bot.store import notice_queries
    from bot.store.orders import NoticeChanged
    from bot.views.table_values import Notice

    notice, later = None, arguments.later
    if not arguments.cancel:
        now = datetime.now(UTC)
        restart_at = None if later is None else now + later
        notice = Notice(arguments.words, now, restart_at, arguments.no_new_games)
    elif later is not None or arguments.no_new_games:
        raise MisuseError("--cancel takes neither --in nor --no-new-games.")
    settings = settings_of(arguments)
    asyncio.run(
        carry_out(
            settings,
            NoticeChanged(),
            rows=lambda connection: notice_queries.announce(connection, notice),
        )
    )
    if arguments.json:
        print_json({"announced": notice})
    elif notice is None:
        print("Nothing is announced any more.")
    else:
        print("Announced at all tables.")
        if notice.restart_at is None:
            print("It stays, also after a restart, until `contra-uno announce --cancel`.")
    return 0
