"""Pages written down: what they show, button by button, with the keys of their texts.

A text is written as its key with its variables, so that rewording it changes nothing here. After an
intended change of a page, look at what moved and write the files anew:

    python -m tests.render.shown
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from bot.engine import (
    Event,
    MatchOver,
    RoundOver,
    State,
    legal_actions,
    observe,
    side_actions,
    visible,
)
from bot.i18n import FALLBACK, Texts, Translator
from bot.i18n.entries import Entries
from bot.notation.record_reader import Record
from bot.notation.tokens import find_card
from bot.render import (
    CardChoice,
    Form,
    Question,
    TileEmoji,
    backs_page,
    board_page,
    choice_page,
    hand_page,
    refusal,
    resolve,
    tell_all,
)
from bot.setting_values import Choices
from bot.tables.step import HeardCalls, heard_calls
from bot.views.table_parts import SeatView
from bot.views.table_view import TableView
from workbench.samples.bare_table import changed
from workbench.samples.written_page import written

from .contexts import NOBODYS, next_at, seat_of, steps

FOLDER = Path(__file__).parent / "pages"
LINK = "https://discord.com/channels/1/2/3"
NEXT_AT = datetime(2026, 1, 2, tzinfo=UTC)


class Keys(Translator):
    """A translator that returns the key of a text and its variables in place of the text."""

    def __init__(self) -> None:
        super().__init__(FALLBACK, Entries(FALLBACK, []))
        self._texts = Texts.load(strict=True).get(FALLBACK)

    def has(self, key: str) -> bool:
        return self._texts.has(key)

    def joined(self, texts: Iterable[str]) -> str:
        return ", ".join(texts)

    def fill(self, key: str, **variables: str | int | float) -> str:
        self._texts.format(key, **variables)  # fails where text or variable is missing
        given = ", ".join(f"{name}={value}" for name, value in sorted(variables.items()))
        return f"{key}({given})" if given else key


KEYS = Keys()


def written_form(form: Form) -> str:
    """Return a form with its fields and their current values."""
    lines = [f"Form {form.title}, {form.click}"]
    for field in form.fields:
        needed = "" if field.needed else ", may be empty"
        several = ", several lines" if field.several_lines else ""
        lines.append(f"  {field.label} ={field.name}, {field.longest} at most{needed}{several}")
        lines.append(f"    {field.placeholder!r} {field.text!r}")
    return "\n".join(lines)


class Played:
    """A record that was played, and what each player is then shown.

    The first seat is the host's. The last one is played by a computer if it is called `robo`. With
    ``tiles``, everybody has them for their cards.
    """

    def __init__(self, text: str, tiles: TileEmoji | None = None) -> None:
        self.text = text
        self._tiles = tiles
        self._record = Record(text)
        self._steps = [step.events for step in self._record.play()]
        assert not self._record.findings, [str(finding) for finding in self._record.findings]
        assert self._record.state is not None
        self.state: State = self._record.state
        self.names: Sequence[str] = self._record.names

    def context(self, name: str | None) -> TableView:
        state = self.state
        seat = None if name is None else self.names.index(name)
        shown = [tuple(visible(e, seat) for e in step) for step in self._steps[-8:]]
        return changed(
            NOBODYS,
            version=7,
            seats=tuple(self._seat(number) for number in range(len(self.names))),
            options=state.rules.options,
            seat=seat,
            observation=observe(state, seat),
            legal=() if seat is None else tuple(legal_actions(state, seat)),
            side=() if seat is None else tuple(side_actions(state, seat)),
            steps=steps(*shown),
            called=heard_calls(map(HeardCalls.of, self._steps)),
            place="Server › <#70>",
            board_link=LINK,
            **next_at(NEXT_AT if isinstance(state.phase, RoundOver) else None),
            rematch_until=NEXT_AT if isinstance(state.phase, MatchOver) else None,
            commitment="c0ffee" * 10,
            tiles=self._tiles,
        )

    def told_to(self, seat: int) -> list[tuple[Event, ...]]:
        """Return every step from the beginning, as this seat may see it."""
        return [tuple(visible(event, seat) for event in step) for step in self._steps]

    def _seat(self, number: int) -> SeatView:
        name = self.names[number]
        return seat_of(
            name,
            number,
            user_id=None if name == "robo" else number + 1,
            presence=self.state.presence[number],
            is_host=number == 0,
            choices=Choices(cards_as_symbols=self._tiles is not None),
        )

    def board(self) -> str:
        return written(board_page(self.context(None), KEYS))

    def hand(self, name: str, page: int = 0, note: str | None = None) -> str:
        return written(hand_page(self.context(name), KEYS, page=page, note=note))

    def backs(self, name: str, note: str | None = None) -> str:
        return written(backs_page(self.context(name), KEYS, note))

    def choice(self, name: str, card: str, *said: str) -> str:
        """Return the page that asks for more about a card, or the chosen action.

        The choices so far are written as buttons carry them; a card that ends a series as `lR5`.
        """
        context = self.context(name)
        assert context.observation is not None
        hand = context.observation.hand
        ends = [f"l{find_card(self.state, hand, s[1:])}" if s[0] == "l" else s for s in said]
        choice = CardChoice.parse(".".join((str(find_card(self.state, hand, card)), *ends)))
        assert choice is not None
        offers = (*context.legal, *context.side)
        found = resolve(choice, offers, context.observation)
        if isinstance(found, Question):
            return written(choice_page(context, found, KEYS))
        return str(found)

    def refused(self, name: str, clause: str = "C5") -> str:
        return refusal(clause, self.context(name), KEYS)

    def story(self) -> str:
        """Return what the channel reads, a line for each step."""
        told = ([visible(event, None) for event in step] for step in self._steps)
        return "\n".join(tell_all(step, self.names, KEYS) for step in told)


def sections(*parts: tuple[str, str]) -> str:
    return "".join(f"── {title}\n{text}\n\n" for title, text in parts)


def main() -> None:
    from tests.render.test_pages import SHOWN

    for name, show in SHOWN.items():
        (FOLDER / f"{name}.txt").write_text(show(), encoding="utf-8")
    for file in FOLDER.glob("*.txt"):
        if file.stem not in SHOWN:
            file.unlink()


if __name__ == "__main__":
    sys.exit(main())
