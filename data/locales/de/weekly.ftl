### Abende jede Woche, und wer dabei ist

button-weekly = Jede Woche
button-weekly-in = Bin dabei
button-weekly-out = Heute nicht
button-weekly-go-on = Weiter fragen
button-weekly-stop = Nicht mehr fragen
button-weekly-zone = Zeitzone …
weekly-first-name = UNO-Abend 1
weekly-title = Jede Woche
weekly-set = **{ $name }**: { $day }, { $hour } Uhr ({ $zone })
weekly-set-next = Das nächste Mal { $when }. In diesem Kanal frage ich, wer dabei ist: { $asks }
    -# Zur Stunde mache ich einen Tisch für alle auf, die dabei sind, mit Spiel und Regeln eures letzten Abends, und rufe sie einmal. Was du unten wählst, gilt sofort.
weekly-choose-day = Wochentag
weekly-choose-hour = Uhrzeit
weekly-choose-zone = Zeitzone
weekly-choose-ask = Wann ich frage
weekly-asks-before = { $hours ->
    [one] Eine Stunde vorher
   *[other] { $hours } Stunden vorher
}
weekly-zone-label = Kontinent und Stadt, etwa Asia/Kathmandu
weekly-no-zone = Eine Zeitzone „{ $zone }“ kenne ich nicht. Schreib sie wie Europe/Berlin.
weekly-stopped = 📅 Ich frage hier nicht mehr.
weekly-not-here = Jede Woche fragen kann ich nur in Kanälen von Servern, auf denen ich bin.
weekly-too-late = Dafür ist es zu spät: Hier wird niemand mehr gefragt.
weekly-when = **{ $when }** ({ $soon })
weekly-nobody-yet = Wer ist dabei? Bisher niemand.
weekly-in = { $count ->
    [one] 👍 { $people } ist dabei
   *[other] 👍 { $people } sind dabei
}
weekly-not-today = 👎 Heute nicht: { $people }
weekly-how = -# Zur Stunde mache ich einen Tisch für alle auf, die dabei sind, und rufe sie einmal.
weekly-blocked = ⏳ In diesem Kanal steht noch ein anderer Tisch. Eurer geht auf, sobald der fertig ist, innerhalb der Stunde.
weekly-opened = 🃏 Es ist so weit: Der Tisch steht unten!
weekly-absent-gone = { $count ->
    [one] -# { $people } ist nicht mehr auf dem Server.
   *[other] -# { $people } sind nicht mehr auf dem Server.
}
weekly-absent-elsewhere = { $count ->
    [one] -# { $people } sitzt an einem anderen Tisch.
   *[other] -# { $people } sitzen an einem anderen Tisch.
}
weekly-forgotten = { $count ->
    [one] -# Eine Person, die dabei war, hat ihre Daten gelöscht.
   *[other] -# { $count } Leute, die dabei waren, haben ihre Daten gelöscht.
}
weekly-result-evening = 🃏 Der Tisch war offen, und ihr wart da.
weekly-result-alone = Gekommen ist eine Person. Der Tisch blieb ein gewöhnlicher, an den sich jeder setzen konnte.
weekly-result-nobody = Diesmal war niemand dabei.
weekly-result-busy = Die ganze Stunde stand ein anderer Tisch in diesem Kanal, also ging eurer nicht auf.
weekly-result-missed = Zu der Stunde war ich nicht da. Tut mir leid!
weekly-next = -# Das nächste Mal: { $when }
weekly-doubts = Drei Wochen lang wart ihr keine zwei. Soll ich weiter fragen?
    -# Das entscheidet, wer den Server verwaltet. Ohne ein Wort höre ich auf.
weekly-channel-gone = 📅 Den Kanal von „{ $name }“ gibt es nicht mehr, also frage ich dort nicht weiter. In einem anderen Kanal fängt es mit „{ button-weekly }“ unter `/uno evening` neu an.
lobby-call-evening = 📅 { $people }: Es ist so weit! Der Tisch steht, und ihr habt einen Platz. { $link }
