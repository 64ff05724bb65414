### Serate ogni settimana, e chi c'è

button-weekly = Ogni settimana
button-weekly-in = Ci sono
button-weekly-out = Oggi no
button-weekly-go-on = Continua a chiedere
button-weekly-stop = Smetti di chiedere
button-weekly-zone = Altro fuso orario
weekly-first-name = Serata UNO 1
weekly-title = Ogni settimana
weekly-set = **{ $name }**: { $day }, { $hour } ({ $zone })
weekly-set-next = La prossima volta: { $when }. In questo canale chiedo chi c'è: { $asks }
    -# All'ora giusta apro un tavolo per chi c'è, con il gioco e le regole della vostra ultima serata, e vi chiamo una volta. Quello che scegli qui sotto vale da subito.
weekly-choose-day = Giorno
weekly-choose-hour = Ora
weekly-choose-zone = Fuso orario
weekly-choose-ask = Quando chiedo
weekly-asks-before = { $hours ->
    [one] Un'ora prima
   *[other] { $hours } ore prima
}
weekly-zone-label = Continente e città, come Asia/Kathmandu
weekly-no-zone = Il fuso orario «{ $zone }» non lo conosco. Scrivilo come Europe/Rome.
weekly-stopped = 📅 Qui non chiedo più.
weekly-not-here = Posso chiedere ogni settimana solo nei canali dei server dove ci sono.
weekly-too-late = Per questa è tardi: qui non chiedo più.
weekly-when = **{ $when }** ({ $soon })
weekly-nobody-yet = Chi c'è? Per ora nessuno.
weekly-in = { $count ->
    [one] 👍 { $people } c'è
   *[other] 👍 { $people } ci sono
}
weekly-not-today = 👎 Oggi no: { $people }
weekly-how = -# All'ora giusta apro un tavolo per chi c'è, e vi chiamo una volta.
weekly-blocked = ⏳ In questo canale c'è un altro tavolo. Il vostro si apre appena finisce quello, entro un'ora.
weekly-opened = 🃏 È ora: il tavolo è aperto qui sotto!
weekly-absent-gone = { $count ->
    [one] -# { $people } non è più in questo server.
   *[other] -# { $people } non sono più in questo server.
}
weekly-absent-elsewhere = { $count ->
    [one] -# { $people } è a un altro tavolo.
   *[other] -# { $people } sono a un altro tavolo.
}
weekly-forgotten = { $count ->
    [one] -# Una persona che c'era ha cancellato i suoi dati.
   *[other] -# { $count } persone che c'erano hanno cancellato i loro dati.
}
weekly-result-evening = 🃏 Il tavolo era aperto, e voi c'eravate.
weekly-result-alone = È venuta una persona sola. Il tavolo è rimasto un tavolo come gli altri, e poteva sedersi chi voleva.
weekly-result-nobody = Stavolta non c'era nessuno.
weekly-result-busy = Per tutta l'ora in questo canale c'era un altro tavolo, quindi il vostro non si è aperto.
weekly-result-missed = A quell'ora non c'ero. Mi spiace!
weekly-next = -# La prossima volta: { $when }
weekly-doubts = Per tre settimane non eravate nemmeno in due. Continuo a chiedere?
    -# Decide chi gestisce il server. Se nessuno dice niente, smetto.
weekly-channel-gone = 📅 Il canale di «{ $name }» non c'è più, quindi lì non chiedo più. In un altro canale si ricomincia con «{ button-weekly }» in `/uno evening`.
lobby-call-evening = 📅 { $people }: è ora! Il tavolo è aperto, e il posto c'è. { $link }
