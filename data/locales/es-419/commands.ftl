### Lo que en Latinoamérica se dice de otro modo que en España

command-uno-hand = Mostrarte tu mano, solo a ti
    .name = mano
command-uno-penalty = Repartir un castigo que la mesa acordó
    .name = castigo
choice-catches = Atrapadas
