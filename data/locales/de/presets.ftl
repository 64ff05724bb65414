# Fertige Regelsätze (data/presets.toml): preset-NAME ist der Name, .description eine Zeile dazu.

preset-classic = Klassisch
    .description = Die Grundregeln, wie sie in der Schachtel liegen, bis 500 Punkte.
preset-wikipedia = Wikipedia-offiziell
    .description = Kumulieren, Doppeln, Seven-O, Jump-In und Strafpunkte: die offiziellen Varianten zusammen.
preset-family = Familie
    .description = Ohne Bluffen, bei jeder 3 machen alle eine Geste, und bei 200 Punkten ist Schluss.
preset-quick = Schnelle Runde
    .description = Eine einzige Runde mit Kumulieren, Schnell Doppeln und Jump-In.
preset-wild = Wilde Runde
    .description = Karten fliegen durcheinander, Strafen wandern hin und her, Hände wechseln den Besitzer.
preset-tournament = Turnier
    .description = Streng: falsche Karten kosten, ein vergessenes UNO bleibt offen, alle zählen ihre Strafpunkte.
preset-flip = Flip-Abend
    .description = Uno Flip mit Kumulieren, Jump-In und Handtausch bei der 7.
preset-everything = Alles auf einmal
    .description = Eine Runde mit so vielen Varianten, wie zusammengehen. Nur für Leute, die die Regeln kennen.
