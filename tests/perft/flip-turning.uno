# Turning over and back, a wild turned up, everybody passed over.
mode flip
seats anna ben
hand anna RF/PF R1/PE W/P1
hand ben R2/PF RF/T5 G1/W
top R9/P9
draw Y1/T1 Y2/T2 B1/P2
discard G3/W B3/O3
