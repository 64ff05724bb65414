### Lobby jak przy ostatniej partii na kanale

button-like-last-time = Jak ostatnio
