"""Pages for one person alone: nobody else sees them (I2)."""
