# Die Hausregeln: option-NAME ist der Name am Tisch.
#   .description  was gilt, in einer Zeile, die in ein Auswahlmenü von Discord passt (100 Zeichen)
#   .details      was es sonst zu wissen gibt (contra-uno rules NAME)
#   .takes        was hinter NAME= stehen darf, wo das mehr als ein paar Wörter sind
#   .WERT         was ein Wert heißt, hinter Name und Doppelpunkt; .MODUS, wo ein Spiel ihn festlegt (K1)

option-voluntary_draw = Freiwillig ziehen
    .description = Du darfst ziehen, auch wenn du legen könntest. Aus: Wer legen kann, muss.
    .details = Eine gerade gezogene Karte darf man in jedem Fall behalten.
option-draw_four_guilt = Wann eine schwarze Ziehkarte ein Bluff ist
    .description = Du bluffst, wenn du auch eine Karte der Farbe hast, eine Zahl der Farbe oder irgendeine passende.
    .mercy = nie ein Bluff
    .details = Schwarze Ziehkarten sind Farbenwahl +4 und im Flip Farbenwahl +2 und „Eine Farbe ziehen“. Wer beim Bluffen herausgefordert wird, zieht die Karten selbst. Es zählen deine Hand und die Farbe in dem Moment, in dem du legst; auf einer anderen schwarzen Ziehkarte die für sie gewünschte Farbe. Noch eine Karte der gleichen Art zählt nie, eine einfache Farbenwahl nur bei „any“.
    .colour = mit einer Karte der Farbe
    .numbers = mit einer Zahl der Farbe
    .any = mit irgendeiner passenden Karte
option-bluff = Bluffen
    .description = Eine gebluffte schwarze Ziehkarte darf gelegt werden und gilt, wenn niemand herausfordert.
    .details = Herausfordern kann nur, wer ziehen müsste, und zwar statt zu ziehen. Aus: Eine schwarze Ziehkarte, die ein Bluff wäre, darf nicht gelegt werden, und herausgefordert wird nie.
    .mercy = herausgefordert wird nicht
option-catch_window = Wie lange man erwischt werden kann
    .description = Ruf vergessen? Erwischen geht, bis jemand anderes am Zug war, oder bis zu deiner letzten Karte.
    .details = So lange kannst du den Ruf auch noch nachholen. Er ist erledigt, wenn du nicht mehr so viele Karten hast.
    .next_action = bis jemand anderes am Zug war
    .last_card = bis zur letzten Karte
option-last_card_draws = Die letzte Karte wirkt
    .description = Ist die letzte Karte eine Ziehkarte, zieht der Nächste noch, bevor gezählt wird.
    .details = Er zieht alles, was ansteht, und kann weder antworten noch herausfordern.
option-scoring = Wertung
    .description = Der Gewinner bekommt alle Punkte der anderen, oder jeder zählt seine, und die wenigsten gewinnen.
    .details = Punkte für den Gewinner: Wer zuerst das Ziel erreicht, gewinnt die Partie. Strafpunkte: Sobald jemand das Ziel erreicht, ist Schluss, und wer am wenigsten hat, gewinnt.
    .winner = Punkte für den Gewinner
    .penalty = Strafpunkte für alle
# Glossary: „Schluss“ ist das Ende der Partie
option-target = Ziel
    .description = Die Punktzahl, bei der Schluss ist, eine ganze Zahl ab 1; oder eine einzelne Runde.
    .details = Schluss ist mit der Runde, in der jemand das Ziel erreicht. Eine einzelne Runde entscheidet die Partie: für den, der sie gewinnt, bei Strafpunkten für den mit den wenigsten.
    .takes = eine ganze Zahl ab 1 oder round
    .round = eine einzelne Runde
option-wrong_card = Falsche Karte
    .description = Jede Karte darf probiert werden, auch außer der Reihe; eine falsche geht zurück und kostet { -wrong-card }.
    .details = Mehrere auf einmal probierte Karten kosten zusammen { -wrong-card }. Aus: Eine falsche Karte wird abgelehnt und kostet nichts.
option-advice = Vorschläge
    .description = Wer anderen vorschlägt, was sie legen sollen, zieht { -advice-cards }.
    .details = Meldet es über das Menü der Nachricht (Apps) oder mit { reaction-advice } darunter: Mehr als die Hälfte der anderen muss zustimmen, innerhalb einer halben Minute. Was laut gesagt wird, klärt der Gastgeber mit `/uno penalty`.
option-questions = Dumme Fragen
    .description = Wer etwas fragt, zieht { -question-cards }. Frei ist nur die Frage, wofür man eine Karte bekommen hat.
    .details = Meldet es über das Menü der Nachricht (Apps) oder mit { reaction-question } darunter: Mehr als die Hälfte der anderen muss zustimmen, innerhalb einer halben Minute. Was laut gesagt wird, klärt der Gastgeber mit `/uno penalty`. Wer schon fertig war, ist damit wieder in der Runde.
option-sleeping = Pennen
    .description = Wer den eigenen Zug verpennt, zieht { -sleep-cards }.
    .details = Nach der halben Zeit für einen Zug dürfen alle wecken, einmal pro Zug; der Gastgeber auch mit `/uno penalty`. Wer schon fertig war, ist damit wieder in der Runde.
option-show_backs = Offene Rückseiten
    .description = Flip: Alle sehen die andere Seite der Karten der anderen und der nächsten Karte im Stapel.
    .duo = aus
    .mercy = aus
    .details = Sie werden bunt gemischt gezeigt, so wie man sie am Tisch sieht.
option-flip_values = Welche Seite zählt
    .description = Flip: Am Ende zählt die helle Seite der Karten oder die, mit der gerade gespielt wird.
    .light = die helle Seite
    .active = die gespielte Seite
    .duo = die einzige Seite
    .mercy = die einzige Seite
option-stacking = Stapeln
    .description = Auf eine Ziehkarte darf eine der gleichen Art: Sie addieren sich, und der Nächste hat den Salat.
    .mercy = jede Ziehkarte, die mindestens so viel wert ist
    .details = Auf +2 geht +2 in jeder Farbe, auf Farbenwahl +4 wieder Farbenwahl +4; im Flip +1 auf +1, +5 auf +5 und Farbenwahl +2 auf Farbenwahl +2, „Eine Farbe ziehen“ aber nie. Viele nennen es Kumulieren. Herausgefordert wird die letzte schwarze Ziehkarte, und es geht um alle Karten.
    .duo = nur +2 auf +2
    .on = farbige und schwarze
    .coloured = nur farbige, +2 auf +2
    .wild = nur schwarze, +4 auf +4
option-doubles = Doppeln
    .description = Gleich die identische Karte dazulegen: keine Ziehkarte, keine schwarze, kein Flip.
    .details = Identisch heißt gleiche Farbe und gleiche Zahl oder gleiches Zeichen. Es geht einmal, bevor jemand anderes handelt, nicht nach einer weiteren eigenen Aktion und nicht, solange jemand ziehen muss; eine gezogene und gleich gelegte Karte darf auch gedoppelt werden. Beide Karten wirken: Zwei Aussetzen treffen zwei, dich selbst aber nie.
option-fast_doubles = Schnell Doppeln
    .description = Zwei identische Karten dürfen auf einmal gelegt werden. Mit Doppeln und dessen Ausnahmen.
    .details = Nicht mit einer gerade gezogenen Karte. Zwei 7 tauschen bei Seven-O einmal, nach beiden. Wirst du mit so einem Paar fertig, brauchst du kein „UNO“: Eine einzelne Karte hast du dabei nie.
# Same: so heißt die Regel
option-seven_o = Seven-O
    .description = Bei 0 wandern alle Karten in Spielrichtung weiter. Mit einer 7 darfst du mit jemandem tauschen.
    .details = Nur wer noch Karten hat, macht mit, und mit der letzten Karte wird nicht getauscht. Flip hat keine 0: Dort gilt nur die 7.
    .on = mit 0 und 7
    .zero = nur die 0
    .seven = nur die 7
option-jump_in = Jump-In
    .description = Wer die identische Karte hat, darf sie sofort außer der Reihe werfen; von dort geht es weiter.
    .details = Identisch heißt gleiche Farbe und gleiche Zahl oder gleiches Zeichen; keine schwarzen Karten, kein Flip, nicht auf die Startkarte. Die Karte darunter verliert ihre Wirkung, die neue wirkt. Zu spät ist es, sobald jemand anderes am Zug war.
option-jump_in_wild = Jump-In Schwarz
    .description = Auch mit gleichen schwarzen Karten darf man dazwischenspringen. Mit Jump-In.
    .details = Eine so geworfene schwarze Ziehkarte lässt sich nicht herausfordern.
option-jump_in_action = Jump-In Action
    .description = Die Karte darunter wirkt weiter: Ziehen, Aussetzen und Retour addieren sich. Mit Jump-In.
option-partner = Partner
    .description = Für 4, 6, 8 oder 10 Leute: Je zwei sitzen einander gegenüber und werden gemeinsam gewertet.
    .details = Die Runde ist vorbei, sobald jemand fertig ist, und das Team zählt die Hände der anderen; bei Strafpunkten zählt jedes Team die eigenen. Geht jemand, spielt ein Computerspieler weiter.
option-endless_draw = Unendlich ziehen
    .description = Wer nichts legen kann, zieht, bis eine Karte passt, und darf sie legen oder behalten.
    .details = Wer legen könnte, aber freiwillig zieht, zieht eine Karte.
# Same: so heißt die Regel
option-action_uno = Action Uno
    .description = Bei bestimmten Zahlen ist eine Geste fällig: Wer zuletzt kommt oder sie vergisst, zieht { -late-gesture }.
    .details = 3:all – nach einer 3 machen alle die Geste, und wer zuletzt kommt, zieht { -late-gesture-cards }; ist die Zeit um, alle, die noch fehlen. 5:self – wer eine 5 legt, macht sie, mit der Karte oder gleich danach, und zieht { -forgotten-gesture-cards }, wenn er erwischt wird. Der Name allein heißt 3:all.
    .takes = Zahlen und wer die Geste macht, etwa 3:all (alle) oder 3:all,5:self (wer sie legt), oder off
option-play_on = Weiterspielen
    .description = Ist jemand fertig, spielen die anderen um die nächsten Plätze, bis nur noch einer übrig ist.
    .details = Der erste Platz zählt die Hände der anderen in diesem Moment; bei Strafpunkten zählt jeder die Hand, die er am Ende der Runde hält.
# Same: so heißt die Regel
option-uno_uno = Uno Uno
    .description = Zur letzten Karte gehört der Ruf „Uno Uno“: Wer ihn vergisst, zieht { -forgotten-call } und spielt weiter.
    .details = Gerufen wird mit der Karte oder vorher, wenn man am Zug ist. Die { -forgotten-call-cards } zieht man, bevor die Karte liegt; sie wirkt trotzdem.
# Same: so heißt die Regel
option-bruno_kuno = Bruno, Kuno, Uno
    .description = Wer auf drei Karten kommt, ruft „Bruno“, auf zwei „Kuno“, auf eine „Uno“; sonst { -forgotten-call } ziehen.
    .details = Egal, ob durch Legen, durch Ziehen oder weil man Karten bekommt; das Austeilen zählt nicht. Zwei Karten zieht, wer ohne Ruf erwischt wird.
option-no_zero_finish = Ende ohne 0
    .description = Eine 0 darf nicht die letzte Karte sein.
option-complement = Komplementär
    .description = Eine bestimmte Karte schaltet die Farben um und zurück: Dann passt Rot auf Grün, Gelb auf Blau.
    .details = Umgeschaltet passt eine Farbe auf ihre Komplementärfarbe und nicht auf sich selbst: Rot und Grün, Gelb und Blau, auf der dunklen Seite im Flip Pink und Türkis, Orange und Violett. Gleiche Zahl oder gleiches Zeichen passt weiterhin, außer in der Farbe, die oben liegt. complement=B5 ist nur die blaue 5, complement=5 jede 5, complement=S jedes Aussetzen. Der Name allein heißt jede 5.
    .takes = eine farbige Karte wie B5, eine Zahl oder ein Zeichen wie 5 oder S für alle Farben, oder off
option-retour_kutsche = Retour-Kutsche
    .description = +2 und Farbenwahl +4 gehen mit einem Retour ihrer (bei +4: der gewünschten) Farbe zurück.
    .details = Wer die Karten so zurückbekommt, darf sie genauso noch mal zurückschicken oder auf eine +2 eine passende +2 legen (mit Stapeln jede gleiche Ziehkarte); sonst zieht er. Das Retour hat keine andere Wirkung. Im Flip geht es mit +1, +5 und Farbenwahl +2, nicht mit „Eine Farbe ziehen“.
option-lass_mich = Lass mich!
    .description = Eine +2 gibst du mit einem Aussetzen ihrer Farbe an den Nächsten weiter. Nicht bei Farbenwahl +4.
    .details = Der Nächste darf sie genauso weitergeben. Das Aussetzen hat keine andere Wirkung. Im Flip geht es mit +1 und +5, auf der dunklen Seite mit „Alle passen“.
option-cross_stacking = Kreuz-Stapeln
    .description = Mit Stapeln: +2 und Farbenwahl +4 antworten auch aufeinander. Die Karten addieren sich.
    .details = Im Flip gilt es für +1 und Farbenwahl +2; auf +5 geht nur +5, auf „Eine Farbe ziehen“ nichts. Eine Farbenwahl +4 auf einer +2 kann herausgefordert werden, dann geht es um alle Karten; liegt eine +2 darauf, nicht mehr. Mit „up“ muss die Karte mindestens so viele ziehen lassen wie die letzte: keine +2 auf Farbenwahl +4.
    .mercy = jede Ziehkarte, die mindestens so viel wert ist
    .both = in beide Richtungen
    .up = nur mit einer Karte, die mindestens so viel wert ist
option-several = Mehrere gleiche Zahlen
    .description = Am Zug darfst du alle deine Karten einer Zahl auf einmal legen, oder einige davon.
    .details = Nur die erste muss passen, die letzte liegt oben. Jede wirkt: Bei 0 wandern die Karten für jede einmal weiter, mit 7 wird einmal getauscht. Nicht mit einer gerade gezogenen Karte und nicht als Antwort.
option-no_wild_finish = Ende ohne Farbenwahl
    .description = Die letzte Karte darf keine schwarze sein.
    .details = Wer nichts anderes hat, zieht.
# Glossary: „Aktionskarte“ ist beides
option-no_action_finish = Ende ohne Aktion
    .description = Die letzte Karte muss eine Zahl sein: keine schwarze und keine Aktionskarte.
    .details = Wer nichts anderes hat, zieht.
option-forced_play = Spielzwang
    .description = Eine gezogene Karte, die passt, muss gelegt werden.
    .details = Eine schwarze Ziehkarte, die ein Bluff wäre, darf behalten werden.
option-must_swap = Tauschzwang
    .description = Mit der 7 von Seven-O musst du mit jemandem die Karten tauschen.
    .details = Nur eine 7, die deine letzte Karte ist, tauscht mit niemandem.
option-last_exchange = Letzter Tausch
    .description = Auch mit einer 0 oder 7 als letzter Karte wird getauscht: Wer danach keine Karten hat, ist fertig.
    .details = Dazu gehört Seven-O mit der 0. Bei einer letzten 7 wählst du: tauschen, dann ist die andere Person mit deiner leeren Hand fertig, oder nicht, dann bist du es.
option-hand_limit = Handgrenze
    .description = Wer so viele Karten hat, fliegt sofort aus der Runde.
    .details = Gezählt wird Karte für Karte: Was noch zu ziehen war, verfällt. Die Hand liegt bis zum nächsten Mischen beiseite, und ihre Punkte bekommt, wer gewinnt. Wer als Einziger übrig bleibt, gewinnt die Runde. In der nächsten sind alle wieder dabei. Der Name allein heißt 25.
    .takes = eine Zahl von Karten ab 15, oder off
option-challenge = Herausfordern erlaubt
    .description = Eine schwarze Ziehkarte darf als Bluff herausgefordert werden. Aus: nie, und jede gilt.
    .mercy = herausgefordert wird nicht
# Glossary: ein Wort mit Bindestrich, in dem „Uno“ steht
option-uno_penalty = Uno-Strafe
    .description = Wie viele Karten ein vergessener Ruf kostet.
    .details = Das zahlt, wer ohne „UNO“ (Bruno, Kuno) erwischt wird oder die letzte Karte ohne „Uno Uno“ legt. Gesten kosten weiter { -forgotten-gesture-cards }.
    .takes = eine Zahl von Karten von 1 bis 10
option-false_contra = Falsches Contra
    .description = Contra Uno gegen jemanden, der keinen Ruf schuldet, kostet Karten.
    .details = Das gilt die ganze Runde lang und kostet nie den Zug. Wer recht hat, zahlt nichts. Der Name allein heißt 2.
    .takes = eine Zahl von Karten von 1 bis 10, oder off
# Same: so heißt die Regel
option-blitz = Blitz
    .description = Die Partie ist zu Ende, wenn ihre Zeit um ist.
    .details = Die Zeit läuft vom ersten Austeilen an, Pausen eingeschlossen. Wer dann die wenigsten Karten hat, gewinnt die Runde (bei Gleichstand der kleinste Wert); über die Partie entscheiden die Punkte. Ist die Zeit zwischen zwei Runden um, zählt nur, wer noch am Tisch sitzt. Der Name allein heißt fünf Minuten.
    .takes = Sekunden von 30 bis 7200, oder off
option-elimination = Ausscheiden
    .description = Nach jeder Runde scheidet jemand aus der Partie aus; wer übrig bleibt, gewinnt sie.
    .details = Es trifft, wer in der Runde als Erstes die Handgrenze erreicht hat. War das niemand, trifft es mit „Weiterspielen“ den letzten Platz, sonst, wer die meisten Karten hält (bei Gleichstand den größten Wert). Nach dem ersten Austeilen setzt sich niemand dazu, und ein Ziel gibt es nicht.
# Glossary: „Schluss“ ist das Ende der Partie
option-rounds = Runden
    .description = Die Partie hat so viele Runden; gewonnen hat, wer dann nach Punkten vorn liegt.
    .details = Ein Ziel in Punkten gilt nur, wenn ihr eins dazu nehmt: Dann ist Schluss, sobald eins davon erreicht ist. Jede Runde zählt mit, auch eine, die endet, weil jemand geht. Wer gegangen ist, gewinnt nicht; wer später kommt, holt keine Runde nach. Der Name allein heißt fünf.
    .takes = eine Zahl von Runden von 1 bis 50, oder off
option-hand_size = Handkarten
    .description = So viele Karten bekommt jeder beim Austeilen, in jeder Runde.
    .details = Sonst sind es sieben. Im Duo behält jeder so viele beim Aussuchen. Für sehr viele Leute reichen die Karten nicht immer: zu zehnt bis neun (im Flip zehn), zu zwanzigst bis zehn. Wer zwei bekommt und eine legt, ruft „UNO“ wie immer. Der Name allein heißt fünf.
    .takes = eine Zahl von Karten von 2 bis 15, oder off
option-strafpunkte = Strafpunkte
    .description = Kurz für scoring=penalty: Jeder zählt die eigene Hand, und die wenigsten Punkte gewinnen.
    .details = strafpunkte=off ist kurz für scoring=winner.

## Was die Werte heißen

value-on = an
value-off = aus
rule-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
rule-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}
rule-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
rule-number = { $count }
rule-target = bis { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
rule-without-target = ohne Ziel
rule-rounds = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
rule-cards-dealt = { $count } Handkarten
rule-gesture-all = bei { $rank } alle
rule-gesture-self = bei { $rank } wer sie legt
rule-every-colour = { $rank } in jeder Farbe
rule-value-and-meaning = { $value } ({ $meaning })
rule-with-value = { $rule }: { $value }

## Was nicht mit jedem Wert zusammengeht

clash-rounds-target = „{ option-rounds }“ und eine einzelne Runde als „{ option-target }“ widersprechen sich. Ein Ziel in Punkten geht dazu.
clash-hand_limit-hand_size = Die „{ option-hand_limit }“ muss höher sein als die Zahl der „{ option-hand_size }“.

## Die Seite, die alle zeigt (contra-uno rules)

# Same: das Wort ist auch deutsch
rules-option = Option
# Same: das Wort ist auch deutsch
rules-name = Name
rules-clause = Regel
rules-value = Wert
rules-takes = möglich
rules-alone = allein
rules-fixed = { $value }, fest
rules-short-for = kurz für
rules-switches-on = enthält
rules-not-with = nicht mit
rules-preset = Regelsatz
rules-game = Spiel
rules-house-rules = Hausregeln
rules-written = geschrieben
rules-none = keine
rules-legend = Ein Wert in Klammern ist im Spiel festgelegt (Regel K1). Was man schreiben kann, sagt: contra-uno rules OPTION
rules-legend-mode = „Fest“ heißt: im Spiel festgelegt (Regel K1). Was man schreiben kann, sagt: contra-uno rules OPTION
rules-go-together = Das geht zusammen, bei { $mode }: { $rules }.
rules-go-together-none = { $mode } ohne Hausregeln: alles nach Anleitung.
rules-unknown = Keine Hausregel und kein Regelsatz heißt „{ $name }“. { $hint }
rules-meant = Meintest du { $names }?
rules-listed = `contra-uno rules` zeigt alle.
rules-either-or = Entweder eine Hausregel oder ein Regelsatz ({ $name }) oder --check mit mehreren: nicht beides.
rules-seats-alone = --seats gehört zu --check, zum Beispiel: contra-uno rules --seats 6 --check partner
rules-preset-mode = Der Regelsatz „{ $name }“ ist für { $mode }. Lass --mode weg oder nimm einen anderen Regelsatz.
rules-unknown-preset = Kein Regelsatz heißt „{ $name }“. Es gibt: { $names }.

## What else rules are called where somebody types them

rule-also-stacking = Kumulieren
rule-also-cross_stacking = Kreuz-Kumulieren
rule-also-challenge = Herausfordern
