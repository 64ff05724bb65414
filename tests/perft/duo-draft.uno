# A draft cut short by a small deck, the start card after it, and the first turns.
mode duo
seats anna ben
drafter anna
draw R1 R2 RR W+4 G1 W B1 RS R+2 Y1
