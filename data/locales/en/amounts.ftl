### How many cards something costs, in words: what sentences say of amounts before anything happens.
### Each is what stands in the table of amounts (bot/engine/amounts.py); a test compares them.

-forgotten-call = two
-forgotten-call-cards = two cards
-forgotten-gesture-cards = a card
-late-gesture-cards = a card
-wrong-card = one
-wrong-card-cards = a card
-advice-cards = two cards
-question-cards = a card
-sleep-cards = a card
-unfounded-challenge = two
-draw-two = two
-draw-four = four
