### Das Spiel einstellen, vor dem Austeilen (Lobby, „Einstellungen“)

## Die Seiten

button-options = Einstellungen
button-choosing-game = Spiel
button-choosing-rules = Regeln
button-choosing-people = Leute
button-choosing-line = Teilen

choosing-title = Einstellungen: UNO { $mode }
choosing-mode = Welches Spiel?
choosing-mode-classic = 2 bis 20 Leute, die Karten, die jeder kennt.
choosing-mode-flip = 2 bis 10 Leute, Karten mit zwei Seiten: Auf der dunklen wird es gemein.
choosing-mode-mercy = 2 bis 6 Leute, gnadenlos: Wer 25 Karten hat, ist raus.
choosing-mode-duo = Genau zu zweit: Karten aussuchen, schnelle Züge, bis 200 Punkte.
choosing-preset = Einen fertigen Regelsatz nehmen …
choosing-favourite = Dein Favorit
choosing-target = Wann ist Schluss?
choosing-points = Bis { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
choosing-other-target = Andere Punktzahl …
choosing-single-round = Nur eine Runde
choosing-rounds = Nach { $count ->
    [one] einer Runde
   *[other] { $count } Runden
}
choosing-turn-time = Wie viel Zeit für einen Zug?
choosing-turn = Zeit für einen Zug: { $time }
time-of-turn-off = ohne Uhr
time-of-turn-seconds = { $count } Sekunden
time-of-turn-minutes = { $count } Minuten

choosing-rules-title = Hausregeln aussuchen
choosing-family = { $family } …
choosing-finer = Eine Regel genauer einstellen …
choosing-now = Gilt gerade: { $value }
choosing-gesture-all = Bei diesen Zahlen machen alle die Geste …
choosing-gesture-self = Nur wer diese Zahlen legt, macht die Geste …
choosing-gesture = Welche Geste macht ihr?
choosing-own-gesture = Eine eigene …
choosing-complement-rank = Welche Zahl oder welches Zeichen schaltet um?
choosing-complement-card = In jeder Farbe oder nur in einer?

choosing-people-title = Wer spielt mit?
choosing-whom = Jemanden aussuchen …
choosing-level = Wie stark spielt der Computer?
choosing-mate = Mit wem spielt { $player }?
choosing-add-computer = Computerspieler dazuholen …
button-make-host = Zum Gastgeber machen
button-remove = Vom Tisch schicken
seat-computer = Computerspieler, { $level }
seat-host = Gastgeber
seat-person = sitzt am Tisch
level-random = Zufall
    .description = Legt irgendetwas, das passt.
level-easy = leicht
    .description = Legt, was geht, und vergisst oft zu rufen.
level-medium = mittel
    .description = Weiß, wie es geht, und nimmt oft nur den zweitbesten Zug.
level-hard = stark
    .description = Merkt sich, wem welche Farbe fehlte, und vergisst fast nichts.
level-master = Meister
    .description = Passt in jedem Zug auf und vergisst nichts.

choosing-line-title = Diese Regeln in einer Zeile
choosing-line = Zum Weitergeben: Wer sie hier unter „{ button-paste-line }“ oder bei `/uno start` unter `regeln` einfügt, spielt genauso.
choosing-forget = Einen Favoriten vergessen …
choosing-kept-as = Gemerkt als „{ $name }“. Du findest es hier bei jeder Wahl des Spiels und bei `/uno start` unter `regelsatz`.
choosing-forgotten = „{ $name }“ ist vergessen.
button-paste-line = Zeile einfügen
button-keep-rules = Favorit merken

## Was getippt wird

# Glossary: „Schluss“ ist das Ende der Partie
form-target-label = Punktzahl, bei der Schluss ist
form-target-hint = Eine ganze Zahl ab 1, oder round für eine einzelne Runde
form-gesture-label = Was macht oder ruft ihr?
form-gesture-hint = Nase zu
form-line-title = Regeln in einer Zeile
form-line-label = Hausregeln, mit Kommas
# Same: so wird es geschrieben
form-line-hint = stacking, jump_in, target=200
form-favourite-title = Favorit merken
form-favourite-label = Wie sollen diese Regeln heißen?
form-favourite-hint = Freitagsrunde

## Was dazu zu sagen ist

choosing-pair = „{ $left_out }“ und „{ $stays }“ gehen nicht zusammen: Nimm eins von beiden. Bis dahin gilt „{ $stays }“.
choosing-clash = { $reason } Bis dahin gilt „{ $stays }“.
choosing-need = „{ $left_out }“ braucht „{ $needed }“. Bis dahin gilt es nicht.
button-with-need = „{ $rule }“ samt „{ $needed }“
button-instead = Lieber „{ $rule }“
choosing-not-in-mode = Gibt es bei { $mode } nicht, darum jetzt weg: { $rules }.
choosing-kept = „{ $rule }“ gehört zu „{ $by }“ und bleibt an. Willst du beide nicht, nimm auch „{ $by }“ weg.
choosing-too-many = { $reason } Am Tisch sind { $count }.
choosing-nobody = Der Platz ist inzwischen leer: So sieht es jetzt aus.
choosing-too-many-favourites = Mehr als { $count } Favoriten merke ich mir nicht. Vergiss erst einen davon.
choosing-no-favourite = Den Favoriten „{ $name }“ gibt es nicht mehr.
choosing-no-name = Ein Favorit braucht einen Namen, und der eines fertigen Regelsatzes ist vergeben.
choosing-not-host = Die Einstellungen ändert nur der Gastgeber. Sag ihm, was du gern spielen würdest!

## Teams

# Same: das Wort ist auch deutsch
button-teams = Teams
team = { $first } & { $second }
choosing-teams-title = Wer spielt mit wem?
