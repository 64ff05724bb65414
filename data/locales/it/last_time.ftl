### La lobby apparecchiata come l'ultima partita del canale

button-like-last-time = Come l'ultima volta
