"""The pages, as people meet them: in a real browser, before a real server."""
