### Hamleler: oyuncuların gördüğü yerlerde her birinin adı

## Düğmesi

button-challenge = İtiraz et
button-draw = Kart çek
button-pass = Elimde kalsın
button-take = Kartları al
button-keep = Al
button-discard = At
button-say = { $call }!
button-gesture = Hareketi yap!

## Öğüt: bir ipucunda, 💡

hint-play = 💡 { $cards } oyna.
hint-swap = 💡 { $cards } oyna, { $player } ile el değiştir.
hint-call = Oynarken “{ $call }!” de.
hint-colour = 💡 Şu rengi söyle: { $colour }.
hint-draw = 💡 Kart çek.
hint-pass = 💡 Çektiğin kart elinde kalsın.
hint-take = 💡 Kartları al.
hint-challenge = 💡 İtiraz et.
hint-keep = 💡 Bu kartı al.
hint-discard = 💡 Bu kartı at.

## *zor* ne yapardı, tekrarda

replay-better-play = *zor* olsa { $cards } oynardı.
replay-better-draw = *zor* olsa kart çekerdi.
replay-better-pass = *zor* olsa çektiği kartı elinde tutardı.
replay-better-swap = *zor* olsa { $cards } oynar, { $player } ile el değiştirirdi.
replay-better-take = *zor* olsa kartları alırdı.
replay-better-challenge = *zor* olsa itiraz ederdi.
replay-better-colour = *zor* olsa şu rengi söylerdi: { $colour }.
replay-better-keep = *zor* olsa o kartı alırdı.
replay-better-discard = *zor* olsa o kartı atardı.

## Oldu: hikâyede

told-drafted = { $player } bir kart alıyor; atılanlara giden: { $card }.
told-drafted-kept = { $player } eline { $card } alıyor.
told-laid-play = { $player } { $card } oynuyor.
# Same: bir ad ve bir kart
told-laid-tile = { $player } { $card }.
told-laid-jump = { $player } araya giriyor: { $card }!
told-laid-double = { $player } ikiliyor: { $card }!
told-with-call = “{ $call }!”
told-drew-turn = { $count ->
    [one] { $player } bir kart çekiyor.
   *[other] { $player } { $count } kart çekiyor.
}
told-drew-pending = { $count ->
    [one] { $player } bir kart alıyor.
   *[other] { $player } { $count } kart alıyor.
}
told-player-passed = { $player } kartı elinde tutuyor.
told-colour-named = { $player } rengi söylüyor: { $colour }.
told-challenge-won = { $player } itiraz ediyor ve haklı: { $other } blöf yapmış!
told-challenge-lost = { $player } itiraz ediyor, ama { $other } dürüstmüş.
told-called = { $player }: “{ $call }!”
told-called-ahead = { $player } önceden söylüyor: “{ $call }!”
told-caught = Contra! { $player } affetmiyor: { $other } “{ $call }” demedi.
told-gesture = { $player } hareketi yapıyor.
told-gesture-last = { $player } hareketi en son yapıyor.
told-false-contra = { $player } Contra Uno diyor, ama { $other } bir şey unutmamış: yanlış alarm!
