"""What every request meets: bounds on what may be sent, who asks, what they may ask for, and how answers travel."""
