# V12, V5, F4: an E thrown in as the last card passes over both others; then the one next to its seat plays.
mode flip
option play_on
option jump_in
side dark
seats anna ben cem
hand anna R1/PE Y1/O1 Y2/O2
hand ben G1/PE
hand cem B1/P7 B3/V3
top R9/P9

anna: play PE
ben: jump PE
? place ben 1
? turn cem
? phase play
