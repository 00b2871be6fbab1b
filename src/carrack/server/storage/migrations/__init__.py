"""The changes of the database's shape, oldest first."""
