### La sala como en la última partida del canal

button-like-last-time = Como la última vez
