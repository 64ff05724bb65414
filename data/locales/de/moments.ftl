### Momente, groß erzählt: $variant wählt die Worte, damit kein Abend dem anderen gleicht

cards-counted = { $amount ->
    [1] 1 Karte
   *[other] { $amount } Karten
}
moment-challenge-won = { $variant ->
    [0] 🕵️ Erwischt! { $player } hat geblufft und zieht { $amount }.
    [1] 🕵️ { $other } hat es gerochen: { $player } hat geblufft. { $amount } Karten!
   *[2] 🕵️ Bluff! { $player } hatte etwas anderes und zahlt mit { $amount } Karten.
}
moment-challenge-won-you = { $variant ->
    [0] 🕵️ Erwischt! { $other } hat dich durchschaut: { $amount } Karten.
    [1] 🕵️ So viel zu deinem Pokerface: { $amount } Karten für dich.
   *[2] 🕵️ { $other } hat dir nicht geglaubt, zu Recht. Du ziehst { $amount }.
}
moment-challenge-won-by-you = { $variant ->
    [0] 🕵️ Du hattest recht! { $player } hat geblufft und zieht { $amount }.
    [1] 🕵️ Gute Nase! Der Bluff kostet { $player } { $amount } Karten.
   *[2] 🕵️ Auf frischer Tat: { $player } zieht { $amount }, dank dir.
}
moment-challenge-lost = { $variant ->
    [0] ⚖️ Kein Bluff! { $player } hat { $other } nicht geglaubt und zieht { $amount }.
    [1] ⚖️ { $other } war ehrlich. { $player } zahlt mit { $amount } Karten.
   *[2] ⚖️ Falsch geraten: { $amount } Karten für { $player }.
}
moment-challenge-lost-you = { $variant ->
    [0] ⚖️ { $other } war ehrlich. Macht { $amount } Karten für dich.
    [1] ⚖️ Falsch geraten! Du ziehst { $amount }.
   *[2] ⚖️ Leider kein Bluff: { $amount } Karten.
}
moment-challenge-lost-by-you = { $variant ->
    [0] ⚖️ { $player } hat dir nicht geglaubt und zieht { $amount }.
    [1] ⚖️ Ehrlich währt am längsten: { $player } zieht { $amount }.
   *[2] ⚖️ Nichts zu verbergen! { $amount } Karten für { $player }.
}
moment-caught = { $variant ->
    [0] 🚨 Contra Uno! { $other } erwischt { $player }: { cards-counted }.
    [1] 🚨 { $player } hat geschwiegen, { $other } nicht: { cards-counted }!
   *[2] 🚨 Vergessen! { $other } hat aufgepasst. Das kostet { $player } { cards-counted }.
}
moment-caught-you = { $variant ->
    [0] 🚨 Erwischt! Du hast nicht gerufen: { cards-counted }.
    [1] 🚨 { $other } hat hingehört, und du hast nichts gesagt: { cards-counted }.
   *[2] 🚨 So nah und so still. { $other } hat dich erwischt: { cards-counted }.
}
moment-caught-by-you = { $variant ->
    [0] 🚨 Hab dich, { $player }! { cards-counted }.
    [1] 🚨 Gute Ohren: { $player } zieht { $amount }.
   *[2] 🚨 Contra! Du hast { $player } erwischt: { cards-counted }.
}
moment-big-draw = { $variant ->
    [0] 🌊 { $amount } Karten für { $player }!
    [1] 🌊 { $player } braucht größere Hände: { $amount } auf einmal.
   *[2] 🌊 Alles landet bei { $player }: { $amount } Karten.
}
moment-big-draw-you = { $variant ->
    [0] 🌊 { $amount } Karten, alle für dich.
    [1] 🌊 Du hast { $amount } auf einmal genommen. Tief durchatmen.
   *[2] 🌊 Alles landet bei dir: { $amount } Karten.
}
moment-forgot = { $variant ->
    [0] 🤐 „Uno Uno“ fehlt! { $player } bleibt im Spiel: { cards-counted }.
    [1] 🤐 So knapp! { $player } hat „Uno Uno“ vergessen.
   *[2] 🤐 { $player } war so gut wie fertig: Zwei Wörter haben gefehlt.
}
moment-forgot-you = { $variant ->
    [0] 🤐 Du hast „Uno Uno“ vergessen: { cards-counted }.
    [1] 🤐 So knapp! „Uno Uno“ hat gefehlt.
   *[2] 🤐 Du warst so gut wie fertig: Zwei Wörter haben gefehlt.
}
moment-out = { $variant ->
    [0] 🏁 { $player } ist fertig, auf Platz { $amount }!
    [1] 🏁 Das war die letzte Karte: Platz { $amount } für { $player }.
   *[2] 🏁 { $player } hat alles weg: Platz { $amount }.
}
moment-out-you = { $variant ->
    [0] 🏁 Du bist fertig, auf Platz { $amount }!
    [1] 🏁 Das war deine letzte Karte: Platz { $amount }.
   *[2] 🏁 Alles weg! Platz { $amount } gehört dir.
}
moment-flip = { $variant ->
    [0] { $amount ->
        [0] ☀️ Zurück auf die helle Seite, sagt { $player }!
       *[1] 🌑 { $player } dreht alles auf die dunkle Seite!
    }
    [1] { $amount ->
        [0] ☀️ Licht an! { $player } dreht um.
       *[1] 🌑 Licht aus! { $player } dreht um.
    }
   *[2] { $amount ->
        [0] ☀️ { $player } lässt das Licht herein.
       *[1] 🌑 { $player }: Willkommen auf der dunklen Seite.
    }
}
moment-flip-you = { $variant ->
    [0] { $amount ->
        [0] ☀️ Du bringst das Licht zurück.
       *[1] 🌑 Du führst alle auf die dunkle Seite.
    }
    [1] { $amount ->
        [0] ☀️ Licht an!
       *[1] 🌑 Licht aus!
    }
   *[2] { $amount ->
        [0] ☀️ Du lässt das Licht herein.
       *[1] 🌑 Willkommen auf der dunklen Seite: Die Tür hast du geöffnet.
    }
}
moment-swapped = { $variant ->
    [0] 🔁 { $player } und { $other } tauschen die Karten!
    [1] 🔁 „Meine gegen deine!“ { $player } nimmt die Karten von { $other }.
   *[2] 🔁 { $player } gefallen die Karten von { $other } besser.
}
moment-swapped-you = { $variant ->
    [0] 🔁 Du hast jetzt die Karten von { $other }.
    [1] 🔁 Getauscht! { $other } hat deine alten Karten.
   *[2] 🔁 Ein guter Tausch? Du hast die Karten von { $other }.
}
moment-swapped-by-you = { $variant ->
    [0] 🔁 { $player } hat deine Karten genommen: Schau, was du jetzt hast!
    [1] 🔁 Getauscht! Du hast jetzt die Karten von { $player }.
   *[2] 🔁 { $player } gefielen deine Karten besser. Du hast jetzt die anderen.
}
moment-handed-on = { $variant ->
    [0] 🔄 Alle Karten wandern weiter!
    [1] 🔄 { $player } schickt alle Karten auf die Reise.
   *[2] 🔄 Alle geben ihre Karten weiter: Wer hat jetzt welche?
}
moment-handed-on-you = { $variant ->
    [0] 🔄 Du hast alle Karten auf die Reise geschickt!
    [1] 🔄 Alle Karten sind auf Reisen, dank dir.
   *[2] 🔄 Du hast jetzt die Karten von nebenan.
}
moment-jump-in = { $variant ->
    [0] ⚡ { $player } springt dazwischen: { $card }!
    [1] ⚡ Aus dem Nichts: { $player } mit { $card }!
   *[2] ⚡ { $player } war schneller: { $card }.
}
moment-jump-in-you = { $variant ->
    [0] ⚡ Du bist dazwischengesprungen!
    [1] ⚡ Aus dem Nichts: du!
   *[2] ⚡ Niemand war schneller.
}
moment-uno = { $variant ->
    [0] ☝️ UNO! { $player } hat noch eine Karte.
    [1] ☝️ { $player } ruft UNO.
   *[2] ☝️ „UNO!“ { $player } fehlt nur noch eine Karte.
}
moment-uno-you = { $variant ->
    [0] ☝️ UNO! Noch eine Karte.
    [1] ☝️ Du hast UNO gerufen.
   *[2] ☝️ „UNO!“ Eine noch.
}
moment-series = { $variant ->
    [0] 🎳 { $player } legt { $amount } Karten auf einmal, oben { $card }!
    [1] 🎳 { $amount } Karten in einem Zug, von { $player }.
   *[2] 🎳 { $player } räumt ab: { $amount } Karten!
}
moment-series-you = { $variant ->
    [0] 🎳 { $amount } Karten auf einmal!
    [1] 🎳 Du bist { $amount } Karten in einem Zug los.
   *[2] 🎳 Abgeräumt: { $amount } Karten.
}
moment-double = { $variant ->
    [0] 👯 Zweimal { $card }: { $player } doppelt!
    [1] 👯 { $player } hat noch eine: { $card }.
   *[2] 👯 Doppelt! { $card } von { $player }.
}
moment-double-you = { $variant ->
    [0] 👯 Du hast gedoppelt!
    [1] 👯 Und noch eine!
   *[2] 👯 Zweimal { $card }, von dir.
}

moment-knocked-out = { $variant ->
    [0] 💥 { $amount } Karten sind zu viele: { $player } fliegt raus!
    [1] 💥 { $player } geht mit { $amount } Karten unter.
   *[2] 💥 Das war zu viel: { $player } ist aus der Runde geflogen.
}
moment-knocked-out-you = { $variant ->
    [0] 💥 { $amount } Karten sind zu viele: Du fliegst raus.
    [1] 💥 Du bist mit { $amount } Karten untergegangen.
   *[2] 💥 Das war zu viel: Diese Runde geht ohne dich weiter.
}
moment-eliminated = { $variant ->
    [0] 🚪 { $player } ist raus aus der Partie!
    [1] 🚪 Die Partie geht ohne { $player } weiter.
   *[2] 🚪 Tschüss, { $player }!
}
moment-eliminated-you = { $variant ->
    [0] 🚪 Du bist raus aus der Partie. Zuschauen darfst du.
    [1] 🚪 Die Partie geht ohne dich weiter.
   *[2] 🚪 Das war's für dich, diesmal.
}
moment-false-contra = { $variant ->
    [0] 🙈 Fehlalarm! { $other } hat nichts vergessen, und { $player } zieht { $amount }.
    [1] 🙈 { $player } hat blinden Alarm geschlagen: { cards-counted }.
   *[2] 🙈 Übereifrig: { cards-counted } für { $player }.
}
moment-false-contra-you = { $variant ->
    [0] 🙈 Fehlalarm! { $other } hat nichts vergessen: { cards-counted } für dich.
    [1] 🙈 Blinder Alarm: { cards-counted }.
   *[2] 🙈 Übereifrig! Du ziehst { $amount }.
}
moment-false-contra-by-you = { $variant ->
    [0] 🙈 { $player } wollte dich erwischen und zieht { $amount }.
    [1] 🙈 Fehlalarm! Du hast nichts vergessen; { $player } zieht { $amount }.
   *[2] 🙈 { $player } war übereifrig: { cards-counted }, keine für dich.
}
moment-roulette = { $variant ->
    [0] 🎡 Das Rad dreht sich: { $amount ->
        [one] Eine Karte
       *[other] { $amount } Karten
    } für { $player }!
    [1] 🎡 Farb-Roulette! { $player } deckt { $amount ->
        [one] eine Karte
       *[other] { $amount } Karten
    } auf.
   *[2] 🎡 { $amount ->
        [one] Gleich die erste sitzt: eine Karte
       *[other] Und weiter, und weiter: { $amount } Karten
    } für { $player }.
}
moment-roulette-you = { $variant ->
    [0] 🎡 Das Rad dreht sich: { $amount ->
        [one] Eine Karte
       *[other] { $amount } Karten
    } für dich.
    [1] 🎡 Farb-Roulette! Du deckst { $amount ->
        [one] eine Karte
       *[other] { $amount } Karten
    } auf, und alle sehen zu.
   *[2] 🎡 { $amount ->
        [one] Gleich die erste sitzt: eine Karte
       *[other] Und weiter, und weiter: { $amount } Karten
    } für dich.
}
moment-returned = { $variant ->
    [0] ↩️ Zurück an den Absender! { cards-counted } gehen wieder an { $other }.
    [1] ↩️ { $player } sagt nein, danke: { $other } bekommt die { $amount } zurück.
   *[2] ↩️ Bumerang! { cards-counted }, und { $other } ist wieder dran.
}
moment-returned-you = { $variant ->
    [0] ↩️ Zurück an den Absender: Die { cards-counted } hat jetzt { $other } am Hals.
    [1] ↩️ Nein, danke! { $other } bekommt die { $amount } zurück.
   *[2] ↩️ Dein Bumerang fliegt: { cards-counted } für { $other }.
}
moment-returned-by-you = { $variant ->
    [0] ↩️ Zurück an den Absender: { $player } schickt dir { cards-counted } zurück!
    [1] ↩️ { $player } dreht es um: { cards-counted } für dich?
   *[2] ↩️ Bumerang! { $player } gibt dir die { $amount } zurück.
}
moment-stack = { $variant ->
    [0] 🏗️ { $amount } Karten schweben über { $other }!
    [1] 🏗️ { $player } legt nach: { $amount } Karten für { $other }?
   *[2] 🏗️ Der Stapel steht bei { $amount }, und { $other } ist dran.
}
moment-stack-you = { $variant ->
    [0] 🏗️ Du hast auf { $amount } erhöht: { $other } ist dran.
    [1] 🏗️ { $amount } Karten schweben über { $other }, dank dir.
   *[2] 🏗️ Jetzt sind es { $amount }. Und nun { $other }!
}
moment-stack-by-you = { $variant ->
    [0] 🏗️ { $amount } Karten schweben über dir!
    [1] 🏗️ { $player } hat auf { $amount } erhöht, und du bist dran.
   *[2] 🏗️ Der Stapel steht bei { $amount }. Deine Antwort?
}
moment-comeback = { $variant ->
    [0] 🧟 Nicht so schnell! { $player } war fertig und ist wieder da.
    [1] 🧟 { $player } muss noch einmal ran.
   *[2] 🧟 Doch noch nicht im Ziel: { $player } spielt weiter.
}
moment-comeback-you = { $variant ->
    [0] 🧟 Nicht so schnell! Du warst fertig und bist wieder dabei.
    [1] 🧟 Du hast wieder Karten: Es geht weiter.
   *[2] 🧟 Doch noch nicht im Ziel: Du spielst weiter.
}
moment-long-way-back = { $variant ->
    [0] 🧗 Was für eine Aufholjagd! { $player } hatte schon { $amount } Karten.
    [1] 🧗 Von { $amount } Karten bis hierher: { $player } gibt nicht auf.
   *[2] 🧗 { $amount } Karten? Das war einmal. { $player } ist wieder da!
}
moment-long-way-back-you = { $variant ->
    [0] 🧗 Was für eine Aufholjagd! Du hattest schon { $amount } Karten.
    [1] 🧗 Von { $amount } Karten bis hierher: Du gibst nicht auf.
   *[2] 🧗 { $amount } Karten? Das war einmal. Du bist wieder da!
}
