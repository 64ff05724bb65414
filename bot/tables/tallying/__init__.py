"""What adds up over finished rounds: standings, ratings, totals, statistics, recaps, deal odds."""
