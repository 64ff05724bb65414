### Il ritmo dei computer

choosing-pace = Quanto è veloce a giocare il computer?
pace-brisk = Svelto
    .description = Un secondo o due a mossa
pace-easy = Rilassato
    .description = Da due a quattro secondi a mossa
pace-people = Come una persona
    .description = Da quattro a otto secondi a mossa
