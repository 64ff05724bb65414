### Kişinin kendisi için seçtiği, ve bir sunucunun yaptığı

me-title = ### Ayarların
    -# Sadece senin için, her yerde, bundan sonra.
me-language = **Dil** – sana yazdığım dil
me-ring = **Sıra sana gelince** – telefonun ne zaman çalsın
me-cards = **Kartlar** – düğmelerde nasıl yazılsın
me-cards-words = Yazıyla
me-cards-symbols = Resimle
me-hand = **Elin** – nerede görünsün
me-hand-dm = Özel mesaj
me-hand-channel = Sadece kanalda
me-tables = **Bu kanaldaki masalar** – biri açınca
me-tables-off = Haber verme
me-tables-on = Beni etiketle
ring-at-once = Hemen
ring-after = { $seconds } sn sonra
ring-never = Asla
language-of-discord = Discord'daki gibi
# Same: beta
language-beta = { $language } (beta)

server-title = ### Bu sunucunun ayarları
    -# Sonraki oyundan itibaren geçerli.
server-rules = **Kimse bir şey demezse ne oynanır:** { $rules }
    -# Değiştirmek için: aşağıda bir kural seti veya bir satır ya da `/uno settings` ile `oyun`, `set` veya `kurallar`.
server-rules-of-mode = { $mode } – { $rules }
server-rules-forget = Yine kitabına göre
server-language = **Tahtanın dili**
server-turn = **Hamle süresi**
server-starters = **Kim oyun açabilir**
starters-everybody = Herkes
starters-managers = Sadece yöneticiler
server-threads = **Oyunlar nerede oynanır**
threads-off = Kanalda
threads-on = Kendi alt başlığında
server-call = **Masa sahibi kime seslenebilir**, oyun başına bir kez
call-nobody = Kimseye
call-players = Son oyundakilere
call-role = Ya da bir role …
call-not-everybody = Herkese birden seslenmem: insanların bunun için aldığı bir rol seç.
call-role-silent = Bu rol daha kimsenin telefonunu çaldırmaz: rolün ayarlarında herkesin ondan @bahsetmesine izin ver ya da bana “`@everyone`, `@here` ve Tüm Rollerden Bahset” iznini ver.
server-channels = **Oyunlar sadece şurada oynanır:** { $channels }
server-all-channels = **Oyunlar her kanalda oynanır.**
channels-all = Her yerde
channel-allow = Bu kanal
channel-forbid = Burada değil

settings-only-managers = Bunu ancak sunucuyu yönetenler ayarlayabilir.
settings-not-this-channel = Bu sunucuda oyunlar başka yerde oynanır: { $channels }
settings-only-managers-start = Bu sunucuda oyunu sadece yöneticiler açar. Birine rica et!
settings-thread-opened = Masa kuruldu, şurada: { $thread }
settings-no-thread = Burada alt başlık açamıyorum. Bana “Herkese Açık Alt Başlık Oluştur” iznini ver ya da `/uno settings` ile oyunlar doğrudan kanalda oynansın.
thread-name = UNO masası: { $player }

server-excluded = Burada oynayamayanlar
exclusions-title = ### Burada oynayamayanlar
    -# Bu sunucuda hiçbir masaya oturamaz, hiçbir düğmeye basamazlar. Başka yerde oynayabilirler.
exclusions-nobody = Herkes oynayabilir.
exclusions-entry = { $end ->
    [never] { $number }. { $person } – süresiz
   *[other] { $number }. { $person } – bitiş: { $end }
}
exclude-somebody = Birini oyun dışı bırak …
let-in-again = Birini yeniden oyuna al …
exclude-how-long =
    { $person } bu sunucuda ne kadar süre oynamasın?
    -# Süren turu onun yerine bilgisayar bitirir.
excluded-for-day = Bir gün
excluded-for-week = Bir hafta
excluded-for-month = Bir ay
excluded-for-ever = Süresiz
exclude-not = Kendini, beni, başka botları ve bu sunucuyu yönetenleri oyun dışı bırakamazsın.
