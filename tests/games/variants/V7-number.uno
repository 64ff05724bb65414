# V7 contains V5: a number is jumped on as usual; wilds are not (V6).
option jump_in_action
seats anna ben cem
hand anna R5 W Y2
hand ben W G2 G3
hand cem R5 W G5
top R9

anna: play R5
cem: jump R5
? turn anna
anna: play W:G
cem: jump W:R !
ben: jump W:R !
? colour G
