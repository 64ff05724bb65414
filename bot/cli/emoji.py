"""Show which cards are emoji of the application, upload those that are missing, remove old ones.

contra-uno emoji              where it stands
contra-uno emoji --upload     upload what is missing, as far as Discord allows it now
contra-uno emoji --remove     remove every emoji of ours; others stay

The bot uploads by itself and in the order in which it helps; Discord takes fifty an hour.
"""

from __future__ import annotations

import argparse
import asyncio
from typing import TYPE_CHECKING

from bot import config
from bot.errors import OperatorError
from bot.proxies import ProxyRules

if TYPE_CHECKING:
    from cogs.card_emoji import ApplicationEmoji, EmojiPlan

SUMMARY = "show, upload or remove the cards that are emoji of the application"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--upload", action="store_true", help="upload what is missing")
    what.add_argument("--remove", action="store_true", help="remove every emoji of ours")


def run(arguments: argparse.Namespace) -> int:
    from bot.client import use_api

    settings = config.load(env_file=arguments.env_file)
    if settings.discord_token is None:
        raise OperatorError("DISCORD_TOKEN is not set: whose emoji should these be?")
    use_api(settings.discord_api_url)
    token, rules = settings.discord_token.reveal(), settings.proxy_rules()
    return 0 if asyncio.run(_work(token, rules, arguments.upload, arguments.remove)) else 1


async def _work(token: str, rules: ProxyRules, upload: bool, remove: bool) -> bool:
    """Carry out what is asked. Return whether every card is as it should be."""
    from cogs.card_emoji import EmojiTroubleError, application_emoji

    try:
        async with application_emoji(token, proxy_rules=rules) as routes:
            if upload:
                await _upload(routes)
            if remove:
                await _remove(routes)
            plan = await _plan(routes)
    except EmojiTroubleError as error:
        raise OperatorError(f"Discord cannot be asked about emoji: {error}.") from error
    _print(plan)
    return not (plan.shown if remove else plan.missing)


async def _plan(routes: ApplicationEmoji) -> EmojiPlan:
    from cogs.card_emoji import plan_of

    return plan_of(await routes.listed())


async def _upload(routes: ApplicationEmoji) -> None:
    from rich.progress import track

    from bot.artwork import emoji_name, png_of
    from cogs.card_emoji import UploadRefusedError

    missing = (await _plan(routes)).missing
    try:
        for tile in track(missing, "Uploading"):
            await routes.upload(emoji_name(tile), png_of(tile))
    except UploadRefusedError as refused:
        minutes = round(refused.pause.total_seconds() / 60)
        print(f"Discord takes more in {minutes} minutes; the bot goes on by itself.")


async def _remove(routes: ApplicationEmoji) -> None:
    from rich.progress import track

    plan = await _plan(routes)
    for emoji in track([*plan.shown.values(), *plan.old], "Removing"):
        await routes.remove(emoji)


def _print(plan: EmojiPlan) -> None:
    from bot.artwork import tiles_of
    from bot.engine import Mode

    for mode in Mode:
        tiles = tiles_of(mode)
        there = sum(tile in plan.shown for tile in tiles)
        state = "shown as emoji" if there == len(tiles) else "shown in words until all are there"
        print(f"{mode.value:<8} {there:3} of {len(tiles):3} tiles, {state}")
    print(f"old      {len(plan.old):3} of an earlier artwork")
