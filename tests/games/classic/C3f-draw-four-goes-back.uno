# C3f: a W+4 turned as the start card goes back and another is turned after a shuffle; from this seed it happens twice.
# The seed was looked for with the shuffle of bot/engine/randomness.py; with another shuffle it shows less.
seats anna ben cem
deal 02

? phase play             # neither four cards pending nor a colour to name
? pending 0
? cards anna 7
? cards ben 7
? cards cem 7
? draw-pile 86           # the W+4 went back: 108 - 21 - 1
