### Lo que en Latinoamérica se dice de otro modo que en España

told-drew-gesture = { $count ->
    [one] { $player } llegó tarde al gesto y roba una carta.
   *[other] { $player } llegó tarde al gesto y roba { $count } cartas.
}
told-player-forgot = A { $player } se le olvidó «Uno Uno».
told-punished-advice = { $player } sopló.
told-punished-question = { $player } hizo una pregunta tonta.
told-punished-sleep = { $player } se durmió.
told-removed = 🚪 Sacaron a { $player } de la partida, por votación.
told-match-stopped = La partida se interrumpió.
