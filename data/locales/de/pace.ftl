### Das Tempo der Computerspieler

choosing-pace = Wie schnell ziehen Computerspieler?
pace-brisk = Zügig
    .description = Ein, zwei Sekunden je Zug
pace-easy = Gemütlich
    .description = Zwei bis vier Sekunden je Zug
pace-people = Wie Menschen
    .description = Vier bis acht Sekunden je Zug
