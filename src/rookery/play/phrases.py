"""What players can say to each other: ready phrases, each with a key that faces may translate."""

PHRASES = {
    "hello": "Hello!",
    "good-luck": "Good luck!",
    "nice-move": "Nice move!",
    "oops": "Oops!",
    "thinking": "Let me think…",
    "your-turn": "It is your turn.",
    "thanks": "Thank you!",
    "sorry": "Sorry!",
    "well-played": "Well played!",
    "again": "Shall we play again?",
    "bye": "Goodbye!",
}
