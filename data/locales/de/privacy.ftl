### /uno datenschutz: was von jemandem gespeichert ist, und wie es gelöscht wird

privacy-title = ### Was ich über dich gespeichert habe
privacy-nothing = Nichts.
privacy-kind-games = 🎴 { $count ->
        [one] Dein Platz in einem Spiel der letzten Tage, mit dem, was du dort getan hast
       *[other] { $count } Einträge zu Spielen der letzten Tage: dein Platz, und was du dort getan hast
    }
privacy-kind-messages = ✉️ { $count ->
        [one] Wo eine Nachricht steht, die dir ein Spiel zeigt
       *[other] Wo { $count } Nachrichten stehen, die dir Spiele zeigen
    }
privacy-kind-rounds = 🏁 { $count ->
        [one] Wie eine Runde für dich ausging
       *[other] Wie { $count } Runden für dich ausgingen
    }
privacy-kind-statistics = 📊 { $count ->
        [one] Eine Zeile Statistik
       *[other] { $count } Zeilen Statistik: Bestenlisten, und wer wen geschlagen hat
    }
privacy-kind-ratings = 📈 { $count ->
        [one] Eine Wertung
       *[other] { $count } Wertungen, eine für jedes Spiel und jeden Schritt dahin
    }
privacy-kind-achievements = 🏅 { $count ->
        [one] Eine Medaille
       *[other] { $count } Medaillen
    }
privacy-kind-settings = ⚙️ Was du mit `/uno me` eingestellt hast
privacy-kind-favourites = 📌 { $count ->
        [one] Hausregeln, denen du einen Namen gegeben hast
       *[other] { $count } Regelsätze, denen du einen Namen gegeben hast
    }
privacy-kind-seasons = 🌱 { $count ->
        [one] Dass du die Saison eines Servers begonnen hast
       *[other] Dass du { $count } Saisons von Servern begonnen hast
    }
privacy-kind-blocks = ⛔ Dass du nicht mitspielen darfst: wo, bis wann und warum
privacy-never = -# Nachrichten lese ich nicht, und speichere keine.
privacy-contact = -# Fragen, oder stimmt etwas nicht? { $contact }
privacy-file = Hier ist alles. Von anderen steht nur drin, was alle an deinen Tischen gesehen haben.
privacy-sure =
    ### Wirklich alles löschen?
    Deine Einstellungen, Hausregeln, Medaillen und Summen sind dann überall weg. In Ergebnissen, die auch anderen gehören, wirst du zu „jemand“. Das lässt sich nicht rückgängig machen.
privacy-block-stays = Eines bleibt: dass du nicht mitspielen darfst und bis wann, mit deiner ID, aber ohne den Grund.
privacy-done =
    ### Gelöscht
    Nichts, was bleibt, führt noch zu dir. Wenn du wieder spielst, fängst du bei null an.
privacy-done-blocked =
    ### Gelöscht
    Nur eines führt noch zu dir: dass du nicht mitspielen darfst, und bis wann. 30 Tage danach verschwindet auch das.
privacy-playing = Erst muss das Spiel vorbei sein: { $places }. Verlasse es mit `/uno leave`, und frag mich wieder, wenn es zu Ende ist.
privacy-in-group = [in einer Gruppe]({ $link })
privacy-in-chat = [in einem Chat zu zweit]({ $link })
button-privacy = Datenschutz
button-privacy-file = Als Datei
button-privacy-delete = Alles löschen
button-privacy-sure = Ja, löschen
button-privacy-keep = Behalten
button-privacy-back = Zurück
