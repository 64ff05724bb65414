### /uno comprobar: cómo se barajó una ronda, comprobado

command-uno-verify = Comprobar cómo se barajó una ronda
    .name = comprobar
command-param-number = ¿Hace cuántas rondas? 1 es la última aquí
    .name = número
command-param-record = Un registro (.uno) que te ha dado alguien
    .name = registro
verify-round = { $mode }, ronda { $number }, { $when }
verify-title = ### 🔐 { $round }
verify-seed = La semilla `{ $seed }` tiene el SHA-256 `{ $hash }`.
verify-dealt = Barajado con ella y repartido otra vez:
verify-start = Carta inicial: { $card }
verify-dealer = Reparte: { $player }
verify-moves = { $count ->
    [one] 1 de { $all } jugadas de la ronda era posible desde ahí.
   *[other] { $count } de { $all } jugadas de la ronda eran posibles desde ahí.
}
verify-result = Llevan a los puntos que se mostraron.
verify-proven = **La ronda se repartió con esta semilla y fue como dice su resultado.**
verify-compare = El mismo hash estaba en *{ button-more } → { button-details }* antes de que nadie jugara. Si es el que apuntaste, nadie puede haber cambiado el reparto después.
verify-wrong-seed = **El resultado y el registro dan semillas distintas.** Alguien ha cambiado uno de los dos.
verify-wrong-move = **Con este reparto la ronda no puede haber sido así.** Alguien ha cambiado la semilla, las cartas o el orden de las jugadas.
verify-wrong-result = **Las jugadas no llevan al resultado que se mostró.** Alguien ha cambiado uno de los dos.
verify-where-played = Una ronda se comprueba donde se jugó: pídela allí, o adjunta un registro.
verify-no-round = Esa ronda no existe aquí.
verify-gone = Ya no guardo el registro de esa ronda ({ $when }), así que no la puedo volver a repartir.
verify-record-title = ### 🔐 El registro que has adjuntado
verify-deal-fits = Reparto { $number }: la semilla `{ $seed }` tiene el hash anunciado, `{ $hash }`.
verify-deal-differs = Reparto { $number }: la semilla `{ $seed }` tiene el hash `{ $hash }`, pero se anunció `{ $announced }`.
verify-deal-out-of-place = El reparto { $number } no sigue a los anteriores: su semilla, su hash o sus palabras no son de esta partida.
verify-deal-unnamed = Reparto { $number }: la semilla `{ $seed }` tiene el hash `{ $hash }`. Compáralo con el que se anunció.
verify-record-more = … y { $count } repartos más.
verify-record-line = La línea { $line } no cuadra: con este reparto el juego no puede haber sido así, o la línea no se entiende.
verify-record-played = Todas las jugadas eran posibles desde ahí.
verify-record-nothing = No hay nada que comprobar: el registro no tiene ningún reparto con semilla.
verify-record-too-large = Ese archivo es demasiado grande para un registro: { $most } KB como mucho.
verify-record-unreadable = Ese archivo no se puede leer como registro. Adjunta el propio archivo `.uno`, como texto.
verify-record-too-long = Comprobar ese registro llevaba más de { $seconds } segundos, así que he parado. Una partida real se comprueba en un momento: ¿seguro que es el registro de una?
