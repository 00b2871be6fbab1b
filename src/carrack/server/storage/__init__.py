"""The database: schema, rows, queries, the writer, migrations."""
