### Quantas cartas custa, em palavras

-forgotten-call = duas
-forgotten-call-cards = duas cartas
-forgotten-gesture-cards = uma carta
-late-gesture-cards = uma carta
-wrong-card = uma
-wrong-card-cards = uma carta
-advice-cards = duas cartas
-question-cards = uma carta
-sleep-cards = uma carta
-unfounded-challenge = duas
-draw-two = duas
-draw-four = quatro
