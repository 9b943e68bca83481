"""What players can say to each other: ready phrases and emotes, each with a key that faces may translate or draw."""

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

EMOTES = {
    "wave": "waves",
    "smile": "smiles",
    "laugh": "laughs",
    "cheer": "cheers",
    "love": "sends a heart",
    "wink": "winks",
    "gasp": "gasps",
    "ponder": "ponders",
    "sad": "is sad",
    "sleepy": "is sleepy",
}
"""What somebody does without words, to be read after their name."""

SAYINGS = PHRASES | EMOTES
"""All that the command to say something takes."""
