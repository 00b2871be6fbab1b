"""The commands, a module each. The name of a module is that of its command."""
