### `/uno rules` neyi anlatır: oyun nasıl gider (ev kuralları options.ftl içinde)

rulebook = ### 📖 Kurallar
    Aşağıdan neyi öğrenmek istediğini seç: oyun nasıl oynanır, bir ev kuralı ya da ayarlanabilen başka bir şey.
rules-as-line = -# Aynı kurallar tek satırda, elden ele:
topics-basics = Oyun nasıl oynanır …
topics-variants = Ev kuralları …
topics-more = Diğer ev kuralları …
topics-others = Cezalar ve puanlar …
topics-sets = Hazır kural setleri …
about-rule-stands-at = - { $mode }: { $value }
about-rule-fixed = - { $mode }: { $value } (sabit)
about-rule-contains = “{ $rule }” kuralını da açar.
about-rule-excludes = “{ $rule }” ile bir arada olmaz (kural { $clause }).
about-rule-clashes = { $reason } (kural { $clause })
about-rule-clause = -# Kural { $clause } · yazılışı `{ $name }` · yazılabilen: { $values }

topic-turn = Oynamak ve çekmek
    .details = Sıran gelince uyan bir kart oynar ya da bir tane çekersin. Aynı renk, aynı sayı, aynı simge ya da joker uyar. Çektiğin uyarsa hemen oynayabilirsin; yoksa sıra geçer. Çekmek *zorunda* olan kartları alır, cevap verir ya da itiraz eder, başka bir şey yapmaz. Pas sıradakini atlar, Yön Değiştir yönü çevirir; iki kişiyken Yön Değiştir, Pas gibidir (Duo'da başka bir şeydir).
        -# Kurallar C4, C5, C8 ve C9; Duo'da D6
topic-uno = UNO demek
    .details = Tek karta inen “UNO” demek zorunda: sondan bir önceki kartla, sıra sendeyken ondan önce ya da biri seni yakalayana kadar sonra. Yine çekersen söylenecek bir şey kalmaz. Bir çiftle bitirirsen “UNO” gerekmez: hiç tek karta inmemiş olursun.
        -# Kural C13
# Same: her yerde böyle denir
topic-contra = Contra Uno
    .details = Biri söylemeyi unuttuysa masadaki herkes onu yakalayabilir: “{ button-contra }” ile, düğme ya da tepki. Yakalanan { -forgotten-call } kart çeker. Başka biri oynayana kadar olur; Flip'te son karta kadar. Boşuna basmanın cezası yok – masa “{ option-false_contra }” oynamıyorsa.
        -# Kural C14; “{ option-false_contra }” X8
topic-challenges = İtiraz etmek
    .details = Joker +4, sadece elinde geçerli renkten kart olmayan içindir. Kime geldiyse çekmek yerine itiraz edebilir, o zaman öbür eli görür. Blöfse: öbürü çeker. Değilse: kendin çekersin, üstüne { -unfounded-challenge } kart daha. Araya girmeye, son karta ve Yön Değiştir ya da Pas ile cevaplanmış karta itiraz edilemez. Söylenen renk her durumda kalır.
        -# Kurallar C11 ve C12; Flip'te F5 ve F6
topic-points = Puanlar
    .details = Sayılar değeri kadar, +2, Yön Değiştir ve Pas 20, jokerler 50 sayılır. Turu kazanan, diğerlerinin elinde kalanı alır; maç 500 puanda biter. Flip ve Duo'da bunlar ceza puanıdır: herkes kendi elini sayar, en düşük puan kazanır.
        Flip'te puanlar: +1 → 10; +5, Yön Değiştir, Pas ve Flip → 20; Herkese Pas → 30; Joker → 40; Joker +2 → 50; Joker Renk Çek → 60; maç 500 puanda biter. Aydınlık yüz sayılır, “{ option-flip_values }” başka demiyorsa.
        Duo'da puanlar: +2, Yön Değiştir ve Pas → 10; Joker → 15; Joker +4 → 20; maç 200 puanda biter.
        -# Kurallar C17 ve C18; Flip'te F9, Duo'da D8
topic-leaving = Kalkmak ve oturmak
    .details = Turun ortasında kalkanın kartları desteye gider ama sayılır: turu kazanana yazar, ceza puanı oynanıyorsa kalkanın kendisine. Tek kişi kalırsa turu puansız kazanır, masada başka kimse yoksa maçı da. Dağıtmadan önce ve iki tur arasında oturabilirsin, puansız, ceza puanıysa masadaki en yüksek puanla. Daha önce oturmuş olan eski yerini ve puanını geri alır, ceza puanında en az o en yüksek puanı, hiçbir şey kaçırmadıysa o başka.
        -# Kurallar L1 ve L2
topic-flip = Flip kartı
    .details = Flip her şeyi çevirir: iki desteyi ve bütün elleri. Üste gelen kart rengi verir ama etki etmez; jokerse rengi Flip'i oynayan söyler. Diğerlerinin kartlarının arkasını herkes görebilir, belli bir sıra olmadan.
        -# Kurallar F7 ve F8
topic-draft = Duo'da kart seçimi
    .details = Sırayla üstteki karta bakarsınız: al (o zaman sonraki atılır) ya da at ve sonrakini almak zorunda kal, ikinizde de yedi kart olana kadar.
        -# Kural D2
topic-series = Duo'da Yön Değiştir
    .details = Yön Değiştir ardından o renkten bütün kartlarını bir seferde, istediğin sırayla oynayabilirsin; istersen hiçbirini. Sadece sonuncusu etki eder. O da Yön Değiştir ise öbürü de aynısını yapabilir.
        -# Kural D6
topic-merciless = No Mercy: çekmek ve cevap vermek
    .details = Oynayacak kartın yoksa uyan gelene kadar çeker, onu oynamak zorunda kalırsın. Çektiren bir karta, renk fark etmez, en az bir önceki kadar çektiren her kart cevap olur: +2 üstüne +4, her şeyin üstüne +10. Biri alana kadar toplanır. Blöf yok, itiraz yok. Joker Yön +4 yönü çevirir ve o an sırası gelene vurur – iki kişiyken o sensin. Hepsini At, rengindeki bütün kartlarını götürür. Herkese Pas ardından yine sen oynarsın. 0 bütün elleri kaydırır, 7 ile biriyle el değiştirirsin.
        -# Kurallar M4'ten M8'e, ve M10
topic-roulette = No Mercy: Renk Ruleti
    .details = Oynayan renk söylemez: sıradaki bir renk söyler ve o renkten biri gelene kadar kart açar. Çekileni herkes görür; jokerler sayılmaz. Sonra o renk geçerlidir ve o oyuncu atlanır. Buna cevap yoktur.
        -# Kural M9
topic-knockout = No Mercy: düşmek ve puanlar
    .details = Elinde 25 kart olan anında turdan düşer ve daha çekmez; eli kenara konur, bir sonraki karıştırmada geri gelir. Kazanan, diğerlerinin kartlarını alır – sayılar değeri kadar, renkli özel kartlar 20, jokerler 50 – ve düşen her kişi için 250. 1000 puanda biter.
        -# Kurallar M11 ve M13, el sınırı X5
