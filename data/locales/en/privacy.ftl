### /uno privacy: what is kept of somebody, and forgetting it

privacy-title = ### What I keep about you
privacy-nothing = Nothing.
privacy-kind-games = 🎴 { $count ->
        [one] Your seat in one game of the last days, with what you did there
       *[other] { $count } entries about games of the last days: your seat, and what you did there
    }
privacy-kind-messages = ✉️ { $count ->
        [one] Where to find one message that shows you a game
       *[other] Where to find { $count } messages that show you games
    }
privacy-kind-rounds = 🏁 { $count ->
        [one] How one round ended for you
       *[other] How { $count } rounds ended for you
    }
privacy-kind-statistics = 📊 { $count ->
        [one] One line of statistics
       *[other] { $count } lines of statistics: leaderboards, and who has beaten whom
    }
privacy-kind-ratings = 📈 { $count ->
        [one] One rating
       *[other] { $count } ratings, one for each game and each step on their way
    }
privacy-kind-achievements = 🏅 { $count ->
        [one] One achievement
       *[other] { $count } achievements
    }
privacy-kind-settings = ⚙️ What you have chosen with `/uno me`
privacy-kind-favourites = 📌 { $count ->
        [one] One set of rules that you gave a name
       *[other] { $count } sets of rules that you gave a name
    }
privacy-kind-seasons = 🌱 { $count ->
        [one] That you began a season of a server
       *[other] That you began { $count } seasons of servers
    }
privacy-kind-blocks = ⛔ That you may not play: where, until when and why
privacy-never = -# I read no messages, and keep none.
privacy-contact = -# Questions, or is something wrong? { $contact }
privacy-file = Here is all of it. About others it only has what everybody at your tables saw.
privacy-sure =
    ### Really delete all of it?
    Your settings, rules, achievements and totals will be gone everywhere. In results that you share with others you become “somebody”. This cannot be undone.
privacy-block-stays = One thing stays: that you may not play, with your ID and until when, but not why.
privacy-done =
    ### Deleted
    Nothing that is left leads back to you. If you play again, you start from scratch.
privacy-done-blocked =
    ### Deleted
    Only one thing is left that leads to you: that you may not play, and until when. It goes 30 days after that ends.
privacy-playing = First the game has to be over: { $places }. Leave it with `/uno leave`, and ask me again once it has ended.
privacy-in-group = [in a group]({ $link })
privacy-in-chat = [in a chat of two]({ $link })
button-privacy = Privacy
button-privacy-file = As a file
button-privacy-delete = Delete it all
button-privacy-sure = Yes, delete
button-privacy-keep = Keep it
button-privacy-back = Back
