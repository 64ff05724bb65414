"""What `/uno rules` explains: how the game goes, every house rule, every preset."""

from __future__ import annotations

from enum import StrEnum

from bot.engine import BY_NAME, CATALOGUE
from bot.i18n import Texts, Translator
from bot.presets import load_presets

from .rule_line import meant_by, words_of

BASICS = (
    *("turn", "uno", "contra", "challenges", "points", "leaving"),
    *("flip", "draft", "series", "merciless", "roulette", "knockout"),
)
"""How the game goes, each with the texts `topic-NAME` and its details."""

_PRESET = "preset-"


class Section(StrEnum):
    """Where a topic stands; the text `topics-NAME` is its heading."""

    BASICS = "basics"
    VARIANTS = "variants"
    MORE = "more"
    OTHERS = "others"
    SETS = "sets"


def topics_of(section: Section) -> tuple[str, ...]:
    """The topics of a section, in their order."""
    match section:
        case Section.BASICS:
            return BASICS
        case Section.VARIANTS:
            return tuple(o.name for o in CATALOGUE if o.clause.startswith("V"))
        case Section.MORE:
            return tuple(o.name for o in CATALOGUE if o.clause.startswith("X"))
        case Section.OTHERS:
            return tuple(o.name for o in CATALOGUE if o.clause[0] not in "VX")
        case Section.SETS:
            return tuple(f"{_PRESET}{name}" for name in load_presets())


def topic_title(topic: str, t: Translator) -> str:
    """What a topic is called."""
    if topic in BASICS:
        return t.format(f"topic-{topic}")
    preset = preset_of_topic(topic)
    return t.format(f"option-{topic}") if preset is None else t.format(f"preset-{preset}")


def preset_of_topic(topic: str) -> str | None:
    """The preset that a topic is about, None for another one."""
    return topic.removeprefix(_PRESET) if topic.startswith(_PRESET) else None


def _all_topics() -> list[str]:
    return [topic for section in Section for topic in topics_of(section)]


def is_topic(text: str) -> bool:
    """Whether it is one as we write them."""
    return text in _all_topics()


def find_topic(typed: str) -> str | None:
    """The topic that somebody means, by its name or title in any language."""
    wanted = typed.strip().casefold()
    if is_topic(wanted):
        return wanted
    for t in Texts.load().each():
        for topic in _all_topics():
            if topic_title(topic, t).casefold() == wanted:
                return topic
    words = words_of(typed)
    if words and words[0].name in BY_NAME:
        return words[0].name
    return meant_by(typed)


def suggested_topics(typed: str, t: Translator) -> list[str]:
    """The topics that may be meant by what was begun, how the game goes first."""
    begun = typed.strip().casefold()
    return [
        topic
        for topic in _all_topics()
        if begun in topic or begun in topic_title(topic, t).casefold()
    ]
