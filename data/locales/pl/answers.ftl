### Prywatne odpowiedzi: co nie wyszło i co można teraz zrobić

## Powody stołu

reason-no-such-game = Tej gry już nie ma. { $member ->
    [yes] Nową otworzysz przez `/uno start`.
   *[no] Nową otworzy ten, kto mnie zainstalował: `/uno start`.
}
reason-game-over = Ta gra jest skończona. { $member ->
    [yes] Nową otworzysz przez `/uno start`.
   *[no] Nową otworzy ten, kto mnie zainstalował: `/uno start`.
}
reason-stale = Ktoś był szybszy: tak to teraz wygląda.
reason-eliminated = Ta partia trwa już bez ciebie. Możesz patrzeć; w następnej grasz znowu.
reason-not-at-table = Nie grasz przy tym stole. Dosiąść się możesz w lobby albo między rundami: „{ button-join }”.
reason-not-missing = Ta osoba dopiero co grała, więc gra dalej sama.
reason-only-two = Gdy gracie we dwoje, komputer wchodzi tylko sam z siebie, po dwóch przegapionych ruchach.
answer-accused = Oskarżenie przyjęte! Jeśli dość osób się zgodzi, posypią się karty. Głosowanie jest na planszy.
reason-not-asleep = Nikt tu nie śpi: nie ma kogo budzić.
reason-time-left = Daj pomyśleć: budzić można, gdy minie połowa czasu, a bez limitu po 45 sekundach.
reason-woken-already = W tym ruchu pobudka już była. Raz musi wystarczyć.
reason-no-vote = Tu się (już) nie głosuje, a przynajmniej nie ty.
reason-judged-already = Nad tą wiadomością stół już głosował. Raz wystarczy.
reason-not-believed = Dwa twoje oskarżenia w tej rundzie przepadły. W następnej możesz znowu.
answer-too-fast = Trochę za szybko. Spróbuj za chwilę.
reason-too-old = To było przed rozdaniem, więc się nie liczy.
reason-voted-down = Reszta chce grać. Zapytać możesz znowu po tej rundzie albo po tej przerwie.
reason-vote-is-on = Stół już nad czymś takim głosuje. Najpierw to dokończcie.
reason-in-recess = Stół ma przerwę. „{ button-go-on }”, na planszy i przy kartach, kończy ją dla wszystkich.
reason-removal-tried = W tej partii stół już o to pytano. Raz wystarczy.
reason-removals-failed = Trzy razy reszta nie chciała. W tej partii już ani słowa o tym.
reason-too-few-to-remove = Do tego trzeba jeszcze dwóch osób. We dwoje możesz wyjść albo zapytać o koniec partii.
reason-was-removed = Stół wyprosił cię z tej partii. Możesz wejść do następnej.
reason-thrown-out = Do końca rundy gra za ciebie komputer, a potem jesteś poza partią. Wrócić możesz między rundami.
reason-blocked = Na razie nie możesz tu grać.
reason-not-in-mid-round = W środku rundy nikogo się nie wyprasza. Spróbuj, gdy się skończy.
reason-not-mentioned = To nie do ciebie. { $member ->
    [yes] Jak szybko dzwoni twój telefon, ustawiasz w `/uno me`.
   *[no] Jak szybko dzwoni telefon, ustawia w `/uno me` ten, kto mnie zainstalował.
}
reason-not-host = To może zrobić tylko gospodarz.
only-host-starts = Tę grę zaczyna tylko { $player }.
reason-nobody-there = Tej osoby nie ma (już) przy stole.
reason-not-manager = To może zrobić tylko gospodarz albo ktoś, kto zarządza serwerem lub wiadomościami.
reason-host-decides = To może tu zrobić tylko gospodarz. Gdy przez dziesięć minut nic się nie dzieje, może każdy przy stole.
reason-many-lobbies = Na razie dość nowych stołów: tam, gdzie jestem tylko gościem, każdy może otworzyć trzy na godzinę.
reason-many-tables-here = Dwanaście nowych stołów w godzinę to dużo jak na miejsce, gdzie jestem tylko gościem. Spróbuj później.
reason-no-new-games = Na razie nie zaczynamy nowych gier.
reason-channel-busy = Na tym kanale już trwa gra. Dołącz do niej albo otwórz swoją na innym.
reason-already-at-table = Już siedzisz przy tym stole.
reason-table-full = Stół pełny, przykro mi!
answer-called = Zawołane! To działa raz na stół.
answer-nobody-to-call = Nie ma kogo wołać: dawno nie było tu partii albo wszyscy z tamtej już są.
reason-called-already = Do tego stołu już wołano. Raz musi wystarczyć.
reason-seat-is-kept = Ostatnie miejsce czeka na kogoś, kto ogląda tę partię. Kliknij „{ button-follow }”, a będziesz następną osobą w kolejce.
reason-seat-cannot-be-offered = Tu nikt nie może zająć twojego miejsca: pary się nie rozdziela, a Duo jest dla dwojga.
reason-too-many-followers = Tę partię ogląda już tyle osób, że do nikogo więcej nie napiszę.
reason-too-few-seats = Do gry trzeba co najmniej dwojga. Dodaj komputer albo poczekaj na kogoś.
reason-no-computer-player = Przy tym stole nie siedzi żaden komputer.
reason-no-rematch = Na rewanż już za późno. { $member ->
    [yes] Nowy stół otworzysz przez `/uno start`.
   *[no] Nowy stół otworzy ten, kto mnie zainstalował: `/uno start`.
}
reason-no-last-time = Ostatniej partii tutaj już nie pamiętam. Ustaw stół po swojemu.
reason-other-server = Gram tylko na wybranych serwerach, a ten do nich nie należy.
reason-no-guests = Gram tylko na serwerach, na które mnie dodano: w gości nie chodzę.
reason-not-alone = W pojedynkę przeciw komputerowi się tu nie gra. Potrzeba jeszcze jednej osoby.
reason-prohibited = Tu się w to nie gra: { $rules }. Wybierz coś innego.
rules-instead = Tu się w to już nie gra: { $rules }. { $same ->
        [yes] Reszta bez zmian.
       *[no] Zamiast tego: { $mode }.
    }
reason-not-started = Gra jeszcze się nie zaczęła.
reason-already-started = Gra już trwa. Dosiąść się możesz po tej rundzie.
reason-mixed-alphabets = Litery różnych alfabetów wyglądają tak samo. W jednym słowie trzymaj się jednego.
reason-no-hints = Przy tym stole nie ma wskazówek. Gospodarz może je włączyć w lobby następnej gry.
reason-not-to-act = Wskazówki są dla tego, czyja kolej. Zapytaj w swoim ruchu.
reason-no-choice = To proste: możesz zrobić tylko jedno.

## Wokół gry

note-wrong-card = { $why } To cię kosztuje { -wrong-card-cards }.
note-again = To trwało za długo. Kliknij jeszcze raz.
note-not-there = Ten przycisk to już przeszłość. Tak to wygląda teraz.
note-quiet = Cisza: ta gra już do ciebie nie zadzwoni. { $member ->
    [yes] Dla wszystkich gier: `/uno me`.
   *[no] Dla wszystkich gier ustawia to w `/uno me` ten, kto mnie zainstalował.
}
note-joined = Grasz!
note-no-hand = Nie masz kart w tej grze: patrz, a między rundami dołącz.
note-no-hand-yet = Nie masz kart w tej grze. Kliknij „{ button-join-next }” na planszy, a zagrasz od następnej rundy.
answer-lobby-open = Stół czeka!
answer-done = Zrobione!
answer-next-soon = Chwila, reszta jeszcze ogląda wynik. Następna runda zaraz się zacznie.
answer-left = Jesteś poza grą. Do zobaczenia!
sure-leave = Na pewno wychodzisz?
sure-leave-alone = Na pewno wychodzisz? Oprócz ciebie gra tylko komputer, więc to koniec partii.
sure-leave-round = Na pewno wychodzisz w środku rundy? Liczy się wtedy jako przegrana, w ratingu też.
leaving-costs = { $points ->
    [one] Twoje karty kosztują cię { $points } punkt karny.
    [few] Twoje karty kosztują cię { $points } punkty karne.
   *[many] Twoje karty kosztują cię { $points } punktów karnych.
}
leaving-reaches-target = Z nimi dochodzisz do celu, więc partia kończy się tą rundą.
leaving-ends-match = Partię wygrywa wtedy { $player }.
leaving-wins-nothing = Wtedy to koniec partii i nikt jej nie wygrywa: żadna runda nie jest jeszcze dograna.
leaving-back = Wrócić możesz między rundami.
leaving-back-with = { $score ->
    [one] Wrócić możesz między rundami, z co najmniej { $score } punktem karnym.
    [few] Wrócić możesz między rundami, z co najmniej { $score } punktami karnymi.
   *[many] Wrócić możesz między rundami, z co najmniej { $score } punktami karnymi.
}
sure-stop = Na pewno skończyć partię dla wszystkich? Trwająca runda się nie liczy i nikt nie wygrywa.
sure-asking = Stół ma na odpowiedź pół minuty. Za musi być ponad połowa, co najmniej dwie osoby; twój głos już się liczy.
sure-asking-away = Kogo wtedy dalej nie ma, ten liczy się jako głos za.
answer-stopped = Partia zakończona.
answer-asked = Stół głosuje. Najpóźniej za pół minuty będzie wiadomo.
answer-asked-in-recess = Stół głosuje. Czas na odpowiedź ruszy po przerwie.
answer-recess = Przerwa. „{ button-go-on }” kończy ją dla wszystkich.
remove-whom = Kto ma wyjść?
remove-nobody = Nie ma kogo wyprosić.
sure-remove = Na pewno pytać resztę, czy { $player } ma wyjść? Do tej partii nie będzie powrotu, a pytać można tylko raz.
answer-voted = Głos zanotowany.
answer-rematch = Stół do rewanżu czeka. Zaczynają wszyscy, którzy chcą grać.
answer-rematch-joined = Znowu grasz!
answer-no-game = Na tym kanale nikt teraz nie gra. `/uno start` to zmieni.
answer-no-topic = Na temat „{ $name }” nic nie mam. Wybierz coś poniżej.
answer-unknown-preset = Nie znam zestawu zasad „{ $name }”. Weź któryś z listy albo pomiń.
answer-several-games = Grasz przy kilku stołach. Kliknij „{ button-hand }” na planszy tego, o który chodzi.
answer-not-here = To działa tylko na kanale serwera.
answer-table-elsewhere = Tego stołu tu nie ma. Kliknij przycisk tam, gdzie toczy się gra.
answer-only-you-see = Discord pokazuje tu moje odpowiedzi tylko tobie: ten serwer nie pozwala ci używać aplikacji z zewnątrz. Kto nim zarządza, może zezwolić na „Używanie zewnętrznych aplikacji” albo mnie zaprosić. Nic się nie zmieniło.
answer-error = Coś mi tu nie wyszło. Nic nie przepadło; spróbuj jeszcze raz.
answer-no-answer = Moja baza danych nie odpowiada, więc jeszcze nie wiem, czy się udało. Spróbuj za chwilę: nic nie policzy się dwa razy. Gdy odpowie, zobaczysz tu, jak jest.
answer-not-written = Moja baza danych niczego teraz nie przyjmuje, więc to się nie zapisało. Kliknij za chwilę znowu: nic złego się nie stanie.
work-too-long = To trwało za długo, więc koniec prób. Spróbuj, gdy będę mieć mniej roboty.
work-too-large = To za dużo na moją pamięć, więc koniec prób.
work-busy = Rysuję i liczę teraz dla wielu osób naraz. Spróbuj za minutę.
work-one-at-a-time = Po kolei: jeszcze pracuję nad twoją poprzednią prośbą. Spróbuj, gdy ją spełnię.
work-lost = Dwa razy nie wyszło, więc odpuszczam. Gra na tym nie cierpi; spróbuj później.
work-stopped = Właśnie mnie restartują, więc tego nie dokończę. Zapytaj za minutę.
work-switched-off = Obrazki są tu wyłączone.
answer-old-command = Ta komenda zmieniła się, odkąd twój Discord ją wczytał. Odśwież Discorda (Ctrl+R albo uruchom aplikację od nowa) i spróbuj znowu.
answer-no-permission = Nie mogę tu pisać. Pozwól mi widzieć ten kanał i wysyłać wiadomości.
dms-closed = { $player }, twoje wiadomości prywatne są dla mnie zamknięte. Nic nie szkodzi: „{ button-hand }” na planszy pokazuje twoje karty tylko tobie. { $link }
dms-held = { $player }: Discord na razie nie pozwala mi zaczynać nowych wiadomości prywatnych. Nic nie szkodzi: „{ button-hand }” na planszy pokazuje twoje karty tylko tobie. { $link }
dms-refused = { $player }, nie mogę ci teraz wysłać kart: wiadomość prywatna nie przechodzi. Nic nie szkodzi: „{ button-hand }” na planszy pokazuje je tylko tobie. { $link }
reminder = { $player }, stół czeka. { $link }
reminder-direct = 🔔 **Twoja kolej** (stół: { $player }). { $link }
reminder-vote = { $player }, stół o coś pyta. { $link }
reminder-direct-vote = 🔔 **Pytanie do ciebie** (stół: { $player }). { $link }
hand-over = Dzięki za grę!
removed-from-lobby = 🚪 { $player } wyprasza cię od stołu jeszcze przed rozdaniem. Nic nie tracisz, a następny stół stoi otworem. { $link }
channel-gone = Kanału waszego UNO już nie ma albo usunięto mnie z serwera. Koniec gry.
note-channel-forbidden = Nie mogę już pokazywać planszy na kanale { $channel }. Kto zarządza serwerem, może mi znów pozwolić widzieć ten kanał i tam pisać; na razie gramy tutaj.
note-channel-locked = Wątek { $channel } jest zamknięty, więc nie mogę tam pokazać planszy. Moderator może go otworzyć; na razie gramy tutaj.
note-channel-blocked = Filtr (AutoMod) nie wpuszcza mojej planszy na kanał { $channel }. Kto zarządza serwerem, może zrobić dla mnie wyjątek; na razie gramy tutaj.
note-channel-refused = Discord nie pozwala mi teraz pokazać planszy na kanale { $channel }. Będę próbować; na razie gramy tutaj, a „{ button-hand }” pod planszą pokazuje karty.
note-press-board = Kliknij, proszę, cokolwiek na planszy: inaczej wkrótce tam zamilknę. { $link }
note-hand-ends = Te karty już się same nie odświeżają. Dowolny przycisk tutaj przyniesie najnowsze, podobnie „{ button-hand }” na planszy.
note-hand-elsewhere = Karty masz teraz otwarte gdzie indziej, więc te tutaj zasnęły. Obudzi je dowolny przycisk.
note-hand-opened-again = Karty są już otwarte na nowo, więc te zamykam.
note-backs-end = To się już samo nie odświeża: „{ button-backs }” na planszy pokaże to od nowa.
note-no-chart = Jak szła ta runda, już nie pamiętam.

## Who may not play

blocked-person = Na razie nie możesz ze mną grać: taka jest decyzja tych, którzy mnie prowadzą.
blocked-here = Na tym serwerze na razie nie możesz ze mną grać: taka jest decyzja zarządzających serwerem. Zapytaj ich!
blocked-server = Na tym serwerze na razie nikt nie może ze mną grać: taka jest decyzja tych, którzy mnie prowadzą.
blocked-reason = Dlaczego: { $reason }
blocked-end = { $end ->
    [never] Do odwołania.
   *[other] Do kiedy: { $end }.
}
