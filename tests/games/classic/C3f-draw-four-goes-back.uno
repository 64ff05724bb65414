# C3f: a W+4 turned as the start card goes back and another is turned after a shuffle, as happens from this seed.
# The seed was looked for; after a change of the shuffle it shows less and another should be found.
seats anna ben cem
deal 46

? phase play             # neither four cards pending nor a colour to name
? pending 0
? cards anna 7
? cards ben 7
? cards cem 7
? draw-pile 86           # the W+4 went back: 108 - 21 - 1
