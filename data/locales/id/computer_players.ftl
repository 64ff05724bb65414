### Pemain komputer: orang sains dan komputer yang nama depannya dikenal, termasuk dari Indonesia.
### Dua puluh nama, sebanyak kursi di meja, masing-masing paling banyak sepuluh huruf, dipisahkan “·”

computer-names = Ada · Alan · Grace · Rudy · Onno · Pratiwi · Marie · Isaac · Galileo · Albert · Hedy · Nikola · Rosalind · Carl · Vera · Katherine · Mumpuni · Sedijatmo · Carina · Emmy
