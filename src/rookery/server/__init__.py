"""The server: matches for people and programs, over HTTP and WebSockets."""
