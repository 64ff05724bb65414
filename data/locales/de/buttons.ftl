### Was auf den Knöpfen steht

# Same: das Wort ist auch deutsch
button-hand = Hand
# Same: so wird überall gerufen
button-contra = Contra Uno!
button-contra-costs = Contra Uno! (daneben: +{ $count })
button-backs = Rückseiten
button-rules = Regeln
button-scores = Punkte
button-legend = Zeichen
button-chart = Verlauf
button-more = Mehr
# Same: German has the same word.
button-details = Details
does-clap = Klatschen!
does-stand = Aufstehen!
does-slap = Auf den Stapel hauen!
does-salute = Salutieren!
own-gesture = { $word }!
button-to-board = Tisch
button-to-result = Zum Ergebnis
button-back = Zurück
button-join = Mitspielen
button-leave = Aussteigen
button-sure-leave = Ja, aussteigen
button-sure-stop = Ja, beenden
button-stay = Weiterspielen
button-remove-somebody = Jemanden rausnehmen
button-remove-player = { $player }
button-sure-remove = Ja, rausnehmen
button-yes-stop = Ja, beenden
button-no-stop = Nein, weiterspielen
button-yes-remove = Ja, { $player } geht
button-no-remove = Nein, { $player } bleibt
button-yes-recess = Ja, Pause
button-no-recess = Nein, weiterspielen
button-yes-handover = Computer für { $player }
button-no-handover = Auf { $player } warten
button-yes-question = Dumme Frage von { $player }!
button-no-question = Die Frage war gut
button-yes-advice = { $player } hat vorgesagt!
button-no-advice = Nicht vorgesagt
# Same: das Wort ist auch deutsch
button-add-computer = + Computer
button-start = Los!
button-call-people = Leute rufen
button-subscribe = Sag mir, wenn hier was läuft
button-unsubscribe = Sag mir nichts mehr
button-remove-computer = Einen weg
# Glossary: zwei Knöpfe stehen daneben
button-next = Weiter
button-end-match = Partie beenden
button-recess = Pause
button-go-on = Weiter geht's
button-close-table = Tisch abräumen
button-return = Bin da!
button-hand-over = Computer für { $player }
button-rematch = Revanche
button-new-rules = Neue Regeln
button-leaderboard = Bestenliste
button-new-season = Neue Saison
button-begin-season = Ja, beginnen
button-keep-season = Nein, weiter so
button-picture = Als Bild
button-quiet = Hier nicht klingeln
button-wake = Wecken
button-hide = Ja, verstecken
button-stay-visible = Sichtbar bleiben
reaction-question = ❓
reaction-advice = 💡
