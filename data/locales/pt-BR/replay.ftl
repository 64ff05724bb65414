### /uno replay: uma rodada que acabou, passo a passo

command-uno-replay = Ver uma rodada passo a passo, com as cartas de todos abertas
    .name = replay
# Same: é a palavra usada em português
button-replay = Replay
button-replay-start = Início
button-replay-before = Momento
button-replay-back = Voltar
button-replay-on = Avançar
button-replay-next = Momento
button-replay-end = Fim
button-replay-record = Arquivo
button-replay-hard = Melhor jogada?
replay-title = 🎬 { $round }
replay-place = Jogada { $number } de { $all }
replay-dealt = As cartas foram distribuídas.
replay-top = No topo: { $card }
somebody = alguém
replay-moment-draw-card = carta de compra
replay-moment-big-draw = muitas cartas de uma vez
replay-moment-catch = esqueceu de gritar
replay-moment-challenge = desafio
# Same: a carta se chama assim
replay-moment-flip = flip
replay-moment-hands = mãos trocadas
replay-moment-knocked-out = nocaute
replay-moment-out = sem cartas
replay-moment-lead = nova liderança
replay-where-played = Uma rodada só se revê onde foi jogada: peça lá. As suas também abrem por “{ button-more }” abaixo do resultado, até aqui.
replay-no-round = { $number ->
    [1] Nenhuma rodada acabou aqui ainda.
   *[other] Não acabaram tantas rodadas aqui: tente um número menor que { $number }.
}
replay-not-over = Não acho essa rodada. Você pode ver uma aqui depois que ela acabar.
replay-gone = Não guardo mais o registro dessa rodada ({ $when }), então não dá para mostrar de novo.
replay-record = A rodada em registro, com lugares em vez de nomes. `contra-uno check` joga de novo, `contra-uno verify` ou `/uno verify` prova as cartas.
replay-hard-cost = Testado a partir daqui, isso ganha { $share }% das rodadas: { $lost }% mais que a jogada feita (± { $margin }%). Sem espiar cartas fechadas.
replay-hard-same = O robô *difícil* teria feito o mesmo: testado a partir daqui, ganha { $share }% das rodadas.
replay-hard-as-good = Tão boa quanto qualquer outra, até onde dá para testar.
replay-hard-close = Testado a partir daqui, isso ganha { $share }% das rodadas, a jogada feita { $played }% (margem da diferença: ± { $margin }%). Sem espiar cartas fechadas.
replay-not-judged-no-turn = Isso não foi a vez de ninguém, então não há o que comparar.
replay-not-judged-no-choice = Só havia uma coisa a fazer.
replay-not-judged-only-card = O robô *difícil* também teria jogado: não havia outra coisa.
replay-not-judged-alike = O robô *difícil* também teria jogado uma carta, e qualquer uma que sirva dá no mesmo.
replay-not-judged-unknown = Isto não dá para testar: depende do que ninguém pode ver.
replay-not-judged-busy = Já estou testando coisas demais. Aperte o botão de novo em um instante.
replay-worth-means = -# Testado cem vezes: as mesmas mãos, o monte embaralhado de novo, tudo jogado pelo robô *médio*. Não diz nada sobre como vocês jogaram.
