### Lo que en Latinoamérica se dice de otro modo que en España

board-outdated = 🧭 Este mensaje se quedó atrás: lo perdí de vista un momento. El tablero está por aquí.
you-drew-forced = Robaste { $card }, y tienes que jugarla.
you-drew = Robaste { $card }. ¿La juegas o te la quedas?
has-drawn-forced = { $player } robó: si la carta sirve, tiene que jugarla.
has-drawn = { $player } robó una carta: ¿la juega o se la queda?
gesture-you = { $gesture } Presiona { $symbol } – quien tarde más roba { -late-gesture-cards }.
revealed-foul = Buen olfato: { $player } blofeaba.
revealed-honest = Esta vez { $player } no blofeaba.
proof-check = { $member ->
    [yes] `/uno verify` baraja y reparte otra vez la ronda con esta semilla y muestra cada paso.
   *[no] Quien me instaló puede ver cómo se reparte otra vez la ronda con esta semilla, paso a paso, con `/uno verify`.
}
paused = ⏸️ **Pausa**: ahora mismo no hay nadie. Al volver, presiona «{ button-return }» y seguimos.
autopilot-you = 💤 No estabas, así que un robot de nivel { $level } juega por ti, y lo que haga cuenta. Presiona «{ button-return }» para volver a jugar.
vote-asks-recess = ☕ **{ $player } pregunta: ¿hacemos un descanso?** A nadie le corre el tiempo hasta que alguien presione «{ button-go-on }».
vote-asks-handover = 🤖 **{ $player } pregunta: ¿juega un robot por { $other } por ahora?** El robot es de nivel { $level }, y lo que haga cuenta.
vote-asks-question = ❓ **{ $player } pregunta:** ¿fue [una pregunta tonta]({ $link }) de { $other }?
vote-asks-advice = 💡 **{ $player } pregunta:** ¿{ $other } [sopló]({ $link })?
vote-carried-remove = 🚪 { $you ->
    [yes] Te sacaron de la partida: lo pidió { $player }.
   *[no] Sacaron a { $other } de la partida: lo pidió { $player }.
} A favor: { $ayes } (hacían falta { $needed }).
vote-carried-handover = 🤖 Por ahora juega por { $other } un robot de nivel { $level }, y lo que haga cuenta. A favor: { $ayes }.
vote-failed-stop = ⏹️ La partida sigue: { $player } quería terminarla y tuvo { $count } de los { $needed } votos que hacían falta.
vote-failed-remove = 🚪 { $you ->
    [yes] Te quedas: { $player } pidió tu salida y tuvo { $count } de los { $needed } votos que hacían falta.
   *[no] { $other } se queda: { $player } pidió su salida y tuvo { $count } de los { $needed } votos que hacían falta.
}
vote-failed-recess = ☕ No hay descanso: { $player } quería uno y tuvo { $count } de los { $needed } votos que hacían falta.
vote-failed-question = ❓ Era una buena pregunta: { $player } no lo veía así y tuvo { $count } de los { $needed } votos que hacían falta. Nadie roba.
vote-failed-advice = 💡 Nadie sopló: { $player } creía que sí y tuvo { $count } de los { $needed } votos que hacían falta. Nadie roba.
