### O resumo: $variant escolhe as palavras, para nenhuma noite ser igual à outra

command-uno-recap = Como foi: vitórias, blefes, sorte, o momento da noite
    .name = resumo
command-param-stretch = De quê?
    .name = de
stretch-evening = A última noite
stretch-week = Os últimos sete dias
stretch-month = Os últimos trinta dias
button-recap = Resumo
button-post = Postar aqui
recap-nothing = Ainda não há o que contar: nenhuma rodada foi até o fim.
recap-alt = O resumo em imagem; o que ela mostra está escrito acima
recap-title-evening = ## 🎙️ Que noite!
recap-title-week = ## 🎙️ Que semana!
recap-title-month = ## 🎙️ Que mês!
recap-title-match = ## 🎙️ Que partida!
recap-drawn-evening = Que noite!
recap-drawn-week = Que semana!
recap-drawn-month = Que mês!
recap-drawn-match = Que partida!
recap-count = { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
}, { $people ->
    [1] 1 pessoa
   *[other] { $people } pessoas
}
recap-count-cut = Últimas { $rounds } rodadas
recap-played-out = -# Por enquanto, só em { $known } de { $rounds } rodadas dá para saber quanto valiam as cartas.
recap-cut = -# Isto conta as últimas { $rounds } rodadas; houve mais antes.
recap-tied = 🤝 { $rounds ->
    [1] Uma rodada
   *[other] { $rounds } rodadas
}, e empate em vitórias, digam o que disserem os pontos: { $count } de vocês { $wins ->
    [0] não ganharam nenhuma
    [1] ganharam uma cada
   *[other] ganharam { $wins } cada
}. Isso pede revanche.
recap-winner = { $variant ->
    [0] 🏆 Deu { $player }: { $wins } de { $rounds }. O resto guarda as cartas.
    [1] 🏆 { $rounds ->
        [1] Uma rodada, e quem ganhou foi { $player }
       *[other] { $rounds } rodadas, e { $player } ganhou { $wins }
    }. Vamos ouvir falar disso para sempre.
   *[2] 🏆 Perguntem a { $player } como foi: { $wins } de { $rounds }. Daqui a uma semana ainda vai estar contando.
}
recap-moment-big-draw = { $variant ->
    [0] 🎬 O momento: { $player } pega **{ $amount } cartas de uma vez**.{ $by ->
        [yes] {" "}Cortesia de { $other }.
       *[no] {""}
    }
    [1] 🎬 { $player } contou até { $amount }, carta por carta.{ $by ->
        [yes] {" "}{ $other } contou junto.
       *[no] {""}
    }
   *[2] 🎬 { $amount } cartas de uma vez: { $player } precisou das duas mãos.{ $by ->
        [yes] {" "}{ $other } só de uma, para acenar.
       *[no] {""}
    }
}
recap-moment-homeward = { $variant ->
    [0] 🎬 O momento: { $player } estava com { $amount } cartas na mão, e ganhou.
    [1] 🎬 { $amount } cartas na mão, e { $player } bateu antes de todos. Vai entender.
   *[2] 🎬 Com { $amount } cartas, ninguém dava nada por { $player }. Todo mundo errou.
}
recap-moment-straight = { $variant ->
    [0] 🎬 O momento: { $player } ganha em { $amount } jogadas sem comprar uma única carta.
    [1] 🎬 { $player } nem encostou no monte: { $amount } jogadas, bateu, até mais.
   *[2] 🎬 { $amount } jogadas sem comprar nada: com { $player } pareceu fácil.
}
recap-moment-stacked = { $variant ->
    [0] 🎬 O momento: { $player } acaba uma rodada com { $amount } cartas. Isso não é mão, é leque.
    [1] 🎬 { $player } foi para casa com { $amount } cartas. Alguém tem que guardar.
   *[2] 🎬 Com { $amount } cartas, { $player } desistiu de pôr em ordem.
}
recap-catcher = { $variant ->
    [0] 🚨 Por { $player } não passa ninguém: { $amount } flagras.
    [1] 🚨 { $player } gritou *Contra Uno!* { $amount } vezes, e acertou todas.
   *[2] 🚨 { $amount } vezes alguém esqueceu de gritar, e { $player } não deixou passar.
}
recap-bluff = { $variant ->
    [0] 🎭 O blefe mais ousado é de { $player }: custou a { $other } { $amount ->
            [1] 1 carta
           *[other] { $amount } cartas
        }, e ninguém disse nada.
    [1] 🎭 { $player } tinha outra carta o tempo todo. { $other } acreditou, e comprou { $amount }.
   *[2] 🎭 { $amount ->
            [1] 1 carta
           *[other] { $amount } cartas
        } para { $other }, por uma mentira: { $player } nem piscou.
}
recap-nemesis = { $variant ->
    [0] 😈 { $other } devia mudar de lugar: { $player } ficou na frente { $amount } de { $rounds } vezes.
    [1] 😈 Entre { $player } e { $other } está resolvido: { $amount } de { $rounds }.
   *[2] 😈 { $player } tem um alvo preferido, { $other }: na frente em { $amount } de { $rounds }.
}
recap-luckiest = { $variant ->
    [0] 🍀 As melhores cartas foram para { $player }: davam para ganhar { $worth } vezes; saldo: { $wins }.
    [1] 🍀 { $player } devia agradecer a quem embaralhou: cartas para ganhar { $worth } vezes; saldo: { $wins }.
   *[2] 🍀 Alguém lá em cima gosta de { $player }: cartas para ganhar { $worth } vezes; saldo: { $wins }.
}
recap-unluckiest = { $variant ->
    [0] 🌧️ E as piores, para { $player }: davam para ganhar { $worth } vezes; saldo: { $wins }. Parabéns, ou pêsames.
    [1] 🌧️ { $player } só recebeu porcaria: dava para ganhar { $worth } vezes; saldo: { $wins }.
   *[2] 🌧️ Um abraço para { $player }: cartas para ganhar { $worth } vezes, e { $wins } na conta.
}
recap-title-of-moment = O momento
recap-title-of-catcher = Mais flagras
recap-title-of-bluff = O blefe mais ousado
recap-title-of-nemesis = O carrasco
recap-title-of-luckiest = As melhores cartas
recap-title-of-unluckiest = As piores cartas
recap-did-big-draw = { $amount } cartas de uma vez
recap-did-homeward = ganhou com { $amount } cartas
recap-did-straight = { $amount } jogadas, sem comprar
recap-did-stacked = sobraram { $amount } cartas
recap-note-caught = { $amount } flagras
recap-note-cards = { $amount ->
        [1] 1 carta
       *[other] { $amount } cartas
    } na lábia
recap-note-over = sobre { $player }
recap-note-luck = valiam { $worth }; ganhou { $wins }
