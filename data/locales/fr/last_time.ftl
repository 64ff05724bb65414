### Le salon comme à la dernière partie d'ici

button-like-last-time = Comme l'autre fois
