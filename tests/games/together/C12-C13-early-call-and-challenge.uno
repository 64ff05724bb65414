# C13, C12: a call before a challenge that succeeds covers the play that follows in the same turn.
option stacking
seats anna ben cem
hand anna W+4 R1 Y2
hand ben G6 G1
hand cem R5 B2 B3
top R9
draw B4 B6 B7 B8

anna: play W+4:G
ben: say uno
ben: challenge
? cards anna 6
ben: play G6
? owes ben nothing
