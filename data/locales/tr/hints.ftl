### İpuçları: ne yapılabilir ve neden

## Serbest mi, değil mi

choosing-hints = İpucu olsun mu?
choosing-hints-off = İpucu yok
choosing-hints-off-about = Herkes kendi kafasıyla oynar.
choosing-hints-on = /uno hint ile ipucu
choosing-hints-on-about = Masa dereceli sayılmaz.
hints-lobby = 💡 İpucu açık: { $member ->
        [yes] sıran gelince `/uno hint` ile sorabilirsin, cevabı sadece sen görürsün.
       *[no] beni ekleyen kişi sırası gelince `/uno hint` ile sorabilir, cevabı sadece o görür.
    } Oyun dereceli sayılmaz.
hints-board = 💡 İpucu açık, derecesiz

## En iyi hamle

hint-tried = -# { $count } sanal turda denendi: kazandırma oranı %{ $share }, en iyi ikinci hamleden %{ $ahead } fazla. Kimsenin kartına bakmak yok.
hint-tried-even = -# { $count } sanal turda denendi: kazandırma oranı %{ $share }, en iyi ikinci hamle de aşağı yukarı aynı. Kimsenin kartına bakmak yok.
hint-at-sight = -# Göz kararı, denenmedi. Kimsenin kartına bakmak yok.

## Neden ikinci en iyiden iyi

hint-because-goes-out = Bununla elin biter.
hint-because-keeps-a-wild = Başka şey uymazsa diye elinde bir joker kalır.
hint-because-plays-again = Sana bir sıra daha kazandırır.
hint-because-hurts-who-is-nearly-out = Bitirmek üzere olan birini yavaşlatır.
hint-because-answers-the-draw = Sen değil, başkası çeker.
hint-because-next-lacks-the-colour = Sıradakinde bu renk büyük ihtimalle yok.
hint-because-keeps-a-last-card = Bitirebileceğin bir kart elinde kalır.
hint-because-strongest-colour = Bunun üstüne uyan kartın daha çok.
hint-because-sheds-points = Biri bitirmeden bir sürü puandan kurtulursun.
hint-because-keeps-the-card = Çektiğin kart sonra daha çok işe yarar.
hint-because-plays-on = Bir kart eksik, bir kart fazladan iyidir.
hint-because-swaps-for-fewer = Sonrasında elinde daha az kart olur.
hint-because-lays-more = Bir seferde daha çok karttan kurtulursun.
hint-because-spares-the-partner = Eşine dokunmaz.
hint-because-likely-a-foul = O kart büyük ihtimalle kural dışıydı.
hint-because-hardly-a-foul = O kart büyük ihtimalle kurala uygundu, boşa itiraz sana daha pahalıya patlar.
hint-because-worth-keeping = Sonraki kart büyük ihtimalle daha iyi değil.
hint-because-worth-a-chance = Sonraki kart büyük ihtimalle daha iyi.
