"""What is stored can be read by an engine that came later, or is refused."""

from __future__ import annotations

import json

import pytest

from bot.engine import (
    Mode,
    Options,
    UnknownVersionError,
    build_options,
    decode_state,
    encode_state,
    new_match,
    written_options,
)


@pytest.mark.parametrize("mode", list(Mode))
def test_a_stored_game_keeps_its_options_should_a_default_change(mode: Mode) -> None:
    state, _ = new_match(build_options(mode), 2, b"options")
    _, saved = json.loads(encode_state(state))

    assert written_options(state.rules.options) == []
    assert tuple(saved["options"]) == Options.__struct_fields__


def test_a_newer_version_is_refused() -> None:
    state, _ = new_match(build_options(Mode.CLASSIC), 2, b"version")
    _, saved = json.loads(encode_state(state))

    with pytest.raises(UnknownVersionError, match="99"):
        decode_state(json.dumps([99, saved]).encode())


def test_what_is_no_encoding_is_refused() -> None:
    with pytest.raises(UnknownVersionError):
        decode_state(b"a game")
