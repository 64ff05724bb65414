# The dark side's draw cards, a wild draw colour, stacking.
mode flip
option stacking
seats anna ben cem
hand anna R1/P+5 R2/W+C R3/P1
hand ben G1/T+5 G2/P2
hand cem B1/O+5 B2/PR
top R9/P9
side dark
draw Y1/T1 Y2/T2 B3/P3 B4/O1 B5/V1 R4/P4 R5/V2 R6/T3 G5/O5 G6/P6 G7/V7
