### Pubblicare qualcosa per tutti premendo un pulsante

post-elsewhere = Questo lo mostro solo dove si è giocato. Aprilo lì e premi di nuovo il pulsante.
post-may-not = Tu qui non puoi scrivere, quindi non lo faccio nemmeno io.
post-just-posted = È appena stato pubblicato qualcosa, qui o da te. Premi di nuovo tra un minuto.
post-drawn = Per disegnare l'immagine ci è voluto un momento, ora è pronta. Premi di nuovo il pulsante e la pubblico.
post-changed = È appena cambiato qualcosa. Premi di nuovo il pulsante.
