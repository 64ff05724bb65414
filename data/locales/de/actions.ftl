### Actions: what each of them is called where players see it

## Its button

button-challenge = Herausfordern
button-draw = Ziehen
button-pass = Behalten
button-take = Karten nehmen
button-keep = Behalten
button-discard = Weglegen
button-say = { $call }!
button-gesture = Geste!

## Advised: in a hint, 💡

hint-play = 💡 Leg { $cards }.
hint-swap = 💡 Leg { $cards } und tausch die Karten mit { $player }.
hint-call = Ruf „{ $call }!“ dazu.
hint-colour = 💡 Nenn { $colour }.
hint-draw = 💡 Zieh eine Karte.
hint-pass = 💡 Behalt die gezogene Karte.
hint-take = 💡 Nimm die Karten.
hint-challenge = 💡 Fordere heraus.
hint-keep = 💡 Behalt diese Karte.
hint-discard = 💡 Leg diese Karte weg.

## What *hard* would have done, in a replay

replay-better-play = *stark* hätte { $cards } gelegt.
replay-better-draw = *stark* hätte eine Karte gezogen.
replay-better-pass = *stark* hätte die gezogene Karte behalten.
replay-better-swap = *stark* hätte { $cards } gelegt und mit { $player } die Karten getauscht.
replay-better-take = *stark* hätte die Karten genommen.
replay-better-challenge = *stark* hätte herausgefordert.
replay-better-colour = *stark* hätte { $colour } genannt.
replay-better-keep = *stark* hätte diese Karte behalten.
replay-better-discard = *stark* hätte diese Karte weggelegt.

## Done: in the story

told-drafted = { $player } behält eine Karte; { $card } wird weggelegt.
told-drafted-kept = { $player } behält { $card }.
told-laid-play = { $player } legt { $card }.
told-laid-tile = { $player } { $card }.
told-laid-jump = { $player } springt mit { $card } dazwischen!
told-laid-double = { $player } doppelt mit { $card }!
told-with-call = „{ $call }!“
told-drew-turn = { $count ->
    [one] { $player } zieht eine Karte.
   *[other] { $player } zieht { $count } Karten.
}
told-drew-pending = { $count ->
    [one] { $player } nimmt eine Karte.
   *[other] { $player } nimmt { $count } Karten.
}
told-player-passed = { $player } behält die Karte.
told-colour-named = { $player } wünscht sich { $colour }.
told-challenge-won = { $player } fordert { $other } heraus – zu Recht!
told-challenge-lost = { $player } fordert { $other } heraus – aber es war kein Bluff.
told-called = { $player }: „{ $call }!“
told-called-ahead = { $player } ruft vorab: „{ $call }!“
told-caught = Contra Uno! { $player } erwischt { $other }: „{ $call }“ vergessen!
told-gesture = { $player } macht die Geste.
told-gesture-last = { $player } macht die Geste zuletzt.
told-false-contra = { $player } ruft Contra Uno gegen { $other }: Fehlalarm!
