### The glossary: one word for each thing. Words are separated by “|”, a star is for any ending.
### In another language, an entry has the words of that language. Where a message in English has a
### word of an entry, its translation needs one of the same entry (`contra-uno languages check`).

# What is called out, on cards sold in the country
glossary-uno = UNO
glossary-contra = Contra Uno
# Names of cards, as they are called on cards sold in the country
glossary-reverse = Reverse
glossary-skip = Skip
glossary-wild-draw-four = Wild +4
# What happens at the table
glossary-challenge = challenge | challenges | challenged | challenging
glossary-bluff = bluff*
glossary-stacking = Stacking
glossary-jump-in = jump-in
glossary-round = rounds | a round | the round | this round | next round
glossary-match = matches | the match | whole match
glossary-penalty-points = penalty points
glossary-computer-player = computer player*
glossary-partners = partners
# Around the game
glossary-house-rule = house rule*
glossary-set-of-rules = set of rules | sets of rules
glossary-leaderboard = leaderboard*
glossary-rating = rating*
glossary-achievement = achievement*
glossary-replay = replay*
glossary-seed = seed
glossary-direct-message = direct message*
