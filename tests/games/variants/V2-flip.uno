# V2: in flip the active faces count; what is behind them may differ.
mode flip
option doubles
side dark
seats anna ben cem
hand anna R5/PE R6/PE B7/O1 B7/V3
hand ben G1/O2 G2/O3
hand cem G3/O4 G4/O5
top R9/P9
draw Y5/V5 Y6/V6

anna: play PE
? turn anna
anna: double PE
? cards anna 2
? turn anna            # all others were passed over already
? phase play
