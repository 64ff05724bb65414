"""Playing a record line by line, for `check`, `replay`, `verify` and `analyse`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from bot.engine import Action, Event, Join, RefusedError, SetupRefusedError, State, apply
from bot.engine.events import FalseContra, WrongCard

from .action_text import read_action
from .expectations import expect
from .setup import Setup
from .tokens import NAME, NotationError, lines_of


@dataclass(frozen=True)
class Finding:
    """A statement of a record that is not true; ``unreadable`` ends the record."""

    line: int
    expected: str
    got: str
    unreadable: bool = False

    def __str__(self) -> str:
        return f"{self.line}: expected {self.expected}, got {self.got}"


@dataclass(frozen=True)
class RecordStep:
    """One action that was carried out or, with ``action`` None, the deal."""

    line: int
    action: Action | None
    before: State | None
    after: State
    events: list[Event]


@dataclass
class Record:
    """A record being played; the results are collected in ``passed`` and ``findings``."""

    text: str
    setup: Setup = field(default_factory=Setup)
    state: State | None = None
    names: list[str] = field(default_factory=list[str])
    passed: int = 0
    findings: list[Finding] = field(default_factory=list[Finding])
    refused_setup: bool = False
    line: int = 0
    """The line that is being read."""
    passes_over_expectations: bool = False
    """Whether expectations are not checked: they prove nothing, and can take long."""

    @property
    def failed(self) -> int:
        """The expectations and expected refusals that failed, and refused actions."""
        return sum(not finding.unreadable for finding in self.findings)

    def play(self) -> Iterator[RecordStep]:
        """Play all lines, yielding what is carried out. Stop at a line that cannot be read."""
        for number, line in enumerate(lines_of(self.text), start=1):
            statement = line.split("#", 1)[0].strip()
            if not statement:
                continue
            self.line = number
            try:
                yield from self._statement(number, statement)
            except NotationError as error:
                self._unreadable(number, error)
                return
        yield from self._begin_at_the_end()

    def play_out(self) -> None:
        """Play all lines, or those before one that cannot be read."""
        for _ in self.play():
            pass

    def give_up(self, fault: Exception) -> None:
        """End the record at a line at which the engine fails."""
        got = f"a fault of the engine, please report it: {fault!r}"
        self.findings.append(Finding(self.line, "an outcome", got, unreadable=True))

    def _begin_at_the_end(self) -> Iterator[RecordStep]:
        """Begin a record that is nothing but a set-up: that, too, has to make sense."""
        if self.setup.begun and not self.refused_setup:
            try:
                yield from self._begin(self.line)
            except NotationError as error:
                self._unreadable(self.line, error)

    def _unreadable(self, number: int, error: NotationError) -> None:
        line = number if error.line is None else error.line
        self.findings.append(Finding(line, "a statement", str(error), unreadable=True))

    def _statement(self, number: int, text: str) -> Iterator[RecordStep]:
        if text.startswith("?"):
            yield from self._expectation(number, text[1:].strip())
            return
        who, colon, rest = text.partition(":")
        if colon and NAME.fullmatch(who.strip()) and rest.strip() and " " not in who.strip():
            yield from self._begin(number)
            yield from self._action(number, who.strip(), rest.strip())
        elif self.state is not None or self.refused_setup:
            raise NotationError("the set-up comes before the first action or expectation")
        else:
            self.setup.read(number, text)

    def _begin(self, number: int) -> Iterator[RecordStep]:
        if self.state is not None:
            return
        if self.refused_setup:
            raise NotationError("nothing follows a refused set-up")
        try:
            self.state, events = self.setup.begin()
        except SetupRefusedError as refused:
            raise NotationError(f"a set-up refused by {refused}") from None
        self.names = list(self.setup.names)
        yield RecordStep(number, None, None, self.state, events)

    def _expectation(self, number: int, text: str) -> Iterator[RecordStep]:
        if not text:
            raise NotationError("an expectation is missing")
        word, *rest = text.split()
        if word == "refused" and self.state is None and not self.passes_over_expectations:
            self._expect_refused_setup(number, rest)
            return
        yield from self._begin(number)
        if self.passes_over_expectations:
            return
        assert self.state is not None
        outcome = expect(self.state, self.names, text)
        self._note(number, outcome.holds, outcome.expected, outcome.got)

    def _expect_refused_setup(self, number: int, rest: list[str]) -> None:
        if len(rest) > 1:
            raise NotationError("refused takes one clause")
        self.refused_setup = True
        expected = " ".join(["refused", *rest])
        try:
            self.setup.judge()
        except SetupRefusedError as refused:
            holds = not rest or matches(rest[0], refused.clause)
            self._note(number, holds, expected, f"refused {refused}")
        else:
            self._note(number, False, expected, "allowed")

    def _note(self, number: int, holds: bool, expected: str, got: str) -> None:
        if holds:
            self.passed += 1
        else:
            self.findings.append(Finding(number, expected, got))

    def _action(self, number: int, who: str, text: str) -> Iterator[RecordStep]:
        assert self.state is not None
        text, must_refuse, clause = _split_refusal(text)
        action = read_action(self.state, self.names, who, text)
        before = self.state
        refused_by, after, events = _try(before, action)
        if must_refuse:
            holds = refused_by is not None and (not clause or matches(clause, refused_by))
            got = f"refused {refused_by}" if refused_by else "allowed"
            self._note(number, holds, f"refused {clause}".strip(), got)
            if refused_by is None:
                return
        elif refused_by is not None:
            self._note(number, False, f"{who}: {text} allowed", f"refused {refused_by}")
        if isinstance(action, Join) and action.seat == len(self.names) and refused_by is None:
            self.names.append(who)
        self.state = after
        if after is not before:  # a draw from piles that are empty has no events
            yield RecordStep(number, action, before, after, events)


def _split_refusal(text: str) -> tuple[str, bool, str]:
    """Return the action, whether it must be refused, and the clause if one is named."""
    action, mark, clause = text.partition("!")
    words = clause.split()
    if not action.strip() or len(words) > 1:
        raise NotationError(f"{text!r} is no action")
    return action.strip(), bool(mark), words[0] if words else ""


def _try(state: State, action: Action) -> tuple[str | None, State, list[Event]]:
    """Return the clause that refused ``action`` (P1 included), the state after it and the
    events."""
    try:
        after, events = apply(state, action)
    except RefusedError as refused:
        return refused.refusal.clause, state, []
    return (punished_by(events[0]) if events else None), after, events


def punished_by(first: Event) -> str | None:
    """Return the clause that forbids an action carried out as a punished try (P1, X8), else
    None."""
    match first:
        case WrongCard(clause=clause):
            return clause
        case FalseContra():
            return "C14"
        case _:
            return None


def matches(expected: str, clause: str) -> bool:
    """Return whether ``clause`` is the expected one or a part of it: C11 matches C11b, not C1."""
    rest = clause[len(expected) :]
    return clause.startswith(expected) and not rest[:1].isdigit()


def check_text(text: str) -> Record:
    """Play one record to its end or its first unreadable line."""
    record = Record(text)
    record.play_out()
    return record


def check_files(files: Iterable[Path]) -> tuple[list[str], bool]:
    """Return the lines to print for these records, and whether all is well."""
    lines: list[str] = []
    passed = failed = 0
    readable = True
    for file in files:
        try:
            text = file.read_text(encoding="utf-8-sig")
        except (OSError, UnicodeDecodeError) as error:
            lines.append(f"{file}:0: expected a record, got {_reason(error)}")
            readable = False
            continue
        record = Record(text)
        try:
            record.play_out()
        except Exception as fault:  # it is ours, and must not stop the other files
            record.give_up(fault)
        lines += [f"{file}:{finding}" for finding in record.findings]
        passed += record.passed
        failed += record.failed
        readable = readable and not any(finding.unreadable for finding in record.findings)
    lines.append(f"{passed} passed, {failed} failed")
    return lines, readable and not failed


def _reason(error: OSError | UnicodeDecodeError) -> str:
    if isinstance(error, UnicodeDecodeError):
        return "bytes that are not UTF-8"
    return error.strerror or "a file that cannot be read"
