### Arrumar o jogo antes de dar as cartas (“Opções” do lobby)

## As páginas

button-options = Opções
button-choosing-game = Jogo
button-choosing-rules = Regras
button-choosing-people = Gente
button-choosing-line = Compartilhar
choosing-title = Opções: UNO { $mode }
choosing-mode = Qual jogo?
choosing-mode-classic = 2 a 20 pessoas, as cartas que todo mundo conhece.
choosing-mode-flip = 2 a 10 pessoas, cartas com dois lados: o escuro é maldoso.
choosing-mode-mercy = 2 a 6 pessoas, sem piedade: chegou a 25 cartas, está fora.
choosing-mode-duo = Só dois: escolher as cartas, jogar rápido, até 200 pontos.
choosing-preset = Usar um conjunto de regras …
choosing-favourite = Seu favorito
choosing-target = Até quando vai o jogo?
choosing-points = Até { $count ->
    [one] { $count } ponto
    [many] { $count } de pontos
   *[other] { $count } pontos
}
choosing-other-target = Outro número de pontos …
choosing-single-round = Só uma rodada
choosing-rounds = Depois de { $count ->
    [1] uma rodada
   *[other] { $count } rodadas
}
choosing-turn-time = Quanto tempo por jogada?
choosing-turn = Tempo por jogada: { $time }
time-of-turn-off = o que precisar
time-of-turn-seconds = { $count } segundos
time-of-turn-minutes = { $count } minutos
choosing-rules-title = Escolher regras da casa
choosing-family = { $family } …
choosing-finer = Ajustar uma regra …
choosing-now = Agora: { $value }
choosing-gesture-all = Todo mundo faz o gesto nestes números …
choosing-gesture-self = Só quem joga estes números faz o gesto …
choosing-gesture = Qual gesto vocês fazem?
choosing-own-gesture = Um gesto só nosso …
choosing-complement-rank = Qual número ou símbolo troca as cores?
choosing-complement-card = Em todas as cores, ou numa só?
choosing-people-title = Quem joga?
choosing-whom = Escolha alguém …
choosing-level = Qual é o nível do robô?
choosing-mate = Com quem { $player } joga?
choosing-add-computer = Chamar um robô …
button-make-host = Passar o comando
button-remove = Tirar da mesa
seat-computer = Robô, { $level }
seat-host = Comanda a mesa
seat-person = está na mesa
level-random = aleatório
    .description = Joga qualquer coisa que sirva.
level-easy = fácil
    .description = Joga o que dá, e vive esquecendo de gritar.
level-medium = médio
    .description = Sabe jogar, e muitas vezes faz a segunda melhor jogada.
level-hard = difícil
    .description = Lembra quem ficou sem qual cor, e não esquece quase nada.
level-master = mestre
    .description = Presta atenção em tudo, e não esquece nada.
choosing-line-title = Estas regras numa linha
choosing-line = Para passar adiante: quem colar isto aqui, em “{ button-paste-line }”, ou em `regras` de `/uno start`, joga igual.
choosing-forget = Esquecer um favorito …
choosing-kept-as = Salvo como “{ $name }”. Você encontra aqui, ao escolher um jogo, e em `conjunto` de `/uno start`.
choosing-forgotten = “{ $name }” foi esquecido.
button-paste-line = Colar uma linha
button-keep-rules = Salvar favorito

## O que se digita

form-target-label = Com quantos pontos a partida acaba?
form-target-hint = Um número inteiro a partir de 1, ou round para uma só rodada
form-gesture-label = O que vocês fazem ou gritam?
form-gesture-hint = Mão no nariz
form-line-title = Regras numa linha
form-line-label = Regras da casa, com vírgulas
# Same: é assim que se escreve
form-line-hint = stacking, jump_in, target=200
form-favourite-title = Salvar favorito
form-favourite-label = Como se chamam estas regras?
form-favourite-hint = Sextou

## O que há a dizer

choosing-pair = “{ $left_out }” e “{ $stays }” não combinam: escolha uma das duas. Por enquanto vale “{ $stays }”.
choosing-clash = { $reason } Por enquanto vale “{ $stays }”.
choosing-need = “{ $left_out }” precisa de “{ $needed }”. Por enquanto fica desligada.
button-with-need = “{ $rule }” com “{ $needed }”
button-instead = Melhor “{ $rule }”
choosing-not-in-mode = Estas regras não existem em { $mode }, então saíram: { $rules }.
choosing-kept = “{ $rule }” faz parte de “{ $by }” e fica ligada. Desligue “{ $by }”, e as duas podem sair.
choosing-too-many = { $reason } Vocês são { $count } na mesa.
choosing-nobody = Esse lugar já ficou vazio. Veja como está agora.
choosing-too-many-favourites = Só consigo guardar { $count } favoritos. Esqueça um antes.
choosing-no-favourite = O favorito “{ $name }” não existe mais.
choosing-no-name = Um favorito precisa de um nome, e um que nenhum conjunto pronto já tenha.
choosing-not-host = Só quem comanda a mesa pode mudar o jogo. Diga o que você gostaria de jogar!

## Duplas

button-teams = Duplas
team = { $first } e { $second }
choosing-teams-title = Quem joga com quem?
