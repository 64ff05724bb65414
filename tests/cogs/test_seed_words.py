"""A seed word for the shuffle, from the button in the lobby to the verification."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bot.cli import main

from .playing import Playing, to_the_end_of_the_round
from .test_evenings import begin, dealt_next


async def _give(play: Playing, person: Any, word: str) -> Any:
    window = await play.click(person, play.lobby, "word")
    return await person.submit_modal(window, {"word": word})


async def test_from_the_lobby_to_the_proof(
    shuffled: Playing, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play = shuffled
    await play.anna.slash(play.channel, "uno start", mode="classic", rules="target=round")
    more = (await play.click(play.ben, play.lobby, "more")).response.message
    found = re.search("Shuffle sealed:\n```\n(2:[0-9a-f]{64})\n```", play.text(play.lobby))
    assert found is not None
    assert found[0] in play.text(more)
    await play.click(play.ben, play.lobby, "join")
    before = len(play.env.http_requests)
    await _give(play, play.anna, "**Kuckuck** @everyone")
    # More, the modal, its acknowledgement and the page anew, and the lobby
    assert len(play.env.http_requests) == before + 5
    await _give(play, play.ben, "42")
    assert r"Anna “\*\*Kuckuck\*\* \@everyone” · Ben “42”" in play.text(play.lobby)

    assert found[0] in play.text(play.lobby), "what was shown to each is shown to all"
    await play.click(play.anna, play.lobby, "start")
    assert found[0] in play.text(play.lobby)
    assert "Ben “42”" in play.text(play.lobby)
    assert await _shows_nothing_hidden(play)

    hand = play.dm(play.anna)
    details = (await play.look_up(play.anna, hand, "details")).response.message
    text = play.text(details if details is not None else play.dm(play.anna))
    assert f"`{found[1]}" in text
    assert "Kuckuck" not in text  # the commitment is shown now, the seed that it commits to later
    await to_the_end_of_the_round(play)

    shown = await play.command(play.ben, "uno verify")
    text = play.text(shown)
    assert "The seed was made from the secret" in text
    assert "Everything else was fixed before the first word" in text
    assert "That is so if it was round 1 of that match" in text
    assert "**The round was dealt from this seed" in text
    assert found[1] in text

    file = await _record(play, play.channel.history()[-1], tmp_path)
    record = file.read_bytes()
    assert main(["verify", str(file)]) == 0
    told = capsys.readouterr().out
    assert "proven: made from 2 words" in told
    assert f"announced as {found[1]}" in told
    file.write_bytes(record.replace(b" 42\n", b" 43\n"))
    assert main(["verify", str(file)]) == 1
    assert "NOT proven" in capsys.readouterr().out


async def test_from_a_result_of_an_evening_to_the_proof(
    shuffled: Playing, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play = shuffled
    await play.game_of(play.ben, rules="target=round")
    await to_the_end_of_the_round(play)
    result = play.channel.history()[-1]
    await begin(play, result)
    found = re.search("Shuffle sealed:\n```\n(2:[0-9a-f]{64})\n```", play.text(result))
    assert found is not None
    before = len(play.env.http_requests)
    window = await play.click(play.anna, result, "word")
    await play.anna.submit_modal(window, {"word": "Kuckuck"})
    assert len(play.env.http_requests) == before + 2, "the modal, and the result anew"
    more = (await play.click(play.ben, result, "more")).response.message
    window = await play.click(play.ben, more, "word")
    await play.ben.submit_modal(window, {"word": "42"})
    assert "Anna “Kuckuck” · Ben “42”" in play.text(result)
    refused = await play.click(play.cem, result, "word")
    assert "sit down" in play.text(refused.response.message)
    await play.click(play.cem, result, "evening", "join")
    assert found[0] not in play.text(result)
    assert "words have lapsed. Another one, Anna and Ben?" in play.text(result)
    found = re.search("Shuffle sealed:\n```\n(2:[0-9a-f]{64})\n```", play.text(result))
    assert found is not None
    window = await play.click(play.cem, result, "word")
    await play.cem.submit_modal(window, {"word": "new"})
    await dealt_next(play, result, play.anna)
    assert play.button(result, "word") is None
    await to_the_end_of_the_round(play, play.cem)
    file = await _record(play, play.channel.history()[-1], tmp_path)
    assert main(["verify", str(file)]) == 0
    told = capsys.readouterr().out
    assert "proven: made from 1 word" in told
    assert f"announced as {found[1]}" in told


async def _record(play: Playing, result: Any, folder: Path) -> Path:
    """Return a file with the record of the round, from *Details* below its result."""
    details = (await play.click(play.ben, result, "replay", "1.0.open-details")).response.message
    handed = await play.click(play.ben, details, "replay", "1.0.record")
    file = folder / "round.uno"
    file.write_bytes(await handed.followups[-1].attachments[0].read())
    return file


async def _shows_nothing_hidden(play: Playing) -> bool:
    """Return whether nothing that was sent holds the secret or a salt, in hex."""
    stored = await play.bot.tables.repository.find((await play.view()).game.id)
    assert stored is not None
    secret = stored.game.last_secret
    assert secret is not None
    hidden = [secret.hex(), *(seat.word.salt.hex() for seat in stored.seats if seat.word)]
    assert len(hidden) == 3
    sent = "".join(map(str, play.env.http_requests))
    assert "Kuckuck" in sent
    return not any(each in sent for each in hidden)


async def test_who_has_given_a_word_is_asked_again_if_the_table_changes(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start")
    await _give(play, play.anna, "Kuckuck")
    await play.click(play.ben, play.lobby, "join")
    text = play.text(play.lobby)
    assert "“Kuckuck”" not in text
    assert "Another one, Anna?" in text
    window = await play.click(play.anna, play.lobby, "word")
    assert "Kuckuck" not in str(window.modal.get("components"))
    await _give(play, play.anna, "two")
    text = play.text(play.lobby)
    assert "Anna “two”" in text
    assert "Another one" not in text


async def test_a_word_of_letters_that_look_alike_is_refused_kindly(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start")
    refused = await _give(play, play.anna, "c\u043erect")
    assert "Letters of different alphabets look alike" in play.text(refused.response.message)


async def test_only_players_give_a_word_and_only_before_the_deal(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start")
    await play.click(play.ben, play.lobby, "join")
    assert await play.offered(play.cem, play.lobby, "word") is None
    button = await play.offered(play.ben, play.lobby, "word")
    refused = await play.press_anyway(play.cem, play.lobby, button)
    assert refused.ephemeral
    window = await play.click(play.ben, play.lobby, "word")
    await play.click(play.anna, play.lobby, "start")
    late = await play.ben.submit_modal(window, {"word": "late"})
    assert late.response is not None
    assert late.response.message.flags.ephemeral
    assert "late" not in play.text(play.lobby)
