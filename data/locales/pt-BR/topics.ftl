### O que `/uno rules` explica: como o jogo funciona (as regras da casa estão em options.ftl)

rulebook = ### 📖 As regras
    Escolha abaixo o que quer saber: como o jogo funciona, uma regra da casa, ou o que mais se pode ajustar.
rules-as-line = -# As mesmas regras numa linha, para passar adiante:
topics-basics = Como o jogo funciona …
topics-variants = Regras da casa …
topics-more = Mais regras da casa …
topics-others = Castigos e pontos …
topics-sets = Conjuntos de regras prontos …
about-rule-stands-at = - { $mode }: { $value }
about-rule-fixed = - { $mode }: { $value } (fixo)
about-rule-contains = Liga também “{ $rule }”.
about-rule-excludes = Não combina com “{ $rule }” (regra { $clause }).
about-rule-clashes = { $reason } (regra { $clause })
about-rule-clause = -# Regra { $clause } · se escreve `{ $name }` · aceita: { $values }

topic-turn = Jogar e comprar
    .details = Na sua vez você joga uma carta que sirva, ou compra uma. Serve a mesma cor, o mesmo número, o mesmo símbolo, ou um coringa. Se a carta comprada servir, dá para jogar na hora; senão, a vez passa. Quem *tem* que comprar pega as cartas, responde ou desafia, e nada mais. Um Pular pula quem vem depois, um Inverter muda o sentido; a dois, um Inverter vale por um Pular (no Duo é outra coisa).
        -# Regras C4, C5, C8 e C9; no Duo D6
topic-uno = Gritar UNO
    .details = Quem chega a uma carta tem que gritar “UNO”: com a penúltima carta, antes dela na sua vez, ou depois até alguém pegar. Se comprar de novo, não há mais o que gritar. Quem bate com um par não precisa de “UNO”: nunca fica com uma carta só.
        -# Regra C13
# Same: é o que se grita em todo lugar
topic-contra = Contra Uno
    .details = Se alguém esqueceu de gritar, qualquer pessoa na mesa pode dar o flagra: com “{ button-contra }”, botão ou reação. Quem leva o flagra compra { -forgotten-call }. Vale até outra pessoa jogar; no Flip, até a última carta. Apertar sem motivo não custa nada – a não ser com “{ option-false_contra }”.
        -# Regra C14; “{ option-false_contra }” X8
topic-challenges = Desafiar
    .details = Um Coringa +4 é só para quem não tem carta da cor em jogo. Quem o recebe pode desafiar em vez de comprar, e então vê a mão de quem jogou. Se era blefe, a outra pessoa compra. Se não era, compra você, e { -unfounded-challenge } a mais. Não se desafia um corte, uma última carta, nem o que já foi respondido com Inverter ou Pular. A cor escolhida vale de qualquer jeito.
        -# Regras C11 e C12; no Flip F5 e F6
topic-points = Pontos
    .details = Números contam o seu valor, +2, Inverter e Pular 20, coringas 50. Quem ganha a rodada leva o que os outros ainda têm; com 500 pontos a partida acaba. No Flip e no Duo são pontos de penalidade: cada um conta a sua mão, e o menor placar ganha.
        Flip: +1 conta 10, +5, Inverter, Pular e Flip 20, Pular Todos 30, Coringa 40, Coringa +2 50, Coringa Comprar Cor 60; com 500 pontos a partida acaba. Conta o lado claro, se “{ option-flip_values }” não disser outra coisa.
        Duo: +2, Inverter e Pular contam 10, Coringa 15, Coringa +4 20; com 200 pontos a partida acaba.
        -# Regras C17 e C18; no Flip F9, no Duo D8
topic-leaving = Sair e entrar
    .details = As cartas de quem sai no meio da rodada vão para o monte, mas contam: para quem ganha a rodada, e, onde se joga por pontos de penalidade, contra quem saiu. Se sobra uma pessoa, ela ganhou a rodada sem pontos, e a partida, se não há mais ninguém na mesa. Dá para sentar antes das cartas e entre duas rodadas, sem pontos, ou, com pontos de penalidade, com o maior placar da mesa. Quem já esteve recebe de volta o lugar e os pontos (os de penalidade, pelo menos esse maior placar), a não ser que não tenha perdido nada.
        -# Regras L1 e L2
topic-flip = O Flip
    .details = Um Flip vira tudo: os dois montes e todas as mãos. O que fica no topo dá a cor, mas não tem efeito; se for coringa, quem jogou o Flip escolhe a cor. Todo mundo pode ver os versos das cartas dos outros, fora de ordem.
        -# Regras F7 e F8
topic-draft = A escolha do Duo
    .details = Cada um na sua vez olha a carta do topo: fica com ela (e a próxima é descartada), ou descarta e tem que levar a próxima, até os dois terem sete.
        -# Regra D2
topic-series = O Inverter do Duo
    .details = Depois de um Inverter você pode jogar todas as suas cartas dessa cor de uma vez, na ordem que quiser, ou nenhuma. Só a última tem efeito. Se for outro Inverter, a outra pessoa pode fazer o mesmo.
        -# Regra D6
topic-merciless = No Mercy: comprar e responder
    .details = Sem nada que sirva, você compra até servir, e tem que jogar. Uma carta de compra pode ser respondida com qualquer outra que valha pelo menos o mesmo que a última, de qualquer cor: +4 em +2, +10 em tudo. Tudo se soma até alguém pegar. Não há blefe nem desafio. Um Coringa Inverter +4 muda o sentido e cai em quem for jogar então – a dois, em você. Um Descartar Tudo leva junto todas as suas cartas da cor. Depois de um Pular Todos você joga de novo. Um 0 passa todas as mãos adiante, com um 7 você troca com alguém.
        -# Regras M4 a M8 e M10
topic-roulette = No Mercy: roleta de cores
    .details = Quem joga não escolhe a cor: quem vem depois escolhe uma cor e vira cartas até sair uma dela. Todo mundo vê o que sai; coringas não contam. Essa cor passa a valer, e a pessoa perde a vez. Não dá para responder.
        -# Regra M9
topic-knockout = No Mercy: nocaute e pontos
    .details = Quem tem 25 cartas sai da rodada por nocaute, na hora, e não compra mais; a mão fica de lado e volta quando embaralharem. Quem ganha leva as cartas dos outros – números o seu valor, ações coloridas 20, coringas 50 – e 250 por nocaute. Acaba com 1000 pontos.
        -# Regras M11 e M13, o limite da mão X5
