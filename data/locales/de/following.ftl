### Wer einem Spiel folgt, ohne mitzuspielen

button-follow = Zuschauen
button-unfollow = Nicht mehr zuschauen
button-decline = Nein, danke
board-followers = { $count ->
    [one] 👀 jemand schaut zu
   *[other] 👀 { $count } schauen zu
}
following-now = 👀 **Du schaust zu.** Wird zwischen zwei Runden ein Platz frei, biete ich ihn dir per Direktnachricht an – der Reihe nach, wie ihr gekommen seid. Ist das Spiel zu Ende, sage ich dir das Ergebnis.
following-no-longer = Du schaust nicht mehr zu.
offer = 🪑 **Bei { $player } ist ein Platz frei!** Er ist für dich reserviert; das Angebot endet { $when }.
    Du spielst ab der nächsten Runde mit, auf dem letzten Platz und ohne Punkte.
offer-in-channel = { $player }, hier ist ein Platz frei, das Angebot endet { $when }: Drück „{ button-join }“ am Spielbrett. { $link }
offer-is-over = Dieser Platz ist nicht mehr zu haben.
offer-declined = Alles klar, dann darf jemand anderes. Das Ergebnis erfährst du trotzdem.
seat-kept = { $count ->
    [one] 🪑 Für { $player } ist ein Platz reserviert; das Angebot endet { $when }.
   *[other] 🪑 Für { $player } sind Plätze reserviert; das Angebot endet { $when }.
}
note-sat-down = Du bist dabei! Deine Karten kommen mit der nächsten Runde.
