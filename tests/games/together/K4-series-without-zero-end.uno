# K4, V15, D6: a series that empties the hand may not end in a 0; in another order it may be played.
mode duo
option no_zero_finish
seats anna ben
hand anna RR R0 R5
hand ben G1 G2
top R9
draw B1

anna: play RR R5 R0 ! V15
? can anna: play RR R0 R5
anna: play RR R0 R5
? winner anna
