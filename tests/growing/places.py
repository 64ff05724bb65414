"""Every place that a rule, action, phase, game, command or choice has, and which lack it, in words.

`CONTRIBUTING.md` lists the same places. Run as `python -m tests.growing.places option NAME` (or
`action VERB`, `phase WORD`, `game NAME`, `command NAME`, `choice NAME`, or several) it looks at the
tree it stands in and prints what is missing, a line a place. Without arguments it reads them from
its input, a line a question.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any, get_args

from discord import app_commands

from bot.cli._arguments import MODES
from bot.engine import (
    BY_NAME,
    ENTRIES,
    GAMES,
    PHASES,
    Event,
    Mode,
    Option,
    Phase,
    SeatAction,
    State,
    decode_event,
    decode_state,
)
from bot.engine.games.game import Game
from bot.i18n import TextError, Texts
from bot.render.lines.moments import greatest
from bot.render.lines.shown_actions import (
    SHOWN_ACTIONS,
    FacesAndNames,
    ShownAction,
    advised_text,
    better_move_text,
    buttons_of,
)
from bot.render.lines.shown_phases import (
    SHOWN_PHASES,
    open_action_lines,
    refused_now,
    waiting_heading,
)
from bot.render.lines.story import tell
from bot.setting_values import Choices
from tests.languages import REQUIRED_LANGUAGES
from tests.render.contexts import NOBODYS, context

ROOT = Path(__file__).resolve().parent.parent.parent
READERS = ("bot/engine/rules/compilation.py", "bot/engine/rules/answers.py")
END_OF_ANSWER = "\0\n"
STORED = "tests/engine/stored/actions_and_events.jsonl"
STORED_STATES = "tests/engine/stored/states.jsonl"
_HAS_A_LIST = Mode.DUO
"""The game whose clause lists what it takes (K1)."""


def _read(file: str) -> str:
    return (ROOT / file).read_text(encoding="utf-8")


def _clause(name: str) -> str:
    """The lines of docs/rules.md that state a clause, or begin a sentence with its name."""
    return "\n".join(re.findall(rf"(?m)^(?: *- |.*[.)] ){name} .*$", _read("docs/rules.md")))


def places_without_option(name: str) -> Iterator[str]:
    """Where a house rule is missing."""
    if name not in BY_NAME:
        yield f"bot/engine/options/options.py has no entry {name}"
        return
    option = BY_NAME[name]
    yield from _law_and_records(option)
    if option.adds_action:
        if not any(f'"{name}" ' in path.read_text(encoding="utf-8") for path in _carrying_out()):
            yield f"bot/engine/actions/ has no entry that asks for {name}, nor has transitions/"
    elif not option.short_for and not any(f"options.{name}" in _read(file) for file in READERS):
        yield f"bot/engine/rules/compilation.py: nobody reads {name}"
    if _listed_in_k1(option) != GAMES[_HAS_A_LIST].takes_option(name):
        yield f"bot/engine/games/{_HAS_A_LIST}.py and K1 do not agree on {name}"
    for language in REQUIRED_LANGUAGES:
        t = Texts.load().get(language)
        if not (t.has(f"option-{name}") and t.has(f"option-{name}.description")):
            yield f"data/locales/{language}/options.ftl does not say what {name} is"
    if f"| `{name}` |" not in _read("docs/playing.md"):
        yield f"docs/playing.md does not say what is pressed for {name}"


def _law_and_records(option: Option) -> Iterator[str]:
    clause = _clause(option.clause)
    if f"`{option.name}" not in clause:
        yield f"docs/rules.md does not state {option.name} by {option.clause}"
    records = [path.read_text(encoding="utf-8") for path in _records()]
    chosen = re.compile(rf"^option {option.name}\b", re.MULTILINE)
    if not any(chosen.search(record) for record in records):
        yield f"tests/games has no record of {option.name}"
    refused = any(re.search(rf"! {option.clause}$", record, re.MULTILINE) for record in records)
    for language in REQUIRED_LANGUAGES:
        if refused and not Texts.load().get(language).has(f"clause-{option.clause}"):
            yield f"data/locales/{language}/refusals.ftl has no sentence for {option.clause}"


def _records() -> Iterator[Path]:
    return (ROOT / "tests" / "games").glob("**/*.uno")


def _carrying_out() -> Iterator[Path]:
    for folder in ("actions", "transitions"):
        yield from (ROOT / "bot" / "engine" / folder).glob("*.py")


def places_without_action(verb: str) -> Iterator[str]:
    """Where an action is missing that a record writes with this verb."""
    entry = next((entry for entry in ENTRIES if entry.words.verb == verb), None)
    if entry is None:
        yield f"bot/engine/actions/all_actions.py names no action that is written {verb}"
        return
    if not re.search(rf"`[^`\n]*\b{verb}\b", _read("docs/notation.md")):
        yield f"docs/notation.md does not write {verb}"
    said = re.compile(rf"^\w+: {verb}\b", re.MULTILINE)
    if not any(said.search(path.read_text(encoding="utf-8")) for path in _records()):
        yield f"tests/games has no record in which somebody says {verb}"
    stored = _read(STORED)
    if f'"do":"{entry.action.__struct_config__.tag}"' not in stored:
        yield f"{STORED} has no line of {verb}"
    for event in get_args(Event):
        if f'"ev":"{event.__struct_config__.tag}"' not in stored:
            yield f"{STORED} has no line of {event.__name__}"
    for line in stored.splitlines():
        if '"ev":' in line:
            yield from _untold(decode_event(line.encode()))
    if issubclass(entry.action, SeatAction):
        yield from _where_not_shown(entry.action)


def _untold(event: Event) -> Iterator[str]:
    """Where an event has no sentence, or nothing says whether it is a moment."""
    name = type(event).__name__
    for language in REQUIRED_LANGUAGES:
        try:
            tell(event, [f"P{seat}" for seat in range(10)], Texts.load(strict=True).get(language))
        except TextError as missing:
            yield f"data/locales/{language}/actions.ftl: {missing}"
        except AssertionError:
            yield f"bot/render/lines/story.py has no sentence for {name}"
    try:
        greatest([[event]])
    except AssertionError:
        yield f"bot/render/lines/moments.py does not say whether {name} is a moment"


def _where_not_shown(action: type[SeatAction]) -> Iterator[str]:
    shown = next((shown for shown in SHOWN_ACTIONS if shown.action is action), None)
    if shown is None:
        yield f"bot/render/lines/shown_actions.py does not show {action.__name__}"
    elif shown.pressed is not None:
        for key in (shown.pressed.how, shown.pressed.ask, shown.pressed.answer):
            yield from _without_text(key)
    elif action.__struct_fields__ == ("seat",):
        yield from _without_sentence(shown, action(0))


def _without_sentence(shown: ShownAction[Any], bare: SeatAction) -> Iterator[str]:
    """What is not said of an action that says nothing but its seat."""
    for language in REQUIRED_LANGUAGES:
        t = Texts.load(strict=True).get(language)
        try:
            buttons_of(NOBODYS, [bare], t)
            if shown.words is not None:
                advised_text(bare, FacesAndNames({}, ()), t)
                better_move_text(bare, FacesAndNames({}, ()), t)
        except TextError as missing:
            yield f"data/locales/{language}/actions.ftl: {missing}"


def _without_text(key: str) -> Iterator[str]:
    for language in REQUIRED_LANGUAGES:
        if not Texts.load().get(language).has(key):
            yield f"data/locales/{language}/actions.ftl has no {key}"


def places_without_phase(word: str) -> Iterator[str]:
    """Where a phase is missing that a record calls by this word."""
    entry = next((entry for entry in PHASES if entry.word == word), None)
    if entry is None:
        yield f"bot/engine/phases.py has no entry of a phase {word}"
        return
    name = entry.phase.__name__
    if entry.phase not in get_args(Phase):
        yield f"bot/engine/state.py does not name {name} in Phase"
    if not any(re.search(rf"\b{name}\(", path.read_text("utf-8")) for path in _carrying_out()):
        yield f"bot/engine/transitions/ and bot/engine/actions/: no {name} ever begins"
    if not re.search(rf"`\? phase .*`{word}`|`\? phase {word}`", _read("docs/notation.md")):
        yield f"docs/notation.md does not write `? phase {word}`"
    expected = re.compile(rf"^\? phase {word}$", re.MULTILINE)
    if not any(expected.search(path.read_text(encoding="utf-8")) for path in _records()):
        yield f"tests/games has no record that says `? phase {word}`"
    stored = [line for line in _read(STORED_STATES).splitlines() if f'"ph":"{word}"' in line]
    if not stored:
        yield f"{STORED_STATES} has no state in the phase {word}"
    if entry.phase not in {shown.phase for shown in SHOWN_PHASES}:
        yield f"bot/render/lines/shown_phases.py does not show {name}"
    else:
        for line in stored[:1]:
            yield from _unsaid(decode_state(line.encode()))


def _unsaid(state: State) -> Iterator[str]:
    """What is not said of the phase of a state, to those that it waits for and to others."""
    for language in REQUIRED_LANGUAGES:
        t = Texts.load(strict=True).get(language)
        for seat in (None, *range(len(state.hands))):
            table = context(state, seat)
            assert table.observation is not None
            said = [waiting_heading] if seat is None else [open_action_lines, refused_now]
            try:
                for say in said:
                    say(table, table.observation, t)
            except TextError as missing:
                yield f"data/locales/{language}/: {missing}"


def _listed_in_k1(option: Option) -> bool:
    listed = _clause("K1").partition("Its +2 salvo")[0]
    return f"`{option.name}`" in listed or bool(re.search(rf"\b{option.clause}\b", listed))


def places_without_game(name: str) -> Iterator[str]:
    """Where a game is missing."""
    if name not in tuple(Mode) or Mode(name) not in GAMES:
        yield f"bot/engine/games/registry.py does not name {name}"
        return
    game = GAMES[Mode(name)]
    if not _clause(game.seats_clause):
        yield f"docs/rules.md does not state {game.seats_clause}"
    if name not in MODES:
        yield f"bot/cli/_arguments.py does not offer {name}"
    if f"`mode {name}`" not in _read("docs/notation.md"):
        yield f"docs/notation.md does not write `mode {name}`"
    if not any(_of_mode(path, name) for path in _records()):
        yield f"tests/games has no record of {name}"
    for language in REQUIRED_LANGUAGES:
        yield from _texts_without(game, language)


def _of_mode(record: Path, name: str) -> bool:
    found = re.search(r"^mode (\w+)", record.read_text(encoding="utf-8"), re.MULTILINE)
    return name == (found[1] if found else Mode.CLASSIC)


def _texts_without(game: Game, language: str) -> Iterator[str]:
    t = Texts.load().get(language)
    files = {
        f"mode-{game.name}": "cards.ftl",
        f"choosing-mode-{game.name}": "choosing.ftl",
        f"help-{game.name}": "help.ftl",
        f"seats-{game.seats_clause}": "refusals.ftl",
    }
    for key, file in files.items():
        if not t.has(key):
            yield f"data/locales/{language}/{file} has no {key}"


def places_without_command(name: str) -> Iterator[str]:
    """Where a slash command of `/uno` is missing."""
    keys = [f"command-uno-{name}", f"command-uno-{name}.name"]
    command = commands_of_uno().get(name)
    if command is None:
        yield f"cogs/uno.py has no command {name}"
    else:
        for each in command.parameters:
            keys += [f"command-param-{each.name}", f"command-param-{each.name}.name"]
    for language in REQUIRED_LANGUAGES:
        lacking = [key for key in keys if not Texts.load().get(language).has(key)]
        yield from (f"data/locales/{language}/commands.ftl has no {key}" for key in lacking)
    if f"`/uno {name}" not in _read("docs/playing.md"):
        yield f"docs/playing.md does not say what `/uno {name}` does"
    played = re.compile(rf"""["']uno {name}["']""")
    if not any(played.search(path.read_text(encoding="utf-8")) for path in _tests_of_cogs()):
        yield f"tests/cogs has no test in which somebody types /uno {name}"


def commands_of_uno() -> dict[str, app_commands.Command[Any, ..., Any]]:
    """The slash commands of `/uno`, by name."""
    from cogs.uno import Uno

    commands = (command for command in Uno.__cog_app_commands__)
    return {each.name: each for each in commands if isinstance(each, app_commands.Command)}


def _tests_of_cogs() -> Iterator[Path]:
    return (ROOT / "tests" / "cogs").glob("**/test_*.py")


_NOT_READ_IN_CHOOSING = ("bot/render/private/settings_pages.py", "cogs/setting_pages.py")


def places_without_choice(name: str) -> Iterator[str]:
    """Where a choice that people make with `/uno me` is missing."""
    page, click = _NOT_READ_IN_CHOOSING
    if name not in Choices.__struct_fields__:
        yield f"bot/setting_values.py: Choices has no {name}"
    if f"choices.{name}" not in _read(page):
        yield f"{page} does not show {name}"
    if f"{name}=" not in _read(click):
        yield f"{click} does not change {name}"
    if not any(re.search(rf"\.{name}\b", _read(file)) for file in _readers_of_choices()):
        yield f"bot/ and cogs/ have no code that reads {name}, besides the page that shows it"
    if not any(name in path.read_text(encoding="utf-8") for path in _tests_of_choices()):
        yield f"tests/render and tests/cogs have no test in which somebody chooses {name}"


def _tests_of_choices() -> Iterator[Path]:
    return chain(*((ROOT / "tests" / folder).rglob("*.py") for folder in ("render", "cogs")))


def _readers_of_choices() -> Iterator[str]:
    for folder in ("bot", "cogs"):
        files = (str(path.relative_to(ROOT)) for path in (ROOT / folder).rglob("*.py"))
        yield from (file for file in files if file not in _NOT_READ_IN_CHOOSING)


_PLACES = {
    "choice": places_without_choice,
    "command": places_without_command,
    "option": places_without_option,
    "action": places_without_action,
    "phase": places_without_phase,
    "game": places_without_game,
}


def _answer(asked: Sequence[str]) -> None:
    for what, name in zip(asked[::2], asked[1::2], strict=True):
        sys.stdout.write("".join(f"{line}\n" for line in _PLACES[what](name)))
    sys.stdout.flush()


def _answer_each() -> None:
    """Answer each question in a process of its own: the files may have changed since the last."""
    for line in sys.stdin:
        if process := os.fork():
            os.waitpid(process, 0)
            sys.stdout.write(END_OF_ANSWER)
            sys.stdout.flush()
        else:
            os.dup2(sys.stdout.fileno(), sys.stderr.fileno())
            return _answer(line.split())


if __name__ == "__main__":
    if sys.argv[1:]:
        _answer(sys.argv[1:])
    else:
        _answer_each()
