### The pace of computer players

choosing-pace = How fast do computer players move?
pace-brisk = Brisk
    .description = A second or two a move
pace-easy = Relaxed
    .description = Two to four seconds a move
pace-people = Like people
    .description = Four to eight seconds a move
