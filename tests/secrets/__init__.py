"""What a seat cannot know changes nothing that it is shown (I2): proven by exchanging it."""
