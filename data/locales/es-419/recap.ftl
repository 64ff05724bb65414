### Lo que en Latinoamérica se dice de otro modo que en España

command-uno-recap = Cómo fue: victorias, blofs, suerte, el momento de la noche
    .name = resumen
recap-alt = El resumen en imagen; lo que muestra está escrito arriba
recap-bluff = { $variant ->
    [0] 🎭 El blof más descarado es de { $player }: a { $other } le costó { $amount ->
            [one] 1 carta
           *[other] { $amount } cartas
        }, y nadie dijo nada.
    [1] 🎭 { $player } tenía otra carta todo el rato. { $other } se lo creyó, y robó { $amount }.
   *[2] 🎭 { $amount ->
            [one] 1 carta
           *[other] { $amount } cartas
        } para { $other }, por una mentira: { $player } ni pestañeó.
}
recap-nemesis = { $variant ->
    [0] 😈 { $other } debería cambiar de lugar: { $player } quedó por delante { $amount } de { $rounds } veces.
    [1] 😈 Entre { $player } y { $other } está claro: { $amount } de { $rounds }.
   *[2] 😈 { $player } ya tiene víctima, { $other }: por delante en { $amount } de { $rounds }.
}
recap-title-of-catcher = Quien más atrapó
recap-title-of-bluff = El blof más descarado
recap-note-caught = atrapó { $amount } veces
recap-title-evening = ## 🎙️ ¡Qué noche!
recap-title-week = ## 🎙️ ¡Qué semana!
recap-title-month = ## 🎙️ ¡Qué mes!
recap-title-match = ## 🎙️ ¡Qué partida!
recap-drawn-evening = ¡Qué noche!
recap-drawn-week = ¡Qué semana!
recap-drawn-month = ¡Qué mes!
recap-drawn-match = ¡Qué partida!
recap-catcher = { $variant ->
    [0] 🚨 A { $player } no se le escapa nadie: { $amount } descuidos atrapados.
    [1] 🚨 { $player } cantó *¡Contra Uno!* { $amount } veces, y acertó todas.
   *[2] 🚨 { $amount } veces se olvidó alguien de cantar, y { $player } no lo dejó pasar.
}
