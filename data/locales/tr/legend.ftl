### Kartlardaki işaretler ne demek, *Diğer* altında

legend-title = 🔣 İşaretler ne demek
legend-card = { $card }: { $does }
legend-names-colour = rengi sen söylersin
legend-turns = oyun öbür yöne döner; iki kişiyken Pas gibidir
legend-turns-and-draws = oyun öbür yöne döner
legend-skips = sıradaki bekler
legend-skips-all = diğer herkes bekler, yine sen oynarsın
legend-draws = sıradaki { $count } kart çeker
legend-draws-colour = sıradaki o renk gelene kadar çeker
legend-flips = bütün kartlar ters döner, desteler de eller de
legend-opens-series = renginin bütün kartlarını bir seferde oynayabilirsin; sadece sonuncusu etki eder
legend-sweeps = rengindeki bütün kartların da onunla gider
legend-roulette = sıradaki bir renk söyler ve gelene kadar çeker
legend-exchange-rotate = herkes elini yanındakine verir
legend-exchange-swap = biriyle el değiştirirsin
legend-gesture-self = hareketi sen yaparsın
legend-gesture-all = herkes hareketi yapar; sona kalan çeker
legend-switches-complement = bundan sonra zıt renk uyar ya da yine eskisi
legend-draw-title = **“{ button-draw }” neden yok?**
legend-draw-turn = Sıra sende değil ya da zaten kart çektin.
legend-draw-must-play = Elinde oynanabilen bir kart var, belki bir joker: burada oynamak zorundasın.
legend-draw-forced = Çektiğin kart uydu: burada oynanmak zorunda.
legend-draw-pending = Sana kart çektirildi: onun yerine o kartları alırsın.
