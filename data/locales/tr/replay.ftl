### /uno replay: bitmiş bir tur, adım adım

command-uno-replay = Bir turda adım adım gez, herkesin kartları açık
    .name = tekrar
button-replay = Tekrar
button-replay-start = Baş
button-replay-before = An
button-replay-back = Geri
button-replay-on = İleri
button-replay-next = An
button-replay-end = Son
button-replay-record = Dosya
button-replay-hard = Zor ne oynardı?
replay-title = 🎬 { $round }
replay-place = Hamle { $number }/{ $all }
replay-dealt = Kartlar dağıtıldı.
replay-top = Üstte: { $card }
somebody = biri
replay-moment-draw-card = çektiren kart
replay-moment-big-draw = bir sürü kart birden
replay-moment-catch = UNO demeyi unuttu
replay-moment-challenge = itiraz
# Same: kartın adı bu
replay-moment-flip = flip
replay-moment-hands = eller değişiyor
replay-moment-knocked-out = turdan düştü
replay-moment-out = kartı bitti
replay-moment-lead = yeni lider
replay-where-played = Turlar oynandıkları yerde kalır: orada sor. Kendininkiler sonuçların altındaki *{ button-more }* ile de açılır, burada bile.
replay-no-round = { $number ->
    [one] Burada daha hiçbir tur bitmedi.
   *[other] Burada daha o kadar tur bitmedi: { $number } sayısından küçüğünü dene.
}
replay-not-over = Öyle bir tur bulamıyorum. Bitince burada izleyebilirsin.
replay-gone = O turun kaydı ({ $when }) artık tutulmuyor, yeniden gösterilemez.
replay-record = Turun kaydı, ad yerine yerlerle. `contra-uno check` yeniden oynatır, `contra-uno verify` ya da `/uno verify` dağıtımını kanıtlar.
replay-hard-cost = Buradan denendi, turların %{ $share } kadarını kazandırıyor: oynanan hamleden %{ $lost } fazla (±%{ $margin }). Kapalı kartlara bakmak yok.
replay-hard-same = *zor* da aynısını yapardı: buradan denendi, turların %{ $share } kadarını kazandırıyor.
replay-hard-as-good = Denenebildiği kadarıyla her hamle kadar iyi.
replay-hard-close = Buradan denendi, turların %{ $share } kadarını kazandırıyor, oynanan hamle %{ $played } kadarını (farkın hata payı ±%{ $margin }). Kapalı kartlara bakmak yok.
replay-not-judged-no-turn = O, kimsenin sırası değildi, karşılaştıracak bir şey yok.
replay-not-judged-no-choice = Yapılabilecek tek bir şey vardı.
replay-not-judged-only-card = *zor* da onu oynardı: oynanacak başka bir şey yoktu.
replay-not-judged-alike = *zor* da bir kart oynardı, uyan herhangi biri olur.
replay-not-judged-unknown = Bu denenemez: kimsenin göremeyeceği şeye bağlı.
replay-not-judged-busy = Zaten bir şeyler deniyorum. Birazdan tekrar bas.
replay-worth-means = -# Yüz kez denendi: aynı eller, deste yeniden karılmış, herkesin yerine *orta* oynamış. Ne kadar iyi oynadığınız hakkında bir şey demez.
