### Anlar, büyük harfle: $variant sözleri seçer, akşamlar birbirine benzemesin diye

cards-counted = { $amount } kart
moment-challenge-won = { $variant ->
    [0] 🕵️ Enselendi! { $player } blöf yapmış, { $amount } kart çekiyor.
    [1] 🕵️ { $other } kokusunu almış: { $player } blöf yapmış. { $amount } kart!
   *[2] 🕵️ Blöf! { $player } elinde başka kart saklıyormuş, bedeli { $amount } kart.
}
moment-challenge-won-you = { $variant ->
    [0] 🕵️ Enselendin! { $other } yutmadı: { $amount } kart.
    [1] 🕵️ Poker suratın buraya kadarmış: sana { $amount } kart.
   *[2] 🕵️ { $other } sana inanmadı, haklıydı da. { $amount } kart çekiyorsun.
}
moment-challenge-won-by-you = { $variant ->
    [0] 🕵️ Haklıydın! { $player } blöf yapmış, { $amount } kart çekiyor.
    [1] 🕵️ Burnun iyi koku alıyor! { $player } için blöfün bedeli { $amount } kart.
   *[2] 🕵️ Suçüstü: { $player } { $amount } kart çekiyor, sayende.
}
moment-challenge-lost = { $variant ->
    [0] ⚖️ Blöf değil! { $player } boşuna şüphelendi, { $other } temiz: { $amount } kart.
    [1] ⚖️ { $other } dürüstmüş. { $player } için fatura: { $amount } kart.
   *[2] ⚖️ Tutmadı: { $player } için { $amount } kart.
}
moment-challenge-lost-you = { $variant ->
    [0] ⚖️ { $other } dürüstmüş. Sana { $amount } kart yazdık.
    [1] ⚖️ Tutmadı! { $amount } kart çekiyorsun.
   *[2] ⚖️ Blöf değilmiş, yazık: { $amount } kart.
}
moment-challenge-lost-by-you = { $variant ->
    [0] ⚖️ { $player } sana inanmadı, { $amount } kart çekiyor.
    [1] ⚖️ Doğru söyleyen kazanır: { $player } { $amount } kart çekiyor.
   *[2] ⚖️ Alnın ak! { $player } için { $amount } kart.
}
moment-caught = { $variant ->
    [0] 🚨 Contra Uno! { $other } affetmedi, { $player } yandı: { $amount } kart.
    [1] 🚨 { $player } sustu, { $other } susmadı: { $amount } kart!
   *[2] 🚨 Unuttu! { $player } dalmış, { $other } dalmamış. Bedeli { $amount } kart.
}
moment-caught-you = { $variant ->
    [0] 🚨 Yakalandın! Söylemeyi unuttun: { $amount } kart.
    [1] 🚨 { $other } kulak kesilmişti, sense sustun: { $amount } kart.
   *[2] 🚨 Az kalmıştı, sesin çıkmadı. { $other } yakaladı: { $amount } kart.
}
moment-caught-by-you = { $variant ->
    [0] 🚨 Yakaladım, { $player }! { $amount } kart.
    [1] 🚨 Kulağın delik: { $player } { $amount } kart çekiyor.
   *[2] 🚨 Contra! Gözünden kaçmadı: { $player }, { $amount } kart.
}
moment-big-draw = { $variant ->
    [0] 🌊 { $player } için { $amount } kart!
    [1] 🌊 { $player } için iki el yetmez: bir seferde { $amount } kart.
   *[2] 🌊 Hepsi tek kişinin başına yıkıldı: { $player }, { $amount } kart.
}
moment-big-draw-you = { $variant ->
    [0] 🌊 { $amount } kart, hepsi senin.
    [1] 🌊 Bir seferde { $amount } kart aldın. Derin nefes.
   *[2] 🌊 Hepsi senin başına yıkıldı: { $amount } kart.
}
moment-forgot = { $variant ->
    [0] 🤐 “Uno Uno” eksikti! { $player } oyunda kalıyor: { $amount } kart.
    [1] 🤐 Kıl payı! { $player } “Uno Uno” demeyi unuttu.
   *[2] 🤐 { $player } o iki kelimeyi deseydi bitirmişti.
}
moment-forgot-you = { $variant ->
    [0] 🤐 “Uno Uno” demeyi unuttun: { $amount } kart.
    [1] 🤐 Kıl payı! “Uno Uno” eksikti.
   *[2] 🤐 O iki kelimeyi deseydin bitirmiştin.
}
moment-out = { $variant ->
    [0] 🏁 Kart kalmadı! { $player } { $amount }. oldu.
    [1] 🏁 Son karttı, { $amount }. belli oldu: { $player }.
   *[2] 🏁 { $player } bitirdi, { $amount }. oldu.
}
moment-out-you = { $variant ->
    [0] 🏁 Kart kalmadı! { $amount }. oldun.
    [1] 🏁 Son kartındı: { $amount }. sensin.
   *[2] 🏁 Bitti! { $amount }. bitiren sensin.
}
moment-flip = { $variant ->
    [0] { $amount ->
        [0] ☀️ { $player } diyor ki: aydınlığa geri dönüyoruz!
       *[1] 🌑 { $player } her şeyi karanlık tarafa çeviriyor!
    }
    [1] { $amount ->
        [0] ☀️ Işıkları yakın! { $player } çeviriyor.
       *[1] 🌑 Işıkları söndürün! { $player } çeviriyor.
    }
   *[2] { $amount ->
        [0] ☀️ { $player } perdeyi açıyor.
       *[1] 🌑 { $player }: karanlık tarafa hoş geldiniz.
    }
}
moment-flip-you = { $variant ->
    [0] { $amount ->
        [0] ☀️ Aydınlığı geri getirdin.
       *[1] 🌑 Herkesi karanlık tarafa götürdün.
    }
    [1] { $amount ->
        [0] ☀️ Işıklar yandı!
       *[1] 🌑 Işıklar söndü!
    }
   *[2] { $amount ->
        [0] ☀️ Perdeyi açtın.
       *[1] 🌑 Karanlık tarafa hoş geldiniz: kapıyı sen açtın.
    }
}
moment-swapped = { $variant ->
    [0] 🔁 { $player } ve { $other } el değiştiriyor!
    [1] 🔁 “Benimki senin, seninki benim!” { $player } ile { $other } el değiştirdi.
   *[2] 🔁 { $player } gözünü dikmişti: { $other } ile el değiştirdi.
}
moment-swapped-you = { $variant ->
    [0] 🔁 { $other } ile el değiştirdin: artık onun kartları sende.
    [1] 🔁 Takas! Eski kartlarının yeni sahibi: { $other }.
   *[2] 🔁 Kârlı mı bu? { $other } ile el değiştirdin.
}
moment-swapped-by-you = { $variant ->
    [0] 🔁 { $player } senin elini aldı: yenisine bir bak!
    [1] 🔁 Takas! { $player } ile el değiştirdin, istemesen de.
   *[2] 🔁 { $player } senin kartlarını daha çok beğendi. Onunkiler sende.
}
moment-handed-on = { $variant ->
    [0] 🔄 Yanındakine ver: bütün eller yolda!
    [1] 🔄 { $player } bütün elleri yola çıkarıyor.
   *[2] 🔄 Bütün eller kaydı: kiminki kimde?
}
moment-handed-on-you = { $variant ->
    [0] 🔄 Bütün elleri kaydırdın!
    [1] 🔄 Herkesin kartları yolda, sayende.
   *[2] 🔄 Artık yanındakinin kartları sende.
}
moment-jump-in = { $variant ->
    [0] ⚡ { $player } araya giriyor: { $card }!
    [1] ⚡ Damdan düşer gibi: { $player }, { $card }!
   *[2] ⚡ { $player } daha hızlıydı: { $card }.
}
moment-jump-in-you = { $variant ->
    [0] ⚡ Araya girdin!
    [1] ⚡ Damdan düşer gibi: sen!
   *[2] ⚡ Senden hızlısı yoktu.
}
moment-uno = { $variant ->
    [0] ☝️ UNO! { $player } tek karta indi.
    [1] ☝️ { $player } UNO diyor.
   *[2] ☝️ “UNO!” { $player } için bitişe tek kart kaldı.
}
moment-uno-you = { $variant ->
    [0] ☝️ UNO! Tek kartın kaldı.
    [1] ☝️ UNO dedin.
   *[2] ☝️ “UNO!” Bir kart daha, tamam.
}
moment-series = { $variant ->
    [0] 🎳 { $player } bir seferde { $amount } kart attı, en üstte { $card }!
    [1] 🎳 Tek hamlede { $amount } kart: { $player }.
   *[2] 🎳 { $player } sildi süpürdü: { $amount } kart!
}
moment-series-you = { $variant ->
    [0] 🎳 Bir seferde { $amount } kart!
    [1] 🎳 Tek hamlede { $amount } karttan kurtuldun.
   *[2] 🎳 Sildin süpürdün: { $amount } kart.
}
moment-double = { $variant ->
    [0] 👯 { $card }, bir daha: { $player } ikiliyor!
    [1] 👯 { $player } bir tane daha buldu: { $card }.
   *[2] 👯 İkiledi! { $player }: { $card }.
}
moment-double-you = { $variant ->
    [0] 👯 İkiledin!
    [1] 👯 Al sana bir tane daha!
   *[2] 👯 Çift mi görüyorum: { $card }!
}

moment-knocked-out = { $variant ->
    [0] 💥 { $amount } kart fazla: { $player } turdan düştü!
    [1] 💥 { $player } { $amount } kartın altında kaldı.
   *[2] 💥 Bardağı taşıran son kart: { $player } turdan düştü.
}
moment-knocked-out-you = { $variant ->
    [0] 💥 { $amount } kart fazla: turdan düştün.
    [1] 💥 { $amount } kartın altında kaldın.
   *[2] 💥 Bardağı taşıran son kart: bu tur sensiz sürüyor.
}
moment-eliminated = { $variant ->
    [0] 🚪 { $player } maçtan elendi!
    [1] 🚪 Maç { $player } olmadan sürüyor.
   *[2] 🚪 Güle güle, { $player }!
}
moment-eliminated-you = { $variant ->
    [0] 🚪 Maçtan elendin. İzleyebilirsin yine de.
    [1] 🚪 Maç sensiz sürüyor.
   *[2] 🚪 Senden bu kadar, bu seferlik.
}
moment-false-contra = { $variant ->
    [0] 🙈 Yanlış alarm! { $other } unutmamış, { $player } { $amount } kart çekiyor.
    [1] 🙈 { $player }, yalancı çoban: { $amount } kart.
   *[2] 🙈 Fazla hevesli: { $player } için { $amount } kart.
}
moment-false-contra-you = { $variant ->
    [0] 🙈 Yanlış alarm! { $other } unutmamış: sana { $amount } kart.
    [1] 🙈 Yalancı çoban oldun: { $amount } kart.
   *[2] 🙈 Fazla hevesliydin! { $amount } kart çekiyorsun.
}
moment-false-contra-by-you = { $variant ->
    [0] 🙈 { $player } seni yakalayacaktı, { $amount } kart çekiyor.
    [1] 🙈 Yanlış alarm! Sen unutmadın; { $player } { $amount } kart çekiyor.
   *[2] 🙈 { $player } fazla hevesliydi: { $amount } kart, sana yok.
}
moment-roulette = { $variant ->
    [0] 🎡 Çark dönüyor: { $player } için { $amount } kart!
    [1] 🎡 Renk ruleti! { $player } { $amount } kart açıyor.
   *[2] 🎡 { $amount ->
        [one] Daha ilkinde tuttu: bir kart. Şanslısın, { $player }.
       *[other] Çek babam çek: { $player } için { $amount } kart.
    }
}
moment-roulette-you = { $variant ->
    [0] 🎡 Çark dönüyor: sana { $amount } kart.
    [1] 🎡 Renk ruleti! { $amount } kart açıyorsun, herkes de bakıyor.
   *[2] 🎡 { $amount ->
        [one] Daha ilkinde tuttu: sana bir kart.
       *[other] Çek babam çek: sana { $amount } kart.
    }
}
moment-returned = { $variant ->
    [0] ↩️ Gönderene iade! { $amount } kart geri gidiyor: { $other }.
    [1] ↩️ { $player } almayayım diyor: { $amount } kart yine { $other } için.
   *[2] ↩️ Bumerang! { $amount } kart, sırada yine { $other } var.
}
moment-returned-you = { $variant ->
    [0] ↩️ Gönderene iade: { $amount } kart artık { $other } için.
    [1] ↩️ Almayayım! { $amount } kart yine { $other } için.
   *[2] ↩️ Bumerangın uçuyor: { $other } için { $amount } kart.
}
moment-returned-by-you = { $variant ->
    [0] ↩️ Gönderene iade: { $player } sana { $amount } kartı geri yolluyor!
    [1] ↩️ { $player } çevirdi: sana { $amount } kart mı?
   *[2] ↩️ Bumerang! { $player } { $amount } kartı sana geri veriyor.
}
moment-stack = { $variant ->
    [0] 🏗️ { $other } diken üstünde: { $amount } kart bekliyor!
    [1] 🏗️ { $player } yığıyor: { $other } için { $amount } kart mı?
   *[2] 🏗️ { $amount } kart oldu, sırada { $other } var.
}
moment-stack-you = { $variant ->
    [0] 🏗️ { $amount } kart yaptın, sırada { $other } var.
    [1] 🏗️ { $other } için { $amount } kart bekliyor, sayende.
   *[2] 🏗️ Şimdi { $amount } oldu. Buyur, { $other }!
}
moment-stack-by-you = { $variant ->
    [0] 🏗️ Başının üstünde { $amount } kart sallanıyor!
    [1] 🏗️ { $player } { $amount } yaptı, sıra sende.
   *[2] 🏗️ { $amount } oldu. Cevabın?
}
moment-comeback = { $variant ->
    [0] 🧟 Dur bakalım! { $player } bitirmişti, geri döndü.
    [1] 🧟 { $player } yeniden oyunda.
   *[2] 🧟 Bitiş çizgisinden geri: { $player } oyuna devam.
}
moment-comeback-you = { $variant ->
    [0] 🧟 Dur bakalım! Bitirmiştin, geri döndün.
    [1] 🧟 Yine kartın var: hadi bakalım, oyuna.
   *[2] 🧟 Bitiş çizgisinden geri: oyuna devam.
}
moment-long-way-back = { $variant ->
    [0] 🧗 Ne dönüş ama! { $player } bir ara { $amount } kart tutuyordu.
    [1] 🧗 { $amount } karttan buraya: { $player } pes etmez.
   *[2] 🧗 { $amount } kart mı? Geçti o. { $player } döndü!
}
moment-long-way-back-you = { $variant ->
    [0] 🧗 Ne dönüş ama! Bir ara { $amount } kart tutuyordun.
    [1] 🧗 { $amount } karttan buraya: sen pes etmezsin.
   *[2] 🧗 { $amount } kart mı? Geçti o. Döndün!
}
