### Die Hand, und was vor dem Legen gefragt wird

## Hand

ring = 🔔 **Du bist dran** bei { $player }: Oben liegt { $card }.
ring-draft = 🔔 **Du bist dran** bei { $player }: Such dir deine Karten aus.
ring-vote = 🔔 **Eine Frage an dich** bei { $player }: Was meinst du?
hand-place = -# { $place }
hand-title = { $count ->
    [one] Deine Hand: eine Karte
   *[other] Deine Hand: { $count } Karten
}
hand-first = **Dein erstes Spiel!** Leg eine Karte, die zu der oben passt: gleiche Farbe, gleiche Zahl oder gleiches Zeichen.
    Karten auf farbigen Knöpfen kannst du legen, die auf grauen nicht. Passt nichts, drück „{ button-draw }“.
    Bei der vorletzten Karte nicht vergessen: **UNO!** – { $member ->
        [yes] `/uno help` erklärt den Rest.
       *[no] „{ button-more }“ › „{ button-rules }“ › „{ button-help }“ erklärt den Rest.
    }
hand-empty = Du hast keine Karten mehr. Stark!
hand-knocked-out = Zu viele Karten: Du bist aus dieser Runde geflogen, und deine Karten liegen beiseite. In der nächsten bist du wieder dabei.
hand-held = Das hattest du noch: { $cards }
hand-arrived = 🪑 Du bist dabei!
hand-soon = Deine Karten kommen mit der nächsten Runde.
hand-soon-with-points = Du beginnst mit { $score ->
    [one] { $score } Strafpunkt
   *[other] { $score } Strafpunkten
}. Deine Karten kommen mit der nächsten Runde.
your-partner = Du spielst mit **{ $player }**
your-cards = Deine Karten: { $cards }
hand-picture-stays = Dieses Bild ändert sich nicht mehr. Zum Spielen nimm `/uno hand`.
page-back = Zurück
page-here = Seite { $page } von { $pages }
page-on = Weiter

## Auswählen

ask-how = Wie legst du { $card }?
ask-set = { $card } allein oder gleich mehr?
ask-colour = { $card }: Welche Farbe wünschst du dir?
ask-swap = { $card }: Mit wem tauschst du die Karten?
ask-call = { $card }: Rufst du etwas dazu?
how-play = Legen
how-jump = Dazwischenspringen
how-double = Doppeln
set-alone = Nur diese Karte
set-pair = Beide auf einmal
set-several = { $count } Karten dieser Zahl
set-series = Alle { $count } Karten der Farbe
set-last = { $card } zuletzt
swap-nobody = Mit niemandem
swap-with = { $player } ({ $count })
with-call = „{ $call }!“
without-call = Still bleiben
moves-left-out = { $count ->
    [one] … ein Zug davor
   *[other] … { $count } Züge davor
}
