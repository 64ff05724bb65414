### Die Hand, und was vor dem Legen gefragt wird

## Hand

hand-place = -# { $place }
hand-title = { $count ->
    [one] Deine Hand: eine Karte
   *[other] Deine Hand: { $count } Karten
}
hand-empty = Du hast keine Karten mehr. Stark!
your-cards = Deine Karten: { $cards }
page-back = Seite { $page }/{ $pages }
page-on = Seite { $page }/{ $pages }

## Auswählen

ask-how = { $card }: wie?
ask-set = { $card }: allein oder mehr?
ask-colour = { $card }: welche Farbe?
ask-swap = { $card }: mit wem willst du tauschen?
ask-call = { $card }: rufst du etwas dazu?
how-play = Legen
how-jump = Dazwischenspringen
how-double = Doppeln
set-alone = Nur diese Karte
set-pair = Beide auf einmal
set-series = Alle { $count } Karten der Farbe
set-last = { $card } zuletzt
swap-nobody = Mit niemandem
swap-with = { $player } ({ $count })
with-call = „{ $call }!“
without-call = Nichts sagen
