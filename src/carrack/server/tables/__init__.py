"""Tables in memory: the registry, what guests do there, what each sees, bots and broadcasts."""
