# D3: S: player 1 begins.
mode duo
seats anna ben
hand anna G4 R4
hand ben Y+2 R3
start RS

? phase play
? turn ben
