### Noites: várias partidas de um grupo, com nome e placar

button-evening = Noite
button-evening-begin = Começar uma noite
button-evening-leave = Sair da noite
button-evening-end = Encerrar a noite
button-next-match = Próxima partida
evening-first-name = Noite 1
evening-form-title = Uma noite de UNO
evening-form-name = Nome da noite
evening-form-hours = Duração em horas (1 a 6)
evening-form-matches = … ou número de partidas
evening-form-open-end = Vazio: até quem comanda encerrar
evening-form-wrong = As horas vão de 1 a 6, e as partidas são um número. Sem nada, quem comanda encerra a noite.
evening-what = Numa noite eu conto quantas partidas cada um ganha. A próxima começa com um toque, com todo mundo que ficar; quem chegar tarde entra, e, se for gente demais, vocês se revezam.
evening-no-table = Não tem noite nenhuma aqui. Entre primeiro numa mesa e comece a noite com este comando.
evening-begun = A noite começou. Cada partida que vale entra no placar.
evening-joined = Você joga a partir da próxima partida.
evening-left = Por hoje você saiu. Se quiser voltar, é só apertar “{ button-join }”.
evening-ended = A noite está acabando. A partida em andamento vai até o fim.
evening-sits-out = Próxima partida: { $count ->
    [one] { $players } fica
   *[other] { $players } ficam
} de fora
evening-deals = A próxima partida começa { $when }: { $players }
evening-paused = A noite deu uma pausa. Quem quiser seguir aperta “{ button-next-match }”.
evening-blocked = Tem outra mesa aqui. A próxima partida começa assim que ela acabar.
evening-asked = { $players }: ainda por aí? É só apertar “{ button-next-match }”.
evening-too-few = Mais alguém precisa apertar “{ button-next-match }”.
evening-without-rule = Sem “{ $rule }” dá certo: { $player } muda isso com “{ button-new-rules }”.
evening-other-rules = { $player } muda isso com “{ button-new-rules }”.
evening-ends = Acaba { $when }; a partida em andamento vai até o fim.
evening-ends-with-match = Acaba com esta partida.
evening-matches-of = { $count } de { $most } partidas jogadas
evening-matches = { $count ->
    [0] Nenhuma partida jogada ainda
    [one] Uma partida jogada
   *[other] { $count } partidas jogadas
}
evening-standing = { $place } **{ $player }** – ganhou { $wins } de { $matches }
evening-with-computers = Partidas com robôs também contam.
evening-over = { $name } acabou
reason-no-evening = Esta noite já acabou, ou continua mais abaixo.
reason-evening-is-on = Já tem uma noite rolando aqui.
