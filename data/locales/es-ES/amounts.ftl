### Cuántas cartas cuesta algo, en palabras

-forgotten-call = dos
-forgotten-call-cards = dos cartas
-forgotten-gesture-cards = una carta
-late-gesture-cards = una carta
-wrong-card = una
-wrong-card-cards = una carta
-advice-cards = dos cartas
-question-cards = una carta
-sleep-cards = una carta
-unfounded-challenge = dos
-draw-two = dos
-draw-four = cuatro
