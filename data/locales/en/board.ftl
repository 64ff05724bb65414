### The board: what lies open, what the table waits for, and who plays

board-outdated = 🧭 This message is out of date: I lost sight of it for a moment. This way to the board.
## What lies open

top-card = On top: **{ $card }**
current-colour = Colour: **{ $colour }**
complement-on = Complementary colours: **{ $colour }** fits now.
nothing-lies = The cards are being drafted.
on-side-0 = ⚪ Light side
on-side-1 = ⚫ Dark side
direction-down = ⬇️{"\u00A0"}clockwise
direction-up = ⬆️{"\u00A0"}counter-clockwise
draw-pile = { $count ->
    [one] one card to draw
   *[other] { $count } cards to draw
}
pile-back = Back of the next card: { $card }
seat = { $mark } **{ $player }** · { $count ->
    [one] 1 card
   *[other] { $count } cards
}
seat-few-cards = { $mark } **{ $player }: { $cards }**
few-cards = { $count ->
    [1] ONE CARD
    [2] TWO CARDS
    [3] THREE CARDS
   *[other] { $count } CARDS
}
few-cards-of = { $player }: { $cards }
few-cards-line = 🔥 { $all }
heard-call = 🗣️ “{ $call }!”
seat-knocked-out = 💥 { $player } · knocked out
seat-out = { $mark } { $player } · place { $place }

## What the table waits for

turn-you = It's your turn!
turn-other = { $player } is up.
granted-you = Your turn: you may play all your cards of { $colour } at once.
granted-other = { $player } is up, and may play all cards of { $colour }.
you-drew-forced = You drew { $card }, and have to play it.
you-drew = You drew { $card }. Play it or keep it?
may-jump-in = You may jump in: { $cards }!
may-double = You may double: { $cards }.
wrong-card-costs = -# You may try any card, even out of turn; a wrong one costs you { -wrong-card }.
has-drawn-forced = { $player } drew: what fits has to be played.
has-drawn = { $player } drew a card: play it or keep it?
pending-you = You have to draw { $draw }.
way-out-take = Take them.
way-out-take-or-challenge = Take them, or challenge.
way-out-answer = Take them, or play { $cards } on it.
way-out-answer-or-challenge = Take them, challenge, or play { $cards } on it.
pending-other = { $player } has to draw { $draw }.
draw-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
} ({ $kind })
draw-colour = { $count ->
    [0] until { $colour } comes
   *[other] until { $colour } comes, plus { $count }
}
roulette-you = Colour roulette: which colour? You draw face up until it comes.
roulette-other = { $player } names a colour and draws face up until it comes.
naming-you = Which colour do you name?
naming-other = { $player } names a colour.
gesture-you = { $gesture } Press { $symbol } – the last one draws { -late-gesture-cards }.
gesture-other = { $gesture } Still missing: { $player }
drafting = { $player } is choosing cards.
you-draft = Card { $number } of { $count }: { $card }. Keep it, or discard it and keep the next one?
round-is-over = The round is over.

## Board

board-title = UNO { $mode } · round { $number }
board-title-of = UNO { $mode } · round { $number } of { $rounds }
backs-title = ### The other sides, in no order
revealed = **{ $player }** held: { $cards }
revealed-foul = You were right: { $player } was bluffing.
revealed-honest = { $player } was honest this time.
more-title = What would you like to see?
proof-hash = Announced before anybody played: `{ $commitment }`
proof-later = Once the round is over, you'll find the seed here: its SHA-256 is this hash, so nobody can have changed the deal.
proof-seed =
    The seed: `{ $seed }`
    Its SHA-256 is the hash above; `contra-uno verify` deals the same cards from it again.
proof-check = { $member ->
    [yes] `/uno verify` shuffles and deals the round again from this seed and shows every step.
   *[no] Whoever has installed me can have the round dealt again from this seed, step by step, with `/uno verify`.
}

## Who is away

time-is-up = ⏳ Time is up { $when }.
match-ends = ⏱️ The match ends { $when }.
match-ends-soon = ⏱️ **The last minute!** The match ends { $when }: whoever then holds the fewest cards wins the round.
paused = ⏸️ **Paused**: nobody is here right now. Whoever is back presses “{ button-return }”, and on it goes.
recess = ☕ **Break**: { $player } asked for it { $since }.
    -# “{ button-go-on }” ends it for all; { $itself ->
        [yes] it ends by itself { $until }.
       *[no] from { $until } on, any press here does.
    }
autopilot-you = 💤 You were away, so the computer plays for you, at the level { $level }, and what it does counts. Press “{ button-return }” to play again yourself.
thrown-out = 🤖 The computer plays on for { $player } to the end of the round.
thrown-out-you = 🤖 The computer plays on for you to the end of the round, and then you have left the match.

## What the table votes on

vote-asks-stop = ⏹️ **{ $player } asks: end the match now?**
vote-asks-remove = 🚪 { $you ->
    [yes] **{ $player } asks the others: are you to leave the match?**
   *[no] **{ $player } asks: is { $other } to leave the match?**
}
vote-asks-recess = ☕ **{ $player } asks: a break?** Nobody’s time runs in it, until somebody presses “{ button-go-on }”.
vote-asks-handover = 🤖 **{ $player } asks: is the computer to play for { $other } for now?** It plays at the level { $level }, and what it does counts.
vote-asks-next-round = ⏭️ **{ $player } asks: on to the next round?**
vote-asks-question = ❓ **{ $player } asks:** was that [a silly question]({ $link }) from { $other }?
vote-asks-advice = 💡 **{ $player } asks:** did { $other } [give advice]({ $link })?
vote-ayes = Yes: { $player } ({ $count } of { $needed } needed)
vote-noes = No: { $player }
vote-concerned = { $answer ->
    [yes] { $player } says yes, which does not count
   *[no] { $player } says no, which does not count
}
vote-until = ends { $when }
vote-carried-stop = ⏹️ { $player } asked to end the match. For it: { $ayes }.
vote-carried-remove = 🚪 { $you ->
    [yes] You were removed from the match: { $player } asked for it.
   *[no] { $other } was removed from the match: { $player } asked for it.
} For it: { $ayes } ({ $needed } were needed).
vote-carried-handover = 🤖 The computer plays for { $other } for now, at the level { $level }, and what it does counts. For it: { $ayes }.
vote-failed-stop = ⏹️ The match goes on: { $player } wanted to end it, and had { $count } of the { $needed } yeses needed.
vote-failed-remove = 🚪 { $you ->
    [yes] You stay: { $player } wanted you to leave, and had { $count } of the { $needed } yeses needed.
   *[no] { $other } stays: { $player } wanted them to leave, and had { $count } of the { $needed } yeses needed.
}
vote-failed-recess = ☕ No break: { $player } wanted one, and had { $count } of the { $needed } yeses needed.
vote-failed-question = ❓ It was a fair question: { $player } thought otherwise, and had { $count } of the { $needed } yeses needed. Nobody draws.
vote-failed-advice = 💡 That was no advice: { $player } thought otherwise, and had { $count } of the { $needed } yeses needed. Nobody draws.

## What the operator announces

notice-restart = 🔧 **Restart planned: { $when }.** { $words }
notice-words = 📣 { $words }
notice-back = 🔧 I'm back.
