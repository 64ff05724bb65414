### O resultado de uma rodada e de uma partida

round-over-nobody = A rodada { $number } acabou.
next-round-soon = A próxima rodada começa { $when }, ou assim que vocês quiserem.
last-round-soon = A última rodada começa { $when }, ou assim que vocês quiserem.
match-over-won = { $count ->
    [1] 🏆 { $player } ganha a partida!
   *[other] 🏆 { $player } dividem a vitória!
}
match-over-nobody = A partida acabou
match-over-rounds = { $count ->
    [1] O combinado era uma rodada, e foi esta.
   *[other] Era a última de { $count } rodadas.
}
match-over-uncounted = Não conta para o ranking: nenhuma rodada foi jogada até o fim.
match-over-again = De novo, com o mesmo pessoal e as mesmas regras? O convite acaba { $when }.
target-last-one = quem sobrar ganha a partida
scores-winner = **Pontos** ({ $target })
scores-penalty = **Pontos de penalidade** – menos é melhor ({ $target })
scores-running = ### Placar antes da rodada { $number }
target-round = uma só rodada
target-points = até { $count }
target-rounds = { $rounds ->
    [1] acaba depois de uma rodada
   *[other] acaba depois de { $rounds } rodadas
}
target-rounds-or-points = { $rounds ->
    [1] até { $count }, acaba depois de uma rodada
   *[other] até { $count }, acaba depois de { $rounds } rodadas
}
score = { $mark } { $player }: **{ $score }** (+{ $gained })
score-so-far = { $mark } { $player }: **{ $score }**
left-knocked-out = 💥 nocaute
left = { $count ->
    [0] sem cartas
    [1] sobrou 1 carta
   *[other] sobraram { $count } cartas
}
left-table = { $count ->
    [0] saiu da rodada
    [1] saiu com 1 carta
   *[other] saiu com { $count } cartas
}
order-of-finish = 🏁 { $places }
# Same: names and numbers
friends-score = 🤝 { $player } { $ahead } : { $behind } { $other }
friends-streak = 📈 { $player } ganhou { $count } partidas seguidas
friends-streak-over = 📉 { $player }: parou em { $count }

## A imagem de uma rodada

picture-player = jogador { $number }
picture-title = { $player } ganha a rodada { $number }
picture-line = { $place }. { $player }: { $score } pontos ({ $gained }), { $count ->
    [0] sem cartas
    [1] sobrou 1 carta
   *[other] sobraram { $count } cartas
}
picture-line-noted = { $place }. { $player }: { $score } pontos ({ $gained }), { $note }
picture-match-title = { $count ->
    [1] { $player } ganha a partida
   *[other] { $player } ganham a partida
}
picture-match = UNO { $mode } · { $count ->
    [1] uma rodada
   *[other] { $count } rodadas
}
picture-won = { $count ->
    [0] nenhuma rodada ganha
    [1] uma rodada ganha
   *[other] { $count } rodadas ganhas
}
picture-match-line = { $place }. { $player }: { $score } pontos, { $won }
picture-leaderboard = Ranking
picture-leaderboard-line = { $mark } { $player }: { $figure }
