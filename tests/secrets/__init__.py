"""Tests of secrecy (I2): exchanging what a seat cannot know changes nothing that it is shown."""
