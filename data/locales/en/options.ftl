# The house rules: option-NAME is what players call it.
#   .description  what it does, in a line that a select menu of Discord holds (100 characters)
#   .details      what else there is to know (contra-uno rules NAME)
#   .takes        what may be written after NAME=, where that is more than a few words
#   .VALUE        what a value means, after the name and a colon; .MODE where a game fixes it (K1)

option-voluntary_draw = Draw by choice
    .description = You may draw although you could play a card. Off: whoever can play has to.
    .details = A card that was just drawn may be kept in any case.
option-draw_four_guilt = When a wild draw card is a bluff
    .description = You bluff if you also hold a card of the colour in play, a number of it, or any card that fits.
    .mercy = never a bluff
    .details = Wild draw cards are the Wild +4 and, in Flip, the Wild +2 and Wild Draw Colour. Caught bluffing by a challenge, you draw the cards yourself. What counts is your hand and the colour in play when you play the card; on another wild draw card, the colour named for that one. Another card of the same kind is never at fault, and a plain Wild only under “any”.
    .colour = with a card of the colour
    .numbers = with a number of the colour
    .any = with any card that fits
option-bluff = Bluffing
    .description = A bluff with a wild draw card may be played and stands unless it is challenged.
    .details = Only the player who would have to draw can challenge, instead of taking the cards. Off: a wild draw card that would be a bluff cannot be played, and none can be challenged.
    .mercy = nothing is challenged
option-catch_window = How long you can be caught
    .description = Forgot to call? You can be caught until another player takes a turn, or until your last card.
    .details = As long as you can be caught you can still make the call yourself. It is forgiven when you no longer hold that number of cards.
    .next_action = until another player takes a turn
    .last_card = until your last card
option-last_card_draws = The last card takes effect
    .description = If the last card is a draw card, the next player still draws before the hands are counted.
    .details = The next player draws all that is pending, and can neither answer nor challenge it.
option-scoring = Scoring
    .description = The winner scores all other hands, or all score their own hand and the fewest points win.
    .details = For the winner: whoever first reaches the target wins the match. Penalty points: as soon as somebody reaches the target the match ends, and the lowest score wins it.
    .winner = points for the winner
    .penalty = penalty points for all
option-target = Target
    .description = The points that end the match, a whole number from 1; or a single round.
    .details = A match ends with the round in which somebody reaches the target. Of a single round the winner takes the match; with penalty points, whoever has the fewest.
    .takes = a whole number from 1, or round
    .round = a single round
option-wrong_card = Wrong card
    .description = Any card may be tried, even out of turn; one that is not allowed goes back and costs { -wrong-card-cards }.
    .details = Several cards tried at once cost { -wrong-card }. Off: a card that is not allowed is refused, and costs nothing.
option-advice = Advice
    .description = Telling another player what to play costs { -advice-cards }.
    .details = Report it from the message's own menu (Apps), or with { reaction-advice } below it: more than half of the others have to agree within half a minute. If it was said out loud, the host settles it with `/uno penalty`.
option-questions = Silly questions
    .description = Asking anything costs { -question-cards }. Only the question why you got a card is free.
    .details = Report it from the message's own menu (Apps), or with { reaction-question } below it: more than half of the others have to agree within half a minute. If it was said out loud, the host settles it with `/uno penalty`. Whoever was done already is back in the round with it.
option-sleeping = Sleeping
    .description = Whoever misses their own turn draws { -sleep-cards }.
    .details = After half of the time for a turn anybody may wake them, once a turn; the host can with `/uno penalty`. Whoever was done already is back in the round with it.
option-show_backs = Open backs
    .description = Flip: all may see the other side of everybody else's cards and of the next card to be drawn.
    .duo = off
    .mercy = off
    .details = They are shown in no particular order, just as you would see them at a table.
option-flip_values = Which side counts
    .description = Flip: at the end cards count by their light side, or by the side that is being played.
    .light = the light side
    .active = the side being played
    .duo = the only side
    .mercy = the only side
option-stacking = Stacking
    .description = Answer a draw card with another of its kind: the cards add up, and the next player has them.
    .mercy = any draw card worth at least as much
    .details = A +2 of any colour goes on a +2, a Wild +4 on a Wild +4; in Flip +1 on +1, +5 on +5 and Wild +2 on Wild +2, but never Wild Draw Colour. A challenge is about the last wild draw card, and about all the cards.
    .duo = only +2 on +2
    .on = coloured and wild ones
    .coloured = only coloured ones, +2 on +2
    .wild = only wild ones, +4 on +4
option-doubles = Doubles
    .description = Add an identical card to yours at once. Never draw cards, wilds, Flips, nor with a draw pending.
    .details = Identical is the same colour and the same number or symbol. It goes once a play, before anybody else acts, and not after another action of your own; a drawn card that you played may be doubled, too. Both cards have their effect: two skips pass over two players, though never over yourself.
option-fast_doubles = Fast doubles
    .description = Two identical cards may be played in one go. With the doubles rule, and what it leaves out.
    .details = Not with a card that was just drawn. Two 7s under Seven-O swap hands once, after both. Go out with a pair, and you need no “UNO”: you never hold just one card.
option-seven_o = Seven-O
    .description = A 0 hands all cards on, in the direction of play. With a 7 you may swap hands with somebody.
    .details = Only players who still hold cards take part, and nobody's last card exchanges anything. Flip has no 0: there only the 7 counts.
    .on = with 0 and 7
    .zero = only the 0
    .seven = only the 7
option-jump_in = Jump-in
    .description = Whoever holds the identical card may throw it out of turn at once; play goes on from there.
    .details = Identical is the same colour and the same number or symbol; no wilds, no Flip, and not on the start card. The card below loses its effect, the new one has it. It is too late as soon as another player has taken a turn.
option-jump_in_wild = Jump-in with wilds
    .description = Jumping in works with identical wild cards, too. With the jump-in rule.
    .details = A wild draw card thrown so cannot be challenged.
option-jump_in_action = Jump-in, effects add up
    .description = The card jumped on keeps its effect: draws, skips and reverses add up. With the jump-in rule.
option-partner = Partners
    .description = For 4, 6, 8 or 10 players: the two of a team sit opposite each other and score together.
    .details = The round ends when one player is out, and their team scores the hands of the others; with penalty points each team scores its own hands. If somebody leaves, a computer player takes the seat.
option-endless_draw = Endless drawing
    .description = With nothing to play you draw until a card fits, and may play it or keep it.
    .details = Whoever could play but draws by choice draws one card.
option-action_uno = Action Uno
    .description = Chosen numbers call for a gesture: the slowest, or whoever forgets it, draws { -late-gesture-cards }.
    .details = 3:all – after a 3 everybody makes the gesture, and the last one draws { -late-gesture-cards }; when the time is up, all who are missing. 5:self – whoever plays a 5 makes it, with the card or right after, and draws { -forgotten-gesture-cards } when caught. The name alone means 3:all.
    .takes = numbers and who makes the gesture, such as 3:all or 3:all,5:self, or off
option-play_on = Play on
    .description = When one player is out the others play on for the next places, until one is left.
    .details = The first place scores the hands of the others at that moment; with penalty points everybody scores the hand they hold at the end of the round.
option-uno_uno = Uno Uno
    .description = The last card needs the call “Uno Uno”: forget it, and you draw { -forgotten-call } and play on.
    .details = Call it with the card, or before it on your turn. The { -forgotten-call-cards } are drawn before the card is played, and it has its effect all the same.
option-bruno_kuno = Bruno, Kuno, Uno
    .description = Get to three cards: call “Bruno”, to two “Kuno”, to one “Uno”; caught silent, you draw { -forgotten-call }.
    .details = Whether by playing, by drawing or by being handed cards; the deal does not count.
option-no_zero_finish = No 0 at the end
    .description = A 0 cannot be played as the last card.
option-complement = Complementary colours
    .description = A chosen card switches colours over and back: then red fits green, and yellow fits blue.
    .details = While they are switched over a colour fits its complement, not itself: red and green, yellow and blue, on Flip's dark side pink and teal, orange and violet. The same number or symbol still fits, unless it has the colour on top, too. complement=B5 is the blue 5 alone, complement=5 every 5, complement=S every Skip. The name alone means every 5.
    .takes = a coloured card such as B5, a number or symbol such as 5 or S for all its colours, or off
option-retour_kutsche = Return to sender
    .description = Send a +2 or Wild +4 back with a Reverse of its colour, the named colour for the wild.
    .details = The player before you may send it back again in the same way, or add a +2 that fits to a +2 (with stacking, any card of the kind), and otherwise draws. The Reverse has no other effect. In Flip it works with +1, +5 and Wild +2, and not with Wild Draw Colour.
option-lass_mich = Leave me out
    .description = Pass a +2 on to the next player with a Skip of its colour. It does not work with a Wild +4.
    .details = The next player may pass it on in the same way. The Skip has no other effect. In Flip it works with +1 and +5, on the dark side with Skip Everyone.
option-cross_stacking = Cross-stacking
    .description = With stacking: a Wild +4 answers a +2, too, and a +2 a Wild +4. The cards add up.
    .details = In Flip it goes for +1 and Wild +2; +5 only meets +5, and nothing goes on Wild Draw Colour. A Wild +4 on a +2 can be challenged, and then it is about all the cards; once a +2 lies on it, no more. With “up” a card has to draw at least as many as the last one: no +2 on a Wild +4.
    .mercy = any draw card worth at least as much
    .both = either way
    .up = only with a card worth at least as much
option-several = Several of one number
    .description = On your turn all your cards of one number may be played at once, or some of them.
    .details = Only the first has to fit, and the last lies on top. Each has its effect: hands go on once for each 0, and are swapped once with 7s. Not with a card just drawn, and not as an answer.
option-no_wild_finish = No wild at the end
    .description = A wild card cannot be played as the last card.
    .details = Whoever holds nothing else draws instead.
option-no_action_finish = Only a number at the end
    .description = The last card has to be a number: no wild, no Skip, no Reverse, no draw card.
    .details = Whoever holds nothing else draws instead.
option-forced_play = Forced play
    .description = A card just drawn that can be played has to be played.
    .details = A wild draw card that would be a bluff may be kept.
option-must_swap = Forced swap
    .description = With Seven-O's 7 you have to swap hands with somebody.
    .details = Only a 7 that is your last card swaps with nobody.
option-last_exchange = Last exchange
    .description = A 0 or 7 as the last card exchanges hands, too: whoever then has none is out.
    .details = It needs Seven-O with its 0. With a last 7 you choose: swap, and the other player is out with your empty hand, or swap with nobody and be out yourself.
option-hand_limit = Hand limit
    .description = Whoever holds that many cards is knocked out of the round at once.
    .details = It is counted card by card: what was still to be drawn lapses. The hand is set aside until the next reshuffle, and its points go to whoever wins. If one player is left, they win the round. In the next round all are back. The name alone means 25.
    .takes = a number of cards from 15, or off
option-challenge = Challenges allowed
    .description = A wild draw card may be challenged as a bluff. Off: none can be, and every one stands.
    .mercy = nothing is challenged
option-uno_penalty = UNO penalty
    .description = How many cards a forgotten call costs.
    .details = Paid by whoever is caught without “UNO” (Bruno, Kuno), or plays the last card without “Uno Uno”. A gesture still costs { -forgotten-gesture-cards }.
    .takes = a number of cards from 1 to 10
option-false_contra = False contra
    .description = Contra Uno against somebody who owes no call costs cards.
    .details = It goes for the whole round, and never costs the turn. Being right costs nothing. The name alone means 2.
    .takes = a number of cards from 1 to 10, or off
option-blitz = Blitz
    .description = The match is over when its time is up.
    .details = The time runs from the first deal, breaks included. Whoever then holds the fewest cards wins the round (of equals the lowest value), and the scores decide the match. If time runs out between two rounds, only those still at the table count. The name alone means five minutes.
    .takes = seconds from 30 to 7200, or off
option-elimination = Elimination
    .description = After every round one player leaves the match; the last one left wins it.
    .details = It is whoever was first to reach the hand limit in the round. If nobody did: with “Play on” the last place, else whoever holds the most cards (of equals, the highest value). Nobody joins after the first deal, and there is no target.
option-rounds = Rounds
    .description = The match has that many rounds; whoever then leads by points has won.
    .details = A target in points holds only if you choose one besides: then whichever comes first ends the match. Every round counts, also one that ends because somebody left. Whoever has left cannot win, and latecomers do not catch up on missed rounds. The name alone means five.
    .takes = a number of rounds from 1 to 50, or off
option-hand_size = Cards dealt
    .description = Everybody is dealt that many cards, in every round.
    .details = It is seven otherwise. In Duo each keeps that many in the draft. Very many players can run out of cards: ten of them can have nine each (ten in Flip), twenty can have ten. With two cards, playing one calls for “UNO” as always. The name alone means five.
    .takes = a number of cards from 2 to 15, or off
option-strafpunkte = Penalty points
    .description = Short for scoring=penalty: everybody scores their own hand, and the lowest score wins.
    .details = strafpunkte=off is short for scoring=winner.

## What the values mean

value-on = on
value-off = off
rule-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
rule-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
rule-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
rule-number = { $count }
rule-target = up to { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rule-without-target = no target
rule-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
rule-cards-dealt = { $count } cards each
rule-gesture-all = on { $rank } everybody
rule-gesture-self = on { $rank } whoever plays it
rule-every-colour = { $rank } of every colour
rule-value-and-meaning = { $value } ({ $meaning })
rule-with-value = { $rule }: { $value }

## What does not go with every value

clash-rounds-target = “{ option-rounds }” and a single round as the “{ option-target }” contradict each other. A target in points goes with it.
clash-hand_limit-hand_size = The “{ option-hand_limit }” has to be higher than the number of “{ option-hand_size }”.

## The page that shows them all (contra-uno rules)

rules-option = Option
rules-name = Name
rules-clause = Rule
rules-value = Value
rules-takes = takes
rules-alone = alone
rules-fixed = { $value }, fixed
rules-short-for = short for
rules-switches-on = switches on
rules-not-with = not with
rules-preset = Preset
rules-game = Game
rules-house-rules = House rules
rules-written = written
rules-none = none
rules-legend = A value in brackets is fixed by the game (rule K1). What may be written is told by: contra-uno rules OPTION
rules-legend-mode = What is fixed cannot be chosen in this game (rule K1). What may be written is told by: contra-uno rules OPTION
rules-go-together = These go together, in { $mode }: { $rules }.
rules-go-together-none = { $mode } without house rules: everything by the book.
rules-unknown = There is no house rule or set of rules called “{ $name }”. { $hint }
rules-meant = Did you mean { $names }?
rules-listed = `contra-uno rules` lists them all.
rules-either-or = Either one house rule or set of rules ({ $name }), or --check with several: not both.
rules-seats-alone = --seats goes with --check, such as: contra-uno rules --seats 6 --check partner
rules-preset-mode = The preset “{ $name }” is for { $mode }. Leave --mode out, or ask for another preset.
rules-unknown-preset = There is no preset called “{ $name }”, but these: { $names }.

## What else rules are called where somebody types them

rule-also-stacking = Accumulating
rule-also-cross_stacking = Cross-accumulating
rule-also-challenge = Challenges
