### foretell loadtest

commands-loadtest = Spielt mit vielen simulierten Personen gegen einen Server und gibt aus, wie lange Züge dauern. Ohne --url wird auf diesem Rechner einer gestartet und danach beendet.
    .short = misst einen Server unter Last
loadtest-option-people = Anzahl simulierter Personen, 3 bis 6 je Tisch (Standard: 200).
loadtest-option-tables = Anzahl der Tische; alle Arten der Ansage wechseln sich ab (Standard: 50).
loadtest-option-seconds = Sekunden, die gemessen werden; beim Standardtempo dauert ein Spiel etwa eine halbe Minute (Standard: 60).
loadtest-option-warm-up = Sekunden, die vor der Messung gespielt wird (Standard: 5).
loadtest-option-rate = Züge je Sekunde insgesamt, fällig, ob der Server mitkommt oder nicht; 0 für so viele, wie der Server schafft (Standard: 1000).
loadtest-option-spectators = Anzahl fremder Zuschauer an den Tischen (Standard: 0).
loadtest-option-idle-sockets = Davor so viele Verbindungen, die nichts tun, um zu sehen, wie viel Speicher jede braucht; keine ohne Angabe.
loadtest-option-url = Ein Server, der schon läuft, etwa http://127.0.0.1:8000. Er soll viele Nachrichten annehmen: --frames 1000000.
loadtest-option-store = Wo der gestartete Server seine Tische aufbewahrt; ohne Angabe in einer Datei, die danach gelöscht wird.
loadtest-option-json = Die Zahlen als eine Zeile JSON; Zeiten in Millisekunden.
loadtest-moves = { $people ->
    [one] 1 Person
   *[other] { $people } Personen
} an { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tischen
} machten { $moves } Züge in { $seconds } Sekunden: { $rate } je Sekunde. { $games ->
    [one] Ein Spiel kam zu seinem Ende.
   *[other] { $games } Spiele kamen zu ihrem Ende.
}
loadtest-owed = { $owed } von { $due } fälligen Zügen waren am Ende nicht gemacht.
loadtest-unpaced = Ohne Tempo war kein Zug zu einer bestimmten Zeit fällig: Antwortzeiten gibt es nicht.
loadtest-p50 = p50
loadtest-p99 = p99
loadtest-p999 = p99,9
loadtest-most = höchstens
loadtest-ms = { $ms } ms
loadtest-response = Antwortzeit: vom Fälligwerden eines Zuges, bis der letzte Platz ihn hat
loadtest-seen = Bedienzeit: vom Senden eines Zuges, bis der letzte Platz ihn hat
loadtest-answered = Bedienzeit: vom Senden eines Zuges bis zur Bestätigung
loadtest-line = { $title }: p50 { $p50 } ms, p99 { $p99 } ms, p99,9 { $p999 } ms, höchstens { $most } ms
loadtest-memory = Der Server belegt { $megabytes } MB Speicher.
loadtest-memory-unknown = Wie viel Speicher der Server belegt, ist hier nicht bekannt.
loadtest-idle = Jede der { $sockets } ruhenden Verbindungen braucht davon { $kilobytes } kB.
loadtest-cpu = Der Server brauchte { $ms } ms Prozessorzeit je Zug.
loadtest-load = Auslastung dieses Rechners (load average, { $cores } Prozessoren): { $before } vorher, { $after } nachher.
loadtest-reconnects = Abgerissene und wieder geöffnete Verbindungen: { $times }
loadtest-refused = { $times }-mal abgelehnt: { $code }
loadtest-error = { $times }-mal schiefgegangen: { $kind }
client-refused = Der Server hat abgelehnt: { $reason } (HTTP { $status }).
client-no-socket = Der Server hat keine Verbindung zum Spielen geöffnet: { $reason }
client-server-ended = Der Server, der gemessen werden sollte, ist nicht gestartet. Er sagte: { $said }
