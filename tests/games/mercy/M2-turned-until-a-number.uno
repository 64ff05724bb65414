# M2: cards are turned until a number lies; seven others stay below it, and do nothing.
mode mercy
seats anna ben
dealer ben
deal 01

? top B8
? phase play
? turn anna
? direction left
? cards anna 7
? cards ben 7
? draw-pile 146
