### Akşamlar: bir grubun birkaç maçı, adıyla ve durum tablosuyla

button-evening = Akşam
button-evening-begin = Akşamı başlat
button-evening-leave = Akşamdan ayrıl
button-evening-end = Akşamı bitir
button-next-match = Sonraki maç
evening-first-name = Akşam 1
evening-form-title = Bir UNO akşamı
evening-form-name = Adı
evening-form-hours = Kaç saat sonra bitsin (1-6)
evening-form-matches = … ya da kaç maç sonra
evening-form-open-end = Boşsa: masa sahibi bitirene kadar
evening-form-wrong = Saat 1 ile 6 arası, maç bir sayı olmalı. İkisini de boş bırakırsan akşamı masa sahibi bitirir.
evening-what = Akşam, kimin kaç maç kazandığını sayar. Sonraki maç tek dokunuşla gelir, kalan herkesle; geç gelen katılır, kalabalıksanız sırayla dışarıda beklersiniz.
evening-no-table = Burada süren bir akşam yok. Önce bir masaya otur, sonra bu komutla başlat.
evening-begun = Akşam başladı. Sayılan her maç durum tablosuna girer.
evening-joined = Sonraki maçtan itibaren varsın.
evening-left = Bu akşamlık çıktın. “{ button-join }” düğmesine bir bas, geri geldin.
evening-ended = Akşam bitiyor. Süren maç yine de oynanır.
evening-sits-out = Sonraki maç: { $players } { $count ->
    [one] dışarıda bekliyor
   *[other] birlikte dışarıda bekliyor
}
evening-deals = Sonraki maç { $when } başlıyor: { $players }
evening-paused = Akşam dinleniyor. Devam isteyen “{ button-next-match }” düğmesine bassın.
evening-blocked = Burada başka bir masa var. O biter bitmez sonraki maç başlıyor.
evening-asked = { $players }: kim hâlâ burada? Buradaysan “{ button-next-match }” düğmesine bas.
evening-too-few = Bir kişinin daha “{ button-next-match }” düğmesine basması gerek.
evening-without-rule = “{ $rule }” olmadan olur: { $player } bunu “{ button-new-rules }” ile değiştirebilir.
evening-other-rules = { $player } bunu “{ button-new-rules }” ile değiştirebilir.
evening-ends = Bitiş: { $when }; süren maç sonuna kadar oynanır.
evening-ends-with-match = Bu maçla bitiyor.
evening-matches-of = { $count }/{ $most } maç oynandı
evening-matches = { $count ->
    [0] Daha maç oynanmadı
    [one] Bir maç oynandı
   *[other] { $count } maç oynandı
}
evening-standing = { $place } **{ $player }** – { $matches } maçta { $wins } galibiyet
evening-with-computers = Bilgisayarlı maçlar da sayılır.
evening-over = { $name } bitti
reason-no-evening = O akşam bitti ya da aşağıda sürüyor.
reason-evening-is-on = Burada zaten bir akşam sürüyor.
