# Was die Seiten selbst sagen. Spiele und Server haben eigene Kataloge.

app-name = Rookery
app-tagline = Vier Pinguin-Brettspiele für dich und deine Freunde, auch gegen Bots.

## Der Rahmen aller Seiten

app-settings-none = Die Einstellungen lassen sich nicht laden. Läuft der Server noch?
app-skip = Zum Inhalt springen
app-settings = Einstellungen
app-close = Schließen
app-your-name = Dein Name
app-your-name-help = Deine Mitspieler sehen ihn. Du kannst auch ohne spielen.
app-name-none = Gast
app-theme = Darstellung
app-theme-auto = System
app-theme-light = Hell
app-theme-dark = Dunkel
app-scenery = Spielbrett
app-scenery-day = Ufer
app-scenery-night = Polarnacht
app-scenery-paper = Papier
app-language = Sprache
app-pace = Tempo der Züge
app-pace-slow = Langsam
app-pace-normal = Normal
app-pace-fast = Schnell
app-pace-instant = Sofort
app-pace-help = Tipp aufs Brett, um vorzuspulen.
app-sound = Töne
app-confirm = Vor jedem Zug nachfragen
app-confirm-help = Bei heiklen Zügen fragen wir immer nach.
app-calm = Weniger Bewegung
app-seat = Platz { $seat }
app-privacy = Deine Daten

## Was der Server speichert

privacy-title = Deine Daten
privacy-lead = Du spielst hier ohne Konto. Das ist alles, was dieser Server über dich speichert.
privacy-kept = Was gespeichert wird
privacy-cookie = Ein Cookie mit einer zufälligen Kennung, damit du zu deinen Partien zurückfindest. Es verfällt ein Jahr nach deinem letzten Besuch.
privacy-games = Die Partien, die du eröffnest oder spielst, und Klassen: deine Kennung, die Namen, die du eingibst, jeder Zug und sein Zeitpunkt.
privacy-browser = Nur in deinem Browser: deine Einstellungen, die Links zu deinen Plätzen und die Rätsel, die du gelöst hast.
privacy-log = Ein Protokoll der Anfragen mit deiner Kennung, aber ohne deine Netzwerkadresse.
privacy-log-addresses = Ein Protokoll der Anfragen mit deiner Kennung und deiner Netzwerkadresse.
privacy-bans = Die Netzwerkadresse von Gesperrten, bis die Sperre endet.
privacy-nothing-else = Sonst nichts. Keine Werbung, keine Tracker, nichts von anderen Seiten.
privacy-time = Wie lange
privacy-finished = Beendete Partien werden { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} nach ihrem Ende gelöscht.
privacy-finished-stay = Beendete Partien bleiben, bis jemand sie löscht.
privacy-abandoned = Unbeendete Partien werden nach { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} ohne Zug gelöscht.
privacy-abandoned-stay = Unbeendete Partien bleiben, damit du sie fortsetzen kannst.
privacy-backups = In Sicherungen kann all das etwas länger erhalten bleiben.
privacy-seen = Wer es sieht
privacy-players = Wer mitspielt oder zuschaut, sieht die Namen und die Züge.
privacy-private = Eine private Partie sehen nur Leute mit einem Link. Eine öffentliche kann jeder finden und anschauen.
privacy-operator = Wer diesen Server betreibt, kann alles sehen, was gespeichert ist.
privacy-forget = Vergessen werden
privacy-ask = Bitte die Person, die diesen Server betreibt, dich zu vergessen, und schick ihr diese Kennung:
privacy-ask-contact = Schreib an { $contact }, um vergessen zu werden, und schick diese Kennung mit:
privacy-id = Deine Kennung
privacy-copy = Kopieren
privacy-copied = Kopiert
privacy-forget-what = Deine Kennung und deine Namen werden dann aus allen Partien gelöscht. Die Partien bleiben, ohne eine Spur von dir, und du kannst nicht zu ihnen zurück.
privacy-forget-browser = Wenn du nur die Daten dieser Seite im Browser löschst, bleiben deine Partien, aber du bist hier ein neuer Gast.

## Wo eine Seite nicht weiterkann

problem-home = Alle Spiele
problem-again = Noch einmal versuchen
problem-watch = Stattdessen zuschauen
problem-other-title = Das hat nicht geklappt
problem-page-title = Hier ist nur Schnee
problem-page-text = Unter dieser Adresse gibt es keine Seite. Prüfe, ob du den ganzen Link kopiert hast.
problem-api = Die API
problem-docs-title = Die Dokumentation fehlt noch
problem-docs-text = Führe „make docs“ in deiner Kopie von Rookery aus und lade diese Seite neu.
problem-game-title = Dieses Spiel gibt es nicht
problem-game-text = Ein Spiel mit diesem Namen gibt es hier nicht. Alle Spiele findest du auf der Startseite.
problem-match-title = Partie nicht gefunden
problem-match-text = Unter diesem Link gibt es keine Partie, oder sie ist privat. Prüfe, ob du den ganzen Link kopiert hast.
problem-link-title = Dieser Link gilt nicht mehr
problem-link-text = Er wurde schon benutzt oder durch einen neuen ersetzt. Lass dir einen anderen geben.
problem-taken-title = Hier sitzt schon jemand
problem-taken-text = Dieser Platz ist vergeben. Bitte um einen anderen Link oder schau zu.
problem-full-title = Alle Plätze sind vergeben
problem-full-text = Du kannst zuschauen oder selbst eine Partie starten.
problem-rules-title = Nach älteren Regeln gespielt
problem-rules-text = Diese Partie begann nach älteren Regeln. Sie bleibt gespeichert, aber dieser Server kann sie nicht zeigen.
problem-broken-title = Diese Partie lässt sich nicht öffnen
problem-broken-text = Ihre Aufzeichnung ist beschädigt. Andere Partien sind nicht betroffen.
problem-socket-title = Keine Live-Verbindung
problem-socket-text = Etwas zwischen dir und dem Server blockiert sie. Oft hilft ein anderes Netz.
problem-gone-title = Der Server antwortet nicht
problem-gone-text = Vielleicht läuft er nicht mehr, vielleicht bist du offline. Deine Partien sind sicher.
problem-stopping-title = Der Server startet neu
problem-stopping-text = Deine Partie ist sicher. Komm gleich wieder.
problem-busy-title = Der Server hat viel zu tun
problem-busy-text = Nichts ist verloren. Versuch es gleich noch einmal.
problem-fast-title = Einen Moment
problem-fast-text = Das war viel auf einmal. Warte ein paar Sekunden und versuch es dann noch einmal.
problem-sockets-title = Zu viele offene Seiten
problem-sockets-text = Schließ ein paar andere Spielseiten und versuch es noch einmal.
problem-matches-title = Bei dir laufen zu viele Partien
problem-matches-text = Spiel erst ein paar zu Ende. Du findest sie auf der Startseite.
problem-failed-title = Der Server hat einen Fehler gemacht
problem-failed-text = Nichts ist verloren. Versuch es noch einmal.
problem-mistake-title = Auf dieser Seite ging etwas schief
problem-mistake-text = Deine Partie ist sicher. Lade die Seite neu.

## Die erste Seite

lobby-welcome = Was spielen wir?
lobby-learn = Spielen lernen
lobby-learn-of = { $game } spielen lernen
lobby-puzzles = Rätsel
lobby-today = Rätsel von heute
lobby-rules = Regeln
lobby-rules-of = Regeln von { $game }
lobby-file = Gespeicherte Partie öffnen
lobby-docs = Dokumentation
lobby-join-class = Zu einer Klasse
lobby-teach-class = Mit einer Klasse spielen
lobby-version = Rookery { $version }
lobby-lost = Der Server antwortet gerade nicht.
lobby-mine = Deine Partien
lobby-mine-none = Hier erscheinen deine Partien.
lobby-open = Offene Partien
lobby-open-none = Gerade wartet niemand. Starte eine Partie mit einem freien Platz, dann kann jeder mitspielen.
lobby-stage-open = Wartet auf Mitspieler
lobby-stage-playing = Läuft
lobby-called-off = Abgebrochen
lobby-go-on = Weiterspielen
lobby-replay = Nachspielen
lobby-join = Mitspielen
lobby-now = gerade eben
lobby-play = Spielen
lobby-play-of = { $game } spielen
lobby-someone = Mit anderen
lobby-someone-of = Mit anderen: { $game }
lobby-set-up = Mehr Möglichkeiten
lobby-set-up-of = { $game } einrichten
lobby-levels = Gegen wen spielst du?
lobby-against-level = Gegen { $level } spielen
lobby-me = Du
lobby-free-seat = frei
lobby-turn-mine = Du bist dran
lobby-turn-of = { $name } ist dran
lobby-won = Du hast gewonnen
lobby-won-by = { $count ->
    [one] { AND($names) } hat gewonnen
   *[other] { AND($names) } haben gewonnen
}
lobby-draw = Unentschieden
lobby-solved = Geschafft
lobby-unsolved = Diesmal nicht gelöst
lobby-host = Tisch von { $name }
lobby-free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}

## Wie gespielt wird

lobby-back = Alle Spiele
lobby-begins = { $game }: das Brett am Anfang
lobby-how-many = Spieler
lobby-seat-me = Ich
lobby-seat-bot = Bot
lobby-seat-link = Per Link
lobby-seat-here = Dieses Gerät
lobby-seat-link-about = Den Link bekommst du im nächsten Schritt.
lobby-level = Stufe
lobby-name-mine = Dein Name (optional)
lobby-name-friend = Name (optional)
lobby-guest = Gast { $seat }
lobby-joining = Wer darf mitspielen?
lobby-joining-link = Wer den Link hat
lobby-joining-anyone = Alle
lobby-more = Uhr · Varianten
lobby-clock = Uhr
lobby-clock-off = Ohne Uhr
lobby-clock-game = { $time } für jeden
lobby-clock-increment = { $time } + { $increment } pro Zug
lobby-clock-move = { $time } pro Zug
lobby-seconds = { $count } s
lobby-minutes = { $count } min
lobby-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
lobby-option-other = Etwas anderes …
lobby-variants = Varianten
lobby-variant-usual = Normal
lobby-variant-usual-about = Genau wie im Regelheft.
lobby-more-options = Uhr · Weitere Optionen
lobby-seating = Wer spielt welche Farbe?
lobby-seating-hand = Selbst wählen
lobby-seating-random = Auslosen
lobby-seating-youngest = Jüngste zuerst
lobby-seating-hand-about = { $first } fängt an.
lobby-seating-random-about = Die Farben werden beim Start ausgelost. { $first } fängt an.
lobby-seating-drawn-about = Die Farben und wer anfängt, werden beim Start ausgelost.
lobby-seating-youngest-about = Wer am jüngsten ist, nimmt { $first } und fängt an.
lobby-first = Wer fängt an?
lobby-begins-tag = fängt an
lobby-colour = Farbe von Spieler { $seat }
lobby-swap = Mit { $name } tauschen
lobby-player = Spieler { $seat }
lobby-places-help = Zieh die Platten, oder verschieb sie mit den Pfeiltasten. Sie dürfen auch einzeln liegen.
lobby-places-tile = Platte { $tile }: Spalte { $column }, Zeile { $row }
lobby-option-file = Aus einer Datei laden …
lobby-option-own = Eigene Datei
lobby-option-file-large = { $name } geht nicht: Eine Datei darf höchstens { $size } kB Text haben.
lobby-reset = Zurücksetzen
lobby-watching = Du hast keinen Platz und schaust nur zu.
lobby-start = Partie starten

## Wie stark Bots spielen

level-egg = Ei
level-egg-about = zieht rein zufällig
level-chick = Küken
level-chick-about = leicht zu schlagen
level-juvenile = Jungvogel
level-juvenile-about = ein Spiel auf Augenhöhe
level-adult = Altvogel
level-adult-about = stark
level-emperor = Kaiser
level-emperor-about = so stark es geht

## Regeln

rules-title = Regeln: { $game }
rules-ways = Die Regeln lesen
rules-guide = So geht’s
rules-reference = Nachschlagen
rules-picture = Bild: { $title }
rules-picture-move = Bild: { $title }. { $move }
rules-see = Zug ansehen
rules-ready = Bereit?
rules-ready-text = Mehr brauchst du für die erste Partie nicht. Alle Einzelheiten findest du unter „Nachschlagen“.
rules-contents = Inhalt
rules-table = Tabelle: { $columns }
rules-english = Diesen Teil gibt es bisher nur auf Englisch. Anleitung und Lektionen sind auf Deutsch.
rules-play = Dieses Spiel spielen
rules-learn = Beim Spielen lernen

## Spielen auf dem Brett

board-role = Spielbrett
board-start = Wähle eine markierte Figur oder ein markiertes Feld.
board-start-buttons = Wähle etwas aus.
board-where-to = Wohin?
board-which-way = In welche Richtung?
board-end-or-on = Wähle etwas aus.
board-and-more = { $count ->
    [one] { $names } und noch eins
   *[other] { $names } und { $count } weitere
}
board-is-chosen = { $what }, ausgewählt
board-place = { $labels }
board-place-leads = { $what }. { $label }
board-ways = { $count ->
    [one] Eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
board-chosen = { $label }. Spielen?
board-play-it = Spielen
board-play-anyway = Trotzdem spielen
board-not-yet = Noch nicht
board-not-this = Das kannst du gerade nicht wählen.
board-not-this-but = Das kannst du gerade nicht wählen. { $status }
board-not-now = Du bist nicht dran.
board-on-its-way = Einen Moment: Dein Zug wird gesendet.
board-failed = Der Zug kam nicht an. Versuch es noch einmal.
board-path = { $count ->
    [one] { $label }
   *[other] { $label }, in { $count } Schritten
}
board-always = Immer
board-always-label = Immer: { $label }
board-automatic = Wie immer: { $label }
board-change = Ändern
board-change-label = Ändern: { $label }

## Die Spielseite

match-players = Spieler
match-watchers = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
match-you = Du
match-away = Nicht da
match-progress-open = { $done }
match-goal = Ziel:
match-bot = Bot · { $level }
match-seat-open = Frei
match-seat-bot = Bot spielen lassen
match-seat-back = Deinen Platz wieder einnehmen
match-seat-here = An diesem Gerät
match-waiting = { $count ->
    [one] Es fehlt noch eine Person
   *[other] Es fehlen noch { $count } Personen
}
match-rolling = Der Würfel rollt
match-dice-ready = Der Würfel wird vorbereitet
match-dice-waiting = wir warten auf { AND($names) }
match-dice-anew = Beim Vorbereiten des Würfels ist jemand dazugekommen oder gegangen. Setz dich noch einmal, um zu spielen.
match-dice-checked = Dein Browser hat { $shuffled ->
    [yes] das Mischen{ $rolls ->
        [0] {""}
        [one] {" "}und den einzigen Wurf
       *[other] {" "}und alle { $rolls } Würfe
    }
   *[no] { $rolls ->
        [one] den einzigen Wurf
       *[other] alle { $rolls } Würfe
    }
} nachgerechnet.
match-dice-fits = Der Würfel passt zu dem, worauf sich alle festgelegt haben. Ob sie dasselbe gesehen haben, wissen nur ihre eigenen Browser.
match-dice-wrong = Dieser Würfel ist nicht der versprochene.
match-dice-wrong-secret = Das Geheimnis des Servers ist nicht das, auf das er sich festgelegt hat.
match-dice-wrong-seed = Der Seed von { $name } ist nicht der, auf den sich der Platz festgelegt hat.
match-dice-wrong-commitments = Eine Festlegung hat sich geändert, nachdem dieser Browser seinen Seed gezeigt hat.
match-dice-wrong-own = Der Seed dieses Browsers fehlt.
match-dice-wrong-start = Der Anfang ist nicht der, den der Würfel ergeben hat.
match-dice-wrong-sides = Bei Wurf { $n } hatte der Würfel andere Chancen.
match-dice-wrong-roll = Wurf { $n } war { $roll }, aber der Würfel sagt { $right }.
match-dice-receipt = Quittung speichern
match-dice-receipt-why = Damit kann jeder, der dir vertraut, prüfen, dass niemand die Würfe ausgesucht hat.
match-thinks = { $name } denkt nach
match-turn = { $name } ist dran
match-turn-mine = Du bist dran
match-status = { $main }: { $more }
match-ended-won = Du hast gewonnen
match-ended-lost = { $count ->
    [one] Diesmal gewinnt { AND($names) }
   *[other] Diesmal gewinnen { AND($names) }
}
match-ended-lost-kind = Schöne Partie. Gleich noch eine?
match-ended-draw-kind = Niemand verliert. Gleich noch eine?
match-ended-wins = { $count ->
    [one] { AND($names) } gewinnt
   *[other] { AND($names) } gewinnen
}
match-ended-draw = Unentschieden
match-ended-gave-up = { $name } hat aufgegeben
match-ended-time = Die Zeit von { $name } ist um
match-ended-agreed = Durch Vereinbarung
match-ended-off = Die Partie wurde abgebrochen
match-ended-length = Die Partie wurde zu lang und ist beendet
match-moves = Züge
match-moves-none = Noch keine Züge.
match-roll = Gewürfelt: { $roll }
match-type = Zug eintippen
match-type-play = Spielen
match-legal = { $count ->
    [one] Der einzige erlaubte Zug
   *[other] Alle { $count } erlaubten Züge
}
match-undo = Rückgängig
match-hint = Tipp
match-hint-told = { $move }: { NUMBER($chance, style: "percent") } Gewinnchance.
match-hint-sure = { $move }: { NUMBER($chance, style: "percent") } Gewinnchance, bis zum Ende berechnet.
match-more = Züge und mehr
match-more-short = Mehr
match-actions = Hilfe bei deinem Zug
match-takeback = Zug zurück?
match-hints-ask = Mit Tipps?
match-draw = Unentschieden anbieten
match-resign = Aufgeben
match-resign-sure = Diese Partie aufgeben?
match-resign-yes = Aufgeben
match-end = Abbrechen
match-end-sure = Diese Partie abbrechen? Niemand gewinnt.
match-end-yes = Abbrechen
match-no = Weiterspielen
match-agree = Einverstanden
match-decline = Nein, weiterspielen
match-decline-hints = Ohne Tipps
match-decline-rematch = Nein, danke
match-offer-agreed = Du hast zugestimmt. Die anderen müssen noch antworten.
match-asks-takeback = { $name } möchte einen Zug zurücknehmen.
match-asks-draw = { $name } bietet ein Unentschieden an.
match-asks-hints = { $name } möchte Tipps für alle.
match-asks-rematch = { $name } möchte noch einmal spielen.
match-offered-takeback = Du möchtest einen Zug zurücknehmen. Warten auf Antwort.
match-offered-draw = Du hast ein Unentschieden angeboten. Warten auf Antwort.
match-offered-hints = Du möchtest mit Tipps spielen. Warten auf Antwort.
match-offered-rematch = Du möchtest noch einmal spielen. Warten auf Antwort.
match-rematch = Noch einmal
match-rematch-go = Zur nächsten Partie
match-replay = Nachspielen
match-result = Ergebnis
match-result-close = Das Brett ansehen
match-standings = Wie weit alle gekommen sind
match-course = So lief die Partie
match-course-asking = Suche Wendepunkte …
match-course-close = Eine knappe Partie ohne klaren Wendepunkt.
match-course-best = Bester Moment
match-course-turn = Wendepunkt
match-course-change = { $name } { NUMBER($before, style: "percent") } → { NUMBER($after, style: "percent") }
match-share = Teilen
match-share-text = { $game }: { $result }
match-intro = So spielt man { $game }
match-intro-go = Los geht’s
match-lobby = Alle Spiele
match-talk = Etwas sagen
match-talk-title = Chat
match-talk-short = Sagen
match-talk-heard = Andere stummschalten
match-talk-hushed = Andere wieder hören
match-invite = Lade deine Freunde ein
match-invite-how = Schick allen den Link zu ihrem Platz. Es geht los, sobald alle da sind.
match-invite-only-here = Diese Links gehen nur auf diesem Gerät. Um mit anderen Geräten zu spielen, starte Rookery mit „make play“ oder „rookery serve --host 0.0.0.0“.
match-invite-wait = Es geht los, sobald alle da sind.
match-link = Link
match-link-copy = Link kopieren
match-link-copied = Link kopiert.
match-link-renew = Neuer Link
match-link-renewed = Der alte Link gilt nicht mehr.
match-link-select = Der Link ist markiert: Kopiere ihn von hier.
match-link-share = Teilen
match-link-code = QR-Code
match-link-code-alt = Der Link als QR-Code
match-link-code-how = Richte die Handykamera darauf.
match-link-code-failed = Der Code ließ sich nicht zeichnen. Kopiere stattdessen den Link.
match-watch-link = Andere zuschauen lassen
match-device = Gerät wechseln
match-device-how = Öffne diesen Link auf dem anderen Gerät. Er gilt einmal, { $minutes } Minuten lang, und nur für dich.
match-watch-only = Nur zuschauen
match-sit = Setz dich
match-sit-as = Setz dich als { $colour }
match-sit-go = Hinsetzen
match-connection-lost = Verbinde neu …
match-connection-gone = Der Server antwortet nicht. Deine Züge sind sicher.
match-connection-offline = Du bist offline. Deine Züge sind sicher.
match-connection-slow = Dein Zug wird gesendet …
match-connection-again = Jetzt versuchen
match-sound-on = Töne einschalten
match-sound-off = Töne ausschalten
match-told-move = { $name } spielt { $move }
match-told-again = Und noch einmal.
match-told-undone = { $name } hat einen Zug zurückgenommen.
match-told-hints = Alle sind einverstanden: Es gibt Tipps.
match-told-device = Du kannst jetzt auf dem anderen Gerät spielen.
match-told-resumed = Der Server war kurz weg. Keine Uhr ist weitergelaufen.
match-told-joined = { $name } ist da.
match-told-withheld = Von { AND($names) } fehlt ein Teil des Würfels, deshalb hat die Partie nicht begonnen. Setz dich noch einmal, um zu spielen.
match-told-said = { $name }: { $words }
match-refused-stale = Die Partie ist schon weiter. Wähle noch einmal.
match-refused-unreachable = Der Server antwortet nicht. Versuch es gleich noch einmal.
match-refused-seat-taken = Dort sitzt schon jemand.
match-refused-used-link = Dieser Link gilt nicht mehr. Lass dir einen anderen geben.
match-refused-across-a-roll = Vor den letzten Wurf kannst du nicht zurück.
match-refused-hints-not-agreed = Tipps gibt es erst, wenn alle zustimmen.
match-refused-thinking-busy = Der Ratgeber ist beschäftigt. Frag gleich noch einmal.
match-refused-thinking-failed = Der Ratgeber ist nicht rechtzeitig fertig geworden. Frag noch einmal.
match-refused-too-many-requests = Das war viel auf einmal. Warte einen Moment.
match-emote = { $name } { $emote }

## Ein Spiel noch einmal ansehen

replay-title = Nachspielen
replay-player = Abspielen
replay-players = Spieler
replay-place = Stelle in der Partie
replay-place-of = { $ply } / { $last }
replay-keys = Tasten: ← → ein Zug, Leertaste spielt ab und hält an, Pos1 und Ende
replay-key-space = Leertaste
replay-key-home = Pos1
replay-key-end = Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-first = Zum Anfang
replay-previous = Einen Zug zurück
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-speed = Tempo
replay-times = { $speed } ×
replay-start = Vor dem ersten Zug
replay-told = { $ply }. { $what }
replay-told-stood = { $ply }. { $what } { $stood }
replay-told-by = { $who }: { $label }
replay-percent = { NUMBER($share, style: "percent") }
replay-chance-for = { NUMBER($chance, style: "percent") } für { $name }
replay-moves = Züge
replay-no-moves = Noch keine Züge.
replay-turns = Wendepunkte
replay-turns-none = Eine ruhige Partie. Kein einzelner Zug hat sie entschieden.
replay-judging = Partie wird analysiert: { NUMBER($share, style: "percent") }
replay-judged-part = Der Rest der Partie ließ sich nicht analysieren.
replay-turn-mistake = Fehler von { $name }
replay-turn-strong = Starker Zug von { $name }
replay-turn-luck = Würfelglück für { $name }
replay-turn-bad-luck = Würfelpech für { $name }
replay-turn-change = { NUMBER($before, style: "percent") } → { NUMBER($after, style: "percent") }
replay-better = Besseren Zug zeigen
replay-better-told = Besser: { $better } ({ NUMBER($chance, style: "percent") } Gewinnchance). Gespielt: { $played } ({ NUMBER($after, style: "percent") }).
replay-better-certain = Das ist bewiesen.
replay-better-then = Dann: { $line }
replay-luck = Würfelglück
replay-luck-about = Was die Würfe jedes Spielers gebracht haben, verglichen mit durchschnittlichen Würfen, in Hundertsteln der Gewinnchance.
replay-luck-points = { $points } Punkte
replay-play-on = Von hier weiterspielen
replay-play-on-others = Die anderen
replay-play-on-bots = Bots
replay-play-on-link = Freunde, per Link
replay-play-on-here = An diesem Gerät
replay-play-on-seat = Du spielst
replay-play-on-start = Ab dieser Stellung spielen
replay-play-on-over = Hier ist die Partie zu Ende. Geh einen Zug zurück, um weiterzuspielen.
replay-turns-more = { $count ->
    [one] Und ein kleinerer Wendepunkt.
   *[other] Und { $count } kleinere Wendepunkte.
}
replay-not-over = Noch nicht zu Ende
replay-draw = Unentschieden
replay-won = { $count ->
    [one] { AND($names) } hat gewonnen
   *[other] { AND($names) } haben gewonnen
}
replay-won-by-resignation = { $count ->
    [one] { AND($names) } hat durch Aufgabe gewonnen
   *[other] { AND($names) } haben durch Aufgabe gewonnen
}
replay-won-on-time = { $count ->
    [one] { AND($names) } hat auf Zeit gewonnen
   *[other] { AND($names) } haben auf Zeit gewonnen
}
replay-solved = { $name } hat es geschafft
replay-not-solved = Diesmal nicht gelöst
replay-dice = Würfel
replay-dice-outcome = Wurf
replay-dice-fair = Der kleine Strich zeigt, was faire Würfel im Mittel ergeben.
replay-dice-expected = Faire Würfel ergeben im Mittel { NUMBER($expected, maximumFractionDigits: 1) }.
replay-check = Würfel prüfen
replay-check-right = Die Würfel waren fair: Niemand hat sie ausgesucht.
replay-check-open = An den Würfeln ist nichts falsch, aber nicht alles lässt sich beweisen.
replay-check-own-dice = Das sind die Festlegungen, die dieser Browser gesehen hat, bevor er seinen Seed gezeigt hat; niemand sonst hat also einen Wurf ausgesucht.
replay-check-other-dice = Das sind nicht die Festlegungen, die dieser Browser gesehen hat, bevor er seinen Seed gezeigt hat.
replay-check-wrong = Diese Aufzeichnung passt nicht zu dem, was versprochen wurde.
replay-keep = Teilen und speichern
replay-copy-link = Link zu diesem Zug kopieren
replay-copied = Link zu Zug { $ply } kopiert.
replay-in-address-bar = Dein Browser erlaubt kein Kopieren. Der Link steht in der Adresszeile.
replay-save-record = Aufzeichnung speichern
replay-save-picture = Diese Stellung als Bild speichern
replay-save-film = Die Partie als Animation speichern
replay-filming = Die Partie wird gezeichnet …
replay-filmed = Die Animation ist fertig.
replay-stop-film = Abbrechen
replay-open-title = Eine Partie aus einer Datei ansehen
replay-open-text = Wähle eine gespeicherte Partie oder zieh sie hierher: die .json-Datei, die du nach der Partie gesichert hast, oder eine .pgn-Datei.
replay-choose-file = Datei wählen
replay-too-large = { $name } ist zu groß für eine Partie. Wähle eine andere Datei.
replay-no-record = { $name } ist keine Aufzeichnung einer Partie. Aufzeichnungen sind .json- oder .pgn-Dateien, die hier oder vom Befehl rookery gespeichert wurden.
replay-refused = { $name } lässt sich nicht zeigen: { $reason }.

## Ein Spiel lernen

learn-title = { $game } lernen
learn-none = Für dieses Spiel gibt es noch keine Lektionen. Seine Regeln findest du auf der Startseite
learn-step-of = Schritt { $step } von { $steps }
learn-next = Weiter
learn-finish = Fertig
learn-back = Zurück
learn-skip = Schritt überspringen
learn-show = Zeig es mir
learn-not-this = Nicht dieser Zug. Versuch es noch einmal.
learn-shown = So geht’s: { $move }.
learn-done = Gut gemacht. Weiter geht es mit „Weiter“.
learn-over = Alle Schritte geschafft
learn-knows = Du kennst die Regeln
learn-end = Ende der Lektionen
learn-skipped = { $steps ->
    [one] Du hast 1 Schritt übersprungen. Komm jederzeit zurück.
   *[other] Du hast { $steps } Schritte übersprungen. Komm jederzeit zurück.
}
learn-play-first = Spiel eine erste Partie gegen einen Bot, der leicht zu schlagen ist.
learn-play = Gegen { $level } spielen
learn-again = Noch einmal von vorn
learn-rules = Regelheft lesen

## Klassen

class-join-title = Zu einer Klasse
class-join-go = Mitspielen
class-code = Code der Klasse
class-code-help = Sechs Buchstaben und Ziffern. Deine Lehrerin oder dein Lehrer zeigt ihn dir.
class-lost = Der Server antwortet nicht. Versuch es noch einmal.
class-home = Startseite
class-seated = Du sitzt an Tisch { $table }.
class-table-go = Zu Tisch { $table }
class-lessons-go = Eure Lektionen
class-open-title = Mit einer Klasse spielen
class-open-about = Öffne viele Tische auf einmal. Die Kinder kommen mit einem Code und spielen mit denen, die warten.
class-open-go = Klasse eröffnen
class-game = Spiel
class-players = Plätze an einem Tisch
class-size = Wie viele seid ihr?
class-by-pupils = Kinder
class-by-tables = Tische
class-count = Anzahl
class-bots = Wer übrig bleibt, spielt mit einem Bot
class-bots-help = Er nimmt die Plätze, die am letzten Tisch frei bleiben.
class-level = Stärke des Bots
class-more = Uhr und Optionen
class-clock = Uhr
class-no-clock = Keine
class-title = Deine Klasse
class-how = Die Kinder öffnen { $address } und tippen diesen Code ein:
class-qr = QR-Code der Seite, auf der die Kinder beitreten
class-until = Gilt bis { $time }
class-close = Code schließen
class-closed = Geschlossen
class-closed-about = Niemand kann mehr beitreten. Die Partien gehen weiter.
class-teacher-link = Link der Lehrkraft kopieren
class-copied = Link kopiert. Wer ihn hat, kann diese Klasse leiten.
class-round = { $game }, Runde { $round }
class-next-round = Nächste Runde
class-next-round-sure = Einige Partien laufen noch. Beenden und die nächste Runde beginnen?
class-table = Tisch { $table }
class-watch = Zuschauen
class-fill = Bots dazusetzen
class-end = Partie beenden
class-end-sure = Die Partie an Tisch { $table } beenden? Niemand gewinnt sie.
class-puzzles-go = Eure Rätsel
class-lessons = Eigene Lektionen und Rätsel
class-lessons-about = Eine Datei mit Stellungen und Fragen. Sie wird geprüft, bevor die Kinder sie sehen. Die Anleitung „Write a lesson“ erklärt das Format.
class-lessons-now = Deine Klasse sieht: { $title }
class-steps = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
class-puzzles = { $puzzles ->
    [one] 1 Rätsel
   *[other] { $puzzles } Rätsel
}
class-lessons-choose = Datei wählen
class-lessons-try = Lektionen ausprobieren
class-puzzles-try = Rätsel ausprobieren
class-lessons-remove = Entfernen

## Rätsel

puzzle-title = Rätsel: { $game }
puzzle-none = Ein solches Rätsel gibt es nicht. Schau dir die Rätsel von heute an
puzzle-today = Rätsel von heute
puzzle-same = { $date }. Alle bekommen dieselben.
puzzle-number = Rätsel { $number }
puzzle-which = Rätsel { $number }, { $level }
puzzle-of = Rätsel vom { $date }, { $level }
puzzle-deal-of = Solitär vom { $date }, { $level }
puzzle-easy = leicht
puzzle-medium = mittel
puzzle-hard = schwer
puzzle-you = Du spielst { $who }.
puzzle-found = { $found } von { $moves } Zügen gefunden
puzzle-try = Rätsel lösen
puzzle-try-deal = Solitär spielen
puzzle-look-again = Noch einmal ansehen
puzzle-open = Das heutige Rätsel von { $game } lösen
puzzle-open-deal = Das heutige Solitär von { $game } spielen
puzzle-again = Noch einmal
puzzle-back = Zurücknehmen
puzzle-hint = Tipp
puzzle-show = Zeig’s mir
puzzle-look = Schau auf das, was auf dem Brett leuchtet.
puzzle-shown = So: { $move }.
puzzle-not-this = Dieser nicht.
puzzle-take-back = Mit „Noch einmal“ geht es zurück.
puzzle-over = Dieses Rätsel ist vorbei.
puzzle-result = { $wrong ->
    [0] Kein falscher Versuch
    [one] Ein falscher Versuch
   *[other] { $wrong } falsche Versuche
}, { $hints ->
    [0] kein Tipp
    [one] ein Tipp
   *[other] { $hints } Tipps
}
puzzle-streak = { $days ->
    [one] Heute gelöst
   *[other] { $days } Tage in Folge
}
puzzle-share = Teilen
puzzle-copied = Ergebnis kopiert
puzzle-next = Nächstes Rätsel
puzzle-others = Rätsel von heute
puzzle-class = Zurück zu deiner Klasse
puzzle-all = Alle Rätsel ({ $solved } von { $puzzles } gelöst)
puzzle-deals = Solitär, { $level }
puzzle-solved-number = Rätsel { $number }, gelöst
