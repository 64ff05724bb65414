# V6: identical wilds may be thrown in; the new colour counts and play goes on from the new seat.
option jump_in_wild
seats anna ben cem
hand anna W Y1 Y2
hand ben G2 G3
hand cem W W+4 G5
top R9

anna: play W:G
? legal cem: jump W:R | jump W:Y | jump W:G | jump W:B
cem: jump W+4:B !        # not identical
cem: jump W:B
? colour B
? turn anna
