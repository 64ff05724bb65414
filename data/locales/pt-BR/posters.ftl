### Resultados que ficam

server-posters = **Quais resultados ficam**
posters-of-rounds = De cada rodada
posters-of-matches = Só da partida

## Cartazes

poster-won = { $count ->
    [1] { $player } ganha!
   *[other] { $player } ganham!
}
awards-title = ### Prêmios
award-big-draw = 🌊 { $player } pegou { $amount } cartas de uma vez.
award-big-draw-from = 🌊 { $player } pegou { $amount } cartas de uma vez, cortesia de { $other }.
award-bluff = 🎭 { $player } blefou e se safou: { $amount ->
        [1] 1 carta
       *[other] { $amount } cartas
    } para { $other }.
award-homeward = 🏠 { $player } teve { $amount } cartas e mesmo assim ganhou.
award-catches = 🚨 { $player } pegou alguém { $amount } vezes.
award-caught = 🙈 { $player } levou { $amount } flagras.
award-lie-detector = 🕵️ { $player } desmascarou { $amount ->
    [1] um blefe.
   *[other] { $amount } blefes.
}
award-straight = 🏎️ { $player } ganhou em { $amount } jogadas sem comprar nenhuma carta.
award-stacked = 🗼 { $player } ainda tinha { $amount } cartas no fim.
award-in-round = (rodada { $number })
evening-title = ### A noite em { $count } rodadas
evening-line = Rodada { $number }: **{ $player }** +{ $gained }
evening-line-nobody = Rodada { $number }: ninguém
thanks = { $variant ->
    [0] 💛 Valeu pelo jogo – essa foi boa.
    [1] 💛 Valeu, pessoal. As cartas já estão embaralhadas para a próxima.
   *[2] 💛 Jogaram bem. Até a próxima!
}
match-stopped-leader = { $count ->
    [1] A partida para aqui – { $player } estava na frente.
   *[other] A partida para aqui – { $player } dividiam a liderança.
}

## O próprio final, na mão

ending-won = { $variant ->
    [0] 🎉 Você ganhou a rodada!
    [1] 🎉 Era a sua última carta: a rodada é sua!
   *[2] 🎉 Bateu! Esta rodada é sua.
}
ending-won-with-cards = { $variant ->
    [0] 🎉 Você ganhou a rodada!
    [1] 🎉 A rodada é sua, com cartas na mão e tudo!
   *[2] 🎉 Ninguém passou por você: a rodada é sua!
}
ending-won-points = { $gained ->
    [1] { $gained } ponto
   *[other] { $gained } pontos
} para você.
ending-won-no-points = Nenhum ponto de penalidade para você.
ending-lost = { $cards ->
    [1] { $variant ->
        [0] Quase: sobrou uma carta.
        [1] Por uma carta!
       *[2] Uma carta a menos, e a rodada era sua.
    }
   *[other] { $variant ->
        [0] Desta vez não: sobraram { $cards } cartas.
        [1] { $cards } cartas a mais, desta vez.
       *[2] Fica para a próxima rodada: você ainda tinha { $cards } cartas.
    }
}
ending-knocked-out = 💥 Nocaute: cartas demais nesta rodada.
ending-left = { $cards ->
    [0] 🚪 Você saiu antes de esta rodada acabar.
    [1] 🚪 Você saiu desta rodada com uma carta na mão.
   *[other] 🚪 Você saiu desta rodada com { $cards } cartas na mão.
}
ending-shared = A sua dupla conseguiu: a rodada também é sua!
ending-winner = { $count ->
    [1] { $player } ganha a rodada.
   *[other] { $player } ganham a rodada.
}
hurdle-none = Nada segurou { $player }.
hurdle-draw-you = Você fez o que pôde: { $player } comprou { $cards } cartas por sua causa.
hurdle-draw-other = { $other } fez { $player } comprar { $cards } cartas, e não bastou.
hurdle-draw-own = { $player } teve até que comprar { $cards } cartas de uma vez, e mesmo assim ganhou.
hurdle-caught-you = Você até pegou { $player }: { $cards } cartas, e mesmo assim não bastou.
hurdle-caught-other = { $other } pegou { $player }, mas { $cards } cartas não bastaram.
hurdle-forgot-own = { $player } até esqueceu de gritar, comprou { $cards } cartas por isso, e mesmo assim ganhou.
hurdle-longest = { $player } chegou a ter { $cards } cartas.
ending-match-won = { $variant ->
    [0] 🏆 **Você ganhou a partida!**
    [1] 🏆 **A partida é sua!**
   *[2] 🏆 **Conseguiu: a partida é sua!**
}
ending-match-shared = 🏆 **Você divide a vitória!**
ending-match-lost = { $player } { $count ->
    [1] ganha
   *[other] ganham
} a partida. Você ficou em { $place }º lugar, com { $score ->
    [1] { $score } ponto
   *[other] { $score } pontos
}.
ending-match-tied = { $player } { $count ->
    [1] ganha
   *[other] ganham
} a partida. Você divide o { $place }º lugar, com { $score ->
    [1] { $score } ponto
   *[other] { $score } pontos
}.
ending-match-level = { $player } { $count ->
    [1] ganha
   *[other] ganham
} a partida. Entre o resto deu empate, com { $score ->
    [1] { $score } ponto
   *[other] { $score } pontos
} cada.
ending-match-over = A partida acabou. Você tinha { $score ->
    [1] { $score } ponto
   *[other] { $score } pontos
}.

## Encerrar uma partida entre rodadas

sure-stop-between = Quer mesmo encerrar a partida aqui, para todo mundo? Os pontos ficam como estão, e o cartaz diz quem está na frente.
