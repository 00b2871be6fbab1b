"""A bot at a server's tables: it takes seats and plays through the server's own interface, as any program could."""
