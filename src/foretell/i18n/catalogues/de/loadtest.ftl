### foretell loadtest

commands-loadtest = Spielt mit vielen simulierten Personen gegen einen Server und sagt, wie schnell er ist. Ohne --url wird auf diesem Rechner einer gestartet und danach beendet.
    .short = misst einen Server unter Last
loadtest-option-people = Wie viele simulierte Personen insgesamt, 3 bis 6 an jedem Tisch; 200 ohne Angabe.
loadtest-option-tables = An wie vielen Tischen sie spielen; 50 ohne Angabe.
loadtest-option-seconds = Wie viele Sekunden sie spielen; 10 ohne Angabe.
loadtest-option-rate = Züge je Sekunde insgesamt; 1000 ohne Angabe, 0 für so viele, wie der Server schafft.
loadtest-option-idle-sockets = Davor so viele Verbindungen, die nichts tun, um zu sehen, wie viel Speicher jede braucht; keine ohne Angabe.
loadtest-option-url = Ein Server, der schon läuft, etwa http://127.0.0.1:8000. Er soll viele Nachrichten annehmen: --frames 1000000.
loadtest-option-store = Wo der gestartete Server seine Tische aufbewahrt; ohne Angabe in einer Datei, die danach gelöscht wird.
loadtest-option-json = Die Zahlen als eine Zeile JSON; Zeiten in Millisekunden.
loadtest-moves = { $people } Personen an { $tables } Tischen machten { $moves } Züge in { $seconds } Sekunden: { $rate } je Sekunde. { $games ->
    [one] Ein Spiel kam zu seinem Ende.
   *[other] { $games } Spiele kamen zu ihrem Ende.
}
loadtest-p50 = p50
loadtest-p99 = p99
loadtest-p999 = p99,9
loadtest-most = höchstens
loadtest-ms = { $ms } ms
loadtest-seen = Von einem Zug bis zum letzten Platz, der davon erfährt
loadtest-answered = Von einem Zug bis zu seiner Antwort
loadtest-line = { $title }: p50 { $p50 } ms, p99 { $p99 } ms, p99,9 { $p999 } ms, höchstens { $most } ms
loadtest-memory = Der Server belegt { $megabytes } MB Speicher.
loadtest-memory-unknown = Wie viel Speicher der Server belegt, ist hier nicht bekannt.
loadtest-idle = Jede der { $sockets } ruhenden Verbindungen braucht davon { $kilobytes } kB.
loadtest-refused = { $times }-mal abgelehnt: { $code }
loadtest-error = { $times }-mal schiefgegangen: { $kind }
client-refused = Der Server hat abgelehnt: { $reason } (HTTP { $status }).
client-no-socket = Der Server hat keine Verbindung zum Spielen geöffnet: { $reason }
client-server-ended = Der Server, der gemessen werden sollte, ist nicht gestartet. Er sagte: { $said }
