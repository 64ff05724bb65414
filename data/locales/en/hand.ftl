### A player's hand, and what is asked before a card is played

## Hand

ring = 🔔 **Your turn** at { $player }’s: { $card } lies on top.
ring-draft = 🔔 **Your turn** at { $player }’s: choose your cards.
ring-vote = 🔔 **A question for you** at { $player }’s: what do you say?
hand-place = -# { $place }
hand-title = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
hand-first = **Your first game!** Play a card that goes with the one on top: same colour, number or symbol.
    Cards on coloured buttons can be played, those on grey ones can't. If nothing fits, press “{ button-draw }”.
    With your second-to-last card, don't forget: **UNO!** – { $member ->
        [yes] `/uno help` has the rest.
       *[no] “{ button-more }” › “{ button-rules }” › “{ button-help }” has the rest.
    }
hand-empty = No cards left. Well done!
hand-knocked-out = Too many cards: you were knocked out of this round, and your hand is set aside. In the next one you're back.
hand-held = You still held: { $cards }
hand-arrived = 🪑 You are in!
hand-soon = Your cards come with the next round.
hand-soon-with-points = You begin with { $score ->
    [one] { $score } penalty point
   *[other] { $score } penalty points
}. Your cards come with the next round.
your-partner = Your partner: **{ $player }**
your-cards = Your cards: { $cards }
hand-picture-stays = This picture won't change any more. To play, use `/uno hand`.
page-back = Back
page-here = Page { $page } of { $pages }
page-on = Next

## Choosing

ask-how = { $card }: how?
ask-set = { $card }: just this one, or more?
ask-colour = { $card }: which colour?
ask-swap = { $card }: swap hands with whom?
ask-call = { $card }: say something with it?
how-play = Play it
how-jump = Jump in
how-double = Double
set-alone = Just this card
set-pair = Both at once
set-several = { $count } cards of this number
set-series = All { $count } cards of the colour
set-last = { $card } last
swap-nobody = Nobody
swap-with = { $player } ({ $count })
with-call = “{ $call }!”
without-call = Say nothing
moves-left-out = { $count ->
    [one] … one earlier move
   *[other] … { $count } earlier moves
}
