### Um momento de uma rodada, ou ela toda em filme, para todo mundo

button-replay-post = Postar
button-replay-film = Postar o filme
film-moment-shown = 🎬 { $round }: { $name } mostra um momento
film-shown = 🎬 { $round }: { $name } mostra os momentos decisivos
film-moment-alt = Um momento da rodada, com todas as mãos abertas: { $told }
film-alt = { $count } momentos da rodada, um após o outro, com todas as mãos abertas; no fim: { $told }
film-place = { $number }/{ $all }
film-round = { $mode }, rodada { $number }
film-round-of = { $mode }, rodada { $number } de { $rounds }
film-cards = { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}
film-left = { $count ->
    [0] saiu da rodada
   *[other] saiu com { $count }
}
