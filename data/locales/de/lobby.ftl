### Die Lobby

lobby-title = UNO { $mode } – { $player } lädt ein
lobby-seats = { $count ->
    [one] **Am Tisch sitzt bisher eine Person**
   *[other] **Am Tisch: { $count }**
}
lobby-closes = -# Keine Eile? Der Tisch wird { $when } abgeräumt.
lobby-closed = Der Tisch ist abgeräumt: Niemand hat das Spiel gestartet. `/uno start` deckt neu.
lobby-started = Die Karten sind verteilt: Das Spiel läuft.
lobby-stopped = Der Tisch ist abgeräumt. `/uno start` deckt neu.
lobby-invited = Noch nicht wieder dabei: { $players }. Der Platz ist frei gehalten: „Mitspielen“ drücken!
