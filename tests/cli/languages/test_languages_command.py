"""`contra-uno languages`: what it names when something is wrong with a language."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.cli import main
from bot.cli.languages._check import length_of_commands
from bot.i18n.message_catalogue import read

ENGLISH = """
glossary-leaderboard = leaderboard*
-two = two
button-rules = Rules
button-leaderboard = Leaderboard
call-uno = UNO
greeting = Hello { $name }, you draw { -two }
again = Hello again
symbol = 🃏 { $name }
cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
command-uno-start = Open a table
    .name = start
command-uno-hand = Show your hand
    .name = hand
"""
CARDS = """{ $count ->
    [1] une carte
   *[other] { $count } cartes
}"""
FRENCH = (
    """
glossary-leaderboard = classement*
-two = deux
button-rules = Règles
button-leaderboard = Classement
# Same: so it is called out everywhere
call-uno = UNO
greeting = Bonjour { $name }, pioche { -two }
again = Rebonjour
symbol = 🃏 { $name }
command-uno-start = Ouvrir une table
    .name = start
command-uno-hand = Montrer ta main
    .name = main
cards = """
    + CARDS
)


def checked(folder: Path, french: str, capsys: pytest.CaptureFixture[str], lang: str = "fr") -> str:
    """Return what the check prints of a language."""
    for code, text in (("en", ENGLISH), (lang, french)):
        (folder / code).mkdir(exist_ok=True)
        (folder / code / "texts.ftl").write_text(text, encoding="utf-8")
    read.cache_clear()
    status = main(["languages", "check", lang, "--folder", str(folder)])
    printed = capsys.readouterr().out
    assert status == (0 if "nothing is wrong" in printed else 1)
    return printed


def test_a_whole_language_has_no_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert checked(tmp_path, FRENCH, capsys) == "fr: nothing is wrong\n"


@pytest.mark.parametrize(
    ("before", "after", "named"),
    [
        ("again = Rebonjour\n", "", "again: is missing: “Hello again”"),
        ("again = Rebonjour\n", "again = Hello again\n", "again: is as in English"),
        ("again = Rebonjour\n", "again = { $open\n", "is no Fluent"),
        ("# Same: so it is called out everywhere\n", "", "call-uno: is as in English"),
        ("symbol = 🃏", "symbole = 🃏", "symbole: is unused"),
        ("Bonjour { $name }", "Bonjour", "greeting: does not write $name"),
        ("Bonjour { $name }", "Bonjour { $nom }", "greeting: writes $nom, which it is not given"),
        ("{ -two }", "{ -trois }", "greeting: refers to -trois"),
        ("{ -two }", "deux", "-two: is unused"),
        ("[1] une carte", "[one] une carte", "cards: the form [one] writes no $count"),
        ("Classement", "Les meilleurs", "button-leaderboard: has no word for “leaderboard*”"),
        ("button-rules = Règles", f"button-rules = {'M' * 40}", "and a phone has 340"),
        ("Bonjour { $name }", "Bonjour { $name }’lu", "writes “’lu” right behind $name"),
        ("Bonjour { $name }", "Bonjour { $name }a", "writes “a” right behind $name"),
        ("{ $count } cartes", "{ $count }’s cartes", "writes “’s” right behind $count"),
        (".name = start", ".name = jouer", "is called “start” in every language"),
        (".name = main", ".name = Ma main", "“Ma main” is no name of a command"),
        ("Montrer ta main", "M" * 101, "has 101 characters, and Discord shows 100"),
    ],
)
def test_each_fault_is_named_at_its_message(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], before: str, after: str, named: str
) -> None:
    assert before in FRENCH
    assert named in checked(tmp_path, FRENCH.replace(before, after), capsys)


@pytest.mark.parametrize(
    ("language", "lacking"),
    [
        ("pl", ["few", "many"]),
        ("ga", ["few", "many", "two"]),
        ("ar", ["few", "many", "two", "zero"]),
    ],
)
def test_every_plural_form_that_a_language_lacks_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, lacking: list[str]
) -> None:
    two_forms = FRENCH.replace("[1]", "[one]").replace("une carte", "{ $count } carte")
    printed = checked(tmp_path, two_forms, capsys, language)
    named = [form for form in ("few", "many", "two", "zero") if f"plural form [{form}]" in printed]
    assert named == lacking


@pytest.mark.parametrize(
    ("cards", "is_fault"),
    [
        ("{ $count } karty", True),
        ("{ $count ->\n    [1] karta\n   *[other] { $count } karty\n}", True),
        ("{ $count ->\n    [1] karta\n   *[other] karty: { $count }\n}", False),
        ("{ $count } od razu", False),
        ("{ $count } szt. kart", False),
    ],
)
def test_a_noun_behind_a_number_has_the_forms_of_the_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], cards: str, is_fault: bool
) -> None:
    polish = FRENCH.replace(CARDS, cards)
    printed = checked(tmp_path, polish, capsys, "pl")
    assert ("cards: has “karty” behind every $count" in printed) == is_fault, printed


@pytest.mark.parametrize(
    ("language", "words", "said"),
    [
        ("tr", "sıralama*", "Sıralamada"),
        ("ru", "рейтинг* | в рейтинге", "Рейтинга"),
        ("pl", "ranking* | tabel*", "W tabelach"),
    ],
)
def test_the_glossary_knows_words_by_their_stems(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, words: str, said: str
) -> None:
    own = FRENCH.replace(CARDS, "{ $count }").replace("classement*", words)
    assert "no word for" in checked(tmp_path, own, capsys, language)
    said_so = own.replace("= Classement", f"= {said}")
    assert checked(tmp_path, said_so, capsys, language) == f"{language}: nothing is wrong\n"


def test_a_country_may_leave_out_what_its_language_has(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    checked(tmp_path, FRENCH, capsys)
    assert checked(tmp_path, "again = Rebonjour, toi\n", capsys, "fr-CA").endswith("wrong\n")
    assert main(["languages", "--folder", str(tmp_path)]) == 0
    assert "12 messages, 1 of its own, 0 faults" in capsys.readouterr().out


def test_what_a_language_leaves_to_another_is_checked_with_its_own_glossary(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    checked(tmp_path, FRENCH, capsys)
    printed = checked(tmp_path, "glossary-leaderboard = palmarès\n", capsys, "fr-CA")
    assert printed == (
        "fr-CA/texts.ftl: button-leaderboard: has no word for “leaderboard*”:"
        " the glossary says “palmarès”\n"
    )


def test_a_whole_language_does_not_leave_out_what_a_country_has(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    checked(tmp_path, "again = Rebonjour, toi\n", capsys, "fr-CA")
    lacking = FRENCH.replace("again = Rebonjour\n", "")
    assert "again: is missing" in checked(tmp_path, lacking, capsys)


def test_commands_are_counted_with_the_longest_translation_of_each_text(tmp_path: Path) -> None:
    for code, names in (("en", ("abc", "x")), ("fr", ("a", "xyzuv"))):
        (tmp_path / code).mkdir()
        text = f"command-one = {names[0]}\ncommand-two = {names[1]}\n"
        (tmp_path / code / "texts.ftl").write_text(text, encoding="utf-8")
    assert length_of_commands([read(tmp_path / code) for code in ("en", "fr")]) == 8


def test_too_long_commands_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    long = "".join(f"command-{number} = {'M' * 90}\n" for number in range(100))
    printed = checked(tmp_path, FRENCH + long, capsys)
    assert "Discord takes 8000" in printed


def test_the_list_names_a_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["languages", "list", "de"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("de ")
    assert "Deutsch  " in line


def test_the_list_marks_languages_that_no_native_reader_has_signed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    checked(tmp_path, FRENCH, capsys)
    (tmp_path / "signed.toml").write_text('en = "Anna, 2027-01-02"\n', encoding="utf-8")
    assert main(["languages", "--folder", str(tmp_path)]) == 0
    english, french = capsys.readouterr().out.splitlines()
    assert ("(beta)" in english, "Français (beta)" in french) == (False, True)


def test_an_unknown_language_or_folder_is_misuse(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["languages", "check", "xx"]) == 2
    assert "xx is none of the languages there" in capsys.readouterr().err
    assert main(["languages", "check", "--folder", str(tmp_path)]) == 2
