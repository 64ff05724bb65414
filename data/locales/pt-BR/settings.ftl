### O que cada pessoa escolhe para si, e o que um servidor escolhe

me-title = ### Suas configurações
    -# Só para você, em todo lugar, e já a partir de agora.
me-language = **Idioma** – em que escrevo para você
me-ring = **Quando é a sua vez** – em quanto tempo o seu celular toca
me-cards = **Cartas** – como aparecem nos botões
me-cards-words = Em palavras
me-cards-symbols = Em imagens
me-hand = **Sua mão** – onde ela aparece
me-hand-dm = Mensagem direta
me-hand-channel = Só no canal
me-tables = **Mesas neste canal** – quando alguém abre uma
me-tables-off = Não me mencione
me-tables-on = Me mencione
ring-at-once = Na hora
ring-after = Depois de { $seconds } s
ring-never = Nunca
language-of-discord = Como no Discord
# Same: aqui se diz do mesmo jeito
language-beta = { $language } (beta)

server-title = ### Configurações deste servidor
    -# Valem a partir da próxima partida.
server-rules = **O que se joga quando ninguém diz outra coisa:** { $rules }
    -# Para mudar: um conjunto de regras ou uma linha abaixo, ou `/uno settings` com `jogo`, `conjunto` ou `regras`.
server-rules-of-mode = { $mode } – { $rules }
server-rules-forget = Como no manual
server-language = **Idioma do tabuleiro**
server-turn = **Tempo por jogada**
server-starters = **Quem pode abrir mesas**
starters-everybody = Todo mundo
starters-managers = Só quem gerencia
server-threads = **Onde se joga**
threads-off = No canal
threads-on = Em tópicos próprios
server-call = **Quem dá para chamar à mesa**, uma vez por partida
call-nobody = Ninguém
call-players = Quem jogou por último
call-role = Ou um cargo …
call-not-everybody = Não chamo todo mundo de uma vez: escolha um cargo que as pessoas pegaram para isso.
call-role-silent = Este cargo ainda não faz tocar nenhum celular: ligue “Permitir que qualquer pessoa @mencione este cargo” nas configurações dele, ou me deixe “Mencionar `@everyone`, `@here` e todos os cargos”.
server-channels = **Só se joga em** { $channels }
server-all-channels = **Dá para jogar em todos os canais.**
channels-all = Em todo lugar
channel-allow = Este canal
channel-forbid = Aqui não

settings-only-managers = Só quem gerencia o servidor pode mudar isso.
settings-not-this-channel = Neste servidor se joga em outro lugar: { $channels }
settings-only-managers-start = Neste servidor, só quem gerencia abre mesas. Fale com essa pessoa!
settings-thread-opened = A mesa está pronta, por aqui: { $thread }
settings-no-thread = Não posso abrir um tópico aqui. Me deixe “Criar tópicos públicos”, ou escolha com `/uno settings` que se jogue no próprio canal.
thread-name = UNO com { $player }

server-excluded = Quem não pode jogar aqui
exclusions-title = ### Quem não pode jogar aqui
    -# Essas pessoas não podem sentar em nenhuma mesa deste servidor nem apertar nada nela. Em outros lugares, podem.
exclusions-nobody = Ninguém está de fora.
exclusions-entry = { $end ->
    [never] { $number }. { $person } – por tempo indeterminado
   *[other] { $number }. { $person } – até { $end }
}
exclude-somebody = Excluir alguém …
let-in-again = Deixar alguém voltar …
exclude-how-long =
    Por quanto tempo { $person } não pode jogar neste servidor?
    -# Se já tem uma rodada rolando, um robô assume até o fim dela.
excluded-for-day = Um dia
excluded-for-week = Uma semana
excluded-for-month = Um mês
excluded-for-ever = Por tempo indeterminado
exclude-not = Não dá para excluir você, outros bots ou quem gerencia este servidor. Nem a mim.
