### Başarımlar: her birinin adı ve neye verildiği

achievements-title = ## 🏅 Başarımlar: { $player }
    -# { $count } / { $all }
achievements-title-mine = ## 🏅 Başarımların
    -# { $count } / { $all }
achievements-secret = { $count ->
    [one] -# 🤫 Bir de kimsenin sözünü etmediği var.
   *[other] -# 🤫 Bir de kimsenin sözünü etmediği { $count } tane var.
}
achievements-earned = 🏅 **{ $player }**: { $name } – { $about }
achievements-earned-unknown = 🏅 **{ $player }**: { $name }

achievement-first-win = Acemi şansı
achievement-first-win-about = ilk turunu kazandı. Bundan sonrası zor
achievement-ten-wins = Müdavim
achievement-ten-wins-about = on tur kazandı
achievement-hundred-wins = Yüzbaşı
achievement-hundred-wins-about = yüz tur kazandı. Seninle hâlâ oynayan var mı?
achievement-hundred-rounds = Demirbaş
achievement-hundred-rounds-about = yüz turu sonuna kadar oturup oynadı
achievement-first-match = Sonuna kadar
achievement-first-match-about = koca bir maç kazandı
achievement-ten-matches = Kupa vitrini
achievement-ten-matches-about = on maç kazandı. Artık tek dert toz almak
achievement-last-word = Son söz
achievement-last-word-about = son kart olarak çektiren bir joker attı, sırf gıcıklığına
achievement-true-colours = Renk fark etmez
achievement-true-colours-about = jokerle bitirdi
achievement-u-turn = U dönüşü
achievement-u-turn-about = yön kartıyla bitirdi
achievement-not-you = Sıra sende değil
achievement-not-you-about = pas kartıyla bitirdi
achievement-nothing-left = Sıfırı tüketti
achievement-nothing-left-about = sıfırla bitirdi: elde var sıfır
achievement-lucky-seven = Uğurlu yedi
achievement-lucky-seven-about = yediyle bitirdi
achievement-upside-down = Tepetaklak
achievement-upside-down-about = flip kartıyla bitirdi
achievement-police = Polis amca
achievement-police-about = bir turda üç kez birini yakaladı
achievement-commissioner = Komiser
achievement-commissioner-about = elli kez birini yakaladı. Yanında kimse UNO demeyi unutamıyor
achievement-caught-again = Aklımdan çıkmış
achievement-caught-again-about = bir turda üç kez yakalandı
achievement-poker-face = Poker suratı
achievement-poker-face-about = bir turda üç blöf yaptı, kimse ses edemedi
achievement-card-shark = Kart kurdu
achievement-card-shark-about = yirmi beş blöf yutturdu
achievement-lie-detector = Yalan makinesi
achievement-lie-detector-about = bir turda iki blöfü sezdi
achievement-gullible = Güven sorunu
achievement-gullible-about = bir turda üç dürüst insandan şüphelendi
achievement-honest = İçi dışı bir
achievement-honest-about = çektiren iki jokerle kazandı, ikisi de tertemiz
achievement-comeback = Daha ölmedik
achievement-comeback-about = eli on iki karta çıkmıştı, yine de kazandı
achievement-phoenix = Anka kuşu
achievement-phoenix-about = yirmi karttan dönüp kazandı
achievement-salvo = Kurşun geçirmez
achievement-salvo-about = tek seferde sekiz kart aldı, yine de kazandı
achievement-landslide = Heyelan
achievement-landslide-about = tek seferde on iki kart aldı. Bir dakikalık saygı duruşu
achievement-straight = Yağ gibi
achievement-straight-about = tek kart çekmeden kazandı
achievement-photo-finish = Foto finiş
achievement-photo-finish-about = diğer herkes tek karta inmişken kazandı
achievement-so-close = Kıl payı
achievement-so-close-about = dönüp dolaşıp tek karta indi, yine kaybetti
achievement-good-deal = Kârlı takas
achievement-good-deal-about = el değiştirdi, sekiz kart hafifledi
achievement-own-goal = Kendi kalesine
achievement-own-goal-about = el değiştirdi, beş kart fazlası oldu. Bilerek mi?
achievement-quick-draw = Eli çabuk
achievement-quick-draw-about = bir turda üç kez araya girdi
achievement-full-house = Kalabalık sofra
achievement-full-house-about = sekiz ya da daha çok kişilik masada kazandı
achievement-marathon = Maraton
achievement-marathon-about = iki yüz hamlelik bir tur kazandı
achievement-sprint = Depar
achievement-sprint-about = en çok sekiz hamlede kazandı
achievement-quick-mind = Zehir gibi
achievement-quick-mind-about = hamle başına en çok üç saniyeyle kazandı
