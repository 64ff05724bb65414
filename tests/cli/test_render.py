from __future__ import annotations

import json
from pathlib import Path

import pytest
from PIL import Image

from bot.cli import main
from bot.i18n import LANGUAGES


def test_every_card_stands_on_a_sheet_in_each_language_and_theme(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["render", "--cards-only", "--out", str(tmp_path / "look")]) == 0
    names = {
        f"cards-{language}-{ground}.png" for language in LANGUAGES for ground in ("dark", "light")
    }
    assert names <= {file.name for file in (tmp_path / "look").iterdir()}
    for name in names:
        with Image.open(tmp_path / "look" / name) as sheet:
            assert sheet.width > 1000
    printed = capsys.readouterr().out
    assert "deuteranopia" in printed
    assert "R-G 0.15" in printed


def test_a_folder_that_cannot_be_made_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    assert main(["render", "--out", str(tmp_path / "file" / "look")]) == 1
    assert "cannot be written" in capsys.readouterr().err


def test_every_kind_of_message_is_one_that_discord_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.cli._message_shots.browser_path", lambda: None)
    assert main(["render", "--out", str(tmp_path)]) == 0
    kinds = {file.name.rpartition("-")[0] for file in (tmp_path / "messages").glob("*-de.json")}
    assert {"board-pending", "hand-seven", "hand-forty", "hand-flip", "result-round"} <= kinds
    assert kinds == {f.name.rpartition("-")[0] for f in (tmp_path / "messages").glob("*-en.json")}
    hand = json.loads((tmp_path / "messages" / "hand-seven-de.json").read_text())
    text = json.dumps(hand, ensure_ascii=False)
    assert "Rot 5 ×2, Gelb 7" in text
    assert "cu_r5_" in text
