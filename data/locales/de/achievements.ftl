### Medaillen: je ein Name, und wofür es sie gibt

achievements-title = ## 🏅 Medaillen von { $player }
    -# { $count } von { $all }
achievements-title-mine = ## 🏅 Deine Medaillen
    -# { $count } von { $all }
achievements-secret = { $count ->
    [one] -# 🤫 Und eine, über die niemand spricht.
   *[other] -# 🤫 Und { $count }, über die niemand spricht.
}
achievements-earned = 🏅 **{ $player }**: { $name } – { $about }
achievements-earned-unknown = 🏅 **{ $player }**: { $name }

achievement-first-win = Anfängerglück
achievement-first-win-about = die erste Runde gewonnen. Ab hier wird es schwerer
achievement-ten-wins = Stammgast
achievement-ten-wins-about = zehn Runden gewonnen
achievement-hundred-wins = Hundertschaft
achievement-hundred-wins-about = hundert Runden gewonnen. Wer spielt noch mit dir?
achievement-hundred-rounds = Inventar
achievement-hundred-rounds-about = hundert Runden bis zum Ende sitzen geblieben
achievement-first-match = Ganze Sache
achievement-first-match-about = eine ganze Partie gewonnen
achievement-ten-matches = Pokalschrank
achievement-ten-matches-about = zehn Partien gewonnen. Langsam wird das Abstauben lästig
achievement-last-word = Das letzte Wort
achievement-last-word-about = als letzte Karte eine schwarze Ziehkarte gelegt, aus reiner Bosheit
achievement-true-colours = Farbe egal
achievement-true-colours-about = als letzte Karte eine Farbenwahl gelegt
achievement-u-turn = Kehrtwende
achievement-u-turn-about = als letzte Karte ein Retour gelegt
achievement-not-you = Du nicht
achievement-not-you-about = als letzte Karte ein Aussetzen gelegt
achievement-nothing-left = Nichts mehr da
achievement-nothing-left-about = als letzte Karte eine Null gelegt. Null Karten, null Sorgen
achievement-lucky-seven = Glückssieben
achievement-lucky-seven-about = als letzte Karte eine Sieben gelegt
achievement-upside-down = Kopfüber
achievement-upside-down-about = als letzte Karte einen Flip gelegt
achievement-police = Freund und Helfer
achievement-police-about = in einer Runde dreimal jemanden erwischt
achievement-commissioner = Kommissariat
achievement-commissioner-about = fünfzigmal jemanden erwischt. Neben dir traut sich niemand mehr, etwas zu vergessen
achievement-caught-again = Ganz vergessen
achievement-caught-again-about = in einer Runde dreimal erwischt worden
achievement-poker-face = Pokergesicht
achievement-poker-face-about = in einer Runde dreimal geblufft, und niemand hat sich getraut
achievement-card-shark = Kartenhai
achievement-card-shark-about = mit fünfundzwanzig Bluffs davongekommen
achievement-lie-detector = Lügendetektor
achievement-lie-detector-about = in einer Runde zwei Bluffs durchschaut
achievement-gullible = Vertrauensfrage
achievement-gullible-about = in einer Runde dreimal die Falschen herausgefordert
achievement-honest = Ehrliche Haut
achievement-honest-about = mit zwei schwarzen Ziehkarten gewonnen, beide sauber
achievement-comeback = Totgesagte
achievement-comeback-about = mit zwölf Karten auf der Hand noch gewonnen
achievement-phoenix = Phönix
achievement-phoenix-about = von zwanzig Karten zurückgekommen und gewonnen
achievement-salvo = Kugelsicher
achievement-salvo-about = acht Karten auf einmal genommen und doch gewonnen
achievement-landslide = Erdrutsch
achievement-landslide-about = zwölf Karten auf einmal genommen. Wir bitten um eine Schweigeminute
achievement-straight = Glatt durch
achievement-straight-about = gewonnen, ohne eine einzige Karte zu ziehen
achievement-photo-finish = Fotofinish
achievement-photo-finish-about = gewonnen, als alle anderen nur noch eine Karte hatten
achievement-so-close = So knapp
achievement-so-close-about = immer wieder nur noch eine Karte gehabt und doch verloren
achievement-good-deal = Guter Tausch
achievement-good-deal-about = beim Tauschen acht Karten losgeworden
achievement-own-goal = Eigentor
achievement-own-goal-about = beim Tauschen fünf Karten mehr bekommen. Absicht?
achievement-quick-draw = Schnellste Hand
achievement-quick-draw-about = in einer Runde dreimal dazwischengesprungen
achievement-full-house = Volles Haus
achievement-full-house-about = an einem Tisch mit acht oder mehr gewonnen
# Same: das Wort ist auch deutsch
achievement-marathon = Marathon
achievement-marathon-about = eine Runde mit zweihundert Zügen gewonnen
# Same: das Wort ist auch deutsch
achievement-sprint = Sprint
achievement-sprint-about = in höchstens acht Zügen gewonnen
achievement-quick-mind = Schnelldenker
achievement-quick-mind-about = gewonnen mit höchstens drei Sekunden je Zug
