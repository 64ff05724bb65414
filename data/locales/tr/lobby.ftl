### Lobi

lobby-title = UNO { $mode } – { $player } çağırıyor
lobby-seats = { $count ->
    [one] **Masada: bir kişi**
   *[other] **Masada: { $count } kişi**
}
lobby-closes = -# Kimsenin acelesi yok mu? Masa { $when } kapanıyor.
lobby-closed = Masa toplandı: oyunu başlatan olmadı. { $member ->
    [yes] `/uno start` yenisini kurar.
   *[no] Beni ekleyen kişi `/uno start` ile yenisini kurar.
}
closed-by-operator = 🛑 Beni işletenler bu masayı kapattı:
lobby-started = Kartlar dağıtıldı: oyun başladı!
lobby-invited = Daha dönmeyen: { $players }. Yerin hazır: “{ button-join }” düğmesine bas!
lobby-full = -# Masa dolu.
lobby-more-title = Dağıtmadan önce
lobby-computers = -# Bilgisayarlar:
lobby-call = { $people }: { $player } UNO { $mode } oynamaya çağırıyor! Masada “{ button-join }” düğmesine bas. { $link }
lobby-call-subscribers = 🔔 { $player } masa açtı: UNO { $mode }! { $people } { $link }
recess-call = ▶️ Mola bitti, oyun sürüyor: { $people } { $link }
subscription-begun = 🔔 **Burada masa açılınca altında seni etiketlerim**: en çok günde bir kez, asla özel mesajla değil. 90 gün burada oynamazsan kendiliğinden biter.
subscription-ended = 🔕 Artık seni buradaki masalara çağırmıyorum.
subscription-not-here = Bunu ancak benim de olduğum sunucuların kanallarında yapabilirim.
subscription-hidden = Gizlisin (`/uno me`), etiketlersem adını herkes görür. O yüzden etiketlemiyorum.
subscription-full = Buradaki masalara zaten { $count } kişi çağırıyorum, bir seferde daha fazlasını çağırmam. Sonra tekrar dene.
