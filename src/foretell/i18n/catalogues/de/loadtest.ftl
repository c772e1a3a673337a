### foretell loadtest

commands-loadtest = Mit vielen simulierten Personen gegen einen Server spielen und ausgeben, wie lange Züge dauern. Ohne --url wird ein Server auf diesem Rechner gestartet und danach beendet.
    .short = einen Server unter Last messen
loadtest-option-people = Zahl der simulierten Personen, 3 bis 6 je Tisch (Standard: 200).
loadtest-option-tables = Zahl der Tische; alle Arten des Ansagens wechseln sich ab (Standard: 50).
loadtest-option-seconds = Dauer der Messung in Sekunden; beim Standardtempo dauert ein Spiel etwa eine halbe Minute (Standard: 60).
loadtest-option-warm-up = Sekunden, die vor der Messung schon gespielt wird (Standard: 5).
loadtest-option-rate = Züge je Sekunde insgesamt, fällig unabhängig davon, ob der Server mitkommt; 0 für so viele, wie der Server schafft (Standard: 1000).
loadtest-option-spectators = Zahl fremder Zuschauer an den Tischen (Standard: 0).
loadtest-option-idle-sockets = Zuvor so viele untätige Verbindungen öffnen und messen, wie viel Arbeitsspeicher jede braucht (Standard: keine).
loadtest-option-url = Ein Server, der schon läuft, etwa http://127.0.0.1:8000. Starte ihn so, dass er viele Nachrichten annimmt: --frames 1000000.
loadtest-option-store = Wo der gestartete Server seine Tische speichert (Standard: eine Datei, die danach gelöscht wird).
loadtest-option-json = Die Zahlen als eine Zeile JSON ausgeben; Zeiten in Millisekunden.
loadtest-moves = { $people ->
    [one] 1 Person
   *[other] { $people } Personen
} an { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tischen
}; Züge in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}: { $moves }, das sind { $rate } je Sekunde. { $games ->
    [0] Kein Spiel wurde zu Ende gespielt.
    [one] Ein Spiel wurde zu Ende gespielt.
   *[other] { $games } Spiele wurden zu Ende gespielt.
}
loadtest-owed = Am Ende fehlten von { $due } fälligen Zügen noch { $owed }.
loadtest-unpaced = Ohne Tempo war kein Zug zu einer bestimmten Zeit fällig: Antwortzeiten gibt es nicht.
loadtest-p50 = p50
loadtest-p99 = p99
loadtest-p999 = p99,9
loadtest-most = höchstens
loadtest-ms = { $ms } ms
loadtest-response = Antwortzeit: von der Fälligkeit eines Zuges, bis der letzte Platz ihn hat
loadtest-seen = Bedienzeit: vom Senden eines Zuges, bis der letzte Platz ihn hat
loadtest-answered = Bedienzeit: vom Senden eines Zuges bis zur Bestätigung
loadtest-line = { $title }: p50 { $p50 } ms, p99 { $p99 } ms, p99,9 { $p999 } ms, höchstens { $most } ms
loadtest-memory = Der Server belegt { $megabytes } MB Arbeitsspeicher.
loadtest-memory-unknown = Wie viel Arbeitsspeicher der Server belegt, lässt sich hier nicht feststellen.
loadtest-idle = Jede der { $sockets } ruhenden Verbindungen braucht davon { $kilobytes } kB.
loadtest-cpu = Der Server brauchte { $ms } ms Prozessorzeit je Zug.
loadtest-load = Auslastung dieses Rechners (load average, { $cores } Prozessoren): { $before } vorher, { $after } nachher.
loadtest-reconnects = Abgerissene und wieder geöffnete Verbindungen: { $times }
loadtest-refused = Abgelehnt mit { $code }: { $times }-mal
loadtest-error = Fehler { $kind }: { $times }-mal
client-refused = Der Server hat abgelehnt: { $reason } (HTTP { $status }).
client-no-socket = Der Server hat keine Verbindung zum Spielen geöffnet: { $reason }
client-server-ended = Der Server, der gemessen werden sollte, ist nicht gestartet. Seine Meldung: { $said }
