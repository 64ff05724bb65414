### Serate: più partite dello stesso gruppo, con un nome e una classifica

button-evening = Serata
button-evening-begin = Comincia una serata
button-evening-leave = Per me basta
button-evening-end = Chiudi la serata
button-next-match = Prossima partita
evening-first-name = Serata 1
evening-form-title = Una serata di UNO
evening-form-name = Come si chiama
evening-form-hours = Finisce dopo quante ore (da 1 a 6)
evening-form-matches = … o dopo quante partite
evening-form-open-end = Vuoto: finché non la chiude l'host
evening-form-wrong = Le ore vanno da 1 a 6, le partite sono un numero. Se restano vuote, la serata la chiude l'host.
evening-what = In una serata si conta chi vince più partite. La prossima parte premendo un pulsante, con tutti quelli che restano; chi arriva tardi si aggiunge, e se siete in troppi, a turno si salta una partita.
evening-no-table = Qui non c'è nessuna serata. Prima siediti a un tavolo, poi cominciala con questo comando.
evening-begun = La serata è cominciata. Ogni partita che conta finisce nella sua classifica.
evening-joined = Dalla prossima partita ci sei.
evening-left = Per stasera hai finito. Premi «{ button-join }» e rientri.
evening-ended = La serata si chiude. La partita in corso si gioca ancora.
evening-sits-out = { $count ->
    [one] La prossima partita la salta: { $players }
   *[other] La prossima partita la saltano: { $players }
}
evening-deals = La prossima partita comincia { $when }: { $players }
evening-paused = La serata prende fiato. Chi gioca ancora preme «{ button-next-match }».
evening-blocked = Qui c'è un altro tavolo. La prossima partita comincia appena finisce quello.
evening-asked = { $players }: ci siete ancora? Allora premete «{ button-next-match }».
evening-too-few = «{ button-next-match }» lo deve premere anche qualcun altro.
evening-without-rule = Senza «{ $rule }» si può: { $player } può cambiarlo con «{ button-new-rules }».
evening-other-rules = { $player } può cambiarlo con «{ button-new-rules }».
evening-ends = Finisce { $when }; una partita in corso si gioca fino in fondo.
evening-ends-with-match = Finisce con questa partita.
evening-matches-of = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
} su { $most }
evening-matches = { $count ->
    [0] Ancora nessuna partita
    [one] Una partita giocata
   *[other] { $count } partite giocate
}
evening-standing = { $place } **{ $player }** – vittorie: { $wins } su { $matches }
evening-with-computers = Contano anche le partite con il computer.
evening-over = { $name }: è finita
reason-no-evening = Questa serata è finita, o continua più sotto.
reason-evening-is-on = Qui c'è già una serata.
