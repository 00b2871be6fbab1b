"""A bot at a server's tables: it takes seats and plays through the public API, as any other program could."""
