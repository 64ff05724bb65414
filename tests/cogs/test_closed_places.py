"""What people read where the operator lets nobody play."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.i18n import Texts
from bot.offer import Offer
from bot.render.private.privacy_page import contact_lines
from bot.rule_gate import gated

from .playing import Playing, face

EN = Texts.load().get("en")
COMMANDS: dict[str, dict[str, Any]] = {
    **{f"uno {name}": {} for name in ("start", "hand", "hint", "leave", "stop", "help", "rules")},
    **{f"uno {name}": {} for name in ("me", "stats", "recap", "evening", "verify", "replay")},
    "uno penalty": {"player": "0", "offence": "advice"},
    "uno settings": {},
    "leaderboard": {},
}
ELSEWHERE = Offer(servers=frozenset({1}))
CONTACT = "https://discord.gg/x"


def told(closure: str) -> str:
    return "\n".join([EN.format(f"reason-{closure}"), *contact_lines(CONTACT, EN)])


async def test_on_other_servers_everything_but_privacy_says_so(play: Playing) -> None:
    typed = play.bot.tree.walk_commands()
    names = {each.qualified_name for each in typed if not isinstance(each, app_commands.Group)}
    assert names == {*COMMANDS, "uno privacy"}
    play.bot.contact = CONTACT
    opened: Any = await play.anna.slash(play.channel, "uno start")
    lobby = opened.response.message
    with gated(offered=ELSEWHERE):
        for command, options in COMMANDS.items():
            said = await play.command(play.ben, command, **options)
            assert (command, play.text(said)) == (command, told("other-server"))
        pressed = await play.click(play.ben, lobby, "join")
        assert play.text(pressed.response.message) == told("other-server")
        assert "What I keep" in play.text(await play.command(play.ben, "uno privacy"))
    assert len((await play.view()).seats) == 1


async def test_a_match_that_runs_there_is_played_to_its_end(play: Playing) -> None:
    await play.game_of(play.ben, rules="target=round")
    with gated(offered=ELSEWHERE):
        await play.lay("R5", "R1", "B9 B8")
        assert "Your hand" in play.text(await play.command(play.anna, "uno hand"))
        await play.act(play.anna, "card", face("R1"))
        result = play.channel.history()[-1]
        again = await play.click(play.anna, result, "rematch")
        assert play.text(again.response.message) == EN.format("reason-other-server")
