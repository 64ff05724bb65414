### A player's hand, and what is asked before a card is played

## Hand

ring = 🔔 **Your turn** at { $player }’s: { $card } lies on top.
hand-place = -# { $place }
hand-title = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
hand-first = **Your first game!** Play a card that goes with the one on top: same colour, number or symbol.
    What is blue, you can play. If nothing fits, press **Draw**.
    With your last card but one, remember: **UNO!** – `/uno help` tells the rest.
hand-empty = You hold no cards. Well done!
hand-knocked-out = You are out of this round: your cards are set aside. In the next one you are back.
hand-held = You still held: { $cards }
hand-soon = Your cards come with the next round.
hand-soon-with-points = You begin with { $score } penalty points, the highest score at the table. Your cards come with the next round.
your-cards = Your cards: { $cards }
hand-picture-stays = This picture stays as it is. `/uno hand` shows the hand that you play from.
page-back = Back
page-here = Page { $page } of { $pages }
page-on = Next

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
set-several = { $count } cards of this number
set-series = All { $count } cards of the colour
set-last = { $card } last
swap-nobody = Nobody
swap-with = { $player } ({ $count })
with-call = “{ $call }!”
without-call = Say nothing
moves-left-out = { $count ->
    [one] … one more move
   *[other] … { $count } more moves
}
