### A moment of a round, or the whole of it as a film, posted for everybody

button-replay-post = Post
button-replay-film = Post film
film-moment-shown = 🎬 { $round }: { $name } shows a moment of it
film-shown = 🎬 { $round }: { $name } shows its turning points
film-moment-alt = A moment of a round, every hand open: { $told }
film-alt = { $count } moments of a round one after the other, every hand open; at the end: { $told }
film-place = { $number }/{ $all }
film-round = { $mode }, round { $number }
film-round-of = { $mode }, round { $number } of { $rounds }
film-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
film-left = { $count ->
    [0] left the round
   *[other] left with { $count }
}
