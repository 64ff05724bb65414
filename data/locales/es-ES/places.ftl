### Lo que se dice donde algo no tiene sentido

settings-of-servers = Solo tienen ajustes los servidores que me han invitado. Aquí las reglas de cada juego se eligen en «{ button-options }» antes de repartir, y lo que es solo cosa tuya con `/uno me`.
settings-invite = ¿Gestionas este servidor? [Invítame]({ $link }), y tendrá sus propios ajustes.
penalty-not-here = Solo reparto castigos en servidores que me han invitado: lo que se dice aquí no lo veo. Que lo arregle la mesa: quien deba una carta roba una en su próximo turno, en vez de jugar.
penalty-alone = Aquí no hay a quién castigar: los robots ni charlan ni se duermen. Para castigos, abre una mesa en un servidor, con gente.
