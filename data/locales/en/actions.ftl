### Actions: what each of them is called where players see it

## Its button

button-challenge = Challenge
button-draw = Draw
button-pass = Keep it
button-take = Take the cards
button-keep = Keep
button-discard = Discard
button-say = { $call }!
button-gesture = Gesture!

## Advised: in a hint, 💡

hint-play = 💡 Play { $cards }.
hint-swap = 💡 Play { $cards } and swap hands with { $player }.
hint-call = Call “{ $call }!” with it.
hint-colour = 💡 Name { $colour }.
hint-draw = 💡 Draw a card.
hint-pass = 💡 Keep the card you have drawn.
hint-take = 💡 Take the cards.
hint-challenge = 💡 Challenge it.
hint-keep = 💡 Keep this card.
hint-discard = 💡 Put this card away.

## What *hard* would have done, in a replay

replay-better-play = *hard* would have played { $cards }.
replay-better-draw = *hard* would have drawn a card.
replay-better-pass = *hard* would have kept the card just drawn.
replay-better-swap = *hard* would have played { $cards } and swapped hands with { $player }.
replay-better-take = *hard* would have taken the cards.
replay-better-challenge = *hard* would have challenged.
replay-better-colour = *hard* would have named { $colour }.
replay-better-keep = *hard* would have kept that card.
replay-better-discard = *hard* would have put that card away.

## Done: in the story

told-drafted = { $player } keeps a card; { $card } goes to the discard pile.
told-drafted-kept = { $player } keeps { $card }.
told-laid-play = { $player } plays { $card }.
told-laid-tile = { $player } { $card }.
told-laid-jump = { $player } jumps in with { $card }!
told-laid-double = { $player } doubles with { $card }!
told-with-call = “{ $call }!”
told-drew-turn = { $count ->
    [one] { $player } draws a card.
   *[other] { $player } draws { $count } cards.
}
told-drew-pending = { $count ->
    [one] { $player } takes a card.
   *[other] { $player } takes { $count } cards.
}
told-player-passed = { $player } keeps the card.
told-colour-named = { $player } names { $colour }.
told-challenge-won = { $player } challenges { $other }, and is right!
told-challenge-lost = { $player } challenges { $other }, who was honest.
told-called = { $player }: “{ $call }!”
told-called-ahead = { $player } calls ahead: “{ $call }!”
told-caught = Contra! { $player } catches { $other }: no “{ $call }”.
told-gesture = { $player } makes the gesture.
told-gesture-last = { $player } makes the gesture last.
told-false-contra = { $player } calls Contra Uno on { $other }: false alarm!
