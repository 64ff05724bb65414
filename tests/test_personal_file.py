"""The file with everything about a person is JSON that people can read."""

from __future__ import annotations

import json

import msgspec

from bot.personal_file import PersonalFile

WRITTEN_AT = "2026-11-26T12:00:00+00:00"


def test_rows_stand_below_their_tables() -> None:
    file = PersonalFile(7, WRITTEN_AT)
    file.add("seats", [{"number": 1, "name": "Anna\nLena"}])
    file.add("rounds", [{"results": [{"seat": 0}, {"seat": 1}], "options": []}])
    file.add("seats", [{"number": 2, "name": "Änne"}])
    file.add("nothing", [])
    content = file.content()
    assert json.loads(content) == {
        "user_id": "7",
        "written_at": WRITTEN_AT,
        "kept": {
            "seats": [{"number": 1, "name": "Anna\nLena"}, {"number": 2, "name": "Änne"}],
            "rounds": [{"results": [{"seat": 0}, {"seat": 1}], "options": []}],
        },
    }
    assert content == msgspec.json.format(content, indent=1)


def test_of_somebody_unknown_nothing_is_stored() -> None:
    content = PersonalFile(7, WRITTEN_AT).content()
    assert json.loads(content)["kept"] == {}
    assert content == msgspec.json.format(content, indent=1)
