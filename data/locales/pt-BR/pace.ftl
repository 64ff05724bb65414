### O ritmo dos robôs

choosing-pace = Em que ritmo jogam os robôs?
pace-brisk = Rápido
    .description = Um ou dois segundos por jogada
pace-easy = Tranquilo
    .description = De dois a quatro segundos por jogada
pace-people = Como gente
    .description = De quatro a oito segundos por jogada
