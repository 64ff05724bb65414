# I3: a reshuffle of equal cards gives the same hands from any seed; drawing goes on from there.
seats anna ben
seed c0ffee
hand anna G1 G2
hand ben  B3 B4
top R9
discard Y5 Y5

anna: draw
ben: draw
? hand anna G1 G2 Y5
? hand ben B3 B4 Y5
? draw-pile 0
? turn anna
