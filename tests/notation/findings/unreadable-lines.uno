# Lines that cannot be read after the set-up of the test, each with what is said of it.
hello                               # unreadable: 'hello' begins no statement
anna: dance                         # unreadable: 'dance' is no action
anna: play                          # unreadable: 'play' is no action
anna: play R5 >                     # unreadable: after the cards come the swap and the calls
anna: play > ben                    # unreadable: after the cards come the swap and the calls
anna: play R5 > ben extra           # unreadable: after the cards come the swap and the calls
anna: play X9                       # unreadable: 'X9' is no card
anna: play R5:Q                     # unreadable: 'Q' is no colour
anna: play R5 > zoe                 # unreadable: nobody is called 'zoe'
anna: jump R5 R5                    # unreadable: jump takes one card
anna: double R5 R5                  # unreadable: double takes one card
anna: double R5:G                   # unreadable: a double names no colour
anna: double W:G                    # unreadable: a double names no colour
anna: jump R5 B1 uno                # unreadable: jump takes one card
anna: contra zoe                    # unreadable: nobody is called 'zoe'
anna: say gesture                   # unreadable: 'say gesture' is no action
anna: say hello                     # unreadable: 'say hello' is no action
anna: colour X                      # unreadable: 'X' is no colour
anna: draw now                      # unreadable: 'draw now' is no action
anna: join us                       # unreadable: 'join us' is no action
anna: play R5 ! C4 C5               # unreadable: 'play R5 ! C4 C5' is no action
anna: ! C4                          # unreadable: '! C4' is no action
zoe: draw                           # unreadable: nobody is called 'zoe'
table: dance                        # unreadable: 'dance' is no action of the table
table: leave                        # unreadable: 'leave' is no action of the table
table: join                         # unreadable: 'join' is no action of the table
table: next xyz                     # unreadable: 'xyz' is no seed in hexadecimal digits
table: punish anna murder           # unreadable: 'punish anna murder' is no action of the table
table: punish zoe sleep             # unreadable: nobody is called 'zoe'
? mood anna                         # unreadable: 'mood' begins no expectation
? turn                              # unreadable: one word expected
? turn zoe                          # unreadable: nobody is called 'zoe'
? turn anna ben                     # unreadable: one word expected
? phase happy                       # unreadable: 'happy' is no phase
? hand                              # unreadable: whose hand?
? hand zoe R1                       # unreadable: nobody is called 'zoe'
? hand anna X1                      # unreadable: 'X1' is no card
? cards anna                        # unreadable: cards takes a name and a number
? cards anna many                   # unreadable: 'many' is no number
? cards anna 1 2                    # unreadable: cards takes a name and a number
? score anna                        # unreadable: score takes a name and a number
? place anna first                  # unreadable: 'first' is no number
? top                               # unreadable: one word expected
? top R1 R2                         # unreadable: one word expected
? top X1                            # unreadable: 'X1' is no card
? pending                           # unreadable: one word expected
? pending two                       # unreadable: 'two' is no number
? pending 1 2                       # unreadable: one word expected
? owes anna                         # unreadable: owes takes a name and calls, or nothing
? owes anna something               # unreadable: 'something' are no calls
? owes anna uno nothing             # unreadable: 'uno nothing' are no calls
? owes zoe nothing                  # unreadable: nobody is called 'zoe'
? can anna                          # unreadable: NAME: ACTION expected
? can anna:                         # unreadable: NAME: ACTION expected
? can zoe: draw                     # unreadable: nobody is called 'zoe'
? cannot anna play                  # unreadable: NAME: ACTION expected
? legal anna                        # unreadable: NAME: ACTION expected
? legal anna: dance                 # unreadable: 'dance' is no action
? legal zoe: draw                   # unreadable: nobody is called 'zoe'
? match zoe                         # unreadable: nobody is called 'zoe'
? winner                            # unreadable: one word expected
? winner zoe                        # unreadable: nobody is called 'zoe'
? draw-pile x                       # unreadable: 'x' is no number
? colour                            # unreadable: one word expected
? direction                         # unreadable: one word expected
? side                              # unreadable: one word expected
top R1                              # unreadable: top is given on line 5 already
