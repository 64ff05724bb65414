### Computer: gente di scienza e di calcolo, di cui si conosce il nome.
### Venti nomi, quanti ne entrano a un tavolo, di dieci lettere al massimo, separati da «·»

computer-names = Ada · Emmy · Alan · Grace · Enrico · Rita · Blaise · Hedy · Guglielmo · Maria · Leonardo · Laura · Carl · Lise · Isaac · Rosalind · Alessandro · Margherita · Galileo · Katherine
