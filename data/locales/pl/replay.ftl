### /uno replay: skończona runda, krok po kroku

command-uno-replay = Obejrzyj rundę krok po kroku, z odkrytymi kartami wszystkich
    .name = powtórka
button-replay = Powtórka
# Same: to także polskie słowo
button-replay-start = Start
button-replay-before = Scena
button-replay-back = Wstecz
button-replay-on = Dalej
button-replay-next = Scena
button-replay-end = Koniec
button-replay-record = Plik
button-replay-hard = Najlepszy ruch?
replay-title = 🎬 { $round }
replay-place = Ruch { $number } z { $all }
replay-dealt = Karty rozdane.
replay-top = Na wierzchu: { $card }
somebody = ktoś
replay-moment-draw-card = plus
replay-moment-big-draw = dużo kart naraz
replay-moment-catch = zapomniany okrzyk
replay-moment-challenge = sprawdzam
# Same: tak nazywa się karta
replay-moment-flip = Flip
replay-moment-hands = karty wędrują
replay-moment-knocked-out = ktoś odpada
replay-moment-out = koniec kart
replay-moment-lead = nowy lider
replay-where-played = Rundy zostają tam, gdzie je grano: pytaj tam. Własne otworzysz też przez *{ button-more }* pod wynikiem, nawet tutaj.
replay-no-round = { $number ->
    [one] Żadna runda jeszcze się tu nie skończyła.
    [few] Tylu rund tu jeszcze nie było: weź liczbę mniejszą niż { $number }.
   *[many] Tylu rund tu jeszcze nie było: weź liczbę mniejszą niż { $number }.
}
replay-not-over = Nie widzę takiej rundy. Obejrzysz ją tu, gdy się skończy.
replay-gone = Zapisu tej rundy ({ $when }) już nie ma, więc nie da się jej pokazać.
replay-record = Runda jako zapis, z miejscami zamiast nicków. `contra-uno check` gra ją od nowa, `contra-uno verify` albo `/uno verify` dowodzi, że rozdanie się zgadza.
replay-hard-cost = W próbach od tego miejsca wygrywa to { $share }% rund: o { $lost }% więcej niż zagrany ruch (± { $margin }%). Bez zaglądania w zakryte karty.
replay-hard-same = *trudny* też by tak zagrał: w próbach od tego miejsca wygrywa to { $share }% rund.
replay-hard-as-good = Równie dobry jak każdy inny ruch, na ile da się to sprawdzić w próbach.
replay-hard-close = W próbach od tego miejsca wygrywa to { $share }% rund, zagrany ruch { $played }% (różnica z dokładnością ± { $margin }%). Bez zaglądania w zakryte karty.
replay-not-judged-no-turn = To nie był niczyj ruch, więc nie ma czego porównywać.
replay-not-judged-no-choice = Można było zrobić tylko jedno.
replay-not-judged-only-card = *trudny* też by ją zagrał: nic innego nie było do zagrania.
replay-not-judged-alike = *trudny* też zagrałby kartę, a która z pasujących, to już wszystko jedno.
replay-not-judged-unknown = Tego nie da się wypróbować: zależy od tego, czego nikomu nie wolno widzieć.
replay-not-judged-busy = Na razie mam dość prób na głowie. Kliknij znowu za chwilę.
replay-worth-means = -# Sto prób: te same ręce, talia potasowana od nowa, za wszystkich gra *średni*. Nie mówi to nic o tym, jak dobrze graliście.
