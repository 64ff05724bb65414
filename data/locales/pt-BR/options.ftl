# As regras da casa: option-NOME é como se chamam na mesa.
#   .description  o que fazem, numa linha que cabe num menu do Discord (100 caracteres)
#   .details      o que mais há a saber (contra-uno rules NOME)
#   .takes        o que se pode escrever depois de NOME=, onde não são só umas palavras
#   .VALOR        o que um valor quer dizer, depois do nome e dos dois pontos; .MODO onde um jogo fixa a regra (K1)

option-voluntary_draw = Comprar porque quer
    .description = Você pode comprar mesmo podendo jogar. Desligada: quem pode jogar tem que jogar.
    .details = Com uma carta que acabou de comprar, sempre dá para ficar.
option-draw_four_guilt = Quando um coringa de compra é blefe
    .description = É blefe se você também tem uma carta da cor, um número da cor, ou qualquer carta que sirva.
    .mercy = nunca é blefe
    .details = Coringas de compra são o Coringa +4 e, no Flip, o Coringa +2 e o Coringa Comprar Cor. Se um desafio descobre o seu blefe, quem compra as cartas é você. O que conta é a sua mão e a cor em jogo quando você joga; em cima de outro coringa de compra, a cor escolhida para ele. Outra carta do mesmo tipo nunca pesa, e um Coringa comum só com “any”.
    .colour = com uma carta da cor
    .numbers = com um número da cor
    .any = com qualquer carta que sirva
option-bluff = Blefar
    .description = Um blefe com coringa de compra pode ser jogado e vale, se ninguém desafiar.
    .details = Só pode desafiar quem teria que comprar, em vez de pegar as cartas. Desligada: um coringa de compra que seria blefe não pode ser jogado, e nenhum pode ser desafiado.
    .mercy = nada se desafia
option-catch_window = Até quando dá para pegar alguém
    .description = Esqueceu de gritar? Podem pegar você até outra pessoa jogar, ou até a sua última carta.
    .details = Enquanto podem pegar você, ainda dá para gritar. Está perdoado quando você já não tem esse número de cartas.
    .next_action = até outra pessoa jogar
    .last_card = até a última carta
option-last_card_draws = A última carta tem efeito
    .description = Se a última carta manda comprar, quem vem depois ainda compra antes da contagem.
    .details = Compra tudo o que está pendente, e não pode responder nem desafiar.
option-scoring = Contagem
    .description = Quem ganha leva os pontos das outras mãos, ou cada um conta a sua e ganha quem tiver menos.
    .details = Para quem ganha: quem chega primeiro à meta ganha a partida. Pontos de penalidade: quando alguém chega à meta a partida acaba, e o menor placar ganha.
    .winner = pontos para quem ganha
    .penalty = pontos de penalidade para todos
option-target = Meta
    .description = Com quantos pontos a partida acaba, a partir de 1; ou uma só rodada.
    .details = A partida acaba com a rodada em que alguém chega à meta. Se for uma rodada só, quem ganha leva a partida; com pontos de penalidade, quem tiver menos.
    .takes = um número inteiro a partir de 1, ou round
    .round = uma só rodada
option-wrong_card = Carta errada
    .description = Dá para arriscar qualquer carta, mesmo fora da vez; a errada volta e custa { -wrong-card-cards }.
    .details = Várias cartas arriscadas de uma vez custam { -wrong-card }. Desligada: uma carta errada é recusada, e não custa nada.
option-advice = Pitacos
    .description = Dizer a alguém o que jogar custa { -advice-cards }.
    .details = Denuncie pelo menu da mensagem (Apps), ou com { reaction-advice } embaixo dela: mais da metade do resto tem que concordar em meio minuto. Se foi dito em voz alta, quem comanda a mesa resolve com `/uno penalty`.
option-questions = Perguntas bobas
    .description = Perguntar qualquer coisa custa { -question-cards }. Só é de graça perguntar por que veio uma carta.
    .details = Denuncie pelo menu da mensagem (Apps), ou com { reaction-question } embaixo dela: mais da metade do resto tem que concordar em meio minuto. Se foi dito em voz alta, quem comanda a mesa resolve com `/uno penalty`. Quem já tinha terminado volta à rodada com isso.
option-sleeping = Dormir
    .description = Quem perde a própria vez compra { -sleep-cards }.
    .details = Passada metade do tempo, qualquer um pode acordar a pessoa, uma vez por jogada; quem comanda a mesa, com `/uno penalty`. Quem já tinha terminado volta à rodada com isso.
option-show_backs = Versos abertos
    .description = Flip: todos veem o outro lado das cartas dos outros e da próxima carta do monte.
    .duo = não
    .mercy = não
    .details = Aparecem fora de ordem, como se veria numa mesa.
option-flip_values = Qual lado conta
    .description = Flip: no fim, as cartas contam pelo lado claro, ou pelo lado que está em jogo.
    .light = o lado claro
    .active = o lado em jogo
    .duo = o único lado
    .mercy = o único lado
option-stacking = Acumular
    .description = Responda a uma carta de compra com outra igual: elas se somam, e a bomba passa adiante.
    .mercy = qualquer carta de compra que valha pelo menos o mesmo
    .details = Um +2 de qualquer cor responde a um +2, um Coringa +4 a um Coringa +4; no Flip, +1 a +1, +5 a +5 e Coringa +2 a Coringa +2, mas nunca o Coringa Comprar Cor. O desafio é sobre o último coringa de compra, e vale por todas as cartas.
    .duo = só +2 em +2
    .on = coloridas e coringas
    .coloured = só coloridas, +2 em +2
    .wild = só coringas, +4 em +4
option-doubles = Dobrar
    .description = Junte na hora uma carta idêntica à sua. Nunca de compra, coringa, Flip, nem com compra pendente.
    .details = Idêntica é a mesma cor e o mesmo número ou símbolo. Vale uma vez por jogada, antes que alguém faça algo, e não depois de outra ação sua; uma carta comprada e jogada também pode ser dobrada. As duas têm efeito: dois Pular pulam duas pessoas, mas nunca você.
option-fast_doubles = Dobrar rápido
    .description = Duas cartas idênticas podem ir de uma vez. Com a regra de dobrar, e as mesmas exceções.
    .details = Não com uma carta recém-comprada. Dois 7 com Seven-O trocam as mãos uma vez só, depois dos dois. Quem bate com um par não precisa de “UNO”: nunca fica com uma carta só.
# Same: a regra se chama assim
option-seven_o = Seven-O
    .description = Um 0 passa todas as mãos adiante, no sentido do jogo. Com um 7 você pode trocar com alguém.
    .details = Só participa quem ainda tem cartas, e uma última carta não troca nada. O Flip não tem 0: lá só vale o 7.
    .on = com 0 e 7
    .zero = só o 0
    .seven = só o 7
option-jump_in = Cortar
    .description = Quem tem a carta idêntica pode jogá-la fora da vez, na hora; o jogo segue dali.
    .details = Idêntica é a mesma cor e o mesmo número ou símbolo; sem coringas, sem Flip, e não na carta inicial. A carta de baixo perde o efeito, a nova tem. Assim que outra pessoa joga, já é tarde.
option-jump_in_wild = Cortar com coringa
    .description = Dá para cortar também com coringas idênticos. Com a regra de cortar.
    .details = Um coringa de compra jogado assim não pode ser desafiado.
option-jump_in_action = Cortar somando efeitos
    .description = A carta de baixo mantém o efeito: compras, Pular e Inverter se somam. Com a regra de cortar.
option-partner = Duplas
    .description = Para 4, 6, 8 ou 10 pessoas: cada dupla senta frente a frente e pontua junto.
    .details = A rodada acaba quando alguém bate, e a dupla leva os pontos das mãos dos outros; com pontos de penalidade, cada dupla conta as suas. Se alguém sai, um robô assume o lugar.
option-endless_draw = Comprar sem fim
    .description = Sem nada que sirva, você compra até servir, e pode jogar a carta ou ficar com ela.
    .details = Quem poderia jogar, mas compra porque quer, compra só uma.
# Same: a regra se chama assim
option-action_uno = Action Uno
    .description = Alguns números pedem um gesto: quem demorar mais, ou esquecer, compra { -late-gesture-cards }.
    .details = 3:all – depois de um 3 todo mundo faz o gesto, e quem demorar mais compra { -late-gesture-cards }; quando o tempo acaba, todos os que faltam. 5:self – quem joga um 5 faz, com a carta ou logo depois, e compra { -forgotten-gesture-cards } num flagra. O nome sozinho vale 3:all.
    .takes = números e quem faz o gesto, como 3:all ou 3:all,5:self, ou off
option-play_on = Jogar até o fim
    .description = Quando alguém bate, o resto joga pelos próximos lugares, até sobrar um.
    .details = O primeiro lugar leva os pontos das mãos dos outros naquele momento; com pontos de penalidade, cada um conta a mão que tem no fim da rodada.
# Same: é o que se grita em todo lugar
option-uno_uno = Uno Uno
    .description = A última carta precisa do grito “Uno Uno”: quem esquece compra { -forgotten-call } e continua.
    .details = Grite com a carta, ou antes, na sua vez. As { -forgotten-call-cards } são compradas antes de a carta ir para a mesa, e ela tem efeito assim mesmo.
# Same: é o que se grita em todo lugar
option-bruno_kuno = Bruno, Kuno, Uno
    .description = Com três cartas grite “Bruno”, com duas “Kuno”, com uma “Uno”; em silêncio: { -forgotten-call }.
    .details = Seja jogando, comprando ou recebendo cartas; a distribuição não conta.
option-no_zero_finish = Sem 0 no fim
    .description = Um 0 não pode ser a última carta.
option-complement = Cores complementares
    .description = Uma carta escolhida troca as cores e destroca: vermelho serve em verde, amarelo em azul.
    .details = Enquanto trocadas, uma cor serve na complementar e não nela mesma: vermelho e verde, amarelo e azul, no lado escuro do Flip rosa e turquesa, laranja e roxo. O mesmo número ou símbolo ainda serve, a não ser que tenha também a cor do topo. complement=B5 é só o 5 azul, complement=5 todo 5, complement=S todo Pular. O nome sozinho vale todo 5.
    .takes = uma carta colorida como B5, um número ou símbolo como 5 ou S para todas as cores, ou off
option-retour_kutsche = Devolver ao remetente
    .description = Devolva um +2 ou Coringa +4 com um Inverter da cor dele; no coringa, da cor escolhida.
    .details = Quem jogou antes de você pode devolver de novo do mesmo jeito, ou pôr num +2 outro +2 que sirva (com Acumular, qualquer carta do tipo), e, se não, compra. O Inverter não tem outro efeito. No Flip vale com +1, +5 e Coringa +2, e não com Coringa Comprar Cor.
option-lass_mich = Me deixa fora dessa
    .description = Passe um +2 adiante com um Pular da cor dele. Não vale com um Coringa +4.
    .details = Quem recebe pode passar do mesmo jeito. O Pular não tem outro efeito. No Flip vale com +1 e +5, no lado escuro com Pular Todos.
option-cross_stacking = Acumular cruzado
    .description = Com Acumular: um Coringa +4 também responde a um +2, e um +2 a um Coringa +4. Tudo se soma.
    .details = No Flip vale para +1 e Coringa +2; +5 só encontra +5, e nada vai em cima do Coringa Comprar Cor. Um Coringa +4 em cima de um +2 pode ser desafiado, e aí vale por todas as cartas; com um +2 em cima, não mais. Com “up” a carta tem que mandar comprar pelo menos tanto quanto a última: nada de +2 em Coringa +4.
    .mercy = qualquer carta de compra que valha pelo menos o mesmo
    .both = nos dois sentidos
    .up = só com uma carta que valha pelo menos o mesmo
option-several = Várias do mesmo número
    .description = Na sua vez, todas as suas cartas de um número podem ir de uma vez, ou algumas.
    .details = Só a primeira tem que servir, e a última fica no topo. Cada uma tem efeito: as mãos andam uma vez por 0, e trocam uma vez com os 7. Não com uma carta recém-comprada, nem como resposta.
option-no_wild_finish = Sem coringa no fim
    .description = Um coringa não pode ser a última carta.
    .details = Quem não tem outra coisa compra.
option-no_action_finish = Só número no fim
    .description = A última carta tem que ser um número: nada de coringa, Pular, Inverter ou carta de compra.
    .details = Quem não tem outra coisa compra.
option-forced_play = Obrigado a jogar
    .description = Uma carta comprada que serve tem que ser jogada.
    .details = Com um coringa de compra que seria blefe, dá para ficar.
option-must_swap = Obrigado a trocar
    .description = Com o 7 de Seven-O você tem que trocar de mão com alguém.
    .details = Só um 7 que é a sua última carta não troca com ninguém.
option-last_exchange = Última troca
    .description = Um 0 ou 7 como última carta também troca as mãos: quem ficar sem nenhuma bateu.
    .details = Precisa de Seven-O com o 0. Com um último 7 você escolhe: trocar, e a outra pessoa bate com a sua mão vazia, ou não trocar com ninguém e bater você.
option-hand_limit = Limite da mão
    .description = Quem chega a esse número de cartas leva nocaute e sai da rodada na hora.
    .details = Conta-se carta por carta: o que ainda faltava comprar deixa de valer. A mão fica de lado até embaralharem de novo, e os pontos dela vão para quem ganhar. Se sobra uma pessoa, ela ganha a rodada. Na próxima, todos voltam. O nome sozinho vale 25.
    .takes = um número de cartas a partir de 15, ou off
option-challenge = Desafios permitidos
    .description = Um coringa de compra pode ser desafiado como blefe. Desligada: nenhum pode, e todos valem.
    .mercy = nada se desafia
option-uno_penalty = Castigo do UNO
    .description = Quantas cartas custa um grito esquecido.
    .details = Paga quem leva o flagra sem “UNO” (Bruno, Kuno), ou joga a última carta sem “Uno Uno”. Um gesto continua custando { -forgotten-gesture-cards }.
    .takes = um número de cartas de 1 a 10
option-false_contra = Contra falso
    .description = Gritar Contra Uno para quem não deve nenhum grito custa cartas.
    .details = Vale a rodada inteira, e nunca custa a vez. Acertar não custa nada. O nome sozinho vale 2.
    .takes = um número de cartas de 1 a 10, ou off
option-blitz = Contra o relógio
    .description = A partida acaba quando acaba o tempo dela.
    .details = O tempo corre desde as primeiras cartas, pausas incluídas. No fim, quem tiver menos cartas ganha a rodada (no empate, o menor valor), e os pontos decidem a partida. Se o tempo acaba entre duas rodadas, só conta quem ainda está na mesa. O nome sozinho vale cinco minutos.
    .takes = segundos de 30 a 7200, ou off
option-elimination = Eliminação
    .description = Depois de cada rodada alguém sai da partida; quem sobrar ganha.
    .details = Sai quem chegou primeiro ao limite da mão na rodada. Se ninguém chegou: com “Jogar até o fim”, o último lugar; senão, quem tiver mais cartas (no empate, o maior valor). Ninguém entra depois das primeiras cartas, e não há meta.
option-rounds = Rodadas
    .description = A partida tem esse número de rodadas; no fim ganha quem estiver na frente nos pontos.
    .details = Uma meta em pontos só vale se você a escolher também: aí a partida acaba com o que vier primeiro. Toda rodada conta, também a que acaba porque alguém saiu. Quem saiu não pode ganhar, e quem chega depois não recupera rodadas. O nome sozinho vale cinco.
    .takes = um número de rodadas de 1 a 50, ou off
option-hand_size = Cartas na mão
    .description = Cada um recebe esse número de cartas, em toda rodada.
    .details = O normal são sete. No Duo cada um fica com esse número na escolha. Com muita gente as cartas podem faltar: dez pessoas podem ter nove cada (dez no Flip), vinte podem ter dez. Com duas cartas, jogar uma pede “UNO” como sempre. O nome sozinho vale cinco.
    .takes = um número de cartas de 2 a 15, ou off
option-strafpunkte = Pontos de penalidade
    .description = Atalho para scoring=penalty: cada um conta a sua mão, e o menor placar ganha.
    .details = strafpunkte=off é atalho para scoring=winner.

## O que os valores querem dizer

value-on = sim
value-off = não
rule-cards = { $count ->
    [1] uma carta
   *[other] { $count } cartas
}
rule-seconds = { $count ->
    [1] um segundo
   *[other] { $count } segundos
}
rule-minutes = { $count ->
    [1] um minuto
   *[other] { $count } minutos
}
rule-number = { $count }
rule-target = até { $count ->
    [one] { $count } ponto
    [many] { $count } de pontos
   *[other] { $count } pontos
}
rule-without-target = sem meta
rule-rounds = { $count ->
    [1] uma rodada
   *[other] { $count } rodadas
}
rule-cards-dealt = { $count } cartas para cada um
rule-gesture-all = no { $rank } todo mundo
rule-gesture-self = no { $rank } quem joga
rule-every-colour = { $rank } de todas as cores
rule-value-and-meaning = { $value } ({ $meaning })
rule-with-value = { $rule }: { $value }

## O que não combina com todo valor

clash-rounds-target = “{ option-rounds }” e uma só rodada como “{ option-target }” se contradizem. Uma meta em pontos combina.
clash-hand_limit-hand_size = O “{ option-hand_limit }” tem que ser maior que o número de “{ option-hand_size }”.

## A página que mostra todas (contra-uno rules)

rules-option = Opção
rules-name = Nome
rules-clause = Regra
rules-value = Valor
rules-takes = aceita
rules-alone = sozinho
rules-fixed = { $value }, fixo
rules-short-for = atalho para
rules-switches-on = liga
rules-not-with = não com
rules-preset = Conjunto
rules-game = Jogo
rules-house-rules = Regras da casa
rules-written = se escreve
rules-none = nenhuma
rules-legend = Um valor entre parênteses é fixado pelo jogo (regra K1). O que se pode escrever: contra-uno rules OPTION
rules-legend-mode = O que é fixo não se escolhe neste jogo (regra K1). O que se pode escrever: contra-uno rules OPTION
rules-go-together = Combinam, em { $mode }: { $rules }.
rules-go-together-none = { $mode } sem regras da casa: tudo como no manual.
rules-unknown = Não há regra da casa nem conjunto de regras chamado “{ $name }”. { $hint }
rules-meant = Você quis dizer { $names }?
rules-listed = `contra-uno rules` lista tudo.
rules-either-or = Ou uma regra da casa ou um conjunto de regras ({ $name }), ou --check com várias: não os dois.
rules-seats-alone = --seats vai com --check, como em: contra-uno rules --seats 6 --check partner
rules-preset-mode = O conjunto “{ $name }” é para { $mode }. Tire --mode, ou peça outro conjunto.
rules-unknown-preset = Não há conjunto chamado “{ $name }”, mas estes: { $names }.

## Como mais se chamam as regras onde alguém as digita

rule-also-stacking = Empilhar
rule-also-cross_stacking = Empilhar cruzado
rule-also-challenge = Desafio
