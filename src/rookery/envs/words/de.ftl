# Was Umgebungen sagen.

options-of-a-game = eine Partieart hat ihre Spieler und Optionen schon; gib sie nur zusammen mit einem Schlüssel an
