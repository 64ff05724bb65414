# L1a, D8: in duo who leaves scores the cards held, who is left nothing.
mode duo
seats anna ben
hand anna R1 W
hand ben  W+4 W RS R3
top R9
score anna 50
score ben 100

ben: leave
? phase match-over
? score anna 50
? score ben 148          # 20, 15, 10 and 3
? match anna
