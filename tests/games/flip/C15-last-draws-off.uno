# C15: not with last_card_draws off.
mode flip
option last_card_draws=off
seats anna ben
hand anna W+2/P2
hand ben R9/P+5
top R8/P1
draw B7/O1 B2/O2

anna: play W+2:B
? phase round-over
? hand ben R9
? score ben 9
