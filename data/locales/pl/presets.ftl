# Zestawy zasad domowych z nazwą (data/presets.toml): preset-NAME to nazwa, .description jedna linijka.

preset-classic = Klasycznie
    .description = Podstawowe zasady prosto z pudełka, do 500 punktów.
preset-wikipedia = Oficjalnie, według Wikipedii
    .description = Kumulacja, duble, Siedem-zero, wcinka i punkty karne: oficjalne zasady domowe razem.
preset-family = Rodzinnie
    .description = Bez blefów, przy 3 wszyscy robią gest, a 200 punktów kończy.
preset-quick = Szybka runda
    .description = Jedna jedyna runda z kumulacją, szybkimi dublami i wcinką.
preset-short_night = Krótki wieczór
    .description = Pięć rund po pięć kart: pół godziny i wygrywa, kto prowadzi.
preset-wild = Dzika runda
    .description = Karty lecą zewsząd, kary krążą tam i z powrotem, ręce zmieniają właścicieli.
preset-tournament = Turniej
    .description = Surowo: zła karta kosztuje, zapomniane UNO się nie przedawnia, każdy liczy punkty karne.
preset-flip = Wieczór z Flipem
    .description = Uno Flip z kumulacją, wcinką i wymianą kart przy 7.
preset-house = Popularne zasady domowe
    .description = Tak gra większość: kumulacja, Siedem-zero, wcinka, dobieranie do skutku i przymus gry.
preset-cross = Wieczór kumulacji na krzyż
    .description = +2 i Wybór koloru +4 odpowiadają sobie, czarna nie kończy, do 300 punktów.
preset-blitz = Partia błyskawiczna
    .description = Dziesięć minut na zegarze, kilka takich samych liczb naraz, wcinka i żadnego marudzenia.
preset-elimination = Wieczór eliminacji
    .description = Po każdej rundzie ktoś odpada; 25 kart i wypadasz z rundy. Wygrywa, kto zostanie.
# Same: tak nazywa się gra
preset-mercy = No Mercy
    .description = Ta bez litości: +10, Zrzut koloru, Ruletka kolorów, 25 kart i odpadasz; do 1000 punktów.
preset-everything = Wszystko naraz
    .description = Jedna runda z tyloma zasadami domowymi, ile się zmieści. Tylko dla znających zasady.
