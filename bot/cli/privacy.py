"""What is kept of one person: write it out, or forget it everywhere.

People can do both themselves with `/uno privacy`; this is for whoever runs the bot and is asked in
another way. USER_ID is the number that Discord's developer mode copies from a person's menu.
"""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from bot import interruption
from bot.cli._arguments import discord_id, settings_of
from bot.cli._database import opened, settle_key, tables_on
from bot.cli._orders import carry_out
from bot.config import Settings
from bot.errors import OperatorError

SUMMARY = "write out or forget what is kept of one person"

_ENDED = {
    "export": "Ended in the middle. Nothing is changed; give the same command again.",
    "delete": "Ended in the middle: the person may be forgotten only in part. Give the same "
    "command again, which finishes it.",
    "list": "Ended in the middle. If the file is there, it is not whole: remove it, and give the "
    "same command again.",
    "apply": "Ended in the middle: not everybody of the list may be forgotten again. Give the same "
    "command again, which finishes it.",
}
"""What to say of an action that Ctrl-C has ended."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(metavar="ACTION", dest="action", required=True)
    export = actions.add_parser(
        "export",
        help="write out what is kept of a person, as JSON",
        description="Write out what is kept of a person, as JSON: of others only what everybody at "
        "their tables saw.",
    )
    export.add_argument("user_id", metavar="USER_ID", type=discord_id)
    delete = actions.add_parser(
        "delete",
        help="forget a person everywhere",
        description="Forget a person everywhere: settings, ratings, achievements and the like go; "
        "in others' results they become somebody. Refused while they are at a table.",
    )
    delete.add_argument("user_id", metavar="USER_ID", type=discord_id)
    keep = actions.add_parser(
        "list",
        help="write the list of who is forgotten to a file: salted hashes",
        description="Write the list of who is forgotten to a file, as salted hashes, for a "
        "database that is put back by other means than `db restore`.",
    )
    keep.add_argument("file", metavar="FILE", type=Path)
    apply = actions.add_parser(
        "apply",
        help="forget everybody again who stands in such a list",
        description="Forget everybody again who stands in a list that `privacy list` has written.",
    )
    apply.add_argument("file", metavar="FILE", type=Path)


def run(arguments: argparse.Namespace) -> int:
    settings = settings_of(arguments)
    with interruption.saying(_ENDED[arguments.action]):
        match arguments.action:
            case "export":
                return asyncio.run(_export(settings, arguments.user_id))
            case "delete":
                return asyncio.run(_delete(settings, arguments.user_id))
            case "list":
                return asyncio.run(_list(settings, arguments.file))
            case _:
                return asyncio.run(_apply(settings, arguments.file))


async def _export(settings: Settings, person: int) -> int:
    async with opened(settings) as database, tables_on(settings, database) as tables:
        print((await tables.privacy.export(person)).decode())
    return 0


async def _delete(settings: Settings, person: int) -> int:
    from bot.store.orders import ForgetPerson, Forgotten, StillPlaying

    answers = await carry_out(settings, ForgetPerson(person))
    # Of several processes the first forgets the person, and the others find nothing left.
    forgotten = [each.entries for each in answers if isinstance(each, Forgotten)]
    if not forgotten:
        playing = {
            at for each in answers if isinstance(each, StillPlaying) for at in each.channel_ids
        }
        raise OperatorError(
            "This person is at a table that is not over, in channel "
            f"{', '.join(map(str, sorted(playing)))}.\n"
            "They, or whoever manages the server, have to end it first: /uno leave, /uno stop.\n"
            "Or end it yourself: contra-uno games --stop ID TEXT."
        )
    print(f"Forgotten; {max(forgotten):,} entries told of this person.")
    return 0


async def _list(settings: Settings, file: Path) -> int:
    from bot.store.privacy import deletion_list

    async with opened(settings) as database:
        await settle_key(settings, database)
        written = await deletion_list.write(database, file)
    print(f"{file}: people who are forgotten: {written:,}.")
    return 0


async def _apply(settings: Settings, file: Path) -> int:
    from bot.store.privacy import deletion_list

    known = deletion_list.read(file)
    async with opened(settings, alone=True) as database, tables_on(settings, database) as tables:
        forgotten = await tables.privacy.erasures.carry_out(known)
        not_readable = tables.privacy.erasures.not_readable(known)
    print(f"{forgotten:,} people forgotten again.")
    if not_readable:
        raise OperatorError(
            f"{not_readable:,} entries of {file} cannot be applied: they need the key that they "
            "were written with. Name its file in DELETIONS_KEY_FILE, and give the command again."
        )
    return 0
