"""What is played by: the tables that options are compiled into, and what reads them alone."""
