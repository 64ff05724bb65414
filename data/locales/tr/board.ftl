### Tahta: ortada ne var, masa neyi bekliyor, kim oynuyor

board-outdated = 🧭 Bu mesaj eskidi, gözümden kaçmış. Tahta şurada.
## Ortada ne var

top-card = Üstte: **{ $card }**
current-colour = Renk: **{ $colour }**
complement-on = Zıt renkler: şimdi **{ $colour }** uyar.
nothing-lies = Kartlar seçiliyor.
on-side-0 = ⚪ Aydınlık taraf
on-side-1 = ⚫ Karanlık taraf
direction-down = ⬇️{"\u00A0"}saat{"\u00A0"}yönünde
direction-up = ⬆️{"\u00A0"}saatin{"\u00A0"}tersine
draw-pile = { $count ->
    [one] destede bir kart
   *[other] destede { $count } kart
}
pile-back = Sıradaki kartın arkası: { $card }
seat = { $mark } **{ $player }** · { $count } kart
seat-few-cards = { $mark } **{ $player }: { $cards }**
few-cards = { $count ->
    [1] TEK KART
    [2] İKİ KART
    [3] ÜÇ KART
   *[other] { $count } KART
}
few-cards-of = { $player }: { $cards }
few-cards-line = 🔥 { $all }
heard-call = 🗣️ “{ $call }!”
seat-knocked-out = 💥 { $player } · turdan düştü
seat-out = { $mark } { $player } · { $place }. oldu

## Masa neyi bekliyor

turn-you = Sıra sende!
turn-other = Sıra: { $player }.
granted-you = Sıra sende: şu renkteki bütün kartlarını bir seferde oynayabilirsin: { $colour }.
granted-other = Sıra: { $player }. Şu renkteki bütün kartlarını oynayabilir: { $colour }.
you-drew-forced = Çektiğin kart: { $card }. Oynamak zorundasın.
you-drew = Çektiğin kart: { $card }. Oynayacak mısın, elinde mi kalsın?
may-jump-in = Araya girebilirsin: { $cards }!
may-double = İkileyebilirsin: { $cards }.
wrong-card-costs = -# Her kartı deneyebilirsin, sıra sende değilken bile; yanlışı sana { -wrong-card } karta patlar.
has-drawn-forced = { $player } çekti: uyarsa oynamak zorunda.
has-drawn = { $player } kart çekti: oynayacak mı, tutacak mı?
pending-you = Çekeceksin: { $draw }.
way-out-take = Kartları al.
way-out-take-or-challenge = Kartları al ya da itiraz et.
way-out-answer = Kartları al ya da üstüne { $cards } oyna.
way-out-answer-or-challenge = Kartları al, itiraz et ya da üstüne { $cards } oyna.
pending-other = { $player } çekecek: { $draw }.
draw-count = { $count } kart ({ $kind })
draw-colour = { $count ->
    [0] { $colour } gelene kadar
   *[other] { $colour } gelene kadar, artı { $count }
}
roulette-you = Renk ruleti: hangi renk? Gelene kadar açıktan çekiyorsun.
roulette-other = { $player } bir renk söylüyor ve gelene kadar açıktan çekiyor.
naming-you = Hangi rengi söylüyorsun?
naming-other = { $player } renk söylüyor.
gesture-you = { $gesture } Bas: { $symbol } – sona kalan { -late-gesture-cards } çeker.
gesture-other = { $gesture } Daha yapmayan: { $player }
drafting = { $player } kart seçiyor.
you-draft = { $number }/{ $count }. kart: { $card }. Bunu mu alırsın, atıp sonrakini mi?
round-is-over = Tur bitti.

## Tahta

board-title = UNO { $mode } · { $number }. tur
board-title-of = UNO { $mode } · tur { $number }/{ $rounds }
backs-title = ### Öbür yüzler, karışık sırayla
revealed = **{ $player }** elini açtı: { $cards }
revealed-foul = Haklıydın: { $player } blöf yapmış.
revealed-honest = { $player } bu sefer dürüstmüş.
more-title = Neye bakmak istersin?
proof-hash = Kimse oynamadan ilan edildi: `{ $commitment }`
proof-later = Tur bitince tohum burada: SHA-256 değeri bu hash'tir, yani dağıtımı kimse değiştirmiş olamaz.
proof-seed =
    Tohum: `{ $seed }`
    SHA-256 değeri yukarıdaki hash'tir; `contra-uno verify` ondan aynı kartları yeniden dağıtır.
proof-check = { $member ->
    [yes] `/uno verify` turu bu tohumdan yeniden karıştırıp dağıtır, her adımı gösterir.
   *[no] Beni ekleyen kişi `/uno verify` ile turu bu tohumdan adım adım yeniden dağıttırabilir.
}

## Kim yok

time-is-up = ⏳ Süre { $when } doluyor.
match-ends = ⏱️ Maç { $when } bitiyor.
match-ends-soon = ⏱️ **Son dakika!** Maç { $when } bitiyor: o an elinde en az kart olan turu alır.
paused = ⏸️ **Ara**: şu an kimse yok. Dönen “{ button-return }” düğmesine bassın, oyun sürsün.
recess = ☕ **Mola**: { $player } istedi, { $since }.
    -# “{ button-go-on }” herkes için bitirir; { $itself ->
        [yes] kendiliğinden { $until } biter.
       *[no] buradaki her düğme de bitirir, ama ancak { $until }.
    }
autopilot-you = 💤 Yoktun, o yüzden yerine bilgisayar oynuyor, seviye: { $level }; yaptığı sayılır. Kendin oynamak için “{ button-return }” düğmesine bas.
thrown-out = 🤖 Tur sonuna kadar { $player } yerine bilgisayar oynuyor.
thrown-out-you = 🤖 Tur sonuna kadar senin yerine bilgisayar oynuyor, sonra maçtan çıkmış oluyorsun.

## Masa neyi oyluyor

vote-asks-stop = ⏹️ **{ $player } soruyor: maç şimdi bitsin mi?**
vote-asks-remove = 🚪 { $you ->
    [yes] **{ $player } diğerlerine soruyor: seni maçtan çıkaralım mı?**
   *[no] **{ $player } soruyor: { $other } maçtan çıksın mı?**
}
vote-asks-recess = ☕ **{ $player } soruyor: mola mı?** Biri “{ button-go-on }” düğmesine basana kadar kimsenin süresi işlemez.
vote-asks-handover = 🤖 **{ $player } soruyor: şimdilik { $other } yerine bilgisayar oynasın mı?** Seviyesi { $level }, yaptığı sayılır.
vote-asks-next-round = ⏭️ **{ $player } soruyor: sonraki tura geçelim mi?**
vote-asks-question = ❓ **{ $player } soruyor:** bu [saçma bir soru]({ $link }) muydu? Soran: { $other }
vote-asks-advice = 💡 **{ $player } soruyor:** { $other } [akıl verdi]({ $link }) mi?
vote-ayes = Evet: { $player } ({ $count }/{ $needed })
vote-noes = Hayır: { $player }
vote-concerned = { $answer ->
    [yes] { $player } evet diyor, sayılmaz
   *[no] { $player } hayır diyor, sayılmaz
}
vote-until = bitiş: { $when }
vote-carried-stop = ⏹️ { $player } maçın bitmesini istedi. Evet diyen: { $ayes }.
vote-carried-remove = 🚪 { $you ->
    [yes] Maçtan çıkarıldın: { $player } istedi.
   *[no] { $other } maçtan çıkarıldı: { $player } istedi.
} Evet diyen: { $ayes } ({ $needed } gerekiyordu).
vote-carried-handover = 🤖 Şimdilik { $other } yerine bilgisayar oynuyor, seviye: { $level }; yaptığı sayılır. Evet diyen: { $ayes }.
vote-failed-stop = ⏹️ Maç sürüyor: { $player } bitirmek istedi, { $count } evet çıktı, { $needed } gerekiyordu.
vote-failed-remove = 🚪 { $you ->
    [yes] Kalıyorsun: { $player } gitmeni istedi, { $count } evet çıktı, { $needed } gerekiyordu.
   *[no] { $other } kalıyor: { $player } gitmesini istedi, { $count } evet çıktı, { $needed } gerekiyordu.
}
vote-failed-recess = ☕ Mola yok: { $player } istedi, { $count } evet çıktı, { $needed } gerekiyordu.
vote-failed-question = ❓ Yerinde bir soruydu: { $player } aksini söyledi, ama { $count } evet çıktı, { $needed } gerekiyordu. Kimse çekmiyor.
vote-failed-advice = 💡 Akıl hocalığı sayılmadı: { $player } aksini söyledi, ama { $count } evet çıktı, { $needed } gerekiyordu. Kimse çekmiyor.

## What the operator announces

notice-restart = 🔧 **Planlı yeniden başlatma: { $when }.** { $words }
notice-words = 📣 { $words }
notice-back = 🔧 Geri döndüm.
