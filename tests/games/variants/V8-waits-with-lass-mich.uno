# V8: with lass_mich a +2 waits, whatever the affected player holds; so does a start card (C3b).
option lass_mich
seats anna ben cem
hand anna Y1 Y2
hand ben G2 G3
hand cem G4 G5
start R+2
draw B1 B2 B3

? phase pending
? turn anna
? pending 2
? legal anna: take
anna: take
? turn ben
