### Bir düğmeyle herkese bir şey göstermek

post-elsewhere = Onu ancak oynandığı yerde gösteririm. Orada aç ve düğmeye yine bas.
post-may-not = Buraya yazma iznin yok, o zaman ben de yazmam.
post-just-posted = Burada ya da senin tarafından az önce bir şey paylaşıldı. Bir dakika sonra yine bas.
post-drawn = Resmin çizilmesi biraz sürdü, şimdi hazır. Düğmeye yine bas, paylaşılsın.
post-changed = Üzerinde az önce bir şey değişti. Düğmeye yine bas.
