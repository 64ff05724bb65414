# F7: piles and hands are turned over, each pile as a whole: its bottom card comes on top.
mode flip
seats anna ben cem
hand anna RF/T1 B1/O9 B2/O2
hand ben R2/P2 Y2/V3 W/V4
hand cem G1/T4 Y3/T5
top R9/P1
discard Y4/T6 Y5/V7
draw G2/O1 G3/O3 G4/O4

anna: play RF
? side dark
? top V7
? colour V
? turn ben
? hand anna O9 O2
? hand ben P2 V3 V4
? legal ben: play V3 | play V4
ben: play V3
cem: draw
? hand cem T4 T5 O4      # the bottom card of the draw pile came on top
