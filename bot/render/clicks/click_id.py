"""What a button carries: `u:<game>:<version>:<verb>:<arg>`, all that a click needs.

No process has to remember a message: whoever gets the click knows the game, how old the message
is, and what is wanted.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Any, Self

from msgspec import Struct

from bot.views.table_view import CLICK_PREFIX as PREFIX

NO_GAME = "0"
"""What stands in place of the game on a page that belongs to none."""

SURE = "sure"
"""The ``arg`` of what is only done after it was asked whether it is meant."""


class Verb(StrEnum):
    """What a click wants."""

    HAND = "hand"
    """Show me my hand."""
    PAGE = "page"
    """Turn my hand to page ``arg``; without one, the way back out of a choice."""
    CARD = "card"
    """Play a card: ``arg`` is a :class:`bot.render.lines.card_choice.CardChoice`."""
    DRAW = "draw"
    PASS = "pass"
    TAKE = "take"
    CHALLENGE = "challenge"
    KEEP = "keep"
    DISCARD = "discard"
    COLOUR = "colour"
    """Name the colour ``arg`` for a start card."""
    SAY = "say"
    """Call ``arg``, a number of :class:`bot.engine.Call`."""
    GESTURE = "gesture"
    CONTRA = "contra"
    BACKS = "backs"
    """Show the other sides of everybody's cards (F8)."""
    MORE = "more"
    """Show me what there is to look up, and what I can do beside playing."""
    DETAILS = "details"
    """Show me by what this round was shuffled."""
    RULES = "rules"
    SCORES = "scores"
    """Show me how the match stands."""
    LEGEND = "legend"
    """Show me what the signs on the cards mean, and why *Draw* may be missing."""
    CHART = "chart"
    """Show me how the round went, as a picture."""
    JOIN = "join"
    LEAVE = "leave"
    ADD_COMPUTER = "bot"
    """Seat a computer player of level ``arg``."""
    REMOVE_COMPUTER = "unbot"
    LIKE_LAST_TIME = "likelast"
    """Make the lobby like the last match of the channel."""
    CALL_PEOPLE = "call"
    """Call people to the lobby, as the server allows."""
    WORD = "word"
    """Let me type a word for the seed of the match."""
    WORD_TYPED = "wordtyped"
    START = "start"
    """Deal; ``arg``: with so many computer players where nobody else can come."""
    NEXT = "next"
    STOP = "stop"
    RECESS = "recess"
    """Let us have a break."""
    GO_ON = "goon"
    """The break is over."""
    RETURN = "return"
    """I am back: the computer no longer plays for me."""
    FOLLOW = "follow"
    """Offer me the next free seat, and tell me the result."""
    UNFOLLOW = "unfollow"
    DECLINE = "decline"
    """I do not want the seat that was offered to me."""
    OFFER_SEAT = "offerseat"
    """Somebody else may have my place, between rounds."""
    KEEP_SEAT = "keepseat"
    QUIET = "quiet"
    """Do not ring me in this game any more; ``arg`` is the seat that is meant where all see it."""
    VOTE = "vote"
    """Answer what the table is asked: ``arg`` (`stop.0.yes`) is what, about whom, and how."""
    REMOVE = "remove"
    """Ask to remove seat ``arg`` (`2.sure`: it is meant); without one, ask which."""
    WAKE = "wake"
    """Whoever everybody waits for is asleep."""
    HAND_OVER = "handover"
    """The computer is to play on for seat ``arg``."""
    REMATCH = "rematch"
    """Let us play again, by the same rules."""
    NEW_RULES = "newrules"
    """Let us play again, and me choose the rules."""
    NEXT_MATCH = "nextmatch"
    """Let the evening go on with its next match, and me play in it."""
    EVENING = "evening"
    """Show me the evening, or do ``arg`` in it: join, leave, begin, end."""
    EVENING_TYPED = "eveningtyped"
    """An evening with the name and the end that were typed is to begin."""
    LEADERBOARD = "best"
    PICTURE = "picture"
    """Show me the leaderboard as a picture: ``arg`` is a `bot.leaderboard_choice`."""
    RANKING = "ranking"
    """Show me this leaderboard in the place of the one that is shown."""
    NEW_SEASON = "newseason"
    """Begin a season of this server; ``sure``: it was asked whether that is meant."""
    STATISTICS = "stats"
    """Show me what somebody has done: ``arg`` is their id and a game (`123.classic`)."""
    ACHIEVEMENTS = "medals"
    """Show me what somebody has achieved: ``arg`` is their id and a page (`123.0`)."""
    RECAP = "recap"
    """Tell me of ``arg``, a `bot.statistics.Stretch`, or of this match; `.post`: tell everybody."""
    REPLAY = "replay"
    """Show me a round again: ``arg`` is a :class:`bot.render.clicks.replay_step.ReplayStep`."""
    OPTIONS = "options"
    """Show me the page ``arg`` on which the game is arranged before the deal."""
    CHOOSE = "choose"
    """Change ``arg`` of the game: how, a select hands over beside it."""
    FORM = "form"
    """Let me type ``arg``."""
    FILLED = "filled"
    """``arg`` was typed."""
    TOPIC = "topic"
    """Explain to me a topic of the rules: which, a select hands over beside it."""
    HELP = "help"
    """Show me page ``arg`` of the help."""
    TEAMS = "teams"
    """Show me whom I play with (V9)."""
    MINE = "mine"
    """Change a setting of mine: ``arg`` is a `SettingClick`."""
    SERVER = "server"
    """Change a setting of this server."""
    PRIVACY = "privacy"
    """Show me what is kept of me; ``arg`` `file`: as a file, `delete`: to forget it."""
    SUBSCRIBE = "subscribe"
    """Call me when a table opens here (`on`), or no more (`off`)."""
    WEEKLY = "weekly"
    """Show me when this channel is asked every week, or change ``arg`` of it."""
    WEEKLY_FORM = "weeklyform"
    """Let me type a time zone."""
    ATTEND = "attend"
    """I am in this week, or not (`in`, `out`); for managers: go on asking, or stop."""
    SERVER_FORM = "serverform"
    """Let me type by which rules this server plays."""


_CLICK = re.compile(
    rf"{PREFIX}:(?P<game>[0-9a-z]{{1,16}}):(?P<version>[0-9]{{1,18}})"
    r":(?P<verb>[a-z]{1,16}):(?P<arg>[0-9a-z_.-]{0,40})"
)
"""What our buttons carry, and no more than that: anybody can send anything."""

VERB_AT = 3
"""Which of these parts is the verb."""

_VERBS = {str(verb): verb for verb in Verb}


class Click(Struct, frozen=True):
    """A button's meaning; ``version`` is that of the table when the message was made."""

    game: str
    version: int
    verb: Verb
    arg: str = ""

    def __str__(self) -> str:
        return f"{PREFIX}:{self.game}:{self.version}:{self.verb}:{self.arg}"

    @staticmethod
    def is_ours(text: str) -> bool:
        """Whether a `custom_id` is of a button of ours, understood or not."""
        return text.startswith(f"{PREFIX}:")

    @classmethod
    def parse(cls, text: str, **more: Any) -> Self | None:
        """Return what a `custom_id` means, None for one that is not ours or not understood.

        ``more`` are the fields that a subclass adds.
        """
        found = _CLICK.fullmatch(text)
        if found is None:
            return None
        game, version, word, arg = found.groups()
        verb = _VERBS.get(word)
        return None if verb is None else cls(game, int(version), verb, arg, **more)
