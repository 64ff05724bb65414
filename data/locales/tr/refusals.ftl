### Kuralların geri çevirdiği, ve şimdi ne yapılabileceği: madde başına tek nazik cümle

refused-otherwise = Bu şu an olmaz (kural { $clause }).
refused-not-now = Bu şu an olmaz.
refused-not-your-turn = Sabret: sırada { $player } var.
refused-pending = Önce çekeceksin: { $draw }.
refused-drawn = Kart çektin: şimdi sadece o kartı oynayabilirsin.
refused-draft = Kartlar hâlâ seçiliyor: önündekini al ya da at.
refused-round-over = Tur bitti. Haydi sonrakine!
refused-gesture = Önce hareket: { $gesture } Bas: { $symbol }!
allowed-now = Yapabileceklerin: { $actions }.
refused-complement = Bu kart uymuyor: zıt renkler açık. Zıt renk ya da başka renkten aynı sayı veya simge gerek; joker de olur.
clause-C1 = { seats-C1 }
clause-C4 = Bu kart uymuyor: aynı renk, aynı sayı ya da aynı simge gerek; joker de olur.
clause-C6 = Elinde uyan bir kart var, burada oynamak zorundasın.
clause-C10 = Bu karta renk gerek. Tekrar bas ve birini seç.
clause-C11 = { clause-C10 }
clause-C11b = Bu oyunda blöf kapalı: blöf olacak bir çektiren joker oynanamaz, hiçbirine de itiraz edilemez.
clause-C12 = { challenge-nothing }
challenge-nothing = Şu an itiraz edilecek bir şey yok. Bunun için çektiren bir joker gerek: kart çekecek olan, çekmek yerine itiraz edebilir.
challenge-of-others = Şu an ancak { $player } itiraz edebilir: çekecek olan o.
challenge-of-jump-in = O kart araya girerek atıldı, araya girmeye itiraz edilemez.
challenge-of-last-card = O son karttı, son karta itiraz edilemez.
challenge-answered = O karta bir Yön Değiştir ya da Pas cevap verdi: itiraz için geç.
clause-C13 = Şu an söylenecek bir şey yok: “UNO”, tek karta inerken denir.
clause-C14 = Şu an UNO borcu olan yok – belki biri senden hızlıydı. Gözünü dört aç!
clause-M1 = { seats-M1 }
clause-M6 = No Mercy'de itiraz yok: kartları al ya da en az o kadar çektiren bir kartla cevap ver.
clause-M7 = { clause-C10 }
clause-M9 = Rulette rengi sıradaki söyler: kartı olduğu gibi oyna.
clause-M10 = No Mercy'de 7 her zaman el değiştirir: kiminle olacağını seç.
clause-D1 = { seats-D1 }
clause-D6 = Bu bir dizi değil: ya bu renkten bütün kartların ya da sadece biri.
clause-F1 = { seats-F1 }
clause-F5 = { clause-C10 }
clause-F6 = { clause-C10 }
clause-F7 = Bu Flip bir joker çeviriyor, o yüzden renk gerek. Tekrar bas ve birini seç.
clause-L2 = Herkese kart yettiği sürece lobide ya da iki tur arasında oturabilirsin.
clause-P4 = Bu oyunda bunun cezası yok: ev kuralı kapalı.
clause-V2 = Şu an ikileyemezsin: tam olarak kendi son kartının aynısı gerek, başkası oynamadan.
clause-V3 = Bu ikisi birlikte oynanamaz.
clause-V4 = Bu oyuncuyla el değiştiremezsin. Hâlâ oynayan birini seç.
clause-V5 = Geç kaldın ya da aynı kart değil: ancak üstteki kartın aynısıyla araya girilir.
clause-V9 = Eşli oyunda kimse tek başına oturamaz: her yer karşısındakiyle gelir.
clause-V15 = Burada son kart 0 olamaz.
clause-X2 = Birkaç kart ancak hepsi aynı sayıysa birlikte oynanır.
clause-X3 = Bu kart burada son kart olamaz.
clause-X4 = Çektiğin kart uydu, oynanmak zorunda.
clause-X12 = Burada 7 el değiştirir: kiminle olacağını seç.
clause-X6 = Bu masada çektiren jokerlere itiraz edilemez.
clause-X9 = Bu maçın süresi sınırlı değil.
clause-X10 = Elemeli bir maça ilk dağıtımdan sonra kimse katılamaz.
setup-pair-refused = “{ $first }” ile “{ $second }” bir arada olmaz. Birini çıkar.
setup-need-refused = “{ $first }” için “{ $second }” gerek. Şunu da ekle: { $values }.
bad-value-seven_o-K2 = { $mode } oyununda elleri kaydıracak 0 yok. Sadece 7 değiştirsin diye { $name }=seven yaz ya da sadece adını.
bad-value-last_exchange-K2 = { $mode } oyununda elleri kaydıracak 0 yok. “{ $name }” kuralını çıkar.
setup-mode-refused = “{ $rule }”, { $mode } oyununda seçilemez; orada hep “{ $value }”. Çıkar.
bad-value-range = “{ $name }” için bu olmaz, yazılabilen: { $values }.
bad-value-target-K2 = Hedef, en az 1 olan bir tam sayıdır: { $name }=200 gibi; tek tur için { $name }=round.
bad-value-complement-K2 = { $mode } oyununda renkleri çevirecek böyle bir kart yok. Olan birini seç, her 5 için { $name }=5 ya da mavi 5 için { $name }=B5 gibi.
bad-value-complement-V16 = Joker renkleri çeviremez. Renkli birini seç, her 5 için { $name }=5 ya da mavi 5 için { $name }=B5 gibi.
bad-value-action_uno-K2 = Hareket, { $mode } oyununda olan bir sayıyla olur: 1'den 9'a, varsa 0 da. Örneğin { $name }=3:all ya da { $name }=3:all,5:self yaz.
seats-C1 = Klasik 2-20 kişiliktir.
seats-F1 = Flip 2-10 kişiliktir.
seats-M1 = No Mercy 2-6 kişiliktir.
seats-D1 = Duo tam 2 kişiliktir.
seats-X16 = Herkese bu kadar dağıtacak kart yok: daha az dağıtın ya da daha az kişiyle oynayın.
seats-V9 = Eşli oyun 4, 6, 8 ya da 10 kişiliktir. Birini ekle, istersen bilgisayar.
rule-unknown = “{ $name }” diye bir ev kuralı bilmiyorum. Masada “{ button-more }” › “{ button-rules }” hepsini anlatır, `/uno rules` de; yazmaya başla, öneririm.
rule-mistyped = “{ $name }” diye bir ev kuralı bilmiyorum. Şunu mu demek istedin: “{ $meant }” (`{ $meant_name }`)?
game-unknown = “{ $name }” diye bir oyun bilmiyorum. Şunlar var: { $games }.
rule-unreadable = “{ $text }” ne, anlamadım. “{ $name }” için yazılabilen: { $values }.
