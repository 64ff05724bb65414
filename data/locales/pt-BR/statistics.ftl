### /uno estatísticas: o que alguém já fez

command-uno-stats = Como alguém joga: rating, hábitos, carrasco, conquistas
    .name = estatísticas
command-param-member = De quem? As suas, se não disser quem
    .name = membro
menu-statistics = Estatísticas de UNO
statistics-title = ## 📊 { $player }
statistics-alt = Estatísticas de { $player } em imagem; está tudo escrito abaixo
statistics-rounds = { $count ->
    [1] 1 rodada
   *[other] { $count } rodadas
}
statistics-figure-wins = vitórias
statistics-figure-share = das rodadas
# Same: é a palavra usada em português
statistics-figure-rating = rating
statistics-figure-medals = conquistas
statistics-course = Rating, { $mode }: { $trend } em { $rounds ->
    [1] uma rodada
    [10] dez rodadas
   *[other] { $rounds } rodadas
}
statistics-provisional = rating ainda incerto
statistics-met = { $people ->
    [1] rating ainda incerto
   *[other] por enquanto { $place }º de { $people } entre quem já jogou com você; rating ainda incerto
}
statistics-won-of = { $wins } de { $rounds } { $rounds ->
    [1] ganha
   *[other] ganhas
}
statistics-often-of = { $often } de { $rounds }
statistics-drawn-nemesis = Carrasco: { $player }
statistics-drawn-victim = Vítima preferida: { $player }
statistics-whole = **{ $wins }** de **{ $rounds }** { $rounds ->
    [1] rodada ganha
   *[other] rodadas ganhas
} ({ $share }%){ $matches ->
    [0] {""}
    [1] , 1 partida
   *[other] , { $matches } partidas
}
statistics-game = **{ $mode }**: { $wins } de { $rounds } { $rounds ->
    [1] ganha
   *[other] ganhas
}
statistics-rating = rating **{ $rating }** ({ $trend } em { $rounds ->
    [1] uma rodada
    [10] dez rodadas
   *[other] { $rounds } rodadas
})
statistics-stronger = mais forte que o robô *{ $level }*
statistics-habits = **Hábitos**
statistics-calls = Gritos: { $made } de { $owed } na hora
statistics-catches = Pegou alguém { $catches ->
    [1] uma vez
   *[other] { $catches } vezes
}, { $caught ->
    [0] nunca levou flagra
    [1] levou um flagra
   *[other] levou { $caught } flagras
}
statistics-bluffs = Blefes: { $through ->
    [1] 1 passou
   *[other] { $through } passaram
}, { $caught ->
    [1] 1 desmascarado
   *[other] { $caught } desmascarados
}
statistics-doubts = Desafios: acertou { $right } de { $doubts }
statistics-wild-draws = Coringas de compra: { $thrown ->
    [1] 1 jogado
   *[other] { $thrown } jogados
}, { $taken ->
    [1] 1 recebido
   *[other] { $taken } recebidos
}
statistics-draw = Maior compra: { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
}; maior mão: { $hand }
statistics-pace = Leva { $seconds ->
    [0] menos de um segundo
    [1] um segundo
   *[other] { $seconds } segundos
} por jogada
statistics-luck = 🍀 { $wins ->
    [1] 1 vitória
   *[other] { $wins } vitórias
} { $rounds ->
    [1] na última rodada
   *[other] nas últimas { $rounds } rodadas
}; cartas assim ganham em média **{ $worth }** (±{ $margin })
statistics-luck-chance = -# As cartas, e o acaso, explicam isso.
statistics-luck-better = -# Mais do que cartas e acaso explicam: aqui alguém sabe jogar.
statistics-luck-worse = -# Menos do que cartas e acaso explicam: não é por falta de cartas.
statistics-rival-nemesis = 😈 Carrasco: **{ $player }**, na frente em { $often } de { $rounds } rodadas
statistics-rival-victim = 🍰 Vítima preferida: **{ $player }**, atrás em { $often } de { $rounds } rodadas
statistics-friends = 🤝 **Placares aqui** – rodadas na frente : atrás
# Same: names and numbers
statistics-friend = { $ahead } : { $behind } { $player }
statistics-achievements = { $count ->
    [1] 🏅 1 conquista: { $newest }
   *[other] 🏅 { $count } conquistas, as mais novas: { $newest }
}
statistics-none = Não tenho estatísticas de { $player } que possa mostrar.
statistics-none-you = Você ainda não jogou nenhuma rodada até o fim. `/uno start` abre uma mesa!
button-statistics = Estatísticas
button-achievements = Conquistas
me-statistics = **Quem vê você** – as suas estatísticas são vistas por gente de servidores e grupos onde você jogou, e por quem já jogou com você. Se você se esconder, só nas suas mesas.
me-statistics-all = Visível
me-statistics-me = Fora de vista
me-sure-to-hide =
    ### Quer se esconder?
    Então ninguém mais vê as suas estatísticas, e o seu nome só aparece nas mesas onde você senta. Rankings, resumos, replays e provas dizem “alguém”, e você não é carrasco de ninguém. O que já foi postado fica como está. Nada é apagado: você pode aparecer de novo quando quiser.
