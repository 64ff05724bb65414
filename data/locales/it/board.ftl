### Il tabellone: che cosa c'è in tavola, che cosa si aspetta, e chi gioca

board-outdated = 🧭 Questo messaggio è vecchio: per un momento l'ho perso di vista. Il tabellone è di qua.
## Che cosa c'è in tavola

top-card = In cima: **{ $card }**
current-colour = Colore: **{ $colour }**
complement-on = Colori complementari: ora va bene **{ $colour }**.
nothing-lies = Si stanno scegliendo le carte.
on-side-0 = ⚪ Lato chiaro
on-side-1 = ⚫ Lato scuro
direction-down = ⬇️{"\u00A0"}in{"\u00A0"}senso{"\u00A0"}orario
direction-up = ⬆️{"\u00A0"}in{"\u00A0"}senso{"\u00A0"}antiorario
draw-pile = { $count ->
    [one] una carta nel mazzo
   *[other] { $count } carte nel mazzo
}
pile-back = Dorso della prossima carta: { $card }
seat = { $mark } **{ $player }** · { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
seat-few-cards = { $mark } **{ $player }: { $cards }**
few-cards = { $count ->
    [1] UNA CARTA
    [2] DUE CARTE
    [3] TRE CARTE
   *[other] { $count } CARTE
}
few-cards-of = { $player }: { $cards }
few-cards-line = 🔥 { $all }
heard-call = 🗣️ «{ $call }!»
seat-knocked-out = 💥 { $player } · K.O.
seat-out = { $mark } { $player } · { $place }º posto

## Che cosa aspetta il tavolo

turn-you = Tocca a te!
turn-other = Tocca a { $player }.
granted-you = Tocca a te: puoi giocare insieme tutte le tue carte di colore { $colour }.
granted-other = Tocca a { $player }, che può giocare tutte le carte di colore { $colour }.
you-drew-forced = Hai pescato { $card }, e la devi giocare.
you-drew = Hai pescato { $card }. La giochi o la tieni?
may-jump-in = Puoi giocare al volo: { $cards }!
may-double = Puoi raddoppiare: { $cards }.
wrong-card-costs = -# Puoi provare qualsiasi carta, anche fuori turno; se è sbagliata te ne costa { -wrong-card }.
has-drawn-forced = { $player } ha pescato: se va bene, si gioca.
has-drawn = { $player } ha pescato una carta: la gioca o la tiene?
pending-you = Devi pescare { $draw }.
way-out-take = Prendile.
way-out-take-or-challenge = Prendile, o dubita.
way-out-answer = Prendile, o giocaci sopra { $cards }.
way-out-answer-or-challenge = Prendile, dubita, o giocaci sopra { $cards }.
pending-other = { $player } deve pescare { $draw }.
draw-count = { $count ->
    [one] 1 carta
   *[other] { $count } carte
} ({ $kind })
draw-colour = { $count ->
    [0] finché non esce un { $colour }
    [one] finché non esce un { $colour }, più un'altra
   *[other] finché non esce un { $colour }, più altre { $count }
}
roulette-you = Roulette dei colori: quale colore? Peschi a carte scoperte finché non esce.
roulette-other = { $player } sceglie un colore e pesca a carte scoperte finché non esce.
naming-you = Che colore scegli?
naming-other = { $player } sceglie un colore.
gesture-you = { $gesture } Premi { $symbol } – chi arriva per ultimo pesca { -late-gesture-cards }.
gesture-other = { $gesture } Mancano ancora: { $player }
drafting = { $player } sta scegliendo le carte.
you-draft = Carta { $number } di { $count }: { $card }. La tieni, o la scarti e tieni la prossima?
round-is-over = La manche è finita.

## Tabellone

board-title = UNO { $mode } · manche { $number }
board-title-of = UNO { $mode } · manche { $number } di { $rounds }
backs-title = ### Gli altri lati, in ordine sparso
revealed = **{ $player }** aveva in mano: { $cards }
revealed-foul = Avevi ragione: { $player } bluffava.
revealed-honest = Stavolta { $player } giocava pulito.
more-title = Che cosa vuoi vedere?
proof-hash = Annunciato prima che si giocasse: `{ $commitment }`
proof-later = A manche finita qui trovi il seme: il suo SHA-256 è questo hash, quindi nessuno può aver cambiato le carte.
proof-seed =
    Il seme: `{ $seed }`
    Il suo SHA-256 è l'hash qui sopra; `contra-uno verify` ne ricava di nuovo le stesse carte.
proof-check = { $member ->
    [yes] `/uno verify` rimescola e ridà le carte della manche da questo seme, un passo alla volta.
   *[no] Chi mi ha installato può far ridare le carte della manche da questo seme, un passo alla volta, con `/uno verify`.
}

## Chi non c'è

time-is-up = ⏳ Il tempo scade { $when }.
match-ends = ⏱️ La partita finisce { $when }.
match-ends-soon = ⏱️ **Ultimo minuto!** La partita finisce { $when }: chi a quel punto ha meno carte vince la manche.
paused = ⏸️ **In pausa**: adesso non c'è nessuno. Chi torna preme «{ button-return }», e si riparte.
recess = ☕ **Pausa**: l'ha chiesta { $player } { $since }.
    -# «{ button-go-on }» la chiude per tutti; { $itself ->
        [yes] da sola finisce { $until }.
       *[no] da { $until } basta un pulsante qualsiasi qui.
    }
autopilot-you = 💤 Non c'eri, quindi il computer gioca per te, al livello { $level }, e quello che fa vale. Premi «{ button-return }» per tornare a giocare tu.
thrown-out = 🤖 Il computer finisce la manche al posto di { $player }.
thrown-out-you = 🤖 Il computer finisce la manche al posto tuo, poi sei fuori dalla partita.

## Che cosa vota il tavolo

vote-asks-stop = ⏹️ **{ $player } chiede: chiudiamo qui la partita?**
vote-asks-remove = 🚪 { $you ->
    [yes] **{ $player } chiede agli altri se devi uscire dalla partita.**
   *[no] **{ $player } chiede: { $other } deve uscire dalla partita?**
}
vote-asks-recess = ☕ **{ $player } chiede: facciamo una pausa?** Il tempo non corre per nessuno, finché qualcuno non preme «{ button-go-on }».
vote-asks-handover = 🤖 **{ $player } chiede: per ora gioca il computer per { $other }?** Gioca al livello { $level }, e quello che fa vale.
vote-asks-next-round = ⏭️ **{ $player } chiede: si passa alla prossima manche?**
vote-asks-question = ❓ **{ $player } chiede:** quella di { $other } era [una domanda scema]({ $link })?
vote-asks-advice = 💡 **{ $player } chiede:** { $other } [ha suggerito]({ $link })?
vote-ayes = Sì: { $player } ({ $count }, ne servono { $needed })
# Same: si dice così anche in italiano
vote-noes = No: { $player }
vote-concerned = { $answer ->
    [yes] { $player } dice sì, ma non vale
   *[no] { $player } dice no, ma non vale
}
vote-until = si chiude { $when }
vote-carried-stop = ⏹️ { $player } ha chiesto di chiudere la partita. A favore: { $ayes }.
vote-carried-remove = 🚪 { $you ->
    [yes] Sei fuori dalla partita: lo ha chiesto { $player }.
   *[no] { $other } è fuori dalla partita: lo ha chiesto { $player }.
} A favore: { $ayes } (ne servivano { $needed }).
vote-carried-handover = 🤖 Per ora il computer gioca per { $other }, al livello { $level }, e quello che fa vale. A favore: { $ayes }.
vote-failed-stop = ⏹️ La partita continua. { $player } voleva chiuderla: { $count } sì, ne servivano { $needed }.
vote-failed-remove = 🚪 { $you ->
    [yes] Tu resti. { $player } ti voleva fuori: { $count } sì, ne servivano { $needed }.
   *[no] { $other } resta. { $player } voleva il contrario: { $count } sì, ne servivano { $needed }.
}
vote-failed-recess = ☕ Niente pausa. { $player } la voleva: { $count } sì, ne servivano { $needed }.
vote-failed-question = ❓ La domanda era lecita. Per { $player } no: { $count } sì, ne servivano { $needed }. Nessuno pesca.
vote-failed-advice = 💡 Nessun suggerimento. Per { $player } sì: { $count } a favore, ne servivano { $needed }. Nessuno pesca.

## What the operator announces

notice-restart = 🔧 **Riavvio previsto: { $when }.** { $words }
notice-words = 📣 { $words }
notice-back = 🔧 Rieccomi.
