### Lo que pasó, cada cosa en una frase

told-first-draws = Sorteo inicial – { $draws }. Reparte { $player }.
told-dealt = Ronda { $number }: reparte { $player }.
told-started = La carta inicial es { $card }.
told-drew-challenge = { $count ->
    [one] { $player } roba una carta por el desafío.
   *[other] { $player } roba { $count } cartas por el desafío.
}
told-drew-contra = { $count ->
    [one] { $player } roba una carta de castigo por el canto olvidado.
   *[other] { $player } roba { $count } cartas de castigo por el canto olvidado.
}
told-drew-unouno = { $count ->
    [one] { $player } roba una carta por el canto que faltó.
   *[other] { $player } roba { $count } cartas por el canto que faltó.
}
told-drew-gesture = { $count ->
    [one] { $player } ha llegado tarde al gesto y roba una carta.
   *[other] { $player } ha llegado tarde al gesto y roba { $count } cartas.
}
told-drew-wrong-card = { $count ->
    [one] { $player } roba una carta de castigo por la carta equivocada.
   *[other] { $player } roba { $count } cartas de castigo por la carta equivocada.
}
told-drew-advice = { $count ->
    [one] { $player } roba una carta por soplar.
   *[other] { $player } roba { $count } cartas por soplar.
}
told-drew-question = { $count ->
    [one] { $player } roba una carta por la pregunta tonta.
   *[other] { $player } roba { $count } cartas por la pregunta tonta.
}
told-drew-roulette = { $count ->
    [one] { $player } roba una carta en la ruleta.
   *[other] ¡{ $player } roba { $count } cartas en la ruleta!
}
told-discarded-all = { $player } descarta todo el color: { $cards }.
told-drew-sleep = { $count ->
    [one] { $player } roba una carta por dormirse.
   *[other] { $player } roba { $count } cartas por dormirse.
}
told-reshuffled = { $count ->
    [one] El descarte pasa a ser el nuevo mazo: una carta.
   *[other] El descarte pasa a ser el nuevo mazo: { $count } cartas.
}
told-skipped = { $count ->
    [one] { $player } pierde el turno.
   *[other] { $player } pierden el turno.
}
told-turned = Cambia el sentido: { $direction }.
told-flipped = Todo se gira al lado { $side }: encima queda { $card }.
told-hands-passed = Todo el mundo pasa su mano ({ $direction }).
told-hands-swapped = { $player } cambia de mano con { $other }.
told-complement-on = Valen los colores complementarios.
told-complement-off = Vuelven a valer los colores normales.
told-player-forgot = A { $player } se le ha olvidado «Uno Uno».
told-gesture-due = ¡Gesto! Rápido: { $player }.
told-wrong-card = { $player } prueba { $card }, y no vale.
told-punished-advice = { $player } ha soplado.
told-punished-question = { $player } ha hecho una pregunta tonta.
told-punished-sleep = { $player } se ha dormido.
told-went-out = { $place ->
    [one] ¡{ $player } se queda sin cartas!
   *[other] { $player } se queda sin cartas y termina en el puesto { $place }.
}
told-knocked-out = { $player } tiene { $count } cartas: ¡K. O.!
told-player-eliminated = { $player } está fuera de la partida.
told-time-up = ⏱️ ¡Se acabó el tiempo!
told-drew-false-contra = { $count ->
    [one] { $player } roba una carta por la falsa alarma.
   *[other] { $player } roba { $count } cartas por la falsa alarma.
}
told-came-back = { $player } vuelve a la ronda.
told-left = { $player } deja la mesa.
told-left-stand-in = { $player } se va; sigue un robot.
told-removed = 🚪 Han sacado a { $player } de la partida, por votación.
told-player-joined = { $player } se sienta.
told-round-ended = La ronda se acabó.
told-round-won = { $count ->
    [one] { $player } gana la ronda
   *[other] { $player } ganan la ronda
}{ $points ->
    [0] {"."}
   *[other] {":"} { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
}
told-match-stopped = La partida se ha interrumpido.
told-match-ended = La partida se acabó.
told-match-won = { $count ->
    [one] ¡{ $player } gana la partida! 🏆
   *[other] ¡{ $player } ganan la partida en equipo! 🏆
}
told-nothing = No hay nada que contar: ni reparto, ni jugadas.
a-card = una carta
list-and = { $most } y { $last }
    .before-i = { $most } e { $last }
list-comma = {", "}
list-item = { $name }: { $what }
list-or = { $most } o { $last }
    .before-o = { $most } u { $last }

### Cantos, tal como se cantan

# Same: es lo que se canta en todas partes
call-uno = UNO
# Same: es lo que se canta en todas partes
call-kuno = Kuno
# Same: es lo que se canta en todas partes
call-bruno = Bruno
# Same: es lo que se canta en todas partes
call-uno-uno = Uno Uno
call-gesture = gesto

told-for-time-up = ⏰ ¡Tiempo! { $told }
told-for-autopilot = 💤 { $told }
told-for-level-down = { $told } (un nivel menos)
