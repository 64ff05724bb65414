# I5, C16: even when nobody can play or draw the turn goes round, and the game can go on once a card fits.
seats anna ben cem
hand anna G1 G2
hand ben  B3 W
hand cem  Y4 Y5
top R9

anna: draw
ben: draw
cem: draw
? turn anna
anna: draw
ben: play W:G uno
cem: draw
? hand cem Y4 Y5 R9
anna: play G1 uno
ben: draw                # the W came back
? hand ben B3 W
? phase drawn
ben: play W:B uno
? turn cem
