### Pomoc (`/uno help`), pięć krótkich stron, i zasady domowe słowami

guide-1 = ### 🃏 Jak zacząć
    1. { $member ->
        [yes] `/uno start` otwiera stół na kanale.
       *[no] Kto mnie zainstalował, otwiera stół przez `/uno start`.
    }
    2. Kto chce grać, klika „{ button-join }”; „{ button-add-computer }” sadza na wolnym miejscu komputer.
    3. Pod „{ button-options }” gospodarz wybiera grę i zasady domowe.
    4. „{ button-start }” rozdaje karty.
    Kto pierwszy pozbędzie się wszystkich kart, wygrywa rundę.
guide-alone = Nie ma z kim? { $member ->
        [yes] `/uno start` w wiadomościach prywatnych ze mną: ty kontra jeden, dwa albo trzy komputery.
       *[no] Kto mnie zainstalował, gra w wiadomościach prywatnych ze mną, przeciw jednemu, dwóm albo trzem komputerom: `/uno start`.
    }
guide-2 = ### 🎴 Twój ruch
    { $member ->
        [yes] Karty przychodzą w wiadomości prywatnej. „{ button-hand }” na planszy też je pokaże, tylko tobie.
       *[no] „{ button-hand }” na planszy pokazuje karty tylko tobie.
    } Każda karta to przycisk: kolorowe możesz zagrać, szarych nie.
    Karta pasuje, gdy ma **ten sam kolor**, **tę samą liczbę** albo **ten sam symbol**; czarna pasuje zawsze.
    Nic nie pasuje? „{ button-draw }”. Jeśli dobrana karta pasuje, możesz ją od razu zagrać albo zatrzymać. Ktoś przyłożył ci plusem? „{ button-take }” albo odpowiedz, jeśli zasady domowe pozwalają.
guide-3 = ### 📣 Wołaj, łap, sprawdzaj
    📣 **UNO!** Wołaj przy przedostatniej karcie: przed nią, razem z nią albo szybko po niej.
    🚨 **{ button-contra }** Ktoś zapomniał? { $member ->
        [yes] Kliknij, przyciskiem albo reakcją na planszy:
       *[no] Kliknij na planszy:
    } gapa dobiera { -forgotten-call }.
    { $member ->
        [yes] ⚖️ **{ button-challenge }** (Przycisk albo reakcja.)
       *[no] ⚖️ **{ button-challenge }**
    } Myślisz, że czarny plus na ciebie to blef? Trafiasz: dobiera druga osoba. Pudło: dobierasz ty, i to więcej.
guide-4 = ### 🎨 Gry
guide-5 = ### 📖 Zasady i komendy
    „{ button-more }” › „{ button-rules }” przy stole pokazuje obowiązujące zasady domowe i objaśnia każdą z nich{ $member ->
        [yes] ; `/uno rules` też.
       *[no] .
    }
    Po partii: „{ button-rematch }” z tymi samymi ludźmi, „{ button-more }” › „{ button-leaderboard }”.{ $member ->
        [yes] {""}
       *[no] {" "}Kto mnie zainstalował, ma takie komendy:
    }
help-command-hand = `/uno hand` twoje karty
help-command-me = `/uno me` twoje ustawienia
help-command-leave = `/uno leave` wyjście
help-command-stop = `/uno stop` koniec partii
help-command-penalty = `/uno penalty` uzgodnione kary
help-command-settings = `/uno settings` ustawienia tego serwera
help-command-leaderboard = `/leaderboard` najlepsi
help-install = -# Chcesz grać też gdzie indziej? Zaproś mnie na serwer albo zabierz do własnych czatów.
button-install-server = Zaproś na serwer
button-install-person = Dodaj do moich aplikacji
page-of-help = Strona { $number } z { $count }
button-help = Pomoc
button-help-back = Wróć
button-help-on = Dalej
help-classic = **Klasyczne:** +2: następna osoba dobiera { -draw-two }. Postój: następna osoba traci kolejkę. Zmiana kierunku: gramy w drugą stronę; we dwoje to Postój. Wybór koloru: wybierasz kolor. Wybór koloru +4: to samo, a następna osoba dobiera { -draw-four }.
help-flip = **Flip:** każda karta ma dwie strony. Flip przewraca wszystko: po ciemnej stronie są +5, Postój wszystkich i „Dobierz kolor”. „{ button-backs }” pokazuje drugie strony.
help-mercy = **No Mercy:** nic nie pasuje? Dobieraj do pierwszej pasującej i zagraj ją. Na plus odpowiadasz dowolnym plusem wartym co najmniej tyle samo. Zrzut koloru zabiera ze sobą cały kolor. Ruletka kolorów: następna osoba wybiera kolor i dobiera, aż wyjdzie. Zmiana kierunku +4 zawraca – we dwoje trafia w ciebie. Zero przekazuje wszystkie karty dalej, siódemka wymienia. Przy 25 kartach odpadasz.
help-duo = **Duo:** dla dwojga. Najpierw wybór kart: zatrzymaj albo odrzuć i weź następną. Na +2 odpowiadasz +2. Po karcie Postój albo Wybór koloru +4 grasz jeszcze raz. Po Zmianie kierunku możesz zagrać wszystkie karty tego koloru; działa tylko ostatnia.
rules-in-force = Zasady domowe ({ $mode })
house-rules = **Zasady domowe**
house-rules-preset = **Zasady domowe: { $preset }**
house-rules-family = - { $family } – { $rules }
family-drawing = Dobieranie
family-jumping = Dublowanie i wcinanie się
family-calling = Okrzyki i gesty
family-playing = Karty specjalne, pary, koniec
family-penalties = Kary
family-scoring = Wygrana
no-house-rules = Bez zasad domowych: wszystko według instrukcji.
