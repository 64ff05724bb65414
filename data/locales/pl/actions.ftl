### Ruchy: jak nazywa się każdy z nich tam, gdzie go widać

## Przycisk

button-challenge = Sprawdzam!
button-draw = Dobierz
button-pass = Zatrzymaj
button-take = Weź karty
button-keep = Zatrzymaj
button-discard = Odrzuć
button-say = { $call }!
button-gesture = Gest!

## We wskazówce, 💡

hint-play = 💡 Zagraj: { $cards }.
hint-swap = 💡 Zagraj: { $cards }. Potem wymiana kart: { $player }.
hint-call = Zawołaj przy tym „{ $call }!”.
hint-colour = 💡 Wybierz kolor: { $colour }.
hint-draw = 💡 Dobierz kartę.
hint-pass = 💡 Zatrzymaj dobraną kartę.
hint-take = 💡 Weź karty.
hint-challenge = 💡 Sprawdź.
hint-keep = 💡 Zatrzymaj tę kartę.
hint-discard = 💡 Odrzuć tę kartę.

## Co zrobiłby *trudny*, w powtórce

replay-better-play = *trudny* zagrałby: { $cards }.
replay-better-draw = *trudny* dobrałby kartę.
replay-better-pass = *trudny* zatrzymałby dobraną kartę.
replay-better-swap = *trudny* zagrałby: { $cards }, z wymianą kart ({ $player }).
replay-better-take = *trudny* wziąłby karty.
replay-better-challenge = *trudny* by sprawdził.
replay-better-colour = *trudny* wybrałby kolor: { $colour }.
replay-better-keep = *trudny* zatrzymałby tę kartę.
replay-better-discard = *trudny* odrzuciłby tę kartę.

## Co się stało, w opowieści

told-drafted = { $player } zatrzymuje kartę; na stos idzie { $card }.
told-drafted-kept = { $player } zatrzymuje: { $card }.
told-laid-play = { $player } zagrywa: { $card }.
told-laid-tile = { $player } { $card }.
told-laid-jump = { $player } wcina się: { $card }!
told-laid-double = { $player } dubluje: { $card }!
told-with-call = „{ $call }!”
told-drew-turn = { $count ->
    [one] { $player } dobiera kartę.
    [few] { $player } dobiera { $count } karty.
   *[many] { $player } dobiera { $count } kart.
}
told-drew-pending = { $count ->
    [one] { $player } bierze kartę.
    [few] { $player } bierze { $count } karty.
   *[many] { $player } bierze { $count } kart.
}
told-player-passed = { $player } zatrzymuje kartę.
told-colour-named = { $player } wybiera kolor: { $colour }.
told-challenge-won = { $player } sprawdza, i słusznie: { $other } blefuje!
told-challenge-lost = { $player } sprawdza, a { $other } gra uczciwie.
told-called = { $player }: „{ $call }!”
told-called-ahead = { $player } woła zawczasu: „{ $call }!”
told-caught = Kontra! { $player } czuwa, { $other } wpada: nie było „{ $call }”.
told-gesture = { $player } robi gest.
told-gesture-last = { $player } robi gest na szarym końcu.
told-false-contra = { $player } woła: Kontra UNO! Fałszywy alarm, { $other } ma czyste sumienie.
