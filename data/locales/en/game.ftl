### The table: cards, board, hand, lobby, scores

## Cards

card = { $colour } { $rank }
no-card = no card
no-cards = none
colour-R = Red
colour-Y = Yellow
colour-G = Green
colour-B = Blue
colour-P = Pink
colour-T = Teal
colour-O = Orange
colour-V = Violet
colour-none = not named yet
rank-skip = Skip
rank-reverse = Reverse
rank-flip = Flip
rank-skip-everyone = Skip Everyone
rank-wild = Wild
rank-wild-draw-two = Wild +2
rank-wild-draw-four = Wild +4
rank-wild-draw-colour = Wild Draw Colour
side-0 = light
side-1 = dark
mode-classic = Classic
mode-flip = Flip
mode-duo = Duo

## What lies open

top-card = On top: **{ $card }**
current-colour = Colour: **{ $colour }**
complement-on = Complementary colours: **{ $colour }** fits now.
nothing-lies = The cards are being drafted.
on-side-0 = ☀️ Light side
on-side-1 = 🌑 Dark side
direction-down = ⬇️ down the list
direction-up = ⬆️ up the list
draw-pile = { $count ->
    [one] one card to draw
   *[other] { $count } cards to draw
}
pile-back = Back of the next card: { $card }
chair = { $mark } **{ $player }** · { $count ->
    [one] 1 card
   *[other] { $count } cards
}
chair-last-card = ❗
chair-out = { $mark } { $player } · place { $place }

## What the table waits for

turn-you = It's your turn!
turn-other = { $player } is up.
granted-you = Your turn: you may play all your cards of { $colour } at once.
granted-other = { $player } is up, and may play all cards of { $colour }.
you-drew = You drew { $card }. Play it or keep it?
has-drawn = { $player } drew a card: play it or keep it?
pending-you = You have to draw { $draw } – take them, or answer.
pending-other = { $player } has to draw { $draw }.
draw-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
} ({ $kind })
draw-colour = { $count ->
    [0] until { $colour } comes
   *[other] until { $colour } comes, plus { $count }
}
naming-you = Which colour do you name?
naming-other = { $player } names a colour.
gesture-you = Gesture! Press 🙌 – the last one draws a card.
gesture-other = Gesture! Still missing: { $player }
drafting = { $player } is choosing cards.
you-draft = You look at { $card }. Keep it, or discard it and keep the next one?
round-is-over = The round is over.
match-is-over = The match is over.

## Board

board-title = UNO { $mode } · round { $number }
backs-title = ### The other sides, in no order
revealed = ### { $player } held: { $cards }
revealed-foul = You were right: { $player } was bluffing.
revealed-honest = { $player } was honest this time.
seed-proof = -# Seed of this round: `{ $seed }` (announced as `{ $secret }…`)

## Hand

hand-place = -# { $place }
hand-title = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
hand-empty = You hold no cards. Well done!
your-cards = Your cards: { $cards }
page-back = Page { $page }/{ $pages }
page-on = Page { $page }/{ $pages }

## Choosing

ask-how = { $card }: how?
ask-set = { $card }: alone, or more?
ask-colour = { $card }: which colour?
ask-swap = { $card }: swap hands with whom?
ask-call = { $card }: call something with it?
how-play = Play it
how-jump = Jump in
how-double = Double
set-alone = This card alone
set-pair = Both at once
set-series = All { $count } cards of the colour
set-last = { $card } last
swap-nobody = Nobody
swap-with = { $player } ({ $count })
with-call = “{ $call }!”
without-call = Say nothing

## Buttons

button-hand = My hand
button-contra = Contra Uno!
button-challenge = Challenge
button-backs = Backs
button-rules = Rules
button-draw = Draw
button-pass = Keep it
button-take = Take
button-keep = Keep
button-discard = Discard
button-say = { $call }!
button-gesture = Gesture!
button-to-board = To the table
button-back = Back
button-join = Join
button-leave = Leave
button-start = Start
button-add-computer = Add computer player
button-remove-computer = Remove computer player
button-next = Next round
button-end-match = End the match

## Lobby

lobby-title = UNO { $mode } – { $player } invites you
lobby-seats = { $count ->
    [one] **At the table: one player**
   *[other] **At the table: { $count } players**
}
lobby-closes = -# Nobody in a hurry? The table closes { $when }.
lobby-closed = The table was cleared: nobody started the game. `/uno start` sets a new one.
lobby-started = The cards are dealt: the table is on.
lobby-stopped = The table was cleared. `/uno start` sets a new one.

## Scores

round-over-won = Round { $number } goes to { $player }! 🎉
round-over-nobody = Round { $number } is over.
next-round-soon = The next round begins { $when }, or as soon as you like.
match-over-won = { $count ->
    [one] { $player } wins the match! 🏆
   *[other] { $player } share the victory! 🏆
}
match-over-nobody = The match is over
match-over-again = Again? `/uno start`
scores-winner = **Points** ({ $target })
scores-penalty = **Penalty points** – fewer is better ({ $target })
target-round = a single round
target-points = up to { $count }
score = { $mark } { $player }: **{ $score }** (+{ $gained })

## Leaderboard

leaderboard-title = ## 🏆 Leaderboard
leaderboard-order = { $order ->
    [rounds] -# by rounds played
    [points] -# by points
   *[wins] -# by rounds won
}
leaderboard-line = { $mark } { $player } – { $wins } of { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} won, { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $matches ->
    [0] {""}
    [one] , 1 match
   *[other] , { $matches } matches
}
leaderboard-empty = Nothing here yet. Play the first match!
leaderboard-not-yet = You are not on it yet: play a round to its end.
