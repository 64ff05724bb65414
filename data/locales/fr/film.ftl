### Un moment d'une manche, ou toute la manche en film, pour tout le monde

button-replay-post = Publier
button-replay-film = Publier le film
film-moment-shown = 🎬 { $round } : { $name } en montre un moment
film-shown = 🎬 { $round } : { $name } en montre les temps forts
film-moment-alt = Un moment d'une manche, toutes les mains ouvertes : { $told }
film-alt = { $count } moments d'une manche, l'un après l'autre, toutes les mains ouvertes ; à la fin : { $told }
film-place = { $number }/{ $all }
film-round = { $mode }, manche { $number }
film-round-of = { $mode }, manche { $number } sur { $rounds }
film-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
film-left = { $count ->
    [0] a quitté la manche
   *[other] départ avec { $count }
}
