"""A language with five plural forms and text from right to left is added by texts alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.artwork import all_tiles
from bot.cli import main
from bot.i18n import Texts
from bot.i18n.languages import own_folder
from tests.i18n.toy_language import MARKS, TOY, write_toy_language
from workbench.samples.sample_messages import sample_messages

FSI, PDI = "\u2068", "\u2069"
"""The marks around a name in text of the other direction."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with English and the toy language, each whole."""
    folder = tmp_path_factory.mktemp("locales")
    (folder / "en").symlink_to(own_folder() / "en", target_is_directory=True)
    write_toy_language(own_folder() / "en", folder / TOY)
    return folder


def checked(folder: Path, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """Return what `contra-uno languages check` says of the toy language."""
    main(["languages", "check", TOY, "--folder", str(folder)])
    return capsys.readouterr().out.splitlines()


def test_a_language_that_is_whole_has_no_faults(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert checked(folder, capsys) == [f"{TOY}: nothing is wrong"]


def test_each_number_takes_its_plural_form(folder: Path) -> None:
    t = Texts.load(folder, strict=True).get(TOY)
    shown = [t.format("told-drew-turn", player="Anna", count=n) for n in (0, 1, 2, 5, 21, 10**6)]
    assert [text[-1] for text in shown] == [*MARKS.values(), "."]
    assert all(f"{FSI}Anna{PDI}" in text for text in shown)


def test_every_page_is_drawn_in_it(folder: Path) -> None:
    t = Texts.load(folder, strict=True).get(TOY)
    tiles = dict.fromkeys(all_tiles(), "<:any:1>")
    assert len(dict(sample_messages(tiles, t))) > 100


FAULTS = {
    "answer-done": ("Done!", "is as in English"),
    "button-rules": ("W" * 40, "and a phone has 340"),
    "leaderboard-title": ("## 🏆", "has no word for “leaderboard*”"),
    "round-is-over": (None, "is missing: “The round is over.”"),
    "rule-unused": ("م", "is unused: English has no such message"),
    "turn-other": ("{ $who } { $player }", "writes $who, which it is not given"),
    "ring": ("م { $player }غ { $card }", "writes “غ” right behind $player"),
    "film-cards": ("{ $count } ابت", "has “ابت” behind every $count"),
    "told-gesture": ("م", "does not write $player"),
    "left": (
        "{ $count ->\n    [zero] م\n    [one] م\n    [two] م\n    [many] م { $count }\n"
        "   *[other] م { $count }\n}",
        "lacks the plural form [few] of $count (for 3, 4, 5)",
    ),
}
"""Messages with a fault of each kind: what is written in their place, and how that is named."""


def test_a_fault_of_each_kind_is_named_and_nothing_else(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "en").symlink_to(own_folder() / "en", target_is_directory=True)
    (tmp_path / TOY).mkdir()
    for file in (folder / TOY).iterdir():
        text = file.read_text(encoding="utf-8")
        for key in FAULTS:
            text = re.sub(rf"(?m)^{key} =.*\n(?:[ }}].*\n)*", "", text)
        (tmp_path / TOY / file.name).write_text(text, encoding="utf-8")
    written = [f"{key} = {text}\n" for key, (text, _) in FAULTS.items() if text is not None]
    (tmp_path / TOY / "written_anew.ftl").write_text("".join(written), encoding="utf-8")
    said = checked(tmp_path, capsys)
    assert len(said) == len(FAULTS)
    for key, (_, fault) in FAULTS.items():
        assert [line for line in said if f": {key}: " in line and fault in line], said
