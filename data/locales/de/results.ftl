### Das Ergebnis einer Runde und einer Partie

round-over-nobody = Runde { $number } ist vorbei.
next-round-soon = Die nächste Runde beginnt { $when } – oder sobald ihr wollt.
last-round-soon = Die letzte Runde beginnt { $when } – oder sobald ihr wollt.
match-over-won = { $count ->
    [one] 🏆 { $player } gewinnt die Partie!
   *[other] 🏆 { $player } teilen sich den Sieg!
}
match-over-nobody = Die Partie ist vorbei
match-over-rounds = { $count ->
    [one] Abgemacht war eine Runde, und das war sie.
   *[other] Das war die letzte von { $count } Runden.
}
match-over-uncounted = Für die Bestenliste zählt das nicht: Keine Runde ist zu Ende gespielt worden.
match-over-again = Gleich noch mal, mit denselben Leuten und Regeln? Das Angebot endet { $when }.
target-last-one = wer übrig bleibt, gewinnt die Partie
scores-winner = **Punkte** ({ $target })
scores-penalty = **Strafpunkte** – weniger ist besser ({ $target })
scores-running = ### Punktestand vor Runde { $number }
target-round = nur eine Runde
target-points = bis { $count }
target-rounds = { $rounds ->
    [one] nach einer Runde ist Schluss
   *[other] nach { $rounds } Runden ist Schluss
}
target-rounds-or-points = { $rounds ->
    [one] bis { $count }, nach einer Runde ist Schluss
   *[other] bis { $count }, nach { $rounds } Runden ist Schluss
}
score = { $mark } { $player }: **{ $score }** (+{ $gained })
score-so-far = { $mark } { $player }: **{ $score }**
left-knocked-out = 💥 rausgeflogen
left = { $count ->
    [0] alles weg
    [one] 1 Karte übrig
   *[other] { $count } Karten übrig
}
left-table = { $count ->
    [0] mitten in der Runde gegangen
    [one] mit 1 Karte gegangen
   *[other] mit { $count } Karten gegangen
}
order-of-finish = 🏁 { $places }
# Same: names and numbers
friends-score = 🤝 { $player } { $ahead } : { $behind } { $other }
friends-streak = 📈 { $player }: { $count } Partien in Folge
friends-streak-over = 📉 { $player }: bei { $count } ist Schluss

## The picture of a round

picture-player = Person { $number }
picture-title = { $player } gewinnt Runde { $number }
picture-line = { $place }. { $player }: { $score } Punkte ({ $gained }), { $count ->
    [0] keine Karte übrig
    [one] 1 Karte übrig
   *[other] { $count } Karten übrig
}
picture-line-noted = { $place }. { $player }: { $score } Punkte ({ $gained }), { $note }
picture-match-title = { $count ->
    [one] { $player } gewinnt die Partie
   *[other] { $player } gewinnen die Partie
}
picture-match = UNO { $mode } · { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
picture-won = { $count ->
    [0] keine Runde gewonnen
    [one] eine Runde gewonnen
   *[other] { $count } Runden gewonnen
}
picture-match-line = { $place }. { $player }: { $score } Punkte, { $won }
picture-leaderboard = Bestenliste
picture-leaderboard-line = { $mark } { $player }: { $figure }
