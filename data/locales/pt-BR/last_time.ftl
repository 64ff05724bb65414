### O lobby como na última partida do canal

button-like-last-time = Como da última vez
