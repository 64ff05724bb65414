# F4: with two players likewise.
mode flip
side dark
seats anna ben
hand anna R1/TE B1/T9 B2/P2
hand ben R2/T2 Y2/T3
top R9/T1

anna: play TE
? turn anna
