# V14, P5: a contra during the drawn phase costs two; the turn goes on waiting.
option bruno_kuno
seats anna ben
hand anna Y1
hand ben B5 B6 B7 B8 Y2
top R9
draw R1 G2 G3 G4

anna: draw
ben: contra anna
? hand anna Y1 R1 G2 G3
? owes anna nothing
? turn anna
? phase drawn
? legal anna: play R1 | pass
