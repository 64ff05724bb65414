### What `/uno rules` explains: how the game goes (the house rules are in options.ftl)

rulebook = ### 📖 The rules
    Choose below what you would like to know: how the game goes, a house rule, or anything else that can be set.
rules-as-line = -# The same rules in one line, to pass on:
topics-basics = How the game goes …
topics-variants = House rules …
topics-more = More house rules …
topics-others = Penalties and points …
topics-sets = Ready-made sets of rules …
about-rule-stands-at = - { $mode }: { $value }
about-rule-fixed = - { $mode }: { $value } (fixed)
about-rule-contains = Switches on “{ $rule }”, too.
about-rule-excludes = Does not go together with “{ $rule }” (rule { $clause }).
about-rule-clashes = { $reason } (rule { $clause })
about-rule-clause = -# Rule { $clause } · written `{ $name }` · takes: { $values }

topic-turn = Playing and drawing
    .details = On your turn you play a card that fits, or draw one. It fits with the same colour, the same number or the same symbol, or as a wild. If the card you drew fits you may play it at once; otherwise the next player is up. Whoever *has* to draw takes the cards, answers or challenges, and nothing else. A Skip passes over the next player, a Reverse turns the direction; with two players a Reverse is a Skip (in Duo it is something else).
        -# Rules C4, C5, C8 and C9; in Duo D6
topic-uno = Calling UNO
    .details = Whoever gets down to one card has to call “UNO”: with the second-to-last card, before it on your turn, or after it until somebody catches you. Draw again, and there is nothing to call any more. Go out with a pair, and you need no “UNO”: you never hold just one card.
        -# Rule C13
topic-contra = Contra Uno
    .details = If somebody forgot to call, anybody else at the table may catch them: with “{ button-contra }”, button or reaction. Who is caught draws { -forgotten-call }. It works until another player has taken a turn; in Flip until the last card. Pressing it without reason costs nothing – unless the table plays “{ option-false_contra }”.
        -# Rule C14; “{ option-false_contra }” X8
topic-challenges = Challenging
    .details = A Wild +4 is only for those who hold no card of the colour in play. Whoever is hit by one may challenge it instead of drawing, and then sees the other hand. A bluff: the other player draws. No bluff: you draw yourself, and { -unfounded-challenge } more. A jump-in, a last card and a card already answered with a Reverse or Skip cannot be challenged. The named colour stands either way.
        -# Rules C11 and C12; in Flip F5 and F6
topic-points = Points
    .details = Numbers count their value, +2, Reverse and Skip 20, wilds 50. Whoever wins the round scores what the others still hold; 500 points end the match. In Flip and Duo they are penalty points: everybody counts their own hand, and the lowest score wins.
        Flip: +1 counts 10, +5, Reverse, Skip and Flip 20, Skip Everyone 30, Wild 40, Wild +2 50, Wild Draw Colour 60; 500 points end the match. The light side counts, unless “{ option-flip_values }” says otherwise.
        Duo: +2, Reverse and Skip count 10, Wild 15, Wild +4 20; 200 points end the match.
        -# Rules C17 and C18; in Flip F9, in Duo D8
topic-leaving = Leaving and joining
    .details = The cards of somebody who leaves in mid-round go into the pile, but they count: for whoever wins the round, and where you play for penalty points, against the one who left. If one player is left, that player has won the round without points, and the match if nobody else is at the table. You can sit down before the deal and between two rounds, with no points, or, where they are penalty points, with the highest score at the table. Whoever was there before gets the old seat and score back, of penalty points at least that highest score, unless they have missed nothing.
        -# Rules L1 and L2
topic-flip = The Flip
    .details = A Flip turns everything over: both piles and all hands. What lies on top then gives the colour, but has no effect; if it is a wild, whoever played the Flip names a colour. Everybody may see the backs of the others' cards, in no particular order.
        -# Rules F7 and F8
topic-draft = The draft of Duo
    .details = In turn, you look at the top card: keep it (then the next one is discarded), or discard it and have to take the next one, until both hold seven.
        -# Rule D2
topic-series = The Reverse of Duo
    .details = After a Reverse you may play all your cards of that colour at once, in an order of your choice, or none. Only the last one has its effect. If that is a Reverse again, the other player may do the same.
        -# Rule D6
topic-merciless = No Mercy: drawing and answering
    .details = With nothing to play you draw until a card fits, and have to play it. A draw card may be answered by any draw card that is worth at least as much as the last one, of any colour: +4 on +2, +10 on everything. The amounts add up until somebody takes them. There is no bluff and no challenge. A Wild Reverse +4 turns the direction and hits whoever is up then – with two players that is you. A Discard All takes all your cards of its colour along. After a Skip Everyone you play again. A 0 passes all hands on, with a 7 you swap hands with somebody.
        -# Rules M4 to M8 and M10
topic-roulette = No Mercy: colour roulette
    .details = Whoever plays it names no colour: the next player names a colour and turns up cards until one of it comes. Everybody sees what is drawn; wilds do not count. That colour is then in force, and the player is passed over. There is no answer to it.
        -# Rule M9
topic-knockout = No Mercy: knock-outs and points
    .details = Whoever holds 25 cards is knocked out of the round at once and draws no more; the hand is set aside and comes back with the next shuffle. Whoever wins gets the others' cards – numbers their value, coloured actions 20, wilds 50 – and 250 for each who was knocked out. 1000 points end it.
        -# Rules M11 and M13, the hand limit X5
