### Bir oyuncunun eli, ve bir kart oynanmadan önce sorulanlar

## El

ring = 🔔 { $player } masasında **sıra sende**. Üstteki kart: { $card }.
ring-draft = 🔔 { $player } masasında **sıra sende**: kartlarını seç.
ring-vote = 🔔 { $player } masasında **sana bir soru var**: ne diyorsun?
hand-place = -# { $place }
hand-title = { $count ->
    [one] Elin: tek kart
   *[other] Elin: { $count } kart
}
hand-first = **İlk oyunun!** Üsttekine uyan bir kart oyna: aynı renk, aynı sayı ya da aynı simge.
    Renkli düğmelerdeki kartlar oynanır, gri düğmelerdekiler oynanmaz. Hiçbiri uymuyorsa “{ button-draw }” düğmesine bas.
    Tek karta inerken **UNO!** demeyi unutma – { $member ->
        [yes] gerisi `/uno help` içinde.
       *[no] gerisi “{ button-more }” › “{ button-rules }” › “{ button-help }” içinde.
    }
hand-empty = Kartın kalmadı. Eline sağlık!
hand-knocked-out = Kart fazla geldi: bu turdan düştün, elin kenara kondu. Sonraki turda yine varsın.
hand-held = Elinde kalan: { $cards }
hand-arrived = 🪑 Masadasın!
hand-soon = Kartların sonraki turla geliyor.
hand-soon-with-points = { $score } ceza puanıyla başlıyorsun. Kartların sonraki turla geliyor.
your-partner = Eşin: **{ $player }**
your-cards = Kartların: { $cards }
hand-picture-stays = Bu resim artık değişmez. Oynamak için `/uno hand` kullan.
page-back = Geri
page-here = Sayfa { $page }/{ $pages }
page-on = İleri

## Seçim

ask-how = { $card }: nasıl?
ask-set = { $card }: sadece bu mu, daha fazlası mı?
ask-colour = { $card }: hangi renk?
ask-swap = { $card }: kiminle el değiştiriyorsun?
ask-call = { $card }: yanında bir şey diyecek misin?
how-play = Oyna
how-jump = Araya gir
how-double = İkile
set-alone = Sadece bu kart
set-pair = İkisi birden
set-several = Bu sayıdan { $count } kart
set-series = Bu renkten { $count } kartın hepsi
set-last = { $card } en sona
swap-nobody = Kimseyle
swap-with = { $player } ({ $count })
with-call = “{ $call }!”
without-call = Bir şey deme
moves-left-out = { $count ->
    [one] … önceki bir hamle
   *[other] … önceki { $count } hamle
}
