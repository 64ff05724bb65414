### Dağıtmadan önce oyunu kurmak (lobinin “Seçenekler”i)

## Sayfalar

button-options = Seçenekler
button-choosing-game = Oyun
button-choosing-rules = Kurallar
button-choosing-people = Kişiler
button-choosing-line = Paylaş

choosing-title = Seçenekler: UNO { $mode }
choosing-mode = Hangi oyun?
choosing-mode-classic = 2-20 kişi, herkesin bildiği kartlar.
choosing-mode-flip = 2-10 kişi, iki yüzlü kartlar: karanlık taraf fena.
choosing-mode-mercy = 2-6 kişi, acımasız: elinde 25 kart olan turdan düşer.
choosing-mode-duo = Tam iki kişi: kartlarını seç, hızlı oyna, 200 puana kadar.
choosing-preset = Bir kural seti seç …
choosing-favourite = Favorin
choosing-target = Ne zaman biter?
choosing-points = { $count } puana kadar
choosing-other-target = Başka bir puan …
choosing-single-round = Tek tur
choosing-rounds = { $count ->
    [one] Bir tur sonra
   *[other] { $count } tur sonra
}
choosing-turn-time = Hamle başına ne kadar süre?
choosing-turn = Hamle süresi: { $time }
time-of-turn-off = ne kadar sürerse
time-of-turn-seconds = { $count } saniye
time-of-turn-minutes = { $count } dakika

choosing-rules-title = Ev kurallarını seç
choosing-family = { $family } …
choosing-finer = Bir kuralı ince ayarla …
choosing-now = Şu an: { $value }
choosing-gesture-all = Bu sayılarda herkes hareketi yapar …
choosing-gesture-self = Bu sayılarda hareketi sadece oynayan yapar …
choosing-gesture = Hangi hareketi yapıyorsunuz?
choosing-own-gesture = Kendimizinki …
choosing-complement-rank = Renkleri hangi sayı ya da simge çevirsin?
choosing-complement-card = Her renkte mi, tek renkte mi?

choosing-people-title = Kimler oynuyor?
choosing-whom = Birini seç …
choosing-level = Bilgisayar ne kadar iyi oynasın?
choosing-mate = { $player } kiminle oynuyor?
choosing-add-computer = Bilgisayar oyuncu ekle …
button-make-host = Masa sahibi yap
button-remove = Masadan kaldır
seat-computer = Bilgisayar, { $level }
seat-host = Masa sahibi
seat-person = masada oturuyor
level-random = rastgele
    .description = Uyan ne varsa onu oynar.
level-easy = kolay
    .description = Oynayabildiğini oynar, UNO demeyi sık sık unutur.
level-medium = orta
    .description = Oynamayı bilir ama sık sık en iyi ikinci hamleyi yapar.
level-hard = zor
    .description = Kimde hangi renk yok aklında tutar, neredeyse hiçbir şeyi unutmaz.
level-master = usta
    .description = Her hamlede pürdikkattir, hiçbir şeyi unutmaz.

choosing-line-title = Bu kurallar tek satırda
choosing-line = Elden ele: burada “{ button-paste-line }” ile ya da `/uno start` içindeki `kurallar` alanına yapıştıran aynısını oynar.
choosing-forget = Bir favoriyi unut …
choosing-kept-as = “{ $name }” adıyla kaydedildi. Oyun seçilen her yerde ve `/uno start` içinde `set` altında bulursun.
choosing-forgotten = “{ $name }” unutuldu.
button-paste-line = Satır yapıştır
button-keep-rules = Favorilere kaydet

## Yazılanlar

form-target-label = Maçı bitiren puan
form-target-hint = En az 1 olan bir tam sayı; tek tur için round
form-gesture-label = Ne yapıyor ya da ne diyorsunuz?
form-gesture-hint = Burnuna dokun
form-line-title = Kurallar tek satırda
form-line-label = Ev kuralları, virgülle
# Same: böyle yazılır
form-line-hint = stacking, jump_in, target=200
form-favourite-title = Favorilere kaydet
form-favourite-label = Bu kuralların adı ne olsun?
form-favourite-hint = Cuma gecesi

## Buna ne denir

choosing-pair = “{ $left_out }” ile “{ $stays }” bir arada olmaz: birini seç. O zamana kadar “{ $stays }” kalıyor.
choosing-clash = { $reason } O zamana kadar “{ $stays }” kalıyor.
choosing-need = “{ $left_out }” için “{ $needed }” gerek. O zamana kadar kapalı.
button-with-need = “{ $rule }” ve “{ $needed }”
button-instead = Onun yerine “{ $rule }”
choosing-not-in-mode = { $mode } oyununda bunlar yok, o yüzden kapalı: { $rules }.
choosing-kept = “{ $rule }”, “{ $by }” kuralının parçası ve açık kalıyor. “{ $by }” kapanırsa ikisi de gidebilir.
choosing-too-many = { $reason } Masada { $count } kişi var.
choosing-nobody = O yer bu arada boşaldı. Son durum bu.
choosing-too-many-favourites = Aklımda ancak { $count } favori tutabilirim. Önce birini unuttur.
choosing-no-favourite = “{ $name }” favorisi artık yok.
choosing-no-name = Bir favoriye ad gerek, hem de hazır kural setlerinde olmayan bir ad.
choosing-not-host = Oyunu ancak masa sahibi değiştirebilir. Ne oynamak istediğini ona söyle!

## Takımlar

button-teams = Takımlar
# Same: yalnızca iki ad
team = { $first } & { $second }
choosing-teams-title = Kim kiminle oynuyor?
