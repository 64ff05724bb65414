# K1: duo does not take `seven_o`.
mode duo
option seven_o
seats anna ben
? refused K1
