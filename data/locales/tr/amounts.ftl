### Bir şeyin kaç karta patladığı, yazıyla: daha bir şey olmadan önce söylenen miktarlar.
### Her biri miktar tablosundaki gibidir (bot/engine/amounts.py); bir test karşılaştırır.

-forgotten-call = iki
-forgotten-call-cards = iki kart
-forgotten-gesture-cards = bir kart
-late-gesture-cards = bir kart
-wrong-card = bir
-wrong-card-cards = bir kart
-advice-cards = iki kart
-question-cards = bir kart
-sleep-cards = bir kart
-unfounded-challenge = iki
-draw-two = iki
-draw-four = dört
