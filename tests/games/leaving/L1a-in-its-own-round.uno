# L1a: it counts in its own round alone: in the next one nothing of it is left. With this seed the start card ends that round at once (X16).
option hand_size=14
option hand_limit=15
seats anna ben cem
hand anna R3 R4
hand ben  R5
hand cem  W W+4
top R9

cem: leave
anna: play R3 uno
ben: play R5
? score ben 104
table: next 09
? phase round-over
? score ben 104
? score cem 0
? score anna 196        # what ben was knocked out with
