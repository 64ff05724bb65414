### /uno stats: biri neler yaptı

command-uno-stats = Biri nasıl oynar: derece puanı, huylar, belalısı, başarımlar
    .name = istatistik
command-param-member = Kiminki? Kimseyi yazmazsan seninki
    .name = üye
menu-statistics = UNO istatistiği
statistics-title = ## 📊 { $player }
statistics-alt = { $player }, resim olarak istatistik; hepsi aşağıda yazıyor
statistics-rounds = { $count } tur
statistics-figure-wins = galibiyet
statistics-figure-share = tur kazanma
statistics-figure-rating = derece puanı
statistics-figure-medals = madalya
statistics-course = Derece puanı, { $mode }: { $rounds ->
    [one] bir
    [10] on
   *[other] { $rounds }
} turda { $trend }
statistics-provisional = derece puanı daha kesin değil
statistics-met = { $people ->
    [1] derece puanı daha kesin değil
   *[other] şimdilik karşılaştığı { $people } kişi arasında { $place }. sırada; derece puanı daha kesin değil
}
statistics-won-of = { $rounds } turda { $wins } galibiyet
statistics-often-of = { $rounds } turda { $often }
statistics-drawn-nemesis = Belalısı: { $player }
statistics-drawn-victim = Gözde kurbanı: { $player }
statistics-whole = **{ $rounds }** turda **{ $wins }** galibiyet (%{ $share }){ $matches ->
    [0] {""}
   *[other] , { $matches } maç
}
statistics-game = **{ $mode }**: { $rounds } turda { $wins } galibiyet
statistics-rating = derece puanı **{ $rating }** ({ $rounds ->
    [one] bir
    [10] on
   *[other] { $rounds }
} turda { $trend })
statistics-stronger = *{ $level }* seviyesinden güçlü
statistics-habits = **Huylar**
statistics-calls = UNO demek: { $owed } seferin { $made } tanesinde aklına geldi
statistics-catches = { $catches } kez yakaladı, { $caught ->
    [0] hiç yakalanmadı
   *[other] { $caught } kez yakalandı
}
statistics-bluffs = Blöf: { $through } yutuldu, { $caught } sezildi
statistics-doubts = İtiraz: { $doubts } seferde { $right } kez haklı
statistics-wild-draws = Çektiren joker: { $thrown } attı, { $taken } yedi
statistics-draw = En büyük çekiş: { $cards } kart; en kalabalık el: { $hand }
statistics-pace = Bir hamle { $seconds ->
    [0] bir saniyeden az
    [one] bir saniye
   *[other] { $seconds } saniye
} sürüyor
statistics-luck = 🍀 { $rounds ->
    [one] Son turda
   *[other] Son { $rounds } turda
} { $wins } galibiyet; böyle kartlar ortalama **{ $worth }** kazandırır (±{ $margin })
statistics-luck-chance = -# Bunu kartlar ve şans açıklar.
statistics-luck-better = -# Kartlarla şansın açıkladığından fazlası: biri oynamayı biliyor.
statistics-luck-worse = -# Kartlarla şansın açıkladığından azı: eksik olan iyi kart değil.
statistics-rival-nemesis = 😈 Belalısı: **{ $player }**, { $rounds } turun { $often } tanesinde önde
statistics-rival-victim = 🍰 Gözde kurbanı: **{ $player }**, { $rounds } turun { $often } tanesinde geride
statistics-friends = 🤝 **Buradaki skorlar** – önde bitirilen tur : geride bitirilen
# Same: adlar ve sayılar
statistics-friend = { $ahead } : { $behind } { $player }
statistics-achievements = { $count ->
    [one] 🏅 1 başarım: { $newest }
   *[other] 🏅 { $count } başarım, sonuncusu: { $newest }
}
statistics-none = Sana gösterebileceğim istatistik yok: { $player }.
statistics-none-you = Daha hiçbir turu sonuna kadar oynamadın. `/uno start` masayı açar!
button-statistics = İstatistik
button-achievements = Başarımlar
me-statistics = **Seni kim görür** – oynadığın sunucu ve gruplardakiler, bir de seninle aynı masada oturmuş olanlar istatistiğini görür. Gizliyken sadece masalarında görünürsün.
me-statistics-all = Görünür
me-statistics-me = Gizli
me-sure-to-hide =
    ### Gizlenmek mi?
    O zaman istatistiğini başka kimse görmez, adın da sadece oturduğun masalarda görünür. Sıralamalar, özetler, tekrarlar ve kanıtlar “biri” der, kimsenin belalısı da olmazsın. Paylaşılmış mesajlar olduğu gibi kalır. Hiçbir şey silinmez: istediğin an yine görünebilirsin.
