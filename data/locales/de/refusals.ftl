### Was die Regeln verbieten, und was jetzt geht: ein freundlicher Satz je Regel

refused-otherwise = Das geht gerade nicht (Regel { $clause }).
refused-not-now = Das geht gerade nicht.
refused-not-your-turn = Geduld: { $player } ist dran.
refused-pending = Erst musst du ziehen: { $draw }.
refused-drawn = Du hast schon gezogen: Jetzt geht nur noch diese Karte.
refused-draft = Noch werden Karten ausgesucht: Behalt die, die du siehst, oder leg sie ab.
refused-round-over = Die Runde ist vorbei. Auf zur nächsten!
refused-gesture = Erst die Geste: { $gesture } Drück { $symbol }!
allowed-now = Möglich: { $actions }.
refused-complement = Die Karte passt nicht: Gerade gelten die Komplementärfarben. Es passt die Komplementärfarbe, die gleiche Zahl oder das gleiche Zeichen in einer anderen Farbe, oder eine schwarze.
clause-C1 = { seats-C1 }
clause-C4 = Die Karte passt nicht: gleiche Farbe, gleiche Zahl, gleiches Zeichen oder eine schwarze.
clause-C6 = Du hast eine passende Karte, also musst du hier legen.
clause-C10 = Zu dieser Karte gehört eine Farbe. Klick sie noch mal an und such dir eine aus.
clause-C11 = { clause-C10 }
clause-C11b = Bluffen ist hier aus: Eine schwarze Ziehkarte, die ein Bluff wäre, darf nicht gelegt werden, und herausgefordert wird nicht.
clause-C12 = { challenge-nothing }
challenge-nothing = Gerade gibt es nichts herauszufordern. Das geht nur nach einer schwarzen Ziehkarte: Wer ziehen müsste, fordert heraus, statt zu ziehen.
challenge-of-others = Herausfordern darf nur, wer ziehen müsste, und das ist { $player }.
challenge-of-jump-in = Die Karte kam durch Dazwischenspringen, und das lässt sich nicht herausfordern.
challenge-of-last-card = Das war eine letzte Karte, und die lässt sich nicht herausfordern.
challenge-answered = Auf der Ziehkarte liegt schon ein Retour oder Aussetzen: zu spät zum Herausfordern.
clause-C13 = Gerade gibt es nichts zu rufen: „UNO“ ruft man zur vorletzten Karte.
clause-C14 = Gerade hat niemand einen Ruf vergessen – oder jemand war schneller. Augen auf!
clause-M1 = { seats-M1 }
clause-M6 = In No Mercy wird nichts herausgefordert: Nimm die Karten, oder antworte mit einer Ziehkarte, die mindestens so viel wert ist.
clause-M7 = { clause-C10 }
clause-M9 = Die Farbe des Roulettes nennt, wer als Nächstes dran ist: Leg die Karte einfach so.
clause-M10 = In No Mercy tauscht eine 7 immer: Such aus, mit wem.
clause-D1 = { seats-D1 }
clause-D6 = Das ist keine Serie: alle deine Karten dieser Farbe oder nur die eine.
clause-F1 = { seats-F1 }
clause-F5 = { clause-C10 }
clause-F6 = { clause-C10 }
clause-F7 = Dieser Flip dreht eine schwarze Karte hoch und braucht eine Farbe. Klick ihn noch mal an und wähl eine.
clause-L2 = Dazusetzen kannst du dich in der Lobby oder zwischen zwei Runden, solange die Karten für alle reichen.
clause-P4 = Das kostet hier nichts: Die Hausregel dazu ist aus.
clause-V2 = Doppeln geht jetzt nicht: nur deine eigene letzte Karte noch mal, bevor jemand anderes handelt.
clause-V3 = Diese beiden gehen nicht zusammen.
clause-V4 = Mit dieser Person kannst du nicht tauschen. Nimm jemanden, der noch spielt.
clause-V5 = Zu spät oder nicht die gleiche Karte: Dazwischen geht nur genau die Karte, die oben liegt.
clause-V9 = Mit Partnern kann sich niemand allein dazusetzen: Zu jedem Platz gehört einer gegenüber.
clause-V15 = Die letzte Karte darf hier keine 0 sein.
clause-X2 = Mehrere Karten gehen nur zusammen, wenn es Zahlen sind, alle die gleiche.
clause-X3 = Diese Karte darf hier nicht die letzte sein.
clause-X4 = Die gezogene Karte passt, also musst du sie legen.
clause-X12 = Eine 7 tauscht hier: Such dir aus, mit wem.
clause-X6 = Schwarze Ziehkarten lassen sich an diesem Tisch nicht herausfordern.
clause-X9 = Diese Partie hat keine Uhr.
clause-X10 = In eine Partie mit Ausscheiden kommt nach dem ersten Austeilen niemand mehr.
setup-pair-refused = „{ $first }“ und „{ $second }“ gehen nicht zusammen. Lass eins davon weg.
setup-need-refused = „{ $first }“ braucht „{ $second }“. Schreib { $values } dazu.
bad-value-seven_o-K2 = { $mode } hat keine 0, mit der die Karten weiterwandern. Schreib { $name }=seven, dann tauscht nur die 7, oder den Namen allein.
bad-value-last_exchange-K2 = { $mode } hat keine 0, mit der die Karten weiterwandern. Lass „{ $name }“ weg.
setup-mode-refused = „{ $rule }“ steht bei { $mode } nicht zur Wahl, dort gilt immer „{ $value }“. Lass es weg.
bad-value-range = Das geht bei „{ $name }“ nicht. Möglich ist: { $values }.
bad-value-target-K2 = Das Ziel ist eine ganze Zahl ab 1, zum Beispiel { $name }=200, oder { $name }=round für eine einzelne Runde.
bad-value-complement-K2 = So eine Karte zum Umschalten gibt es bei { $mode } nicht. Nimm eine, die es gibt: { $name }=5 für jede 5 oder { $name }=B5 für die blaue.
bad-value-complement-V16 = Eine schwarze Karte kann nicht umschalten. Nimm eine farbige: { $name }=5 für jede 5 oder { $name }=B5 für die blaue.
bad-value-action_uno-K2 = Eine Geste gehört zu einer Zahl, die es bei { $mode } gibt: 1 bis 9, und 0, wo es sie gibt. Schreib zum Beispiel { $name }=3:all oder { $name }=3:all,5:self.
seats-C1 = Klassisch geht mit 2 bis 20 Leuten.
seats-F1 = Flip geht mit 2 bis 10 Leuten.
seats-M1 = No Mercy geht mit 2 bis 6 Leuten.
seats-D1 = Duo geht mit genau 2 Leuten.
seats-X16 = So viele Karten reichen nicht für alle: Teilt weniger aus, oder spielt mit weniger Leuten.
seats-V9 = Partner geht mit 4, 6, 8 oder 10 Leuten. Holt noch wen dazu, notfalls einen Computerspieler.
rule-unknown = Die Hausregel „{ $name }“ kenne ich nicht. „{ button-more }“ › „{ button-rules }“ am Tisch erklärt alle, `/uno rules` auch; tipp einfach los, dann schlage ich welche vor.
rule-mistyped = Die Hausregel „{ $name }“ kenne ich nicht. Meinst du „{ $meant }“ (`{ $meant_name }`)?
game-unknown = Ein Spiel „{ $name }“ kenne ich nicht. Es gibt { $games }.
rule-unreadable = „{ $text }“ verstehe ich nicht. Für „{ $name }“ ist möglich: { $values }.
