### Alone in the direct messages with the bot

alone-title = UNO { $mode } – du gegen den Computer
alone-how = Drück auf eine Zahl, und es wird ausgeteilt. Andere Stufen und Hausregeln: „{ button-options }“.
alone-place = -# 🏠 Dein Spiel hier, allein mit mir
alone-channel = in unseren Direktnachrichten
button-against = { $count ->
    [1] Gegen einen
    [2] Gegen zwei
   *[other] Gegen drei
}
post-alone = Hier sind nur wir zwei, und du siehst es ja schon.
