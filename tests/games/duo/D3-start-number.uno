# D3: player 2 begins; in a position player 1 is the dealer.
mode duo
seats anna ben
dealer anna
hand anna R1 R4
hand ben R2 R3
start R9

? phase play
? turn ben
