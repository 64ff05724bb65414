from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterable, Mapping
from itertools import islice
from pathlib import Path
from types import FrameType

import pytest
from PIL import Image

import bot.render
from bot.artwork import Tile, all_tiles
from bot.cli import main
from bot.i18n import Texts, Translator
from bot.render import Page
from tests.languages import DRAWN_LANGUAGES
from workbench.samples.document_pictures import CHARTS, FILM, MESSAGES, SCENE, SILHOUETTES
from workbench.samples.message_shots import PHONE_DARK, browser_path
from workbench.samples.sample_messages import sample_messages

_MOST_BYTES = {SCENE: 100_000}
"""The largest files among the pictures of the documents; the others are smaller."""

DOCS = Path(__file__).resolve().parents[3] / "docs"


@pytest.mark.lengthy
def test_cards_stand_on_a_sheet_in_each_language_and_theme_and_colours_are_as_far_as_documented(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    some = [f"--language={language}" for language in DRAWN_LANGUAGES]
    assert main(["render", "--cards-only", *some, "--out", str(tmp_path / "look")]) == 0
    names = {
        f"cards-{language}-{ground}.png"
        for language in DRAWN_LANGUAGES
        for ground in ("dark", "light")
    }
    assert names <= {file.name for file in (tmp_path / "look").iterdir()}
    for name in names:
        with Image.open(tmp_path / "look" / name) as sheet:
            assert sheet.width > 1000
    printed = capsys.readouterr().out
    assert "deuteranopia" in printed
    assert "R-G 0.15" in printed
    check_distances(printed)


def check_distances(printed: str) -> None:
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in printed.splitlines()
            if line.startswith("│")]  # fmt: skip
    page = (DOCS / "look.md").read_text(encoding="utf-8")
    assert len(rows) == 4
    for row in rows:
        assert f"| {' | '.join(row)} |" in page


def test_a_folder_that_cannot_be_made_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    assert main(["render", "--out", str(tmp_path / "file" / "look")]) == 1
    assert "cannot be written" in capsys.readouterr().err


def test_every_kind_of_message_is_one_that_discord_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("workbench.samples.message_shots.browser_path", lambda: None)
    # Drawn by the test above, and that takes a while.
    for drawn in ("_write_card_sheets", "_write_pictures"):
        monkeypatch.setattr(f"workbench.samples.render_command.{drawn}", lambda *_: None)
    assert main(["render", "--out", str(tmp_path)]) == 0
    kinds = {file.name.rpartition("-")[0] for file in (tmp_path / "messages").glob("*-de.json")}
    assert {"board-pending", "hand-seven", "hand-forty", "hand-flip", "result-round"} <= kinds
    assert kinds == {f.name.rpartition("-")[0] for f in (tmp_path / "messages").glob("*-en.json")}
    hand = json.loads((tmp_path / "messages" / "hand-seven-de.json").read_text())
    text = json.dumps(hand, ensure_ascii=False)
    assert "Rot 5 ×2, Gelb 7" in text
    assert "cu_r5_" in text


@pytest.mark.browser
@pytest.mark.lengthy
def test_a_browser_takes_a_picture_of_each_message_however_many_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A few of them, and as if the page showed still fewer: the whole is in the test below."""

    def few(emoji: Mapping[Tile, str], t: Translator) -> list[tuple[str, Page]]:
        return list(islice(sample_messages(emoji, t), 5))

    monkeypatch.setattr("workbench.samples.message_shots.sample_messages", few)
    monkeypatch.setattr("workbench.samples.message_shots._AT_ONCE", 3)
    assert _shots(tmp_path, monkeypatch) == _names_of_shots(few)


@pytest.mark.lengthy
@pytest.mark.browser
def test_a_browser_takes_a_picture_of_every_kind_of_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert _shots(tmp_path, monkeypatch) == _names_of_shots(sample_messages)


def _shots(folder: Path, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The files of the messages that `render` writes into the folder, in one look and language."""
    if browser_path() is None:
        pytest.skip("no browser can be driven here (Chromium and Playwright)")
    for drawn in ("_write_card_sheets", "_write_pictures"):
        monkeypatch.setattr(f"workbench.samples.render_command.{drawn}", lambda *_: None)
    # The other looks and languages differ in nothing but their names.
    monkeypatch.setattr("workbench.samples.message_shots.LOOKS", (PHONE_DARK,))
    assert main(["render", "--language=de", "--out", str(folder)]) == 0
    return {file.name for file in (folder / "messages").iterdir()}


def _names_of_shots(
    samples: Callable[[Mapping[Tile, str], Translator], Iterable[tuple[str, Page]]],
) -> set[str]:
    tiles = dict.fromkeys(all_tiles(), "<:any:1>")
    return {f"{name}-de-phone-dark.png" for name, _ in samples(tiles, Texts.load().get("de"))}


def test_the_pictures_of_the_documents_are_those_that_their_pages_show() -> None:
    pages = (DOCS / page for page in ("playing.md", "look.md"))
    texts = [page.read_text(encoding="utf-8") for page in pages]
    playing, look = (re.findall(r"\]\(pictures/([\w/-]+)\.png\)", text) for text in texts)
    assert len(playing) == len(set(playing))
    readme = (DOCS.parent / "README.md").read_text(encoding="utf-8")
    first = re.findall(r"\]\(docs/pictures/([\w/-]+)\.png\)", readme)
    assert f"](docs/pictures/{FILM})" in readme
    shown = {*playing, *look, *first}
    assert shown == {*MESSAGES, *CHARTS, SCENE, SILHOUETTES}
    files = list((DOCS / "pictures").rglob("*.png"))
    names = {str(file.relative_to(DOCS / "pictures").with_suffix("")) for file in files}
    assert names == shown
    assert all(file.stat().st_size <= _MOST_BYTES.get(file.stem, 40_000) for file in files)


def test_every_picture_of_the_documents_is_one_of_a_sample() -> None:
    emoji = dict.fromkeys(all_tiles(), "<:cu:1>")
    samples = {name for name, _ in sample_messages(emoji, Texts.load().get("en"))}
    assert set(MESSAGES) <= samples


def test_there_is_a_sample_of_every_page() -> None:
    made: set[str] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_globals.get("__name__", "").startswith("bot.render."):
            made.add(frame.f_code.co_name)

    sys.setprofile(note)
    try:
        list(sample_messages(dict.fromkeys(all_tiles(), "<:cu:1>"), Texts.load().get("en")))
    finally:
        sys.setprofile(None)
    files = (Path(bot.render.__file__).parent).rglob("*.py")
    pages = {
        name for f in files for name in re.findall(r"^def ([a-z]\w*_page)\(", f.read_text(), re.M)
    }
    assert len(pages) > 20
    assert pages - made == set()


def test_pictures_of_the_documents_need_a_browser_and_say_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("workbench.samples.message_shots.browser_path", lambda: None)
    assert main(["render", "--docs", "--out", str(tmp_path)]) == 1
    assert "Chromium" in capsys.readouterr().err
    assert not any(tmp_path.iterdir())
