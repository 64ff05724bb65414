# F4: an E passes over everybody else: one plays again.
mode flip
side dark
seats anna ben cem dora
hand anna R1/TE B1/T9 B2/P2
hand ben R2/T2 Y2/T3
hand cem G1/T4 Y3/T5
hand dora G2/T6 Y4/T7
top R9/T1
direction right

anna: play TE
? turn anna
? phase play
? direction right
? legal anna: play T9
