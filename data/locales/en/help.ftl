### The help (`/uno help`), five short pages, and the house rules in words

guide-1 = ### 🃏 How to start
    1. { $member ->
        [yes] `/uno start` sets a table in the channel.
       *[no] Whoever has installed me sets a table with `/uno start`.
    }
    2. Whoever wants to play presses “{ button-join }”; “{ button-add-computer }” fills an empty seat with a computer player.
    3. Under “{ button-options }” the host chooses the game and its house rules.
    4. “{ button-start }” deals the cards.
    Whoever gets rid of all their cards first wins the round.
guide-alone = Nobody around? { $member ->
        [yes] `/uno start` in your direct messages with me: you against one, two or three computer players.
       *[no] Whoever has installed me plays in direct messages with me, against one, two or three computer players: `/uno start`.
    }
guide-2 = ### 🎴 Your turn
    { $member ->
        [yes] Your hand comes by direct message. “{ button-hand }” on the board shows it as well, to you alone.
       *[no] “{ button-hand }” on the board shows your hand to you alone.
    } Each card is a button: on a coloured one it can be played, on a grey one it can't.
    A card fits with the **same colour**, the **same number** or the **same symbol**; a wild always fits.
    Nothing fits? “{ button-draw }”. If the card you drew fits, you may play it at once or keep it. Somebody hit you with a draw card? “{ button-take }”, or answer if the house rules let you.
guide-3 = ### 📣 Call, catch, challenge
    📣 **UNO!** Call it with your second-to-last card: before it, with it, or quickly after.
    🚨 **{ button-contra }** Somebody forgot? { $member ->
        [yes] Press it, button or reaction on the board:
       *[no] Press it on the board:
    } they draw { -forgotten-call }.
    { $member ->
        [yes] ⚖️ **{ button-challenge }**, button or reaction:
       *[no] ⚖️ **{ button-challenge }**:
    } you think the wild draw card played on you was a bluff? Right: they draw. Wrong: you draw more.
guide-4 = ### 🎨 The games
guide-5 = ### 📖 Rules and commands
    “{ button-more }” › “{ button-rules }” at the table shows the house rules in force and explains each of them{ $member ->
        [yes] ; so does `/uno rules`.
       *[no] .
    }
    After the match: “{ button-rematch }” with the same people, “{ button-more }” › “{ button-leaderboard }”.{ $member ->
        [yes] {""}
       *[no] {" "}Whoever has installed me has these commands:
    }
help-command-hand = `/uno hand` your cards
help-command-me = `/uno me` your settings
help-command-leave = `/uno leave` go
help-command-stop = `/uno stop` end the match
help-command-penalty = `/uno penalty` hand out agreed penalties
help-command-settings = `/uno settings` this server's settings
help-command-leaderboard = `/leaderboard` the best
help-install = -# Want to play elsewhere, too? Invite me to a server, or take me along into your own chats.
button-install-server = Invite to a server
button-install-person = Add to my apps
page-of-help = Page { $number } of { $count }
button-help = Help
button-help-back = Back
button-help-on = Next
help-classic = **Classic:** +2: the next player draws { -draw-two }. Skip: the next player sits out a turn. Reverse: it goes the other way round; with two players it is a Skip. Wild: you name the colour. Wild +4: the same, and the next player draws { -draw-four }.
help-flip = **Flip:** every card has two sides. A Flip turns everything over: on the dark side there is +5, Skip Everyone and Wild Draw Colour. “{ button-backs }” shows the other sides.
help-mercy = **No Mercy:** nothing fits? Draw until something does, and play it. Any draw card answers one that is worth as much or less. Discard All takes its whole colour along. Colour Roulette: the next player names a colour and draws until it comes. Wild Reverse +4 turns the direction – with two players it hits you. A 0 passes all hands on, a 7 swaps. Hold 25 cards, and you're knocked out.
help-duo = **Duo:** for two. First you draft: keep a card, or discard it and keep the next. Answer a +2 with a +2. A Skip or a Wild +4 gives you another turn. After a Reverse you may play all your cards of that colour; only the last one has its effect.
rules-in-force = House rules ({ $mode })
house-rules = **House rules**
house-rules-preset = **House rules: { $preset }**
house-rules-family = - { $family } – { $rules }
family-drawing = Drawing
family-jumping = Doubles and jumping in
family-calling = Calls and gestures
family-playing = Special cards, teams, the end
family-penalties = Penalties
family-scoring = Winning
no-house-rules = No house rules: everything by the book.
