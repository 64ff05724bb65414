### Il riepilogo: $variant sceglie le parole, così le serate non si somigliano

command-uno-recap = Com'è andata: chi ha vinto, bluff, fortuna, il momento della serata
    .name = riepilogo
command-param-stretch = Di che cosa?
    .name = di
stretch-evening = L'ultima serata
stretch-week = Gli ultimi sette giorni
stretch-month = Gli ultimi trenta giorni
button-recap = Riepilogo
button-post = Pubblica qui
recap-nothing = Non c'è ancora niente da raccontare: nessuna manche è arrivata alla fine.
recap-alt = Il riepilogo come immagine; quello che mostra è scritto qui sopra
recap-title-evening = ## 🎙️ Che serata
recap-title-week = ## 🎙️ Che settimana
recap-title-month = ## 🎙️ Che mese
recap-title-match = ## 🎙️ Che partita
recap-drawn-evening = Che serata
recap-drawn-week = Che settimana
recap-drawn-month = Che mese
recap-drawn-match = Che partita
recap-count = { $rounds ->
    [one] 1 manche
   *[other] { $rounds } manche
}, { $people ->
    [one] 1 persona
   *[other] { $people } persone
}
recap-count-cut = Ultime { $rounds } manche
recap-played-out = -# Quanto fossero buone le carte, per ora si sa solo per { $known } manche su { $rounds }.
recap-cut = -# Qui si parla delle ultime { $rounds } manche; prima ce n'erano altre.
recap-tied = 🤝 { $rounds ->
    [one] Una manche
   *[other] { $rounds } manche
}, e parità di vittorie, qualunque cosa dicano i punti: in { $count } ne avete vinte { $wins ->
    [0] zero
    [one] una a testa
   *[other] { $wins } a testa
}. Qualcuno deve chiedere la rivincita.
recap-winner = { $variant ->
    [0] 🏆 Vince { $player }: { $wins } su { $rounds }. Il resto del tavolo può sparecchiare.
    [1] 🏆 { $rounds ->
        [one] Una manche, e l'ha vinta { $player }
       *[other] { $rounds } manche, e { $player } ne ha { $wins ->
            [one] vinta una
           *[other] vinte { $wins }
        }
    }. Ce lo ricorderà a vita.
   *[2] 🏆 Chiedete a { $player } com'è andata. E poi di nuovo tra una settimana: { $wins ->
        [one] una vinta
       *[other] { $wins } vinte
    } su { $rounds }.
}
recap-moment-big-draw = { $variant ->
    [0] 🎬 Il momento: { $player } prende **{ $amount } carte in un colpo**.{ $by ->
        [yes] {" "}Con i migliori saluti di { $other }.
       *[no] {""}
    }
    [1] 🎬 E poi { $player } ha contato fino a { $amount }, carta per carta.{ $by ->
        [yes] {" "}{ $other } contava insieme.
       *[no] {""}
    }
   *[2] 🎬 { $amount } carte in un colpo: a { $player } sono servite tutte e due le mani.{ $by ->
        [yes] {" "}A { $other } una sola, per salutare.
       *[no] {""}
    }
}
recap-moment-homeward = { $variant ->
    [0] 🎬 Il momento: { $player } stava lì con { $amount } carte, e ha vinto.
    [1] 🎬 { $amount } carte in mano, e { $player } ha chiuso prima di tutti. Vallo a spiegare.
   *[2] 🎬 Con { $amount } carte, nessuno puntava più su { $player }. Si sbagliavano tutti.
}
recap-moment-straight = { $variant ->
    [0] 🎬 Il momento: { $player } vince in { $amount } turni senza pescare nemmeno una carta.
    [1] 🎬 { $player } non ha mai toccato il mazzo: { $amount } turni, chiuso, grazie.
   *[2] 🎬 { $amount } turni, zero pescate, arrivederci: con { $player } sembrava facile.
}
recap-moment-stacked = { $variant ->
    [0] 🎬 Il momento: { $player } finisce una manche con { $amount } carte. Più che una mano, un ventaglio.
    [1] 🎬 { $player } torna a casa con { $amount } carte. Qualcuno dovrà pur tenerle.
   *[2] 🎬 A { $amount } carte, { $player } ha smesso di ordinarle.
}
recap-catcher = { $variant ->
    [0] 🚨 A { $player } non sfugge niente: { $amount } beccate.
    [1] 🚨 { $player } ha gridato *Contro UNO!* { $amount } volte, e ogni volta aveva ragione.
   *[2] 🚨 { $amount } volte qualcuno non l'ha detto, e a { $player } non è sfuggito.
}
recap-bluff = { $variant ->
    [0] 🎭 Il bluff più sfacciato è di { $player }: è costato a { $other } { $amount ->
            [one] 1 carta
           *[other] { $amount } carte
        }, e nessuno ha fiatato.
    [1] 🎭 { $player } aveva altro da giocare. { $other } ci ha creduto, e ne ha pescate { $amount }.
   *[2] 🎭 { $amount ->
            [one] 1 carta
           *[other] { $amount } carte
        } per { $other }, per una bugia: { $player } non ha battuto ciglio.
}
recap-nemesis = { $variant ->
    [0] 😈 { $other } dovrebbe cambiare posto: { $player } stava davanti { $amount } volte su { $rounds }.
    [1] 😈 Tra { $player } e { $other } la faccenda è chiusa: { $amount } su { $rounds }.
   *[2] 😈 { $player } ha un debole per { $other }: davanti in { $amount } su { $rounds }.
}
recap-luckiest = { $variant ->
    [0] 🍀 Le carte migliori erano di { $player }: buone per { $worth } vittorie, { $wins ->
        [one] ne è venuta una
       *[other] ne sono venute { $wins }
    }.
    [1] 🍀 { $player } dovrebbe ringraziare chi dava le carte: buone per { $worth } vittorie, e ne ha { $wins ->
        [one] fatta una
       *[other] fatte { $wins }
    }.
   *[2] 🍀 Lassù qualcuno ama { $player }: carte per { $worth } vittorie, { $wins ->
        [one] vinta una
       *[other] vinte { $wins }
    }.
}
recap-unluckiest = { $variant ->
    [0] 🌧️ E le peggiori di { $player }: buone per { $worth } vittorie, { $wins ->
        [0] non ne è venuta nessuna
        [one] ne è venuta una
       *[other] ne sono venute { $wins }
    }. Rispetto, o condoglianze.
    [1] 🌧️ A { $player } solo scartine: buone per { $worth } vittorie, e { $wins ->
        [0] non ne ha fatta nessuna
        [one] ne ha fatta una
       *[other] ne ha fatte { $wins }
    }.
   *[2] 🌧️ Siate gentili con { $player }: carte per { $worth } vittorie, e ne ha { $wins ->
        [0] messe insieme zero
        [one] messa insieme una
       *[other] messe insieme { $wins }
    }.
}
recap-title-of-moment = Il momento
recap-title-of-catcher = Più beccate
recap-title-of-bluff = Il bluff più sfacciato
recap-title-of-nemesis = La bestia nera
recap-title-of-luckiest = Le carte migliori
recap-title-of-unluckiest = Le carte peggiori
recap-did-big-draw = { $amount } carte in un colpo
recap-did-homeward = vittoria da { $amount } carte
recap-did-straight = { $amount } turni, zero pescate
recap-did-stacked = { $amount } carte rimaste
recap-note-caught = { $amount } beccate
recap-note-cards = { $amount ->
        [one] 1 carta
       *[other] { $amount } carte
    } per una bugia
recap-note-over = su { $player }
recap-note-luck = buone per { $worth }, { $wins ->
        [one] vinta 1
       *[other] vinte { $wins }
    }
