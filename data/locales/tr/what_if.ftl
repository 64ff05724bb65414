### Ya şöyle olsaydı …: bitmiş bir turu tek kişi sürdürüyor

button-replay-whatif = Ya şöyle olsa …
what-if-place = -# Ya şöyle olsa … · burada hiçbir şey sayılmaz
what-if-begun = Özel mesajlarında oradan devam et, kendi yerinde, bilgisayarlara karşı (*orta*). Hiçbiri sayılmaz; oradaki *{ button-more }* bitirir. Bir şey gelmedi mi? O zaman özel mesajların bana kapalı: aç ve tekrar bas.
what-if-begun-as = Özel mesajlarında oradan devam et, { $player } yerine, bilgisayarlara karşı (*orta*). Hiçbiri sayılmaz; oradaki *{ button-more }* bitirir. Bir şey gelmedi mi? O zaman özel mesajların bana kapalı: aç ve tekrar bas.
what-if-over = Tur orada bitmiş. Bitmeden önceki bir sıraya dön.
what-if-just-begun = Daha demin birini başlattın: özel mesajlarında. Önce onu dene, birazdan tekrar bas.
what-if-dms-held = Özel mesajlarında devam edecektin, ama Discord şimdilik yenisini açmama izin vermiyor. Bu birkaç gün sürebilir; sonra tekrar dene.
