### Die Rangliste

leaderboard-title = ## 🏆 Bestenliste
leaderboard-line = { $mark } { $player } – { $wins } von { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
} gewonnen, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $matches ->
    [0] {""}
    [one] , 1 Partie
   *[other] , { $matches } Partien
}
leaderboard-line-share = { $mark } { $player } – { $share } % ({ $wins } von { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
})
leaderboard-line-rating = { $mark } { $player } – { $rating }
leaderboard-line-catches = { $mark } { $player } – { $catches ->
    [one] 1-mal
   *[other] { $catches }-mal
} andere erwischt, in { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
# Glossary: „gespielt“ sagt es kürzer
leaderboard-too-little = Noch zu wenig gespielt:
leaderboard-below = Ganz vorn, mindestens auf 1 bis 3, steht nur, wer 2.000 Züge gemacht und elf Leute mit ebenso vielen getroffen hat. Dahinter:
leaderboard-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
leaderboard-season = Saison { $season }
leaderboard-season-begun = Saison { $season } hat begonnen. Die davor ist weiter zu sehen: `/leaderboard` mit `zeit:Saison`.
leaderboard-season-already = Da war jemand schneller: Die nächste Saison läuft schon.
leaderboard-sure-season = ### Saison { $next } beginnen?
    Die Bestenliste der Saison fängt wieder bei null an. Saison { $season } bleibt zu sehen, und nichts davon geht verloren. Zurücknehmen lässt sich das nicht.
leaderboard-empty = Hier ist noch Platz. Spielt die erste Partie!
leaderboard-not-yet = Du stehst noch nicht drin: Spiel mit jemandem eine Runde zu Ende.
leaderboard-this-chat = Dieser Chat
leaderboard-not-yet-everywhere = Du stehst noch nicht drin: Dafür brauchst du Runden gegen fünf verschiedene Leute, die je zehn gespielt haben.
