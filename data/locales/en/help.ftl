### The help (`/uno help`), five short pages, and the house rules in words

guide-1 = ### 🃏 How to start
    1. `/uno start` sets a table in the channel.
    2. Whoever wants to play presses 🪑; 🤖 fills an empty seat with a computer player.
    3. Under ⚙️ the host chooses the game and its house rules.
    4. ▶️ deals the cards.
    Whoever gets rid of all their cards first wins the round.
    Nobody around? `/uno start` in your direct messages with me: you against one, two or three computer players.
guide-2 = ### 🎴 Your turn
    { $member ->
        [yes] Your hand comes by direct message, as buttons: the bright ones can be played. 🃏 on the board shows it as well, to you alone.
       *[no] 🃏 on the board shows your hand to you alone, as buttons: the bright ones can be played.
    }
    A card fits with the **same colour**, the **same number** or the **same symbol**; a wild always fits.
    Nothing fits? **Draw.** If the card you drew fits, you may play it at once or keep it. Somebody hit you with a draw card? **Take the cards**, or answer if the house rules let you.
guide-3 = ### 📣 Call, catch, challenge
    📣 **UNO!** Call it with your second-to-last card: before it, with it, or quickly after.
    🚨 **Contra Uno!** Somebody forgot? { $member ->
        [yes] Press 🚨, button or reaction on the board:
       *[no] Press 🚨 on the board:
    } they draw { -forgotten-call }.
    { $member ->
        [yes] ⚖️ **Challenge**, button or reaction:
       *[no] ⚖️ **Challenge**:
    } you think the wild draw card played on you was a bluff? Right: they draw. Wrong: you draw more.
guide-4 = ### 🎨 The four games
guide-5 = ### 📖 Rules and commands
    📖 on the board shows the house rules in force. `/uno rules` explains each of them.
    After the match: 🔁 for a rematch with the same people, 🏆 for the leaderboard.
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
help-flip = **Flip:** every card has two sides. A Flip turns everything over: on the dark side there is +5, Skip Everyone and Wild Draw Colour. 🔄 shows the other sides.
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
