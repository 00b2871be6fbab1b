"""Tables in memory: the registry, commands and their execution, views, broadcasts, bots."""
