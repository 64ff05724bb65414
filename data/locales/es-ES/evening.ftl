### Veladas: varias partidas de un grupo, con nombre y clasificación

button-evening = Velada
button-evening-begin = Empezar velada
button-evening-leave = Dejar la velada
button-evening-end = Acabar la velada
button-next-match = Próxima partida
evening-first-name = Velada 1
evening-form-title = Una velada de UNO
evening-form-name = Cómo se llama
evening-form-hours = Duración en horas (de 1 a 6)
evening-form-matches = … o número de partidas
evening-form-open-end = Vacío: la acaba quien lleva la mesa
evening-form-wrong = Las horas van de 1 a 6, y las partidas son un número. Si no pones nada, la velada la acaba quien lleva la mesa.
evening-what = En una velada se cuentan las partidas que gana cada cual. La próxima empieza con un botón, con quienes se quedan; quien llega tarde se une, y si sobra gente, se descansa por turnos.
evening-no-table = Aquí no hay ninguna velada. Siéntate primero en una mesa y empiézala luego con este comando.
evening-begun = La velada ha empezado. Cada partida válida suma.
evening-joined = Juegas desde la próxima partida.
evening-left = Por hoy lo dejas. Pulsa «{ button-join }» y estás de vuelta.
evening-ended = La velada se acaba. La partida en curso se juega hasta el final.
evening-sits-out = Próxima partida: { $count ->
    [one] descansa { $players }
   *[other] descansan { $players }
}
evening-deals = La próxima partida empieza { $when }: { $players }
evening-paused = La velada está en pausa. Quien siga jugando, que pulse «{ button-next-match }».
evening-blocked = Hay otra mesa aquí. La próxima partida empieza en cuanto acabe.
evening-asked = { $players }: ¿aún por aquí? Entonces, «{ button-next-match }».
evening-too-few = Alguien más tiene que pulsar «{ button-next-match }».
evening-without-rule = Sin «{ $rule }» se puede: { $player } lo cambia con «{ button-new-rules }».
evening-other-rules = { $player } lo cambia con «{ button-new-rules }».
evening-ends = Acaba { $when }; la partida en curso se juega hasta el final.
evening-ends-with-match = Acaba con esta partida.
evening-matches-of = { $count } de { $most } partidas jugadas
evening-matches = { $count ->
    [0] Ninguna partida jugada todavía
    [one] Una partida jugada
   *[other] { $count } partidas jugadas
}
evening-standing = { $place } **{ $player }** – ganó { $wins } de { $matches }
evening-with-computers = Las partidas con robots también cuentan.
evening-over = { $name } se ha acabado
reason-no-evening = Esta velada ya ha acabado, o sigue más abajo.
reason-evening-is-on = Aquí ya hay una velada.
