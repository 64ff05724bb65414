### Özet: $variant sözleri seçer, akşamlar birbirine benzemesin diye

command-uno-recap = Nasıl geçti: kazananlar, blöfler, şans, akşamın anı
    .name = özet
command-param-stretch = Neyin özeti?
    .name = neyin
stretch-evening = Son akşam
stretch-week = Son yedi gün
stretch-month = Son otuz gün
button-recap = Özet
button-post = Burada paylaş
recap-nothing = Daha anlatacak bir şey yok: hiçbir tur sonuna kadar oynanmadı.
recap-alt = Resim olarak özet; gösterdiği her şey yukarıda yazıyor
recap-title-evening = ## 🎙️ Ne akşamdı ama
recap-title-week = ## 🎙️ Ne haftaydı ama
recap-title-month = ## 🎙️ Ne aydı ama
recap-title-match = ## 🎙️ Ne maçtı ama
recap-drawn-evening = Ne akşamdı ama
recap-drawn-week = Ne haftaydı ama
recap-drawn-month = Ne aydı ama
recap-drawn-match = Ne maçtı ama
recap-count = { $rounds } tur, { $people } kişi
recap-count-cut = Son { $rounds } tur
recap-played-out = -# Kartların ne kadar iyi olduğu şimdilik { $rounds } turun { $known } tanesinde belli.
recap-cut = -# Burada son { $rounds } tur anlatılıyor; öncesinde daha vardı.
recap-tied = 🤝 { $rounds ->
    [one] Bir tur
   *[other] { $rounds } tur
} ve galibiyetler eşit, puanlar ne derse desin: { $count } kişi { $wins ->
    [0] hiç kazanmadı
    [one] birer tur kazandı
   *[other] kişi başı { $wins } tur kazandı
}. Biri rövanş istemeli.
recap-winner = { $variant ->
    [0] 🏆 { $player } aldı götürdü: { $rounds } turda { $wins }. Masayı kalanlar toplasın.
    [1] 🏆 { $rounds ->
        [one] Bir tur, onu da { $player } kazandı
       *[other] { $rounds } tur, { $wins } tanesini { $player } kazandı
    }. Artık haftalarca dinleriz.
   *[2] 🏆 Nasıl geçti, { $player } anlatsın. Haftaya yine anlatır: { $rounds } turda { $wins } galibiyet.
}
recap-moment-big-draw = { $variant ->
    [0] 🎬 O an: { $player } **bir seferde { $amount } kart** alıyor.{ $by ->
        [yes] {" "}Sevgilerle: { $other }.
       *[no] {""}
    }
    [1] 🎬 Derken { $player } tek tek saydı, { $amount } karta kadar.{ $by ->
        [yes] {" "}Beraber sayan: { $other }.
       *[no] {""}
    }
   *[2] 🎬 Tek hamlede { $amount } kart: { $player } iki eline zor sığdırdı.{ $by ->
        [yes] {" "}{ $other } için tek el yetti: el sallamaya.
       *[no] {""}
    }
}
recap-moment-homeward = { $variant ->
    [0] 🎬 O an: { $player } elinde { $amount } kartla oturuyordu, kazandı.
    [1] 🎬 Elde { $amount } kart, yine de ilk bitiren { $player }. Gel de inan.
   *[2] 🎬 { $amount } kartta herkes { $player } için “bitti” demişti. Herkes yanıldı.
}
recap-moment-straight = { $variant ->
    [0] 🎬 O an: { $player } tek kart çekmeden { $amount } hamlede kazanıyor.
    [1] 🎬 { $player } desteye elini sürmedi: { $amount } hamle, bitti, teşekkürler.
   *[2] 🎬 { $amount } hamle, çekmek yok, hoşça kalın: { $player } işi kolay gösterdi.
}
recap-moment-stacked = { $variant ->
    [0] 🎬 O an: { $player } turu { $amount } kartla bitiriyor. El değil, yelpaze.
    [1] 🎬 { $player } eve { $amount } kartla gitti. Birinin saklaması lazımdı zaten.
   *[2] 🎬 { $amount } karttan sonra { $player } dizmeyi bıraktı.
}
recap-catcher = { $variant ->
    [0] 🚨 { $player } uyumuyor: { $amount } kez yakaladı.
    [1] 🚨 { $player } { $amount } kez *Contra Uno!* dedi, hepsinde de haklıydı.
   *[2] 🚨 { $amount } kez biri söylemeyi unuttu, { $player } hiç unutmadı.
}
recap-bluff = { $variant ->
    [0] 🎭 En cüretkâr blöf: { $player }. { $other } { $amount } kart çekti, kimse de sormadı.
    [1] 🎭 { $player } baştan beri başka kart tutuyordu. { $other } inandı, { $amount } kart çekti.
   *[2] 🎭 Bir yalana { $amount } kart, { $other } için: { $player } gözünü bile kırpmadı.
}
recap-nemesis = { $variant ->
    [0] 😈 { $other } başka yere otursun: { $player } { $rounds } turun { $amount } tanesinde öndeydi.
    [1] 😈 { $player } ile { $other } arasında iş belli: { $rounds } turda { $amount }.
   *[2] 😈 { $player } birini çok seviyor, adı { $other }: { $rounds } turun { $amount } tanesinde önde.
}
recap-luckiest = { $variant ->
    [0] 🍀 En iyi kartlar kime geldi? { $player }: { $worth } galibiyetlik, { $wins } çıktı.
    [1] 🍀 { $player } dağıtana teşekkür etsin: kartlar { $worth } galibiyetlik, sonuç { $wins }.
   *[2] 🍀 Yukarıda bir { $player } hayranı var: kartlar { $worth } galibiyetlik, kazanılan { $wins }.
}
recap-unluckiest = { $variant ->
    [0] 🌧️ Ya en kötüsü? { $player }: { $worth } galibiyetlik, { $wins } çıktı. Helal olsun, ya da geçmiş olsun.
    [1] 🌧️ { $player } hep çöp çekti: { $worth } galibiyetlik, sonuç { $wins }.
   *[2] 🌧️ Üstüne gitmeyin, { $player } ne yapsın: kartlar { $worth } galibiyetlik, eldeki { $wins }.
}
recap-title-of-moment = O an
recap-title-of-catcher = En çok yakalayan
recap-title-of-bluff = En cüretkâr blöf
recap-title-of-nemesis = Belalısı
recap-title-of-luckiest = En iyi kartlar
recap-title-of-unluckiest = En kötü kartlar
recap-did-big-draw = bir seferde { $amount } kart
recap-did-homeward = { $amount } karttan kazandı
recap-did-straight = { $amount } hamle, çekmeden
recap-did-stacked = elde { $amount } kart
recap-note-caught = { $amount } kez yakaladı
recap-note-cards = bir yalana { $amount } kart
recap-note-over = kurbanı: { $player }
recap-note-luck = { $worth } galibiyetlik, kazanılan { $wins }
