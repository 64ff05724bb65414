# V16: yellow and blue belong together.
option complement
seats anna ben
hand anna Y5 Y1 R2
hand ben B1 Y2 G3 R4
top Y9

anna: play Y5
? legal ben: draw | play B1
ben: play B1
? legal anna: draw | play Y1
