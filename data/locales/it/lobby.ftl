### La lobby

lobby-title = UNO { $mode } – { $player } vi invita
lobby-seats = { $count ->
    [one] **Al tavolo: una persona**
   *[other] **Al tavolo: { $count } persone**
}
lobby-closes = -# Se nessuno comincia, si sparecchia { $when }.
lobby-closed = Si è sparecchiato: nessuno ha cominciato. { $member ->
    [yes] `/uno start` apparecchia di nuovo.
   *[no] Chi mi ha installato apparecchia di nuovo con `/uno start`.
}
closed-by-operator = 🛑 Chi mi gestisce ha chiuso questo tavolo:
lobby-started = Le carte sono date: si gioca!
lobby-invited = Mancano ancora: { $players }. Il posto è riservato: premete «{ button-join }»!
lobby-full = -# Il tavolo è pieno.
lobby-more-title = Prima di dare le carte
lobby-computers = -# Computer:
lobby-call = { $people }: { $player } vi invita a UNO { $mode }! Premete «{ button-join }» al tavolo. { $link }
lobby-call-subscribers = 🔔 { $player } ha aperto un tavolo: UNO { $mode }! { $people } { $link }
recess-call = ▶️ La pausa è finita, si riprende: { $people } { $link }
subscription-begun = 🔔 **Quando qui si apre un tavolo, ti menziono lì sotto**: al massimo una volta al giorno, mai con un messaggio diretto. Se per 90 giorni non giochi qui, finisce da sé.
subscription-ended = 🔕 Non ti chiamo più ai tavoli di qui.
subscription-not-here = Posso farlo solo nei canali dei server dove ci sono.
subscription-hidden = Hai scelto di non farti vedere (`/uno me`), e una menzione mostrerebbe a tutti il tuo nome. Quindi no.
subscription-full = Qui chiamo già { $count } persone, e più di così in una volta no. Riprova più tardi.
