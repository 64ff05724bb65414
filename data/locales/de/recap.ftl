### Der Rückblick: $variant wählt die Worte, damit nicht jeder Abend gleich klingt

command-uno-recap = Wie es war: wer gewonnen hat, Bluffs, Glück, der Moment des Abends
    .name = rückblick
command-param-stretch = Worauf?
    .name = worauf
stretch-evening = Der letzte Abend
stretch-week = Die letzten sieben Tage
stretch-month = Die letzten dreißig Tage
button-recap = Rückblick
button-post = Hier zeigen
recap-nothing = Es gibt noch nichts zu erzählen: Keine Runde wurde zu Ende gespielt.
recap-alt = Der Rückblick als Bild; was darauf ist, steht darüber in Worten
recap-title-evening = ## 🎙️ Was für ein Abend
recap-title-week = ## 🎙️ Was für eine Woche
recap-title-month = ## 🎙️ Was für ein Monat
recap-title-match = ## 🎙️ Was für eine Partie
recap-drawn-evening = Was für ein Abend
recap-drawn-week = Was für eine Woche
recap-drawn-month = Was für ein Monat
recap-drawn-match = Was für eine Partie
recap-count = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}, { $people ->
    [one] 1 Mensch
   *[other] { $people } Leute
}
recap-count-cut = Letzte { $rounds } Runden
recap-played-out = -# Wie gut die Karten waren, steht erst bei { $known } von { $rounds } Runden fest.
recap-cut = -# Erzählt wird von den letzten { $rounds } Runden; davor waren noch mehr.
recap-tied = 🤝 { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
} und Gleichstand bei den Siegen, egal, was die Punkte sagen: { $count } von euch haben { $wins ->
    [0] gar keine
    [one] je eine
   *[other] je { $wins }
} gewonnen. Das schreit nach einer Revanche.
recap-winner = { $variant ->
    [0] 🏆 { $player } holt es sich: { $wins } von { $rounds }. Der Rest darf abräumen.
    [1] 🏆 { $rounds ->
        [one] Eine Runde, und die geht an { $player }
       *[other] { $rounds } Runden, { $wins } davon gewinnt { $player }
    }. Das dürfen wir uns jetzt wochenlang anhören.
   *[2] 🏆 Fragt { $player }, wie es war. Und nächste Woche gleich noch mal: { $wins } von { $rounds } gewonnen.
}
recap-moment-big-draw = { $variant ->
    [0] 🎬 Der Moment: { $player } nimmt **{ $amount } Karten auf einmal**.{ $by ->
        [yes] {" "}Mit besten Grüßen von { $other }.
       *[no] {""}
    }
    [1] 🎬 Und dann zählte { $player } bis { $amount }, Karte für Karte.{ $by ->
        [yes] {" "}{ $other } hat mitgezählt.
       *[no] {""}
    }
   *[2] 🎬 { $amount } Karten in einem Zug: { $player } brauchte beide Hände.{ $by ->
        [yes] {" "}{ $other } nur eine, zum Winken.
       *[no] {""}
    }
}
recap-moment-homeward = { $variant ->
    [0] 🎬 Der Moment: { $player } saß da mit { $amount } Karten und hat gewonnen.
    [1] 🎬 { $amount } Karten auf der Hand, und { $player } war trotzdem zuerst fertig. Erklär das mal jemandem.
   *[2] 🎬 Bei { $amount } Karten hatten alle { $player } abgeschrieben. Alle lagen falsch.
}
recap-moment-straight = { $variant ->
    [0] 🎬 Der Moment: { $player } gewinnt in { $amount } Zügen und zieht keine einzige Karte.
    [1] 🎬 { $player } hat den Stapel nicht angefasst: { $amount } Züge, fertig, danke.
   *[2] 🎬 { $amount } Züge, nichts gezogen, tschüss: Bei { $player } sah es leicht aus.
}
recap-moment-stacked = { $variant ->
    [0] 🎬 Der Moment: { $player } beendet eine Runde mit { $amount } Karten. Das war kein Blatt, das war ein Fächer.
    [1] 🎬 { $player } ging mit { $amount } Karten nach Hause. Irgendwer muss sie ja behalten.
   *[2] 🎬 Ab { $amount } Karten hat { $player } nicht mehr sortiert.
}
recap-catcher = { $variant ->
    [0] 🚨 An { $player } kommt niemand vorbei: { $amount }-mal erwischt.
    [1] 🚨 { $player } hat { $amount }-mal *Contra Uno!* gerufen und jedes Mal recht gehabt.
   *[2] 🚨 { $amount }-mal hat jemand den Ruf vergessen, und { $player } hat es jedes Mal gemerkt.
}
recap-bluff = { $variant ->
    [0] 🎭 Der frechste Bluff kommt von { $player }: { $amount ->
            [one] 1 Karte
           *[other] { $amount } Karten
        } für { $other }, und niemand hat gefragt.
    [1] 🎭 { $player } hatte die ganze Zeit etwas anderes. { $other } hat es geglaubt und { $amount } gezogen.
   *[2] 🎭 { $amount ->
            [one] 1 Karte
           *[other] { $amount } Karten
        } für { $other }, für eine Lüge: { $player } hat nicht mal geblinzelt.
}
recap-nemesis = { $variant ->
    [0] 😈 { $other } sollte sich wegsetzen: { $player } lag { $amount } von { $rounds } Mal vorn.
    [1] 😈 Zwischen { $player } und { $other } ist alles klar: { $amount } von { $rounds }.
   *[2] 😈 { $player } hat jemanden besonders gern, und zwar { $other }: { $amount } von { $rounds } Mal vorn.
}
recap-luckiest = { $variant ->
    [0] 🍀 Die besten Karten hatte { $player }: gut für { $worth } Siege, { $wins } sind es geworden.
    [1] 🍀 { $player } darf sich beim Mischen bedanken: Karten für { $worth } Siege, { $wins } kamen heraus.
   *[2] 🍀 Da oben mag jemand { $player }: Karten für { $worth } Siege, { $wins } gewonnen.
}
recap-unluckiest = { $variant ->
    [0] 🌧️ Und die schlechtesten { $player }: gut für { $worth }, { $wins } daraus gemacht. Respekt oder Beileid.
    [1] 🌧️ { $player } hat nur Mist bekommen: gut für { $worth } Siege, und { $wins } wurden es.
   *[2] 🌧️ Seid nett zu { $player }: Karten für { $worth } Siege, { $wins } daraus gemacht.
}
recap-title-of-moment = Der Moment
recap-title-of-catcher = Am meisten erwischt
recap-title-of-bluff = Der frechste Bluff
recap-title-of-nemesis = Der Angstgegner
recap-title-of-luckiest = Die besten Karten
recap-title-of-unluckiest = Die schlechtesten Karten
recap-did-big-draw = { $amount } Karten auf einmal
recap-did-homeward = mit { $amount } Karten gewonnen
recap-did-straight = { $amount } Züge, nichts gezogen
recap-did-stacked = { $amount } Karten übrig
recap-note-caught = { $amount }-mal erwischt
recap-note-cards = { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    } erschwindelt
recap-note-over = von { $player }
recap-note-luck = { $worth } wert, { $wins } gewonnen
