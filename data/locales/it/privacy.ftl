### /uno privacy: che cosa si conserva di qualcuno, e come dimenticarlo

privacy-title = ### Che cosa conservo di te
privacy-nothing = Niente.
privacy-kind-games = 🎴 { $count ->
        [one] Il tuo posto in una partita degli ultimi giorni, con quello che ci hai fatto
       *[other] { $count } voci su partite degli ultimi giorni: il tuo posto, e quello che ci hai fatto
    }
privacy-kind-messages = ✉️ { $count ->
        [one] Dove si trova un messaggio che ti mostra una partita
       *[other] Dove si trovano { $count } messaggi che ti mostrano partite
    }
privacy-kind-rounds = 🏁 { $count ->
        [one] Com'è finita per te una manche
       *[other] Come sono finite per te { $count } manche
    }
privacy-kind-statistics = 📊 { $count ->
        [one] Una riga di statistiche
       *[other] { $count } righe di statistiche: classifiche, e chi ha battuto chi
    }
privacy-kind-ratings = 📈 { $count ->
        [one] Un rating
       *[other] { $count } rating, uno per ogni gioco e ogni passo fin lì
    }
privacy-kind-achievements = 🏅 { $count ->
        [one] Una medaglia
       *[other] { $count } medaglie
    }
privacy-kind-settings = ⚙️ Quello che hai scelto con `/uno me`
privacy-kind-favourites = 📌 { $count ->
        [one] Un regolamento a cui hai dato un nome
       *[other] { $count } regolamenti a cui hai dato un nome
    }
privacy-kind-seasons = 🌱 { $count ->
        [one] Che hai cominciato la stagione di un server
       *[other] Che hai cominciato { $count } stagioni di server
    }
privacy-kind-blocks = ⛔ Che non puoi giocare: dove, fino a quando e perché
privacy-never = -# I messaggi non li leggo, e non ne conservo.
privacy-contact = -# Domande, o qualcosa non va? { $contact }
privacy-file = Qui c'è tutto. Degli altri c'è solo quello che tutti ai tuoi tavoli hanno visto.
privacy-sure =
    ### Vuoi cancellare tutto?
    Impostazioni, regole, medaglie e totali: tutto il tuo sparisce ovunque. Nei risultati che hai in comune con altri diventi «qualcuno». Non si può annullare.
privacy-block-stays = Una cosa resta: che non puoi giocare e fino a quando, con il tuo ID, ma senza il motivo.
privacy-done =
    ### Cancellato
    Niente di quello che resta porta a te. Se giochi ancora, riparti da zero.
privacy-done-blocked =
    ### Cancellato
    Una cosa sola porta ancora a te: che non puoi giocare, e fino a quando. Sparisce 30 giorni dopo.
privacy-playing = Prima deve finire la partita: { $places }. Esci con `/uno leave`, e chiedimelo di nuovo quando è finita.
privacy-in-group = [in un gruppo]({ $link })
privacy-in-chat = [in una chat a due]({ $link })
# Same: si dice così anche in italiano
button-privacy = Privacy
button-privacy-file = Come file
button-privacy-delete = Cancella tutto
button-privacy-sure = Sì, cancella
button-privacy-keep = Tieni tutto
button-privacy-back = Indietro
