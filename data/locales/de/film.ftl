### Ein Moment einer Runde oder die ganze als Film, für alle gepostet

button-replay-post = Posten
button-replay-film = Film posten
film-moment-shown = 🎬 { $round }: { $name } zeigt einen Moment daraus
film-shown = 🎬 { $round }: { $name } zeigt die Wendepunkte
film-moment-alt = Ein Moment einer Runde mit allen Karten offen: { $told }
film-alt = { $count } Momente einer Runde nacheinander, mit allen Karten offen; am Ende: { $told }
film-place = { $number }/{ $all }
film-round = { $mode }, Runde { $number }
film-round-of = { $mode }, Runde { $number } von { $rounds }
film-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
# Glossary: im Film ist wenig Platz
film-left = { $count ->
    [0] gegangen
   *[other] ging mit { $count }
}
