### Respostas privadas: o que não deu, e o que dá para fazer agora

## Motivos da mesa

reason-no-such-game = Esta partida não existe mais. { $member ->
    [yes] `/uno start` abre outra.
   *[no] Quem me instalou pode abrir outra com `/uno start`.
}
reason-game-over = Esta partida acabou. { $member ->
    [yes] `/uno start` abre outra.
   *[no] Quem me instalou pode abrir outra com `/uno start`.
}
reason-stale = Alguém foi mais rápido: veja como está agora.
reason-eliminated = Esta partida acabou para você. Fique à vontade para assistir; na próxima você volta.
reason-not-at-table = Você não está nesta partida. Dá para sentar antes do começo ou entre duas rodadas, com “{ button-join }”.
reason-not-missing = Essa pessoa acabou de jogar: ela continua por conta própria.
reason-only-two = A dois, o robô só entra sozinho, depois de duas vezes sem jogar.
answer-accused = Acusação feita! Se gente suficiente concordar, custa cartas. A votação está no tabuleiro.
reason-not-asleep = Ninguém está dormindo: não há quem acordar agora.
reason-time-left = Deixe a pessoa pensar: dá para acordar alguém quando metade do tempo passou, ou depois de 45 segundos se não há limite.
reason-woken-already = O despertador já tocou nesta jogada. Uma vez basta.
reason-no-vote = Não há (mais) votação sobre isto, ou ela não é sua.
reason-judged-already = A mesa já votou sobre esta mensagem. Uma vez basta.
reason-not-believed = Duas acusações suas já falharam nesta rodada. Na próxima você pode acusar de novo.
answer-too-fast = Calma, foi rápido demais. Tente de novo em um instante.
reason-too-old = Isso foi antes de dar as cartas, então não vale.
reason-voted-down = O pessoal quer continuar. Você pode perguntar de novo quando esta rodada, ou esta pausa, acabar.
reason-vote-is-on = Já tem uma votação dessas em andamento. Primeiro termine essa.
reason-in-recess = A mesa está no intervalo. “{ button-go-on }”, na mesa e nas mãos, encerra para todos.
reason-removal-tried = Isso já foi perguntado nesta partida. Uma vez basta.
reason-removals-failed = Três vezes o pessoal disse não. Nesta partida, chega.
reason-too-few-to-remove = Para tirar alguém precisa de mais duas pessoas. A dois, dá para sair ou perguntar se a partida acaba.
reason-was-removed = A mesa tirou você desta partida. Na próxima você pode entrar.
reason-thrown-out = Um robô joga por você até o fim da rodada, e depois você está fora da partida. Dá para voltar entre duas rodadas.
reason-blocked = No momento você não pode jogar aqui.
reason-not-in-mid-round = No meio da rodada ninguém é tirado da partida. Tente de novo quando ela acabar.
reason-not-mentioned = Isso é para outra pessoa. { $member ->
    [yes] Quando o seu celular toca, você escolhe em `/uno me`.
   *[no] Quem me instalou escolhe quando o próprio celular toca com `/uno me`.
}
reason-not-host = Só quem comanda a mesa pode fazer isso.
only-host-starts = Só { $player } pode começar esta partida.
reason-nobody-there = Essa pessoa não está (mais) nesta mesa.
reason-not-manager = Só quem comanda a mesa, ou quem gerencia o servidor ou as mensagens aqui, pode fazer isso.
reason-host-decides = Aqui só quem comanda a mesa pode fazer isso. Depois de dez minutos sem nada acontecer, qualquer pessoa da mesa pode.
reason-many-lobbies = Chega de mesas novas por enquanto: onde estou só de visita, são três por hora para cada pessoa.
reason-many-tables-here = Doze mesas novas em uma hora bastam para um lugar onde estou só de visita. Tente de novo daqui a pouco.
reason-no-new-games = Por enquanto não dá para começar partidas novas.
reason-channel-busy = Já tem uma partida neste canal. Entre nela, ou abra outra em outro canal.
reason-already-at-table = Você já está nesta mesa.
reason-table-full = Esta mesa está cheia, que pena!
answer-called = Chamei! Só dá uma vez por mesa.
answer-nobody-to-call = Não há quem chamar: não teve partida neste canal ultimamente, ou já está todo mundo aqui.
reason-called-already = Já chamaram gente para esta mesa. Uma vez basta.
reason-seat-is-kept = O último lugar está guardado para alguém que acompanha a partida. Aperte “{ button-follow }” e da próxima vez eu pergunto a você.
reason-seat-cannot-be-offered = Ninguém poderia ficar com o seu lugar aqui: duplas não se separam, e Duo é para dois.
reason-too-many-followers = Já tem tanta gente acompanhando esta partida que não consigo escrever para mais ninguém.
reason-too-few-seats = Precisa de pelo menos dois para jogar. Chame um robô, ou espere alguém.
reason-no-computer-player = Não há robô nesta mesa.
reason-no-rematch = Já é tarde para a revanche. { $member ->
    [yes] `/uno start` abre outra mesa.
   *[no] Quem me instalou pode abrir outra mesa com `/uno start`.
}
reason-no-last-time = Não lembro mais da última partida daqui. Monte a mesa como quiser.
reason-other-server = Eu só jogo em certos servidores, e este não é um deles.
reason-no-guests = Eu só jogo em servidores que me convidaram, não de visita.
reason-not-alone = Aqui não se joga só contra robôs. Precisa de mais uma pessoa.
reason-prohibited = Isto não se joga aqui: { $rules }. Escolha outra coisa.
rules-instead = Isto não se joga mais aqui: { $rules }. { $same ->
        [yes] O resto continua igual.
       *[no] Em vez disso: { $mode }.
    }
reason-not-started = A partida ainda não começou.
reason-already-started = A partida já está rolando. Você pode sentar quando esta rodada acabar.
reason-mixed-alphabets = Letras de alfabetos diferentes se parecem demais. Use só um deles em cada palavra.
reason-no-hints = Esta mesa não tem dicas. Quem comanda pode liberar antes de começar a próxima partida.
reason-not-to-act = Dicas são para quem está na vez. Pergunte de novo quando for a sua.
reason-no-choice = Essa é fácil: só há uma coisa a fazer.

## Em volta do jogo

note-wrong-card = { $why } Isso custa { -wrong-card-cards } para você.
note-again = Demorou demais. Aperte de novo, por favor.
note-not-there = Esse botão já era. Veja como está agora.
note-quiet = Silêncio: esta partida não toca mais o seu celular. { $member ->
    [yes] Para todas as partidas, veja `/uno me`.
   *[no] Quem me instalou ajusta isso para todas as partidas com `/uno me`.
}
note-joined = Você entrou!
note-no-hand = Você não tem cartas nesta partida: assista, e venha jogar entre duas rodadas.
note-no-hand-yet = Você não tem cartas nesta partida. Aperte “{ button-join-next }” no tabuleiro, e você joga a partir da próxima rodada.
answer-lobby-open = A mesa está pronta!
answer-done = Feito!
answer-next-soon = Só um instante, o pessoal ainda está vendo o resultado. A próxima rodada já vai começar.
answer-left = Você saiu da partida. Até mais!
sure-leave = Quer mesmo sair?
sure-leave-alone = Quer mesmo sair? Além de você só jogam robôs: a partida acaba.
sure-leave-round = Quer mesmo sair no meio da rodada? Ela conta como derrota, nas vitórias e no rating.
leaving-costs = Com as suas cartas, você leva { $points ->
    [1] { $points } ponto de penalidade
   *[other] { $points } pontos de penalidade
}.
leaving-reaches-target = Com isso você chega à meta, e a partida acaba com esta rodada.
leaving-ends-match = Aí { $player } ganha a partida.
leaving-wins-nothing = Aí a partida acaba e ninguém ganha: nenhuma rodada foi jogada até o fim ainda.
leaving-back = Dá para voltar entre duas rodadas.
leaving-back-with = Dá para voltar entre duas rodadas, com pelo menos { $score ->
    [1] { $score } ponto de penalidade
   *[other] { $score } pontos de penalidade
}.
sure-stop = Encerrar mesmo a partida para todo mundo? A rodada atual não conta, e ninguém ganha.
sure-asking = A mesa tem meio minuto para votar. Mais da metade tem que dizer sim, e pelo menos duas pessoas; o seu sim já conta.
sure-asking-away = Quem ainda estiver fora no fim conta como sim.
answer-stopped = A partida foi encerrada.
answer-asked = A mesa está votando. Em meio minuto, no máximo, está decidido.
answer-asked-in-recess = A mesa está votando. O tempo para responder só corre depois do intervalo.
answer-recess = Começou o intervalo. “{ button-go-on }” encerra para todos.
remove-whom = Quem sai?
remove-nobody = Não há mais ninguém para tirar.
sure-remove = Perguntar mesmo ao pessoal se { $player } sai? Não teria volta nesta partida, e só dá para perguntar uma vez.
answer-voted = Resposta anotada.
answer-rematch = A mesa da revanche está pronta. Começa com quem quiser jogar.
answer-rematch-joined = Você está de volta!
answer-no-game = Não tem partida neste canal. `/uno start` abre uma.
answer-no-topic = Não tenho nada sobre “{ $name }”. Escolha algo abaixo.
answer-unknown-preset = Não conheço um conjunto de regras chamado “{ $name }”. Escolha um da lista, ou deixe em branco.
answer-several-games = Você está em várias partidas. Aperte “{ button-hand }” no tabuleiro daquela que você quer.
answer-not-here = Isso só funciona num canal de um servidor.
answer-table-elsewhere = Essa mesa não fica aqui. Aperte o botão onde o jogo acontece.
answer-only-you-see = Aqui o Discord mostra minhas respostas só para você: este servidor não deixa você usar aplicativos externos. Quem o administra pode permitir “Usar aplicativos externos” ou me convidar. Nada mudou.
answer-error = Algo deu errado do meu lado. Nada se perdeu; tente de novo, por favor.
answer-no-answer = O meu banco de dados não responde, então ainda não sei se deu certo. É só tentar de novo em um instante: nada conta duas vezes. Quando ele responder, você vê aqui como ficou.
answer-not-written = O meu banco de dados não está aceitando nada agora, então isso não foi salvo. Aperte de novo em um instante, sem medo.
work-too-long = Demorou demais, então parei. Tente de novo quando eu tiver menos o que fazer.
work-too-large = Foi demais para a minha memória, então parei.
work-busy = Estou desenhando e conferindo para muita gente agora. Tente de novo em um minuto.
work-one-at-a-time = Uma coisa de cada vez: ainda estou no seu pedido anterior. Tente de novo quando ele chegar.
work-lost = Deu errado duas vezes, então desisti. O jogo segue normal; tente mais tarde.
work-stopped = Estou reiniciando e não terminei isso. Peça de novo em um minuto.
work-switched-off = As imagens estão desligadas por aqui.
answer-old-command = Este comando mudou desde que o seu Discord o carregou. Recarregue o Discord (Ctrl+R, ou reinicie o app) e tente de novo.
answer-no-permission = Não posso escrever aqui. Me deixe ver este canal e enviar mensagens.
dms-closed = { $player }, as suas mensagens diretas estão fechadas para mim. Sem problema: “{ button-hand }” no tabuleiro mostra as suas cartas, só para você. { $link }
dms-held = { $player }: o Discord não me deixa abrir novas mensagens diretas por enquanto. Sem problema: “{ button-hand }” no tabuleiro mostra as suas cartas, só para você. { $link }
dms-refused = { $player }, não consigo mandar as suas cartas por mensagem direta agora. Sem problema: “{ button-hand }” no tabuleiro mostra tudo, só para você. { $link }
reminder = { $player }, a mesa está esperando você. { $link }
reminder-direct = 🔔 **Sua vez** na mesa de { $player }. { $link }
reminder-vote = { $player }, a mesa tem uma pergunta para você. { $link }
reminder-direct-vote = 🔔 **Uma pergunta para você** na mesa de { $player }. { $link }
hand-over = Valeu pelo jogo!
removed-from-lobby = 🚪 { $player } tirou você da mesa antes de dar as cartas. Nada se perdeu, e a próxima mesa espera por você. { $link }
channel-gone = O canal da sua partida de UNO sumiu, ou me tiraram do servidor. A partida acabou.
note-channel-forbidden = Não posso mais mostrar o tabuleiro em { $channel }. Quem gerencia o servidor pode me deixar ver esse canal e escrever lá de novo; enquanto isso, o jogo segue aqui.
note-channel-locked = O tópico { $channel } está trancado, então não posso mostrar o tabuleiro lá. Quem modera pode destrancar; enquanto isso, o jogo segue aqui.
note-channel-blocked = Um filtro (AutoMod) barra o meu tabuleiro em { $channel }. Quem gerencia o servidor pode abrir uma exceção para mim; enquanto isso, o jogo segue aqui.
note-channel-refused = O Discord não me deixa mostrar o tabuleiro em { $channel } agora. Vou continuar tentando; enquanto isso, o jogo segue aqui, e “{ button-hand }” abaixo do tabuleiro mostra as suas cartas.
note-press-board = Aperte qualquer coisa no tabuleiro, por favor: sem isso, logo não vou poder mais escrever lá. { $link }
note-hand-ends = Esta mão não se atualiza mais sozinha. Qualquer botão aqui traz a atual, e “{ button-hand }” no tabuleiro também.
note-hand-elsewhere = Agora você joga com a outra mão, então esta descansa. Para acordar esta, aperte qualquer botão aqui.
note-hand-opened-again = Você abriu a sua mão de novo, então esta está fechada.
note-backs-end = Esta página não se atualiza mais sozinha: “{ button-backs }” no tabuleiro mostra outra.
note-no-chart = Não sei mais como foi esta rodada.

## Who may not play

blocked-person = No momento você não pode jogar comigo: foi decisão de quem me administra.
blocked-here = No momento você não pode jogar comigo neste servidor: foi decisão de quem gerencia. Fale com essa pessoa!
blocked-server = No momento ninguém pode jogar comigo neste servidor: foi decisão de quem me administra.
blocked-reason = Motivo: { $reason }
blocked-end = { $end ->
    [never] Por tempo indeterminado.
   *[other] Até { $end }.
}
