### Tempo komputera

choosing-pace = Jak szybko gra komputer?
pace-brisk = Żwawo
    .description = Sekunda albo dwie na ruch
pace-easy = Spokojnie
    .description = Od dwóch do czterech sekund na ruch
pace-people = Po ludzku
    .description = Od czterech do ośmiu sekund na ruch
