### Lo que en Latinoamérica se dice de otro modo que en España

leaderboard-line-catches = { $mark } { $player } – { $catches ->
    [one] 1 atrapada
   *[other] { $catches } atrapadas
} en { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}
leaderboard-season-begun = Empezó la temporada { $season }. La anterior se puede seguir viendo: `/leaderboard` con `periodo:temporada`.
leaderboard-season-already = Alguien se te adelantó: la próxima temporada ya empezó.
