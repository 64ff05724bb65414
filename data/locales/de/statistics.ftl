### /uno statistik: was jemand alles gemacht hat

command-uno-stats = Wie jemand spielt: Wertung, Gewohnheiten, Angstgegner, Medaillen
    .name = statistik
command-param-member = Wessen? Deine, wenn du niemanden nennst
    .name = mitglied
menu-statistics = UNO-Statistik
statistics-title = ## 📊 { $player }
statistics-alt = Statistik von { $player } als Bild; alles davon steht darunter in Worten
statistics-rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
statistics-figure-wins = Siege
statistics-figure-share = der Runden
statistics-figure-rating = Wertung
statistics-figure-medals = Medaillen
statistics-course = Wertung, { $mode }: { $trend } in { $rounds ->
    [one] einer Runde
    [10] zehn Runden
   *[other] { $rounds } Runden
}
statistics-provisional = Wertung noch nicht sicher
statistics-met = { $people ->
    [1] Wertung noch nicht sicher
   *[other] bisher Platz { $place } von { $people } unter allen Mitspielern; Wertung noch nicht sicher
}
statistics-won-of = { $wins } von { $rounds } gewonnen
statistics-often-of = { $often } von { $rounds }
statistics-drawn-nemesis = Angstgegner: { $player }
statistics-drawn-victim = Lieblingsopfer: { $player }
statistics-whole = **{ $wins }** von **{ $rounds }** { $rounds ->
    [one] Runde
   *[other] Runden
} gewonnen ({ $share } %){ $matches ->
    [0] {""}
    [one] , 1 Partie
   *[other] , { $matches } Partien
}
statistics-game = **{ $mode }**: { $wins } von { $rounds } gewonnen
statistics-rating = Wertung **{ $rating }** ({ $trend } in { $rounds ->
    [one] einer Runde
    [10] zehn Runden
   *[other] { $rounds } Runden
})
statistics-stronger = stärker als *{ $level }*
statistics-habits = **Gewohnheiten**
statistics-calls = Rufe: an { $made } von { $owed } gedacht
statistics-catches = Hat andere { $catches ->
    [one] einmal
   *[other] { $catches }-mal
} erwischt, wurde { $caught ->
    [0] nie
    [one] einmal
   *[other] { $caught }-mal
} erwischt
statistics-bluffs = Bluffs: { $through } ungestraft, { $caught } durchschaut
statistics-doubts = Herausgefordert: { $right } von { $doubts } zu Recht
statistics-wild-draws = Schwarze Ziehkarten: { $thrown } gelegt, { $taken } genommen
statistics-draw = Auf einmal gezogen: bis zu { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}; längste Hand: { $hand }
statistics-pace = Braucht { $seconds ->
    [0] keine Sekunde
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} für einen Zug
statistics-luck = 🍀 { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
} in { $rounds ->
    [one] der letzten Runde
   *[other] den letzten { $rounds } Runden
}; mit solchen Karten sind im Schnitt **{ $worth }** drin (±{ $margin })
statistics-luck-chance = -# Das erklären Karten und Zufall.
statistics-luck-better = -# Mehr, als Karten und Zufall erklären: Hier kann jemand spielen.
statistics-luck-worse = -# Weniger, als Karten und Zufall erklären: An den Karten liegt es nicht.
statistics-rival-nemesis = 😈 Angstgegner: **{ $player }**, in { $often } von { $rounds } Runden besser
statistics-rival-victim = 🍰 Lieblingsopfer: **{ $player }**, in { $often } von { $rounds } Runden schlechter
statistics-friends = 🤝 **Spielstände hier** – Runden besser : schlechter
# Same: names and numbers
statistics-friend = { $ahead } : { $behind } { $player }
statistics-achievements = { $count ->
    [one] 🏅 1 Medaille: { $newest }
   *[other] 🏅 { $count } Medaillen, zuletzt: { $newest }
}
statistics-none = Von { $player } habe ich keine Statistik, die ich dir zeigen könnte.
statistics-none-you = Du hast noch keine Runde zu Ende gespielt. `/uno start` deckt den Tisch!
button-statistics = Statistik
button-achievements = Medaillen
me-statistics = **Wer dich sieht** – deine Statistik sehen Leute auf Servern und in Gruppen, wo du gespielt hast, und wer mit dir am Tisch saß. Versteckt bist du nur an deinen Tischen zu sehen.
me-statistics-all = Sichtbar
me-statistics-me = Versteckt
me-sure-to-hide =
    ### Dich verstecken?
    Dann sieht niemand sonst deine Statistik, und dein Name steht nur noch an den Tischen, an denen du sitzt. In Bestenlisten, Rückblicken, Wiederholungen und Beweisen steht „jemand“, und du bist niemandes Angstgegner. Was schon gepostet ist, bleibt, wie es ist. Gelöscht wird nichts: Du kannst dich jederzeit wieder zeigen.
