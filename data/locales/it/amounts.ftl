### Quante carte costa qualcosa, a parole

-forgotten-call = due
-forgotten-call-cards = due carte
-forgotten-gesture-cards = una carta
-late-gesture-cards = una carta
-wrong-card = una
-wrong-card-cards = una carta
-advice-cards = due carte
-question-cards = una carta
-sleep-cards = una carta
-unfounded-challenge = due
-draw-two = due
-draw-four = quattro
