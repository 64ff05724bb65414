### Osiągnięcia: nazwa i za co

achievements-title = ## 🏅 Osiągnięcia: { $player }
    -# { $count } z { $all }
achievements-title-mine = ## 🏅 Twoje osiągnięcia
    -# { $count } z { $all }
achievements-secret = { $count ->
    [one] -# 🤫 I jedno, o którym się nie mówi.
    [few] -# 🤫 I { $count }, o których się nie mówi.
   *[many] -# 🤫 I { $count }, o których się nie mówi.
}
achievements-earned = 🏅 **{ $player }**: { $name } – { $about }
achievements-earned-unknown = 🏅 **{ $player }**: { $name }

achievement-first-win = Fart debiutanta
achievement-first-win-about = pierwsza wygrana runda. Dalej będzie już tylko trudniej
achievement-ten-wins = Stały bywalec
achievement-ten-wins-about = dziesięć wygranych rund
achievement-hundred-wins = Setka
achievement-hundred-wins-about = sto wygranych rund. Ktoś jeszcze chce z tobą grać?
achievement-hundred-rounds = Wygrzane miejsce
achievement-hundred-rounds-about = sto rund wysiedzianych do samego końca
achievement-first-match = Cała pula
achievement-first-match-about = wygrana cała partia
achievement-ten-matches = Gablota z pucharami
achievement-ten-matches-about = dziesięć wygranych partii. Zaczyna się problem z kurzem
achievement-last-word = Ostatnie słowo
achievement-last-word-about = czarny plus na koniec, z czystej złośliwości
achievement-true-colours = Kolor bez znaczenia
achievement-true-colours-about = czarna karta jako ostatnia
achievement-u-turn = Zawracamy
achievement-u-turn-about = zmiana kierunku jako ostatnia karta
achievement-not-you = Nie twoja kolej
achievement-not-you-about = postój jako ostatnia karta
achievement-nothing-left = Zero do zera
achievement-nothing-left-about = zero jako ostatnia karta: zero na stole, zero na ręce
achievement-lucky-seven = Szczęśliwa siódemka
achievement-lucky-seven-about = siódemka jako ostatnia karta
achievement-upside-down = Do góry nogami
achievement-upside-down-about = Flip jako ostatnia karta
achievement-police = Dzielnicowy
achievement-police-about = trzy przyłapania w jednej rundzie
achievement-commissioner = Komisarz
achievement-commissioner-about = pięćdziesiąt przyłapań. Obok ciebie nikt już nie śmie zapomnieć
achievement-caught-again = Wyleciało z głowy
achievement-caught-again-about = trzy wpadki w jednej rundzie
achievement-poker-face = Pokerowa twarz
achievement-poker-face-about = trzy blefy w jednej rundzie i nikt nie śmiał sprawdzić
achievement-card-shark = Szuler
achievement-card-shark-about = dwadzieścia pięć blefów uszło na sucho
achievement-lie-detector = Wykrywacz kłamstw
achievement-lie-detector-about = dwa przejrzane blefy w jednej rundzie
achievement-gullible = Problemy z zaufaniem
achievement-gullible-about = trzy uczciwe osoby posądzone w jednej rundzie
achievement-honest = Uczciwa dusza
achievement-honest-about = wygrana z dwoma czarnymi plusami, oba czyste
achievement-comeback = Jeszcze nie zginęła
achievement-comeback-about = wygrana z dwunastoma kartami na ręce
achievement-phoenix = Feniks
achievement-phoenix-about = powrót z dwudziestu kart i wygrana
achievement-salvo = Kuloodporność
achievement-salvo-about = osiem kart wziętych naraz, a mimo to wygrana
achievement-landslide = Lawina
achievement-landslide-about = dwanaście kart wziętych naraz. Prosimy o minutę ciszy
achievement-straight = Jak po sznurku
achievement-straight-about = wygrana bez dobrania ani jednej karty
achievement-photo-finish = Fotofinisz
achievement-photo-finish-about = wygrana, gdy cała reszta miała po jednej karcie
achievement-so-close = O włos
achievement-so-close-about = raz po raz jedna karta na ręce, a i tak przegrana
achievement-good-deal = Złoty interes
achievement-good-deal-about = wymiana kart i osiem sztuk mniej
achievement-own-goal = Samobój
achievement-own-goal-about = wymiana kart i pięć sztuk więcej. Celowo?
achievement-quick-draw = Najszybsza ręka
achievement-quick-draw-about = trzy wcinki w jednej rundzie
achievement-full-house = Pełna chata
achievement-full-house-about = wygrana przy stole na co najmniej osiem osób
achievement-marathon = Maraton
achievement-marathon-about = wygrana runda na dwieście ruchów
# Same: to także polskie słowo
achievement-sprint = Sprint
achievement-sprint-about = wygrana w najwyżej ośmiu ruchach
achievement-quick-mind = Szybciej niż myśl
achievement-quick-mind-about = wygrana przy najwyżej trzech sekundach na ruch
