# Conjuntos de regras com nome (data/presets.toml): preset-NOME é o nome, .description uma linha.

preset-classic = Clássico
    .description = As regras básicas, como vêm na caixa, até 500 pontos.
preset-wikipedia = Oficial, diz a Wikipédia
    .description = Acumular, dobrar, Seven-O, cortar e pontos de penalidade: as regras da casa oficiais juntas.
preset-family = Família
    .description = Sem blefe, todo mundo faz um gesto no 3, e acaba com 200 pontos.
preset-quick = Rodada rápida
    .description = Uma só rodada, com acumular, dobrar rápido e cortar.
preset-short_night = Noite curta
    .description = Cinco rodadas de cinco cartas: meia hora, e quem estiver na frente ganha.
preset-wild = Rodada maluca
    .description = Cartas voando, castigos para todo lado, mãos trocando de dono.
preset-tournament = Torneio
    .description = Rigoroso: carta errada custa, UNO esquecido custa até o fim, pontos de penalidade.
preset-flip = Noite de Flip
    .description = Uno Flip com acumular, cortar e troca de mão no 7.
preset-house = Regras da casa mais queridas
    .description = O que mais se joga: acumular, Seven-O, cortar, e comprar até poder jogar.
preset-cross = Noite cruzada
    .description = +2 e Coringa +4 se respondem, nenhum coringa por último, e acaba com 300 pontos.
preset-blitz = Partida relâmpago
    .description = Dez minutos no relógio, várias do mesmo número de uma vez, cortar, e nada de enrolar.
preset-elimination = Noite de eliminação
    .description = A cada rodada alguém sai; com 25 cartas, nocaute. Quem sobrar ganha.
# Same: o jogo se chama assim
preset-mercy = No Mercy
    .description = Sem piedade: +10, descartar tudo, roleta de cores, nocaute com 25 cartas; até 1000 pontos.
preset-everything = Tudo de uma vez
    .description = Uma rodada com todas as regras da casa que combinam. Só para quem sabe as regras.
