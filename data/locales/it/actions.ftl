### Azioni: come si chiama ciascuna, dove la si vede

## Il suo pulsante

button-challenge = Dubito!
button-draw = Pesca
button-pass = La tengo
button-take = Prendi le carte
button-keep = Tieni
button-discard = Scarta
button-say = { $call }!
button-gesture = Gesto!

## Consigliata: in un aiutino, 💡

hint-play = 💡 Gioca { $cards }.
hint-swap = 💡 Gioca { $cards } e scambia la mano con { $player }.
hint-call = E intanto di' «{ $call }!».
hint-colour = 💡 Scegli { $colour }.
hint-draw = 💡 Pesca una carta.
hint-pass = 💡 Tieni la carta pescata.
hint-take = 💡 Prendi le carte.
hint-challenge = 💡 Dubita.
hint-keep = 💡 Tieni questa carta.
hint-discard = 💡 Scarta questa carta.

## Che cosa avrebbe fatto *forte*, in un replay

replay-better-play = Il *forte* avrebbe giocato { $cards }.
replay-better-draw = Il *forte* avrebbe pescato.
replay-better-pass = Il *forte* avrebbe tenuto la carta pescata.
replay-better-swap = Il *forte* avrebbe giocato { $cards } e scambiato la mano con { $player }.
replay-better-take = Il *forte* avrebbe preso le carte.
replay-better-challenge = Il *forte* avrebbe dubitato.
replay-better-colour = Il *forte* avrebbe scelto { $colour }.
replay-better-keep = Il *forte* avrebbe tenuto quella carta.
replay-better-discard = Il *forte* avrebbe scartato quella carta.

## Fatta: nel racconto

told-drafted = { $player } tiene una carta; agli scarti: { $card }.
told-drafted-kept = { $player } tiene { $card }.
told-laid-play = { $player } gioca { $card }.
told-laid-tile = { $player } { $card }.
told-laid-jump = { $player } gioca al volo { $card }!
told-laid-double = { $player } raddoppia con { $card }!
told-with-call = «{ $call }!»
told-drew-turn = { $count ->
    [one] { $player } pesca una carta.
   *[other] { $player } pesca { $count } carte.
}
told-drew-pending = { $count ->
    [one] { $player } si prende una carta.
   *[other] { $player } si prende { $count } carte.
}
told-player-passed = { $player } tiene la carta.
told-colour-named = { $player } sceglie { $colour }.
told-challenge-won = { $player } dubita di { $other }, e ha ragione!
told-challenge-lost = { $player } dubita di { $other }, ma non era un bluff.
told-called = { $player }: «{ $call }!»
told-called-ahead = { $player } lo dice in anticipo: «{ $call }!»
told-caught = Contro UNO! { $player } becca { $other }: niente «{ $call }».
told-gesture = { $player } fa il gesto.
told-gesture-last = { $player } fa il gesto dopo tutti gli altri.
told-false-contra = { $player } grida Contro UNO a { $other }: falso allarme!
