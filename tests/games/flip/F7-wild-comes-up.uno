# F7: if a wild comes up, the one who played F names its colour in the same action.
mode flip
seats anna ben cem
hand anna RF/T1 B1/O9 B2/O2
hand ben R2/P2 Y2/V3
hand cem G1/T4 Y3/T5
top R9/W
draw G2/O1

? legal anna: play RF:P | play RF:T | play RF:O | play RF:V
anna: play RF !
anna: play RF:R !        # no colour of that side
anna: play RF:V
? side dark
? top W
? colour V
? turn ben
? legal ben: play V3
