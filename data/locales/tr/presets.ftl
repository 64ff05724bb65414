# Adı olan ev kuralı setleri (data/presets.toml): preset-AD adıdır, .description tek satır.

preset-classic = Klasik
    .description = Kutudan çıktığı gibi temel kurallar, 500 puana kadar.
preset-wikipedia = Vikipedi'ye göre resmî
    .description = Üst üste koymak, ikilemek, Yedi-Sıfır, araya girmek, ceza puanı: resmî ev kuralları bir arada.
preset-family = Aile
    .description = Blöf yok, her 3'te herkes bir hareket yapar, 200 puanda biter.
preset-quick = Hızlı tur
    .description = Tek tur: üst üste koymak, hızlı ikilemek ve araya girmek.
preset-short_night = Kısa gece
    .description = Beş kartla beş tur: yarım saat, sonunda önde olan kazanır.
preset-wild = Çılgın tur
    .description = Kartlar her yerden uçar, cezalar gidip gelir, eller sahip değiştirir.
preset-tournament = Turnuva
    .description = Sıkı: yanlış kart ceza, unutulan UNO açık kalır, herkes ceza puanı sayar.
preset-flip = Flip gecesi
    .description = Uno Flip; üst üste koymak, araya girmek, 7'de el değiştirmek.
preset-house = Sevilen ev kuralları
    .description = Çoğunluk böyle oynar: üst üste koy, Yedi-Sıfır, araya gir, uyana kadar çek ve oyna.
preset-cross = Çapraz gecesi
    .description = +2 ile Joker +4 birbirine cevap verir, jokerle bitmez, 300 puanda son.
preset-blitz = Yıldırım maçı
    .description = Süre on dakika, aynı sayıdan birkaç kart birden, araya girmek; oyalanmak yok.
preset-elimination = Eleme gecesi
    .description = Her turdan sonra biri gider; 25 kartla turdan düşersin. Sona kalan kazanır.
# Same: oyunun adı bu
preset-mercy = No Mercy
    .description = Acımasızı: +10, hepsini at, renk ruleti, 25 kartla turdan düşme; 1000 puana kadar.
preset-everything = Hepsi birden
    .description = Bir arada olabilen bütün ev kurallarıyla tek tur. Sadece kuralları bilenlere.
