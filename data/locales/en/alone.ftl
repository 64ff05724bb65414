### Alone in the direct messages with the bot

alone-title = UNO { $mode } – you against the computer
alone-how = Press a number, and the cards are dealt. Other levels and house rules: “{ button-options }”.
alone-place = -# 🏠 Your game here, alone with me
alone-channel = in our direct messages
button-against = { $count ->
    [1] Against one
    [2] Against two
   *[other] Against three
}
post-alone = There are just the two of us here, and you are looking at it already.
