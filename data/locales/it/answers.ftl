### Risposte private: che cosa non è andato, e che cosa si può fare adesso

## Motivi del tavolo

reason-no-such-game = Questa partita non esiste più. { $member ->
    [yes] `/uno start` ne apre un'altra.
   *[no] Chi mi ha installato ne apre un'altra con `/uno start`.
}
reason-game-over = Questa partita è finita. { $member ->
    [yes] `/uno start` ne apre un'altra.
   *[no] Chi mi ha installato ne apre un'altra con `/uno start`.
}
reason-stale = Qualcuno ha fatto prima: ora le cose stanno così.
reason-eliminated = Per te questa partita è finita. Guardare puoi; alla prossima si rigioca.
reason-not-at-table = Non giochi a questo tavolo. Ti puoi sedere in lobby o tra una manche e l'altra, con «{ button-join }».
reason-not-missing = Ha appena giocato, quindi va avanti da sé.
reason-only-two = In due, il computer subentra solo di sua iniziativa, dopo due turni saltati.
answer-accused = Accusa lanciata! Se i sì degli altri bastano, costa carte. Si vota sul tabellone.
reason-not-asleep = Qui non dorme nessuno: per ora niente sveglia.
reason-time-left = Lascia pensare: puoi dare la sveglia a metà del tempo, o dopo 45 secondi se non c'è limite.
reason-woken-already = In questo turno la sveglia è già suonata. Una basta.
reason-no-vote = Su questo non si vota (più), o comunque non voti tu.
reason-judged-already = Su questo messaggio il tavolo ha già votato. Una volta basta.
reason-not-believed = In questa manche due tue accuse sono cadute. Nella prossima puoi riprovarci.
answer-too-fast = Un po' troppo in fretta. Riprova tra un momento.
reason-too-old = È di prima che si dessero le carte, quindi non vale.
reason-voted-down = Gli altri vogliono giocare. Puoi chiederlo di nuovo quando finisce questa manche, o questa pausa.
reason-vote-is-on = Il tavolo sta già votando su una cosa del genere. Prima si finisce quella.
reason-in-recess = Il tavolo è in pausa. «{ button-go-on }», sul tabellone e nelle mani, la chiude per tutti.
reason-removal-tried = Su questa persona il tavolo ha già risposto, in questa partita. Una volta basta.
reason-removals-failed = Tre volte gli altri hanno detto no. Per questa partita basta così.
reason-too-few-to-remove = Per mandare via qualcuno ne servono altri due. In due puoi uscire, o chiedere di chiudere la partita.
reason-was-removed = Per voto del tavolo sei fuori da questa partita. Alla prossima puoi tornare.
reason-thrown-out = Il computer finisce la manche al posto tuo, poi sei fuori dalla partita. Puoi tornare tra una manche e l'altra.
reason-blocked = Per ora qui non puoi giocare.
reason-not-in-mid-round = A metà manche non si manda via nessuno. Riprova quando è finita.
reason-not-mentioned = Questo è per qualcun altro. { $member ->
    [yes] Quando suona il tuo telefono lo decidi tu: `/uno me`.
   *[no] Quando suona il telefono lo decide chi mi ha installato: `/uno me`.
}
reason-not-host = Questo può farlo solo l'host.
only-host-starts = Questa partita può farla partire solo { $player }.
reason-nobody-there = A questo tavolo non c'è (più).
reason-not-manager = Può farlo solo l'host, o chi può gestire questo server o i messaggi qui.
reason-host-decides = Qui può farlo solo l'host. Se non succede niente per dieci minuti, può farlo chiunque sia al tavolo.
reason-many-lobbies = Per ora basta tavoli nuovi: dove sono solo ospite, sono tre all'ora a testa.
reason-many-tables-here = Dodici tavoli nuovi in un'ora bastano, dove sono solo ospite. Riprova tra un po'.
reason-no-new-games = Per ora niente partite nuove.
reason-channel-busy = In questo canale si sta già giocando. Siediti lì, o apri un tavolo in un altro canale.
reason-already-at-table = A questo tavolo ci sei già.
reason-table-full = Il tavolo è pieno, mi spiace!
answer-called = Chiamata fatta! Si può una volta per tavolo.
answer-nobody-to-call = Nessuno da chiamare: in questo canale non c'è stata nessuna partita di recente, o ci sono già tutti.
reason-called-already = A questo tavolo la chiamata è già partita. Una basta.
reason-seat-is-kept = L'ultimo posto è riservato a chi segue la partita. Premi «{ button-follow }», e dopo chiedo a te.
reason-seat-cannot-be-offered = Qui nessuno può prendere il tuo posto: le coppie non si dividono, e Duo è per due.
reason-too-many-followers = Questa partita la seguono già in tanti, più di così non riesco a scrivere.
reason-too-few-seats = Bisogna essere almeno in due. Aggiungi un computer, o aspetta qualcuno.
reason-no-computer-player = A questo tavolo non c'è nessun computer.
reason-no-rematch = Troppo tardi per la rivincita. { $member ->
    [yes] `/uno start` apparecchia un tavolo nuovo.
   *[no] Chi mi ha installato apparecchia un tavolo nuovo con `/uno start`.
}
reason-no-last-time = L'ultima partita qui non la ricordo più. Apparecchia come preferisci.
reason-other-server = Gioco solo su certi server, e questo non è tra quelli.
reason-no-guests = Gioco solo sui server che mi hanno invitato, non come ospite.
reason-not-alone = Qui non si gioca solo contro il computer. Serve un'altra persona.
reason-prohibited = Qui non è permesso: { $rules }. Scegli qualcos'altro.
rules-instead = Qui non è più permesso: { $rules }. { $same ->
        [yes] Tutto il resto rimane com'era.
       *[no] Al suo posto: { $mode }.
    }
reason-not-started = La partita non è ancora cominciata.
reason-already-started = La partita è già in corso. Ti puoi sedere a fine manche.
reason-mixed-alphabets = Lettere di alfabeti diversi si somigliano. Usane uno solo per parola.
reason-no-hints = A questo tavolo niente aiutini. L'host può permetterli nella lobby della prossima partita.
reason-not-to-act = Gli aiutini sono per chi è di turno. Chiedi quando tocca a te.
reason-no-choice = Facile: puoi fare una cosa sola.

## Intorno al gioco

note-wrong-card = { $why } Ti costa { -wrong-card-cards }.
note-again = Ci ho messo troppo. Premi di nuovo, per favore.
note-not-there = Quel pulsante è roba di ieri. Ora le cose stanno così.
note-quiet = Silenzio: questa partita non ti fa più suonare il telefono. { $member ->
    [yes] Per tutte le partite c'è `/uno me`.
   *[no] Per tutte le partite lo decide chi mi ha installato, con `/uno me`.
}
note-joined = Ci sei!
note-no-hand = In questa partita non hai carte: guarda, ed entra tra una manche e l'altra.
note-no-hand-yet = In questa partita non hai carte. Premi «{ button-join-next }» sul tabellone e giochi dalla prossima manche.
answer-lobby-open = Il tavolo è apparecchiato!
answer-done = Fatto!
answer-next-soon = Un attimo, gli altri guardano ancora il risultato. La prossima manche comincia tra poco.
answer-left = Sei fuori dalla partita. Alla prossima!
sure-leave = Vuoi davvero uscire?
sure-leave-alone = Vuoi davvero uscire? Oltre a te gioca solo il computer, quindi la partita finisce qui.
sure-leave-round = Vuoi davvero uscire a metà manche? La perdi, nelle vittorie e nel rating.
leaving-costs = Le tue carte ti costano { $points ->
    [one] { $points } punto di penalità
   *[other] { $points } punti di penalità
}.
leaving-reaches-target = Così arrivi al traguardo, e la partita finisce con questa manche.
leaving-ends-match = A quel punto la partita la vince { $player }.
leaving-wins-nothing = La partita finisce e non la vince nessuno: non c'è ancora una manche giocata fino in fondo.
leaving-back = Puoi tornare tra una manche e l'altra.
leaving-back-with = Puoi tornare tra una manche e l'altra, con almeno { $score ->
    [one] { $score } punto di penalità
   *[other] { $score } punti di penalità
}.
sure-stop = Vuoi davvero chiudere la partita per tutti? La manche in corso non conta, e non vince nessuno.
sure-asking = Il tavolo ha mezzo minuto per rispondere. Deve dire sì più della metà, e almeno due persone; il tuo conta già.
sure-asking-away = Chi a quel punto è ancora via conta come un sì.
answer-stopped = La partita è chiusa.
answer-asked = L'ho chiesto al tavolo. Si decide al massimo in mezzo minuto.
answer-asked-in-recess = L'ho chiesto al tavolo. Il tempo per rispondere parte quando finisce la pausa.
answer-recess = Pausa cominciata. «{ button-go-on }» la chiude per tutti.
remove-whom = Chi mandi via?
remove-nobody = Non c'è nessun altro da mandare via.
sure-remove = Vuoi davvero chiedere agli altri di mandare via { $player }? In questa partita non potrà più tornare, e si può chiedere una volta sola.
answer-voted = Risposta segnata.
answer-rematch = Il tavolo della rivincita è apparecchiato. Si comincia con chi ci sta.
answer-rematch-joined = Ci sei di nuovo!
answer-no-game = In questo canale non si gioca. `/uno start` apre un tavolo.
answer-no-topic = Su «{ $name }» non ho niente. Scegli qualcosa qui sotto.
answer-unknown-preset = Un regolamento «{ $name }» non lo conosco. Scegline uno dall'elenco, o fanne a meno.
answer-several-games = Sei a più tavoli. Usa «{ button-hand }» sul tabellone di quello che intendi.
answer-not-here = Funziona solo nel canale di un server.
answer-table-elsewhere = Questo tavolo non è qui. Premi il pulsante dove si gioca.
answer-only-you-see = Qui Discord mostra le mie risposte solo a te: questo server non ti lascia usare app esterne. Chi lo gestisce può permettere «Usa app esterne», o invitarmi. Non è cambiato niente.
answer-error = Qualcosa è andato storto, colpa mia. Non si è perso niente; riprova, per favore.
answer-no-answer = Il mio database non risponde, quindi non so ancora se è andata. Riprova tra un momento: niente conta due volte. Quando risponde, qui vedi come stanno le cose.
answer-not-written = Il mio database adesso non accetta niente, quindi non ho salvato. Premi di nuovo tra un momento: non fai danni.
work-too-long = Ci stavo mettendo troppo, quindi ho smesso. Riprova quando ho meno da fare.
work-too-large = Era troppo per la mia memoria, quindi ho smesso.
work-busy = Ho già tanto da disegnare e controllare. Riprova tra un minuto.
work-one-at-a-time = Una cosa alla volta: sto ancora lavorando a quella di prima. Riprova quando ce l'hai.
work-lost = È andata male due volte, quindi ci rinuncio. Il gioco va avanti lo stesso; riprova più tardi.
work-stopped = Mi stanno riavviando, quindi non ho finito. Chiedi di nuovo tra un minuto.
work-switched-off = Qui le immagini sono disattivate.
answer-old-command = Questo comando è cambiato da quando il tuo Discord l'ha caricato. Ricarica Discord (Ctrl+R, o riavvia l'app) e riprova.
answer-no-permission = Qui non posso scrivere. Lasciami vedere questo canale e inviare messaggi.
dms-closed = { $player }, i tuoi messaggi diretti per me sono chiusi. Poco male: «{ button-hand }» sul tabellone mostra le tue carte, solo a te. { $link }
dms-held = { $player }: per ora Discord non mi lascia aprire nuovi messaggi diretti. Poco male: «{ button-hand }» sul tabellone mostra le tue carte, solo a te. { $link }
dms-refused = { $player }, adesso non riesco a mandarti le carte in un messaggio diretto. Poco male: «{ button-hand }» sul tabellone le mostra, solo a te. { $link }
reminder = { $player }, il tavolo aspetta te. { $link }
reminder-direct = 🔔 **Tocca a te** al tavolo di { $player }. { $link }
reminder-vote = { $player }, il tavolo ti chiede una cosa. { $link }
reminder-direct-vote = 🔔 **Una domanda per te** al tavolo di { $player }. { $link }
hand-over = Grazie della partita!
removed-from-lobby = 🚪 { $player } ti ha fatto alzare dal tavolo prima di dare le carte. Non perdi niente, e al prossimo tavolo un posto c'è. { $link }
channel-gone = Il canale della tua partita a UNO non c'è più, o mi hanno tolto dal server. La partita è finita.
note-channel-forbidden = Non posso più mostrare il tabellone in { $channel }. Chi gestisce il server può lasciarmi vedere quel canale e scriverci di nuovo; intanto si continua qui.
note-channel-locked = Il thread { $channel } è bloccato, quindi non posso mostrarci il tabellone. Chi modera può sbloccarlo; intanto si continua qui.
note-channel-blocked = Un filtro (AutoMod) tiene il mio tabellone fuori da { $channel }. Chi gestisce il server può fare un'eccezione per me; intanto si continua qui.
note-channel-refused = Adesso Discord non mi lascia mostrare il tabellone in { $channel }. Continuo a provarci; intanto si gioca qui, e «{ button-hand }» sotto il tabellone mostra le tue carte.
note-press-board = Premete un pulsante sul tabellone, per favore: se no presto non posso più scrivere lì. { $link }
note-hand-ends = Questa mano non si aggiorna più da sola. Un pulsante qualsiasi qui porta la più recente, e anche «{ button-hand }» sul tabellone.
note-hand-elsewhere = Ora giochi dall'altra mano che hai aperto, quindi questa sta ferma. Un pulsante qualsiasi la risveglia.
note-hand-opened-again = Hai riaperto la tua mano, quindi questa è chiusa.
note-backs-end = Questo non si aggiorna più da solo: «{ button-backs }» sul tabellone lo mostra di nuovo.
note-no-chart = Com'è andata questa manche non lo so più.

## Who may not play

blocked-person = Per ora non puoi giocare con me: così ha deciso chi mi gestisce.
blocked-here = Per ora in questo server non puoi giocare con me: così ha deciso chi lo gestisce. Prova a chiedere!
blocked-server = Per ora in questo server nessuno può giocare con me: così ha deciso chi mi gestisce.
blocked-reason = Motivo: { $reason }
blocked-end = { $end ->
    [never] Fino a nuovo ordine.
   *[other] Fino a { $end }.
}
