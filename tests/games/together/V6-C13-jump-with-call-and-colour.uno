# V6, C13: a wild thrown in names its colour and may carry the call.
option jump_in_wild
seats anna ben cem
hand anna W Y1 Y2
hand ben G1 G2
hand cem W B3
top R9
draw Y4 Y5

anna: play W:G
cem: jump W !            # no colour named
? cards cem 2
cem: jump W:B uno
? owes cem nothing
? colour B
? turn anna
