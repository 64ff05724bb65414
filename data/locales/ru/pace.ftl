### Темп компьютерных игроков

choosing-pace = Как быстро ходит компьютер?
pace-brisk = Бодро
    .description = Секунда-две на ход
pace-easy = Спокойно
    .description = От двух до четырёх секунд на ход
pace-people = Как люди
    .description = От четырёх до восьми секунд на ход
