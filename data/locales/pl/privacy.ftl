### /uno privacy: co o kimś jest zapisane i jak to zapomnieć

privacy-title = ### Co o tobie trzymam
privacy-nothing = Nic.
privacy-kind-games = { $count ->
        [one] 🎴 Twoje miejsce w jednej grze z ostatnich dni i to, co się w niej działo
        [few] 🎴 { $count } wpisy o grach z ostatnich dni: twoje miejsce i twoje ruchy
       *[many] 🎴 { $count } wpisów o grach z ostatnich dni: twoje miejsce i twoje ruchy
    }
privacy-kind-messages = { $count ->
        [one] ✉️ Gdzie jest jedna wiadomość, która pokazuje ci grę
        [few] ✉️ Gdzie są { $count } wiadomości, które pokazują ci gry
       *[many] ✉️ Gdzie jest { $count } wiadomości, które pokazują ci gry
    }
privacy-kind-rounds = { $count ->
        [one] 🏁 Jak skończyła się dla ciebie jedna runda
        [few] 🏁 Jak skończyły się dla ciebie { $count } rundy
       *[many] 🏁 Jak skończyło się dla ciebie { $count } rund
    }
privacy-kind-statistics = { $count ->
        [one] 📊 Jedna linijka statystyk
        [few] 📊 { $count } linijki statystyk: rankingi i kto kogo pokonał
       *[many] 📊 { $count } linijek statystyk: rankingi i kto kogo pokonał
    }
privacy-kind-ratings = { $count ->
        [one] 📈 Jeden rating
        [few] 📈 { $count } ratingi, po jednym na grę i na każdy krok po drodze
       *[many] 📈 { $count } ratingów, po jednym na grę i na każdy krok po drodze
    }
privacy-kind-achievements = { $count ->
        [one] 🏅 Jedno osiągnięcie
        [few] 🏅 { $count } osiągnięcia
       *[many] 🏅 { $count } osiągnięć
    }
privacy-kind-settings = ⚙️ Twoje wybory w `/uno me`
privacy-kind-favourites = { $count ->
        [one] 📌 Jeden zestaw zasad z nazwą od ciebie
        [few] 📌 { $count } zestawy zasad z nazwą od ciebie
       *[many] 📌 { $count } zestawów zasad z nazwą od ciebie
    }
privacy-kind-seasons = { $count ->
        [one] 🌱 Jeden sezon serwera rozpoczęty przez ciebie
        [few] 🌱 { $count } sezony serwerów rozpoczęte przez ciebie
       *[many] 🌱 { $count } sezonów serwerów rozpoczętych przez ciebie
    }
privacy-kind-blocks = ⛔ To, że nie możesz grać: gdzie, do kiedy i dlaczego
privacy-never = -# Wiadomości nie czytam i żadnych nie trzymam.
privacy-contact = -# Masz pytania albo coś nie gra? { $contact }
privacy-file = Oto wszystko. O innych jest tu tylko to, co przy twoich stołach widzieli wszyscy.
privacy-sure =
    ### Naprawdę usunąć to wszystko?
    Twoje ustawienia, zasady, osiągnięcia i statystyki znikną wszędzie. W wynikach, które dzielisz z innymi, będzie „ktoś”. Cofnąć się tego nie da.
privacy-block-stays = Jedno zostaje: twoje ID i to, do kiedy nie możesz grać, ale już nie dlaczego.
privacy-done =
    ### Usunięte
    Z tego, co zostało, nic już do ciebie nie prowadzi. Jeśli znowu zagrasz, zaczynasz od zera.
privacy-done-blocked =
    ### Usunięte
    Do ciebie prowadzi już tylko jedno: to, że nie możesz grać i do kiedy. Zniknie 30 dni po tym terminie.
privacy-playing = Najpierw musi się skończyć gra: { $places }. Wyjdź z niej przez `/uno leave` i wróć do mnie, gdy się skończy.
privacy-in-group = [w grupie]({ $link })
privacy-in-chat = [na czacie we dwoje]({ $link })
button-privacy = Prywatność
button-privacy-file = Jako plik
button-privacy-delete = Usuń wszystko
button-privacy-sure = Tak, usuń
button-privacy-keep = Zostaw
button-privacy-back = Wróć
