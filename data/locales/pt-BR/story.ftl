### O que aconteceu, cada coisa numa frase

told-first-draws = Sorteio inicial – { $draws }. Quem dá as cartas: { $player }.
told-dealt = Rodada { $number }: { $player } dá as cartas.
told-started = A carta inicial é { $card }.
told-drew-challenge = { $count ->
    [1] { $player } compra uma carta pelo desafio.
   *[other] { $player } compra { $count } cartas pelo desafio.
}
told-drew-contra = { $count ->
    [1] { $player } compra uma carta de castigo pelo grito esquecido.
   *[other] { $player } compra { $count } cartas de castigo pelo grito esquecido.
}
told-drew-unouno = { $count ->
    [1] { $player } compra uma carta pelo grito que faltou.
   *[other] { $player } compra { $count } cartas pelo grito que faltou.
}
told-drew-gesture = { $count ->
    [1] { $player } demorou no gesto e compra uma carta.
   *[other] { $player } demorou no gesto e compra { $count } cartas.
}
told-drew-wrong-card = { $count ->
    [1] { $player } compra uma carta de castigo pela carta errada.
   *[other] { $player } compra { $count } cartas de castigo pela carta errada.
}
told-drew-advice = { $count ->
    [1] { $player } compra uma carta por dar pitaco.
   *[other] { $player } compra { $count } cartas por dar pitaco.
}
told-drew-question = { $count ->
    [1] { $player } compra uma carta pela pergunta boba.
   *[other] { $player } compra { $count } cartas pela pergunta boba.
}
told-drew-roulette = { $count ->
    [1] { $player } compra uma carta na roleta.
   *[other] { $player } compra { $count } cartas na roleta!
}
told-discarded-all = { $player } descarta a cor inteira: { $cards }.
told-drew-sleep = { $count ->
    [1] { $player } compra uma carta por dormir.
   *[other] { $player } compra { $count } cartas por dormir.
}
told-reshuffled = { $count ->
    [1] O descarte vira o novo monte: uma carta.
   *[other] O descarte vira o novo monte: { $count } cartas.
}
told-skipped = { $count ->
    [1] { $player } perde a vez.
   *[other] { $player } perdem a vez.
}
told-turned = O jogo muda de sentido: { $direction }.
told-flipped = Tudo vira para o lado { $side }: { $card } no topo.
told-hands-passed = Todo mundo passa a mão adiante ({ $direction }).
told-hands-swapped = { $player } troca de mão com { $other }.
told-complement-on = Valem as cores complementares.
told-complement-off = Voltam a valer as cores normais.
told-player-forgot = { $player } esqueceu “Uno Uno”.
told-gesture-due = Gesto! Rápido: { $player }.
told-wrong-card = { $player } arrisca { $card }: não pode.
told-punished-advice = { $player } deu pitaco.
told-punished-question = { $player } fez uma pergunta boba.
told-punished-sleep = { $player } dormiu.
told-went-out = { $place ->
    [1] { $player } não tem mais cartas!
   *[other] { $player } não tem mais cartas e fica em { $place }º lugar.
}
told-knocked-out = { $player } tem { $count } cartas e leva nocaute!
told-player-eliminated = { $player } está fora da partida.
told-time-up = ⏱️ Acabou o tempo!
told-drew-false-contra = { $count ->
    [1] { $player } compra uma carta pelo alarme falso.
   *[other] { $player } compra { $count } cartas pelo alarme falso.
}
told-came-back = { $player } está de volta à rodada.
told-left = { $player } sai da mesa.
told-left-stand-in = { $player } sai; um robô continua.
told-removed = 🚪 Tiraram { $player } da partida, por votação.
told-player-joined = { $player } senta à mesa.
told-round-ended = A rodada acabou.
told-round-won = { $count ->
    [1] { $player } ganha a rodada
   *[other] { $player } ganham a rodada
}{ $points ->
    [0] {"."}
   *[other] {":"} { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.
}
told-match-stopped = A partida foi interrompida.
told-match-ended = A partida acabou.
told-match-won = { $count ->
    [1] { $player } ganha a partida! 🏆
   *[other] { $player } ganham a partida em equipe! 🏆
}
told-nothing = Não há o que contar: sem cartas e sem jogadas.
a-card = uma carta
list-and = { $most } e { $last }
list-comma = {", "}
list-item = { $name }: { $what }
list-or = { $most } ou { $last }

### Gritos, como se gritam

# Same: é o que se grita em todo lugar
call-uno = UNO
# Same: é o que se grita em todo lugar
call-kuno = Kuno
# Same: é o que se grita em todo lugar
call-bruno = Bruno
# Same: é o que se grita em todo lugar
call-uno-uno = Uno Uno
call-gesture = gesto

told-for-time-up = ⏰ Acabou o tempo! { $told }
told-for-autopilot = 💤 { $told }
told-for-level-down = { $told } (um nível abaixo)
