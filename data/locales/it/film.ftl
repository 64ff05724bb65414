### Un momento di una manche, o tutta come film, pubblicato per tutti

button-replay-post = Pubblica
button-replay-film = Pubblica il film
film-moment-shown = 🎬 { $round }: { $name } ne mostra un momento
film-shown = 🎬 { $round }: { $name } ne mostra le svolte
film-moment-alt = Un momento di una manche, a carte scoperte: { $told }
film-alt = { $count } momenti di una manche, uno dopo l'altro, a carte scoperte; alla fine: { $told }
film-place = { $number }/{ $all }
film-round = { $mode }, manche { $number }
film-round-of = { $mode }, manche { $number } di { $rounds }
film-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
# Glossary: nel film c'è poco posto
film-left = { $count ->
    [0] via dal tavolo
   *[other] via con { $count }
}
