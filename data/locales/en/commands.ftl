### Slash commands: what the list of commands says of each

command-uno-start = Open a table in this channel
command-uno-hand = Show your hand to you alone
command-uno-leave = Leave the game
command-uno-stop = Stop the game in this channel
command-uno-penalty = Hand out a penalty that the table has agreed on
command-uno-me = Your settings: language, ringing, cards
command-uno-settings = Settings of this server (its managers only)
command-leaderboard = The best players of this server
command-uno-rules = A rule in plain words
command-param-topic = Which rule?
command-uno-help = How to play, on five short pages
command-param-mode = Which game?
command-param-preset = A set of house rules
command-param-rules = House rules, with commas: stacking, jump_in, target=200
command-param-player = Who?
command-param-offence = What for?
command-param-order = Sorted by what?
choice-wins = Rounds won
choice-rounds = Rounds played
choice-points = Points
offence-advice = Advice: two cards
offence-question = A silly question: one card
offence-sleep = Sleeping: one card
menu-question = Silly question!
menu-advice = That was advice!
