"""Whatever Discord would not take is refused in one way, and whatever is taken can be shown.

Each test takes bodies that are right and puts every wrong thing in every place, one at a time.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial, reduce
from itertools import islice
from operator import getitem
from pathlib import Path
from typing import Any

import pytest

from playground import ManualClock, NotAllowedError
from playground.page.updates import PageUpdates
from playground.payloads import Payloads
from playground.people.actions import Actions
from playground.people.client_checks import check_options, filled_in
from playground.protocol import component_tree as tree
from playground.protocol.constants import MessageFlag
from playground.protocol.errors import ApiError, Code
from playground.rest.endpoints.commands import completed
from playground.rest.message_composer import MessageComposer
from playground.state.guild import AppCommand
from playground.state.interaction_registry import InteractionRegistry
from playground.state.messages import Message
from playground.state.world import World
from playground.validation import Validator
from playground.validation.commands import read_choices, read_commands
from playground.validation.components import read_modal
from playground.validation.messages import read_message
from playground.validation.validator import Form, default_openapi
from playground.websocket import encode

from .forms import with_value

BUTTON = {"type": 2, "style": 1, "label": "Play", "custom_id": "play", "emoji": {"name": "👍"}}
LINK = {"type": 2, "style": 5, "url": "https://example.org", "label": "Rules", "disabled": True}
SELECT = {
    "type": 3,
    "custom_id": "card",
    "placeholder": "A card",
    "min_values": 0,
    "max_values": 2,
    "options": [
        {"label": "Red 5", "value": "R5", "description": "a card", "emoji": {"name": "👍"}},
        {"label": "Red 6", "value": "R6"},
    ],
}
TEXT = {"type": 10, "content": "Hello <@1>"}
PICTURE = {"url": "https://example.org/a.png"}
PLAIN_MESSAGE = {
    "content": "Hello",
    "components": [{"type": 1, "components": [BUTTON, LINK]}, {"type": 1, "components": [SELECT]}],
    "allowed_mentions": {"parse": ["users"], "users": ["1"]},
    "attachments": [{"id": 0, "filename": "a.png", "description": "a picture"}],
    "flags": 4,
    "nonce": "n",
}
V2_MESSAGE = {
    "flags": int(MessageFlag.IS_COMPONENTS_V2),
    "components": [
        {
            "type": 17,
            "accent_color": 255,
            "components": [
                TEXT,
                {"type": 9, "components": [TEXT], "accessory": {"type": 11, "media": PICTURE}},
                {"type": 9, "components": [TEXT], "accessory": BUTTON},
                {"type": 14, "spacing": 1},
                {"type": 12, "items": [{"media": PICTURE}]},
                {"type": 1, "components": [{"type": 6, "custom_id": "who"}]},
            ],
        },
    ],
}
COMMAND = {
    "name": "uno",
    "type": 1,
    "description": "Play",
    "name_localizations": {"de": "uno"},
    "default_member_permissions": 8,
    "contexts": [0, 1],
    "options": [
        {
            "type": 1,
            "name": "start",
            "description": "Start",
            "options": [
                {
                    "type": 3,
                    "name": "mode",
                    "description": "Mode",
                    "required": True,
                    "choices": [{"name": "Duo", "value": "duo"}],
                },
                {"type": 4, "name": "cards", "description": "Cards", "min_value": 1},
            ],
        }
    ],
}
CHOICES = [{"name": "Red 5", "value": "R5"}, {"name": "Five", "value": 5}]
MODAL = {
    "title": "Settings",
    "custom_id": "settings",
    "components": [
        {
            "type": 18,
            "label": "Name",
            "component": {"type": 4, "custom_id": "name", "style": 1, "max_length": 20},
        },
    ],
}
# Every kind of value that is wrong somewhere, with some that are right at other places.
WRONG = [
    *(None, True, 0, -1, 3, 99, 10**30, 2.5),
    *("", "x", "7", "x" * 7000, "attachment://none.png"),
    *([], [None], ["x"], [[]], [{}]),
    *({}, {"x": 1}, {"type": 2}, {"type": 17, "components": [{"type": 17, "components": []}]}),
]

needs_openapi = pytest.mark.skipif(
    default_openapi() is None, reason="discord-openapi.json is not beside the checkout"
)
validators = pytest.mark.parametrize(
    "openapi",
    [None, pytest.param(default_openapi(), marks=needs_openapi)],
    ids=["forms alone", "with the API description"],
)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    if isinstance(value, dict):
        inside = list(value.items())
    else:
        inside = list(enumerate(value)) if isinstance(value, list) else []
    for key, child in inside:
        yield from places(child, (*path, key))


def spoiled(good: Any) -> Iterator[Any]:
    """The body with every wrong value at every place, and with every field left out."""
    for path in places(good):
        for wrong in WRONG:
            yield with_value(good, path, wrong)
        if path and isinstance(path[-1], str):
            *way, name = path
            body = copy.deepcopy(good)
            del reduce(getitem, way, body)[name]
            yield body


def some(bodies: Iterator[Any], openapi: Path | None) -> Iterator[Any]:
    """All of them, or every fourth where the description makes each take its time."""
    return islice(bodies, 0, None, 1 if openapi is None else 4)


@dataclass
class Tried:
    taken: int = 0
    refused: int = 0

    def check(self, read: Callable[[], Any]) -> Any:
        """What a body reads as, None if it is refused, which it may be in two ways only."""
        try:
            found = read()
        except ApiError as error:
            known = error.code is Code.EMPTY_MESSAGE or error.status in (500, 501)
            if not error.errors and not known:
                raise
            self.refused += 1
            return None
        self.taken += 1
        return found


@pytest.fixture
def world() -> World:
    return World(ManualClock())


@validators
@pytest.mark.parametrize("good", [PLAIN_MESSAGE, V2_MESSAGE], ids=["old", "V2"])
def test_a_message_is_refused_or_can_be_shown(world: World, openapi: Path, good: Any) -> None:
    validator, composer, tried = Validator(openapi), MessageComposer(world), Tried()
    payloads, page = Payloads(world), PageUpdates(world, lambda: True)
    channel = world.channel_named("uno")
    route = "/channels/{channel_id}/messages"

    def create(body: Any) -> Message:
        draft = validator.read("POST", route, body, lambda part: composer.read(part, [], channel))
        return composer.compose(channel, world.bot, draft)

    assert create(good).components
    for body in some(spoiled(good), openapi):
        message = tried.check(lambda body=body: create(body))
        if message is not None:
            world.add_message(message)
            shown = [payloads.message(message), page.message(message)]
            assert json.loads(encode(shown)) == shown
    assert min(tried.taken, tried.refused) > 5


@validators
def test_an_edit_is_refused_or_can_be_shown(world: World, openapi: Path) -> None:
    validator, composer, tried = Validator(openapi), MessageComposer(world), Tried()
    channel = world.channel_named("uno")
    route = "/channels/{channel_id}/messages/{message_id}"

    def change(body: Any) -> Message:
        message = Message(world.ids.next(), channel.id, world.bot.id, 0.0, content="Hello")
        draft = validator.read(
            "PATCH", route, body, lambda part: composer.read(part, [], channel, message)
        )
        composer.edit(world.add_message(message), draft)
        return message

    for body in spoiled({"content": "x", "components": [], "flags": 4}):
        message = tried.check(lambda body=body: change(body))
        if message is not None:
            assert Payloads(world).message(message)["id"] == message.id
    assert min(tried.taken, tried.refused) > 10


@validators
def test_a_command_is_refused_or_can_be_offered(world: World, openapi: Path) -> None:
    validator, tried = Validator(openapi), Tried()
    actions = Actions(world, InteractionRegistry(world), Payloads(world))
    channel, ben = world.channel_named("uno"), world.user_named("Ben")
    route = "/applications/{application_id}/commands"

    def register(body: Any) -> AppCommand:
        (definition,) = validator.read("PUT", route, [body], read_commands)
        command = completed(world, definition)
        world.replace_commands([command])
        return command

    assert register(COMMAND).name == "uno"
    for body in spoiled(COMMAND):
        command = tried.check(lambda body=body: register(body))
        if command is not None:
            actions.commands_for(ben, channel)
            with suppress(NotAllowedError):
                check_options(command.definition.get("options") or [], [], complete=False)
    assert min(tried.taken, tried.refused) > 5


@validators
def test_a_modal_is_refused_or_can_be_filled_in(openapi: Path) -> None:
    """As `data` of a callback it is not checked by the description's route, so by itself here."""
    validator, tried = Validator(openapi), Tried()
    read = partial(validator.read, "POST", "/no/such/route", form=read_modal)
    assert read(body=MODAL) == MODAL
    for body in spoiled(MODAL):
        modal = tried.check(lambda body=body: read(body=body))
        for component in tree.with_ids(modal["components"]) if modal is not None else ():
            with suppress(NotAllowedError):
                filled_in(component, {})
    assert min(tried.taken, tried.refused) > 5


@pytest.mark.parametrize(
    ("form", "good"),
    [(read_commands, [COMMAND, {"name": "Look", "type": 2}]), (read_choices, CHOICES)],
)
def test_lists_are_refused_or_read(form: Form[Any], good: Any) -> None:
    tried, read = Tried(), Validator(None).read
    assert read("PUT", "/", good, form) == good
    for body in spoiled(good):
        tried.check(lambda body=body: read("PUT", "/", body, form))
    assert min(tried.taken, tried.refused) > 5


@needs_openapi
def test_both_sources_make_one_answer_with_one_complaint_a_place() -> None:
    body = {"content": "x" * 4001, "tts": "loud", "components": [{"type": 1, "components": []}]}
    form = partial(read_message, was_v2=False, emoji_ids=())
    answers = []
    for openapi in (None, default_openapi()):
        with pytest.raises(ApiError) as refused:
            Validator(openapi).read("POST", "/channels/{channel_id}/messages", body, form)
        answers.append(refused.value.errors or {})
    alone, together = answers
    assert alone.keys() == {"content", "components"}
    assert together.keys() == {"content", "components", "tts"}
    assert together | {"tts": None} == alone | {"tts": None}
