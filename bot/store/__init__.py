"""The database: schema, migrations and one definition of each query."""
