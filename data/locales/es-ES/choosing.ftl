### Preparar el juego antes de repartir («Opciones» de la sala)

## Las páginas

button-options = Opciones
button-choosing-game = Juego
button-choosing-rules = Reglas
button-choosing-people = Gente
button-choosing-line = Compartir
choosing-title = Opciones: UNO { $mode }
choosing-mode = ¿Qué juego?
choosing-mode-classic = De 2 a 20 personas, las cartas que conoce todo el mundo.
choosing-mode-flip = De 2 a 10 personas, cartas con dos lados: el oscuro tiene malas intenciones.
choosing-mode-mercy = De 2 a 6 personas, sin piedad: con 25 cartas estás fuera.
choosing-mode-duo = Dos y solo dos: se eligen las cartas, se juega rápido, hasta 200 puntos.
choosing-preset = Usar un conjunto de reglas …
choosing-favourite = Tu favorito
choosing-target = ¿Hasta cuándo se juega?
choosing-points = Hasta { $count ->
    [one] { $count } punto
    [many] { $count } de puntos
   *[other] { $count } puntos
}
choosing-other-target = Otro número de puntos …
choosing-single-round = Solo una ronda
choosing-rounds = Tras { $count ->
    [one] una ronda
   *[other] { $count } rondas
}
choosing-turn-time = ¿Cuánto tiempo por turno?
choosing-turn = Tiempo por turno: { $time }
time-of-turn-off = el que haga falta
time-of-turn-seconds = { $count } segundos
time-of-turn-minutes = { $count } minutos
choosing-rules-title = Elegir reglas de la casa
choosing-family = { $family } …
choosing-finer = Afinar una regla …
choosing-now = Ahora: { $value }
choosing-gesture-all = Con estos números hace el gesto todo el mundo …
choosing-gesture-self = Con estos números solo quien los juega …
choosing-gesture = ¿Qué gesto se hace?
choosing-own-gesture = Uno propio …
choosing-complement-rank = ¿Qué número o símbolo cambia los colores?
choosing-complement-card = ¿En todos los colores, o en uno solo?
choosing-people-title = ¿Quién juega?
choosing-whom = Elige a alguien …
choosing-level = ¿Qué nivel tiene el robot?
choosing-mate = ¿Con quién juega { $player }?
choosing-add-computer = Añadir un robot …
button-make-host = Ceder la mesa
button-remove = Sacar de la mesa
seat-computer = Robot, { $level }
seat-host = Lleva la mesa
seat-person = está en la mesa
level-random = aleatorio
    .description = Juega cualquier cosa que sirva.
level-easy = fácil
    .description = Juega lo que puede, y se olvida a menudo de cantar.
level-medium = medio
    .description = Sabe jugar, y a menudo hace la segunda mejor jugada.
level-hard = difícil
    .description = Recuerda qué color le faltaba a cada cual, y no se olvida de casi nada.
level-master = maestro
    .description = Está en todo, y no se olvida de nada.
choosing-line-title = Estas reglas en una línea
choosing-line = Para compartirla: quien la pegue aquí, en «{ button-paste-line }», o en `reglas` de `/uno start`, juega con estas reglas.
choosing-forget = Olvidar un favorito …
choosing-kept-as = Guardado como «{ $name }». Lo encontrarás aquí al elegir un juego, y en `conjunto` de `/uno start`.
choosing-forgotten = He olvidado «{ $name }».
button-paste-line = Pegar una línea
button-keep-rules = Guardar favorito

## Lo que se escribe

form-target-label = ¿Con cuántos puntos acaba la partida?
form-target-hint = Un número entero desde 1, o round para una sola ronda
form-gesture-label = ¿Qué se hace o se grita?
form-gesture-hint = Tocarse la nariz
form-line-title = Reglas en una línea
form-line-label = Reglas de la casa, con comas
# Same: así se escribe
form-line-hint = stacking, jump_in, target=200
form-favourite-title = Guardar favorito
form-favourite-label = ¿Cómo se llaman estas reglas?
form-favourite-hint = Noche de viernes

## Lo que hay que decir

choosing-pair = «{ $left_out }» y «{ $stays }» no van juntas: elige una de las dos. Mientras tanto vale «{ $stays }».
choosing-clash = { $reason } Mientras tanto vale «{ $stays }».
choosing-need = «{ $left_out }» necesita «{ $needed }». Mientras tanto no vale.
button-with-need = «{ $rule }» con «{ $needed }»
button-instead = Mejor «{ $rule }»
choosing-not-in-mode = Estas reglas no existen en { $mode }, así que las he quitado: { $rules }.
choosing-kept = «{ $rule }» es parte de «{ $by }» y se queda. Si quitas «{ $by }», se van las dos.
choosing-too-many = { $reason } En la mesa hay { $count }.
choosing-nobody = Ese sitio ya está vacío. Así están las cosas ahora.
choosing-too-many-favourites = Solo me caben { $count } favoritos en la memoria. Antes hay que olvidar uno.
choosing-no-favourite = El favorito «{ $name }» ya no está.
choosing-no-name = Un favorito necesita un nombre, y uno que no tenga ningún conjunto ya hecho.
choosing-not-host = Solo quien lleva la mesa puede cambiar el juego. ¡Dile a qué te gustaría jugar!

## Parejas

button-teams = Parejas
team = { $first } & { $second }
choosing-teams-title = ¿Quién juega con quién?
