### Oyuncuların dağıtımdan önce tohuma kattığı kelimeler, ve kanıtta

button-seed-word = Kelime
seed-word-title = Karıştırmaya bir kelime
seed-word-label = Bir kelime ya da sayı; boşsa: yok
seed-word-hint = Herkes görür; yerler ve kurallar kesinleşmiş olsun
seed-announced =
    -# Karıştırma mühürlendi:
    ```
    { $hash }
    ```
seed-words = Karıştırmadaki kelimeler: { $words }
# Same: bir ad ve bir kelime
seed-word-of = { $player } “{ $word }”
seed-words-forgotten = { $count ->
    [one] 1 silinmiş kelime
   *[other] { $count } silinmiş kelime
}
seed-words-lapsed = 🎲 Masa değişti, kelimeler düştü. Bir tane daha, { $players }? *{ button-more } → { button-seed-word }*
proof-announced = İlk kelimeden önce lobide ilan edildi: `{ $hash }`
proof-secret = Arkasındaki sır, bu tur için: `{ $secret }`
verify-origin = Tohum `{ $secret }` sırrından ve şu kelimelerden yapıldı: { $words }. Sır { $count ->
    [one] bir kez
   *[other] { $count } kez
} hash'lenince lobide ilan edilene varıyor: `{ $announced }`.
verify-origin-wrong = Tohum `{ $secret }` sırrından ve şu kelimelerden yapılmamış: { $words }; ya da sır, tuzlar veya dağıtan, lobide ilan edilene uymuyor: `{ $announced }`.
verify-words-proven = Gerisi ilk kelimeden önce sabitti. Bu hash'i not ettin mi, kelimen verdiğin gibi mi, senden sonra kelime veren olmadı mı? O zaman bu dağıtımı kimse seçmedi.
verify-condition = Bu, o maçın { $number }. turuysa ve bu yerlere dağıtıldıysa böyledir: tahtayla karşılaştır.
verify-words-deleted = İlan edildiği gibi dağıtıldı; ama silinen bir kelime denetlenemez, o yüzden kelimeler botu işletene karşı artık bir şey kanıtlamaz.
verify-no-words = Tohuma kelime katılmadı: onu kimsenin seçmediğine inanman gerek.
verify-wrong-origin = **Tohum, ilan edilenden ve kelimelerden çıkmıyor.** Biri değiştirilmiş.
