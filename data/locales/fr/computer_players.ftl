### Les robots : des gens de science et d'informatique dont tout le monde connaît le prénom.

computer-names = Ada · Emmy · Alan · Grace · Sophie · Évariste · Blaise · Hedy · Pierre · Marie · Leonhard · Émilie · Carl · Irène · Isaac · Rosalind · René · Vera · Galilée · Katherine
