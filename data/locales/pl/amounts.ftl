### Ile kart co kosztuje, słowami, w bierniku („dobiera dwie karty”)

-forgotten-call = dwie
-forgotten-call-cards = dwie karty
-forgotten-gesture-cards = jedną kartę
-late-gesture-cards = jedną kartę
-wrong-card = jedną
-wrong-card-cards = jedną kartę
-advice-cards = dwie karty
-question-cards = jedną kartę
-sleep-cards = jedną kartę
-unfounded-challenge = dwie
-draw-two = dwie
-draw-four = cztery
