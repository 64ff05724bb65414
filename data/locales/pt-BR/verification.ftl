### /uno conferir: como uma rodada foi embaralhada, conferido

command-uno-verify = Conferir como uma rodada foi embaralhada
    .name = conferir
command-param-number = Quantas rodadas atrás? 1 é a última daqui
    .name = número
command-param-record = Um registro (.uno) que alguém deu a você
    .name = registro
verify-round = { $mode }, rodada { $number }, { $when }
verify-title = ### 🔐 { $round }
verify-seed = A semente `{ $seed }` tem o SHA-256 `{ $hash }`.
verify-dealt = Embaralhado e distribuído de novo com ela:
verify-start = Carta inicial: { $card }
verify-dealer = Quem deu as cartas: { $player }
verify-moves = { $count ->
    [1] 1 de { $all } jogadas da rodada era possível a partir dali.
   *[other] { $count } de { $all } jogadas da rodada eram possíveis a partir dali.
}
verify-result = Elas levam aos pontos que foram mostrados.
verify-proven = **A rodada foi dada com esta semente e correu como diz o resultado.**
verify-compare = O mesmo hash estava em *{ button-more } → { button-details }* antes de alguém jogar. Se é o que você anotou, ninguém pode ter mudado as cartas depois.
verify-wrong-seed = **O resultado e o registro trazem sementes diferentes.** Um dos dois foi mudado.
verify-wrong-move = **Com estas cartas a rodada não pode ter sido assim.** A semente, as cartas ou a ordem das jogadas foi mudada.
verify-wrong-result = **As jogadas não levam ao resultado mostrado.** Um dos dois foi mudado.
verify-where-played = Uma rodada se confere onde foi jogada: peça lá, ou anexe um registro.
verify-no-round = Essa rodada não existe aqui.
verify-gone = Não guardo mais o registro dessa rodada ({ $when }), então não dá para refazer a distribuição.
verify-record-title = ### 🔐 O registro que você anexou
verify-deal-fits = Distribuição { $number }: a semente `{ $seed }` tem o hash anunciado, `{ $hash }`.
verify-deal-differs = Distribuição { $number }: a semente `{ $seed }` tem o hash `{ $hash }`, mas foi anunciado `{ $announced }`.
verify-deal-out-of-place = A distribuição { $number } não segue as anteriores: a semente, o hash ou as palavras não são desta partida.
verify-deal-unnamed = Distribuição { $number }: a semente `{ $seed }` tem o hash `{ $hash }`. Compare com o que foi anunciado.
verify-record-more = … e mais { $count }.
verify-record-line = A linha { $line } não fecha: com estas cartas o jogo não pode ter sido assim, ou não dá para ler a linha.
verify-record-played = Todas as jogadas eram possíveis a partir dali.
verify-record-nothing = Não há o que conferir: o registro não tem cartas dadas com uma semente.
verify-record-too-large = Esse arquivo é grande demais para um registro: no máximo { $most } KB.
verify-record-unreadable = Não dá para ler esse arquivo como registro. Anexe o próprio arquivo `.uno`, em texto.
verify-record-too-long = Conferir esse registro levou mais de { $seconds } segundos, então parei. Uma partida de verdade leva um instante: é mesmo o registro de uma?
