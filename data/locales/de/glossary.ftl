### Das Glossar: ein Wort für jede Sache. Wörter sind mit „|“ getrennt, ein Stern steht für jede Endung.

# Was gerufen wird
glossary-uno = UNO
glossary-contra = Contra Uno
# Namen von Karten
glossary-reverse = Retour*
glossary-skip = Aussetzen | Alle passen
glossary-wild-draw-four = Farbenwahl +4
# Was am Tisch geschieht
glossary-challenge = *forder*
glossary-bluff = *bluff*
glossary-stacking = Stapeln
glossary-jump-in = Jump-In | Dazwischenspringen | dazwischengeworfen
glossary-round = *runde*
glossary-match = *partie*
glossary-penalty-points = Strafpunkt*
glossary-computer-player = Computer*
glossary-partners = Partner*
# Rund ums Spiel
glossary-house-rule = Hausregel*
glossary-set-of-rules = Regelsatz* | Regelsätze
glossary-leaderboard = Bestenliste* | leaderboard
glossary-rating = *wertung* | gewertet
glossary-achievement = Medaille*
glossary-replay = Wiederholung* | wiederhol*
glossary-seed = Startwert*
glossary-direct-message = Direktnachricht*
