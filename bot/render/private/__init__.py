"""Pages for one person, which nobody else can see (I2)."""
