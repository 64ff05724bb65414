"""The bot on Discord: connects, loads its extensions by name, and stops cleanly."""

# pyright: reportUnusedImport=false

from .contra_uno import ContraUno, intents
from .running import run, stay_connected, use_api
