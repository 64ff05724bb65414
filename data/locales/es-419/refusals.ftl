### Lo que en Latinoamérica se dice de otro modo que en España

refused-drawn = Ya robaste: ahora solo puedes jugar esa carta.
refused-gesture = Primero el gesto: { $gesture } ¡Presiona { $symbol }!
clause-C11b = En esta mesa no hay blofs: un comodín de robo que lo sería no se puede jugar, y ninguno se puede desafiar.
challenge-of-jump-in = Esa carta se coló, y lo colado no se puede desafiar.
challenge-answered = A esa carta ya respondió una Reversa o una Salta: tarde para desafiar.
clause-F7 = Este Flip destapa un comodín, así que necesita un color. Presiónalo otra vez y elige uno.
clause-V9 = Con parejas nadie se sienta por su cuenta: cada lugar va con el de enfrente.
