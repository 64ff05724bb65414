### Il risultato di una manche e di una partita

round-over-nobody = La manche { $number } è finita.
next-round-soon = La prossima manche comincia { $when }, o appena volete.
last-round-soon = L'ultima manche comincia { $when }, o appena volete.
match-over-won = { $count ->
    [one] 🏆 { $player } vince la partita!
   *[other] 🏆 { $player } si dividono la vittoria!
}
match-over-nobody = La partita è finita
match-over-rounds = { $count ->
    [one] Una manche si era detto, e una è stata.
   *[other] Era l'ultima di { $count } manche.
}
match-over-uncounted = Per la classifica non conta: nessuna manche è arrivata alla fine.
match-over-again = Ancora una, con la stessa gente e le stesse regole? L'offerta scade { $when }.
target-last-one = chi resta vince la partita
scores-winner = **Punti** ({ $target })
scores-penalty = **Punti di penalità** – meno è meglio ({ $target })
scores-running = ### Punti prima della manche { $number }
target-round = una manche sola
target-points = fino a { $count }
target-rounds = { $rounds ->
    [one] si chiude dopo una manche
   *[other] si chiude dopo { $rounds } manche
}
target-rounds-or-points = { $rounds ->
    [one] fino a { $count }, si chiude dopo una manche
   *[other] fino a { $count }, si chiude dopo { $rounds } manche
}
score = { $mark } { $player }: **{ $score }** (+{ $gained })
score-so-far = { $mark } { $player }: **{ $score }**
left-knocked-out = 💥 K.O.
left = { $count ->
    [0] carte finite
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
left-table = { $count ->
    [0] via a metà manche
    [one] via con 1 carta
   *[other] via con { $count } carte
}
order-of-finish = 🏁 { $places }
friends-score = 🤝 { $player } { $ahead } : { $behind } { $other }
friends-streak = 📈 { $player }: { $count } partite vinte di fila
friends-streak-over = 📉 { $player }: la striscia si ferma a { $count }

## L'immagine di una manche

picture-player = persona { $number }
picture-title = { $player } vince la manche { $number }
picture-line = { $place }. { $player }: { $score } punti ({ $gained }), { $count ->
    [0] carte finite
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
picture-line-noted = { $place }. { $player }: { $score } punti ({ $gained }), { $note }
picture-match-title = { $count ->
    [one] { $player } vince la partita
   *[other] { $player } vincono la partita
}
picture-match = UNO { $mode } · { $count ->
    [one] una manche
   *[other] { $count } manche
}
picture-won = { $count ->
    [0] nessuna manche vinta
    [one] una manche vinta
   *[other] { $count } manche vinte
}
picture-match-line = { $place }. { $player }: { $score } punti, { $won }
picture-leaderboard = Classifica
picture-leaderboard-line = { $mark } { $player }: { $figure }
