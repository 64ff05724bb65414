# C3b, V8: with stacking the +2 of the start waits even for a player who has no answer to it.
option stacking
seats anna ben cem
hand anna R1 G1
hand ben  R3 B3
hand cem  Y4 G4
start R+2
draw B7 B8 B9

? phase pending
? pending 2
? cards anna 2
? legal anna: take
anna: play R1 ! C5
anna: take
? hand anna R1 G1 B7 B8
? turn ben
? phase play
