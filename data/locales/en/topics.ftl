### What `/uno rules` explains: how the game goes (the house rules are in options.ftl)

rulebook = ### 📖 The rules
    Choose below what you would like to know: how the game goes, a variant, or anything else that can be set.
rules-as-line = -# The same rules in one line, to pass on:
topics-basics = How the game goes …
topics-variants = Variants …
topics-more = More house rules …
topics-others = Penalties, points, presets …
about-rule-stands-at = - { $mode }: { $value }
about-rule-fixed = - { $mode }: { $value } (fixed)
about-rule-contains = Switches on “{ $rule }”, too.
about-rule-excludes = Does not go together with “{ $rule }” (rule { $clause }).
about-rule-clause = -# Rule { $clause } · written `{ $name }` · takes: { $values }

topic-turn = Playing and drawing
    .details = On your turn you play a card that fits, or draw one. It fits with the same colour, the same number or the same symbol, or as a wild. If the card you drew fits you may play it at once; otherwise the next player is on. Whoever *has* to draw takes the cards, answers or challenges, and nothing else.
        -# Rules C4 and C5
topic-uno = Calling UNO
    .details = Whoever has one card left owes the call “UNO”: with the card, before it on one's turn, or after it until somebody catches you. Whoever draws again after that owes nothing any more.
        -# Rule C13
topic-contra = Contra Uno
    .details = If somebody forgot to call, anybody else at the table may catch them: with **Contra Uno!** or 🚨. Who is caught draws two. It works until another player has taken a turn; in Flip until the last card. Pressing it without reason costs nothing.
        -# Rule C14
topic-challenges = Challenging
    .details = A Wild +4 is only for those who hold no card of the colour in play. Whoever is hit by one may challenge it instead of drawing, and then sees the other hand. A bluff: the other player draws. No bluff: you draw yourself, and two more. The named colour stands either way.
        -# Rules C11 and C12; in Flip F5 and F6
topic-points = Points
    .details = Numbers count their value, +2, Reverse and Skip 20, wilds 50. Whoever wins the round scores what the others still hold; 500 points end the match. In Flip and Duo they are penalty points: everybody counts their own hand, and the lowest score wins.
        -# Rules C17 and C18; in Flip F9, in Duo D8
topic-leaving = Leaving and joining
    .details = The cards of somebody who leaves in mid-round go into the pile. If one player is left, that player has won the round, without points. You can sit down before the deal and between two rounds; whoever was there before gets the old seat and score back.
        -# Rules L1 and L2
topic-flip = The Flip
    .details = A Flip turns everything over: both piles and all hands. What lies on top then gives the colour, but has no effect; if it is a wild, whoever played the Flip names a colour. Everybody may see the backs of the others' cards, in no order.
        -# Rules F7 and F8
topic-draft = The draft of Duo
    .details = In turn, you look at the top card: keep it (then the next one is discarded), or discard it and have to take the next one, until both hold seven.
        -# Rule D2
topic-series = The Reverse of Duo
    .details = After a Reverse you may play all your cards of that colour at once, in an order of your choice, or none. Only the last one has its effect. If that is a Reverse again, the other player may do the same.
        -# Rule D6
