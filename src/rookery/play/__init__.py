"""One match: seats, dice that anyone can check, a log of events, and the referee who answers commands. No I/O."""
