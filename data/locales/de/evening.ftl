### Abende: mehrere Partien einer Runde von Leuten, mit Namen und Stand

button-evening = Abend
button-evening-begin = Abend beginnen
button-evening-leave = Für heute raus
button-evening-end = Abend beenden
button-next-match = Nächste Partie
evening-first-name = Abend 1
evening-form-title = Ein Abend UNO
evening-form-name = Wie er heißt
evening-form-hours = Schluss nach Stunden (1 bis 6)
evening-form-matches = … oder nach Partien
evening-form-open-end = Leer: bis der Gastgeber ihn beendet
evening-form-wrong = Stunden gehen von 1 bis 6, Partien sind eine Zahl. Bleibt beides leer, beendet der Gastgeber den Abend.
evening-what = Ein Abend zählt, wer wie viele Partien gewinnt. Die nächste Partie folgt auf einen Druck, mit allen, die bleiben. Wer später kommt, steigt ein, und seid ihr zu viele, setzt ihr reihum aus.
evening-no-table = Hier läuft kein Abend. Setz dich erst an einen Tisch und beginne ihn dann mit diesem Befehl.
evening-begun = Der Abend läuft. Jede Partie, die zählt, steht im Stand.
evening-joined = Ab der nächsten Partie bist du dabei.
evening-left = Für heute bist du raus. Ein Druck auf „{ button-join }“, und du bist wieder da.
evening-ended = Der Abend geht zu Ende. Eine laufende Partie wird noch gespielt.
evening-sits-out = Nächste Partie { $count ->
    [one] setzt { $players } aus
   *[other] setzen { $players } aus
}
evening-deals = Die nächste Partie beginnt { $when }: { $players }
evening-paused = Der Abend ruht. Wer weiterspielt, drückt „{ button-next-match }“.
evening-blocked = Hier steht noch ein anderer Tisch. Ist er fertig, beginnt die nächste Partie.
evening-asked = { $players }: Noch da? Dann weiter mit „{ button-next-match }“.
evening-too-few = Noch jemand muss „{ button-next-match }“ drücken.
evening-without-rule = Ohne „{ $rule }“ geht es: { $player } kann das mit „{ button-new-rules }“ ändern.
evening-other-rules = { $player } kann das mit „{ button-new-rules }“ ändern.
evening-ends = Schluss ist { $when }, eine laufende Partie wird noch gespielt.
evening-ends-with-match = Mit dieser Partie ist Schluss.
evening-matches-of = { $count } von { $most } Partien gespielt
evening-matches = { $count ->
    [0] Noch keine Partie gespielt
    [one] Eine Partie gespielt
   *[other] { $count } Partien gespielt
}
evening-standing = { $place } **{ $player }** – { $wins } von { $matches } gewonnen
evening-with-computers = Partien mit Computerspielern zählen mit.
evening-over = { $name } ist vorbei
reason-no-evening = Dieser Abend ist vorbei oder weiter unten weitergegangen.
reason-evening-is-on = Hier läuft schon ein Abend.
