"""The abuse list: all attempts, and the changes that each is allowed to cause."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.render.clicks.click_id import Verb
from playground import Interaction, PlaygroundPerson
from tests.abuse.scene import Scene, cards_in, told

Act = Callable[[Scene], Awaitable[str]]

FLOOD, STRANGERS_FLOOD, REACTIONS = 200, 300, 60


@dataclass(frozen=True)
class Attempt:
    """An attempt: ``act`` makes it and returns the answer in words.

    ``changes`` is the most versions by which it may advance a game.
    """

    name: str
    act: Act
    changes: int = 0


ATTEMPTS: list[Attempt] = []


def attempt(name: str, changes: int = 0) -> Callable[[Act], Act]:
    """Return a decorator that adds a function to the list."""

    def put(act: Act) -> Act:
        ATTEMPTS.append(Attempt(name, act, changes))
        return act

    return put


def each(answers: list[str]) -> str:
    """Return the different answers, each with its number."""
    counted = Counter(answers)
    return "; ".join(
        answer if len(counted) == 1 else f"{number} × {answer}"
        for answer, number in counted.most_common()
    )


# Forged clicks


@attempt("a button of ours with nonsense in it (12 kinds)", changes=1)  # an onlooker is there
async def _nonsense(scene: Scene) -> str:
    game = scene.board.game
    odd = (
        "u:",
        "u:::",
        "u::::",
        f"u:{game}",
        f"u:{game}:1:fly:",
        f"u:{game}:-1:draw:",
        f"u:{game}:{'9' * 40}:draw:",
        f"u:{game}:²:draw:",
        f"u:{game}:1:card:\x00",
        "u:" + "x" * 98,
        f"u:{game}:1:card:256",
        f"u:{game}' OR 1=1 --:1:hand:",
    )
    message = scene.board.message
    return each([await scene.forged(scene.stranger(), message, custom_id) for custom_id in odd])


@attempt("a card that is not in the hand, by whose turn it is")
async def _not_held(scene: Scene) -> str:
    chance = await scene.turn(scene.table)
    held = {click.arg for click in cards_in(chance.message)}
    missing = next(card for card in map(str, range(108)) if card not in held)
    return await scene.forged(chance.person, chance.message, scene.click(Verb.CARD, missing))


@attempt("a draw out of turn")
async def _out_of_turn(scene: Scene) -> str:
    person = await scene.waiting(scene.table)
    hand = scene.table.hands[person.id].message
    return await scene.forged(person, hand, scene.click(Verb.DRAW))


@attempt("a click with a version that is still to come")
async def _from_the_future(scene: Scene) -> str:
    chance = await scene.turn(scene.table)
    later = scene.click(Verb.DRAW, version=scene.board.version + 50)
    return await scene.forged(chance.person, chance.message, later)


@attempt("a game that there is not")
async def _no_game(scene: Scene) -> str:
    click = scene.click(Verb.DRAW, game="zzzzzzzz")
    return await scene.forged(scene.stranger(), scene.board.message, click)


@attempt("the host's buttons of the lobby, in the middle of the round, by somebody else")
async def _lobby_buttons(scene: Scene) -> str:
    verbs = (Verb.START, Verb.ADD_COMPUTER, Verb.REMOVE_COMPUTER, Verb.STOP, Verb.NEXT)
    message = scene.board.message
    stranger = scene.stranger
    return each([await scene.forged(stranger(), message, scene.click(verb)) for verb in verbs])


# Clicks by the wrong person


@attempt("a stranger clicks the board for a hand")
async def _strangers_hand(scene: Scene) -> str:
    stranger = scene.stranger()
    clicked = scene.forge(stranger, scene.board.message, scene.click(Verb.HAND))
    answered = await clicked.settled()
    assert cards_in(answered.response) == []
    return told(answered)


@attempt("a stranger plays a card of whose turn it is")
async def _strangers_card(scene: Scene) -> str:
    chance = await scene.turn(scene.table)
    return await scene.forged(scene.stranger(), scene.board.message, str(chance.click))


@attempt("a player of another table clicks the hand of whose turn it is")
async def _foreign_hand(scene: Scene) -> str:
    chance = await scene.turn(scene.table)
    guest = scene.other.people[0]
    clicked = scene.forge(guest, scene.other.hands[guest.id].message, str(chance.click))
    answered = await clicked.settled()
    assert cards_in(answered.response) == []
    return told(answered)


@attempt("somebody at the table clicks what another's hand carries")
async def _neighbours_card(scene: Scene) -> str:
    chance = await scene.turn(scene.table)
    person = await scene.waiting(scene.table)
    hand = scene.table.hands[person.id].message
    return await scene.forged(person, hand, str(chance.click))


@attempt("/uno stop, /uno penalty and /uno leave by a stranger")
async def _strangers_commands(scene: Scene) -> str:
    channel = scene.table.channel
    stranger = scene.stranger()
    answers = [
        await stranger.slash("uno stop", channel),
        await stranger.slash("uno penalty", channel, player="1", offence="sleep"),
        await stranger.slash("uno leave", channel),
    ]
    return each([told(answer) for answer in answers])


# Repeated clicks


@attempt("the same click on a card, twice at the same moment", changes=1)
async def _twice(scene: Scene) -> str:
    chance = await scene.turn(scene.table)
    clicks = [scene.forge(chance.person, chance.message, str(chance.click)) for _ in range(2)]
    return each([told(await click.settled()) for click in clicks])


@attempt("a click that was carried out long ago", changes=1)
async def _replayed(scene: Scene) -> str:
    chance = await scene.turn(scene.table)
    await scene.crowd.click(scene.table)
    await scene.settle()
    return await scene.forged(chance.person, chance.message, str(chance.click))


# Floods


async def _all_settled(clicks: list[Interaction]) -> str:
    answers = [told(await click.settled()) for click in clicks]
    in_time = sum(answer != "not answered" for answer in answers)
    spared = answers.count("acknowledged, nothing else")
    # Without a flood limit only a handful would be answered, and each would cost work.
    assert in_time > len(clicks) / 2
    assert spared > len(clicks) / 2
    return f"{in_time} of {len(clicks)} answered in time, {spared} of them without work"


async def _beside(scene: Scene, flood: list[Interaction]) -> str:
    """Return the answers to the flood, and whether the other table could play on meanwhile."""
    clicked = await scene.crowd.click(scene.other)
    result = await _all_settled(flood)
    return f"{result}; the other table {'was kept waiting' if clicked.failed else 'played on'}"


@attempt(f"{FLOOD} clicks of one player at once", changes=1)
async def _flood(scene: Scene) -> str:
    await scene.turn(scene.other)
    chance = await scene.turn(scene.table)
    turned = scene.click(Verb.PAGE, "0")
    flood = [scene.forge(chance.person, chance.message, turned) for _ in range(FLOOD)]
    return await _beside(scene, flood)


@attempt(f"{STRANGERS_FLOOD} clicks of a stranger on a board at once", changes=1)
async def _strangers_flood(scene: Scene) -> str:
    await scene.turn(scene.other)
    stranger, message = scene.stranger(), scene.board.message
    contra = scene.click(Verb.CONTRA)
    flood = [scene.forge(stranger, message, contra) for _ in range(STRANGERS_FLOOD)]
    return await _beside(scene, flood)


@attempt(f"{FLOOD} clicks of a stranger on their own settings at once", changes=1)
async def _settings_flood(scene: Scene) -> str:
    await scene.turn(scene.other)
    stranger = scene.stranger()
    shown = (await stranger.slash("uno me", scene.table.channel)).response
    assert shown is not None
    languages = [f"u:0:0:mine:language.{language}" for language in ("de", "en")] * (FLOOD // 2)
    return await _beside(scene, [scene.forge(stranger, shown, click) for click in languages])


@attempt(f"{REACTIONS} reactions of a stranger below a board", changes=1)
async def _reactions(scene: Scene) -> str:
    await scene.turn(scene.other)
    stranger, message = scene.stranger(), scene.board.message
    for _ in range(REACTIONS // 2):
        stranger.react(message, "🚨")
        stranger.unreact(message, "🚨")
    clicked = await scene.crowd.click(scene.other)
    return f"nothing; the other table {'was kept waiting' if clicked.failed else 'played on'}"


# Huge inputs


async def _opened(scene: Scene, rules: str) -> str:
    person: PlaygroundPerson = scene.stranger()
    channel = scene.playground.world.add_channel(f"huge-{len(rules)}")
    return told(await person.slash("uno start", channel, rules=rules))


@attempt("/uno start with 6,000 characters of rules")
async def _long_rules(scene: Scene) -> str:
    return await _opened(scene, "x" * 6000)


@attempt("/uno start with a number of 5,000 digits")
async def _long_number(scene: Scene) -> str:
    return await _opened(scene, "target=" + "9" * 5000)


@attempt("/uno start with markup and control characters for rules")
async def _markup(scene: Scene) -> str:
    return await _opened(scene, "@everyone \u202e**x**\x00 <@1> [a](http://x) " * 20)


@attempt("/uno penalty for somebody with a name of 6,000 characters")
async def _long_name(scene: Scene) -> str:
    host = scene.table.people[0]
    name = "x" * 6000
    answer = await host.slash("uno penalty", scene.table.channel, player=name, offence="sleep")
    return told(answer)
