### Kecepatan pemain komputer

choosing-pace = Secepat apa pemain komputer main?
pace-brisk = Gesit
    .description = Satu dua detik per langkah
pace-easy = Santai
    .description = Dua sampai empat detik per langkah
pace-people = Seperti orang
    .description = Empat sampai delapan detik per langkah
