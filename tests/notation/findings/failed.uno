# Expectations and actions that fail, each with what is said of it. Records are divided by dashes.
seats anna ben
hand anna R5 B1 B2
hand ben  G1 G2
top R9
draw Y1 Y2 Y3
? turn ben                          # expected turn ben, got anna
? phase drawn                       # expected phase drawn, got play
? hand anna R5 B1                   # expected hand anna B1 R5, got B1 B2 R5
? hand anna                         # expected hand anna, got B1 B2 R5
? hand anna R5 B1 B2 B3             # expected hand anna B1 B2 B3 R5, got B1 B2 R5
? cards anna 4                      # expected cards anna 4, got 3
? top R8                            # expected top R8, got R9
? top R9:G                          # expected top R9:G, got R9
? colour G                          # expected colour G, got R
? direction right                   # expected direction right, got left
? side dark                         # expected side dark, got light
? draw-pile 2                       # expected draw-pile 2, got 3
? pending 2                         # expected pending 2, got 0
? pending colour T                  # expected pending colour T, got 0
? owes anna uno                     # expected owes anna uno, got nothing
? owes anna bruno uno               # expected owes anna bruno uno, got nothing
? can anna: play B1                 # expected can anna: play B1, got refused C4
? cannot anna: play R5              # expected cannot anna: play R5, got allowed
? legal anna: draw                  # expected legal anna: draw, got draw | play R5
? legal anna: play R5 | draw | pass # expected legal anna: draw | pass | play R5, got draw | play R5
? legal ben: draw                   # expected legal ben: draw, got nothing
? winner anna                       # expected winner anna, got nobody
? place ben 1                       # expected place ben 1, got no place
? score anna 5                      # expected score anna 5, got 0
? match anna                        # expected match anna, got nobody
? match ben anna                    # expected match anna ben, got nobody
? match                             # expected match nobody, got a match that goes on
----
seats anna ben
hand anna R5 B1 B2
hand ben  G1 G2
top R9
draw Y1 Y2 Y3
anna: play B1                       # expected anna: play B1 allowed, got refused C4
----
seats anna ben
hand anna R5 B1 B2
hand ben  G1 G2
top R9
draw Y1 Y2 Y3
anna: play R5 !                     # expected refused, got allowed
----
seats anna ben
hand anna R5 B1 B2
hand ben  G1 G2
top R9
draw Y1 Y2 Y3
anna: play R5 ! C4                  # expected refused C4, got allowed
----
seats anna ben
hand anna R5 B1 B2
hand ben  G1 G2
top R9
draw Y1 Y2 Y3
anna: play B1 ! C5                  # expected refused C5, got refused C4
----
seats anna ben
hand anna R5 B1 B2
hand ben  G1 G2
top R9
draw Y1 Y2 Y3
anna: pass                          # expected anna: pass allowed, got refused C5
----
seats anna ben
hand anna R5 R6
hand ben G1 G2
top R9
draw Y1 Y2 Y3
anna: play R5
? owes anna nothing                 # expected owes anna nothing, got uno
? owes anna kuno                    # expected owes anna kuno, got uno
? owes ben uno                      # expected owes ben uno, got nothing
? phase colour                      # expected phase colour, got play
? turn anna                         # expected turn anna, got ben
----
seats anna ben
hand anna R5
hand ben G1 G2
top R9
anna: play R5
? turn anna                         # expected turn anna, got nobody
? winner ben                        # expected winner ben, got anna
? score anna 5                      # expected score anna 5, got 3
? match ben                         # expected match ben, got nobody
? phase play                        # expected phase play, got round-over
? pending 1                         # expected pending 1, got 0
----
option target=round
seats anna ben
hand anna R5
hand ben G1 G2
top R9
anna: play R5
? winner ben                        # expected winner ben, got anna
? match ben                         # expected match ben, got anna
? match                             # expected match nobody, got anna
? turn anna                         # expected turn anna, got nobody
----
option partner
option target=round
seats anna ben cem dora
hand anna R5
hand ben G1
hand cem R7
hand dora Y1
top R9
anna: play R5
? winner ben                        # expected winner ben, got anna cem
? match anna                        # expected match anna, got anna cem
? match cem anna
----
option play_on
seats anna ben cem
hand anna R5
hand ben R1 R2
hand cem Y1 Y2
top R9
anna: play R5
? place anna 2                      # expected place anna 2, got 1
? place ben 1                       # expected place ben 1, got no place
? winner anna                       # expected winner anna, got nobody
----
option stacking
seats anna ben
hand anna W+4 R1
hand ben G1 G2
top R9
draw Y1 Y2 Y3 Y4
anna: play W+4:G
? pending 5                         # expected pending 5, got 4
? pending colour G                  # expected pending colour G, got 4
? top W+4:R                         # expected top W+4:R, got W+4:G
? top W+4
? colour R                          # expected colour R, got G
? top W:G                           # expected top W:G, got W+4:G
? turn anna                         # expected turn anna, got ben
----
mode flip
seats anna ben
hand anna W/W+C R1/P1
hand ben R2/P2 R3/P3
top R9/P9
? top P9                            # expected top P9, got R9/P9
? top R9/P8                         # expected top R9/P8, got R9/P9
? hand anna W R2                    # expected hand anna R2 W, got R1 W
? hand anna W/W+C R1/P2             # expected hand anna R1/P2 W/W+C, got R1/P1 W/W+C
? hand anna R1/P1                   # expected hand anna R1/P1, got R1/P1 W/W+C
? legal anna: draw | play R1/P2     # expected legal anna: draw | play R1/P2, got play R1 | play W:B | play W:G | play W:R | play W:Y
? legal anna: play R1/P1 | play R1 | play W:B | play W:G | play W:R | play W:Y # expected legal anna: play R1 | play R1/P1 | play W:B | play W:G | play W:R | play W:Y, got play R1 | play W:B | play W:G | play W:R | play W:Y
? legal anna: play W/W+C:R | draw   # expected legal anna: draw | play W/W+C:R, got play R1 | play W:B | play W:G | play W:R | play W:Y
? side dark                         # expected side dark, got light
----
mode flip
side dark
seats anna ben
hand anna W/W+C R1/P1
hand ben R2/P2 R3/P3
top R9/P9
draw Y1/T1 Y2/T2
anna: play W+C:T
? pending 1                         # expected pending 1, got colour T
? pending colour P                  # expected pending colour P, got colour T
? colour P                          # expected colour P, got T
? top W+C:P                         # expected top W+C:P, got W/W+C:T
? top W/W+C:P                       # expected top W/W+C:P, got W/W+C:T
? side light                        # expected side light, got dark
----
mode duo
seats anna ben
drafter anna
draw R1 R2 R3 R4
? top R1                            # expected top R1, got nothing
? colour R                          # expected colour R, got none
? turn ben                          # expected turn ben, got anna
? phase play                        # expected phase play, got draft
? legal anna: keep                  # expected legal anna: keep, got discard | keep
? draw-pile 5                       # expected draw-pile 5, got 4
----
option action_uno=3:all
seats anna ben
hand anna R3 R4
hand ben G1 G2
top R9
anna: play R3
? turn anna                         # expected turn anna, got ben
? phase play                        # expected phase play, got gesture
? pending 2                         # expected pending 2, got 0
----
seats anna ben
dealer ben
hand anna R3 R4
hand ben G1 G2
start W
? colour G                          # expected colour G, got none
? top W:R                           # expected top W:R, got W:?
? turn ben                          # expected turn ben, got anna
----
option bruno_kuno
option action_uno=5:self
seats anna ben
hand anna R5 R6
hand ben G1 G2
top R9
anna: play R5
? owes anna uno gesture
? owes anna gesture uno
? owes anna uno                     # expected owes anna uno, got uno gesture
? owes anna gesture                 # expected owes anna gesture, got uno gesture
? owes anna uno gesture bruno       # expected owes anna uno gesture bruno, got uno gesture
? owes anna nothing                 # expected owes anna nothing, got uno gesture
? owes anna bruno                   # expected owes anna bruno, got uno gesture
----
seats anna ben
hand anna R5
hand ben G1 G2
top R9
anna: play R5
? hand anna R5                      # expected hand anna R5, got none
? hand anna
? cards anna 0
----
option blitz
seats anna ben cem
hand anna R1 R2
hand ben G1 G2
hand cem B1 B2 B3
score ben 30
top R5
cem: leave
? score cem 0
? score cem 30                      # expected score cem 30, got 0
table: time-up
? winner anna                       # expected winner anna, got nobody
? winner ben                        # expected winner ben, got nobody
? winner cem                        # expected winner cem, got nobody
? place cem 1                       # expected place cem 1, got no place
? match                             # expected match nobody, got ben
? match ben
----
mode flip
seats anna ben
hand anna R1/P1 R1/P2 G2/T5
hand ben R2/P2
top R9/P9
? legal anna: play R1
? legal anna: play R1/P2 | play R1/P1
? legal anna: play R1/P1            # expected legal anna: play R1/P1, got play R1
? legal anna: play R1/P1 | play R1  # expected legal anna: play R1 | play R1/P1, got play R1
? legal anna: play R1 | play R1     # expected legal anna: play R1 | play R1, got play R1
