"""When a deadline is carried out, how, and when people get more time because of an outage."""
