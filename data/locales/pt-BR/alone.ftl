### Alone in the direct messages with the bot

alone-title = UNO { $mode } – você contra os robôs
alone-how = Aperte um número e eu dou as cartas. Outros níveis e regras da casa: “{ button-options }”.
alone-place = -# 🏠 Sua partida aqui, só você e eu
alone-channel = nas nossas mensagens diretas
button-against = { $count ->
    [1] Contra um robô
    [2] Contra dois robôs
   *[other] Contra três robôs
}
post-alone = Aqui somos só nós dois, e você já está vendo.
