### Computerspieler: Leute aus Wissenschaft und Rechnerbau, deren Vornamen man kennt.
### Zwanzig Namen, so viele, wie an einen Tisch passen, aus höchstens zehn Buchstaben, mit „·“ getrennt

# Same: die Namen sind auch hier bekannt
computer-names = Ada · Emmy · Alan · Grace · Konrad · Sofja · Blaise · Hedy · Gottfried · Maria · Leonhard · Mary · Carl · Lise · Isaac · Rosalind · Johannes · Vera · Galileo · Katherine
