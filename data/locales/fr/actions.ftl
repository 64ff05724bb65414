### Les actions : le nom de chacune là où on la voit

## Son bouton

button-challenge = Défier
button-draw = Piocher
button-pass = La garder
button-take = Prendre les cartes
button-keep = Garder
button-discard = Défausser
button-say = { $call } !
button-gesture = Geste !

## Dans un conseil, 💡

hint-play = 💡 Joue { $cards }.
hint-swap = 💡 Joue { $cards } et échange ta main avec { $player }.
hint-call = Crie « { $call } ! » avec.
hint-colour = 💡 Choisis { $colour }.
hint-draw = 💡 Pioche une carte.
hint-pass = 💡 Garde la carte piochée.
hint-take = 💡 Prends les cartes.
hint-challenge = 💡 Défie.
hint-keep = 💡 Garde cette carte.
hint-discard = 💡 Défausse cette carte.

## Ce que *fort* aurait fait, dans une rediffusion

replay-better-play = *fort* aurait joué { $cards }.
replay-better-draw = *fort* aurait pioché une carte.
replay-better-pass = *fort* aurait gardé la carte piochée.
replay-better-swap = *fort* aurait joué { $cards } et échangé sa main avec { $player }.
replay-better-take = *fort* aurait pris les cartes.
replay-better-challenge = *fort* aurait défié.
replay-better-colour = *fort* aurait choisi { $colour }.
replay-better-keep = *fort* aurait gardé cette carte.
replay-better-discard = *fort* aurait défaussé cette carte.

## Ce qui s'est passé, dans le récit

told-drafted = { $player } garde une carte ; { $card } part à la défausse.
told-drafted-kept = { $player } garde { $card }.
told-laid-play = { $player } joue { $card }.
told-laid-tile = { $player } { $card }.
told-laid-jump = { $player } intercepte avec { $card } !
told-laid-double = { $player } double avec { $card } !
told-with-call = « { $call } ! »
told-drew-turn = { $count ->
    [1] { $player } pioche une carte.
   *[other] { $player } pioche { $count } cartes.
}
told-drew-pending = { $count ->
    [1] { $player } prend une carte.
   *[other] { $player } prend { $count } cartes.
}
told-player-passed = { $player } garde la carte.
told-colour-named = { $player } choisit { $colour }.
told-challenge-won = { $player } défie { $other }, et c'était un bluff !
told-challenge-lost = { $player } défie { $other }, qui ne bluffait pas.
told-called = { $player } : « { $call } ! »
told-called-ahead = { $player } annonce déjà : « { $call } ! »
told-caught = Contre-UNO ! { $player } pince { $other } : pas de « { $call } ».
told-gesture = { $player } fait le geste.
told-gesture-last = { $player } fait le geste en dernier.
told-false-contra = { $player } crie Contre-UNO à { $other } : fausse alerte !
