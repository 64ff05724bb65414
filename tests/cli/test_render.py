from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from bot.cli import main
from bot.i18n import LANGUAGES


def test_every_card_stands_on_a_sheet_in_each_language_and_theme(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["render", "--out", str(tmp_path / "look")]) == 0
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
