"""Our games as the environments that learners know: PettingZoo, Gymnasium, OpenSpiel. Each module needs its library."""
