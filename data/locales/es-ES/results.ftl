### El resultado de una ronda y de una partida

round-over-nobody = La ronda { $number } se acabó.
next-round-soon = La próxima ronda empieza { $when }, o en cuanto la mesa quiera.
last-round-soon = La última ronda empieza { $when }, o en cuanto la mesa quiera.
match-over-won = { $count ->
    [one] 🏆 ¡{ $player } gana la partida!
   *[other] 🏆 ¡{ $player } comparten la victoria!
}
match-over-nobody = La partida se acabó
match-over-rounds = { $count ->
    [one] Se acordó una ronda, y fue esta.
   *[other] Era la última de { $count } rondas.
}
match-over-uncounted = No cuenta para la clasificación: no se jugó ninguna ronda hasta el final.
match-over-again = ¿Otra, con la misma gente y las mismas reglas? La oferta acaba { $when }.
target-last-one = quien quede en pie gana la partida
scores-winner = **Puntos** ({ $target })
scores-penalty = **Puntos de castigo** – menos es mejor ({ $target })
scores-running = ### Marcador antes de la ronda { $number }
target-round = una sola ronda
target-points = hasta { $count }
target-rounds = { $rounds ->
    [one] acaba tras una ronda
   *[other] acaba tras { $rounds } rondas
}
target-rounds-or-points = { $rounds ->
    [one] hasta { $count }, acaba tras una ronda
   *[other] hasta { $count }, acaba tras { $rounds } rondas
}
score = { $mark } { $player }: **{ $score }** (+{ $gained })
score-so-far = { $mark } { $player }: **{ $score }**
left-knocked-out = 💥 K. O.
left = { $count ->
    [0] sin cartas
    [one] le queda 1 carta
   *[other] le quedan { $count } cartas
}
left-table = { $count ->
    [0] salió de la ronda
    [one] salió con 1 carta
   *[other] salió con { $count } cartas
}
order-of-finish = 🏁 { $places }
# Same: names and numbers
friends-score = 🤝 { $player } { $ahead } : { $behind } { $other }
friends-streak = 📈 { $player }: ganó { $count } partidas seguidas
friends-streak-over = 📉 { $player }: se queda en { $count }

## La imagen de una ronda

picture-player = jugador { $number }
picture-title = { $player } gana la ronda { $number }
picture-line = { $place }. { $player }: { $score } puntos ({ $gained }), { $count ->
    [0] sin cartas
    [one] le queda 1 carta
   *[other] le quedan { $count } cartas
}
picture-line-noted = { $place }. { $player }: { $score } puntos ({ $gained }), { $note }
picture-match-title = { $count ->
    [one] { $player } gana la partida
   *[other] { $player } ganan la partida
}
picture-match = UNO { $mode } · { $count ->
    [one] una ronda
   *[other] { $count } rondas
}
picture-won = { $count ->
    [0] ninguna ronda ganada
    [one] una ronda ganada
   *[other] { $count } rondas ganadas
}
picture-match-line = { $place }. { $player }: { $score } puntos, { $won }
picture-leaderboard = Clasificación
picture-leaderboard-line = { $mark } { $player }: { $figure }
