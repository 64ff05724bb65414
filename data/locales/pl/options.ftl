# Zasady domowe: option-NAME to nazwa przy stole.
#   .description  co robi, w linijce, którą mieści menu Discorda (100 znaków)
#   .details      co jeszcze warto wiedzieć (contra-uno rules NAME)
#   .takes        co można wpisać za NAME=, jeśli to więcej niż parę słów
#   .VALUE        co znaczy wartość, po nazwie i dwukropku; .MODE tam, gdzie ustala ją gra (K1)

option-voluntary_draw = Dobieranie z wyboru
    .description = Możesz dobrać, choć masz co zagrać. Wyłączone: kto ma co zagrać, musi.
    .details = Kartę dopiero co dobraną można w każdym razie zatrzymać.
option-draw_four_guilt = Kiedy czarny plus jest blefem
    .description = Blefujesz, mając też kartę koloru w grze, liczbę w tym kolorze albo cokolwiek, co pasuje.
    .mercy = nigdy nie jest blefem
    .details = Czarne plusy to Wybór koloru +4, a we Flipie Wybór koloru +2 i „Dobierz kolor”. Kto blefuje i zostanie sprawdzony, sam dobiera karty. Liczy się ręka i kolor w grze w chwili zagrania; na innym czarnym plusie kolor wybrany dla niego. Druga karta tego samego rodzaju nigdy nie obciąża, a zwykły Wybór koloru tylko przy „any”.
    .colour = z kartą tego koloru
    .numbers = z liczbą w tym kolorze
    .any = z dowolną pasującą kartą
option-bluff = Blefowanie
    .description = Blefować czarnym plusem wolno i blef uchodzi na sucho, póki ktoś nie sprawdzi.
    .details = Sprawdzić może tylko ten, kto miałby dobierać, zamiast brać karty. Wyłączone: czarnego plusa, który byłby blefem, nie wolno zagrać i żadnego nie można sprawdzić.
    .mercy = niczego się nie sprawdza
option-catch_window = Jak długo można przyłapać
    .description = Brak okrzyku? Można cię złapać, póki nie ruszy się ktoś inny, albo aż do ostatniej karty.
    .details = Póki można cię przyłapać, możesz też jeszcze zawołać. Winę kasuje zmiana liczby kart na ręce.
    .next_action = póki nie ruszy się ktoś inny
    .last_card = do ostatniej karty
option-last_card_draws = Ostatnia karta działa
    .description = Jeśli ostatnia karta to plus, następna osoba jeszcze dobiera, zanim policzymy ręce.
    .details = Następna osoba dobiera wszystko, co wisi, i nie może ani odpowiedzieć, ani sprawdzić.
option-scoring = Punktacja
    .description = Zwycięzca dostaje punkty za cudze ręce albo każdy liczy swoją i wygrywa, kto ma najmniej.
    .details = Dla zwycięzcy: kto pierwszy dojdzie do celu, wygrywa partię. Punkty karne: gdy ktoś dojdzie do celu, partia się kończy i wygrywa najniższy wynik.
    .winner = punkty dla zwycięzcy
    .penalty = punkty karne dla wszystkich
option-target = Cel
    .description = Punkty, które kończą partię: liczba całkowita od 1; albo jedna runda.
    .details = Partia kończy się rundą, w której ktoś dochodzi do celu. Przy jednej rundzie jej zwycięzca bierze partię; przy punktach karnych ten, kto ma ich najmniej.
    .takes = liczba całkowita od 1 albo round
    .round = jedna runda
option-wrong_card = Zła karta
    .description = Próbować można każdą kartą, nawet poza kolejką; zła wraca na rękę i kosztuje { -wrong-card-cards }.
    .details = Kilka kart naraz kosztuje razem { -wrong-card }. Wyłączone: złej karty po prostu nie da się zagrać i nic to nie kosztuje.
option-advice = Podpowiadanie
    .description = Kto mówi innym, co zagrać, dobiera { -advice-cards }.
    .details = Zgłoś to z menu wiadomości (Aplikacje) albo reakcją { reaction-advice } pod nią: w pół minuty musi się zgodzić ponad połowa reszty. Jeśli padło na głos, gospodarz załatwia to przez `/uno penalty`.
option-questions = Głupie pytania
    .description = Kto pyta, dobiera { -question-cards }. Za darmo jest tylko pytanie, za co ta karta.
    .details = Zgłoś to z menu wiadomości (Aplikacje) albo reakcją { reaction-question } pod nią: w pół minuty musi się zgodzić ponad połowa reszty. Jeśli padło na głos, gospodarz załatwia to przez `/uno penalty`. Kto już skończył, wraca z tą kartą do rundy.
option-sleeping = Drzemka
    .description = Kto prześpi własny ruch, dobiera { -sleep-cards }.
    .details = Po połowie czasu na ruch budzić może każdy, raz na ruch; gospodarz też przez `/uno penalty`. Kto już skończył, wraca z tą kartą do rundy.
option-show_backs = Odkryte tyły
    .description = Flip: wszyscy widzą drugą stronę cudzych kart i następnej karty z talii.
    .duo = wyłączone
    .mercy = wyłączone
    .details = Są przemieszane, tak jak widać je przy stole.
option-flip_values = Która strona się liczy
    .description = Flip: na koniec liczy się jasna strona kart albo ta, którą się właśnie gra.
    .light = jasna strona
    .active = strona, którą się gra
    .duo = jedyna strona
    .mercy = jedyna strona
option-stacking = Kumulacja
    .description = Plus na plus tego samego rodzaju: karty się sumują, a bierze je następna osoba.
    .mercy = dowolny plus wart co najmniej tyle samo
    .details = +2 dowolnego koloru idzie na +2, Wybór koloru +4 na Wybór koloru +4; we Flipie +1 na +1, +5 na +5 i Wybór koloru +2 na Wybór koloru +2, ale „Dobierz kolor” nigdy. Sprawdza się ostatni czarny plus, a stawką są wszystkie karty.
    .duo = tylko +2 na +2
    .on = kolorowe i czarne
    .coloured = tylko kolorowe, +2 na +2
    .wild = tylko czarne, +4 na +4
option-doubles = Duble
    .description = Od razu dokładasz identyczną kartę. Nigdy plusów, czarnych, Flipów ani gdy wisi dobieranie.
    .details = Identyczna to ten sam kolor i ta sama liczba albo symbol. Raz na zagranie, zanim ruszy się ktoś inny, i nie po innym własnym ruchu; dublować można też kartę dobraną i zagraną. Działają obie: dwa postoje omijają dwie osoby, ale nigdy ciebie.
option-fast_doubles = Szybkie duble
    .description = Dwie identyczne karty idą jednym ruchem. Z zasadą dubli i jej wyjątkami.
    .details = Nie z kartą dopiero co dobraną. Dwie siódemki przy Siedem-zero wymieniają karty raz, po obu. Kończysz parą? Nie trzeba „UNO”: ani przez chwilę nie masz jednej karty.
option-seven_o = Siedem-zero
    .description = 0 przekazuje wszystkie karty dalej, w kierunku gry. Przy 7 możesz się z kimś wymienić.
    .details = Udział biorą tylko ci, którzy mają jeszcze karty, a ostatnia karta niczego nie wymienia. Flip nie ma 0: tam liczy się tylko 7.
    .on = z 0 i 7
    .zero = tylko 0
    .seven = tylko 7
option-jump_in = Wcinka
    .description = Kto ma identyczną kartę, może ją od razu rzucić poza kolejką; od tej osoby gramy dalej.
    .details = Identyczna to ten sam kolor i ta sama liczba albo symbol; żadnych czarnych, żadnych Flipów i nie na kartę startową. Karta pod spodem traci działanie, nowa działa. Za późno jest, gdy ktoś inny wykona ruch.
option-jump_in_wild = Wcinka czarnymi
    .description = Wcinać się można też identycznymi czarnymi kartami. Z zasadą wcinki.
    .details = Czarnego plusa rzuconego w ten sposób nie można sprawdzić.
option-jump_in_action = Wcinka, efekty się sumują
    .description = Karta pod spodem działa dalej: dobieranie, postoje i zmiany kierunku się sumują. Z wcinką.
option-partner = Pary
    .description = Dla 4, 6, 8 albo 10 osób: para siedzi naprzeciw siebie i liczy punkty razem.
    .details = Runda kończy się, gdy ktoś zagra ostatnią kartę, a jego para liczy ręce pozostałych; przy punktach karnych każda para liczy własne ręce. Gdy ktoś wychodzi, miejsce zajmuje komputer.
option-endless_draw = Dobieranie do skutku
    .description = Gdy nie masz co zagrać, dobierasz do pierwszej pasującej; możesz ją zagrać albo zatrzymać.
    .details = Kto ma co zagrać, a dobiera z wyboru, dobiera jedną kartę.
# Same: tak nazywa się zasada
option-action_uno = Action Uno
    .description = Wybrane liczby wymagają gestu: kto jest na końcu albo zapomni, dobiera { -late-gesture-cards }.
    .details = 3:all – po 3 gest robią wszyscy, a kto ostatni, ten dobiera { -late-gesture-cards }; gdy minie czas, wszyscy, których brakuje. 5:self – kto zagra 5, robi gest razem z kartą albo zaraz po niej, a gdy da się złapać, dobiera { -forgotten-gesture-cards }. Sama nazwa znaczy 3:all.
    .takes = liczby i kto robi gest, np. 3:all (wszyscy) albo 3:all,5:self (kto je zagra), albo off
option-play_on = Gra o miejsca
    .description = Gdy ktoś skończy, reszta gra o kolejne miejsca, aż zostanie jedna osoba.
    .details = Pierwsze miejsce dostaje punkty za ręce pozostałych w tej chwili; przy punktach karnych każdy liczy to, co ma na koniec rundy.
# Same: tak nazywa się zasada
option-uno_uno = Uno Uno
    .description = Ostatnia karta wymaga okrzyku „Uno Uno”: bez niego dobierasz { -forgotten-call } i grasz dalej.
    .details = Wołasz razem z kartą albo wcześniej w swoim ruchu. Najpierw dobierasz { -forgotten-call-cards }, potem karta trafia na stół i działa jak zwykle.
# Same: tak nazywa się zasada
option-bruno_kuno = Bruno, Kuno, Uno
    .description = Trzy karty: wołasz „Bruno”, dwie: „Kuno”, jedna: „Uno”; złapią cię na ciszy: dobierasz { -forgotten-call }.
    .details = Czy przez zagranie, dobranie, czy przez cudze karty; rozdanie się nie liczy.
option-no_zero_finish = Bez 0 na koniec
    .description = 0 nie może być ostatnią kartą.
option-complement = Kolory dopełniające
    .description = Wybrana karta przełącza kolory i cofa: czerwony pasuje do zielonego, żółty do niebieskiego.
    .details = Po przełączeniu kolor pasuje do swojego dopełnienia, nie do siebie: czerwony i zielony, żółty i niebieski, po ciemnej stronie Flipa różowy i turkusowy, pomarańczowy i fioletowy. Ta sama liczba albo symbol dalej pasuje, chyba że też ma kolor z wierzchu. complement=B5 to tylko niebieska 5, complement=5 każda 5, complement=S każdy Postój. Sama nazwa znaczy każdą 5.
    .takes = kolorowa karta, np. B5, liczba albo symbol, np. 5 albo S, dla wszystkich kolorów, albo off
option-retour_kutsche = Zwrot do nadawcy
    .description = +2 albo Wybór koloru +4 odsyłasz kartą Zmiana kierunku w tym (lub wybranym) kolorze.
    .details = Osoba przed tobą może tak samo odesłać to jeszcze raz albo dołożyć pasującą +2 do +2 (z kumulacją dowolny plus tego rodzaju), a inaczej dobiera. Zmiana kierunku poza tym nie działa. We Flipie dotyczy +1, +5 i Wyboru koloru +2, a nie „Dobierz kolor”.
option-lass_mich = Nie ja!
    .description = +2 podajesz dalej kartą Postój w tym kolorze. Przy Wyborze koloru +4 to nie działa.
    .details = Następna osoba może tak samo podać dalej. Postój poza tym nie działa. We Flipie dotyczy +1 i +5, po ciemnej stronie z kartą Postój wszystkich.
option-cross_stacking = Kumulacja na krzyż
    .description = Z kumulacją: Wybór koloru +4 odpowiada też na +2, a +2 na niego. Karty się sumują.
    .details = We Flipie dotyczy to +1 i Wyboru koloru +2; na +5 idzie tylko +5, a na „Dobierz kolor” nic. Wybór koloru +4 na +2 można sprawdzić, a stawką są wszystkie karty; gdy leży na nim +2, już nie. Przy „up” karta musi kazać dobrać co najmniej tyle, co poprzednia: żadnej +2 na Wybór koloru +4.
    .mercy = dowolny plus wart co najmniej tyle samo
    .both = w obie strony
    .up = tylko kartą wartą co najmniej tyle samo
option-several = Kilka takich samych liczb
    .description = W swoim ruchu możesz zagrać naraz wszystkie karty z jedną liczbą albo część z nich.
    .details = Pasować musi tylko pierwsza, na wierzchu leży ostatnia. Każda działa: za każde 0 karty idą raz dalej, przy siódemkach wymiana jest jedna. Nie z kartą dopiero co dobraną i nie jako odpowiedź.
option-no_wild_finish = Bez czarnej na koniec
    .description = Czarna karta nie może być ostatnia.
    .details = Kto nie ma nic innego, dobiera.
option-no_action_finish = Na koniec tylko liczba
    .description = Ostatnia karta musi być liczbą: żadna czarna, Postój, Zmiana kierunku ani plus.
    .details = Kto nie ma nic innego, dobiera.
option-forced_play = Przymus gry
    .description = Dobraną kartę, którą można zagrać, trzeba zagrać.
    .details = Czarny plus, który byłby blefem, można zatrzymać.
option-must_swap = Przymus wymiany
    .description = Przy 7 z zasady Siedem-zero musisz się z kimś wymienić kartami.
    .details = Tylko 7, która jest twoją ostatnią kartą, z nikim nie wymienia.
option-last_exchange = Ostatnia wymiana
    .description = 0 albo 7 jako ostatnia karta też wymienia: kto nie ma potem kart, kończy.
    .details = Wymaga Siedem-zero z jego 0. Przy ostatniej 7 wybierasz: wymiana, i kończy druga osoba z twoją pustą ręką, albo bez wymiany, i kończysz ty.
option-hand_limit = Limit kart
    .description = Kto ma tyle kart, od razu odpada z rundy.
    .details = Liczy się karta po karcie: co jeszcze było do dobrania, przepada. Ręka leży na boku do następnego tasowania, a jej punkty dostaje zwycięzca. Gdy zostaje jedna osoba, wygrywa rundę. W następnej grają znów wszyscy. Sama nazwa znaczy 25.
    .takes = liczba kart od 15 albo off
option-challenge = Sprawdzanie dozwolone
    .description = Czarny plus można sprawdzić jako blef. Wyłączone: nie można, każdy obowiązuje.
    .mercy = niczego się nie sprawdza
option-uno_penalty = Kara za UNO
    .description = Ile kart kosztuje zapomniany okrzyk.
    .details = Płaci ten, kogo złapią bez „UNO” (Bruno, Kuno), albo kto gra ostatnią kartę bez „Uno Uno”. Gest kosztuje dalej { -forgotten-gesture-cards }.
    .takes = liczba kart od 1 do 10
option-false_contra = Fałszywa kontra
    .description = Kontra UNO na kogoś, kto nie zalega z okrzykiem, kosztuje karty.
    .details = Obowiązuje przez całą rundę i nigdy nie kosztuje ruchu. Kto ma rację, nie płaci. Sama nazwa znaczy 2.
    .takes = liczba kart od 1 do 10 albo off
option-blitz = Na czas
    .description = Partia kończy się, gdy minie jej czas.
    .details = Czas leci od pierwszego rozdania, przerwy też się liczą. Kto ma wtedy najmniej kart, wygrywa rundę (przy remisie najniższa wartość), a o partii decydują punkty. Jeśli czas minie między rundami, liczą się tylko ci, którzy są jeszcze przy stole. Sama nazwa znaczy pięć minut.
    .takes = sekundy od 30 do 7200 albo off
option-elimination = Eliminacje
    .description = Po każdej rundzie jedna osoba wypada z partii; wygrywa ją ta, która zostanie.
    .details = Wypada ten, kto w rundzie najwcześniej dojdzie do limitu kart. Jeśli nikt: z zasadą „Gra o miejsca” ostatnie miejsce, inaczej ten, kto ma najwięcej kart (przy remisie najwyższą wartość). Po pierwszym rozdaniu nikt nie dołącza i nie ma celu.
option-rounds = Rundy
    .description = Partia ma tyle rund; wygrywa, kto potem prowadzi w punktach.
    .details = Cel w punktach działa tylko, jeśli go do tego wybierzesz: partię kończy wtedy to, co nastąpi pierwsze. Liczy się każda runda, także przerwana czyimś wyjściem. Kto wyszedł, nie wygrywa, a spóźnialscy nie odrabiają rund. Sama nazwa znaczy pięć.
    .takes = liczba rund od 1 do 50 albo off
option-hand_size = Karty na start
    .description = Każdy dostaje tyle kart, w każdej rundzie.
    .details = Zwykle jest ich siedem. W Duo każdy tyle zatrzymuje przy wybieraniu. Przy wielu osobach kart może zabraknąć: dziesięć osób może mieć po dziewięć (we Flipie po dziesięć), dwadzieścia po dziesięć. Przy dwóch kartach zagranie jednej jak zawsze wymaga „UNO”. Sama nazwa znaczy pięć.
    .takes = liczba kart od 2 do 15 albo off
option-strafpunkte = Punkty karne
    .description = Skrót od scoring=penalty: każdy liczy własną rękę i wygrywa najniższy wynik.
    .details = strafpunkte=off to skrót od scoring=winner.

## Co znaczą wartości

value-on = wł.
value-off = wył.
rule-cards = { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[many] { $count } kart
}
rule-seconds = { $count ->
    [one] jedna sekunda
    [few] { $count } sekundy
   *[many] { $count } sekund
}
rule-minutes = { $count ->
    [one] jedna minuta
    [few] { $count } minuty
   *[many] { $count } minut
}
rule-number = { $count }
rule-target = { $count ->
    [one] do { $count } punktu
    [few] do { $count } punktów
   *[many] do { $count } punktów
}
rule-without-target = bez celu
rule-rounds = { $count ->
    [one] jedna runda
    [few] { $count } rundy
   *[many] { $count } rund
}
rule-cards-dealt = po { $count } na rękę
rule-gesture-all = przy { $rank } wszyscy
rule-gesture-self = przy { $rank } kto zagra
rule-every-colour = { $rank } w każdym kolorze
rule-value-and-meaning = { $value } ({ $meaning })
rule-with-value = { $rule }: { $value }

## Co nie pasuje do każdej wartości

clash-rounds-target = „{ option-rounds }” i jedna runda jako „{ option-target }” się wykluczają. Cel w punktach pasuje.
clash-hand_limit-hand_size = „{ option-hand_limit }” musi być wyższy niż „{ option-hand_size }”.

## Strona, która pokazuje wszystkie (contra-uno rules)

rules-option = Opcja
rules-name = Nazwa
rules-clause = Zasada
rules-value = Wartość
rules-takes = przyjmuje
rules-alone = sama
rules-fixed = { $value }, na stałe
rules-short-for = skrót od
rules-switches-on = włącza
rules-not-with = nie z
rules-preset = Zestaw
rules-game = Gra
rules-house-rules = Zasady domowe
rules-written = zapis
rules-none = brak
rules-legend = Wartość w nawiasie ustala gra (zasada K1). Co można wpisać, mówi: contra-uno rules OPCJA
rules-legend-mode = Co jest na stałe, tego w tej grze nie można wybrać (zasada K1). Co można wpisać, mówi: contra-uno rules OPCJA
rules-go-together = To idzie razem, w grze { $mode }: { $rules }.
rules-go-together-none = { $mode } bez zasad domowych: wszystko według instrukcji.
rules-unknown = Nie ma zasady domowej ani zestawu zasad „{ $name }”. { $hint }
rules-meant = Może chodziło o { $names }?
rules-listed = `contra-uno rules` pokazuje wszystkie.
rules-either-or = Albo jedna zasada domowa lub zestaw zasad ({ $name }), albo --check z kilkoma: nie jedno i drugie.
rules-seats-alone = --seats idzie z --check, na przykład: contra-uno rules --seats 6 --check partner
rules-preset-mode = Zestaw „{ $name }” jest dla gry { $mode }. Pomiń --mode albo weź inny zestaw.
rules-unknown-preset = Nie ma zestawu „{ $name }”, są takie: { $names }.

## Jak jeszcze nazywa się zasady, gdy ktoś je wpisuje

rule-also-stacking = Przebijanie
rule-also-cross_stacking = Przebijanie na krzyż
rule-also-challenge = Sprawdzam
