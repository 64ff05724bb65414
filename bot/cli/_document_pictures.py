"""The pictures of `docs/playing.md`: messages in English, dark, as a phone shows them."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image

from bot.cli._message_shots import shoot_messages
from bot.cli._sample_pictures import sample_pictures
from bot.i18n import Texts

MESSAGES = (
    "lobby",
    "choosing-game",
    "choosing-rules",
    "rule",
    "board",
    "hand-seven",
    "hand-words",
    "choice-colour",
    "help-3",
    "revealed",
    "hand-flip",
    "hand-draft",
    "choice-series",
    "hand-answer",
    "hand-jump-in",
    "hand-gesture",
    "board-accused",
    "result-round",
    "own-settings",
)
"""The names of the samples."""

CHART = "round"
"""The one of the drawn pictures that the page shows."""

_LANGUAGE = "en"
_COLOURS = 128


async def draw_document_pictures(folder: Path) -> list[Path]:
    """Write each picture by its name; the files. Raises OperatorError where no browser is."""
    with TemporaryDirectory() as shots:
        taken = await shoot_messages(Path(shots), MESSAGES, _LANGUAGE)
        files = [_with_few_colours(shot, folder / shot.name) for shot in taken]
    chart = folder / f"{CHART}.png"
    chart.write_bytes(sample_pictures(Texts.load().get(_LANGUAGE))[CHART]())
    return [*files, chart]


def _with_few_colours(shot: Path, file: Path) -> Path:
    """The picture as a small file: it lies in the repository."""
    with Image.open(shot) as picture:
        few = picture.convert("RGB").quantize(_COLOURS, dither=Image.Dither.NONE)
        few.save(file, optimize=True)
    return file
