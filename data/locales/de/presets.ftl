# Fertige Regelsätze (data/presets.toml): preset-NAME ist der Name, .description eine Zeile dazu.

preset-classic = Klassisch
    .description = Die Grundregeln, wie sie in der Schachtel liegen, bis 500 Punkte.
preset-wikipedia = Offiziell, sagt Wikipedia
    .description = Stapeln, Doppeln, Seven-O, Jump-In und Strafpunkte: die offiziellen Hausregeln zusammen.
preset-family = Familie
    .description = Ohne Bluffen, bei jeder 3 machen alle eine Geste, und bei 200 Punkten ist Schluss.
preset-quick = Schnelle Runde
    .description = Eine einzige Runde mit Stapeln, Schnell Doppeln und Jump-In.
preset-short_night = Kurzer Abend
    .description = Fünf Runden mit fünf Karten: in einer halben Stunde gespielt, wer vorn liegt, gewinnt.
preset-wild = Wilde Runde
    .description = Karten fliegen durcheinander, Strafen wandern hin und her, ganze Blätter wechseln den Besitzer.
preset-tournament = Turnier
    .description = Streng: falsche Karten kosten, ein vergessenes UNO bleibt offen, alle zählen ihre Strafpunkte.
preset-flip = Flip-Abend
    .description = Uno Flip mit Stapeln, Jump-In und Kartentausch bei der 7.
preset-house = Beliebte Hausregeln
    .description = Was die meisten spielen: Stapeln, Seven-O, Jump-In, ziehen, bis etwas passt, und es legen.
preset-cross = Kreuz und quer
    .description = +2 und Farbenwahl +4 antworten aufeinander, keine Farbenwahl als Letztes, bis 300 Punkte.
preset-blitz = Blitzpartie
    .description = Zehn Minuten auf der Uhr, mehrere gleiche Zahlen auf einmal, Jump-In, kein Zaudern.
preset-elimination = Ausscheidungsabend
    .description = Nach jeder Runde geht jemand; mit 25 Karten fliegt man aus der Runde. Wer übrig bleibt, gewinnt.
# Same: so heißt das Spiel
preset-mercy = No Mercy
    .description = Gnadenlos: +10, Alles abwerfen, Farb-Roulette, mit 25 Karten fliegt man raus; bis 1000 Punkte.
preset-everything = Alles auf einmal
    .description = Eine Runde mit so vielen Hausregeln, wie zusammengehen. Nur für Leute, die die Regeln kennen.
