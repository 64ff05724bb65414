# V16: a bare action rank may be the card; its own effect stays.
option complement=S
seats anna ben
hand anna RS G1 R2 BS Y3
hand ben R1 Y4 B3
top R9

anna: play RS
? turn anna
? legal anna: draw | play G1 | play BS
