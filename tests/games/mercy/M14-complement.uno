# M14, V16: complementary play, also for what is drawn until it fits.
mode mercy
option complement=5
seats anna ben
hand anna R5 G1 G2
hand ben  R4 Y3
top R9
draw B7 Y8 G3 G4

anna: play R5
? cannot ben: play R4
ben: draw
? hand ben R4 Y3 B7 Y8 G3
ben: play G3
