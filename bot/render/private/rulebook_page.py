"""`/uno rules`: the rules in force or one topic in plain words, and the way to all topics."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from bot.engine import BY_NAME, CATALOGUE, GAMES, Mode, Option, Options
from bot.i18n import Texts, Translator, folded
from bot.render import emoji
from bot.render.cards.card_look import ACCENTS
from bot.render.clicks.click_id import NO_GAME, Click, Verb
from bot.render.page import (
    MAX_CHOICE,
    Block,
    Button,
    Choice,
    Line,
    PrivatePage,
    Row,
    Select,
    Text,
    shortened,
)
from bot.render.private.choosing import FormKind
from bot.render.rules.house_rules import (
    accepted_text,
    clash_text,
    default_text,
    house_rules,
    in_force,
    preset_of,
    rule_label,
    rule_text,
)
from bot.render.rules.rule_line import meant_by, words_of, write_line
from bot.rule_gate import rule_gate

_LONGEST_LIST = 2400


_LONGEST_LINE = 800


@dataclass(frozen=True, slots=True)
class Shelf:
    """The place of a rulebook page: a table, or anywhere else.

    ``in_play``: the page has a button back to the other lookups of the table.
    """

    game: str = NO_GAME
    version: int = 0
    in_play: bool = False

    def click(self, verb: Verb, arg: str = "") -> str:
        """Return what a button or select of the page carries."""
        return str(Click(self.game, self.version, verb, arg))


def in_force_page(options: Options, shelf: Shelf, t: Translator) -> PrivatePage:
    """Return each house rule of a table with its description, and the line that writes them."""
    heading = t.format("rules-in-force", mode=t.format(f"mode-{options.mode}"))
    preset = preset_of(options)
    if preset is not None:
        heading += f" · {t.format(f'preset-{preset}')}"
    lines = [_told(name, value, t) for name, value in in_force(options)]
    told = shortened("\n".join(lines), _LONGEST_LIST) or t.format("no-house-rules")
    blocks: list[Block] = [Text(f"### {heading}\n{told}")]
    line = write_line(options)
    if line:
        blocks.append(
            Text(f"{t.format('rules-as-line')}\n```\n{shortened(line, _LONGEST_LINE)}\n```")
        )
    keep = Button(
        t.format("button-keep-rules"), shelf.click(Verb.FORM, FormKind.FAVOURITE), emoji.FAVOURITE
    )
    return _page([*blocks, Row((*_back(shelf, t), keep, _help(shelf, t)))], shelf, t)


def topic_page(topic: str, shelf: Shelf, t: Translator) -> PrivatePage:
    """Return one topic: a rule with its clause, a preset, or how something is played."""
    text = Text(f"### {topic_title(topic, t)}\n{_explained(topic, t)}")
    ways = (Row((*_back(shelf, t), _help(shelf, t))),) if shelf.in_play else ()
    return _page([text, *ways], shelf, t, topic)


def rulebook_page(shelf: Shelf, t: Translator) -> PrivatePage:
    """Return the page of all topics."""
    return _page([Text(t.format("rulebook")), Row((*_back(shelf, t), _help(shelf, t)))], shelf, t)


def _page(
    blocks: Iterable[Block], shelf: Shelf, t: Translator, topic: str | None = None
) -> PrivatePage:
    sections = (_topics(section, shelf, t, topic) for section in Section)
    return PrivatePage((*blocks, Line(), *sections), ACCENTS[3])


def _topics(section: Section, shelf: Shelf, t: Translator, shown: str | None) -> Select:
    choices = tuple(
        Choice(shortened(topic_title(topic, t), MAX_CHOICE), topic, chosen=topic == shown)
        for topic in topics_of(section)
    )
    return Select(shelf.click(Verb.TOPIC, section), t.format(f"topics-{section}"), choices)


def _back(shelf: Shelf, t: Translator) -> tuple[Button, ...]:
    if not shelf.in_play:
        return ()
    return (Button(t.format("button-back"), shelf.click(Verb.MORE), emoji.BACK),)


def _help(shelf: Shelf, t: Translator) -> Button:
    return Button(t.format("button-help"), shelf.click(Verb.HELP, "1"), emoji.HELP)


def _told(name: str, value: str, t: Translator) -> str:
    about = t.format(f"option-{name}.description")
    return f"- **{rule_text(name, value, t)}** – {about}"


def _explained(topic: str, t: Translator) -> str:
    if topic in BASICS:
        return t.format(f"topic-{topic}.details")
    preset = preset_of_topic(topic)
    if preset is None:
        return "\n".join(_option(BY_NAME[topic], t))
    options = rule_gate().presets[preset]
    about = t.format(f"preset-{preset}.description")
    return f"{about}\n{t.format(f'mode-{options.mode}')}\n{house_rules(options, t)}"


def _option(option: Option, t: Translator) -> Iterator[str]:
    """Yield the clause of an option in plain words, and how it combines with other options."""
    yield t.format(f"option-{option.name}.description")
    details = f"option-{option.name}.details"
    if t.has(details):
        yield t.format(details)
    yield ""
    for mode in rule_gate().modes:
        value = default_text(option, mode, t)
        fixed = mode not in option.modes
        named = {"mode": t.format(f"mode-{mode}"), "value": value}
        yield t.format("about-rule-fixed" if fixed else "about-rule-stands-at", **named)
    for other in option.contains:
        yield t.format("about-rule-contains", rule=rule_label(other, t))
    for other in option.excludes:
        yield t.format("about-rule-excludes", rule=rule_label(other, t), clause="K2")
    for other in option.clashes:
        yield t.format("about-rule-clashes", reason=clash_text(option.name, other, t), clause="K2")
    written = accepted_text(option, t)
    yield t.format("about-rule-clause", clause=option.clause, name=option.name, values=written)


BASICS = (
    *("turn", "uno", "contra", "challenges", "points", "leaving"),
    *("flip", "draft", "series", "merciless", "roulette", "knockout"),
)
"""How the game is played; each topic has the texts `topic-NAME` and its details."""


_PRESET = "preset-"


class Section(StrEnum):
    """A section of the rulebook; the text `topics-NAME` is its heading."""

    BASICS = "basics"
    VARIANTS = "variants"
    MORE = "more"
    OTHERS = "others"
    SETS = "sets"


def topics_of(section: Section) -> tuple[str, ...]:
    """Return the topics of a section, in their order."""
    match section:
        case Section.BASICS:
            others = {*Mode} - {*rule_gate().modes}
            hidden = {topic for mode in others for topic in GAMES[mode].topics}
            return tuple(topic for topic in BASICS if topic not in hidden)
        case Section.VARIANTS:
            return _rules(lambda clause: clause.startswith("V"))
        case Section.MORE:
            return _rules(lambda clause: clause.startswith("X"))
        case Section.OTHERS:
            return _rules(lambda clause: clause[0] not in "VX")
        case Section.SETS:
            return tuple(f"{_PRESET}{name}" for name in rule_gate().presets)


def _rules(of_section: Callable[[str], bool]) -> tuple[str, ...]:
    offered = (option for option in CATALOGUE if rule_gate().offers(option.name))
    return tuple(option.name for option in offered if of_section(option.clause))


def topic_title(topic: str, t: Translator) -> str:
    """Return what a topic is called."""
    if topic in BASICS:
        return t.format(f"topic-{topic}")
    preset = preset_of_topic(topic)
    return t.format(f"option-{topic}") if preset is None else t.format(f"preset-{preset}")


def preset_of_topic(topic: str) -> str | None:
    """Return the preset that a topic describes, or None for other topics."""
    return topic.removeprefix(_PRESET) if topic.startswith(_PRESET) else None


def _all_topics() -> list[str]:
    return [topic for section in Section for topic in topics_of(section)]


def is_topic(text: str) -> bool:
    """Check whether the text is the identifier of a topic."""
    return text in _all_topics()


def find_topic(typed: str) -> str | None:
    """Return the topic with this name or title in any language, or the most similar one."""
    wanted = folded(typed.strip())
    if is_topic(wanted):
        return wanted
    for t in Texts.load().each():
        for topic in _all_topics():
            if folded(topic_title(topic, t)) == wanted:
                return topic
    words = words_of(typed)
    meant = words[0].name if words and words[0].name in BY_NAME else meant_by(typed)
    return meant if meant is not None and is_topic(meant) else None


def suggested_topics(typed: str, t: Translator) -> list[str]:
    """Return the topics whose name or title contains the typed text, basics first."""
    begun = folded(typed.strip())
    return [
        topic for topic in _all_topics() if begun in topic or begun in folded(topic_title(topic, t))
    ]
