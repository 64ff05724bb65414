# L2: over a match there may be more seats than sit at once; who comes when eighteen have come and
# gone has the twenty-first, and plays as anybody.
seats anna ben
hand anna R3
hand ben Y4
top R9
draw B1 B2 B3 B4 B5 B6 B7 B8

anna: play R3
? phase round-over
g1: join
g1: leave
g2: join
g2: leave
g3: join
g3: leave
g4: join
g4: leave
g5: join
g5: leave
g6: join
g6: leave
g7: join
g7: leave
g8: join
g8: leave
g9: join
g9: leave
g10: join
g10: leave
g11: join
g11: leave
g12: join
g12: leave
g13: join
g13: leave
g14: join
g14: leave
g15: join
g15: leave
g16: join
g16: leave
g17: join
g17: leave
g18: join
g18: leave
g19: join
anna: leave
table: next 00
? turn ben
ben: draw
? cards ben 8
ben: pass
? turn g19
? legal g19: draw | play B3 | play B8 | play B9 | play B+2 | play W+4:R | play W+4:Y | play W+4:G | play W+4:B
g19: play B3
? cards g19 6
