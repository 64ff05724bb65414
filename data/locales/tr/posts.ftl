### Bir düğmeyle herkese bir şey göstermek

post-elsewhere = Onu ancak oynandığı yerde gösteririm. Orada aç ve düğmeye tekrar bas.
post-may-not = Buraya yazma iznin yok, o zaman ben de yazmam.
post-just-posted = Az önce burada bir şey paylaşıldı ya da sen paylaştın. Bir dakika sonra tekrar bas.
post-drawn = Resmin çizilmesi biraz sürdü, şimdi hazır. Düğmeye tekrar bas, paylaşılsın.
post-changed = Üzerinde az önce bir şey değişti. Düğmeye tekrar bas.
