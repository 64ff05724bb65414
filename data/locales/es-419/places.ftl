### Lo que en Latinoamérica se dice de otro modo que en España

settings-of-servers = Solo tienen ajustes los servidores que me invitaron. Aquí las reglas de cada juego se eligen en «{ button-options }» antes de repartir, y lo que es solo cosa tuya con `/uno me`.
penalty-not-here = Solo reparto castigos en servidores que me invitaron: lo que se dice aquí no lo veo. Que lo arregle la mesa: quien deba una carta roba una en su próximo turno, en vez de jugar.
