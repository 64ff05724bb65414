# F7: no colour is named when no wild comes up.
mode flip
seats anna ben
hand anna RF/T1 B1/O9 B2/O2
hand ben R2/P2 Y2/V3
top R9/P1

? legal anna: play RF
anna: play RF:P !
anna: play RF
? colour P
