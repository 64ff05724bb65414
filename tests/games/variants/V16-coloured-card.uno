# V16: with a coloured face only that card switches.
option complement=B5
seats anna ben
hand anna R5 Y1 B2
hand ben B5 R1 G1
top R9

anna: play R5            # no B5
? legal ben: draw | play R1 | play B5
ben: play B5
? legal anna: draw | play Y1
