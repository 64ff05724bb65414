### Lo que en Latinoamérica se dice de otro modo que en España

evening-begun = La velada empezó. Cada partida válida suma.
evening-left = Por hoy lo dejas. Presiona «{ button-join }» y estás de vuelta.
evening-paused = La velada está en pausa. Quien siga jugando, que presione «{ button-next-match }».
evening-too-few = Alguien más tiene que presionar «{ button-next-match }».
evening-over = { $name } se acabó
reason-no-evening = Esta velada ya terminó, o sigue más abajo.
