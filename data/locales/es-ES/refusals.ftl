### Lo que las reglas no dejan, y qué se puede hacer ahora: una frase amable por regla

refused-otherwise = Ahora no se puede (regla { $clause }).
refused-not-now = Ahora no se puede.
refused-not-your-turn = Paciencia: le toca a { $player }.
refused-pending = Antes tienes que robar { $draw }.
refused-drawn = Ya has robado: ahora solo puedes jugar esa carta.
refused-draft = Aún se están eligiendo las cartas: quédate con la que ves, o descártala.
refused-round-over = La ronda se acabó. ¡Vamos con la próxima!
refused-gesture = Primero el gesto: { $gesture } ¡Pulsa { $symbol }!
allowed-now = Puedes: { $actions }.
refused-complement = Esta carta no sirve: valen los colores complementarios. Hace falta el complementario, el mismo número o símbolo en otro color, o un comodín.
clause-C1 = { seats-C1 }
clause-C4 = Esta carta no sirve: hace falta el mismo color, el mismo número o símbolo, o un comodín.
clause-C6 = Tienes una carta que sirve, así que aquí hay que jugar.
clause-C10 = Esta carta necesita un color. Púlsala otra vez y elige uno.
clause-C11 = { clause-C10 }
clause-C11b = En esta mesa no hay faroles: un comodín de robo que lo sería no se puede jugar, y ninguno se puede desafiar.
clause-C12 = { challenge-nothing }
challenge-nothing = Ahora no hay nada que desafiar. Solo se desafía un comodín de robo, y solo si te toca robar a ti.
challenge-of-others = Ahora solo puede desafiar { $player }: es quien tendría que robar.
challenge-of-jump-in = Esa carta se ha colado, y lo colado no se puede desafiar.
challenge-of-last-card = Era una última carta, y la última carta no se puede desafiar.
challenge-answered = A esa carta ya ha respondido una Reversa o un Salto: tarde para desafiar.
clause-C13 = Ahora no hay nada que cantar: «UNO» va con la penúltima carta.
clause-C14 = Nadie se olvidó de cantar – o alguien se te adelantó. ¡Ojo!
clause-M1 = { seats-M1 }
clause-M6 = En No Mercy no se desafía nada: roba las cartas, o responde con una carta de robo que valga al menos lo mismo.
clause-M7 = { clause-C10 }
clause-M9 = El color de la ruleta lo elige quien va después: juega la carta sin más.
clause-M10 = En No Mercy un 7 siempre cambia de mano: elige con quién.
clause-D1 = { seats-D1 }
clause-D6 = Eso no es una serie: o todas tus cartas de este color, o solo una.
clause-F1 = { seats-F1 }
clause-F5 = { clause-C10 }
clause-F6 = { clause-C10 }
clause-F7 = Este Flip destapa un comodín, así que necesita un color. Púlsalo otra vez y elige uno.
clause-L2 = Puedes sentarte antes de empezar o entre dos rondas, mientras haya cartas para todo el mundo.
clause-P4 = Eso no cuesta nada en esta mesa: la regla de la casa no está activada.
clause-V2 = Ahora no puedes doblar: solo se dobla la carta que acabas de jugar, antes de que nadie haga nada.
clause-V3 = Esas dos no se pueden jugar juntas.
clause-V4 = Con esa persona no puedes cambiar. Elige a alguien que siga jugando.
clause-V5 = Demasiado tarde, o no es la misma carta: solo te puedes colar con una carta idéntica a la de encima.
clause-V9 = Con parejas nadie se sienta por su cuenta: cada sitio va con el de enfrente.
clause-V15 = Aquí la última carta no puede ser un 0.
clause-X2 = Varias cartas solo van juntas si todas son del mismo número.
clause-X3 = Aquí esta carta no puede ser la última.
clause-X4 = La carta robada sirve, así que hay que jugarla.
clause-X12 = Aquí un 7 siempre cambia las manos: elige con quién.
clause-X6 = En esta mesa no se pueden desafiar los comodines de robo.
clause-X9 = Esta partida no tiene reloj.
clause-X10 = En una partida con eliminación no entra nadie tras el primer reparto.
setup-pair-refused = «{ $first }» y «{ $second }» no van juntas. Quita una de las dos.
setup-need-refused = «{ $first }» necesita «{ $second }». Añade { $values }.
bad-value-seven_o-K2 = { $mode } no tiene 0 para pasar las cartas. Escribe { $name }=seven, para que cambie solo el 7, o solo el nombre.
bad-value-last_exchange-K2 = { $mode } no tiene 0 para pasar las cartas. Quita «{ $name }».
setup-mode-refused = «{ $rule }» no se elige en { $mode }, donde siempre es «{ $value }». Quítala.
bad-value-range = Eso no puede ser en «{ $name }», que admite: { $values }.
bad-value-target-K2 = El objetivo es un número entero desde 1, como { $name }=200, o { $name }=round para una sola ronda.
bad-value-complement-K2 = { $mode } no tiene esa carta para cambiar los colores. Elige una que tenga, como { $name }=5 para todo 5 o { $name }=B5 para el azul.
bad-value-complement-V16 = Un comodín no puede cambiar los colores. Elige una carta de color, como { $name }=5 para todo 5 o { $name }=B5 para el azul.
bad-value-action_uno-K2 = Un gesto va con un número que tenga { $mode }: del 1 al 9, o el 0 donde lo hay. Escribe { $name }=3:all, por ejemplo, o { $name }=3:all,5:self.
seats-C1 = En Clásico juegan de 2 a 20 personas.
seats-F1 = En Flip juegan de 2 a 10 personas.
seats-M1 = En No Mercy juegan de 2 a 6 personas.
seats-D1 = En Duo juegan exactamente 2 personas.
seats-X16 = No hay cartas para repartir tantas: hay que repartir menos, o jugar con menos gente.
seats-V9 = Las parejas piden 4, 6, 8 o 10 personas. Añade a alguien, aunque sea un robot.
rule-unknown = No conozco la regla de la casa «{ $name }». «{ button-more }» › «{ button-rules }» en la mesa las explica todas, y también `/uno rules`; empieza a escribir y te sugiero algunas.
rule-mistyped = No conozco la regla de la casa «{ $name }». ¿Querías decir «{ $meant }» (`{ $meant_name }`)?
game-unknown = No conozco ningún juego «{ $name }». Hay { $games }.
rule-unreadable = No entiendo «{ $text }». «{ $name }» admite: { $values }.
