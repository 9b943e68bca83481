# Was Umgebungen sagen: was fehlt, was ein Reset nicht kennt, was kein Schritt ist.

missing-library = { $library } ist nicht installiert; pip install 'rookery-games[{ $extra }]' holt es
no-reset-option = eine Reset-Option { $name } gibt es nicht{ $near }; die Reset-Optionen sind { $names }
over-at-reset = in dieser Stellung ist die Partie vorbei; gib eine an, in der noch jemand ziehen kann
takes-a-render-mode = { OR($names) } oder None
no-render-mode = es ist kein Render-Modus gewählt; leg die Umgebung mit render_mode { OR($names) } an
takes-an-agent-seat = ein Platz von 0 bis { $last } oder alternate
takes-opponents =
    { $others ->
        [one] eine Stufe oder eine Liste mit 1 Stufe
       *[other] eine Stufe oder eine Liste mit { $others } Stufen, eine für jeden anderen Platz
    }
illegal-action = die Partie ist verloren: { $problem }
not-an-action = { $action } ist keine Aktion; Aktionen sind ganze Zahlen von 0 bis { $last }
step-after-end = die Partie ist vorbei; vor dem nächsten Schritt muss die Umgebung zurückgesetzt werden
no-such-lot = { $action } kann hier nicht gewürfelt oder gezogen werden; möglich sind { $legal }
options-of-a-game = ein Spiel hat seine Spieler und Optionen schon; gib sie nur zusammen mit dem Schlüssel eines Spiels an
