### Действия: как каждое называется там, где его видят

## Its button

button-challenge = Не верю!
button-draw = Взять карту
button-pass = Оставить
button-take = Беру!
button-keep = Оставить
button-discard = Сбросить
button-say = { $call }!
button-gesture = Жест!

## Advised: in a hint, 💡

hint-play = 💡 Ходи так: { $cards }.
hint-swap = 💡 Ходи так: { $cards }. Картами меняйся вот с кем: { $player }.
hint-call = И крикни «{ $call }!».
hint-colour = 💡 Назови цвет: { $colour }.
hint-draw = 💡 Возьми карту.
hint-pass = 💡 Оставь взятую карту себе.
hint-take = 💡 Бери карты.
hint-challenge = 💡 Не верь и проверяй.
hint-keep = 💡 Оставь эту карту.
hint-discard = 💡 Сбрось эту карту.

## What *hard* would have done, in a replay

replay-better-play = *сильный* сходил бы так: { $cards }.
replay-better-draw = *сильный* взял бы карту.
replay-better-pass = *сильный* оставил бы взятую карту.
replay-better-swap = *сильный* сходил бы так: { $cards }. Обмен картами: { $player }.
replay-better-take = *сильный* взял бы карты.
replay-better-challenge = *сильный* сказал бы «не верю».
replay-better-colour = *сильный* назвал бы цвет: { $colour }.
replay-better-keep = *сильный* оставил бы ту карту.
replay-better-discard = *сильный* сбросил бы ту карту.

## Done: in the story

told-drafted = { $player } оставляет карту; в сброс уходит { $card }.
told-drafted-kept = { $player } оставляет: { $card }.
told-laid-play = { $player } ходит: { $card }.
told-laid-tile = { $player } { $card }.
told-laid-jump = { $player } перехватывает ход: { $card }!
told-laid-double = { $player } делает дубль: { $card }!
told-with-call = «{ $call }!»
told-drew-turn = { $count ->
    [1] { $player } берёт карту.
    [one] { $player } берёт { $count } карту.
    [few] { $player } берёт { $count } карты.
   *[many] { $player } берёт { $count } карт.
}
told-drew-pending = { $count ->
    [1] { $player } принимает карту.
    [one] { $player } принимает { $count } карту.
    [few] { $player } принимает { $count } карты.
   *[many] { $player } принимает { $count } карт.
}
told-player-passed = { $player } оставляет карту себе.
told-colour-named = { $player } заказывает цвет: { $colour }.
told-challenge-won = { $player } не верит — и не зря! Блеф: { $other }.
told-challenge-lost = { $player } не верит — и зря: { $other } играет честно.
told-called = { $player }: «{ $call }!»
told-called-ahead = { $player } кричит заранее: «{ $call }!»
told-caught = Контра! { $player } ловит: { $other } молчит, а надо «{ $call }».
told-gesture = { $player } делает жест.
told-gesture-last = { $player } делает жест позже всех.
told-false-contra = { $player } кричит «Контра!», цель — { $other }. Ложная тревога!
