# V5: wilds are not thrown in (that is V6).
option jump_in
seats anna ben cem
hand anna W Y1 Y2
hand ben W G1 G2
hand cem W Y3 Y4
top R9

anna: play W:G
cem: jump W:B ! V5
? legal ben: draw | play G1 | play G2 | play W:R | play W:Y | play W:G | play W:B
ben: play W:R
? colour R
