"""What players can say to each other: ready phrases and emotes, each with a key that faces may draw."""

from rookery.kernel.messages import speaker

say = speaker("play")

PHRASES = {
    "hello": say("phrase-hello"),
    "good-luck": say("phrase-good-luck"),
    "nice-move": say("phrase-nice-move"),
    "oops": say("phrase-oops"),
    "thinking": say("phrase-thinking"),
    "your-turn": say("phrase-your-turn"),
    "thanks": say("phrase-thanks"),
    "sorry": say("phrase-sorry"),
    "well-played": say("phrase-well-played"),
    "again": say("phrase-again"),
    "bye": say("phrase-bye"),
}

EMOTES = {
    "wave": say("emote-wave"),
    "smile": say("emote-smile"),
    "laugh": say("emote-laugh"),
    "cheer": say("emote-cheer"),
    "love": say("emote-love"),
    "wink": say("emote-wink"),
    "gasp": say("emote-gasp"),
    "ponder": say("emote-ponder"),
    "sad": say("emote-sad"),
    "sleepy": say("emote-sleepy"),
}
"""What somebody does without words, to be read after their name."""

SAYINGS = PHRASES | EMOTES
"""All that the command to say something takes."""
