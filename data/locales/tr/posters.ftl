### Kalıcı sonuçlar

server-posters = **Hangi sonuçlar kalsın**
posters-of-rounds = Her turunki
posters-of-matches = Sadece maçınki

## Afişler

poster-won = { $count ->
    [one] { $player } kazandı!
   *[other] { $player } birlikte kazandı!
}
awards-title = ### Ödüller
award-big-draw = 🌊 { $player } bir seferde { $amount } kart aldı.
award-big-draw-from = 🌊 { $player } bir seferde { $amount } kart aldı. Selamlarla: { $other }.
award-bluff = 🎭 { $player } blöfü yutturdu: { $other } için { $amount } kart.
award-homeward = 🏠 { $player } { $amount } kart tutuyordu, yine de kazandı.
award-catches = 🚨 { $player } { $amount } kez birini yakaladı.
award-caught = 🙈 { $player } { $amount } kez yakalandı.
award-lie-detector = 🕵️ { $player } { $amount ->
    [one] bir blöfü sezdi.
   *[other] { $amount } blöfü sezdi.
}
award-straight = 🏎️ { $player } tek kart çekmeden { $amount } hamlede kazandı.
award-stacked = 🗼 { $player } sonunda hâlâ { $amount } kart tutuyordu.
award-in-round = ({ $number }. tur)
evening-title = ### { $count } turluk akşam
evening-line = { $number }. tur: **{ $player }** +{ $gained }
evening-line-nobody = { $number }. tur: kazanan yok
thanks = { $variant ->
    [0] 💛 Oynadığınız için sağ olun – güzel maçtı.
    [1] 💛 Hepinize teşekkürler. Kartlar karıldı, bir dahaki sefere hazır.
   *[2] 💛 Hepinizin eline sağlık. Bir dahaki sefere!
}
match-stopped-leader = { $count ->
    [one] Maç burada bitiyor – önde olan: { $player }.
   *[other] Maç burada bitiyor – önde başa baş: { $player }.
}

## Kişinin kendi sonu, elinde

ending-won = { $variant ->
    [0] 🎉 Turu kazandın!
    [1] 🎉 Son kartındı: tur senin!
   *[2] 🎉 İlk sen bitirdin! Bu tur senin.
}
ending-won-with-cards = { $variant ->
    [0] 🎉 Turu kazandın!
    [1] 🎉 Tur senin, elinde kartlarla bile!
   *[2] 🎉 Seni geçen olmadı: tur senin!
}
ending-won-points = Sana { $gained } puan.
ending-won-no-points = Tek bir ceza puanın bile yok.
ending-lost = { $cards ->
    [one] { $variant ->
        [0] Kıl payı: tek kartın kalmıştı.
        [1] Tek kart! Bütün fark buydu.
       *[2] Bir kart eksik olsa tur senindi.
    }
   *[other] { $variant ->
        [0] Bu sefer olmadı: elinde { $cards } kart kaldı.
        [1] Bu seferlik { $cards } kart fazla geldi.
       *[2] Sonraki tura artık: elinde { $cards } kart vardı.
    }
}
ending-knocked-out = 💥 Turdan düştün: bu tur kart fazla geldi.
ending-left = { $cards ->
    [0] 🚪 Bu tur bitmeden kalktın.
    [one] 🚪 Bu turdan elinde tek kartla kalktın.
   *[other] 🚪 Bu turdan elinde { $cards } kartla kalktın.
}
ending-shared = Eşin bitirdi: tur ikinizin!
ending-winner = { $count ->
    [one] Turu { $player } kazandı.
   *[other] Turu { $player } birlikte kazandı.
}
hurdle-none = { $player } rahat kazandı, önüne çıkan olmadı.
hurdle-draw-you = Elinden geleni yaptın: { $player } senin yüzünden { $cards } kart çekti.
hurdle-draw-other = { $player }, { $other } yüzünden { $cards } kart çekti; yetmedi.
hurdle-draw-own = { $player } bir seferde { $cards } kart bile çekti, yine kazandı.
hurdle-caught-you = Bir de yakaladın, { $player } { $cards } kart çekti, o da yetmedi.
hurdle-caught-other = { $other } yakaladı, { $player } { $cards } kart çekti, ama yetmedi.
hurdle-forgot-own = { $player } UNO demeyi bile unuttu, { $cards } kart çekti, yine kazandı.
hurdle-longest = { $player } bir ara { $cards } kart tutuyordu.
ending-match-won = { $variant ->
    [0] 🏆 **Maçı kazandın!**
    [1] 🏆 **Maç senin!**
   *[2] 🏆 **Başardın: maçı kazandın!**
}
ending-match-shared = 🏆 **Galibiyeti paylaşıyorsun!**
ending-match-lost = Maçı { $player } { $count ->
    [one] kazandı
   *[other] birlikte kazandı
}. Sen { $score } puanla { $place ->
    [2] ikinci
    [3] üçüncü
   *[other] { $place }.
} oldun.
ending-match-tied = Maçı { $player } { $count ->
    [one] kazandı
   *[other] birlikte kazandı
}. Sen { $score } puanla { $place ->
    [2] ikinciliği
    [3] üçüncülüğü
   *[other] { $place }. yeri
} paylaştın.
ending-match-level = Maçı { $player } { $count ->
    [one] kazandı
   *[other] birlikte kazandı
}. Geri kalanınız başa baş, { $score } puanla.
ending-match-over = Maç bitti. Puanın { $score }.

## Maçı turlar arasında bitirmek

sure-stop-between = Maçı gerçekten burada, herkes için bitirmek istiyor musun? Puanlar olduğu gibi kalır, önde olanın adı afişe yazılır.
