### /uno privacy: birinden ne tutulur, ve nasıl unutulur

privacy-title = ### Hakkında ne saklıyorum
privacy-nothing = Hiçbir şey.
privacy-kind-games = 🎴 { $count ->
        [one] Son günlerin bir oyunundaki yerin ve orada yaptıkların
       *[other] Son günlerin oyunları üzerine { $count } kayıt: yerin ve orada yaptıkların
    }
privacy-kind-messages = ✉️ { $count ->
        [one] Sana oyun gösteren bir mesajın yeri
       *[other] Sana oyun gösteren { $count } mesajın yeri
    }
privacy-kind-rounds = 🏁 { $count ->
        [one] Bir turun senin için nasıl bittiği
       *[other] { $count } turun senin için nasıl bittiği
    }
privacy-kind-statistics = 📊 { $count ->
        [one] Bir istatistik satırı
       *[other] { $count } istatistik satırı: sıralamalar ve kimin kimi yendiği
    }
privacy-kind-ratings = 📈 { $count ->
        [one] Bir derece puanı
       *[other] { $count } derece puanı, her oyun için ve oraya giden her adım için bir tane
    }
privacy-kind-achievements = 🏅 { $count ->
        [one] Bir başarım
       *[other] { $count } başarım
    }
privacy-kind-settings = ⚙️ `/uno me` ile seçtiklerin
privacy-kind-favourites = 📌 { $count ->
        [one] Ad verdiğin bir kural seti
       *[other] Ad verdiğin { $count } kural seti
    }
privacy-kind-seasons = 🌱 { $count ->
        [one] Bir sunucunun sezonunu başlattığın
       *[other] Sunucuların { $count } sezonunu başlattığın
    }
privacy-kind-blocks = ⛔ Oyun yasağın: nerede, ne zamana kadar ve neden
privacy-never = -# Mesaj okumam, mesaj saklamam.
privacy-contact = -# Sorun mu var, bir şey mi soracaksın? { $contact }
privacy-file = Hepsi burada. Başkaları hakkında sadece masalarındaki herkesin gördüğü var.
privacy-sure =
    ### Gerçekten hepsi silinsin mi?
    Ayarların, kuralların, başarımların ve toplamların her yerden silinir. Başkalarıyla ortak sonuçlarda “biri” olursun. Bunun geri dönüşü yok.
privacy-block-stays = Bir şey kalır: oyun yasağın. Kullanıcı kimliğin ve bitiş tarihiyle, ama nedeni olmadan.
privacy-done =
    ### Silindi
    Kalan hiçbir şey sana çıkmıyor. Yine oynarsan sıfırdan başlarsın.
privacy-done-blocked =
    ### Silindi
    Sana çıkan tek şey kaldı: oyun yasağın ve bitiş tarihi. O da bitişinden 30 gün sonra silinir.
privacy-playing = Önce oyunun bitmesi gerek: { $places }. `/uno leave` ile kalk, bitince bana yine söyle.
privacy-in-group = [bir grupta]({ $link })
privacy-in-chat = [iki kişilik bir sohbette]({ $link })
button-privacy = Gizlilik
button-privacy-file = Dosya olarak
button-privacy-delete = Hepsini sil
button-privacy-sure = Evet, silinsin
button-privacy-keep = Kalsın
button-privacy-back = Geri
