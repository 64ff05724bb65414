"""The world as Discord's JSON objects, the way the bot receives them."""

from playground.payloads.interactions import Payloads

__all__ = ["Payloads"]
