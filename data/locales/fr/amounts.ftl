### Combien de cartes coûte quoi, en toutes lettres

-forgotten-call = deux
-forgotten-call-cards = deux cartes
-forgotten-gesture-cards = une carte
-late-gesture-cards = une carte
-wrong-card = une
-wrong-card-cards = une carte
-advice-cards = deux cartes
-question-cards = une carte
-sleep-cards = une carte
-unfounded-challenge = deux
-draw-two = deux
-draw-four = quatre
