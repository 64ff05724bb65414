### Noites: várias partidas de um grupo, com nome e placar

button-evening = Noite
button-evening-begin = Começar uma noite
button-evening-leave = Sair da noite
button-evening-end = Encerrar a noite
button-next-match = Próxima partida
evening-first-name = Noite 1
evening-form-title = Uma noite de UNO
evening-form-name = O nome dela
evening-form-hours = Duração em horas (1 a 6)
evening-form-matches = … ou número de partidas
evening-form-open-end = Vazio: até o anfitrião encerrar
evening-form-wrong = As horas vão de 1 a 6, e as partidas são um número. Sem nada, quem encerra a noite é o anfitrião.
evening-what = Uma noite conta quem ganha quantas partidas. A próxima partida vem com um toque, com todo mundo que fica; quem chega tarde entra, e se vocês forem demais, cada um fica de fora na sua vez.
evening-no-table = Não há noite nenhuma aqui. Sente-se primeiro a uma mesa e comece a noite com este comando.
evening-begun = A noite começou. Cada partida que vale entra no placar.
evening-joined = Você joga a partir da próxima partida.
evening-left = Por hoje você saiu. Um toque em “{ button-join }”, e você está de volta.
evening-ended = A noite está acabando. A partida em andamento vai até o fim.
evening-sits-out = Próxima partida: { $count ->
    [one] { $players } fica
   *[other] { $players } ficam
} de fora
evening-deals = A próxima partida começa { $when }: { $players }
evening-paused = A noite descansa. Quem segue jogando toca em “{ button-next-match }”.
evening-blocked = Há outra mesa aqui. A próxima partida começa assim que ela acabar.
evening-asked = { $players }: ainda por aí? Então, “{ button-next-match }”.
evening-too-few = Mais alguém precisa tocar em “{ button-next-match }”.
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
reason-evening-is-on = Já há uma noite aqui.
