### Bilgisayar oyuncular: bilimden ve bilişimden, adını herkesin bildiği insanlar, birkaçı bizden.
### Yirmi ad, bir masaya sığdığı kadar, en çok on harfli, “·” ile ayrılmış

computer-names = Ada · Cahit · Alan · Grace · Feza · Emmy · Aziz · Hedy · Uluğ · Marie · Leonhard · Dilhan · Blaise · Canan · Isaac · Rosalind · Remziye · Engin · Galileo · Katherine
