### The help

help = ## 🃏 How to play
    Get rid of all your cards. A card fits if it has the **same colour**, the **same number or symbol**, or is a wild. Nothing fits? Draw one.
    Your hand comes by direct message, as buttons: on your turn, the ones you can press can be played. 🃏 on the board shows it as well, to you alone.
    📣 **UNO!** Press it when you are about to play your last card but one, or quickly after. Forget it, and anybody may catch you.
    🚨 **Contra Uno!** Somebody forgot? Press the button, or the reaction 🚨 below the board: they draw two.
    ⚖️ **Challenge** – button or reaction: you think the wild draw card played on you was a bluff. Right: they draw. Wrong: you draw more.
    `/uno start` opens a table, `/uno hand` shows your cards, `/uno leave` gets you out, `/uno stop` ends it, with `/uno penalty` the host hands out agreed penalties, `/leaderboard` shows the best.
help-classic = **Classic:** +2: the next draws two. Skip: the next is passed over. Reverse: the direction turns. Wild: you name the colour. Wild +4: colour, and the next draws four.
help-flip = **Flip:** every card has two sides. A Flip turns everything over: on the dark side there is +5, Skip Everyone and Wild Draw Colour. 🔄 shows the other sides.
help-duo = **Duo:** for two. First you draft: keep a card, or discard it and keep the next. Answer a +2 with a +2. A Skip or a Wild +4 gives you another turn. After a Reverse you may play all your cards of that colour; only the last one has its effect.
rules-in-force = **House rules ({ $mode })**
house-rules = **House rules**
house-rules-preset = **House rules: { $preset }**
house-rules-family = - { $family }: { $rules }
family-drawing = Drawing
family-jumping = Doubles and jumping in
family-calling = Calls and gestures
family-playing = Special cards, teams, the end
family-penalties = Penalties
family-scoring = Points
no-house-rules = No house rules: everything as in the book.
