### O que as regras recusam, e o que dá para fazer agora: uma frase gentil por regra

refused-otherwise = Agora não dá (regra { $clause }).
refused-not-now = Agora não dá.
refused-not-your-turn = Calma: é a vez de { $player }.
refused-pending = Antes você tem que comprar { $draw }.
refused-drawn = Você comprou: agora só pode jogar essa carta.
refused-draft = As cartas ainda estão sendo escolhidas: fique com a que está vendo, ou descarte.
refused-round-over = A rodada acabou. Vamos à próxima!
refused-gesture = Primeiro o gesto: { $gesture } Aperte { $symbol }!
allowed-now = Você pode: { $actions }.
refused-complement = Esta carta não serve: valem as cores complementares. Tem que ser a cor complementar, o mesmo número ou símbolo em outra cor, ou um coringa.
clause-C1 = { seats-C1 }
clause-C4 = Esta carta não serve: tem que ser a mesma cor, o mesmo número ou símbolo, ou um coringa.
clause-C6 = Você tem uma carta que serve, então aqui tem que jogar.
clause-C10 = Esta carta precisa de uma cor. Aperte de novo e escolha uma.
clause-C11 = { clause-C10 }
clause-C11b = Neste jogo não se blefa: um coringa de compra que seria blefe não pode ser jogado, e nenhum pode ser desafiado.
clause-C12 = { challenge-nothing }
challenge-nothing = Não tem nada para desafiar agora. Só se desafia um coringa de compra, e só se for você quem tem que comprar.
challenge-of-others = Agora só { $player } pode desafiar: é quem teria que comprar.
challenge-of-jump-in = Essa carta cortou a vez, e corte não se desafia.
challenge-of-last-card = Era uma última carta, e última carta não dá para desafiar.
challenge-answered = Um Inverter ou Pular já respondeu a essa carta: tarde demais para desafiar.
clause-C13 = Não há o que gritar agora: “UNO” vai com a penúltima carta.
clause-C14 = Ninguém esqueceu de gritar – ou alguém foi mais rápido. Olho vivo!
clause-M1 = { seats-M1 }
clause-M6 = Em No Mercy nada se desafia: pegue as cartas, ou responda com uma carta de compra que valha pelo menos o mesmo.
clause-M7 = { clause-C10 }
clause-M9 = Na roleta, quem vem depois escolhe a cor: jogue a carta sem escolher.
clause-M10 = Em No Mercy um 7 sempre troca de mão: escolha com quem.
clause-D1 = { seats-D1 }
clause-D6 = Isso não é uma série: todas as suas cartas desta cor, ou só uma.
clause-F1 = { seats-F1 }
clause-F5 = { clause-C10 }
clause-F6 = { clause-C10 }
clause-F7 = Este Flip põe um coringa no topo, então precisa de uma cor. Aperte de novo e escolha uma.
clause-L2 = Dá para sentar antes do começo ou entre duas rodadas, enquanto houver cartas para todos.
clause-P4 = Isso não custa nada nesta mesa: a regra da casa está desligada.
clause-V2 = Agora não dá para dobrar: só se dobra a carta que você acabou de jogar, antes que alguém faça algo.
clause-V3 = Essas duas não podem ir juntas.
clause-V4 = Com essa pessoa não dá para trocar. Escolha alguém que ainda joga.
clause-V5 = Tarde demais, ou não é a mesma carta: só se corta com uma carta idêntica à do topo.
clause-V9 = Em duplas ninguém senta sem par: cada lugar vem com o da frente.
clause-V15 = Aqui a última carta não pode ser um 0.
clause-X2 = Várias cartas só vão juntas se todas forem do mesmo número.
clause-X3 = Aqui esta carta não pode ser a última.
clause-X4 = A carta que você comprou serve, então tem que ser jogada.
clause-X12 = Aqui um 7 sempre troca as mãos: escolha com quem.
clause-X6 = Nesta mesa não dá para desafiar coringas de compra.
clause-X9 = Esta partida não tem relógio.
clause-X10 = Numa partida com eliminação ninguém entra depois das primeiras cartas.
setup-pair-refused = “{ $first }” e “{ $second }” não combinam. Tire uma das duas.
setup-need-refused = “{ $first }” precisa de “{ $second }”. Acrescente { $values }.
bad-value-seven_o-K2 = { $mode } não tem 0 para passar as cartas adiante. Escreva { $name }=seven, para só o 7 trocar, ou o nome sozinho.
bad-value-last_exchange-K2 = { $mode } não tem 0 para passar as cartas adiante. Tire “{ $name }”.
setup-mode-refused = Em { $mode }, “{ $rule }” é sempre “{ $value }”. Tire essa regra.
bad-value-range = Isso não serve para “{ $name }”, que aceita: { $values }.
bad-value-target-K2 = A meta é um número inteiro a partir de 1, como { $name }=200, ou { $name }=round para uma só rodada.
bad-value-complement-K2 = { $mode } não tem essa carta para trocar as cores. Escolha uma que tenha, como { $name }=5 para todo 5 ou { $name }=B5 para o azul.
bad-value-complement-V16 = Um coringa não pode trocar as cores. Escolha uma carta colorida, como { $name }=5 para todo 5 ou { $name }=B5 para o azul.
bad-value-action_uno-K2 = Um gesto vai com um número que { $mode } tenha: 1 a 9, ou 0 onde houver. Escreva { $name }=3:all, por exemplo, ou { $name }=3:all,5:self.
seats-C1 = No Clássico jogam de 2 a 20 pessoas.
seats-F1 = No Flip jogam de 2 a 10 pessoas.
seats-M1 = Em No Mercy jogam de 2 a 6 pessoas.
seats-D1 = No Duo jogam exatamente 2 pessoas.
seats-X16 = Não há cartas para dar tantas a todos: deem menos, ou joguem com menos gente.
seats-V9 = Duplas pedem 4, 6, 8 ou 10 pessoas. Chame alguém, nem que seja um robô.
rule-unknown = Não conheço a regra da casa “{ $name }”. “{ button-more }” › “{ button-rules }” na mesa explica todas, e `/uno rules` também; comece a digitar e eu sugiro algumas.
rule-mistyped = Não conheço a regra da casa “{ $name }”. Você quis dizer “{ $meant }” (`{ $meant_name }`)?
game-unknown = Não conheço o jogo “{ $name }”. Tem estes: { $games }.
rule-unreadable = Não entendo “{ $text }”. “{ $name }” aceita: { $values }.
