### Das Spielbrett: was offen liegt, worauf der Tisch wartet, wer spielt

board-outdated = 🧭 Diese Nachricht ist veraltet: Ich hatte sie kurz aus den Augen verloren. Hier geht es zum Spielbrett.
## Was offen liegt

top-card = Oben liegt: **{ $card }**
current-colour = Farbe: **{ $colour }**
complement-on = Komplementärfarben: Jetzt passt **{ $colour }**.
nothing-lies = Die Karten werden gerade ausgesucht.
on-side-0 = ⚪ Helle Seite
on-side-1 = ⚫ Dunkle Seite
direction-down = ⬇️{"\u00A0"}im{"\u00A0"}Uhrzeigersinn
direction-up = ⬆️{"\u00A0"}gegen{"\u00A0"}den{"\u00A0"}Uhrzeigersinn
draw-pile = { $count ->
    [one] noch eine Karte im Stapel
   *[other] noch { $count } im Stapel
}
pile-back = Rückseite der nächsten Karte: { $card }
seat = { $mark } **{ $player }** · { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
seat-few-cards = { $mark } **{ $player }: { $cards }**
few-cards = { $count ->
    [1] EINE KARTE
    [2] ZWEI KARTEN
    [3] DREI KARTEN
   *[other] { $count } KARTEN
}
few-cards-of = { $player }: { $cards }
few-cards-line = 🔥 { $all }
heard-call = 🗣️ „{ $call }!“
seat-knocked-out = 💥 { $player } · rausgeflogen
seat-out = { $mark } { $player } · Platz { $place }

## Worauf der Tisch wartet

turn-you = Du bist dran!
turn-other = { $player } ist dran.
granted-you = Du bist dran und darfst alle deine Karten in { $colour } auf einmal legen.
granted-other = { $player } ist dran und darf alle Karten in { $colour } legen.
you-drew-forced = Du hast { $card } gezogen und musst die Karte legen.
you-drew = Du hast { $card } gezogen. Legen oder behalten?
may-jump-in = Du darfst dazwischenspringen: { $cards }!
may-double = Du darfst doppeln: { $cards }.
wrong-card-costs = -# Du darfst jede Karte probieren, auch außer der Reihe; eine falsche kostet dich { -wrong-card }.
has-drawn-forced = { $player } hat gezogen: Was passt, muss gelegt werden.
has-drawn = { $player } hat gezogen: legen oder behalten?
pending-you = Du musst ziehen: { $draw }.
way-out-take = Nimm die Karten.
way-out-take-or-challenge = Nimm die Karten oder fordere heraus.
way-out-answer = Nimm die Karten, oder leg { $cards } darauf.
way-out-answer-or-challenge = Nimm die Karten, fordere heraus, oder leg { $cards } darauf.
pending-other = { $player } muss ziehen: { $draw }.
draw-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} ({ $kind })
draw-colour = { $count ->
    [0] bis { $colour } kommt
   *[other] bis { $colour } kommt, und { $count } dazu
}
roulette-you = Farb-Roulette: Welche Farbe? Du ziehst offen, bis sie kommt.
roulette-other = { $player } nennt eine Farbe und zieht offen, bis sie kommt.
naming-you = Welche Farbe wünschst du dir?
naming-other = { $player } wünscht sich eine Farbe.
gesture-you = { $gesture } Drück { $symbol } – wer zuletzt kommt, zieht { -late-gesture-cards }.
gesture-other = { $gesture } Es fehlen noch: { $player }
drafting = { $player } sucht Karten aus.
you-draft = Karte { $number } von { $count }: { $card }. Behalten – oder weglegen und die nächste nehmen?
round-is-over = Die Runde ist vorbei.

## Spielbrett

board-title = UNO { $mode } · Runde { $number }
board-title-of = UNO { $mode } · Runde { $number } von { $rounds }
backs-title = ### Die anderen Seiten, bunt gemischt
revealed = **{ $player }** hatte: { $cards }
revealed-foul = Gutes Gespür: { $player } hat geblufft.
revealed-honest = { $player } war diesmal ehrlich.
more-title = Was möchtest du sehen?
proof-hash = Vor dem ersten Zug angekündigt: `{ $commitment }`
proof-later = Wenn die Runde vorbei ist, steht hier der Startwert: Sein SHA-256 ist diese Prüfsumme, also kann niemand die Karten anders verteilt haben.
proof-seed =
    Der Startwert: `{ $seed }`
    Sein SHA-256 ist die Prüfsumme oben; `contra-uno verify` verteilt daraus noch einmal dieselben Karten.
proof-check = { $member ->
    [yes] `/uno verify` mischt und verteilt die Runde mit diesem Startwert noch einmal und zeigt jeden Schritt.
   *[no] Wer mich installiert hat, lässt die Runde mit diesem Startwert noch einmal austeilen, Schritt für Schritt, mit `/uno verify`.
}

## Wer weg ist

time-is-up = ⏳ Die Zeit ist { $when } um.
match-ends = ⏱️ Die Partie endet { $when }.
match-ends-soon = ⏱️ **Letzte Minute!** Die Partie endet { $when }: Wer dann die wenigsten Karten hat, gewinnt die Runde.
paused = ⏸️ **Pause**: Gerade ist niemand da. Wer zurück ist, drückt „{ button-return }“, und weiter geht's.
recess = ☕ **Pause**: { $player } wollte sie { $since }.
    -# „{ button-go-on }“ gilt für alle; { $itself ->
        [yes] von selbst endet sie { $until }.
       *[no] ab { $until } gilt jeder Knopf hier.
    }
autopilot-you = 💤 Du warst weg, deshalb spielt der Computer für dich, auf der Stufe { $level }, und was er tut, zählt. Drück „{ button-return }“, und du spielst wieder selbst.
thrown-out = 🤖 Der Computer spielt die Runde für { $player } zu Ende.
thrown-out-you = 🤖 Der Computer spielt die Runde für dich zu Ende, danach bist du nicht mehr in der Partie.

## Worüber abgestimmt wird

vote-asks-stop = ⏹️ **{ $player } fragt: Die Partie jetzt beenden?**
vote-asks-remove = 🚪 { $you ->
    [yes] **{ $player } fragt die anderen: Sollst du aus der Partie gehen?**
   *[no] **{ $player } fragt: Soll { $other } aus der Partie gehen?**
}
vote-asks-recess = ☕ **{ $player } fragt: Machen wir Pause?** Niemandem läuft die Zeit, bis jemand „{ button-go-on }“ drückt.
vote-asks-handover = 🤖 **{ $player } fragt: Soll der Computer erst mal für { $other } spielen?** Er spielt auf der Stufe { $level }, und was er tut, zählt.
vote-asks-next-round = ⏭️ **{ $player } fragt: Weiter mit der nächsten Runde?**
vote-asks-question = ❓ **{ $player } fragt:** War das [eine dumme Frage]({ $link }) von { $other }?
vote-asks-advice = 💡 **{ $player } fragt:** Hat { $other } [vorgesagt]({ $link })?
vote-ayes = Ja: { $player } ({ $count } von { $needed } nötigen)
vote-noes = Nein: { $player }
vote-concerned = { $answer ->
    [yes] { $player } sagt Ja, was nicht zählt
   *[no] { $player } sagt Nein, was nicht zählt
}
vote-until = Schluss { $when }
vote-carried-stop = ⏹️ { $player } wollte die Partie beenden. Dafür: { $ayes }.
vote-carried-remove = 🚪 { $you ->
    [yes] Du wurdest aus der Partie genommen: { $player } hat gefragt.
   *[no] { $other } wurde aus der Partie genommen: { $player } hat gefragt.
} Dafür: { $ayes } ({ $needed } waren nötig).
vote-carried-handover = 🤖 Der Computer spielt erst mal für { $other }, auf der Stufe { $level }, und was er tut, zählt. Dafür: { $ayes }.
vote-failed-stop = ⏹️ Es geht weiter: { $player } wollte die Partie beenden und hatte { $count } von { $needed } nötigen Ja-Stimmen.
vote-failed-remove = 🚪 { $you ->
    [yes] Du bleibst: { $player } wollte dich draußen haben und hatte { $count } von { $needed } nötigen Ja-Stimmen.
   *[no] { $other } bleibt: { $player } wollte es anders und hatte { $count } von { $needed } nötigen Ja-Stimmen.
}
vote-failed-recess = ☕ Keine Pause: { $player } wollte eine und hatte { $count } von { $needed } nötigen Ja-Stimmen.
vote-failed-question = ❓ Die Frage war in Ordnung: { $player } fand sie dumm und hatte { $count } von { $needed } nötigen Ja-Stimmen. Niemand zieht.
vote-failed-advice = 💡 Vorgesagt hat niemand: { $player } fand schon und hatte { $count } von { $needed } nötigen Ja-Stimmen. Niemand zieht.

## What the operator announces

notice-restart = 🔧 **Neustart geplant: { $when }.** { $words }
notice-words = 📣 { $words }
notice-back = 🔧 Da bin ich wieder.
