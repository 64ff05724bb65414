### Yardım (`/uno help`), beş kısa sayfa, ve sözle ev kuralları

guide-1 = ### 🃏 Nasıl başlanır
    1. { $member ->
        [yes] `/uno start` kanalda masa kurar.
       *[no] Beni ekleyen kişi `/uno start` ile masa kurar.
    }
    2. Oynamak isteyen “{ button-join }” düğmesine basar; “{ button-add-computer }” boş yere bir bilgisayar oturtur.
    3. “{ button-options }” altında masa sahibi oyunu ve ev kurallarını seçer.
    4. “{ button-start }” kartları dağıtır.
    Kartlarını ilk bitiren turu kazanır.
guide-alone = Kimse yok mu? { $member ->
        [yes] Benimle özel mesajda `/uno start`: bir, iki ya da üç bilgisayara karşı sen.
       *[no] Beni ekleyen kişi benimle özel mesajda bir, iki ya da üç bilgisayara karşı oynar: `/uno start`.
    }
guide-2 = ### 🎴 Sıra sende
    { $member ->
        [yes] Elin özel mesajla gelir. Tahtadaki “{ button-hand }” de gösterir, sadece sana.
       *[no] Tahtadaki “{ button-hand }” elini sadece sana gösterir.
    } Her kart bir düğmedir: renkliyse oynanır, griyse oynanmaz.
    Bir kart **aynı renk**, **aynı sayı** ya da **aynı simge** ise uyar; joker her zaman uyar.
    Uyan yok mu? “{ button-draw }”. Çektiğin uyarsa hemen oynayabilir ya da elinde tutabilirsin. Sana kart çektiren biri mi var? “{ button-take }” ya da ev kuralları izin veriyorsa cevap ver.
guide-3 = ### 📣 Söyle, yakala, itiraz et
    📣 **UNO!** Tek karta inerken söyle: önceden, oynarken ya da hemen ardından.
    🚨 **{ button-contra }** Biri unuttu mu? { $member ->
        [yes] Tahtadaki düğmeye ya da tepkiye bas:
       *[no] Tahtadaki düğmeye bas:
    } { -forgotten-call } kart çeker.
    { $member ->
        [yes] ⚖️ **{ button-challenge }**, düğme ya da tepki:
       *[no] ⚖️ **{ button-challenge }**:
    } sana gelen çektiren joker sence blöf mü? Haklıysan o çeker. Haksızsan sen daha fazlasını.
guide-4 = ### 🎨 Oyunlar
guide-5 = ### 📖 Kurallar ve komutlar
    Masada “{ button-more }” › “{ button-rules }” geçerli ev kurallarını gösterir ve tek tek anlatır{ $member ->
        [yes] ; `/uno rules` de öyle.
       *[no] .
    }
    Maçtan sonra: aynı kişilerle “{ button-rematch }”, “{ button-more }” › “{ button-leaderboard }”.{ $member ->
        [yes] {""}
       *[no] {" "}Beni ekleyen kişinin komutları:
    }
help-command-hand = `/uno hand` kartların
help-command-me = `/uno me` ayarların
help-command-leave = `/uno leave` kalk
help-command-stop = `/uno stop` maçı bitir
help-command-penalty = `/uno penalty` kararlaştırılan cezayı kes
help-command-settings = `/uno settings` bu sunucunun ayarları
help-command-leaderboard = `/leaderboard` en iyiler
help-install = -# Başka yerde de oynamak ister misin? Beni bir sunucuya davet et ya da kendi sohbetlerine götür.
button-install-server = Sunucuya davet et
button-install-person = Uygulamalarıma ekle
page-of-help = Sayfa { $number }/{ $count }
button-help = Yardım
button-help-back = Geri
button-help-on = İleri
help-classic = **Klasik:** +2: sıradaki { -draw-two } kart çeker. Pas: sıradaki bekler. Yön Değiştir: oyun öbür yöne döner; iki kişiyken Pas gibidir. Joker: rengi sen söylersin. Joker +4: aynısı, üstelik sıradaki { -draw-four } kart çeker.
help-flip = **Flip:** her kartın iki yüzü var. Flip her şeyi çevirir: karanlık tarafta +5, Herkese Pas ve Joker Renk Çek bekler. “{ button-backs }” öbür yüzleri gösterir.
help-mercy = **No Mercy:** uyan yok mu? Uyan gelene kadar çek ve oyna. Çektiren bir karta, en az onun kadar çektiren her kartla cevap verilir. Hepsini At, renginin tamamını götürür. Renk Ruleti: sıradaki bir renk söyler, gelene kadar çeker. Joker Yön +4 yönü çevirir; iki kişiyken sana vurur. 0 bütün elleri kaydırır, 7 el değiştirir. 25 kartla turdan düşersin.
help-duo = **Duo:** iki kişilik. Önce seçersiniz: kartı al ya da at, sonrakini al. +2 kartına +2 ile cevap ver. Pas ve Joker +4 sana bir sıra daha verir. Yön Değiştir ardından o renkteki bütün kartlarını oynayabilirsin; sadece sonuncusu etki eder.
rules-in-force = Ev kuralları ({ $mode })
house-rules = **Ev kuralları**
house-rules-preset = **Ev kuralları: { $preset }**
house-rules-family = - { $family } – { $rules }
family-drawing = Kart çekmek
family-jumping = İkilemek ve araya girmek
family-calling = Söylenenler ve hareketler
family-playing = Özel kartlar, takımlar, bitiş
family-penalties = Cezalar
family-scoring = Kazanmak
no-house-rules = Ev kuralı yok: her şey kitabına göre.
