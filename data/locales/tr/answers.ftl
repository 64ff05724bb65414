### Özel cevaplar: ne ters gitti, şimdi ne yapılabilir

## Masanın gerekçeleri

reason-no-such-game = Bu oyun artık yok. { $member ->
    [yes] `/uno start` yenisini açar.
   *[no] Beni ekleyen kişi `/uno start` ile yenisini açar.
}
reason-game-over = Bu oyun bitti. { $member ->
    [yes] `/uno start` yenisini açar.
   *[no] Beni ekleyen kişi `/uno start` ile yenisini açar.
}
reason-stale = Biri senden hızlı davrandı: son durum bu.
reason-eliminated = Bu maç senin için bitti. Rahatça izle; sonraki maçta yine varsın.
reason-not-at-table = Bu oyunda değilsin. Lobide ya da iki tur arasında “{ button-join }” ile oturabilirsin.
reason-not-missing = Daha demin oynadı, o yüzden kendisi devam ediyor.
reason-only-two = İki kişiyken bilgisayar ancak kendiliğinden devreye girer, o da iki kez sıra kaçınca.
answer-accused = Şikâyetin alındı! Diğerlerinden yeterince oy çıkarsa kart cezası var. Oylama tahtada.
reason-not-asleep = Burada uyuyan yok: şu an uyandıracak kimse de yok.
reason-time-left = Bırak düşünsün: süresinin yarısı geçince, süre yoksa 45 saniye sonra uyandırabilirsin.
reason-woken-already = Bu hamlede zaten bir kez uyandırıldı. Bir kez yeter.
reason-no-vote = Böyle bir oylama yok ya da oy sana düşmüyor.
reason-judged-already = Masa bu mesajı zaten oyladı. Bir kez yeter.
reason-not-believed = Bu turda iki şikâyetin boşa çıktı. Sonraki turda yine şikâyet edebilirsin.
answer-too-fast = Biraz hızlı gittin. Birazdan tekrar dene.
reason-too-old = O, kartlar dağıtılmadan önceydi, sayılmaz.
reason-voted-down = Diğerleri oynamak istiyor. Bu tur ya da bu mola bitince yine sorabilirsin.
reason-vote-is-on = Masa zaten böyle bir oylamada. Önce o bitsin.
reason-in-recess = Masa molada. Tahtadaki ve ellerdeki “{ button-go-on }” molayı herkes için bitirir.
reason-removal-tried = Masaya bu maçta onun için zaten soruldu. Bir kez yeter.
reason-removals-failed = Diğerleri üç kez hayır dedi. Bu maçta artık olmaz.
reason-too-few-to-remove = Birini çıkarmak için ondan başka iki kişi gerek. İki kişiyken kalkabilir ya da maçın bitmesini isteyebilirsin.
reason-was-removed = Masa seni bu maçtan çıkardı. Sonrakine katılabilirsin.
reason-thrown-out = Tur sonuna kadar yerine bilgisayar oynuyor, sonra maçtan çıkmış oluyorsun. İki tur arasında dönebilirsin.
reason-blocked = Şimdilik burada oynayamazsın.
reason-not-in-mid-round = Turun ortasında kimse gönderilmez. Bitince tekrar dene.
reason-not-mentioned = O sana değildi. { $member ->
    [yes] Kendi telefonunun ne zaman çalacağını sen seçersin: `/uno me`.
   *[no] Telefonunun ne zaman çalacağını beni ekleyen kendisi seçer: `/uno me`.
}
reason-not-host = Bunu ancak masa sahibi yapabilir.
only-host-starts = Bu oyunu başlatabilecek tek kişi: { $player }.
reason-nobody-there = O kişi bu masada yok.
reason-not-manager = Bunu ancak masa sahibi ya da bu sunucuyu veya buradaki mesajları yönetebilen biri yapabilir.
reason-host-decides = Burada bunu ancak masa sahibi yapabilir. On dakika hiçbir şey olmazsa masadaki herkes yapabilir.
reason-many-lobbies = Şimdilik bu kadar yeni masa yeter: konuk olduğum yerlerde kişi başı saatte üç.
reason-many-tables-here = Konuk olduğum bir yer için saatte on iki yeni masa bol bol yeter. Bir süre sonra tekrar dene.
reason-no-new-games = Şimdilik yeni oyun yok.
reason-channel-busy = Bu kanalda zaten oyun var. Ona katıl ya da başka kanalda aç.
reason-already-at-table = Zaten bu masadasın.
reason-table-full = Masa dolu, kusura bakma!
answer-called = Seslendim! Masa başına bir kez olur.
answer-nobody-to-call = Seslenecek kimse yok: bu kanalda son zamanlarda maç olmadı ya da oynayanların hepsi burada.
reason-called-already = Bu masa için zaten seslenildi. Bir kez yeter.
reason-seat-is-kept = Son yer, maçı takip eden birine ayrıldı. Sıradaki olmak için “{ button-follow }” düğmesine bas.
reason-seat-cannot-be-offered = Yerini burada kimse alamaz: eşler ayrılmaz, Duo da iki kişiliktir.
reason-too-many-followers = Bu maçı, yazabileceğim kadar kişi takip ediyor zaten.
reason-too-few-seats = Oynamak için en az iki kişi gerek. Bir bilgisayar ekle ya da birini bekle.
reason-no-computer-player = Bu masada bilgisayar oyuncu yok.
reason-no-rematch = Rövanş için geç kalındı. { $member ->
    [yes] `/uno start` yeni masa kurar.
   *[no] Beni ekleyen kişi `/uno start` ile yeni masa kurar.
}
reason-no-last-time = Buradaki son maçı artık hatırlamıyorum. Masayı dilediğin gibi kur.
reason-other-server = Sadece belli sunucularda oynuyorum, burası onlardan biri değil.
reason-no-guests = Sadece beni davet eden sunucularda oynuyorum, konuk olarak değil.
reason-not-alone = Burada tek başına bilgisayara karşı oynanmıyor. Bir kişi daha gerek.
reason-prohibited = Burada oynanmıyor: { $rules }. Başka bir şey seç.
rules-instead = Artık burada oynanmıyor: { $rules }. { $same ->
        [yes] Geri kalan her şey aynı.
       *[no] Onun yerine: { $mode }.
    }
reason-not-started = Oyun daha başlamadı.
reason-already-started = Oyun başladı bile. Bu tur bitince oturabilirsin.
reason-mixed-alphabets = Farklı alfabelerin harfleri birbirine benzer. Bir kelimede tek alfabe kullan.
reason-no-hints = Bu masada ipucu yok. Masa sahibi sonraki oyunun lobisinde açabilir.
reason-not-to-act = İpucu, sırası gelene verilir. Sıra sana gelince yine sor.
reason-no-choice = Bu kolay: yapabileceğin tek bir şey var.

## Oyunun çevresinde

note-wrong-card = { $why } Cezan: { -wrong-card-cards }.
note-again = Çok uzun sürdü. Bir daha bas lütfen.
note-not-there = O düğme dünde kaldı. Şu anki durum bu.
note-quiet = Sessize aldım: bu oyunda telefonun bir daha çalmaz. { $member ->
    [yes] Bütün oyunlar için: `/uno me`.
   *[no] Beni ekleyen kişi bütün oyunlar için `/uno me` ile ayarlar.
}
note-joined = Masadasın!
note-no-hand = Bu oyunda elin yok: izle, tur aralarında katıl.
note-no-hand-yet = Bu oyunda elin yok. Tahtada “{ button-join-next }” düğmesine bas, sonraki turdan itibaren oyna.
answer-lobby-open = Masa kuruldu!
answer-done = Tamamdır!
answer-next-soon = Bir saniye, diğerleri hâlâ sonuca bakıyor. Sonraki tur birazdan başlıyor.
answer-left = Oyundan kalktın. Görüşürüz!
sure-leave = Gerçekten kalkmak istiyor musun?
sure-leave-alone = Gerçekten kalkmak istiyor musun? Geriye sadece bilgisayar kalıyor, yani maç biter.
sure-leave-round = Turun ortasında gerçekten kalkmak istiyor musun? O zaman turu kaybetmiş sayılırsın, hem galibiyetlerinde hem derece puanında.
leaving-costs = Elindeki kartlar sana { $points } ceza puanı yazdırır.
leaving-reaches-target = Böylece hedefi doldurursun, maç bu turla biter.
leaving-ends-match = O zaman maçı { $player } kazanır.
leaving-wins-nothing = O zaman maç biter ve kimse kazanmaz: daha hiçbir tur sonuna kadar oynanmadı.
leaving-back = İki tur arasında dönebilirsin.
leaving-back-with = İki tur arasında dönebilirsin, en az { $score } ceza puanıyla.
sure-stop = Maç gerçekten herkes için bitsin mi? Süren tur sayılmaz, kimse kazanmaz.
sure-asking = Masa yarım dakika oylar. Yarıdan fazlası, en az iki kişi evet demeli; biri sensin.
sure-asking-away = O sırada hâlâ yerinde olmayan, evet demiş sayılır.
answer-stopped = Maç durduruldu.
answer-asked = Masaya soruluyor. En geç yarım dakikada belli olur.
answer-asked-in-recess = Masaya soruluyor. Cevap süresi mola bitince işler.
answer-recess = Mola başladı. “{ button-go-on }” herkes için bitirir.
remove-whom = Kim gitsin?
remove-nobody = Çıkarılacak başka kimse yok.
sure-remove = Diğerlerine gerçekten sorulsun mu, { $player } çıksın mı diye? Bu maça dönüşü olmaz ve ancak bir kez sorulur.
answer-voted = Cevabın yazıldı.
answer-rematch = Rövanş masası kuruldu. Oynamak isteyen herkesle başlar.
answer-rematch-joined = Yine masadasın!
answer-no-game = Bu kanalda oyun yok. `/uno start` bir tane açar.
answer-no-topic = “{ $name }” hakkında bir şeyim yok. Aşağıdan seç.
answer-unknown-preset = “{ $name }” diye bir kural seti bilmiyorum. Listeden birini seç ya da boş bırak.
answer-several-games = Birkaç oyunda birden varsın. Hangisiyse onun tahtasındaki “{ button-hand }” düğmesine bas.
answer-not-here = Bu sadece bir sunucunun kanalında olur.
answer-table-elsewhere = O masa burada değil. Düğmeye oynandığı yerde bas.
answer-only-you-see = Discord burada cevaplarımı sadece sana gösteriyor: bu sunucu dışarıdan uygulamalara izin vermiyor. Sunucuyu yöneten biri “Harici Uygulamaları Kullan” iznini verebilir ya da beni davet edebilir. Hiçbir şey değişmedi.
answer-error = Benim tarafımda bir şeyler ters gitti. Kaybolan bir şey yok; lütfen tekrar dene.
answer-no-answer = Veritabanım cevap vermiyor, o yüzden oldu mu olmadı mı bilmiyorum. Birazdan tekrar dene: hiçbir şey iki kez sayılmaz. Cevap gelince son durumu burada görürsün.
answer-not-written = Veritabanım şu an bir şey almıyor, o yüzden kaydedilmedi. Birazdan tekrar bas: sakıncası yok.
work-too-long = Çok uzun sürdü, bıraktım. İşim azalınca tekrar dene.
work-too-large = Bu, hafızama fazla geldi, bıraktım.
work-busy = Şu an bir sürü kişi için çizip kontrol ediyorum. Bir dakika sonra tekrar dene.
work-one-at-a-time = Her şey sırayla: önceki isteğinle uğraşıyorum. O gelince tekrar dene.
work-lost = İki kez ters gitti, pes ettim. Oyun bundan etkilenmez; sonra tekrar dene.
work-stopped = Yeniden başlatılıyorum, o iş yarım kaldı. Bir dakika sonra tekrar iste.
work-switched-off = Burada resimler kapalı.
answer-old-command = Discord'da bu komutun eski hâli kalmış. Discord'u yenile (Ctrl+R ya da uygulamayı kapatıp aç) ve tekrar dene.
answer-no-permission = Buraya yazamıyorum. Lütfen bu kanalı görmeme ve mesaj göndermeme izin ver.
dms-closed = { $player }, özel mesajların bana kapalı. Dert değil: tahtadaki “{ button-hand }” kartlarını sadece sana gösterir. { $link }
dms-held = { $player }: Discord şimdilik yeni özel mesaj açmama izin vermiyor. Dert değil: tahtadaki “{ button-hand }” kartlarını sadece sana gösterir. { $link }
dms-refused = { $player }, kartlarını şu an özel mesajla ulaştıramıyorum. Dert değil: tahtadaki “{ button-hand }” onları sadece sana gösterir. { $link }
reminder = { $player }, masa seni bekliyor. { $link }
reminder-direct = 🔔 { $player } masasında **sıra sende**. { $link }
reminder-vote = { $player }, masa sana bir şey soruyor. { $link }
reminder-direct-vote = 🔔 { $player } masasında **sana bir soru var**. { $link }
hand-over = Oynadığın için sağ ol!
removed-from-lobby = 🚪 { $player } seni kartlar dağıtılmadan masadan kaldırdı. Bir şey kaybetmedin, sonraki masa sana açık. { $link }
channel-gone = UNO oyununun kanalı artık yok ya da ben sunucusundan çıkarıldım. Oyun bitti.
note-channel-forbidden = Tahtayı şurada artık gösteremiyorum: { $channel }. Sunucuyu yöneten biri kanalı görmeme ve oraya yazmama yine izin verebilir; oyun bu arada burada sürüyor.
note-channel-locked = { $channel } alt başlığı kilitli, tahtayı orada gösteremiyorum. Bir moderatör kilidi açabilir; oyun bu arada burada sürüyor.
note-channel-blocked = Bir filtre (AutoMod) tahtamı şuraya sokmuyor: { $channel }. Sunucuyu yöneten biri bana istisna tanıyabilir; oyun bu arada burada sürüyor.
note-channel-refused = Discord tahtayı şurada göstermeme şu an izin vermiyor: { $channel }. Denemeye devam ediyorum; oyun burada sürüyor, tahtanın altındaki “{ button-hand }” kartlarını gösterir.
note-press-board = Tahtaya bir kez basıver lütfen: yoksa oraya artık yazamayacağım. { $link }
note-hand-ends = Bu el artık kendiliğinden yenilenmiyor. Buradaki herhangi bir düğme en yenisini getirir, tahtadaki “{ button-hand }” de.
note-hand-elsewhere = Elin artık öbür mesajda, bu duruyor. Buradaki herhangi bir düğme bunu uyandırır.
note-hand-opened-again = Elini yeniden açtın, bu kapandı.
note-backs-end = Bu artık kendiliğinden yenilenmiyor: tahtadaki “{ button-backs }” yenisini gösterir.
note-no-chart = Bu turun nasıl gittiğini artık bilmiyorum.

## Who may not play

blocked-person = Şimdilik benimle oynayamazsın: beni işletenler böyle karar verdi.
blocked-here = Bu sunucuda şimdilik benimle oynayamazsın: sunucuyu yönetenler böyle karar verdi. Onlara sor!
blocked-server = Bu sunucuda şimdilik kimse benimle oynayamaz: beni işletenler böyle karar verdi.
blocked-reason = Neden: { $reason }
blocked-end = { $end ->
    [never] Süresiz.
   *[other] Bitiş: { $end }.
}
