# Was die Arena sagt: Tabelle, Diagramm und Fehler.

percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
note = { $level } { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
so-many-players = { $players } Spieler

## Die Tabelle

title = { $game } ({ $setting }): { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
column-level = Bot
column-rating = Wertung
column-interval = 95 %
column-games = Partien
column-won = S
column-drawn = U
column-lost = N
column-points = Punkte
column-against = gegen { $level }
more-than = Entschieden: { $level } holt gegen { $other } mehr als { $bound } der Punkte ({ $games } Partien, { $share } der Punkte; Irrtum höchstens { $error } %).
less-than = Entschieden: { $level } holt gegen { $other } weniger als { $bound } der Punkte ({ $games } Partien, { $share } der Punkte; Irrtum höchstens { $error } %).
undecided = Offen: Ob { $level } gegen { $other } höchstens { $low } oder mindestens { $high } der Punkte holt, braucht mehr als { $games } Partien (bisher { $share } der Punkte).

forfeits = { $name } verlor { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} durch eigene Fehler; der erste (Seed { $seed }, { $reason }): { $fault }

## Das Diagramm

by-definition = per Definition
plot-about = { $games } Partien, { $levels } Bots, { $players } Spieler, Plätze getauscht
plot-scale = Elo über { $level }, mit 95-%-Intervallen: +100 heißt 64 % der Punkte erwartet, +200 heißt 76 %.
not-a-plot = für ein Diagramm braucht es eine Datei auf .png oder .svg, nicht { $name }
no-folder = den Ordner von { $name } gibt es nicht; leg ihn zuerst an
no-matplotlib = Matplotlib ist nicht installiert; pip install 'rookery-games[plot]' holt es
plot-not-written = { $name } lässt sich nicht schreiben ({ $reason }); wähle eine andere Datei

## Was gespielt wird

two-levels = eine Arena braucht mindestens zwei verschiedene Bots; die Stufen sind { $names }
two-players = eine Arena mit { $game } braucht Gegner; gib --players 2 oder mehr an
number-of-games = die Anzahl der Partien
seed = ein Seed
seeds-run-out = Seeds gehen bis { $last }; { $games } Partien ab Seed { $seed } bräuchten mehr
other-rules = dieser Rechner kennt Version { $known } der Regeln von { $game }, nicht Version { $wanted }; installiere überall dasselbe Rookery
worker-died = der Prozess ist { $times }-mal abgestürzt

## Die Ergebnisdatei

not-a-file = { $file } ist keine Datei; wähle mit --out eine andere
another-arena = eine andere Arena schreibt gerade in { $file }; warte auf sie oder wähle eine andere Datei
results-not-written = { $file } lässt sich nicht schreiben ({ $reason }); schaff Platz oder wähle mit --out eine andere Datei, und starte noch einmal
games-not-written = die Partien lassen sich nicht nach { $file } schreiben ({ $reason }){ $kept ->
    [0] {""}
    [one] ; die eine darin ist sicher
   *[other] ; die { $kept } darin sind sicher
}; schaff Platz oder wähle mit --out eine andere Datei, und starte noch einmal
not-a-games-file = { $file } enthält keine Partien einer Arena; verschieb die Datei, oder wähle mit --out andere Ergebnisse
results-not-written-but-kept = { $file } lässt sich nicht schreiben ({ $reason }); { $kept ->
    [one] das Ergebnis darin ist sicher
   *[other] die { $kept } Ergebnisse darin sind sicher
}; schaff Platz oder wähle mit --out eine andere Datei, und starte noch einmal
not-a-result = Zeile { $line } von { $file } ist kein Ergebnis; wähle mit --out eine andere Datei
not-a-results-file = { $file } ist keine Ergebnisdatei der Arena; wähle mit --out eine andere
other-results = { $file } enthält Ergebnisse von { $was }, nicht von { $wanted }; wähle mit --out eine andere Datei
other-algorithms = { $file } enthält Ergebnisse eines früheren { $level } ({ $was }; jetzt { $now }); wähle mit --out eine andere Datei
other-program = { $file } enthält Ergebnisse einer anderen Version von { $name }; wähle mit --out eine andere Datei
not-at-all = nicht vorhanden
with-options = { $options }
with-no-other-option = keiner anderen Option
rules-version = Version { $version } der Regeln
a-board = einem Brett { $digest }

## Ray

no-ray = Ray ist nicht installiert; pip install 'rookery-games[cluster]' holt es
no-cluster = unter { $address } antwortet kein Ray-Cluster ({ $reason }); gib die Adresse an, die ray start ausgegeben hat, etwa 10.0.0.1:6379, oder auto oder local
not-an-address = das ist kein HOST:PORT
needs-a-token = der Cluster verlangt ein Token: setz RAY_AUTH_MODE=token und RAY_AUTH_TOKEN
cluster-gone = der Ray-Cluster antwortet nicht mehr; die bisherigen Ergebnisse sind gesichert, und derselbe Befehl macht weiter
