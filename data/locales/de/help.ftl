### Die Hilfe (`/uno help`), fünf kurze Seiten, und die Hausregeln in Worten

guide-1 = ### 🃏 So geht's los
    1. { $member ->
        [yes] `/uno start` deckt einen Tisch im Kanal.
       *[no] Wer mich installiert hat, deckt mit `/uno start` einen Tisch.
    }
    2. Wer mitspielen will, drückt „{ button-join }“; mit „{ button-add-computer }“ füllt ein Computerspieler einen leeren Platz.
    3. Unter „{ button-options }“ sucht der Gastgeber Spiel und Hausregeln aus.
    4. „{ button-start }“ teilt die Karten aus.
    Wer zuerst alle Karten los ist, gewinnt die Runde.
guide-alone = Keiner da? { $member ->
        [yes] `/uno start` in deinen Direktnachrichten mit mir: du gegen einen, zwei oder drei Computerspieler.
       *[no] Wer mich installiert hat, spielt in Direktnachrichten mit mir gegen einen, zwei oder drei Computerspieler: `/uno start`.
    }
guide-2 = ### 🎴 Dein Zug
    { $member ->
        [yes] Deine Hand kommt per Direktnachricht. „{ button-hand }“ am Spielbrett zeigt sie auch, nur dir.
       *[no] „{ button-hand }“ am Spielbrett zeigt dir, und nur dir, deine Hand.
    } Jede Karte ist ein Knopf: Auf einem farbigen kannst du sie legen, auf einem grauen nicht.
    Eine Karte passt bei **gleicher Farbe**, **gleicher Zahl** oder **gleichem Zeichen**; Schwarz passt immer.
    Nichts passt? „{ button-draw }“. Passt die gezogene Karte, darfst du sie gleich legen oder behalten. Hat dich eine Ziehkarte erwischt, heißt es „{ button-take }“ – oder antworten, wenn die Hausregeln das erlauben.
guide-3 = ### 📣 Rufen, erwischen, herausfordern
    📣 **UNO!** ruft, wer die vorletzte Karte legt: vorher, mit der Karte oder schnell danach.
    🚨 **{ button-contra }** Jemand hat's vergessen? { $member ->
        [yes] Drück drauf, Knopf oder Reaktion am Spielbrett:
       *[no] Drück drauf, am Spielbrett:
    } Das kostet { -forgotten-call-cards }.
    { $member ->
        [yes] ⚖️ **{ button-challenge }**, Knopf oder Reaktion:
       *[no] ⚖️ **{ button-challenge }**:
    } Du glaubst, die schwarze Ziehkarte gegen dich war ein Bluff? Stimmt's, zieht der andere. Sonst ziehst du mehr.
guide-4 = ### 🎨 Die Spiele
guide-5 = ### 📖 Regeln und Befehle
    „{ button-more }“ › „{ button-rules }“ am Tisch zeigt die Hausregeln, die gerade gelten, und erklärt jede einzeln{ $member ->
        [yes] ; `/uno rules` auch.
       *[no] .
    }
    Nach der Partie: „{ button-rematch }“ mit denselben Leuten, „{ button-more }“ › „{ button-leaderboard }“.{ $member ->
        [yes] {""}
       *[no] {" "}Wer mich installiert hat, hat diese Befehle:
    }
help-command-hand = `/uno hand` deine Karten
help-command-me = `/uno me` deine Einstellungen
help-command-leave = `/uno leave` aussteigen
help-command-stop = `/uno stop` Partie beenden
help-command-penalty = `/uno penalty` beschlossene Strafen verteilen
help-command-settings = `/uno settings` was auf diesem Server gilt
help-command-leaderboard = `/leaderboard` die Besten
help-install = -# Auch anderswo spielen? Lad mich auf einen Server ein, oder nimm mich mit in deine eigenen Chats.
button-install-server = Auf einen Server einladen
button-install-person = Zu meinen Apps
page-of-help = Seite { $number } von { $count }
button-help = Hilfe
button-help-back = Zurück
button-help-on = Weiter
help-classic = **Klassisch:** +2: Der Nächste zieht { -draw-two }. Aussetzen: Der Nächste setzt aus. Retour: Es geht andersherum weiter; zu zweit ist es ein Aussetzen. Farbenwahl: Du wünschst dir eine Farbe. Farbenwahl +4: Das Gleiche, und der Nächste zieht { -draw-four }.
help-flip = **Flip:** Jede Karte hat zwei Seiten. Ein Flip dreht alles um: Auf der dunklen Seite warten +5, „Alle passen“ und „Eine Farbe ziehen“. „{ button-backs }“ zeigt die anderen Seiten.
help-mercy = **No Mercy:** Nichts passt? Zieh, bis etwas passt, und leg es. Auf eine Ziehkarte darf jede, die mindestens so viel wert ist. „Alles abwerfen“ nimmt die ganze Farbe mit. Farb-Roulette: Der Nächste nennt eine Farbe und zieht, bis sie kommt. Retour-Zieh-Vier dreht um – zu zweit trifft sie dich selbst. Eine 0 gibt alle Karten weiter, eine 7 tauscht. Wer 25 Karten hat, fliegt raus.
help-duo = **Duo:** für zwei. Erst sucht ihr aus: Karte behalten, oder weglegen und die nächste nehmen. Auf eine +2 darf eine +2. Nach Aussetzen und Farbenwahl +4 bist du noch mal dran. Nach einem Retour darfst du alle Karten dieser Farbe legen; nur die letzte wirkt.
rules-in-force = Hausregeln ({ $mode })
house-rules = **Hausregeln**
house-rules-preset = **Hausregeln: { $preset }**
house-rules-family = - { $family } – { $rules }
family-drawing = Ziehen
family-jumping = Doppelt und dazwischen
family-calling = Rufen und Gesten
family-playing = Besondere Karten, Teams, Ende
family-penalties = Strafen
family-scoring = Gewinnen
no-house-rules = Keine Hausregeln: alles nach Anleitung.
