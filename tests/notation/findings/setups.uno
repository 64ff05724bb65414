# Set-ups that make no sense or are refused, each with what is said of it. Divided by dashes.
mode chess                          # unreadable: mode is classic, flip, duo or mercy
----
mode                                # unreadable: mode is classic, flip, duo or mercy
----
mode classic duo                    # unreadable: mode is classic, flip, duo or mercy
----
seats anna ben
mode duo                            # unreadable: mode is the first statement
----
seats                               # unreadable: seats are different names
----
seats anna anna                     # unreadable: seats are different names
----
seats anna table                    # unreadable: 'table' cannot be a name
----
seats an.na ben                     # unreadable: 'an.na' cannot be a name
----
option                              # unreadable: one option a statement
----
option stacking jump_in             # unreadable: one option a statement
----
option stackking                    # unreadable: stackking: no such option
----
option target=soon                  # unreadable: target=soon: a whole number from 1, or round
----
dealer                              # unreadable: dealer takes one word
----
dealer anna ben                     # unreadable: dealer takes one word
----
dealer cem                          # unreadable: nobody is called 'cem'
seats anna ben
hand anna R1
hand ben R2
top R3
----
seats anna ben
hand                                # unreadable: a hand belongs to somebody
----
seats anna ben
hand anna X1                        # unreadable: 'X1' is no card
----
seats anna ben
hand anna P1                        # unreadable: 'P1' is no card of mode classic
----
mode flip
seats anna ben
hand anna R1                        # unreadable: 'R1' is no card of mode flip
----
seats anna ben
hand anna R1/P1                     # unreadable: 'R1/P1' is no card of mode classic
----
seats anna ben
score anna                          # unreadable: a score is a name and a number
----
seats anna ben
score anna x                        # unreadable: 'x' is no number
----
seats anna ben
score anna -1                       # unreadable: a score is not below 0
----
seats anna ben
deal xyz                            # unreadable: 'xyz' is no seed in hexadecimal digits
----
seats anna ben
seed xyz                            # unreadable: 'xyz' is no seed in hexadecimal digits
----
seats anna ben
seed                                # unreadable: seed takes one word
----
seats anna ben
top W:X                             # unreadable: 'X' is no colour
----
seats anna ben
top                                 # unreadable: top takes one word
----
seats anna ben
start                               # unreadable: start takes one word
----
seats anna ben
side up                             # unreadable: side is light or dark
----
seats anna ben
side dark                           # unreadable: only flip has a dark side
----
seats anna ben
direction up                        # unreadable: direction is left or right
----
seats anna ben
drafter anna                        # unreadable: only duo has a draft
----
mode duo
seats anna ben
drafter                             # unreadable: drafter takes one word
----
seats anna ben
hand anna R1
hand anna R2                        # unreadable: hand anna is given on line 2 already
----
seats anna ben
deal 00
top R1                              # unreadable: deal and top do not go together
----
seats anna ben
start R1
turn anna                           # unreadable: start and turn do not go together
----
seats anna ben
top R1
start R2                            # unreadable: top and start do not go together
----
mode duo
seats anna ben
drafter anna
turn anna                           # unreadable: drafter and turn do not go together
----
hand anna R1
top R1                              # unreadable: the record names no seats
----
seats anna ben
hand anna R1
hand ben R2                         # unreadable: a position needs one of top, start and drafter, or a record a deal
----
seats anna ben
hand anna R1
hand cem R2                         # unreadable: nobody is called 'cem'
top R1
----
seats anna ben
hand anna R1
hand ben R2
turn cem                            # unreadable: nobody is called 'cem'
top R1
----
mode duo
seats anna ben
drafter cem                         # unreadable: nobody is called 'cem'
draw R1 R2
----
seats anna ben
score cem 5                         # unreadable: nobody is called 'cem'
hand anna R1
hand ben R2
top R1
----
option partner
seats anna ben cem dora
score anna 5
score cem 6                         # unreadable: partners have one score, their team's
hand anna R1
hand ben R2
hand cem R3
hand dora R4
top R1
----
option partner
seats anna ben cem dora
score cem 5
hand anna R1
hand ben R2
hand cem R3
hand dora R4
top R1
score anna 5                        # unreadable: partners have one score, their team's
score dora 5
----
mode classic
mode classic                        # unreadable: mode is the first statement
----
seats anna ben
seats anna ben                      # unreadable: seats is given on line 1 already
----
seats anna ben
dealer ben
dealer ben                          # unreadable: dealer is given on line 2 already
----
seats anna ben
deal 00
deal 00                             # unreadable: deal is given on line 2 already
----
seats anna ben
hand anna R1
hand ben R1
hand anna R1                        # unreadable: hand anna is given on line 2 already
----
seats anna ben
top R1
top R1                              # unreadable: top is given on line 2 already
----
seats anna ben
start R1
start R1                            # unreadable: start is given on line 2 already
----
seats anna ben
draw R1
draw R1                             # unreadable: draw is given on line 2 already
----
seats anna ben
discard R1
discard                             # unreadable: discard is given on line 2 already
----
seats anna ben
aside R1
aside R2                            # unreadable: aside is given on line 2 already
----
mode flip
side dark
side dark                           # unreadable: side is given on line 2 already
----
direction left
direction right                     # unreadable: direction is given on line 1 already
----
seats anna ben
turn ben
turn ben                            # unreadable: turn is given on line 2 already
----
seats anna ben
score ben 5
score anna 5
score ben 5                         # unreadable: score ben is given on line 2 already
----
seed 00
seed 00                             # unreadable: seed is given on line 1 already
----
mode duo
seats anna ben
drafter anna
drafter anna                        # unreadable: drafter is given on line 3 already
----
option stacking
option stacking
option stacking=off
seats anna ben
hand anna R+2 R1
hand ben R+2 B1
top R9
draw B2 B3
anna: play R+2
? phase play
----
seats anna ben cem
hand anna R1
top R1                              # unreadable: at least two seats need a hand
----
mode duo
seats anna ben
drafter anna                        # unreadable: a draft needs at least two cards in the draw pile
----
option hand_size=9
option partner
seats a b c d e f g h i j k
? refused V9
----
option hand_size=9
seats a b c d e f g h i j k l m n o p q r s t u
? refused C1
----
option hand_size=10
option last_exchange
seats a b c d e f g h i j
? refused K2
----
option hand_size=10
seats a b c d e f g h i j
hand a R1
hand b W
start W+4
? refused X16
----
option hand_size=10
seats a b c d e f g h i j
? refused C1                        # expected refused C1, got refused X16: seats, hand_size
----
seats anna ben
hand anna R1
hand ben R2
top W                               # unreadable: a wild on top needs its colour
draw Y1
----
seats anna ben
hand anna R1
hand ben R2
top W:P                             # unreadable: a wild on top has a colour of the side that is up
draw Y1
----
mode flip
side dark
seats anna ben
hand anna R1/P1
hand ben R2/P2
top R5/W:R                          # unreadable: a wild on top has a colour of the side that is up
----
seats anna ben
hand anna R1
top R1                              # unreadable: at least two seats need a hand
----
mode duo
seats anna ben
drafter anna
draw R1                             # unreadable: a draft needs at least two cards in the draw pile
----
mode duo
seats anna ben cem
drafter anna
draw R1 R2                          # unreadable: a set-up refused by D1: seats, mode duo
----
seats anna
deal 00                             # unreadable: a set-up refused by C1: seats, mode classic
----
side                                # unreadable: side takes one word
----
direction                           # unreadable: direction takes one word
----
seed                                # unreadable: seed takes one word
----
deal                                # unreadable: deal takes one word
----
mode duo
seats anna ben
start R1
drafter anna                        # unreadable: start and drafter do not go together
----
mode duo
seats anna ben
top R1
drafter anna                        # unreadable: top and drafter do not go together
----
mode duo
seats anna ben
drafter anna
top R1                              # unreadable: drafter and top do not go together
----
mode duo
seats anna ben
hand anna R1
drafter anna                        # unreadable: hand and drafter do not go together
----
mode duo
seats anna ben
turn anna
drafter anna                        # unreadable: turn and drafter do not go together
----
seats anna ben
turn anna
start R1                            # unreadable: turn and start do not go together
----
seats anna ben
start R1
top R1                              # unreadable: start and top do not go together
----
mode duo
seats anna ben
drafter anna
start R1                            # unreadable: drafter and start do not go together
----
mode duo
seats anna ben
drafter anna
hand anna R1                        # unreadable: drafter and hand do not go together
----
seats anna ben
deal 00
start R1                            # unreadable: deal and start do not go together
----
mode duo
seats anna ben
deal 00
drafter anna                        # unreadable: deal and drafter do not go together
----
seats anna ben
deal 00
hand anna R1                        # unreadable: deal and hand do not go together
----
seats anna ben
deal 00
draw R1                             # unreadable: deal and draw do not go together
----
seats anna ben
deal 00
discard R1                          # unreadable: deal and discard do not go together
----
seats anna ben
deal 00
side light                          # unreadable: deal and side do not go together
----
seats anna ben
deal 00
direction left                      # unreadable: deal and direction do not go together
----
seats anna ben
deal 00
turn anna                           # unreadable: deal and turn do not go together
----
seats anna ben
deal 00
seed 00                             # unreadable: deal and seed do not go together
----
seats anna ben
seed 00
deal 00                             # unreadable: seed and deal do not go together
----
? refused C1 C4                     # unreadable: refused takes one clause
----
? refused                           # expected refused, got allowed
----
seats anna ben
option partner
? refused
----
seats anna ben
option partner
? refused K2                        # expected refused K2, got refused V9: seats, partner
----
seats anna ben
? refused C1                        # expected refused C1, got allowed
----
seats anna ben
? refused                           # expected refused, got allowed
anna: draw                          # unreadable: nothing follows a refused set-up
----
seats anna ben
? refused                           # expected refused, got allowed
top R1                              # unreadable: the set-up comes before the first action or expectation
----
seats anna ben
? refused                           # expected refused, got allowed
? turn anna                         # unreadable: nothing follows a refused set-up
----
seats anna ben
hand anna R1
hand ben R2
start W+4
? refused C3
----
seats anna ben cem
hand anna R1
hand ben R2
turn cem                            # unreadable: the seat to act holds no cards
top R3
----
seats anna ben
hand anna R1
hand ben R2
top R3:B                            # unreadable: only a wild on top has a colour named
draw Y1
----
round                               # unreadable: round takes one word
----
round 0                             # unreadable: rounds are counted from 1
----
round last                          # unreadable: 'last' is no number
----
away                                # unreadable: away takes one word
----
out anna ben                        # unreadable: out takes one word
----
round 2
round 2                             # unreadable: round is given on line 1 already
----
away anna
away anna                           # unreadable: absence anna is given on line 1 already
----
out anna
out anna                            # unreadable: absence anna is given on line 1 already
----
out anna
away ben
away anna                           # unreadable: absence anna is given on line 1 already
----
score anna 5
score anna 5                        # unreadable: score anna is given on line 1 already
----
round 1
top R1                              # unreadable: round and top do not go together
----
hand anna R1
away ben                            # unreadable: hand and away do not go together
----
out ben
seed 00                             # unreadable: out and seed do not go together
----
round 2
seats anna ben                      # unreadable: a position needs one of top, start and drafter, or a record a deal
----
seats anna ben
away cem                            # unreadable: nobody is called 'cem'
deal 00
----
option elimination
seats anna ben
out cem                             # unreadable: nobody is called 'cem'
deal 00
----
option partner
seats anna ben cem dora
score anna 6
score cem 6                         # unreadable: partners have one score, their team's
deal 00
----
option partner
seats anna ben cem dora
score dora 6
score ben 7                         # unreadable: partners have one score, their team's
deal 00
----
seats anna ben cem
away anna
away ben                            # unreadable: a later round is dealt to at least two seats
deal 00
----
option elimination
seats anna ben
deal 00
round 2
out ben                             # unreadable: a later round is dealt to at least two seats
----
seats anna
round 2                             # unreadable: a later round is dealt to at least two seats
deal 00
----
mode duo
seats anna ben
away ben                            # unreadable: a later round is dealt to at least two seats
deal 00
----
seats anna
round 1
deal 00                             # unreadable: a set-up refused by C1: seats, mode classic
----
seats anna ben cem
dealer cem
away cem                            # unreadable: nothing is dealt to the dealer
deal 00
----
option elimination
seats anna ben cem
out cem
dealer cem                          # unreadable: nothing is dealt to the dealer
deal 00
----
option rounds=3
seats anna ben
round 4                             # unreadable: round 3 is the last one (X15)
deal 00
----
seats anna ben cem
out ben                             # unreadable: nobody is out without elimination (X10)
deal 00
----
option elimination=off
seats anna ben cem
out ben                             # unreadable: nobody is out without elimination (X10)
? refused X10
----
option hand_size=9
option elimination
option partner
seats anna ben cem
out ben
away cem
? refused K2
