### Computer players: people of science and computing whose first names everybody knows.
### Twenty names, as many as fit a table, of at most ten letters, separated by “·”

computer-names = Ada · Emmy · Alan · Grace · Konrad · Sofja · Blaise · Hedy · Gottfried · Maria · Leonhard · Mary · Carl · Lise · Isaac · Rosalind · Johannes · Vera · Galileo · Katherine
