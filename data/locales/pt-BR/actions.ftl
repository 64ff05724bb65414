### Ações: como cada uma se chama onde aparece

## O botão

button-challenge = Desafiar
button-draw = Comprar
button-pass = Ficar com ela
button-take = Pegar as cartas
button-keep = Ficar
button-discard = Descartar
button-say = { $call }!
button-gesture = Gesto!

## Numa dica, 💡

hint-play = 💡 Jogue { $cards }.
hint-swap = 💡 Jogue { $cards } e troque de mão com { $player }.
hint-call = Grite “{ $call }!” junto.
hint-colour = 💡 Escolha { $colour }.
hint-draw = 💡 Compre uma carta.
hint-pass = 💡 Fique com a carta comprada.
hint-take = 💡 Pegue as cartas.
hint-challenge = 💡 Desafie.
hint-keep = 💡 Fique com esta carta.
hint-discard = 💡 Descarte esta carta.

## O que o *difícil* teria feito, num replay

replay-better-play = O robô *difícil* teria jogado { $cards }.
replay-better-draw = O robô *difícil* teria comprado uma carta.
replay-better-pass = O robô *difícil* teria ficado com a carta comprada.
replay-better-swap = O robô *difícil* teria jogado { $cards } e trocado de mão com { $player }.
replay-better-take = O robô *difícil* teria pegado as cartas.
replay-better-challenge = O robô *difícil* teria desafiado.
replay-better-colour = O robô *difícil* teria escolhido { $colour }.
replay-better-keep = O robô *difícil* teria ficado com essa carta.
replay-better-discard = O robô *difícil* teria descartado essa carta.

## O que aconteceu, na história

told-drafted = { $player } fica com uma carta; { $card } vai para o descarte.
told-drafted-kept = { $player } fica com { $card }.
told-laid-play = { $player } joga { $card }.
told-laid-tile = { $player } { $card }.
told-laid-jump = { $player } corta com { $card }!
told-laid-double = { $player } dobra com { $card }!
told-with-call = “{ $call }!”
told-drew-turn = { $count ->
    [1] { $player } compra uma carta.
   *[other] { $player } compra { $count } cartas.
}
told-drew-pending = { $count ->
    [1] { $player } pega uma carta.
   *[other] { $player } pega { $count } cartas.
}
told-player-passed = { $player } fica com a carta.
told-colour-named = { $player } escolhe { $colour }.
told-challenge-won = { $player } desafia { $other }, e com razão!
told-challenge-lost = { $player } desafia { $other }, que não estava blefando.
told-called = { $player }: “{ $call }!”
told-called-ahead = { $player } já avisa: “{ $call }!”
told-caught = Contra Uno! { $player } pega { $other }: faltou “{ $call }”.
told-gesture = { $player } faz o gesto.
told-gesture-last = { $player } faz o gesto por último.
told-false-contra = { $player } grita Contra Uno para { $other }: alarme falso!
