### Die Rangliste

leaderboard-title = ## 🏆 Bestenliste
leaderboard-order = { $order ->
    [rounds] -# nach gespielten Runden
    [points] -# nach Punkten
   *[wins] -# nach gewonnenen Runden
}
leaderboard-line = { $mark } { $player } – { $wins } von { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
} gewonnen, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $matches ->
    [0] {""}
    [one] , 1 Spiel
   *[other] , { $matches } Spiele
}
leaderboard-empty = Hier ist noch Platz. Spielt die erste Partie!
leaderboard-not-yet = Du stehst noch nicht drauf: Spiel eine Runde zu Ende.
