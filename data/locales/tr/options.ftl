# Ev kuralları: option-AD, oyuncuların ona verdiği addır.
#   .description  ne yaptığı, Discord'un bir seçim menüsüne sığan tek satırda (100 karakter)
#   .details      bilinmesi gereken gerisi (contra-uno rules AD)
#   .takes        AD= ardından ne yazılabileceği, birkaç sözden fazlaysa
#   .DEĞER        bir değerin anlamı, ad ve iki noktadan sonra; .OYUN bir oyunun sabitlediği yerde (K1)

option-voluntary_draw = İsteyerek çekmek
    .description = Oynayacak kartın varken de çekebilirsin. Kapalı: oynayabilen oynamak zorunda.
    .details = Daha yeni çekilen kart her durumda elde tutulabilir.
option-draw_four_guilt = Çektiren joker ne zaman blöf sayılır
    .description = Elinde geçerli renkten kart, o renkten sayı ya da uyan herhangi bir kart da varsa blöftür.
    .mercy = asla blöf değil
    .details = Çektiren jokerler Joker +4 ile Flip'te Joker +2 ve Joker Renk Çek'tir. Blöfün itirazla yakalanırsa kartları kendin çekersin. Ölçü, kartı oynadığın andaki elin ve geçerli renktir; başka bir çektiren jokerin üstündeyse onun için söylenen renk. Aynı türden başka bir kart asla suç değildir, düz bir Joker ise ancak “any” altında.
    .colour = o renkten bir kart varsa
    .numbers = o renkten bir sayı varsa
    .any = uyan herhangi bir kart varsa
option-bluff = Blöf
    .description = Çektiren jokerle blöf yapılabilir ve itiraz eden olmazsa geçer.
    .details = Ancak çekmek zorunda olan itiraz edebilir, kartları almak yerine. Kapalı: blöf olacak bir çektiren joker oynanamaz, hiçbirine de itiraz edilemez.
    .mercy = hiçbir şeye itiraz edilmez
option-catch_window = Yakalanma süresi
    .description = Söylemeyi unuttun mu? Başka biri oynayana ya da son kartına kadar yakalanabilirsin.
    .details = Yakalanabildiğin sürece kendin de söyleyebilirsin. O sayıda kartın kalmayınca affedilir.
    .next_action = başka biri oynayana kadar
    .last_card = son kartına kadar
option-last_card_draws = Son kart da etki eder
    .description = Son kart çektiren bir kartsa, eller sayılmadan sıradaki yine de çeker.
    .details = Sıradaki bekleyen her şeyi çeker, ne cevap verebilir ne de itiraz edebilir.
option-scoring = Puanlama
    .description = Kazanan bütün ellerin puanını alır ya da herkes kendi elini yazar ve en az puan kazanır.
    .details = Kazanana: hedefe ilk ulaşan maçı kazanır. Ceza puanı: biri hedefe ulaşır ulaşmaz maç biter ve en düşük puan kazanır.
    .winner = puan kazanana
    .penalty = herkese ceza puanı
option-target = Hedef
    .description = Maçı bitiren puan, en az 1 olan bir tam sayı; ya da tek tur.
    .details = Maç, birinin hedefe ulaştığı turla biter. Tek turda turun galibi maçı alır; ceza puanında en az puanı olan.
    .takes = en az 1 olan bir tam sayı ya da round
    .round = tek tur
option-wrong_card = Yanlış kart
    .description = Her kart denenebilir, sıra sende değilken bile; geçersizi geri döner, cezası { -wrong-card-cards }.
    .details = Bir seferde birkaç kart denemek de { -wrong-card } karta patlar. Kapalı: geçersiz kart geri çevrilir, cezası yok.
option-advice = Akıl hocalığı
    .description = Başka bir oyuncuya ne oynayacağını söylemenin cezası { -advice-cards }.
    .details = Mesajın kendi menüsünden (Uygulamalar) ya da altına { reaction-advice } koyarak bildir: diğerlerinin yarıdan fazlası yarım dakika içinde onaylamalı. Sesli söylendiyse masa sahibi `/uno penalty` ile halleder.
option-questions = Saçma sorular
    .description = Herhangi bir şey sormak { -question-cards } çektirir. Sadece “bu kart bana niye geldi” bedava.
    .details = Mesajın kendi menüsünden (Uygulamalar) ya da altına { reaction-question } koyarak bildir: diğerlerinin yarıdan fazlası yarım dakika içinde onaylamalı. Sesli söylendiyse masa sahibi `/uno penalty` ile halleder. Bitirmiş olan bununla tura geri döner.
option-sleeping = Uyuklamak
    .description = Kendi sırasını kaçıran { -sleep-cards } çeker.
    .details = Hamle süresinin yarısı geçince onu herkes uyandırabilir, hamle başına bir kez; masa sahibi bunu `/uno penalty` ile yapabilir. Bitirmiş olan bununla tura geri döner.
option-show_backs = Açık arka yüzler
    .description = Flip: diğerlerinin kartlarının ve sıradaki çekilecek kartın öbür yüzünü herkes görebilir.
    .duo = kapalı
    .mercy = kapalı
    .details = Belli bir sıra olmadan gösterilirler, tıpkı masada göreceğin gibi.
option-flip_values = Hangi yüz sayılır
    .description = Flip: sonunda kartlar aydınlık yüzleriyle ya da oynanan yüzle sayılır.
    .light = aydınlık yüz
    .active = oynanan yüz
    .duo = tek yüz
    .mercy = tek yüz
option-stacking = Üst üste koymak
    .description = Çektiren karta aynı türden kartla cevap: kartlar toplanır, hepsi sıradakine kalır.
    .mercy = en az o kadar çektiren her kart
    .details = Her renkten +2 bir +2 üstüne, Joker +4 bir Joker +4 üstüne konur; Flip'te +1 üstüne +1, +5 üstüne +5, Joker +2 üstüne Joker +2, ama asla Joker Renk Çek. İtiraz son çektiren joker ve bütün kartlar içindir.
    .duo = sadece +2 üstüne +2
    .on = renkliler ve jokerler
    .coloured = sadece renkliler, +2 üstüne +2
    .wild = sadece jokerler, +4 üstüne +4
option-doubles = İkilemek
    .description = Kartının aynısını hemen ekle. Çektiren, joker, Flip olmaz; çekilecek kart beklerken de olmaz.
    .details = Aynısı, aynı renk ve aynı sayı ya da simge demektir. Hamle başına bir kez olur, başkası oynamadan ve kendin başka bir şey yapmadan; çekip oynadığın kart da ikilenebilir. İki kart da etki eder: iki pas iki kişiyi atlar, ama asla seni değil.
option-fast_doubles = Hızlı ikilemek
    .description = Aynı iki kart tek hamlede oynanabilir. “İkilemek” kuralıyla, onun dışladıkları hariç.
    .details = Daha yeni çekilen kartla olmaz. Yedi-Sıfır'da iki 7 bir kez el değiştirir, ikisinden sonra. Bir çiftle bitirirsen “UNO” gerekmez: hiç tek karta inmemiş olursun.
option-seven_o = Yedi-Sıfır
    .description = 0 bütün elleri oyun yönünde kaydırır. 7 ile istersen biriyle el değiştirirsin.
    .details = Sadece elinde hâlâ kart olanlar katılır, kimsenin son kartı takas yapmaz. Flip'te 0 yoktur: orada sadece 7 geçerli.
    .on = 0 ve 7 ile
    .zero = sadece 0
    .seven = sadece 7
option-jump_in = Araya girmek
    .description = Kartın aynısı kimdeyse sırası değilken hemen atabilir; oyun ondan devam eder.
    .details = Aynısı, aynı renk ve aynı sayı ya da simge demektir; joker olmaz, Flip olmaz, başlangıç kartına da olmaz. Alttaki kartın etkisi düşer, yenisininki geçer. Başka biri oynar oynamaz geç kalınmıştır.
option-jump_in_wild = Jokerle araya girmek
    .description = Aynı jokerle de araya girilir. “Araya girmek” kuralıyla.
    .details = Böyle atılan çektiren jokere itiraz edilemez.
option-jump_in_action = Araya girince etkiler toplanır
    .description = Araya girilen kartın da etkisi kalır: çekme, pas ve yön toplanır. “Araya girmek” kuralıyla.
option-partner = Eşli oyun
    .description = 4, 6, 8 ya da 10 kişiye: eşler karşılıklı oturur ve puanı birlikte yazar.
    .details = Tur, biri bitirince biter; takımı diğerlerinin ellerini yazar; ceza puanında her takım kendi ellerini. Biri kalkarsa yerine bilgisayar oturur.
option-endless_draw = Uyana kadar çekmek
    .description = Oynayacak kartın yoksa uyan gelene kadar çekersin, onu oynar ya da tutarsın.
    .details = Oynayabildiği hâlde isteyerek çeken bir kart çeker.
option-action_uno = Hareketli Uno
    .description = Seçili sayılarda hareket yapılır: en yavaş kalan ya da unutan { -late-gesture-cards } çeker.
    .details = 3:all – 3'ten sonra herkes hareketi yapar, sona kalan { -late-gesture-cards } çeker; süre dolunca yapmayanların hepsi. 5:self – 5 oynayan yapar, kartla birlikte ya da hemen ardından, yakalanırsa { -forgotten-gesture-cards } çeker. Sadece adı yazılırsa 3:all demektir.
    .takes = sayılar ve hareketi kimin yaptığı, 3:all ya da 3:all,5:self gibi; ya da off
option-play_on = Oyuna devam
    .description = Biri bitirince diğerleri sonraki sıralar için oynar, tek kişi kalana kadar.
    .details = Birinci, o andaki ellerin puanını alır; ceza puanında herkes tur sonunda tuttuğu eli yazar.
# Same: masada böyle denir
option-uno_uno = Uno Uno
    .description = Son kartta “Uno Uno” denir: unutursan { -forgotten-call } kart çeker, oyuna devam edersin.
    .details = Kartla birlikte söyle ya da sıra sendeyken ondan önce. { -forgotten-call-cards } kart oynanmadan çekilir, kart yine de etki eder.
# Same: masada böyle denir
option-bruno_kuno = Bruno, Kuno, Uno
    .description = Üç karta inince “Bruno”, ikide “Kuno”, birde “Uno”; susarken yakalanan { -forgotten-call } kart çeker.
    .details = Oynayarak, çekerek ya da sana kart verilerek olsun; dağıtım sayılmaz.
option-no_zero_finish = 0 ile bitmez
    .description = 0, son kart olarak oynanamaz.
option-complement = Zıt renkler
    .description = Seçili kart renkleri zıddına çevirir, sonra geri: o zaman kırmızı yeşile, sarı maviye uyar.
    .details = Çevriliyken renk kendine değil zıddına uyar: kırmızı ile yeşil, sarı ile mavi, Flip'in karanlık tarafında pembe ile turkuaz, turuncu ile mor. Aynı sayı ya da simge yine uyar, rengi de üsttekiyle aynı değilse. complement=B5 sadece mavi 5, complement=5 her 5, complement=S her Pas demektir. Sadece adı yazılırsa her 5 demektir.
    .takes = B5 gibi renkli bir kart, bütün renkleriyle 5 ya da S gibi bir sayı veya simge; ya da off
option-retour_kutsche = Gönderene iade
    .description = +2 ya da Joker +4 kartını aynı renkten Yön Değiştir ile geri yolla, jokerde söylenen renkten.
    .details = Senden önceki onu aynı yolla yine geri yollayabilir ya da +2 üstüne uyan bir +2 koyabilir (üst üste koymayla o türden her kartı), yoksa çeker. Yön Değiştir başka etki etmez. Flip'te +1, +5 ve Joker +2 ile olur, Joker Renk Çek ile olmaz.
option-lass_mich = Beni karıştırma
    .description = +2 kartını, aynı renkten Pas ile sıradakine pasla. Joker +4 kartında işe yaramaz.
    .details = Sıradaki de aynı yolla paslayabilir. Pas kartı başka etki etmez. Flip'te +1 ve +5 ile olur, karanlık tarafta Herkese Pas ile.
option-cross_stacking = Çapraz üst üste
    .description = Üst üste koymayla: +2 karta Joker +4, Joker +4 karta +2 de cevap olur. Kartlar toplanır.
    .details = Flip'te +1 ile Joker +2 için geçerli; +5 sadece +5 ile, Joker Renk Çek üstüne hiçbir şey. +2 üstündeki Joker +4 kartına itiraz edilebilir, o zaman bütün kartlar söz konusudur; üstüne +2 gelince artık edilemez. “up” ile kart en az bir önceki kadar çektirmeli: Joker +4 üstüne +2 olmaz.
    .mercy = en az o kadar çektiren her kart
    .both = iki yönde de
    .up = sadece en az o kadar çektiren kartla
option-several = Aynı sayıdan birkaç kart
    .description = Sıran gelince aynı sayıdan bütün kartlarını ya da birkaçını bir seferde oynayabilirsin.
    .details = Sadece ilki uymalı, sonuncusu üste gelir. Her biri etki eder: her 0 için eller bir kez kayar, 7'lerle bir kez değişir. Daha yeni çekilen kartla ve cevap olarak olmaz.
option-no_wild_finish = Jokerle bitmez
    .description = Joker, son kart olarak oynanamaz.
    .details = Elinde başka bir şey olmayan onun yerine çeker.
option-no_action_finish = Sayıyla biter
    .description = Son kart sayı olmalı: joker, Pas, Yön Değiştir, çektiren kart olmaz.
    .details = Elinde başka bir şey olmayan onun yerine çeker.
option-forced_play = Mecburi oynama
    .description = Daha yeni çekilen kart oynanabiliyorsa oynanmak zorunda.
    .details = Blöf olacak bir çektiren joker elde tutulabilir.
option-must_swap = Mecburi takas
    .description = Yedi-Sıfır'ın 7'siyle biriyle el değiştirmek zorundasın.
    .details = Sadece son kartın olan 7 kimseyle el değiştirmez.
option-last_exchange = Son takas
    .description = Son kart olan 0 ya da 7 de elleri değiştirir: eli boş kalan bitirmiş olur.
    .details = Yedi-Sıfır'ın 0'ı gerekir. Son kart 7 ise seçersin: el değiştir, boş elinle öbürü bitirsin ya da kimseyle değiştirme, kendin bitir.
option-hand_limit = El sınırı
    .description = Elinde o kadar kart olan anında turdan düşer.
    .details = Kart kart sayılır: çekilecek kart kaldıysa çekilmez. El bir sonraki karıştırmaya kadar kenara konur, puanı kazanana gider. Tek kişi kalırsa turu kazanır. Sonraki turda herkes döner. Sadece adı yazılırsa 25 demektir.
    .takes = en az 15 olan bir kart sayısı ya da off
option-challenge = İtiraz serbest
    .description = Çektiren jokere blöf diye itiraz edilebilir. Kapalı: hiçbirine edilemez, hepsi geçer.
    .mercy = hiçbir şeye itiraz edilmez
option-uno_penalty = UNO cezası
    .description = Söylemeyi unutmak kaç karta patlar.
    .details = “UNO” (Bruno, Kuno) demeden yakalanan ya da son kartı “Uno Uno” demeden oynayan öder. Hareketin cezası yine { -forgotten-gesture-cards }.
    .takes = 1 ile 10 arası bir kart sayısı
option-false_contra = Boşuna Contra
    .description = UNO borcu olmayan birine Contra Uno demek karta patlar.
    .details = Bütün tur geçerlidir, sırana mal olmaz. Haklıysan cezası yok. Sadece adı yazılırsa 2 demektir.
    .takes = 1 ile 10 arası bir kart sayısı ya da off
option-blitz = Yıldırım
    .description = Süre dolunca maç biter.
    .details = Süre ilk dağıtımdan itibaren işler, molalar dahil. O an elinde en az kart olan turu kazanır (eşitlikte değeri en düşük), maçı puanlar belirler. Süre iki tur arasında dolarsa sadece masada kalanlar sayılır. Sadece adı yazılırsa beş dakika demektir.
    .takes = 30 ile 7200 arası saniye ya da off
option-elimination = Eleme
    .description = Her turdan sonra bir oyuncu maçtan çıkar; sona kalan kazanır.
    .details = Turda el sınırına ilk ulaşan gider. Ulaşan yoksa: “Oyuna devam” ile sonuncu, yoksa elinde en çok kart olan (eşitlikte değeri en yüksek). İlk dağıtımdan sonra kimse katılamaz, hedef de yoktur.
option-rounds = Tur sayısı
    .description = Maç o kadar turdur; sonunda puanda önde olan kazanır.
    .details = Puan hedefi ancak ayrıca seçersen geçerlidir: o zaman hangisi önce gelirse maçı o bitirir. Her tur sayılır, biri kalktı diye biten de. Kalkan kazanamaz, sonradan gelen kaçırdığı turları telafi etmez. Sadece adı yazılırsa beş demektir.
    .takes = 1 ile 50 arası bir tur sayısı ya da off
option-hand_size = Dağıtılan kart
    .description = Her turda herkese o kadar kart dağıtılır.
    .details = Normalde yedidir. Duo'da seçimde herkes o kadar kart tutar. Çok kalabalıkta kart yetmeyebilir: on kişiye dokuzar (Flip'te onar), yirmi kişiye onar. İki kartla, birini oynayınca her zamanki gibi “UNO” denir. Sadece adı yazılırsa beş demektir.
    .takes = 2 ile 15 arası bir kart sayısı ya da off
option-strafpunkte = Ceza puanı
    .description = scoring=penalty kısaltması: herkes kendi elini yazar, en düşük puan kazanır.
    .details = strafpunkte=off, scoring=winner kısaltmasıdır.

## Değerler ne demek

value-on = açık
value-off = kapalı
rule-cards = { $count ->
    [one] bir kart
   *[other] { $count } kart
}
rule-seconds = { $count ->
    [one] bir saniye
   *[other] { $count } saniye
}
rule-minutes = { $count ->
    [one] bir dakika
   *[other] { $count } dakika
}
rule-number = { $count }
rule-target = { $count } puana kadar
rule-without-target = hedef yok
rule-rounds = { $count ->
    [one] bir tur
   *[other] { $count } tur
}
rule-cards-dealt = kişi başı { $count } kart
rule-gesture-all = { $rank } gelince herkes
rule-gesture-self = { $rank } gelince oynayan
rule-every-colour = her renkten { $rank }
rule-value-and-meaning = { $value } ({ $meaning })
rule-with-value = { $rule }: { $value }

## Her değerle olmayan

clash-rounds-target = “{ option-rounds }” ile “{ option-target }: tek tur” çelişir. Yanına puan hedefi konabilir.
clash-hand_limit-hand_size = “{ option-hand_limit }”, “{ option-hand_size }” sayısından büyük olmalı.

## Hepsini gösteren sayfa (contra-uno rules)

rules-option = Seçenek
rules-name = Ad
rules-clause = Kural
rules-value = Değer
rules-takes = yazılabilen
rules-alone = tek başına
rules-fixed = { $value }, sabit
rules-short-for = kısaltması
rules-switches-on = açar
rules-not-with = birlikte olmaz
rules-preset = Set
rules-game = Oyun
rules-house-rules = Ev kuralları
rules-written = yazılışı
rules-none = yok
rules-legend = Parantez içindeki değeri oyun sabitlemiştir (kural K1). Ne yazılabileceğini şu söyler: contra-uno rules OPTION
rules-legend-mode = Sabit olan bu oyunda seçilemez (kural K1). Ne yazılabileceğini şu söyler: contra-uno rules OPTION
rules-go-together = { $mode } oyununda bunlar bir arada olur: { $rules }.
rules-go-together-none = Ev kuralsız { $mode }: her şey kitabına göre.
rules-unknown = “{ $name }” diye bir ev kuralı ya da kural seti yok. { $hint }
rules-meant = Şunu mu demek istedin: { $names }?
rules-listed = Hepsi `contra-uno rules` listesinde.
rules-either-or = Ya tek bir ev kuralı veya kural seti ({ $name }) ya da birkaçıyla --check: ikisi birden olmaz.
rules-seats-alone = --seats, --check ile birlikte olur, örneğin: contra-uno rules --seats 6 --check partner
rules-preset-mode = “{ $name }” seti { $mode } içindir. --mode yazma ya da başka bir set iste.
rules-unknown-preset = “{ $name }” diye bir set yok, şunlar var: { $names }.

## Birinin yazdığı yerde kurallara başka ne denir

rule-also-stacking = Biriktirmek
rule-also-cross_stacking = Çapraz biriktirmek
rule-also-challenge = İtirazlar
