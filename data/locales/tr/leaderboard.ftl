### Sıralama

leaderboard-title = ## 🏆 Sıralama
leaderboard-line = { $mark } { $player } – { $rounds } turda { $wins } galibiyet, { $points } puan{ $matches ->
    [0] {""}
   *[other] , { $matches } maç
}
leaderboard-line-share = { $mark } { $player } – %{ $share } ({ $rounds } turda { $wins })
leaderboard-line-rating = { $mark } { $player } – { $rating }
leaderboard-line-catches = { $mark } { $player } – { $rounds } turda { $catches } yakalama
leaderboard-too-little = Tur sayısı az, bir şey demek için erken:
leaderboard-below = İlk yerler (en az ilk üç) için 2.000 hamle ve o kadar oynamış on bir rakip gerek. Gerisi:
leaderboard-month = { $month ->
    [1] Ocak
    [2] Şubat
    [3] Mart
    [4] Nisan
    [5] Mayıs
    [6] Haziran
    [7] Temmuz
    [8] Ağustos
    [9] Eylül
    [10] Ekim
    [11] Kasım
   *[12] Aralık
} { $year }
leaderboard-season = { $season }. sezon
leaderboard-season-begun = { $season }. sezon başladı. Önceki hâlâ görülebilir: `/leaderboard`, `dönem:Bu sezon`.
leaderboard-season-already = Biri senden hızlıydı: sonraki sezon başladı bile.
leaderboard-sure-season = ### { $next }. sezon başlasın mı?
    Sezon sıralaması sıfırdan başlar. { $season }. sezon görülmeye devam eder, hiçbir şeyi kaybolmaz. Bunun geri dönüşü yok.
leaderboard-empty = Burada daha bir şey yok. İlk maçı sen oyna!
leaderboard-not-yet = Daha listede değilsin: başka biriyle bir turu sonuna kadar oyna.
leaderboard-this-chat = Bu sohbet
leaderboard-not-yet-everywhere = Daha listede değilsin: bunun için her biri on tur oynamış beş ayrı kişiye karşı oynamak gerek.
