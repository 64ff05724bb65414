### Momenti, raccontati in grande: $variant sceglie le parole, così le serate non si somigliano

cards-counted = { $amount ->
    [1] 1 carta
   *[other] { $amount } carte
}
moment-challenge-won = { $variant ->
    [0] 🕵️ Sgamato il bluff! { $player } ne pesca { $amount }.
    [1] 🕵️ { $other } ha fiuto: il +4 di { $player } era un bluff. { $amount } carte!
   *[2] 🕵️ Bluff! { $player } aveva altro da giocare, e paga { $amount } carte.
}
moment-challenge-won-you = { $variant ->
    [0] 🕵️ Bluff sgamato! { $other } ti legge in faccia: { $amount } carte.
    [1] 🕵️ E meno male che avevi la faccia di bronzo: { $amount } carte per te.
   *[2] 🕵️ { $other } non ti crede, e ha ragione. Ne peschi { $amount }.
}
moment-challenge-won-by-you = { $variant ->
    [0] 🕵️ Avevi ragione! { $player } bluffava e ne pesca { $amount }.
    [1] 🕵️ Che fiuto! Per { $player } il bluff costa { $amount } carte.
   *[2] 🕵️ Con le mani nel sacco: { $player } ne pesca { $amount }, grazie a te.
}
moment-challenge-lost = { $variant ->
    [0] ⚖️ Niente bluff! { $player } ha dubitato di { $other }, e ne pesca { $amount }.
    [1] ⚖️ { $other } giocava pulito. { $player } paga con { $amount } carte.
   *[2] ⚖️ Dubbio sbagliato: { $amount } carte per { $player }.
}
moment-challenge-lost-you = { $variant ->
    [0] ⚖️ { $other } giocava pulito. Fanno { $amount } carte per te.
    [1] ⚖️ Sbagliato! Ne peschi { $amount }.
   *[2] ⚖️ Purtroppo niente bluff: { $amount } carte.
}
moment-challenge-lost-by-you = { $variant ->
    [0] ⚖️ { $player } ha dubitato di te, e ne pesca { $amount }.
    [1] ⚖️ L'onestà paga: { $player } ne pesca { $amount }.
   *[2] ⚖️ Niente da nascondere! { $amount } carte per { $player }.
}
moment-caught = { $variant ->
    [0] 🚨 Contro UNO! { $other } becca { $player }: { $amount ->
        [one] una carta
       *[other] { $amount } carte
    }.
    [1] 🚨 { $player } tace, { $other } no: { $amount ->
        [one] una carta
       *[other] { $amount } carte
    }!
   *[2] 🚨 Dimenticanza! { $other } teneva d'occhio { $player }. Fanno { $amount ->
        [one] una carta
       *[other] { $amount } carte
    }.
}
moment-caught-you = { $variant ->
    [0] 🚨 Ti beccano! Non l'hai detto: { $amount ->
        [one] una carta
       *[other] { $amount } carte
    }.
    [1] 🚨 { $other } ascoltava, e tu non hai detto niente: { $amount ->
        [one] una carta
       *[other] { $amount } carte
    }.
   *[2] 🚨 A un passo, e in silenzio. { $other } ti becca: { $amount ->
        [one] una carta
       *[other] { $amount } carte
    }.
}
moment-caught-by-you = { $variant ->
    [0] 🚨 Ti becco, { $player }! { $amount ->
        [one] Una carta
       *[other] { $amount } carte
    }.
    [1] 🚨 Orecchio fino: { $player } ne pesca { $amount }.
   *[2] 🚨 Contro! Hai beccato { $player }: { $amount ->
        [one] una carta
       *[other] { $amount } carte
    }.
}
moment-big-draw = { $variant ->
    [0] 🌊 { $amount } carte per { $player }!
    [1] 🌊 A { $player } serve una mano più grande: { $amount } in un colpo.
   *[2] 🌊 Casca tutto addosso a { $player }: { $amount } carte.
}
moment-big-draw-you = { $variant ->
    [0] 🌊 { $amount } carte, tutte tue.
    [1] 🌊 Ne hai prese { $amount } in un colpo. Respira.
   *[2] 🌊 Ti è cascato tutto addosso: { $amount } carte.
}
moment-forgot = { $variant ->
    [0] 🤐 Mancava «Uno Uno»! { $player } resta in gioco: { $amount ->
        [one] una carta
       *[other] { $amount } carte
    }.
    [1] 🤐 Per un pelo! { $player } ha dimenticato «Uno Uno».
   *[2] 🤐 { $player } aveva praticamente chiuso, non fosse stato per due parole.
}
moment-forgot-you = { $variant ->
    [0] 🤐 Hai dimenticato «Uno Uno»: { $amount ->
        [one] una carta
       *[other] { $amount } carte
    }.
    [1] 🤐 Per un pelo! Mancava «Uno Uno».
   *[2] 🤐 Avevi praticamente chiuso, non fosse stato per due parole.
}
moment-out = { $variant ->
    [0] 🏁 Carte finite! { $amount }º posto per { $player }.
    [1] 🏁 Era l'ultima carta: { $amount }º posto per { $player }.
   *[2] 🏁 { $player } chiude: { $amount }º posto.
}
moment-out-you = { $variant ->
    [0] 🏁 Carte finite! { $amount }º posto, tutto tuo.
    [1] 🏁 Era la tua ultima carta: { $amount }º posto.
   *[2] 🏁 Chiuso! { $amount }º posto per te.
}
moment-flip = { $variant ->
    [0] { $amount ->
        [0] ☀️ Si torna al lato chiaro, dice { $player }!
       *[1] 🌑 { $player } porta tutto sul lato scuro!
    }
    [1] { $amount ->
        [0] ☀️ Luce! { $player } rovescia tutto.
       *[1] 🌑 Buio! { $player } rovescia tutto.
    }
   *[2] { $amount ->
        [0] ☀️ { $player } fa entrare la luce.
       *[1] 🌑 { $player }: benvenuti nel lato oscuro.
    }
}
moment-flip-you = { $variant ->
    [0] { $amount ->
        [0] ☀️ Riporti la luce.
       *[1] 🌑 Li porti tutti sul lato scuro.
    }
    [1] { $amount ->
        [0] ☀️ Luce!
       *[1] 🌑 Buio!
    }
   *[2] { $amount ->
        [0] ☀️ Hai fatto entrare la luce.
       *[1] 🌑 Benvenuti nel lato oscuro: la porta l'hai aperta tu.
    }
}
moment-swapped = { $variant ->
    [0] 🔁 { $player } e { $other } si scambiano la mano!
    [1] 🔁 «La mia per la tua!» { $player } prende la mano di { $other }.
   *[2] 🔁 { $player } preferisce le carte di { $other }.
}
moment-swapped-you = { $variant ->
    [0] 🔁 Ora hai la mano di { $other }.
    [1] 🔁 Scambio fatto! { $other } ha le tue vecchie carte.
   *[2] 🔁 Un buon affare? Hai le carte di { $other }.
}
moment-swapped-by-you = { $variant ->
    [0] 🔁 { $player } si prende la tua mano: guarda la nuova!
    [1] 🔁 Scambio fatto! Ora hai le carte di { $player }.
   *[2] 🔁 { $player } preferisce le tue carte. A te le sue.
}
moment-handed-on = { $variant ->
    [0] 🔄 Giro di mani: nessuno si tiene la sua!
    [1] 🔄 { $player } manda tutte le mani in viaggio.
   *[2] 🔄 Tutte le mani sono girate: di chi sono queste carte?
}
moment-handed-on-you = { $variant ->
    [0] 🔄 Hai fatto passare la mano a tutti!
    [1] 🔄 Le carte di tutti sono in viaggio, grazie a te.
   *[2] 🔄 Ora hai le carte di chi ti siede accanto.
}
moment-jump-in = { $variant ->
    [0] ⚡ Al volo! { $player } gioca { $card }!
    [1] ⚡ Dal nulla spunta { $player }: { $card }!
   *[2] ⚡ { $player } arriva prima: { $card }.
}
moment-jump-in-you = { $variant ->
    [0] ⚡ Giocata al volo!
    [1] ⚡ Spunti dal nulla!
   *[2] ⚡ Più veloce di così, nessuno.
}
moment-uno = { $variant ->
    [0] ☝️ UNO! A { $player } resta una carta.
    [1] ☝️ { $player } dice UNO.
   *[2] ☝️ «UNO!» Tra { $player } e la fine c'è una carta sola.
}
moment-uno-you = { $variant ->
    [0] ☝️ UNO! Ti resta una carta.
    [1] ☝️ Hai detto UNO.
   *[2] ☝️ «UNO!» Ancora una e hai chiuso.
}
moment-series = { $variant ->
    [0] 🎳 { $player } cala { $amount } carte insieme, in cima { $card }!
    [1] 🎳 { $amount } carte in un colpo, da { $player }.
   *[2] 🎳 { $player } fa strike: { $amount } carte!
}
moment-series-you = { $variant ->
    [0] 🎳 { $amount } carte insieme!
    [1] 🎳 Ti liberi di { $amount } carte in un colpo.
   *[2] 🎳 Strike: { $amount } carte.
}
moment-double = { $variant ->
    [0] 👯 { $card }, e ancora: { $player } raddoppia!
    [1] 👯 { $player } ne ha un'altra: { $card }.
   *[2] 👯 Doppietta! { $card } da { $player }.
}
moment-double-you = { $variant ->
    [0] 👯 Raddoppio!
    [1] 👯 E un'altra ancora!
   *[2] 👯 Ci vedo doppio: { $card }!
}

moment-knocked-out = { $variant ->
    [0] 💥 { $amount } carte sono troppe: { $player } va K.O.!
    [1] 💥 { $player } affonda con { $amount } carte.
   *[2] 💥 La goccia che fa traboccare il vaso: { $player } è fuori dalla manche.
}
moment-knocked-out-you = { $variant ->
    [0] 💥 { $amount } carte sono troppe: vai K.O.
    [1] 💥 Affondi con { $amount } carte.
   *[2] 💥 La goccia che fa traboccare il vaso: questa manche continua senza di te.
}
moment-eliminated = { $variant ->
    [0] 🚪 { $player } è fuori dalla partita!
    [1] 🚪 La partita continua senza { $player }.
   *[2] 🚪 Addio, { $player }!
}
moment-eliminated-you = { $variant ->
    [0] 🚪 Sei fuori dalla partita. Guardare puoi ancora.
    [1] 🚪 La partita continua senza di te.
   *[2] 🚪 Per stavolta è tutto.
}
moment-false-contra = { $variant ->
    [0] 🙈 Falso allarme! { $other } non ha dimenticato niente, e { $player } ne pesca { $amount }.
    [1] 🙈 { $player } grida al lupo: { $amount ->
        [one] una carta
       *[other] { $amount } carte
    }.
   *[2] 🙈 Troppa fretta: { $amount ->
        [one] una carta
       *[other] { $amount } carte
    } per { $player }.
}
moment-false-contra-you = { $variant ->
    [0] 🙈 Falso allarme! { $other } non ha dimenticato niente: { $amount ->
        [one] una carta
       *[other] { $amount } carte
    } per te.
    [1] 🙈 Hai gridato al lupo: { $amount ->
        [one] una carta
       *[other] { $amount } carte
    }.
   *[2] 🙈 Troppa fretta! Ne peschi { $amount }.
}
moment-false-contra-by-you = { $variant ->
    [0] 🙈 { $player } voleva beccarti, e ne pesca { $amount }.
    [1] 🙈 Falso allarme! Non hai dimenticato niente; { $player } ne pesca { $amount }.
   *[2] 🙈 Troppa fretta per { $player }: { $amount ->
        [one] una carta
       *[other] { $amount } carte
    }, nessuna per te.
}
moment-roulette = { $variant ->
    [0] 🎡 La ruota gira: { $amount ->
        [one] una carta
       *[other] { $amount } carte
    } per { $player }!
    [1] 🎡 Roulette dei colori! { $player } ne scopre { $amount ->
        [one] una sola
       *[other] { $amount }
    }.
   *[2] 🎡 { $amount ->
        [one] Esce subito: una carta
       *[other] Gira che ti gira: { $amount } carte
    } per { $player }.
}
moment-roulette-you = { $variant ->
    [0] 🎡 La ruota gira: { $amount ->
        [one] una carta
       *[other] { $amount } carte
    } per te.
    [1] 🎡 Roulette dei colori! Ne scopri { $amount ->
        [one] una sola
       *[other] { $amount }
    }, e tutti guardano.
   *[2] 🎡 { $amount ->
        [one] Esce subito: una carta
       *[other] Gira che ti gira: { $amount } carte
    } per te.
}
moment-returned = { $variant ->
    [0] ↩️ Al mittente! { $amount ->
        [one] Una carta
       *[other] { $amount } carte
    } di nuovo a { $other }.
    [1] ↩️ No, grazie, dice { $player }: { $amount ->
        [one] una carta
       *[other] { $amount } carte
    } di ritorno per { $other }.
   *[2] ↩️ Boomerang! { $amount ->
        [one] Una carta
       *[other] { $amount } carte
    }, e tocca di nuovo a { $other }.
}
moment-returned-you = { $variant ->
    [0] ↩️ Al mittente: { $amount ->
        [one] una carta
       *[other] { $amount } carte
    } per { $other }.
    [1] ↩️ No, grazie! { $amount ->
        [one] Una carta
       *[other] { $amount } carte
    } di ritorno per { $other }.
   *[2] ↩️ Il tuo boomerang vola: { $amount ->
        [one] una carta
       *[other] { $amount } carte
    } per { $other }.
}
moment-returned-by-you = { $variant ->
    [0] ↩️ Al mittente: { $player } ti rimanda { $amount ->
        [one] una carta
       *[other] { $amount } carte
    }!
    [1] ↩️ { $player } rigira la frittata: { $amount ->
        [one] una carta
       *[other] { $amount } carte
    } per te?
   *[2] ↩️ Boomerang! { $player } ti rende { $amount ->
        [one] una carta
       *[other] { $amount } carte
    }.
}
moment-stack = { $variant ->
    [0] 🏗️ { $amount } carte pendono su { $other }!
    [1] 🏗️ { $player } rilancia: { $amount } carte per { $other }?
   *[2] 🏗️ Siamo a { $amount }, e tocca a { $other }.
}
moment-stack-you = { $variant ->
    [0] 🏗️ Con te siamo a { $amount } carte: tocca a { $other }.
    [1] 🏗️ { $amount } carte pendono su { $other }, grazie a te.
   *[2] 🏗️ E adesso sono { $amount }. A te, { $other }!
}
moment-stack-by-you = { $variant ->
    [0] 🏗️ { $amount } carte pendono su di te!
    [1] 🏗️ { $player } sale a { $amount }, e tocca a te.
   *[2] 🏗️ Siamo a { $amount }. La tua risposta?
}
moment-comeback = { $variant ->
    [0] 🧟 Un momento! { $player } aveva chiuso, e rieccoci.
    [1] 🧟 { $player } deve rientrare.
   *[2] 🧟 Dietrofront sul traguardo: { $player } gioca ancora.
}
moment-comeback-you = { $variant ->
    [0] 🧟 Un momento! Avevi chiuso, e rieccoti.
    [1] 🧟 Hai di nuovo delle carte: si rientra.
   *[2] 🧟 Dietrofront sul traguardo: giochi ancora.
}
moment-long-way-back = { $variant ->
    [0] 🧗 Che rimonta! E dire che { $player } aveva in mano { $amount } carte.
    [1] 🧗 Da { $amount } carte fin qui: { $player } non molla mai.
   *[2] 🧗 { $amount } carte? Acqua passata. Ecco di nuovo { $player }!
}
moment-long-way-back-you = { $variant ->
    [0] 🧗 Che rimonta! E dire che avevi in mano { $amount } carte.
    [1] 🧗 Da { $amount } carte fin qui: tu non molli mai.
   *[2] 🧗 { $amount } carte? Acqua passata. Rieccoti!
}
