# V16: a start card is not played and switches nothing.
option complement
seats anna ben
hand anna R1 G2
hand ben R4 B3
start R5

? legal anna: draw | play R1
