"""A server as a process: from its start to its end, alone or several as one, and whether it is well."""
