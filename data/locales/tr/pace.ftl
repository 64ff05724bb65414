### Bilgisayar oyuncuların temposu

choosing-pace = Bilgisayar ne kadar hızlı oynasın?
pace-brisk = Hızlı
    .description = Hamle başına bir iki saniye
pace-easy = Rahat
    .description = Hamle başına iki-dört saniye
pace-people = İnsan gibi
    .description = Hamle başına dört-sekiz saniye
