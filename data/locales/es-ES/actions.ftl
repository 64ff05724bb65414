### Acciones: cómo se llama cada una donde se ve

## Su botón

button-challenge = Desafiar
button-draw = Robar
button-pass = Quedármela
button-take = Robarlas
button-keep = Quedármela
button-discard = Descartar
button-say = ¡{ $call }!
button-gesture = ¡Gesto!

## En una pista, 💡

hint-play = 💡 Juega { $cards }.
hint-swap = 💡 Juega { $cards } y cambia de mano con { $player }.
hint-call = Canta «¡{ $call }!» a la vez.
hint-colour = 💡 Elige { $colour }.
hint-draw = 💡 Roba una carta.
hint-pass = 💡 Quédate con la carta robada.
hint-take = 💡 Roba las cartas.
hint-challenge = 💡 Desafía.
hint-keep = 💡 Quédate con esta carta.
hint-discard = 💡 Descarta esta carta.

## Lo que habría hecho *difícil*, en una repetición

replay-better-play = El *difícil* habría jugado { $cards }.
replay-better-draw = El *difícil* habría robado una carta.
replay-better-pass = El *difícil* se habría quedado con la carta robada.
replay-better-swap = El *difícil* habría jugado { $cards } y cambiado de mano con { $player }.
replay-better-take = El *difícil* habría robado las cartas.
replay-better-challenge = El *difícil* habría desafiado.
replay-better-colour = El *difícil* habría elegido { $colour }.
replay-better-keep = El *difícil* se habría quedado con esa carta.
replay-better-discard = El *difícil* habría descartado esa carta.

## Lo que pasó, en la historia

told-drafted = { $player } se queda con una carta; { $card } va al descarte.
told-drafted-kept = { $player } se queda con { $card }.
told-laid-play = { $player } juega { $card }.
told-laid-tile = { $player } { $card }.
told-laid-jump = ¡{ $player } se cuela con { $card }!
told-laid-double = ¡{ $player } dobla con { $card }!
told-with-call = «¡{ $call }!»
told-drew-turn = { $count ->
    [one] { $player } roba una carta.
   *[other] { $player } roba { $count } cartas.
}
told-drew-pending = { $count ->
    [one] { $player } se lleva una carta.
   *[other] { $player } se lleva { $count } cartas.
}
told-player-passed = { $player } se queda con la carta.
told-colour-named = { $player } elige { $colour }.
told-challenge-won = { $player } desafía a { $other }, ¡y acierta!
told-challenge-lost = { $player } desafía a { $other }, que no iba de farol.
told-called = { $player }: «¡{ $call }!»
told-called-ahead = { $player } lo canta ya: «¡{ $call }!»
told-caught = ¡Contra Uno! { $player } caza a { $other }: faltaba «{ $call }».
told-gesture = { $player } hace el gesto.
told-gesture-last = { $player } hace el gesto en último lugar.
told-false-contra = { $player } canta Contra Uno a { $other }: ¡falsa alarma!
