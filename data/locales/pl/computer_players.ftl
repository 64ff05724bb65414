### Gracze komputerowi: ludzie nauki i maszyn liczących, których imiona się zna.
### Dwadzieścia imion, bo tylu mieści stół; każde do dziesięciu liter, dzieli je „·”

computer-names = Ada · Emmy · Alan · Grace · Marian · Zofia · Blaise · Hedy · Mikołaj · Maria · Stefan · Mary · Carl · Lise · Isaac · Rosalind · Johannes · Vera · Galileusz · Katherine
