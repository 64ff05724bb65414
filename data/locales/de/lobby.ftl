### Die Lobby

lobby-title = UNO { $mode } – { $player } lädt ein
lobby-seats = { $count ->
    [one] **Am Tisch: bisher nur eine Person**
   *[other] **Am Tisch: { $count } Leute**
}
lobby-closes = -# Startet niemand, wird der Tisch { $when } abgeräumt.
lobby-closed = Der Tisch ist abgeräumt: Niemand hat das Spiel gestartet. { $member ->
    [yes] `/uno start` deckt ihn neu.
   *[no] Wer mich installiert hat, deckt ihn mit `/uno start` neu.
}
closed-by-operator = 🛑 Wer mich betreibt, hat diesen Tisch geschlossen:
lobby-started = Die Karten sind verteilt: Das Spiel läuft.
lobby-invited = Noch nicht wieder dabei: { $players }. Der Platz ist frei gehalten: „{ button-join }“ drücken!
lobby-full = -# Der Tisch ist voll.
lobby-more-title = Vor dem Austeilen
lobby-computers = -# Computerspieler:
lobby-call = { $people }: { $player } lädt zu UNO { $mode } ein! Drückt „{ button-join }“ am Tisch. { $link }
lobby-call-subscribers = 🔔 { $player } hat einen Tisch aufgemacht: UNO { $mode }! { $people } { $link }
recess-call = ▶️ Die Pause ist vorbei: { $people } { $link }
subscription-begun = 🔔 **Geht hier ein Tisch auf, erwähne ich dich darunter**: höchstens einmal am Tag, nie per Direktnachricht. Spielst du hier 90 Tage nicht mit, hört das von selbst auf.
subscription-ended = 🔕 Ich rufe dich hier nicht mehr an den Tisch.
subscription-not-here = Das geht nur in Kanälen von Servern, auf denen ich bin.
subscription-hidden = Du bist verborgen (`/uno me`), und eine Erwähnung zeigt allen deinen Namen. Also lasse ich das.
subscription-full = Ich rufe hier schon { $count } Leute, mehr rufe ich nicht auf einmal. Versuch es später noch mal.
