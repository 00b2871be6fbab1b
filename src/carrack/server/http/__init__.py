"""HTTP: the application, its middleware and routes."""
