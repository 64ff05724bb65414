### Wer einem Spiel folgt, ohne mitzuspielen

button-follow = Zuschauen
button-join-next = Ab nächster Runde dabei
button-unfollow = Nicht mehr zuschauen
button-decline = Nein, danke
board-followers = { $count ->
    [one] 👀 1 Person schaut zu
   *[other] 👀 { $count } schauen zu
}
following-now = 👀 **Du schaust zu.** Wird zwischen zwei Runden ein Platz frei, biete ich ihn dir per Direktnachricht an – der Reihe nach, wie ihr gekommen seid. Ist die Partie zu Ende, sage ich dir das Ergebnis.
following-next = 🪑 **Du schaust zu und kannst ab der nächsten Runde mitspielen.** Ist diese Runde vorbei, biete ich dir per Direktnachricht einen Platz an: Drück dort „{ button-join }“. Wer zuerst kommt, sitzt zuerst. Ist die Partie zu Ende, sage ich dir das Ergebnis.
following-to-the-end = 👀 **Du schaust zu.** Ist die Partie zu Ende, sage ich dir das Ergebnis per Direktnachricht. Plätze werden in dieser Partie keine frei.
following-no-longer = Du schaust nicht mehr zu.
offer = 🪑 **Bei { $player } ist ein Platz frei!** Er ist für dich reserviert; das Angebot endet { $when }.
    { $score ->
        [0] Du spielst ab der nächsten Runde mit, auf dem letzten Platz und ohne Punkte.
       *[other] Du spielst ab der nächsten Runde mit, auf dem letzten Platz und mit { $score ->
            [one] { $score } Strafpunkt
           *[other] { $score } Strafpunkten
        }, dem höchsten Stand am Tisch.
    }
offer-in-channel = { $player }, hier ist ein Platz frei, das Angebot endet { $when }: Drück „{ button-join }“ am Spielbrett. { $link }
offer-is-over = Dieser Platz ist schon weg.
offer-declined = Alles klar, dann darf jemand anderes. Das Ergebnis erfährst du trotzdem.
seat-kept = { $count ->
    [one] 🪑 Für { $player } ist ein Platz reserviert; das Angebot endet { $when }.
   *[other] 🪑 Für { $player } sind Plätze reserviert; das Angebot endet { $when }.
}
arriving-at-lobby = Hier ist schon ein Tisch gedeckt: { $player } lädt zu UNO { $mode } ein. Setz dich dazu!
arriving-at-full-lobby = Hier ist schon ein Tisch gedeckt, aber er ist voll.
arriving-next-round = Hier läuft gerade eine Runde. Ab der nächsten kannst du mitspielen: Drück „{ button-join-next }“, und sobald diese vorbei ist, biete ich dir einen Platz an.
arriving-between = Hier läuft eine Partie, gerade ist Pause zwischen zwei Runden: Du kannst dich jetzt dazusetzen.
arriving-to-watch = Hier läuft eine Partie, in der kein Platz für dich frei ist. Du kannst zuschauen: Das Ergebnis erfährst du von mir.
arriving-elsewhere = -# Für einen eigenen Tisch nimm `/uno start` in einem anderen Kanal oder Chat.
table-deleted = 🗑️ Jemand hat die Nachricht dieses Tischs gelöscht. Eine neue kommt { $when }.
deleted-often = -# 🗑️ Diese Nachricht wird immer wieder gelöscht, also stelle ich sie immer wieder neu hin. Schluss macht `/uno stop`: vor dem Austeilen der Gastgeber, in der Partie eine Abstimmung, und jederzeit, wer hier Nachrichten verwaltet und nicht mitgespielt hat.
note-sat-down = { $score ->
    [0] Du bist dabei! Deine Karten kommen mit der nächsten Runde.
   *[other] Du bist dabei, mit { $score ->
        [one] { $score } Strafpunkt
       *[other] { $score } Strafpunkten
    }! Deine Karten kommen mit der nächsten Runde.
}
seat-begins-with = 🪑 Wer sich jetzt neu dazusetzt, beginnt mit { $score ->
    [one] { $score } Strafpunkt
   *[other] { $score } Strafpunkten
}, dem höchsten Stand am Tisch.

## Ein Platz, den andere haben dürfen

button-offer-seat = Platz abgeben
button-keep-seat = Platz behalten
seat-offered = 🎁 Platz abzugeben, von { $player }: Wer zuerst „{ button-join }“ drückt, hat ihn.
seat-offered-you = 🎁 Du gibst deinen Platz ab: Du spielst weiter, bis ihn zwischen zwei Runden jemand will.
seat-offered-how = 🎁 **Du gibst deinen Platz ab.** Du spielst weiter, bis ihn zwischen zwei Runden jemand will; dann steigst du aus. { $penalty ->
    [0] Wer kommt, sitzt auf dem letzten Platz und hat keine Punkte. Dein Platz und deine Punkte bleiben deine: Solange Platz ist, kannst du zwischen zwei Runden wiederkommen.
   *[other] Wer kommt, sitzt auf dem letzten Platz und beginnt mit dem höchsten Stand am Tisch. Dein Platz bleibt deiner: Solange Platz ist, kannst du zwischen zwei Runden wiederkommen, mit deinen Punkten oder dem höchsten Stand am Tisch, was eben mehr ist.
}
seat-stays = Du bleibst. Dein Platz wird niemandem mehr angeboten.
