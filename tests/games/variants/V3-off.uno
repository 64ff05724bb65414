# V3 off: with V2 alone a pair is not one action.
option doubles
seats anna ben
hand anna R5 R5 Y1
hand ben G1 G2
top R9

? legal anna: draw | play R5
anna: play R5 R5 !
anna: play R5
anna: double R5
? cards anna 1
