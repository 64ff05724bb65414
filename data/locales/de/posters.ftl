### Ergebnisse, die stehen bleiben

server-posters = **Welche Ergebnisse stehen bleiben**
posters-of-rounds = Von jeder Runde
posters-of-matches = Nur von der Partie

## Posters

poster-won = { $count ->
    [one] { $player } gewinnt!
   *[other] { $player } gewinnen!
}
awards-title = ### Auszeichnungen
award-big-draw = 🌊 { $player } nahm { $amount } Karten auf einmal.
award-big-draw-from = 🌊 { $player } nahm { $amount } Karten auf einmal, mit Gruß von { $other }.
award-bluff = 🎭 { $player } kam mit einem Bluff durch: { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    } für { $other }.
award-homeward = 🏠 { $player } hatte { $amount } Karten und hat trotzdem gewonnen.
award-catches = 🚨 { $player } erwischte andere { $amount }-mal.
award-caught = 🙈 { $player } wurde { $amount }-mal erwischt.
award-lie-detector = 🕵️ { $player } durchschaute { $amount ->
    [one] einen Bluff.
   *[other] { $amount } Bluffs.
}
award-straight = 🏎️ { $player } gewann in { $amount } Zügen, ohne eine Karte zu ziehen.
award-stacked = 🗼 { $player } saß am Ende noch auf { $amount } Karten.
award-in-round = (Runde { $number })
evening-title = ### Der Abend in { $count } Runden
evening-line = Runde { $number }: **{ $player }** +{ $gained }
evening-line-nobody = Runde { $number }: niemand
thanks = { $variant ->
    [0] 💛 Danke fürs Mitspielen – das war eine schöne Partie.
    [1] 💛 Danke euch allen. Die Karten sind schon gemischt.
   *[2] 💛 Gut gespielt, alle miteinander. Bis zum nächsten Mal!
}
match-stopped-leader = { $count ->
    [one] Hier endet die Partie – { $player } lag vorn.
   *[other] Hier endet die Partie – { $player } lagen gleichauf vorn.
}

## One's own ending, in the hand

ending-won = { $variant ->
    [0] 🎉 Du gewinnst die Runde!
    [1] 🎉 Das war deine letzte Karte: Die Runde gehört dir!
   *[2] 🎉 Als Erstes fertig! Diese Runde ist deine.
}
ending-won-with-cards = { $variant ->
    [0] 🎉 Du gewinnst die Runde!
    [1] 🎉 Die Runde gehört dir, auch mit Karten auf der Hand!
   *[2] 🎉 An dir kam niemand vorbei: Die Runde gehört dir!
}
ending-won-points = { $gained ->
    [one] { $gained } Punkt
   *[other] { $gained } Punkte
} für dich.
ending-won-no-points = Kein einziger Strafpunkt für dich.
ending-lost = { $cards ->
    [one] { $variant ->
        [0] So knapp: eine Karte übrig.
        [1] Eine Karte! Mehr hat nicht gefehlt.
       *[2] Eine Karte weniger, und es wäre deine Runde gewesen.
    }
   *[other] { $variant ->
        [0] Diesmal nicht: { $cards } Karten übrig.
        [1] { $cards } Karten zu viel, diesmal.
       *[2] Dann eben nächste Runde: Du hattest noch { $cards } Karten.
    }
}
ending-knocked-out = 💥 Rausgeflogen: zu viele Karten in dieser Runde.
ending-left = { $cards ->
    [0] 🚪 Du bist gegangen, bevor diese Runde zu Ende war.
    [one] 🚪 Du bist mit einer Karte auf der Hand aus dieser Runde gegangen.
   *[other] 🚪 Du bist mit { $cards } Karten auf der Hand aus dieser Runde gegangen.
}
ending-shared = Dein Gegenüber hat es geschafft: Die Runde gehört auch dir!
ending-winner = { $count ->
    [one] { $player } gewinnt die Runde.
   *[other] { $player } gewinnen die Runde.
}
hurdle-none = { $player } war nicht aufzuhalten.
hurdle-draw-you = Du hast getan, was du konntest: { $player } musste wegen dir { $cards } Karten ziehen.
hurdle-draw-other = { $other } ließ { $player } { $cards } Karten ziehen, und es hat nicht gereicht.
hurdle-draw-own = { $player } musste sogar { $cards } Karten auf einmal nehmen und hat trotzdem gewonnen.
hurdle-caught-you = Du hast { $player } sogar erwischt: { $cards } Karten, und es hat nicht gereicht.
hurdle-caught-other = { $other } hat { $player } erwischt, doch { $cards } Karten reichten nicht.
hurdle-forgot-own = { $player } hat sogar einen Ruf vergessen, { $cards } Karten gezogen und trotzdem gewonnen.
hurdle-longest = { $player } hatte zwischendurch { $cards } Karten.
ending-match-won = { $variant ->
    [0] 🏆 **Du gewinnst die Partie!**
    [1] 🏆 **Die Partie gehört dir!**
   *[2] 🏆 **Geschafft: Du gewinnst die Partie!**
}
ending-match-shared = 🏆 **Du teilst dir den Sieg!**
ending-match-lost = { $player } { $count ->
    [one] gewinnt
   *[other] gewinnen
} die Partie. Du: Platz { $place } mit { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}.
ending-match-tied = { $player } { $count ->
    [one] gewinnt
   *[other] gewinnen
} die Partie. Du teilst dir Platz { $place }, mit { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}.
ending-match-level = { $player } { $count ->
    [one] gewinnt
   *[other] gewinnen
} die Partie. Ihr anderen liegt gleichauf, mit je { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}.
ending-match-over = Die Partie ist vorbei. Du hattest { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}.

## Ending a match between rounds

sure-stop-between = Willst du die Partie wirklich für alle hier beenden? Die Punkte bleiben stehen, und wer vorn liegt, steht auf dem Plakat.
