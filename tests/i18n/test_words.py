"""Each thing has one word: abandoned synonyms do not come back into the texts."""

from __future__ import annotations

import re

import pytest

from bot.paths import data_dir

_CLAUSE = r"\((?:Regel|rule) [^)]*\)"
BANNED: dict[str, dict[str, str]] = {
    "de": {
        r"\bVarianten?\b": "Hausregel",
        r"\bPresets?\b": "Regelsatz",
        r"kumulieren\b": "Stapeln",
        r"gewinn(?:t|en) das Spiel": "Partie: viele Runden; das Spiel ist, was man spielt",
        r"Spiel beenden": "Partie beenden",
        r"\bfolg(?:t|en) (?:dem|diesem) Spiel": "zuschauen",
        r"retour_kutsche|lass_mich": "wie die Regel heißt",
        r"\bausgemacht\b": "welche Karte zuletzt gelegt wurde",
        r"Mischen festgelegt": "die Prüfsumme, die sich nicht mehr ändert",
        r"-offiziell": "offiziell",
        r"Richtungswechsel|Aussetzkarte": "Retour, Aussetzen",
        r"(?:tausch|wander)\w* (?:die|alle) Hände": "Karten",
        _CLAUSE: "Paragraphen stehen in /uno regeln",
    },
    "en": {
        r"\bvariants?\b": "house rule",
        r"\bpreset called\b": "set of rules",
        r"end the game": "end the match",
        r"follow this game": "follow a match",
        r"retour_kutsche|lass_mich": "what the rule is called",
        r"came into question": "there was nothing else",
        r"\bSo often each\b": "how often the deal was tried out",
        r"\bnought\b": "zero",
        r"\bShuffle fixed\b": "sealed: a fixed shuffle is a rigged one",
        r"\blaid\b": "played",
        r"last card but one": "second-to-last card",
        _CLAUSE: "clauses stand in /uno rules",
    },
    "es-ES": {
        r"\bordenador": "robot",
        # It is read in Latin America, too.
        r"\b(?:sois|vosotr\w+|vuestr\w+|\w+[áé]is)\b": "no form of vosotros",
        r"\bmóvil": "teléfono",
    },
    "fr": {r"\bordinateur": "robot"},
    "pt-BR": {r"\bcomputador": "robô"},
}
ALLOWED = {
    # What `/uno rules` and the command line say of a rule is about the text of the law.
    ("topics", _CLAUSE),
    ("options", _CLAUSE),
    # Refusals are the command line's, too, which names the clause.
    ("refusals", _CLAUSE),
    # Said once, where stacking is explained.
    ("options", r"kumulieren\b"),
    # What is called so is typed so.
    ("options", r"\bpreset called\b"),
}


def sentences(language: str) -> list[tuple[str, str]]:
    """Return pairs of topic and text, without keys, comments and variables."""
    found: list[tuple[str, str]] = []
    for file in sorted((data_dir() / "locales" / language).glob("*.ftl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                read = re.sub(r"^\s*[.\[*]?[\w.-]+\]? ?=?|\$\w+", "", line)
                found.append((file.stem, read))
    return found


@pytest.mark.parametrize("language", BANNED)
def test_an_abandoned_word_does_not_come_back(language: str) -> None:
    found = [
        f"{topic}: {line.strip()!r} says {match[0]!r}; the word is: {instead}"
        for pattern, instead in BANNED[language].items()
        for topic, line in sentences(language)
        if (topic, pattern) not in ALLOWED
        and (match := re.search(pattern, line, re.IGNORECASE)) is not None
    ]
    assert found == []


def test_words_are_searched_in_texts_for_players() -> None:
    assert len(sentences("de")) > 1000
    assert any("Hausregel" in line for _, line in sentences("de"))
