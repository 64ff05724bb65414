### What the rules refuse, and what can be done now: one kind sentence a clause

refused-otherwise = That is not possible right now (rule { $clause }).
refused-not-now = That is not possible right now.
refused-not-your-turn = Patience: it's { $player }'s turn.
refused-pending = First you have to draw { $draw }.
refused-drawn = You have drawn: now you can only play that card.
refused-draft = The cards are still being drafted: keep the one in front of you, or discard it.
refused-round-over = The round is over. On to the next one!
refused-gesture = The gesture comes first: { $gesture } Press { $symbol }!
allowed-now = You can: { $actions }.
refused-complement = This card does not fit: complementary colours are on. It takes the complementary colour, the same number or symbol in another colour, or a wild.
clause-C1 = { seats-C1 }
clause-C4 = This card does not fit: it takes the same colour, the same number or symbol, or a wild.
clause-C6 = You hold a card that fits, so here you must play.
clause-C10 = This card needs a colour. Click it again and choose one.
clause-C11 = { clause-C10 }
clause-C11b = Bluffing is off in this game: a wild draw card that would be a bluff cannot be played, and none can be challenged.
clause-C12 = { challenge-nothing }
challenge-nothing = There is nothing to challenge right now. It takes a wild draw card: whoever would have to draw may challenge instead.
challenge-of-others = Only { $player } can challenge now: they are the one to draw.
challenge-of-jump-in = That card was thrown by jumping in, and a jump-in cannot be challenged.
challenge-of-last-card = That was a last card, and a last card cannot be challenged.
challenge-answered = A Reverse or Skip has answered that card: too late to challenge.
clause-C13 = There is nothing to call right now: “UNO” goes with your second-to-last card.
clause-C14 = Nobody owes a call right now – maybe somebody was faster. Keep your eyes open!
clause-M1 = { seats-M1 }
clause-M6 = In No Mercy nothing is challenged: take the cards, or answer with a draw card that is worth at least as much.
clause-M7 = { clause-C10 }
clause-M9 = The colour of a roulette is named by the next player: play the card by itself.
clause-M10 = In No Mercy a 7 always swaps hands: choose with whom.
clause-D1 = { seats-D1 }
clause-D6 = That is no series: all your cards of this colour, or just the one.
clause-F1 = { seats-F1 }
clause-F5 = { clause-C10 }
clause-F6 = { clause-C10 }
clause-F7 = This Flip turns up a wild, so it needs a colour. Click it again and choose one.
clause-L2 = You can sit down in the lobby or between two rounds, as long as there are cards for everybody.
clause-P4 = That costs nothing in this game: the house rule for it is off.
clause-V2 = You cannot double now: it takes exactly your own last card again, before anybody else acts.
clause-V3 = These two cannot be played together.
clause-V4 = You cannot swap with this player. Choose somebody who still plays.
clause-V5 = Too late, or not the same card: you can only jump in with exactly the card on top.
clause-V9 = With partners nobody can sit down alone: every seat comes with the one opposite.
clause-V15 = The last card must not be a 0 here.
clause-X2 = Several cards go together only if they are numbers, all the same one.
clause-X3 = This card must not be the last one here.
clause-X4 = The card you drew fits, so it has to be played.
clause-X12 = A 7 swaps here: choose somebody to swap hands with.
clause-X6 = Wild draw cards cannot be challenged at this table.
clause-X9 = This match has no clock.
clause-X10 = Nobody joins a match with elimination after the first deal.
setup-pair-refused = “{ $first }” and “{ $second }” do not go together. Leave out one of them.
setup-need-refused = “{ $first }” needs “{ $second }”. Add { $values } as well.
bad-value-seven_o-K2 = { $mode } has no 0 to hand the cards on with. Write { $name }=seven, so that the 7 alone swaps, or the name alone.
bad-value-last_exchange-K2 = { $mode } has no 0 to hand the cards on with. Leave out “{ $name }”.
setup-mode-refused = “{ $rule }” cannot be chosen in { $mode }, where it is always “{ $value }”. Leave it out.
bad-value-range = That is not possible for “{ $name }”, which takes: { $values }.
bad-value-target-K2 = The target is a whole number from 1, such as { $name }=200, or { $name }=round for a single round.
bad-value-complement-K2 = { $mode } has no such card to switch the colours with. Choose one that it has, such as { $name }=5 for every 5 or { $name }=B5 for the blue one.
bad-value-complement-V16 = A wild card cannot switch the colours. Choose a coloured one, such as { $name }=5 for every 5 or { $name }=B5 for the blue one.
bad-value-action_uno-K2 = A gesture goes with a number that { $mode } has: 1 to 9, or 0 where there is one. Write { $name }=3:all, say, or { $name }=3:all,5:self.
seats-C1 = Classic takes 2 to 20 players.
seats-F1 = Flip takes 2 to 10 players.
seats-M1 = No Mercy takes 2 to 6 players.
seats-D1 = Duo takes exactly 2 players.
seats-X16 = There are not enough cards to deal everybody so many: deal fewer, or play with fewer people.
seats-V9 = Partners take 4, 6, 8 or 10 players. Add somebody, even a computer player.
rule-unknown = I don't know the house rule “{ $name }”. “{ button-more }” › “{ button-rules }” at a table explains them all, and so does `/uno rules`; begin to type and I'll suggest some.
rule-mistyped = I don't know the house rule “{ $name }”. Did you mean “{ $meant }” (`{ $meant_name }`)?
game-unknown = I don't know a game “{ $name }”. There are { $games }.
rule-unreadable = I don't understand “{ $text }”. “{ $name }” takes: { $values }.
