### Bir maçı oynamadan takip edenler

button-follow = Takip et
button-join-next = Sonraki tura katıl
button-unfollow = Takibi bırak
button-decline = Yok, sağ ol
board-followers = { $count ->
    [one] 👀 1 kişi izliyor
   *[other] 👀 { $count } kişi izliyor
}
following-now = 👀 **Bu maçı takip ediyorsun.** İki tur arasında yer açılırsa sana özel mesajla haber veririm; ilk gelen oturur. Bitince sonucu söylerim.
following-next = 🪑 **Bu maçı takip ediyorsun ve sonraki turdan itibaren oynayabilirsin.** Bu tur bitince sana özel mesajla yer öneririm: orada “{ button-join }” düğmesine bas. İlk gelen oturur. Maç bitince sonucu söylerim.
following-to-the-end = 👀 **Bu maçı takip ediyorsun.** Bitince sonucu özel mesajla söylerim. Böyle bir oyunda yer açılmaz.
following-no-longer = Bu maçı artık takip etmiyorsun.
offer = 🪑 { $player } masasında **boş yer var**! Yer sana ayrıldı; teklif { $when } bitiyor.
    { $score ->
        [0] Sonraki turdan itibaren oynarsın, en sondaki yerde ve puansız.
       *[other] Sonraki turdan itibaren oynarsın, en sondaki yerde ve { $score } ceza puanıyla; masadaki en yüksek puan bu.
    }
offer-in-channel = { $player }, burada yer açıldı, teklif { $when } bitiyor: tahtada “{ button-join }” düğmesine bas. { $link }
offer-is-over = Bu yer kapıldı bile.
offer-declined = Peki, başkası otursun. Sonucu yine de söylerim.
seat-kept = { $count ->
    [one] 🪑 { $player } için bir yer ayrıldı; teklif { $when } bitiyor.
   *[other] 🪑 { $player } için yerler ayrıldı; teklif { $when } bitiyor.
}
arriving-at-lobby = { $player } burada zaten masa kurdu: UNO { $mode }. Buyur otur!
arriving-at-full-lobby = Burada zaten masa var, ama dolu.
arriving-next-round = Burada tur sürüyor. Sonrakinden itibaren oynayabilirsin: “{ button-join-next }” düğmesine bas, bu bitince sana yer öneririm.
arriving-between = Burada maç var, şu an iki tur arası: hemen oturabilirsin.
arriving-to-watch = Burada maç var, ama sana yer yok. Takip edebilirsin: sonucu söylerim.
arriving-elsewhere = -# Kendi masan için başka bir kanalda ya da sohbette `/uno start` kullan.
table-deleted = 🗑️ Biri bu masanın mesajını sildi. Yenisi { $when } geliyor.
deleted-often = -# 🗑️ Bu mesaj silinip duruyor, ben de yeniden atıp duruyorum. `/uno stop` buna son verir: dağıtmadan önce masa sahibi, maçta oylama, her zaman da buradaki mesajları yöneten ve oynamamış biri.
note-sat-down = { $score ->
    [0] Masadasın! Kartların sonraki turla geliyor.
   *[other] Masadasın, { $score } ceza puanıyla! Kartların sonraki turla geliyor.
}
seat-begins-with = 🪑 Şimdi oturan { $score } ceza puanıyla başlar; masadaki en yüksek puan bu.

## Birinin başkasına bırakabileceği yer

button-offer-seat = Yerimi ver
button-keep-seat = Yerim kalsın
seat-offered = 🎁 Temiz sahibinden: { $player } yerini veriyor. “{ button-join }” düğmesine bas, senin olsun.
seat-offered-you = 🎁 Yerin ortada: iki tur arasında biri alana kadar oynuyorsun.
seat-offered-how = 🎁 **Yerin ortada.** İki tur arasında biri alana kadar oynuyorsun; sonra kalkıyorsun. { $penalty ->
    [0] Gelen en sondaki yere oturur, puansız. Yerin ve puanların senindir: yer oldukça iki tur arasında dönebilirsin.
   *[other] Gelen en sondaki yere oturur ve masadaki en yüksek puanla başlar. Yerin senindir: yer oldukça iki tur arasında dönebilirsin, kendi puanınla ya da o en yüksek puanla, hangisi çoksa.
}
seat-stays = Kalıyorsun. Yerin yine senin.
