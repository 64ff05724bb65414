# K1: duo does not take `strafpunkte`.
mode duo
option strafpunkte
seats anna ben
? refused K1
