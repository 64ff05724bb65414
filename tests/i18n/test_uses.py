"""The scan of the code that `test_locales` relies on."""

from __future__ import annotations

from pathlib import Path

from bot.i18n import message_catalogue as _locales
from tests.i18n import _uses

CODE = """
t.format("turn", name=player)
t.get(locale).format(f"option-{option}.label", **values)
"{} {}".format("not-this")
f"{a}".format("nor-this")
template.format("not a key")
REFUSALS = {1: "refused-C4"}
t.format(key)
t.format(f"{anything}-at-all")
"""

FTL = """
-game = UNO
turn = { $name } plays { -game }
two = { turn } and { $other ->
    [one] { $count }
   *[other] { two.label }
}
    .label = { NUMBER($amount) }
"""


def folder_with(tmp_path: Path, name: str, text: str) -> Path:
    (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_calls_are_found_with_their_variables(tmp_path: Path) -> None:
    uses = list(_uses.calls([folder_with(tmp_path, "code.py", CODE)]))
    assert [use.variables for use in uses] == [frozenset({"name"}), None]
    assert uses[0].key.fullmatch("turn")
    assert uses[1].key.fullmatch("option-seven_o.label")
    assert not uses[1].key.fullmatch("option-seven_o")


def test_strings_in_tables_count_as_used(tmp_path: Path) -> None:
    patterns = list(_uses.strings([folder_with(tmp_path, "code.py", CODE)]))
    assert any(pattern.fullmatch("refused-C4") for pattern in patterns)
    assert not any(pattern.fullmatch("something-at-all") for pattern in patterns)


def test_variables_are_followed_through_references(tmp_path: Path) -> None:
    catalogue = _locales.read(folder_with(tmp_path, "texts.ftl", FTL))
    assert catalogue.keys == ["turn", "two", "two.label"]
    assert catalogue.terms == ["-game"]
    assert catalogue.variables == {
        "turn": frozenset({"name"}),
        "two": frozenset({"name", "other", "count", "amount"}),
        "two.label": frozenset({"amount"}),
    }
    assert catalogue.referenced == {"-game", "turn", "two.label"}
