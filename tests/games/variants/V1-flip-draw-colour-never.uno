# V1: a W+C is never stacked.
mode flip
option stacking
side dark
seats anna ben cem
hand anna R1/W+C R2/O2 B1/O1
hand ben G1/W+C Y1/O4 Y2/V2
hand cem B7/T7 B8/T8
top R9/P9
draw Y3/V1 Y4/T2 Y5/V6

anna: play W+C:T
? pending colour T
? legal ben: take | challenge
ben: play W+C:O ! C5
ben: take
? hand ben W+C O4 V2 V1 T2
? turn cem
