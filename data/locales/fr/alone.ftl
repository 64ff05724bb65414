### Alone in the direct messages with the bot

alone-title = UNO { $mode } – toi contre les robots
alone-how = Choisis combien de robots, et on distribue. Autres niveaux et règles maison : « { button-options } ».
alone-place = -# 🏠 Ta partie ici, en tête à tête avec moi
alone-channel = dans nos messages privés
button-against = { $count ->
    [1] Contre un robot
    [2] Contre deux robots
   *[other] Contre trois robots
}
post-alone = Ici, il n'y a que nous deux, et tu l'as déjà sous les yeux.
