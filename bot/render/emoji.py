"""Every emoji that the bot writes by itself, by what it stands for."""

from __future__ import annotations

COLOURS = ("🔴", "⭐", "🟩", "🔷", "🌸", "🧊", "🔶", "🔮")
"""By colour; the four of a side differ in shape, too, for eyes that do not tell colours apart."""
WILD = "🌈"
NO_COLOUR = "⬜"

CONTRA_REACTION = "🚨"
CHALLENGE_REACTION = "⚖️"
"""What the bot puts below each board; a click on one of them is a call, as on the button."""

CARDS = "🎴"
HAND = "🃏"
BACKS = "🔄"
RULES = "📖"
TO_BOARD = "↩️"

DRAW = "🎴"
PASS = "⏭️"
TAKE = "📥"
KEEP = "✅"
DISCARD = "🗑️"
SWAP = "🔁"
CALL = "📣"
GESTURE = "🙌"

JOIN = "🪑"
LEAVE = "🚪"
START = "▶️"
STOP = "⏹️"
ADD_COMPUTER = "🤖"
REMOVE_COMPUTER = "➖"
PAGE_BACK = "◀️"
PAGE_ON = "▶️"
BACK = "↩️"

ON_TURN = "▶️"
NOT_ON = "▫️"
OUT = "🏁"
"""Before the name of somebody who has no cards left."""
HOST = "👑"
AWAY = "💤"
"""The computer plays on for somebody who is away."""
RETURN = "👋"
PAUSED = "⏸️"
TIME = "⏳"
COMPUTER = "🤖"
MEDALS = ("🥇", "🥈", "🥉")
