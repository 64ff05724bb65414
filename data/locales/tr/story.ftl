### Ne oldu, her biri tek cümle

told-first-draws = Başlangıç için çekildi – { $draws }. Dağıtan: { $player }.
told-dealt = { $number }. tur: { $player } dağıtıyor.
told-started = Başlangıç kartı: { $card }.
told-drew-challenge = { $count ->
    [one] { $player } itiraz sonucu bir kart çekiyor.
   *[other] { $player } itiraz sonucu { $count } kart çekiyor.
}
told-drew-contra = { $count ->
    [one] { $player } söylemeyi unuttu, bir ceza kartı çekiyor.
   *[other] { $player } söylemeyi unuttu, { $count } ceza kartı çekiyor.
}
told-drew-unouno = { $count ->
    [one] { $player } söylemediği için bir kart çekiyor.
   *[other] { $player } söylemediği için { $count } kart çekiyor.
}
told-drew-gesture = { $count ->
    [one] { $player } harekette geç kaldı, bir kart çekiyor.
   *[other] { $player } harekette geç kaldı, { $count } kart çekiyor.
}
told-drew-wrong-card = { $count ->
    [one] { $player } yanlış kart için bir ceza kartı çekiyor.
   *[other] { $player } yanlış kart için { $count } ceza kartı çekiyor.
}
told-drew-advice = { $count ->
    [one] { $player } akıl verdiği için bir kart çekiyor.
   *[other] { $player } akıl verdiği için { $count } kart çekiyor.
}
told-drew-question = { $count ->
    [one] { $player } saçma soru için bir kart çekiyor.
   *[other] { $player } saçma soru için { $count } kart çekiyor.
}
told-drew-roulette = { $count ->
    [one] { $player } rulette bir kart çekiyor.
   *[other] { $player } rulette { $count } kart çekiyor!
}
told-discarded-all = { $player } rengin hepsini atıyor: { $cards }.
told-drew-sleep = { $count ->
    [one] { $player } uyukladığı için bir kart çekiyor.
   *[other] { $player } uyukladığı için { $count } kart çekiyor.
}
told-reshuffled = { $count ->
    [one] Atılan kartlar yeni deste oluyor: bir kart.
   *[other] Atılan kartlar yeni deste oluyor: { $count } kart.
}
told-skipped = { $count ->
    [one] { $player } atlanıyor.
   *[other] Atlananlar: { $player }.
}
told-turned = Oyun artık { $direction } dönüyor.
told-flipped = Her şey { $side } tarafa dönüyor: üstte { $card }.
told-hands-passed = Herkes kartlarını kaydırıyor ({ $direction }).
told-hands-swapped = { $player } ve { $other } el değiştiriyor.
told-complement-on = Zıt renkler açıldı.
told-complement-off = Zıt renkler kapandı.
told-player-forgot = { $player } “Uno Uno” demeyi unuttu.
told-gesture-due = Hareket! Çabuk: { $player }.
told-wrong-card = { $player } deniyor, ama olmuyor: { $card }.
told-punished-advice = { $player } akıl verdi.
told-punished-question = { $player } saçma bir soru sordu.
told-punished-sleep = { $player } uyukladı.
told-went-out = { $place ->
    [one] { $player } kartlarını bitirdi!
   *[other] { $player } kartlarını bitirdi: { $place }. oldu.
}
told-knocked-out = { $player } { $count } kartla turdan düştü!
told-player-eliminated = { $player } maçtan elendi.
told-time-up = ⏱️ Süre doldu!
told-drew-false-contra = { $count ->
    [one] { $player } yanlış alarm için bir kart çekiyor.
   *[other] { $player } yanlış alarm için { $count } kart çekiyor.
}
told-came-back = { $player } tura geri döndü.
told-left = { $player } masadan kalkıyor.
told-left-stand-in = { $player } kalkıyor; yerine bilgisayar oynuyor.
told-removed = 🚪 { $player } oylamayla maçtan çıkarıldı.
told-player-joined = { $player } masaya oturuyor.
told-round-ended = Tur bitti.
told-round-won = { $count ->
    [one] Turu { $player } kazandı
   *[other] Turu { $player } birlikte kazandı
}{ $points ->
    [0] {"."}
   *[other] {":"} { $points } puan.
}
told-match-stopped = Maç durduruldu.
told-match-ended = Maç bitti.
told-match-won = { $count ->
    [one] Maçı { $player } kazandı! 🏆
   *[other] Maçı { $player } birlikte kazandı! 🏆
}
told-nothing = Anlatacak bir şey yok: kart dağıtılmıyor, kimse oynamıyor.
a-card = bir kart
list-and = { $most } ve { $last }
# Same: Türkçede de böyle
list-comma = {", "}
# Same: Türkçede de böyle
list-item = { $name }: { $what }
list-or = { $most } ya da { $last }

### Söylenenler, söylendiği gibi

# Same: her yerde böyle denir
call-uno = UNO
# Same: her yerde böyle denir
call-kuno = Kuno
# Same: her yerde böyle denir
call-bruno = Bruno
# Same: her yerde böyle denir
call-uno-uno = Uno Uno
call-gesture = hareket

told-for-time-up = ⏰ Süre dolmuştu! { $told }
# Same: yalnızca bir işaret
told-for-autopilot = 💤 { $told }
told-for-level-down = { $told } (bir seviye düşük)
