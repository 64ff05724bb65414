### /uno prüfen: wie eine Runde gemischt wurde, nachgeprüft

command-uno-verify = Nachprüfen, wie eine Runde gemischt wurde
    .name = prüfen
command-param-number = Die wievielte Runde zurück? 1 ist die letzte hier
    .name = nummer
command-param-record = Eine Aufzeichnung (.uno), die dir jemand gegeben hat
    .name = aufzeichnung
verify-round = { $mode }, Runde { $number }, { $when }
verify-title = ### 🔐 { $round }
verify-seed = Der Startwert `{ $seed }` hat die SHA-256-Prüfsumme `{ $hash }`.
verify-dealt = Damit gemischt und noch einmal ausgeteilt:
verify-start = Startkarte: { $card }
verify-dealer = Geber: { $player }
verify-moves = { $count ->
    [one] 1 von { $all } Zügen der Runde war von dort aus möglich.
   *[other] { $count } von { $all } Zügen der Runde waren von dort aus möglich.
}
verify-result = Sie führen zu den Punkten, die angezeigt wurden.
verify-proven = **Die Runde wurde mit diesem Startwert ausgeteilt und verlief so, wie ihr Ergebnis es sagt.**
verify-compare = Dieselbe Prüfsumme stand unter *{ button-more } → { button-details }*, bevor jemand gespielt hat. Vergleiche sie mit dem, was du dir notiert hast: Dann kann niemand die Karten nachträglich geändert haben.
verify-wrong-seed = **Ergebnis und Aufzeichnung nennen verschiedene Startwerte.** Eins von beiden wurde geändert.
verify-wrong-move = **Mit diesen Karten kann die Runde nicht so verlaufen sein.** Startwert, Karten oder Reihenfolge der Züge wurden geändert.
verify-wrong-result = **Die Züge führen nicht zu dem Ergebnis, das angezeigt wurde.** Eins von beiden wurde geändert.
verify-where-played = Runden bleiben dort, wo sie gespielt wurden: Frag da, oder häng eine Aufzeichnung an.
verify-no-round = So eine Runde gibt es hier nicht.
verify-gone = Die Aufzeichnung dieser Runde ({ $when }) ist nicht mehr gespeichert; noch einmal austeilen geht darum nicht.
verify-record-title = ### 🔐 Die Aufzeichnung, die du angehängt hast
verify-deal-fits = Austeilen { $number }: Der Startwert `{ $seed }` hat die angekündigte Prüfsumme `{ $hash }`.
verify-deal-differs = Austeilen { $number }: Der Startwert `{ $seed }` hat die Prüfsumme `{ $hash }`, angekündigt war aber `{ $announced }`.
verify-deal-out-of-place = Runde { $number } passt nicht zu denen davor: Startwert, Prüfsumme oder Wörter sind nicht die dieser Partie.
verify-deal-unnamed = Austeilen { $number }: Der Startwert `{ $seed }` hat die Prüfsumme `{ $hash }`. Vergleiche sie mit der, die angekündigt war.
verify-record-more = … und { $count } weitere.
verify-record-line = Zeile { $line } stimmt nicht: Mit diesen Karten kann das Spiel nicht so verlaufen sein, oder die Zeile ist nicht lesbar.
verify-record-played = Alle Züge waren von dort aus möglich.
verify-record-nothing = Hier gibt es nichts zu prüfen: In der Aufzeichnung wird nirgends mit einem Startwert ausgeteilt.
verify-record-too-large = Diese Datei ist zu groß für eine Aufzeichnung: höchstens { $most } KB.
verify-record-unreadable = Diese Datei ist nicht als Aufzeichnung lesbar. Häng die `.uno`-Datei selbst an, als Text.
verify-record-too-long = Diese Aufzeichnung zu prüfen hat länger als { $seconds } Sekunden gedauert, darum habe ich aufgehört. Bei einer echten Partie geht das im Nu: Ist das wirklich die Aufzeichnung davon?
