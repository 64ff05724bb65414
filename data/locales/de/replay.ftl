### /uno wiederholen: eine Runde, die vorbei ist, Zug für Zug

command-uno-replay = Eine Runde Zug für Zug ansehen, mit allen Karten offen
    .name = wiederholen
button-replay = Wiederholung
button-replay-start = Anfang
# Same: das Wort ist auch deutsch
button-replay-before = Moment
button-replay-back = Zurück
button-replay-on = Weiter
# Same: das Wort ist auch deutsch
button-replay-next = Moment
button-replay-end = Ende
button-replay-record = Datei
button-replay-hard = Bester Zug?
replay-title = 🎬 { $round }
replay-place = Zug { $number } von { $all }
replay-dealt = Die Karten sind ausgeteilt.
replay-top = Oben liegt: { $card }
somebody = jemand
replay-moment-draw-card = Ziehkarte
replay-moment-big-draw = viele Karten auf einmal
replay-moment-catch = Ruf vergessen
replay-moment-challenge = Herausforderung
replay-moment-flip = Flip
replay-moment-hands = Karten wandern
replay-moment-knocked-out = fliegt raus
replay-moment-out = fertig
replay-moment-lead = neue Führung
replay-where-played = Runden bleiben dort, wo sie gespielt wurden: Frag da. Deine eigenen öffnest du auch hier, mit *{ button-more }* unter ihrem Ergebnis.
replay-no-round = Hier gibt es { $number ->
    [one] noch keine Runde, die vorbei ist.
   *[other] nicht so viele Runden: Nimm eine kleinere Zahl als { $number }.
}
replay-not-over = So eine Runde finde ich nicht. Ansehen kannst du hier eine, sobald sie vorbei ist.
replay-gone = Die Aufzeichnung dieser Runde ({ $when }) ist nicht mehr gespeichert; noch einmal ansehen geht darum nicht.
replay-record = Die Runde als Aufzeichnung, mit Plätzen statt Namen. `contra-uno check` spielt sie nach, `contra-uno verify` oder `/uno verify` prüft, wie sie gemischt wurde.
replay-hard-cost = Von hier aus ausprobiert, gewinnt das { $share } % der Runden: { $lost } % mehr als der gespielte Zug (± { $margin } %). Niemandem wurde dafür in die Karten geguckt.
replay-hard-same = *stark* hätte dasselbe gespielt: Von hier aus ausprobiert, gewinnt das { $share } % der Runden.
replay-hard-as-good = So gut wie jeder andere Zug, soweit sich das ausprobieren lässt.
replay-hard-close = Von hier aus ausprobiert, gewinnt das { $share } % der Runden, der gespielte Zug { $played } % (der Unterschied ist auf ± { $margin } % genau). Niemandem wurde dafür in die Karten geguckt.
replay-not-judged-no-turn = Das war kein eigener Zug; zu vergleichen gibt es da nichts.
replay-not-judged-no-choice = Da gab es nur einen möglichen Zug.
replay-not-judged-only-card = *stark* hätte sie auch gelegt: Etwas anderes gab es nicht zu legen.
replay-not-judged-alike = *stark* hätte auch gelegt; welche der passenden Karten, ist egal.
replay-not-judged-unknown = Das lässt sich nicht ausprobieren: Es hängt an dem, was niemand sehen darf.
replay-not-judged-busy = Gerade wird schon zu viel ausprobiert. Drück gleich noch einmal darauf.
replay-worth-means = -# Hundertmal ausprobiert: dieselben Karten auf der Hand, der Stapel neu gemischt, alle von *mittel* gespielt. Wie gut ihr gespielt habt, sagt das nicht.
