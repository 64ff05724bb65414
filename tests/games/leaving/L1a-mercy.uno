# L1a, M13: in mercy a leaver's cards count with their value, not 250.
mode mercy
seats anna ben cem
hand anna R1
hand ben  W+10 BD B3
hand cem  B7 B8
top R9

ben: leave
? in ben
anna: play R1
? score anna 88          # 50, 20 and 3, and B7 B8
