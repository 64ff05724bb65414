"""A conversation in which everything is said once that the playground can say."""

from __future__ import annotations

import base64
import json
from typing import Any

import aiohttp

from playground.protocol.permissions import Permission

from .recording import Recording
from .refusals import all_that_is_refused

PICTURE = (
    b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x02\x00\x00\x00\x03\x08\x06\x00\x00\x00"
    b"\x00\x00\x00\x00"
)
V2 = 1 << 15
EPHEMERAL = 1 << 6

BUTTON = {"type": 2, "style": 1, "label": "Press", "custom_id": "press"}
SELECTS = [
    {"type": 3, "custom_id": "text", "options": [{"label": "A", "value": "a"}], "max_values": 1},
    {"type": 6, "custom_id": "role"},
]

COMMANDS: list[dict[str, Any]] = [
    {
        "name": "deal",
        "description": "Deal",
        "name_localizations": {"de": "geben"},
        "description_localizations": {"de": "Geben"},
        "options": [
            {"name": "word", "description": "A word", "type": 3, "autocomplete": True},
            {"name": "who", "description": "Somebody", "type": 9},
            {"name": "where", "description": "A channel", "type": 7},
        ],
    },
    {
        "name": "table",
        "description": "Table",
        "options": [
            {
                "name": "open",
                "description": "Open",
                "type": 2,
                "options": [{"name": "now", "description": "Now", "type": 1}],
            }
        ],
    },
    {"name": "Look", "type": 2},
    {"name": "Quote", "type": 3},
    {"name": "manage", "description": "Manage", "default_member_permissions": "32"},
    {"name": "here", "description": "Here", "contexts": [0]},
    {"name": "private", "description": "Private", "contexts": [1]},
]


async def all_of_it(say: Recording) -> None:
    """Everything, part by part."""
    await _who_is_there(say)
    await _messages(say)
    await _files(say)
    await _reactions(say)
    await _threads(say)
    await _direct_messages(say)
    await _emoji(say)
    await _commands(say)
    await _interactions(say)
    await _components(say)
    await _forms(say)
    await _what_the_page_may(say)
    await all_that_is_refused(say)


async def _who_is_there(say: Recording) -> None:
    say.title("Who is there")
    ben = say.people.ben.id
    for path in (
        *("/users/@me", "/oauth2/applications/@me", "/applications/@me"),
        *("/gateway", "/gateway/bot", "/guilds/{guild}"),
        *(f"/guilds/{{guild}}/members/{ben}", "/channels/{uno}"),
    ):
        await say.ask("GET", path)
    say.people.add("Emil")
    await say.listen()


async def _messages(say: Recording) -> None:
    say.title("Messages")
    anna, ben = say.people.anna, say.people.ben
    await say.do("send", channel_id=say.uno, content=f"Hello <@{say.bot}>")
    hello = anna.last()
    say.clock.advance(61.5)
    sent = await say.ask(
        "POST",
        "/channels/{uno}/messages",
        {
            "content": f"<@{anna.id}> <@{ben.id}>",
            "nonce": "17",
            "allowed_mentions": {"parse": [], "users": [anna.id]},
        },
    )
    path = f"/channels/{{uno}}/messages/{sent['id']}"
    await say.ask("PATCH", path, {"content": "Changed"})
    await say.ask("PATCH", path, {"flags": 4})
    ben.send("An answer")
    await say.listen()
    for query in ("", "?limit=1", f"?after={hello.id}"):
        await say.ask("GET", "/channels/{uno}/messages" + query)
    await say.do("delete", message_id=hello.id)
    await say.ask("DELETE", path)


async def _files(say: Recording) -> None:
    say.title("Files")
    board = {
        "content": "Files",
        "attachments": [{"id": 0, "description": "The board"}, {"id": 2, "filename": "new.txt"}],
    }
    form = _form(board, {"board.png": PICTURE, "icon.png": PICTURE, "notes.txt": b"notes"})
    sent = await say.ask("POST", "/channels/{uno}/messages", data=form)
    text = next(each["id"] for each in sent["attachments"])
    kept = {"attachments": [{"id": text}]}
    await say.ask("PATCH", f"/channels/{{uno}}/messages/{sent['id']}", kept)
    shown = {
        "flags": V2,
        "components": [
            {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]},
            {"type": 13, "file": {"url": "attachment://b.txt"}},
        ],
    }
    form = _form(shown, {"a.png": PICTURE, "b.txt": b"text"})
    await say.ask("POST", "/channels/{uno}/messages", data=form)


def _form(body: Any, files: dict[str, bytes]) -> aiohttp.FormData:
    """A request with files beside its body."""
    form = aiohttp.FormData()
    form.add_field("payload_json", json.dumps(body), content_type="application/json")
    for number, (name, data) in enumerate(files.items()):
        kind = "image/png" if data == PICTURE else "text/plain"
        form.add_field(f"files[{number}]", data, filename=name, content_type=kind)
    return form


async def _reactions(say: Recording) -> None:
    say.title("Reactions")
    anna = say.people.anna
    message = anna.send("React")
    await say.listen()
    await say.ask("PUT", f"/channels/{{uno}}/messages/{message.id}/reactions/👍/@me")
    thumb = {"name": "👍"}
    await say.do("react", message_id=message.id, emoji=thumb)
    await say.do("react", "ben", message_id=message.id, emoji={"name": "❤️"})
    await say.ask("GET", "/channels/{uno}/messages?limit=1")
    await say.do("unreact", message_id=message.id, emoji=thumb)
    say.world.set_overwrite(
        say.world.channel_named("uno"),
        say.world.bot.id,
        allow=Permission.MANAGE_MESSAGES | Permission.MANAGE_THREADS,
    )


async def _threads(say: Recording) -> None:
    say.title("Threads")
    new = {"name": "Talk", "type": 11, "auto_archive_duration": 60}
    thread = await say.ask("POST", "/channels/{uno}/threads", new)
    here = f"/channels/{thread['id']}"
    await say.ask("POST", here + "/messages", {"content": "In it"})
    await say.do("send", channel_id=thread["id"], content="In it, too")
    await say.ask("PATCH", here, {"name": "Told", "locked": True})
    await say.do("send", channel_id=thread["id"], content="Locked")
    await say.ask("PATCH", here, {"archived": True})
    await say.ask("PATCH", here, {"name": "No"})
    await say.ask("PATCH", here, {"archived": False, "locked": False})
    private = {"name": "Private", "type": 12, "invitable": False}
    await say.ask("POST", "/channels/{uno}/threads", private)
    await say.do("thread", channel_id=say.uno, name="Ours")
    ours = say.world.channel_named("Ours").id
    for op in ("thread_archive", "thread_lock"):
        for on in (True, False):
            await say.do(op, channel_id=ours, on=on)
    await say.do("moderator", moderates=True)
    await say.do("thread_lock", channel_id=ours, on=True)
    await say.do("thread_delete", channel_id=ours)
    await say.do("moderator", moderates=False)


async def _direct_messages(say: Recording) -> None:
    say.title("Direct messages")
    anna, ben = say.people.anna, say.people.ben
    opened = await say.ask("POST", "/users/@me/channels", {"recipient_id": anna.id})
    await say.ask("POST", "/users/@me/channels", {"recipient_id": anna.id})
    await say.ask("GET", f"/channels/{opened['id']}")
    await say.ask("POST", f"/channels/{opened['id']}/messages", {"content": "Psst"})
    await say.do("send", channel_id=opened["id"], content="What?")
    await say.do("dms", closed=True)
    await say.ask("POST", f"/channels/{opened['id']}/messages", {"content": "Psst"})
    await say.do("dms", closed=False)
    await say.do("open_dm", "ben")
    await say.ask("POST", "/users/@me/channels", {"recipient_id": ben.id})


async def _emoji(say: Recording) -> None:
    say.title("Emoji")
    path = "/applications/{bot}/emojis"
    data = base64.b64encode(PICTURE).decode()
    for kind in ("png", "gif"):
        body = {"name": f"a_{kind}", "image": f"data:image/{kind};base64,{data}"}
        emoji = await say.ask("POST", path, body)
    await say.ask("GET", path)
    one = f"{path}/{emoji['id']}"
    message = say.people.anna.last()
    await say.ask(
        "PUT",
        f"/channels/{message.channel_id}/messages/{message.id}/reactions/a_gif:{emoji['id']}/@me",
    )
    await say.ask("DELETE", one)


async def _commands(say: Recording) -> None:
    say.title("Commands")
    path = "/applications/{bot}/commands"
    await say.ask("PUT", path, COMMANDS)


async def _interactions(say: Recording) -> None:
    say.title("Commands that are used")
    anna, ben = say.people.anna, say.people.ben
    deal = {"channel_id": say.uno, "command_id": say.command("deal")}
    word = {"name": "word", "type": 3, "value": "hi"}
    await say.do("autocomplete", **deal, options=[{**word, "focused": True}])
    await say.answer(8, {"choices": [{"name": "Hi", "value": "hi"}]})
    options = [
        word,
        {"name": "who", "type": 9, "value": ben.id},
        {"name": "where", "type": 7, "value": say.uno},
    ]
    await say.do("slash", **deal, options=options)
    await say.answer(4, {"content": f"Dealt to <@{ben.id}>"})
    await say.answer(4, {"content": "Again"})
    await say.ask("PATCH", say.hook("/messages/@original"), {"content": "Edited"})
    follow = await say.ask("POST", say.hook("?wait=true"), {"content": "More", "flags": EPHEMERAL})
    await say.ask("PATCH", say.hook(f"/messages/{follow['id']}"), {"content": "Less"})
    await say.ask("DELETE", say.hook(f"/messages/{follow['id']}"))
    await say.ask("DELETE", say.hook("/messages/@original"))
    await say.do("slash", **deal, options=[{"name": "who", "type": 9, "value": say.guild}])
    await say.answer(5, {"flags": EPHEMERAL})
    await say.ask("PATCH", say.hook("/messages/@original"), {"content": "At last"})
    now = {"name": "open", "type": 2, "options": [{"name": "now", "type": 1, "options": []}]}
    table = {"channel_id": say.uno, "command_id": say.command("table")}
    await say.do("slash", **table, options=[now])
    await say.answer(5)
    await say.ask("POST", say.hook(), {"content": "Follows"})
    message = anna.send("Quote me")
    await say.listen()
    quote = {"channel_id": say.uno, "command_id": say.command("Quote")}
    await say.do("menu", **quote, message_id=message.id)
    await say.answer(4, {"content": "Quoted", "flags": EPHEMERAL})
    look = {"channel_id": say.uno, "command_id": say.command("Look")}
    await say.do("menu", **look, target=ben.id)
    say.clock.advance(4)
    await say.listen()
    await say.answer(4, {"content": "Too late"})
    await say.do("slash", channel_id=anna.dm.id, command_id=say.command("private"))
    await say.answer(4, {"content": "In private"})
    say.clock.advance(16 * 60)
    await say.ask("PATCH", say.hook("/messages/@original"), {"content": "Much too late"})


async def _components(say: Recording) -> None:
    say.title("Buttons and menus")
    rows = [{"type": 1, "components": [part]} for part in (BUTTON, *SELECTS)]
    deal = {"channel_id": say.uno, "command_id": say.command("deal")}
    await say.do("slash", **deal)
    await say.answer(4, {"content": "Choose", "components": rows})
    message = {"message_id": say.people.anna.last().id}
    await say.do("component", **message, custom_id="press")
    await say.answer(7, {"content": "Pressed"})
    await say.do("component", "ben", **message, custom_id="text", values=["a"])
    await say.answer(6)
    await say.ask("PATCH", say.hook("/messages/@original"), {"content": "Chosen"})
    await say.do("component", **message, custom_id="role", values=[say.guild])
    await say.answer(4, {"content": "role", "flags": EPHEMERAL})
    await say.do("component", **message, custom_id="press")
    await say.answer(5, {"flags": EPHEMERAL})
    v2 = {"flags": V2, "components": [{"type": 10, "content": "V2"}, rows[0]]}
    await say.ask("POST", "/channels/{uno}/messages", v2)


async def _forms(say: Recording) -> None:
    say.title("Forms")
    deal = {"channel_id": say.uno, "command_id": say.command("deal")}
    field = {"type": 4, "custom_id": "name", "style": 1, "max_length": 9}
    form = {
        "title": "Form",
        "custom_id": "form",
        "components": [{"type": 18, "label": "Name", "component": field}],
    }
    await say.do("slash", **deal)
    opener = say.last["id"]
    await say.answer(9, form)
    filled = [{"type": 18, "component": {"type": 4, "custom_id": "name", "value": "Anna"}}]
    await say.do("modal", interaction_id=opener, components=filled)
    await say.answer(4, {"content": "Thanks"})


async def _what_the_page_may(say: Recording) -> None:
    say.title("What the page may")
    await say.do("locale", locale="de")
    await say.do("guild_locale", locale="fr")
    await say.do("guild_locale", locale="es-ES", guild_id=say.guild)
    await say.do("moderator", "ben", moderates=True)
    await say.do("slash", "ben", channel_id=say.uno, command_id=say.command("manage"))
    await say.answer(4, {"content": "Managed"})
    await say.do("delete", "ben", message_id=say.people.anna.last().id)
