### Her hafta akşamlar, ve kim var

button-weekly = Her hafta
button-weekly-in = Ben varım
button-weekly-out = Bugün yokum
button-weekly-go-on = Sormaya devam
button-weekly-stop = Artık sorma
button-weekly-zone = Başka saat dilimi
weekly-first-name = UNO akşamı 1
weekly-title = Her hafta
weekly-set = **{ $name }**: { $day }, saat { $hour } ({ $zone })
weekly-set-next = Bir sonraki: { $when }. Bu kanalda kim var diye sorarım: { $asks }
    -# Saati gelince, var diyen herkese son akşamınızın oyunu ve kurallarıyla masa açar, bir kez seslenirim. Aşağıda seçilen hemen geçerli olur.
weekly-choose-day = Gün
weekly-choose-hour = Saat
weekly-choose-zone = Saat dilimi
weekly-choose-ask = Ne zaman sorayım
weekly-asks-before = { $hours ->
    [one] Bir saat önce
   *[other] { $hours } saat önce
}
weekly-zone-label = Kıta ve şehir, örneğin Asia/Kathmandu
weekly-no-zone = “{ $zone }” diye bir saat dilimi bilmiyorum. Europe/Istanbul gibi yaz.
weekly-stopped = 📅 Burada artık sormuyorum.
weekly-not-here = Her hafta ancak benim de olduğum sunucuların kanallarında sorabilirim.
weekly-too-late = Bunun için geç: burada artık kimseye sorulmuyor.
# Same: yalnızca zamanlar
weekly-when = **{ $when }** ({ $soon })
weekly-nobody-yet = Kim var? Şimdilik kimse.
weekly-in = { $count ->
    [one] 👍 Varım diyen: { $people }
   *[other] 👍 Varım diyenler: { $people }
}
weekly-not-today = 👎 Bugün yok: { $people }
weekly-how = -# Saati gelince var diyen herkese masa açar, bir kez seslenirim.
weekly-blocked = ⏳ Bu kanalda başka bir masa var. O biter bitmez sizinki açılıyor, bir saat içinde.
weekly-opened = 🃏 Vakit geldi: masa aşağıda açık!
weekly-absent-gone = { $count ->
    [one] -# Artık bu sunucuda olmayan: { $people }.
   *[other] -# Artık bu sunucuda olmayanlar: { $people }.
}
weekly-absent-elsewhere = { $count ->
    [one] -# Başka masada oturan: { $people }.
   *[other] -# Başka masada oturanlar: { $people }.
}
weekly-forgotten = { $count ->
    [one] -# Var diyenlerden biri verilerini sildi.
   *[other] -# Var diyenlerden { $count } kişi verilerini sildi.
}
weekly-result-evening = 🃏 Masa açıktı, siz de geldiniz.
weekly-result-alone = Biriniz geldi. Masa sıradan bir masa olarak kaldı, isteyen oturdu.
weekly-result-nobody = Bu sefer varım diyen olmadı.
weekly-result-busy = Bir saat boyunca bu kanalda başka bir masa vardı, sizinki hiç açılmadı.
weekly-result-missed = O saatte ben yoktum. Kusura bakmayın!
weekly-next = -# Sonraki: { $when }
weekly-doubts = Üç haftadır iki kişi bile çıkmadı. Sormaya devam edeyim mi?
    -# Sunucuyu yöneten karar verir. Ses çıkmazsa susarım.
weekly-channel-gone = 📅 “{ $name }” akşamının kanalı artık yok, orada sormuyorum. Başka bir kanalda `/uno evening` altındaki “{ button-weekly }” yeniden başlatır.
lobby-call-evening = 📅 { $people }: vakit geldi! Masa açık, yeriniz hazır. { $link }
