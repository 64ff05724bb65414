"""Everything that the playground refuses a bot or a person, once."""

from __future__ import annotations

from typing import Any

from .recording import Recording

NOTHING = "1" * 18
"""An id that nobody has."""


async def all_that_is_refused(say: Recording) -> None:
    say.title("What is refused")
    message = await say.ask("POST", "/channels/{uno}/messages", {"content": "x"}, quietly=True)
    here = f"/channels/{{uno}}/messages/{message['id']}"
    theirs = say.people.anna.send("Hers").id
    await say.listen()
    refused: list[tuple[str, str, Any]] = [
        ("GET", f"/channels/{NOTHING}", None),
        ("GET", f"/guilds/{NOTHING}", None),
        ("GET", f"/guilds/{{guild}}/members/{NOTHING}", None),
        ("GET", "/channels/{uno}/messages?limit=101", None),
        ("GET", "/channels/{uno}/messages?limit=0", None),
        ("PATCH", f"/channels/{{uno}}/messages/{theirs}", {"content": "Mine"}),
        ("POST", "/channels/{uno}/messages", {}),
        ("POST", "/channels/{uno}/messages", {"content": 5}),
        ("POST", "/channels/{uno}/messages", {"poll": {"question": "?"}}),
        ("PUT", here + "/reactions/nothing/@me", None),
        ("PUT", here + f"/reactions/a:{NOTHING}/@me", None),
        ("PATCH", "/channels/{uno}", {"name": "x"}),
        ("POST", "/channels/{uno}/threads", {"name": "", "type": 11}),
        ("POST", "/channels/{uno}/threads", {"name": "x", "type": 11, "auto_archive_duration": 61}),
        ("POST", "/users/@me/channels", {"recipient_id": NOTHING}),
        ("POST", "/users/@me/channels", {"recipient_id": say.bot}),
        ("GET", f"/applications/{NOTHING}/emojis", None),
        ("PUT", f"/applications/{NOTHING}/commands", []),
        ("DELETE", f"/applications/{{bot}}/emojis/{NOTHING}", None),
        ("POST", "/applications/{bot}/emojis", {"name": "x", "image": "data:nothing"}),
        ("POST", f"/webhooks/{{bot}}/{NOTHING}", {"content": "x"}),
        ("POST", f"/webhooks/{NOTHING}/{NOTHING}", {"content": "x"}),
        ("POST", f"/interactions/{NOTHING}/{NOTHING}/callback", {"type": 4}),
        ("POST", "/channels/{uno}/invites", {}),
    ]
    for method, path, body in refused:
        await say.ask(method, path, body)
    await say.do("slash", channel_id=say.uno, command_id=say.command("deal"))
    for kind, data in ((1, None), (7, {"content": "x"}), (8, {"choices": []}), (99, None)):
        await say.answer(kind, data)
    await say.answer(4, {"content": "x"}, token="another")
    await say.answer(9, {"title": "x", "custom_id": "x", "components": []})
    await _what_people_are_refused(say, message["id"])


async def _what_people_are_refused(say: Recording, message_id: str) -> None:
    say.title("What people are refused")
    deal = {"channel_id": say.uno, "command_id": say.command("deal")}
    await say.do("slash", **{**deal, "command_id": NOTHING})
    await say.do("slash", **{**deal, "channel_id": NOTHING})
    await say.do("slash", "cem", channel_id=say.uno, command_id=say.command("manage"))
    await say.do("slash", channel_id=say.uno, command_id=say.command("private"))
    await say.do("slash", channel_id=say.people.anna.dm.id, command_id=say.command("here"))
    await say.do("slash", **deal, options=[{"name": "no", "value": 1}])
    await say.do("slash", **deal, options=[{"name": "who", "type": 9, "value": NOTHING}])
    await say.do("menu", **deal, target=NOTHING)
    await say.do("menu", **deal, target=say.people.ben.id)
    await say.do("send", channel_id=say.uno, content="")
    await say.do("send", channel_id=say.uno, content="x" * 2001)
    await say.do("react", message_id=message_id, emoji={"name": "nothing"})
    await say.do("react", message_id=message_id, emoji={"name": "x", "id": NOTHING})
    await say.do("react", message_id=NOTHING, emoji={"name": "👍"})
    await say.do("delete", "cem", message_id=message_id)
    await say.do("component", message_id=message_id, custom_id="none")
    await say.do("modal", interaction_id=NOTHING, components=[])
    await say.do("locale", locale="German")
    await say.do("guild_locale", locale="de", guild_id=NOTHING)
    await say.do("thread", channel_id=say.uno, name="")
    await say.do("thread_delete", "cem", channel_id=say.uno)
    await say.do("dance")
