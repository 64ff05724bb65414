### Co objaśnia `/uno rules`: jak się gra (zasady domowe są w options.ftl)

rulebook = ### 📖 Zasady
    Wybierz poniżej, co chcesz wiedzieć: jak się gra, jakąś zasadę domową albo cokolwiek innego, co da się ustawić.
rules-as-line = -# Te same zasady w jednej linijce, do podania dalej:
topics-basics = Jak się gra …
topics-variants = Zasady domowe …
topics-more = Więcej zasad domowych …
topics-others = Kary i punkty …
topics-sets = Gotowe zestawy zasad …
about-rule-stands-at = - { $mode }: { $value }
about-rule-fixed = - { $mode }: { $value } (na stałe)
about-rule-contains = Włącza też „{ $rule }”.
about-rule-excludes = Nie idzie w parze z „{ $rule }” (zasada { $clause }).
about-rule-clashes = { $reason } (zasada { $clause })
about-rule-clause = -# Zasada { $clause } · zapis `{ $name }` · przyjmuje: { $values }

topic-turn = Granie i dobieranie
    .details = W swoim ruchu zagrywasz pasującą kartę albo dobierasz jedną. Pasuje ten sam kolor, ta sama liczba, ten sam symbol albo czarna. Jeśli dobrana karta pasuje, możesz ją od razu zagrać; inaczej kolej na następną osobę. Kto *musi* dobrać, bierze karty, odpowiada albo sprawdza, i nic więcej. Postój zabiera kolejkę następnej osobie, Zmiana kierunku odwraca kierunek; we dwoje Zmiana kierunku to Postój (w Duo jest czymś innym).
        -# Zasady C4, C5, C8 i C9; w Duo D6
topic-uno = Wołanie UNO
    .details = Kto schodzi do jednej karty, musi zawołać „UNO”: razem z przedostatnią kartą, przed nią w swoim ruchu albo po niej, póki ktoś nie złapie. Dobierzesz znowu? Nie ma już czego wołać. Kończysz parą? Nie trzeba „UNO”: ani przez chwilę nie masz jednej karty.
        -# Zasada C13
topic-contra = Kontra UNO
    .details = Jeśli ktoś zapomniał zawołać, może go złapać każdy inny przy stole: „{ button-contra }”, przyciskiem albo reakcją. Kto się da złapać, dobiera { -forgotten-call }. Działa, póki ktoś inny nie wykona ruchu; we Flipie do ostatniej karty. Kliknięcie bez powodu nic nie kosztuje – chyba że stół gra z zasadą „{ option-false_contra }”.
        -# Zasada C14; „{ option-false_contra }” X8
topic-challenges = Sprawdzanie
    .details = Wybór koloru +4 jest tylko dla tych, którzy nie mają karty koloru w grze. Kto nim oberwie, może sprawdzić, zamiast dobierać, i widzi wtedy cudzą rękę. Blef: dobiera druga osoba. Bez blefu: dobierasz ty, i jeszcze { -unfounded-challenge } więcej. Nie można sprawdzić wcinki, ostatniej karty ani karty, na której leży już Zmiana kierunku albo Postój. Wybrany kolor zostaje tak czy owak.
        -# Zasady C11 i C12; we Flipie F5 i F6
topic-points = Punkty
    .details = Liczby są warte tyle, ile na nich stoi, +2, Zmiana kierunku i Postój 20, czarne 50. Kto wygrywa rundę, dostaje to, co reszta ma jeszcze na ręce; 500 punktów kończy partię. We Flipie i w Duo to punkty karne: każdy liczy własną rękę i wygrywa najniższy wynik.
        Flip: +1 to 10, +5, Zmiana kierunku, Postój i Flip 20, Postój wszystkich 30, Wybór koloru 40, Wybór koloru +2 50, „Dobierz kolor” 60; 500 punktów kończy partię. Liczy się jasna strona, chyba że „{ option-flip_values }” mówi co innego.
        Duo: +2, Zmiana kierunku i Postój to 10, Wybór koloru 15, Wybór koloru +4 20; 200 punktów kończy partię.
        -# Zasady C17 i C18; we Flipie F9, w Duo D8
topic-leaving = Wychodzenie i dołączanie
    .details = Karty osoby, która wychodzi w środku rundy, idą do talii, ale się liczą: dla zwycięzcy rundy, a przy punktach karnych przeciw tej osobie. Gdy zostaje jedna osoba, wygrywa rundę bez punktów, a partię, jeśli przy stole nie ma już nikogo. Dosiąść się można przed rozdaniem i między rundami, bez punktów, a przy punktach karnych z najwyższym wynikiem przy stole. Kto już tu grał, dostaje stare miejsce i wynik z powrotem, punktów karnych co najmniej tyle, co ten najwyższy wynik, chyba że nic go nie ominęło.
        -# Zasady L1 i L2
# Same: tak nazywa się karta
topic-flip = Flip
    .details = Flip przewraca wszystko: oba stosy i wszystkie ręce. To, co leży potem na wierzchu, daje kolor, ale nie działa; jeśli to czarna, kolor wybiera ten, kto zagrał Flipa. Tyły cudzych kart widzą wszyscy, ale przemieszane.
        -# Zasady F7 i F8
topic-draft = Wybieranie kart w Duo
    .details = Na zmianę oglądacie wierzchnią kartę: zatrzymujesz ją (wtedy następna idzie na stos) albo odrzucasz i musisz wziąć następną, aż obie osoby mają po siedem.
        -# Zasada D2
topic-series = Zmiana kierunku w Duo
    .details = Po Zmianie kierunku możesz zagrać naraz wszystkie karty tego koloru, w dowolnej kolejności, albo żadnej. Działa tylko ostatnia. Jeśli to znów Zmiana kierunku, druga osoba może zrobić to samo.
        -# Zasada D6
topic-merciless = No Mercy: dobieranie i odpowiedzi
    .details = Gdy nie masz co zagrać, dobierasz do pierwszej pasującej i musisz ją zagrać. Na plus odpowiada dowolny plus wart co najmniej tyle, co poprzedni, w każdym kolorze: +4 na +2, +10 na wszystko. Karty się sumują, aż ktoś je weźmie. Nie ma blefu ani sprawdzania. Zmiana kierunku +4 zawraca i trafia w tego, na kogo wtedy wypada – we dwoje w ciebie. Zrzut koloru zabiera ze sobą wszystkie twoje karty tego koloru. Po karcie Postój wszystkich grasz znowu. Zero przekazuje wszystkie karty dalej, przy siódemce wymieniasz się z kimś.
        -# Zasady od M4 do M8 i M10
topic-roulette = No Mercy: ruletka kolorów
    .details = Kto ją zagra, nie wybiera koloru: robi to następna osoba i odkrywa karty, aż ten kolor wyjdzie. Wszyscy widzą, co dobiera; czarne się nie liczą. Ten kolor potem obowiązuje, a ta osoba traci kolejkę. Odpowiedzi na to nie ma.
        -# Zasada M9
topic-knockout = No Mercy: odpadanie i punkty
    .details = Kto ma 25 kart, od razu odpada z rundy i więcej nie dobiera; ręka leży na boku i wraca przy następnym tasowaniu. Zwycięzca dostaje cudze karty – liczby tyle, ile na nich stoi, kolorowe akcje 20, czarne 50 – i po 250 za każdego, kto odpadł. Kończy 1000 punktów.
        -# Zasady M11 i M13, limit kart X5
