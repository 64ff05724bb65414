"""A Discord on loopback: try and test a bot with no token and no network.

It knows Discord's protocol and nothing of any particular bot. Start a `Playground`, point the bot
at its `api_url`, and act as people through `playground.people` or in the browser at `url`.
"""

# pyright: reportUnusedImport=false

from playground.clock import ManualClock
from playground.people.client_checks import NotAllowedError
from playground.people.person import PlaygroundPerson, buttons, texts
from playground.rest.api import Answered
from playground.server import Playground
from playground.state.changes import Change, MessageCreated, MessageEdited
from playground.state.guild import Channel, Guild
from playground.state.interactions import Interaction
from playground.state.messages import Message
