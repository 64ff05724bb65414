"""The world as Discord's JSON objects, the way the bot receives them."""

# pyright: reportUnusedImport=false

from playground.payloads.messages import Payloads
