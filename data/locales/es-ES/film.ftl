### Un momento de una ronda, o toda ella en película, para todo el mundo

button-replay-post = Publicar
button-replay-film = Publicar película
film-moment-shown = 🎬 { $round }: { $name } enseña un momento
film-shown = 🎬 { $round }: { $name } enseña los momentos clave
film-moment-alt = Un momento de una ronda, con todas las manos a la vista: { $told }
film-alt = { $count } momentos de una ronda, uno tras otro, con todas las manos a la vista; al final: { $told }
film-place = { $number }/{ $all }
film-round = { $mode }, ronda { $number }
film-round-of = { $mode }, ronda { $number } de { $rounds }
film-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
film-left = { $count ->
    [0] salió de la ronda
   *[other] salió con { $count }
}
