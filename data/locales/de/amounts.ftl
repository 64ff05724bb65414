### How many cards something costs, in words: what sentences say of amounts before anything happens.
### Each is what stands in the table of amounts (bot/engine/amounts.py); a test compares them.

-forgotten-call = zwei
-forgotten-call-cards = zwei Karten
-forgotten-gesture-cards = eine Karte
-late-gesture = eine
-late-gesture-cards = eine Karte
-wrong-card = eine
-wrong-card-cards = eine Karte
-advice-cards = zwei Karten
-question-cards = eine Karte
-sleep-cards = eine Karte
-unfounded-challenge = zwei
-draw-two = zwei
-draw-four = vier
