### Wieczory co tydzień i kto się pisze

button-weekly = Co tydzień
button-weekly-in = Piszę się
button-weekly-out = Dziś nie
button-weekly-go-on = Pytaj dalej
button-weekly-stop = Nie pytaj już
button-weekly-zone = Inna strefa
weekly-first-name = Wieczór UNO 1
weekly-title = Co tydzień
weekly-set = **{ $name }**: { $day }, { $hour } ({ $zone })
weekly-set-next = Następny raz { $when }. Na tym kanale pytam, kto się pisze: { $asks }
    -# O tej godzinie otwieram stół dla wszystkich, którzy się piszą, z grą i zasadami waszego ostatniego wieczoru, i wołam ich raz. Wybory poniżej działają od razu.
weekly-choose-day = Dzień tygodnia
weekly-choose-hour = Godzina
weekly-choose-zone = Strefa czasowa
weekly-choose-ask = Kiedy pytam
weekly-asks-before = { $hours ->
    [one] Godzinę wcześniej
    [few] { $hours } godziny wcześniej
   *[many] { $hours } godzin wcześniej
}
weekly-zone-label = Kontynent i miasto, np. Asia/Kathmandu
weekly-no-zone = Nie znam strefy czasowej „{ $zone }”. Wpisz ją tak: Europe/Warsaw.
weekly-stopped = 📅 Już tu nie pytam.
weekly-not-here = Co tydzień mogę pytać tylko na kanałach serwerów, na których jestem.
weekly-too-late = Na ten już za późno: nikogo tu już nie pytam.
weekly-when = **{ $when }** ({ $soon })
weekly-nobody-yet = Kto się pisze? Na razie nikt.
weekly-in = { $count ->
    [one] 👍 { $people } gra
    [few] 👍 { $people } grają
   *[many] 👍 { $people } grają
}
weekly-not-today = 👎 Dziś nie: { $people }
weekly-how = -# O tej godzinie otwieram stół dla wszystkich, którzy się piszą, i wołam ich raz.
weekly-blocked = ⏳ Na tym kanale stoi jeszcze inny stół. Wasz otworzy się, gdy tamten się zwolni, o ile zdąży w godzinę.
weekly-opened = 🃏 Już czas: stół stoi poniżej!
weekly-absent-gone = { $count ->
    [one] -# Nie ma już na tym serwerze: { $people }.
    [few] -# Nie ma już na tym serwerze: { $people }.
   *[many] -# Nie ma już na tym serwerze: { $people }.
}
weekly-absent-elsewhere = { $count ->
    [one] -# { $people } siedzi przy innym stole.
    [few] -# { $people } siedzą przy innym stole.
   *[many] -# { $people } siedzą przy innym stole.
}
weekly-forgotten = { $count ->
    [one] -# Jedna osoba z listy usunęła swoje dane.
    [few] -# { $count } osoby z listy usunęły swoje dane.
   *[many] -# { $count } osób z listy usunęło swoje dane.
}
weekly-result-evening = 🃏 Stół stał, a wy przy nim.
weekly-result-alone = Przyszła jedna osoba. Stół stał jak każdy inny i kto chciał, mógł dołączyć.
weekly-result-nobody = Tym razem nikt się nie pisał.
weekly-result-busy = Przez całą godzinę stał na tym kanale inny stół, więc wasz się nie otworzył.
weekly-result-missed = O tej godzinie mnie nie było. Wybaczcie!
weekly-next = -# Następny raz: { $when }
weekly-doubts = Od trzech tygodni nie było was nawet dwoje. Pytać dalej?
    -# Decyduje ten, kto zarządza serwerem. Bez odpowiedzi przestaję.
weekly-channel-gone = 📅 Kanału wieczoru „{ $name }” już nie ma, więc tam nie pytam. Na innym kanale zacznie od nowa „{ button-weekly }” pod `/uno evening`.
lobby-call-evening = 📅 { $people }: już czas! Stół stoi, miejsca czekają. { $link }
