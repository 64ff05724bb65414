### Сколько карт что стоит, словами: что говорят о количестве заранее.
### Всё это стоит в таблице количеств (bot/engine/amounts.py); тест сравнивает.
### Винительный падеж: «берёт две карты», «берёт одну карту».

-forgotten-call = две
-forgotten-call-cards = две карты
-forgotten-gesture-cards = одну карту
-late-gesture-cards = одну карту
-wrong-card = одну
-wrong-card-cards = одну карту
-advice-cards = две карты
-question-cards = одну карту
-sleep-cards = одну карту
-unfounded-challenge = две
-draw-two = две
-draw-four = четыре
