### Karty, kolory, symbole i odmiany gry po imieniu

card = { $colour } { $rank }
    .gender = feminine
card-named = { $card }: { $colour }
back-0 = Tył
back-1 = Tył, ciemna strona
no-card = brak karty
no-cards = brak
colour-R = Czerwony
    .feminine = Czerwona
colour-Y = Żółty
    .feminine = Żółta
colour-G = Zielony
    .feminine = Zielona
colour-B = Niebieski
    .feminine = Niebieska
colour-P = Różowy
    .feminine = Różowa
colour-T = Turkusowy
    .feminine = Turkusowa
colour-O = Pomarańczowy
    .feminine = Pomarańczowa
colour-V = Fioletowy
    .feminine = Fioletowa
colour-none = jeszcze nie wybrany
rank-skip = Postój
    .gender = masculine
rank-reverse = Zmiana kierunku
    .gender = feminine
# Same: tak nazywa się karta
rank-flip = Flip
    .gender = masculine
rank-skip-everyone = Postój wszystkich
    .gender = masculine
rank-wild = Wybór koloru
rank-wild-draw-two = Wybór koloru +2
rank-wild-draw-four = Wybór koloru +4
rank-wild-draw-colour = Dobierz kolor
rank-discard-all = Zrzut koloru
    .gender = masculine
rank-wild-reverse-draw-four = Zmiana kierunku +4
rank-wild-draw-six = Wybór koloru +6
rank-wild-draw-ten = Wybór koloru +10
rank-wild-roulette = Ruletka kolorów
side-0 = jasną
side-1 = ciemną
mode-classic = Klasyczne
# Same: tak nazywa się gra
mode-flip = Flip
# Same: tak nazywa się gra
mode-duo = Duo
# Same: tak nazywa się gra
mode-mercy = No Mercy
