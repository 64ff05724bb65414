### Was `/uno rules` erklärt: wie das Spiel geht (die Hausregeln stehen in options.ftl)

rulebook = ### 📖 Die Regeln
    Such dir unten aus, was du wissen willst: wie das Spiel geht, eine Hausregel oder alles, was man sonst einstellen kann.
rules-as-line = -# Dieselben Regeln in einer Zeile, zum Weitergeben:
topics-basics = Wie das Spiel geht …
topics-variants = Hausregeln …
topics-more = Weitere Hausregeln …
topics-others = Strafen und Punkte …
topics-sets = Fertige Regelsätze …
about-rule-stands-at = - { $mode }: { $value }
about-rule-fixed = - { $mode }: { $value } (fest)
about-rule-contains = Schaltet auch „{ $rule }“ ein.
about-rule-excludes = Geht nicht zusammen mit „{ $rule }“ (Regel { $clause }).
about-rule-clashes = { $reason } (Regel { $clause })
about-rule-clause = -# Regel { $clause } · geschrieben `{ $name }` · möglich: { $values }

topic-turn = Legen und ziehen
    .details = Wer dran ist, legt eine passende Karte oder zieht eine. Passend heißt: gleiche Farbe, gleiche Zahl, gleiches Zeichen oder schwarz. Passt die gezogene Karte, darf sie gleich gelegt werden; sonst ist der Nächste dran. Wer ziehen *muss*, nimmt die Karten, antwortet oder fordert heraus, sonst nichts. Bei Aussetzen setzt der Nächste aus, bei Retour geht es andersherum weiter; zu zweit ist ein Retour ein Aussetzen (außer im Duo, da ist es etwas anderes).
        -# Regeln C4, C5, C8 und C9; im Duo D6
topic-uno = UNO rufen
    .details = Wer auf eine Karte kommt, ruft „UNO“: mit der Karte, vorher, wenn man am Zug ist, oder danach, solange einen niemand erwischt hat. Wer doch wieder zieht, muss nicht mehr rufen. Wer mit einem Paar fertig wird, braucht kein „UNO“: Eine einzelne Karte hat man dabei nie.
        -# Regel C13
# Same: so wird überall gerufen
topic-contra = Contra Uno
    .details = Hat jemand den Ruf vergessen, darf ihn jeder andere am Tisch erwischen: mit „{ button-contra }“, Knopf oder Reaktion. Der Erwischte zieht { -forgotten-call }. Es geht, bis jemand anderes am Zug war; im Flip bis zur letzten Karte. Wer zu Unrecht „Contra“ drückt, dem passiert nichts – außer mit „{ option-false_contra }“.
        -# Regel C14; „{ option-false_contra }“ X8
topic-challenges = Herausfordern
    .details = Eine Farbenwahl +4 darf eigentlich nur legen, wer keine Karte der Farbe hat. Wer sie abbekommt, darf herausfordern, statt zu ziehen, und sieht dann die Hand des anderen. Ein Bluff: Der andere zieht. Kein Bluff: Man zieht selbst, und { -unfounded-challenge } mehr. Nicht herausfordern lässt sich, was jemand dazwischengeworfen hat, eine letzte Karte und eine, auf der schon Retour oder Aussetzen liegt. Die gewünschte Farbe gilt in jedem Fall.
        -# Regeln C11 und C12; im Flip F5 und F6
# Glossary: „Schluss“ ist das Ende der Partie
topic-points = Punkte
    .details = Zahlen zählen ihren Wert, +2, Retour und Aussetzen 20, schwarze Karten 50. Wer die Runde gewinnt, bekommt, was die anderen noch halten; bei 500 ist Schluss. Im Flip und im Duo sind es Strafpunkte: Jeder zählt die eigene Hand, und wer am wenigsten hat, gewinnt.
        Flip: +1 zählt 10, +5, Retour, Aussetzen und Flip 20, „Alle passen“ 30, Farbenwahl 40, Farbenwahl +2 50, „Eine Farbe ziehen“ 60; bei 500 ist Schluss. Es zählt die helle Seite, wenn „{ option-flip_values }“ nichts anderes sagt.
        Duo: +2, Retour und Aussetzen zählen 10, Farbenwahl 15, Farbenwahl +4 20; bei 200 ist Schluss.
        -# Regeln C17 und C18; im Flip F9, im Duo D8
topic-leaving = Gehen und dazukommen
    .details = Geht jemand mitten in der Runde, kommen die Karten in den Stapel, zählen aber: für den, der die Runde gewinnt, bei Strafpunkten für den, der geht. Wer als Einziger übrig bleibt, gewinnt die Runde ohne Punkte, und die Partie, wenn sonst niemand mehr am Tisch ist. Dazusetzen kann man sich vor dem Austeilen und zwischen zwei Runden, mit null Punkten, bei Strafpunkten mit dem höchsten Stand am Tisch. Wer schon da war, bekommt den alten Platz und die alten Punkte zurück, bei Strafpunkten mindestens den höchsten Stand, außer man hat nichts verpasst.
        -# Regeln L1 und L2
topic-flip = Der Flip
    .details = Ein Flip dreht alles um: die Stapel und alle Hände. Was dann oben liegt, gibt die Farbe an, wirkt aber nicht; ist es schwarz, wünscht sich eine Farbe, wer den Flip gelegt hat. Die Rückseiten der anderen darf jeder sehen, bunt gemischt.
        -# Regeln F7 und F8
topic-draft = Aussuchen im Duo
    .details = Abwechselnd sieht man sich die oberste Karte an und behält sie (dann wird die nächste abgelegt), oder man legt sie ab und muss die nächste nehmen. Das geht so, bis beide sieben haben.
        -# Regel D2
topic-series = Retour im Duo
    .details = Nach einem Retour darfst du alle deine Karten dieser Farbe auf einmal legen, in der Reihenfolge deiner Wahl, oder keine. Nur die letzte wirkt. Ist sie wieder ein Retour, darf der andere das Gleiche tun.
        -# Regel D6
topic-merciless = No Mercy: ziehen und antworten
    .details = Passt nichts, ziehst du, bis etwas passt, und musst es legen. Auf eine Ziehkarte darfst du mit jeder antworten, die mindestens so viel wert ist wie die letzte, egal in welcher Farbe: +4 auf +2, +10 auf alles. Die Beträge zählen zusammen, bis jemand nimmt. Geblufft und herausgefordert wird nicht. „Retour-Zieh-Vier“ dreht um und trifft, wer dann dran ist – zu zweit dich selbst. „Alles abwerfen“ nimmt alle deine Karten der Farbe mit. Nach „Alle passen“ bist du noch mal dran. Bei einer 0 wandern alle Karten weiter, mit einer 7 tauschst du deine mit jemandem.
        -# Regeln M4 bis M8 und M10
topic-roulette = No Mercy: Farb-Roulette
    .details = Wer die Karte legt, wünscht sich keine Farbe: Der Nächste nennt eine Farbe und deckt dann Karten auf, bis eine von ihr kommt. Alle sehen, was er zieht; schwarze zählen nicht. Danach gilt diese Farbe, und er ist übersprungen. Antworten kann man darauf nicht.
        -# Regel M9
topic-knockout = No Mercy: rausfliegen, Punkte
    .details = Wer 25 Karten hat, fliegt sofort aus der Runde und zieht nicht weiter; die Hand kommt beiseite und mit dem nächsten Mischen zurück. Wer gewinnt, bekommt die Karten der anderen – Zahlen ihren Wert, farbige Aktionen 20, schwarze 50 – und 250 für jeden, der rausgeflogen ist. Bei 1000 ist Schluss.
        -# Regeln M11 und M13, die Handgrenze X5
