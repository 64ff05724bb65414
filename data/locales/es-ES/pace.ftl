### El ritmo de los robots

choosing-pace = ¿A qué ritmo juegan los robots?
pace-brisk = Rápido
    .description = Uno o dos segundos por jugada
pace-easy = Tranquilo
    .description = De dos a cuatro segundos por jugada
pace-people = Como personas
    .description = De cuatro a ocho segundos por jugada
