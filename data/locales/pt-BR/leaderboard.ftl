### O ranking

leaderboard-title = ## 🏆 Ranking
leaderboard-line = { $mark } { $player } – { $wins } de { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
}, { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}{ $matches ->
    [0] {""}
    [1] , 1 partida
   *[other] , { $matches } partidas
}
leaderboard-line-share = { $mark } { $player } – { $share }% ({ $wins } de { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
})
leaderboard-line-rating = { $mark } { $player } – { $rating }
leaderboard-line-catches = { $mark } { $player } – { $catches ->
    [1] 1 flagra
   *[other] { $catches } flagras
} em { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
}
leaderboard-too-little = Poucas rodadas para saber:
leaderboard-below = Os primeiros lugares, pelo menos do 1 ao 3, pedem 2.000 jogadas e onze adversários com outras tantas. Depois:
leaderboard-month = { $month ->
    [1] Janeiro
    [2] Fevereiro
    [3] Março
    [4] Abril
    [5] Maio
    [6] Junho
    [7] Julho
    [8] Agosto
    [9] Setembro
    [10] Outubro
    [11] Novembro
   *[12] Dezembro
} de { $year }
leaderboard-season = Temporada { $season }
leaderboard-season-begun = A temporada { $season } começou. A anterior continua à vista: `/leaderboard` com `período:temporada`.
leaderboard-season-already = Alguém foi mais rápido: a próxima temporada já começou.
leaderboard-sure-season = ### Começar a temporada { $next }?
    O ranking da temporada recomeça do zero. A temporada { $season } continua à vista, e nada dela se perde. Não dá para desfazer.
leaderboard-empty = Ainda nada por aqui. Joguem a primeira partida!
leaderboard-not-yet = Você ainda não está nele: jogue uma rodada até o fim, com alguém.
leaderboard-this-chat = Este chat
leaderboard-not-yet-everywhere = Você ainda não está nele: precisa de rodadas contra cinco pessoas diferentes que tenham jogado dez cada.
