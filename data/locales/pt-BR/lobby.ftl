### O lobby

lobby-title = UNO { $mode } – { $player } convida
lobby-seats = { $count ->
    [1] **Na mesa: uma pessoa**
   *[other] **Na mesa: { $count } pessoas**
}
lobby-closes = -# Ninguém com pressa? A mesa fecha { $when }.
lobby-closed = A mesa fechou: ninguém começou a partida. { $member ->
    [yes] `/uno start` abre outra.
   *[no] Quem me instalou pode abrir outra com `/uno start`.
}
closed-by-operator = 🛑 Quem me administra fechou esta mesa:
lobby-started = Cartas distribuídas: valendo!
lobby-invited = Falta voltar: { $players }. O lugar está guardado: é só apertar “{ button-join }”!
lobby-full = -# A mesa está cheia.
lobby-more-title = Antes de dar as cartas
lobby-computers = -# Robôs:
lobby-call = { $people }: { $player } está chamando para jogar UNO { $mode }! Apertem “{ button-join }” na mesa. { $link }
lobby-call-subscribers = 🔔 { $player } abriu uma mesa: UNO { $mode }! { $people } { $link }
recess-call = ▶️ Acabou o intervalo, bora! { $people } { $link }
subscription-begun = 🔔 **Quando uma mesa abrir aqui, eu menciono você embaixo dela**: no máximo uma vez por dia, nunca por mensagem direta. Se você não jogar aqui por 90 dias, isso acaba sozinho.
subscription-ended = 🔕 Não chamo mais você para as mesas daqui.
subscription-not-here = Só consigo fazer isso em canais de servidores que me convidaram.
subscription-hidden = Não dá: você está fora de vista (`/uno me`), e uma menção mostraria o seu nome a todo mundo.
subscription-full = Já aviso { $count } pessoas aqui, e esse é o meu limite. Tente mais tarde.
