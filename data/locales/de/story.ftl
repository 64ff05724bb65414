### Was geschah, je in einem Satz

told-first-draws = Zum Start gezogen – { $draws }. Geber: { $player }.
told-dealt = Runde { $number }: { $player } gibt.
told-started = Startkarte: { $card }.
told-drew-challenge = { $count ->
    [one] { $player } zieht wegen der Herausforderung eine Karte.
   *[other] { $player } zieht wegen der Herausforderung { $count } Karten.
}
told-drew-contra = { $count ->
    [one] { $player } zieht für den vergessenen Ruf eine Strafkarte.
   *[other] { $player } zieht für den vergessenen Ruf { $count } Strafkarten.
}
told-drew-unouno = { $count ->
    [one] { $player } zieht eine Karte, weil der Ruf fehlte.
   *[other] { $player } zieht { $count } Karten, weil der Ruf fehlte.
}
told-drew-gesture = { $count ->
    [one] { $player } zieht eine Karte: Geste verschlafen.
   *[other] { $player } zieht { $count } Karten: Geste verschlafen.
}
told-drew-wrong-card = { $count ->
    [one] { $player } zieht für die falsche Karte eine Strafkarte.
   *[other] { $player } zieht für die falsche Karte { $count } Strafkarten.
}
told-drew-advice = { $count ->
    [one] { $player } zieht eine Karte fürs Vorsagen.
   *[other] { $player } zieht { $count } Karten fürs Vorsagen.
}
told-drew-question = { $count ->
    [one] { $player } zieht eine Karte für die dumme Frage.
   *[other] { $player } zieht { $count } Karten für die dumme Frage.
}
told-drew-roulette = { $count ->
    [one] { $player } zieht im Roulette eine Karte.
   *[other] { $player } zieht im Roulette { $count } Karten!
}
told-discarded-all = { $player } wirft die ganze Farbe ab: { $cards }.
told-drew-sleep = { $count ->
    [one] { $player } zieht eine Karte fürs Pennen.
   *[other] { $player } zieht { $count } Karten fürs Pennen.
}
told-reshuffled = { $count ->
    [one] Der Ablagestapel wird zum neuen Ziehstapel: eine Karte.
   *[other] Der Ablagestapel wird zum neuen Ziehstapel: { $count } Karten.
}
told-skipped = { $count ->
    [one] { $player } setzt aus.
   *[other] { $player } setzen aus.
}
told-turned = Jetzt geht es { $direction } weiter.
told-flipped = Alles dreht sich auf die { $side } Seite: { $card } liegt oben.
told-hands-passed = Alle geben ihre Karten weiter ({ $direction }).
told-hands-swapped = { $player } tauscht die Karten mit { $other }.
told-complement-on = Ab jetzt gelten die Komplementärfarben.
told-complement-off = Die Farben gelten wieder wie immer.
told-player-forgot = { $player } hat „Uno Uno“ vergessen.
told-gesture-due = Geste! Schnell: { $player }.
told-wrong-card = { $player } probiert { $card } – das geht nicht.
told-punished-advice = { $player } hat vorgesagt.
told-punished-question = { $player } hat dumm gefragt.
told-punished-sleep = { $player } hat gepennt.
told-went-out = { $place ->
    [one] { $player } ist alle Karten los!
   *[other] { $player } ist alle Karten los: Platz { $place }.
}
told-knocked-out = { $player } hat { $count } Karten und fliegt raus!
told-player-eliminated = { $player } ist aus der Partie ausgeschieden.
told-time-up = ⏱️ Die Zeit ist um!
told-drew-false-contra = { $count ->
    [one] { $player } zieht eine Karte für den Fehlalarm.
   *[other] { $player } zieht { $count } Karten für den Fehlalarm.
}
told-came-back = { $player } ist wieder in der Runde.
told-left = { $player } verlässt den Tisch.
told-left-stand-in = { $player } geht, ein Computerspieler übernimmt.
told-removed = 🚪 { $player } wurde aus der Partie genommen, so hat es der Tisch entschieden.
told-player-joined = { $player } setzt sich dazu.
told-round-ended = Die Runde ist vorbei.
told-round-won = { $count ->
    [one] { $player } gewinnt die Runde
   *[other] { $player } gewinnen die Runde
}{ $points ->
    [0] {"."}
   *[other] {":"} { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
told-match-stopped = Die Partie wurde abgebrochen.
told-match-ended = Die Partie ist vorbei.
told-match-won = { $count ->
    [one] { $player } gewinnt die Partie! 🏆
   *[other] { $player } gewinnen die Partie gemeinsam! 🏆
}
told-nothing = Hier gibt es nichts zu erzählen: Es wird nicht ausgeteilt, und niemand tut etwas.
a-card = eine Karte
list-and = { $most } und { $last }
list-comma = {", "}
list-item = { $name }: { $what }
list-or = { $most } oder { $last }

### Rufe, wie man sie ruft

# Same: so wird überall gerufen
call-uno = UNO
# Same: so wird überall gerufen
call-kuno = Kuno
# Same: so wird überall gerufen
call-bruno = Bruno
# Same: so wird überall gerufen
call-uno-uno = Uno Uno
call-gesture = Geste

told-for-time-up = ⏰ Zeit um! { $told }
told-for-autopilot = 💤 { $told }
told-for-level-down = { $told } (eine Stufe tiefer)
